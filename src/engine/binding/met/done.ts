/** What a criterion asks for in words, and lines do by their form. */
import type { Demand } from '../../idioms/demands.js';
import type { Mentions } from '../lines/mentions.js';
import type { Here } from '../lines/nearness.js';
import type { Term } from '../query/query.js';
import { acts, type Wanted } from './wanted.js';

/** A form says little by itself: another word of the criterion stands within so many lines, or names what it stands in. */
const NEAR = 3;
const NUMBER = /^\d+$/u;

/**
 * Returns the words of what is asked for at the lines that do it. `here` are the criterion's other words, `named` those that
 * name what a line stands in. Only lines that act count, and only what came with the change.
 */
export function findDone(
  wanted: Wanted,
  { lines, signs, enclosing }: Pick<Mentions, 'lines' | 'signs' | 'enclosing'>,
  here: readonly Here[],
  named: ReadonlySet<Term>,
): readonly Here[] {
  const demands = wanted.terms.demands.filter(({ terms }) => terms.length > 0);
  if (demands.length === 0) return [];
  const asked = new Set(demands.flatMap(({ terms }) => terms));
  const spoken = here.filter(
    ({ line, term }) => !asked.has(term) && !NUMBER.test(term.surface) && isActing(wanted, lines[line]),
  );
  const near = listNear(spoken);
  const isAbout = (at: number) => near.has(at) || (enclosing.get(at) ?? []).some((term) => named.has(term));
  return demands.flatMap(({ demand, terms }) =>
    signs
      .findDone(demand)
      .filter(({ line, fresh }) => fresh && isActing(wanted, lines[line]) && isAbout(line))
      .flatMap(({ line }) => terms.map((term) => ({ line, term }))),
  );
}

function isActing(wanted: Wanted, line: Mentions['lines'][number] | undefined): boolean {
  return line !== undefined && line.side === 'added' && acts(wanted, line);
}

/**
 * Returns what a criterion asks for that no line does, in its words. `places` are its own lines: another limit, or another
 * factor, speaks against it there.
 */
export function listUndone(
  wanted: Wanted,
  { lines, signs, found, kept }: Pick<Mentions, 'lines' | 'signs' | 'found' | 'kept'>,
  places: ReadonlySet<number>,
): readonly string[] {
  const { kind } = wanted.criterion;
  if (kind === 'test' || kind === 'doc') return [];
  const stands = (term: Term, where: (line: number) => boolean) =>
    (found.get(term) ?? []).some(
      ({ line, part }) => part !== 'comment' && where(line) && isActing(wanted, lines[line]),
    );
  const acting = (some: readonly { readonly line: number }[]) =>
    some.filter(({ line }) => isActing(wanted, lines[line]));
  return wanted.terms.demands.flatMap(({ demand, terms, by }) => {
    const done = acting(signs.findDone(demand));
    const near = listNear(done);
    if (done.length > 0)
      return by === null || stands(by, (line) => near.has(line)) ? [] : [`${demand.said} … ${by.surface}`];
    // A new condition before an old `raise` raises in another case.
    if (
      demand.kind === 'form' &&
      kept.some((code) => demand.form.shows.test(code) && hasWord(wanted, code.toLowerCase()))
    )
      return [];
    const isSaid = () => terms.some((term) => stands(term, () => true));
    return isOwed(
      demand,
      acting(signs.findNearly(demand)).some(({ line }) => places.has(line)),
      isSaid,
    )
      ? [demand.said]
      : [];
  });
}

/** A shorter word is in other words, too. */
const LEAST_LENGTH = 4;

/** Returns whether a code has a word of the criterion beside those of what is asked for. */
function hasWord({ terms: { words, demands } }: Wanted, code: string): boolean {
  const asked = new Set(demands.flatMap(({ terms }) => terms));
  return words.some(
    ({ term, surface }) => surface.length >= LEAST_LENGTH && !asked.has(term) && code.includes(surface.toLowerCase()),
  );
}

/** Returns some lines, and those near them. */
function listNear(some: readonly { readonly line: number }[]): ReadonlySet<number> {
  return new Set(some.flatMap(({ line }) => Array.from({ length: 2 * NEAR + 1 }, (_, by) => line + by - NEAR)));
}

/** Numbers are looked for as exact words too: a limit is owed where a line has another one at the same number. */
function isOwed(demand: Demand, isNear: boolean, isSaid: () => boolean): boolean {
  if (demand.hasOther || demand.kind === 'amount') return false;
  if (demand.kind === 'limit') return isNear;
  if (demand.kind === 'factor') return isNear || !demand.factor.isShare;
  if (demand.kind === 'step') return true;
  return demand.form.soft !== true && (demand.form.exact === true || !isSaid());
}

/**
 * Returns whether a word of a criterion stands in lines that act, or around them, that is neither a number nor a part of what
 * is done. One without such words, or without numbers and forms, has nothing else to be told by.
 */
export function hasSubject(
  wanted: Wanted,
  { lines, found, paths, enclosing }: Pick<Mentions, 'lines' | 'found' | 'paths' | 'enclosing'>,
): boolean {
  const { kind } = wanted.criterion;
  const { words, names, demands } = wanted.terms;
  const asked = new Set(demands.flatMap(({ terms }) => terms));
  const isForm = (term: Term) => asked.has(term) || NUMBER.test(term.surface);
  const subject = [...words.map(({ term }) => term), ...names].filter((term) => !isForm(term));
  if (kind === 'test' || kind === 'doc' || kind === 'negative' || subject.length === 0) return true;
  if (!words.some(({ term }) => isForm(term))) return true;
  const isSaid = (term: Term) =>
    paths.has(term) ||
    (found.get(term) ?? []).some(({ line, part }) => part !== 'comment' && isActing(wanted, lines[line]));
  if (subject.some(isSaid)) return true;
  const wantedTerms = new Set(subject);
  return [...enclosing].some(
    ([at, terms]) => isActing(wanted, lines[at]) && terms.some((term) => wantedTerms.has(term)),
  );
}

/** The lines that do by a number what a criterion asks for: its limit, its part, its amount. What is named on them is new there. */
export function listExact(wanted: Wanted, { lines, signs }: Pick<Mentions, 'lines' | 'signs'>): ReadonlySet<number> {
  const exact = wanted.terms.demands.filter(({ demand }) => demand.kind !== 'form');
  return new Set(
    exact.flatMap(({ demand }) =>
      signs.findDone(demand).flatMap(({ line, fresh }) => (fresh && isActing(wanted, lines[line]) ? [line] : [])),
    ),
  );
}
