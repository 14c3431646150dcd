/** Functions that check a certificate, a host name or a token, and say yes to all: over several lines, in Java, Kotlin, Scala, C# and Dart. */
import type { RawFinding, RuleContext } from '../../../model.js';
import { joinAddedText } from '../added-text.js';
import { isInService } from '../weaknesses/weaknesses.js';
import { type CheckBody, readCheckBody } from './check-bodies.js';

/** Which functions, and what a finding says of them. */
export interface EmptyCheck {
  /** What the whole function looks like. Global. */
  readonly pattern: RegExp;
  /** What the heads of other functions look like up to the end of their parameters, and how their bodies are judged. */
  readonly judged?: readonly { readonly head: RegExp; readonly accepts: (body: CheckBody) => boolean }[];
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
  { pattern, judged = [], signs, before, member, title, advice }: EmptyCheck,
): readonly RawFinding[] {
  return change.files.filter(isInService).flatMap((one) => {
    if (!one.added.some(({ text }) => signs.test(text))) return [];
    if (one.removed.some(({ text }) => before.test(text))) return [];
    const added = joinAddedText(one);
    const whole = one.file.new_text;
    const isOther = (found: string) =>
      member !== undefined && whole !== null && member.name.test(found) && !member.of.test(whole);
    const alike = [...added.text.matchAll(pattern)].map(({ 0: found, index }) => ({
      found,
      index,
      end: index + found.length,
    }));
    const bodies = judged.flatMap(({ head, accepts }) =>
      [...added.text.matchAll(head)].flatMap(({ 0: found, index }) => {
        const body = readCheckBody(added.text, index + found.length);
        return body !== null && accepts(body) ? [{ found, index, end: body.end }] : [];
      }),
    );
    const places = [
      ...alike,
      ...bodies.filter(({ index }) => !alike.some((one) => index >= one.index && index < one.end)),
    ]
      .filter(({ found }) => !isOther(found))
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, end }) => ({ first: added.lineAt(index), last: added.lineAt(end - 1) }));
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
