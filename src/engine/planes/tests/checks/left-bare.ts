/** Tests that stay and check nothing any more. */
import type { FileChange, RuleContext } from '../../../model.js';
import { findLastAround } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';
import { ASSERTION, type Family } from '../vocabulary.js';
import { CHECKING_CALL } from './checks.js';

/** Words that stand wherever a test can fail without a call that is known. A test that has one is not judged. */
const MAY_FAIL = /\b(?:raises?|throws?|fail\w*|panic|reject\w*|unwrap|done|todo|skip\w*|pending)\b|\?;|\?$/iu;

/**
 * Returns a function that gives the name of the test around a line of the new side, if that test is left without a line that
 * checks or may check anything. Null where the tree or the whole text is not there.
 */
export function createBareTest(
  { syntax }: RuleContext,
  { file, language }: FileChange,
  family: Family,
): (line: number) => string | null {
  const cases = syntax.get(file.path)?.after?.cases.filter(({ suite }) => !suite) ?? [];
  const texts = file.new_text?.split('\n') ?? null;
  const pattern = ASSERTION[family];
  return (line) => {
    const around = findLastAround([line], cases).get(line);
    // Shells check by every command.
    if (around === undefined || texts === null || language === 'Shell') return null;
    const body = texts.slice(around.first, around.last).map((text) => text.slice(0, REACH.line));
    const checks = body.some((text) => pattern?.test(text) === true || CHECKING_CALL.test(text) || MAY_FAIL.test(text));
    return checks ? null : around.name;
  };
}
