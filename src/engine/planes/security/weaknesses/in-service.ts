/** Which files run where people depend on them, and which are for tests. */
import type { FileChange } from '../../../model.js';
import { isProse } from '../../prose.js';

/** What runs somewhere or controls what runs, whatever its folder and name say. */
export const isRunnable = (change: FileChange): boolean => !isProse(change);

/** Code and settings that run where people depend on them. Tests let guards down all the time, on their own machine. */
export const isInService = (change: FileChange): boolean => isRunnable(change) && !isForTests(change);

/** Tests let guards down all the time, on their own machine: there it is only information. */
export function isForTests(change: FileChange): boolean {
  return change.class === 'test' || FOR_TESTS.test(change.file.path);
}

/** Paths of tests, examples and tools of developers that are classified as code. */
const FOR_TESTS = /(?:^|\/)(?:tests?|testing|testdata|fixtures|mocks?|examples?|samples?|demos?)(?:\/|\.\w{1,5}$)/iu;
