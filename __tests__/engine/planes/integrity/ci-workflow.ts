/** A workflow that tests pull requests. */
import { lines } from '../cases.js';

export const CI = '.github/workflows/ci.yml';

/** Its text with more steps. */
export const flow = (...rest: readonly string[]) =>
  lines(
    'on:',
    '  pull_request:',
    '  push:',
    'permissions:',
    '  contents: read',
    'jobs:',
    '  test:',
    '    steps:',
    '      - run: npm ci',
    ...rest,
  );

/** It runs the tests. */
export const BASE = flow('      - run: npm test');
