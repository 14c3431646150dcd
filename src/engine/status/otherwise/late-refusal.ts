/** A refusal that comes after what it should prevent. */
import { listHeads, type SourceLine } from '../../change/source.js';
import { type Asked, listBefore, listNames, placeOf, quote } from './asked.js';
import { GOES_ON, IF, LEFT_OUT, REFUSED, REFUSES } from './refusals.js';

/** A call that leaves something behind, as a statement. */
const ACTS =
  /^(?:await\s+|yield\s+)?(?<what>[\w$@>.?!:-]*?(?:\.|->|::))(?<verb>save|insert|upsert|persist|publish|emit|send|enqueue|dispatch|notify|charge|delete|destroy|remove|create|update|store|commit)\w*[!?]?\s?\(/iu;
/** A part of an object, or of a type, is given more. */
const FILLS =
  /^(?<what>(?:[$@]?\w+(?:\.|->))+\w+|@\w+)(?:\s?=\s?append\(|\s?(?:\.|->)(?:push|append|add|put|insert|Add|Insert|Enqueue|add_last|push_back)\w*\(|\s?<<\s|\[\]\s?=)/u;
/** What these did is not told by what they were given. */
const SENDS = /^(?:send|publish|emit|enqueue|dispatch|notify|charge)$/iu;
const SPAN = /`[^`]*`/gu;
const QUIET =
  /\b(?:log(?:ger)?|console|hash|hmac|digest|cipher|sha\w*|errors?|warnings?|metrics|stats|span|trace|progress|spinner|cy|page)\b|[eE]xpired|Listener/u;
/** A line that gives names what it works out. */
const GIVES = /^(?:const|let|var|val|final|auto)?\s*(?<names>[\w$, {}[\]]{1,80}?)\s*:?=(?![=>])/u;
const CONSTRUCTS = /\b(?:constructor|__init__|initialize|init)\b/u;
const COUNTS = /\b(?:length|size|count|len)\b/iu;

/** Finds an added refusal that stands behind a statement of its own block which it should have prevented. */
export function findLateRefusal(asked: Asked): string | null {
  const { source, lines, text } = asked;
  const isLeftOut = LEFT_OUT.test(text);
  if (!isLeftOut && !REFUSED.test(text)) return null;
  // What it says beside names: "throws after it has sent" asks for that order.
  const said = text.replaceAll(SPAN, ' ');
  const refuses = (code: string) => REFUSES.test(code) || (isLeftOut && GOES_ON.test(code));
  for (const line of lines) {
    if (!refuses(line.code)) continue;
    const head = IF.test(line.code)
      ? line
      : listHeads(source, line).find(({ number }) => source.lines[number - 1]?.isAdded);
    const guard = head === undefined ? undefined : source.lines[head.number - 1];
    if (guard === undefined || !IF.test(guard.code)) continue;
    if (CONSTRUCTS.test(listHeads(source, guard)[0]?.text ?? '')) continue;
    const done = findPrevented(listBefore(source, guard), guard, said);
    if (done !== undefined)
      return `a refusal before it is done: ${placeOf(asked, line)} refuses after line ${done.number}, ${quote(done.code)}`;
  }
  return null;
}

/** Returns the nearest statement that a refusal should prevent. Where a later one gives what is asked for, it may depend on it. */
function findPrevented(before: readonly SourceLine[], guard: SourceLine, text: string): SourceLine | undefined {
  for (const line of before) {
    if (isPrevented(line, guard, text)) return line;
    const given = listNames(GIVES.exec(line.code)?.groups?.['names'] ?? '');
    if (given.some((name) => hasWord(guard.code, name))) return undefined;
  }
  return undefined;
}

/** Returns whether a statement does what a later refusal should prevent: the refusal does not depend on what it did. */
function isPrevented({ code }: SourceLine, guard: SourceLine, text: string): boolean {
  const acts = ACTS.exec(code);
  if (acts?.groups !== undefined) {
    const { what = '', verb = '' } = acts.groups;
    if (QUIET.test(code.slice(0, code.indexOf('('))) || text.includes(verb.toLowerCase())) return false;
    const given = [...(what.match(/\w+/gu) ?? []), ...(SENDS.test(verb) ? [] : listArguments(code))];
    return !given.some((name) => name !== 'this' && name !== 'self' && hasWord(guard.code, name));
  }
  const fills = FILLS.exec(code);
  if (fills?.groups === undefined || QUIET.test(code)) return false;
  const name = fills.groups['what']?.match(/\w+/gu)?.at(-1) ?? '';
  return hasWord(guard.code, name)
    ? COUNTS.test(guard.code)
    : !listArguments(code).some((one) => hasWord(guard.code, one));
}

const listArguments = (code: string): readonly string[] => listNames(code.slice(code.indexOf('(') + 1));

const hasWord = (code: string, word: string): boolean => listNames(code).includes(word);
