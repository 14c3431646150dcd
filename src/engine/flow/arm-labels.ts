/** Arms of a choice among several that a name enters with nothing but texts that are written there. */
import type { Arm, Expression } from './steps.js';

/** Other values are compared loosely in some languages. */
const TEXT = /^(?:"[^"\\$#{]*"|'[^'\\$#{]*')$/u;

/** Returns true if an arm is for texts that are written there, and the name is what is asked about. */
export function isForTexts(subject: Expression | null, arm: Arm | undefined, name: string): boolean {
  if (subject === null || arm === undefined || arm.rest || arm.labels === null) return false;
  return subject.text.trim().replace(/^\(\s*|\s*\)$/gu, '') === name && arm.labels.every((label) => TEXT.test(label));
}

/** Returns true if that holds for an arm and for all that go on into it, and none of these does anything. */
export function isEnteredByTexts(subject: Expression | null, arms: readonly Arm[], at: number, name: string): boolean {
  if (!isForTexts(subject, arms[at], name)) return false;
  for (let before = at - 1; arms[before]?.falls === true; before -= 1)
    if (arms[before]?.steps.length !== 0 || !isForTexts(subject, arms[before], name)) return false;
  return true;
}
