/**
 * Lines with an effect that a ticket must name: such a line is not asked for because it stands among lines that are.
 */
import type { FileChange, FileSyntax } from '../../model.js';
import { findAll } from '../../text/find-all.js';
import { findCovered } from '../../text/line-spans.js';
import { listWords } from '../lines/words.js';
import { EFFECTS, type Effect, HOSTS, TEST_EFFECTS } from './effects.js';
import { QUIET_EFFECTS } from './quiet-effects.js';
import type { TicketWords } from './ticket.js';
import type { Uncommented } from './uncommented.js';

const ALL_EFFECTS: readonly Effect[] = [...EFFECTS, ...QUIET_EFFECTS];

/**
 * Returns the added lines with an effect that is not expected, and what each does: neither the file as it was nor the
 * ticket names it.
 *
 * Linear in the lines.
 */
export function findReachingLines(
  { class: fileClass, added, file }: FileChange,
  syntax: FileSyntax | null,
  ticket: TicketWords,
  uncommented: Uncommented,
): ReadonlyMap<number, string> {
  const lines = added.map(({ number, text }) => ({ number, text: uncommented.get(number) ?? text }));
  const all = lines.map(({ text }) => text).join('\n');
  const old = file.old_text ?? '';
  let words: ReadonlySet<string> | null = null;
  const readBefore = () => {
    words ??= listWords(old);
    return words;
  };
  const declared = listDeclaredConstructors(syntax);
  const imports = findCovered(
    added.map(({ number }) => number),
    syntax?.after?.imports ?? [],
  );
  const found = new Map<number, string>();
  for (const effect of fileClass === 'test' ? TEST_EFFECTS : ALL_EFFECTS) {
    if (effect.signs?.test(all) === false) continue;
    if (all.search(effect.pattern) < 0 || isExpected(effect, old, ticket.words)) continue;
    for (const { number, text } of lines) {
      // The path of a package looks like an address; that it is new stands in the manifest.
      if (found.has(number) || (effect === HOSTS && imports.has(number))) continue;
      const unexpected = findAll(text, effect.pattern).find(
        (match) =>
          !(declared.has(number) && DECLARES.test(text.slice(0, match.index))) &&
          !(effect.expectedBy === null && areNamed(match[0], readBefore(), old, ticket)),
      );
      if (unexpected === undefined) continue;
      const named = effect.name === undefined ? '' : ` ${effect.name(unexpected)}`;
      found.set(number, `it ${effect.does}${named}, and the ticket does not ask for it`);
    }
  }
  return found;
}

/** Returns whether the file had an effect of this kind already, or a word of the ticket asks for it; or there is no ticket. */
function isExpected({ pattern, expectedBy }: Effect, old: string, words: ReadonlySet<string>): boolean {
  if (expectedBy === null) return false;
  return words.size === 0 || old.search(pattern) >= 0 || [...words].some((word) => expectedBy.test(word));
}

/** Numbers so long name something. */
const DIGITS = /\d(?:[\d.]*\d){2}/gu;

/** Returns whether the file as it was, or the ticket, has every word and every long number of a match. */
function areNamed(match: string, before: ReadonlySet<string>, old: string, { text, words }: TicketWords): boolean {
  return (
    [...listWords(match)].every((word) => before.has(word) || words.has(word.toLowerCase())) &&
    (match.match(DIGITS) ?? []).every((digits) => old.includes(digits) || text.includes(digits))
  );
}

/** What may stand before the word `constructor` where a class declares its own. */
const DECLARES = /^\s*(?:(?:public|private|protected)\s{1,4})?$/u;

/** Returns the lines where the tree has a constructor of a class: the word at their beginning reaches nothing. */
function listDeclaredConstructors(syntax: FileSyntax | null): ReadonlySet<number> {
  const symbols = syntax?.mode === 'tree' ? syntax.symbols : [];
  return new Set(symbols.filter(({ name }) => /(?:^|\W)constructor$/u.test(name)).map(({ first }) => first));
}
