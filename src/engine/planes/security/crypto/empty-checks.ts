/** Functions that check a certificate, a host name or a token, and say yes to all: over several lines, in Java, Kotlin, Scala, C# and Dart. */
import type { RawFinding, RuleContext } from '../../../model.js';
import { joinAddedText } from '../added-text.js';
import { isInService } from '../weaknesses/weaknesses.js';

/** Which functions, and what a finding says of them. */
export interface EmptyCheck {
  /** What the whole function looks like. Global. */
  readonly pattern: RegExp;
  /** What a line must say before the text is searched. */
  readonly signs: RegExp;
  /** What the change takes away where it puts one such function in place of another. */
  readonly before: RegExp;
  /** A function of this name counts only in a file that says `of`, where the whole file is known. */
  readonly member?: { readonly name: RegExp; readonly of: RegExp };
  readonly title: string;
  readonly advice: string;
}

/** Finds such functions in the added lines. One finding a file. */
export function findEmptyChecks(
  { change }: RuleContext,
  { pattern, signs, before, member, title, advice }: EmptyCheck,
): readonly RawFinding[] {
  return change.files.filter(isInService).flatMap((one) => {
    if (!one.added.some(({ text }) => signs.test(text))) return [];
    if (one.removed.some(({ text }) => before.test(text))) return [];
    const added = joinAddedText(one);
    const whole = one.file.new_text;
    const isOther = (found: string) =>
      member !== undefined && whole !== null && member.name.test(found) && !member.of.test(whole);
    const places = [...added.text.matchAll(pattern)]
      .filter(({ 0: found }) => !isOther(found))
      .map(({ 0: { length }, index }) => ({
        first: added.lineAt(index),
        last: added.lineAt(index + length - 1),
      }));
    const [place, ...others] = places;
    if (place === undefined) return [];
    const { first, last } = place;
    const also =
      others.length === 0 ? '' : ` So do those on line ${others.map((other) => other.first.number).join(', ')}.`;
    return [
      {
        file: one.file.path,
        first: first.number,
        last: last.number,
        title,
        rationale: `This check does nothing or always says yes: “${first.text.trim().slice(0, 160)}”.${also} ${advice}`,
        anchor: first.text.trim(),
      },
    ];
  });
}
