/** A workflow with one job. */
import { lines } from '../cases.js';

export const CI = '.github/workflows/ci.yml';

/** The workflow with these steps. */
export const job = (...steps: readonly string[]) =>
  lines('on:', '  pull_request:', 'jobs:', '  test:', '    runs-on: ubuntu-latest', '    steps:', ...steps);

/** A step that all of them have. */
export const BASE = '      - run: make';
