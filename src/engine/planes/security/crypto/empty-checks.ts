/** Functions that check a certificate, a host name or a token, and say yes to all: over several lines, in Java, Kotlin, Scala, C# and Dart. */
import type { RawFinding, RuleContext } from '../../../model.js';
import { measureIndent } from '../../../text/line-shape.js';
import { joinAddedText } from '../added-text.js';
import { isInService } from '../weaknesses/in-service.js';
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
  readonly members?: readonly { readonly name: RegExp; readonly of: RegExp }[];
  /** Finds where a text hands such a function on. */
  readonly handed?: (text: string) => readonly { readonly index: number; readonly end: number }[];
  readonly title: string;
  readonly advice: string;
}

/** So many places are named. */
const MAX_LISTED = 100;

/** Finds such functions in the added lines. One finding a file. */
export function findEmptyChecks(
  { change }: RuleContext,
  { pattern, judged = [], signs, before, members = [], handed, title, advice }: EmptyCheck,
): readonly RawFinding[] {
  return change.files.filter(isInService).flatMap((one) => {
    if (!one.added.some(({ text }) => signs.test(text))) return [];
    if (one.removed.some(({ text }) => before.test(text))) return [];
    const added = joinAddedText(one);
    const whole = one.file.new_text;
    const lines = members.length === 0 || whole === null ? [] : whole.split('\n');
    const isOther = (found: string, index: number) => {
      const member = members.find(({ name }) => name.test(found));
      if (member === undefined) return false;
      // What overrides says so: https://kotlinlang.org/docs/inheritance.html#overriding-methods
      if (one.language === 'Kotlin' && /\bfun\s{1,4}$/u.test(added.text.slice(Math.max(0, index - 40), index)))
        return !/\boverride\b[^;{}\n]{0,60}\bfun\s{1,4}$/u.test(added.text.slice(Math.max(0, index - 100), index));
      return whole !== null && (!member.of.test(whole) || isMemberOfOther(lines, added.lineAt(index).number));
    };
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
      .filter(({ found, index }) => !isOther(found, index))
      .toSorted((a, b) => a.index - b.index)
      .map(({ index, end }) => ({ first: added.lineAt(index), last: added.lineAt(end - 1) }));
    const used = (handed?.(added.text) ?? []).map(({ index }) => added.lineAt(index));
    const [place = used.map((line) => ({ first: line, last: line }))[0], ...others] = places;
    if (place === undefined) return [];
    const { first, last } = place;
    const also = others.length === 0 ? '' : ` The same: line ${others.map((other) => other.first.number).join(', ')}.`;
    const given = [...new Set(used.map(({ number }) => number))].filter((number) => number !== first.number);
    const on = given.length === 0 ? '' : ` It is handed on by line ${given.slice(0, MAX_LISTED).join(', ')}.`;
    return [
      {
        file: one.file.path,
        first: first.number,
        last: last.number,
        title,
        rationale: `This check does nothing or always says yes: “${first.text.trim().slice(0, 160)}”.${also}${on} ${advice}`,
        anchor: first.text.trim(),
      },
    ];
  });
}

/** The head of a class, or of an object that is made in place: group 1 is what stands behind its name. */
const CLASS =
  /^\s{0,80}(?:(?:\w{1,20}|@\w{1,60})\s){0,6}class\s\w{1,80}(.{0,400})|\bobject\b|\bnew\s|\b(?:interface|trait)\s/u;
/** Lines above a function that are looked at. */
const MOST_LINES = 400;

/** Returns true if the class around a line has no base: then its functions are its own. Only heads on one line are read. */
function isMemberOfOther(lines: readonly string[], number: number): boolean {
  const depth = measureIndent(lines[number - 1] ?? '');
  for (let at = number - 2; at >= 0 && at >= number - MOST_LINES; at -= 1) {
    const text = lines[at] ?? '';
    if (!/\w/u.test(text) || measureIndent(text) >= depth) continue;
    const found = CLASS.exec(text);
    if (found !== null)
      return (
        found[1] !== undefined &&
        /\{\s{0,4}$/u.test(text) &&
        !/:|\b(?:extends|implements|with)\b/u.test(found[1].replace(/\([^()]{0,300}\)/u, ''))
      );
  }
  return false;
}
