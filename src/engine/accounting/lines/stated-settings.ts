/**
 * Lines that set a value which a criterion states: `upload_timeout_ms: 30000` for “an upload times out after 30 seconds”. Such
 * a line is a whole change by itself, and the file around it often has no other word of the ticket.
 */
import { addToCount } from '../../../base/groups.js';
import type { Binding, FileChange } from '../../model.js';
import { MEASURES } from '../../status/lexica/measures.js';
import { isMeasured, isSameInLine, readQuantities } from '../../status/quantities.js';
import { WordCutter } from '../../text/words.js';

/** A name, and a number with or without a unit, or a product of numbers: nothing else stands on the line. */
const SETTING =
  /^\s{0,40}(?:(?:export|public|private|internal|static|final|const|let|var|val|pub|readonly)\s{1,4}){0,5}(?:(?:int|long|double|float)\s{1,4})?["']?(?<name>[\p{IDS}_][\p{IDC}.-]{1,80})["']?(?:\s{0,4}:\s{0,4}[\p{Alpha}\d]{1,16}(?=\s{0,4}=))?\s{0,40}[:=]\s{0,40}(?<value>["']?\d[\d_]{0,18}(?:\.\d{1,9})?(?:\s?[\p{Alpha}%]{1,12}|(?:\s?\*\s?\d[\d_]{0,12}){1,4})?["']?)\s{0,4}[,;]?\s{0,4}$/u;
const MAX_LINE = 200;
/** Words of names that say what is measured or that it is a bound, whatever the criterion calls it. */
const NEUTRAL: ReadonlySet<string> = new Set(
  'max maximum min minimum limit default timeout ttl age expiry interval delay size length count duration period in of'.split(
    ' ',
  ),
);
const LEAST = /^min(?:imum)?$/u;
const MOST = /^max(?:imum)?$/u;
const AT_LEAST = /\b(?:at least|minim|no less|not less|or more)/iu;
const AT_MOST = /\b(?:at most|maxim|up to|no more|not more|or less|within)/iu;

/**
 * Returns the added lines of a file that set what a criterion of `trusted` states and that it is bound to with at least the
 * confidence `least`, with the criteria. Linear in the lines of the file.
 */
export function findStatedSettings(
  { added, file, class: fileClass }: FileChange,
  trusted: readonly Binding[],
  least: number,
): ReadonlyMap<number, readonly string[]> {
  if (fileClass === 'test' || fileClass === 'docs') return new Map();
  const settings = added.flatMap(({ number, text }) => {
    const { name, value } = (text.length <= MAX_LINE ? SETTING.exec(text)?.groups : undefined) ?? {};
    return name === undefined || value === undefined ? [] : [{ number, text, name, value }];
  });
  if (settings.length === 0) return new Map();
  const cutter = new WordCutter();
  const names = countNames(file.new_text ?? '');
  return new Map(
    settings.flatMap(({ number, text, name, value }) => {
      if ((names.get(name) ?? 0) > 1) return [];
      const criteria = trusted.flatMap(({ criterion, ranges }) => {
        const isBound = ranges.some(
          (range) =>
            range.file === file.path && range.first <= number && number <= range.last && range.confidence >= least,
        );
        return isBound && isNamed(name, criterion.asks, cutter) && isStated(value, text, criterion.asks)
          ? [criterion.id]
          : [];
      });
      return criteria.length === 0 ? [] : [[number, criteria] as const];
    }),
  );
}

/** Counts the lines that set a name: one that is set twice may be another one, by what it stands in. */
function countNames(text: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const line of text.split('\n')) {
    const name =
      /^\s{0,80}(?:[\p{Alpha}]+\s{1,4}){0,6}["']?(?<name>[\p{IDS}_][\p{IDC}.-]{1,80})["']?\s{0,40}[:=]/u.exec(
        line.slice(0, MAX_LINE),
      )?.groups?.['name'];
    if (name !== undefined) addToCount(counts, name);
  }
  return counts;
}

/** Returns whether a criterion has each word of a name that says what is set, and does not ask for the other bound. */
function isNamed(name: string, text: string, cutter: WordCutter): boolean {
  const said = new Set(cutter.listTokens(text).map(({ stem }) => stem));
  const parts = cutter.listTokens(name);
  const isNeutral = (word: string) => NEUTRAL.has(word) || MEASURES.has(word);
  const subjects = parts.filter(({ word }) => !isNeutral(word));
  if (parts.some(({ word }) => LEAST.test(word)) && AT_MOST.test(text)) return false;
  if (parts.some(({ word }) => MOST.test(word)) && AT_LEAST.test(text)) return false;
  return subjects.length > 0 && subjects.every(({ stem }) => stem !== '' && said.has(stem));
}

/** Returns whether a criterion states the value, in the unit of the line. */
function isStated(value: string, line: string, text: string): boolean {
  const wanted = readQuantities(text).filter((one) => isMeasured(one));
  return readQuantities(value.replaceAll(/["']/gu, '')).some((there) =>
    wanted.some((one) => isSameInLine(one, there, line)),
  );
}
