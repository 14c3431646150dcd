import type { FileChange, RawFinding, Rule, RuleContext, ScannedLine } from '../../model.js';
import { measureIndent } from '../../text/line-shape.js';
import { REACH } from '../../text/reach.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports new code in which the same stands on both sides of what should tell two things apart. */
export const sameTwice: Rule = {
  id: 'robustness/same-twice',
  severity: 'info',
  summary: 'The same stands where two things were meant',
  docs: {
    why: 'A value that is compared with itself, a condition that was asked before, an entry that is there twice: one of the two was mostly meant to be another.',
    bad: {
      files: { 'src/cart.ts': [' const total = sum(lines);', '+if (order.country === order.country) total.add(tax);'] },
    },
    good: {
      files: { 'src/cart.ts': [' const total = sum(lines);', '+if (order.country === shop.country) total.add(tax);'] },
    },
  },
  suppressible: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, isRead).flatMap(({ change, lines }) => [
        ...(change.class === 'source' ? lines.flatMap((line) => findInLine(change, line)) : []),
        ...(change.class === 'source' ? findAcrossLines(context, change, lines) : []),
        ...findInLists(change, lines),
      ]),
    ),
};

function isRead({ class: kind, file }: FileChange): boolean {
  if (/(?:^|\/)(?:fixtures?|testdata|snapshots?|data|locales?|i18n)\//iu.test(file.path)) return false;
  return kind === 'source' || kind === 'config' || kind === 'ci' || kind === 'infra';
}

/** A name or a path of names, with calls without arguments. */
const OPERAND = String.raw`[A-Za-z_$@][\w$]{0,60}(?:(?:\.|\?\.|->|::)[\w$]{1,60}|\(\)|\[\w{1,40}\]){0,8}`;
const COMPARED = new RegExp(
  String.raw`(?<![\w$.)\]>:*+/%-]|[*+/%-] |(?<![&|])[&|^] )(${OPERAND}) (===?|!==?|<=?|>=?|&&|\|\|) \1(?=\s*(?:[;,)\]}&|{:]|$|then\b|do\b))(?!::)`,
  'u',
);
const GIVEN = new RegExp(String.raw`^\s*(${OPERAND}) = \1;\s*$`, 'u');
const CHOSEN = /\? ([\w$.'"]{1,60}) : \1(?![\w$.([\-?:])/u;

function findInLine(change: FileChange, { code, text, number }: ScannedLine): readonly RawFinding[] {
  const line = code.slice(0, REACH.longLine);
  const compared = COMPARED.exec(line);
  // What is not equal to itself is no number.
  if (compared !== null && !/^!==?$|^===?$/u.test(compared[2] ?? ''))
    return [build(change, number, text, `${clip(compared[0], 60)}: both sides are the same`)];
  if (compared !== null && /^===?$|^!==?$/u.test(compared[2] ?? '') && /[.(]/u.test(compared[1] ?? ''))
    return [build(change, number, text, `${clip(compared[0], 60)}: both sides are the same`)];
  const given = GIVEN.exec(line);
  if (given !== null) return [build(change, number, text, `${clip(given[1] ?? '', 50)} is given to itself`)];
  const chosen = CHOSEN.exec(text.slice(0, REACH.longLine));
  if (chosen !== null && line.includes('? '))
    return [build(change, number, text, `Both results are ${clip(chosen[1] ?? '', 50)}`)];
  return [];
}

const IF = /^\s*(?:\}\s*)?(else\s{0,2}if|elif|elsif|elseif|if)\b\s*(.{3,300}?)\s*(?:\{|:|then)?\s*$/u;
const ASSIGNED = /^\s*([A-Za-z_]\w{2,60}) = (?!.*[[{(,\\+|&.]$)(\S.{0,200})$/u;
/** Languages in which what is on the left of a sign of equality may be more than a name, or a block of settings. */
const ASSIGNS: ReadonlySet<string> = new Set([
  'JavaScript',
  'TypeScript',
  'TSX',
  'Python',
  'Go',
  'Java',
  'Kotlin',
  'C#',
  'PHP',
  'Rust',
  'Swift',
]);

/** Finds a condition that was asked before in its chain, and a value that is given and at once given anew. */
function findAcrossLines(
  { syntax }: RuleContext,
  change: FileChange,
  lines: readonly ScannedLine[],
): readonly RawFinding[] {
  const texts = change.file.new_text?.split('\n') ?? [];
  const fresh = new Set(lines.map(({ number }) => number));
  const found: RawFinding[] = [];
  for (const { number, text, code } of lines) {
    const assigned = ASSIGNS.has(change.language ?? '') ? ASSIGNED.exec(code.slice(0, REACH.statement)) : null;
    const above = texts[number - 2]?.slice(0, REACH.statement) ?? '';
    const before = ASSIGNED.exec(above);
    if (
      assigned !== null &&
      before?.[1] === assigned[1] &&
      measureIndent(above) === measureIndent(text) &&
      !new RegExp(String.raw`(?<![\w$])${assigned[1]}(?![\w$])`, 'u').test(text.slice(text.indexOf('=') + 1)) &&
      isWhole(above) &&
      isWhole(text)
    )
      found.push(build(change, number, text, `${clip(assigned[1] ?? '', 50)} is given a value and at once another`));
    const asked = IF.exec(text.slice(0, REACH.statement));
    if (asked !== null && asked[1] !== 'if' && fresh.has(number)) {
      const twin = findTwin(texts, number, asked[2] ?? '');
      if (twin !== null) found.push(build(change, number, text, `The condition of line ${twin} is asked again`));
    }
  }
  return syntax.has(change.file.path) ? found : [];
}

/** Returns true if all brackets of a line are closed. */
function isWhole(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) depth -= 1;
  }
  return depth === 0;
}

const MAX_CHAIN = 200;

/** Looks up a chain of conditions for the same one; null if there is none. */
function findTwin(texts: readonly string[], number: number, condition: string): number | null {
  const indent = measureIndent(texts[number - 1] ?? '');
  for (let at = number - 2; at >= Math.max(0, number - MAX_CHAIN); at -= 1) {
    const line = texts[at]?.slice(0, REACH.statement) ?? '';
    if (line.trim() === '' || measureIndent(line) > indent) continue;
    if (measureIndent(line) < indent) return null;
    const asked = IF.exec(line);
    if (asked === null) {
      if (/^\s*[}\])]/u.test(line)) continue;
      return null;
    }
    if (asked[2] === condition) return at + 1;
    if (asked[1] === 'if') return null;
  }
  return null;
}

/** An entry of a list on a line of its own: a string, or an item of YAML. */
const ENTRY = /^\s*(?:(["'`])((?:(?!\1).){3,200})\1,?|- (["']?)([\w./@ -]{3,200})\3)\s*$/u;
const MAX_LIST = 2_000;

function readEntry(text: string | undefined): string | null {
  const found = ENTRY.exec(text?.slice(0, REACH.statement) ?? '');
  return found === null ? null : (found[2] ?? found[4] ?? null);
}

function findInLists(change: FileChange, lines: readonly ScannedLine[]): readonly RawFinding[] {
  const texts = change.file.new_text?.split('\n');
  if (texts === undefined) return [];
  const seen = new Set<number>();
  const fresh = new Set(lines.map((line) => line.number));
  return lines.flatMap(({ number, text }): readonly RawFinding[] => {
    if (seen.has(number)) return [];
    if (readEntry(texts[number - 1]) === null) return [];
    const indent = measureIndent(text);
    const isPart = (at: number) => readEntry(texts[at]) !== null && measureIndent(texts[at] ?? '') === indent;
    let first = number - 1;
    while (first > 0 && number - first < MAX_LIST && isPart(first - 1)) first -= 1;
    let last = number - 1;
    while (last - number < MAX_LIST && isPart(last + 1)) last += 1;
    const places = new Map<string, number>();
    let twice = 0;
    let found: RawFinding | null = null;
    for (let at = first; at <= last; at += 1) {
      seen.add(at + 1);
      const entry = readEntry(texts[at]) ?? '';
      const other = places.get(entry);
      if (other === undefined) places.set(entry, at + 1);
      else {
        twice += 1;
        if (fresh.has(at + 1) || fresh.has(other))
          found ??= build(
            change,
            fresh.has(at + 1) ? at + 1 : other,
            texts[at] ?? '',
            `${clip(entry, 50)} stands in the list twice`,
          );
      }
    }
    // Where many are equal it is a list of data.
    return found !== null && twice <= 2 && places.size >= 3 ? [found] : [];
  });
}

function build({ file }: FileChange, line: number, text: string, title: string): RawFinding {
  return {
    file: file.path,
    first: line,
    last: line,
    title,
    rationale: 'One of the two can be taken out, or was meant to be another.',
    anchor: text,
  };
}
