/** Which files the base has as tests. */
import { findTestReason } from '../change/tests.js';
import type { FileChange } from '../model.js';

/**
 * Returns whether the base has a file as a test, by its name and text there. A new file is none, whatever it is called:
 * its author has chosen the name.
 */
export function wasTest({ file, language }: FileChange): boolean {
  if (file.status === 'added' || file.status === 'copied') return false;
  return findTestReason(file.old_path ?? file.path, language !== null, file.old_text ?? '') !== null;
}
