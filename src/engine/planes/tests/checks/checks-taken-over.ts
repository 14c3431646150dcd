/** Assertions that go because something else in the same file makes them from now on. */
import type { FileChange } from '../../../model.js';
import { REACH } from '../../../text/reach.js';

/**
 * Frames that check at the end of a test what was checked by a call before. Sources: Mockito's `Strictness.STRICT_STUBS` and its
 * runner and extension fail on stubs that are not used; mocks of mockery that are made with `t` assert their expectations
 * when the test ends; `MockeryPHPUnitIntegration` closes and verifies Mockery's container.
 */
const FRAMES: readonly { readonly gone: RegExp; readonly by: RegExp }[] = [
  {
    gone: /\b(?:verify(?:All)?|verifyNoMoreInteractions)\s*\(/u,
    by: /\bSTRICT_STUBS\b|\bStrictStubs\b|\bMockitoExtension\b|\bMockitoJUnitRunner\b/u,
  },
  { gone: /\.AssertExpectations\(/u, by: /\.?New\w{0,80}\(\s*t\s*[,)]/u },
  { gone: /\bMockery::close\(|\bmockery_verify\(/u, by: /\bMockeryPHPUnitIntegration\b/u },
];

/** Returns a function that tells whether a removed assertion of the file is made by what the change adds to the file. */
export function createTakenOverTest({ added }: FileChange): (text: string) => boolean {
  const active = FRAMES.filter(({ by }) => added.some(({ text }) => by.test(text.slice(0, REACH.line))));
  return (text) => active.some(({ gone }) => gone.test(text.slice(0, REACH.line)));
}

/**
 * Returns true if a line added in place of an assertion calls a function by the name of the value that was expected:
 * `assert_eq!(task["status"], "failed")` and then `task.failed()`.
 */
export function isCalledByValue(text: string, added: FileChange['added']): boolean {
  const values = [...text.slice(0, REACH.line).matchAll(/["'`]([A-Za-z_]{4,40})["'`]/gu)].flatMap(
    ([, one]) => one ?? [],
  );
  return values.some((value) => added.some((line) => line.text.slice(0, REACH.line).includes(`.${value}(`)));
}
