import type { FileChange, RawFinding, Rule } from '../../model.js';
import { findNewLines } from '../new-lines.js';
import { tellOnce } from '../tell-once.js';
import { readWholeCode } from '../whole-code.js';

/** Reports new lines that stand in the same file a second time. */
export const repeatedCode: Rule = {
  id: 'hygiene/repeated-code',
  severity: 'info',
  summary: 'New lines repeat others of the same file',
  docs: {
    why: 'If code is in two places, a later fix often reaches only one of them. In a copy, a name that should differ may be the old one.',
    bad: { files: { 'src/cart.ts': [...sample(' ', 'ofOrder'), ...sample('+', 'ofBasket')] } },
    good: {
      files: {
        'src/cart.ts': [
          ...sample(' ', 'ofOrder'),
          '+export function ofBasket(lines: Line[]): number {',
          '+  return ofOrder(lines.filter(isLeft));',
          '+}',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check: (context) =>
    tellOnce(
      findNewLines(context, ({ class: kind, added }) => kind === 'source' && added.length >= WINDOW).flatMap(
        ({ change, lines }) => findInFile(change, new Set(lines.map(({ number }) => number))),
      ),
    ),
};

/** A function, for the examples. */
function sample(mark: string, name: string): readonly string[] {
  return [
    `export function ${name}(lines: Line[]): number {`,
    '  let total = 0;',
    '  for (const line of lines) {',
    '    const price = readPrice(line.article, line.customer);',
    '    const rebate = readRebate(line.article, line.customer);',
    '    if (price === null || rebate === null) continue;',
    '    if (rebate > price) throw new RebateError(line.article);',
    '    const net = price - rebate;',
    '    total += roundHalfUp(net * line.count, line.currency);',
    '    log.debug("a line was priced", { line, net });',
    '  }',
    '  return total;',
    '}',
  ].map((line) => `${mark}${line}`);
}

/** So many lines that say something, after one another, are a copy. */
const WINDOW = 5;
/** Fewer characters say little: lists of short names look alike. */
const LEAST_CHARACTERS = 220;
/** Lines that many functions have, and lists of data. */
const PLAIN =
  /^(?:\W*(?:end|else|try|begin|do|then|fi|done|return|break|continue|default|pass|null|nil|true|false)?\W*$|import|export \*|use|using|from|include|require|package|#include|@\w+(?:\(.*\))?$|["'\d[{(]|\.\.\.|[\w.'"-]+:?,?$)|^[\w'"-]+:\s/u;

interface CodeLine {
  readonly number: number;
  readonly key: number;
  readonly length: number;
}

function findInFile(change: FileChange, fresh: ReadonlySet<number>): readonly RawFinding[] {
  const whole = readWholeCode(change);
  if (whole === null || fresh.size < WINDOW) return [];
  const lines = readCodeLines(whole);
  const firsts = new Map<string, number>();
  const found: { first: number; last: number; of: number; count: number }[] = [];
  for (let at = 0; at + WINDOW <= lines.length; at += 1) {
    const run = lines.slice(at, at + WINDOW);
    if (run.reduce((sum, { length }) => sum + length, 0) < LEAST_CHARACTERS) continue;
    if (new Set(run.map(({ key }) => key)).size < WINDOW) continue;
    const key = run.map((line) => line.key).join(' ');
    const before = firsts.get(key);
    if (before === undefined) firsts.set(key, at);
    else if (at - before >= WINDOW) {
      const isNew = (from: number) => lines.slice(from, from + WINDOW).every(({ number }) => fresh.has(number));
      const [copy, of] = isNew(at) ? [at, before] : [before, at];
      if (!isNew(copy)) continue;
      const [first, last] = [lines[copy]?.number ?? 0, lines[copy + WINDOW - 1]?.number ?? 0];
      const previous = found.at(-1);
      if (previous !== undefined && first <= previous.last && first >= previous.first) {
        previous.last = last;
        previous.count += 1;
      } else found.push({ first, last, of: lines[of]?.number ?? 0, count: WINDOW });
    }
  }
  return found.map(({ first, last, of, count }) => ({
    file: change.file.path,
    first,
    last,
    title: `${count} new lines of code also stand at line ${of}`,
    rationale:
      'They are the same words. See whether one function can serve both places; if a name was meant to differ here, it does not.',
    anchor: whole.texts[first - 1] ?? '',
  }));
}

/** Returns the lines that hold code, each with the number of its words: equal lines have equal numbers. */
function readCodeLines({ texts, scanned }: NonNullable<ReturnType<typeof readWholeCode>>): readonly CodeLine[] {
  const keys = new Map<string, number>();
  return scanned.flatMap(({ code }, index): readonly CodeLine[] => {
    if (!/\w/u.test(code)) return [];
    const text = (texts[index] ?? '').trim();
    if (PLAIN.test(text)) return [];
    const key = keys.get(text) ?? keys.size;
    keys.set(text, key);
    return [{ number: index + 1, key, length: text.length }];
  });
}
