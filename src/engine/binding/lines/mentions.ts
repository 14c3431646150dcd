/** Where the words, names and word pairs of the criteria stand in a change: found once for all criteria. */
import { addToCount, addToGroup } from '../../../base/groups.js';
import { readHunkLines } from '../../../base/hunk-lines.js';
import { findIdleLines } from '../../idle/index.js';
import type { Change } from '../../model.js';
import type { WordCutter } from '../../text/words.js';
import { ABBREVIATIONS } from '../query/abbreviations.js';
import type { Query, Term } from '../query/query.js';
import { type ChangedLine, readChangedLines } from './changed-lines.js';
import { listKeptLines } from './kept-branches.js';
import { blankKeywords } from './keywords.js';
import { LineSigns } from './line-signs.js';
import { findNewValues, type NewValues } from './new-values.js';
import { type Reach, readReach } from './untouched.js';

/** One place where a term stands. */
export interface Mention {
  /** Index into the changed lines. */
  readonly line: number;
  readonly part: 'code' | 'strings' | 'comment';
  /** True if the removed lines of its run do not have it: it came with the change. */
  readonly fresh: boolean;
}

/** All that the evidence of a criterion is computed from. No part of it depends on what other criteria ask for. */
export interface Mentions {
  readonly lines: readonly ChangedLine[];
  readonly found: ReadonlyMap<Term, readonly Mention[]>;
  readonly values: NewValues;
  /** What the lines do by their form. */
  readonly signs: LineSigns;
  /** What stands unchanged in the branches of added conditions. */
  readonly kept: readonly string[];
  /** The functions that criteria name as code and the changed files declare, and whether the change reaches them. */
  readonly reach: ReadonlyMap<string, Reach>;
  /** The words and names that declare what a line stands in, by the index of the line. */
  readonly enclosing: ReadonlyMap<number, readonly Term[]>;
  /** Terms in unchanged lines around the change, and in the headings of its hunks. */
  readonly around: ReadonlySet<Term>;
  /** Terms in the paths of changed files, by file. */
  readonly paths: ReadonlyMap<Term, readonly number[]>;
}

/** A term is looked for in this many lines; where it stands in more, it says little of any of them. */
const MAX_MENTIONS = 3000;
const PARTS = ['code', 'strings', 'comment'] as const;

/** Finds all terms of the query. Runs in time linear in the text of the change. */
export function findMentions(change: Change, query: Query, cutter: WordCutter, findIdle = findIdleLines): Mentions {
  const lines = readChangedLines(change, findIdle);
  const reader = new TermReader(query, cutter);
  const found = new Map<Term, Mention[]>();
  let gone = new Map<Term, number>();
  let run = -1;
  lines.forEach((line, index) => {
    if (line.run !== run) {
      run = line.run;
      gone = new Map();
    }
    for (const part of PARTS) {
      if (line[part] === '') continue;
      for (const term of reader.read(part === 'code' ? blankKeywords(line.code) : line[part])) {
        const before = gone.get(term) ?? 0;
        const mentions = found.get(term) ?? [];
        found.set(term, mentions);
        if (line.side === 'removed') addToCount(gone, term);
        else if (before > 0) gone.set(term, before - 1);
        if (mentions.length < MAX_MENTIONS) mentions.push({ line: index, part, fresh: before === 0 });
      }
    }
  });
  const around = new Set<Term>();
  const paths = new Map<Term, number[]>();
  change.files.forEach(({ file }, index) => {
    for (const term of new Set(reader.read(file.path))) addToGroup(paths, term, index);
    for (const hunk of file.hunks) {
      for (const term of reader.read(hunk.section)) around.add(term);
      for (const { mark, text } of readHunkLines(hunk))
        if (mark === ' ') for (const term of reader.read(text)) around.add(term);
    }
  });
  const reach = readReach(change, new Set(query.wishes.flatMap(({ spans }) => spans.map(({ name }) => name))));
  const enclosing = new Map<number, readonly Term[]>();
  lines.forEach(({ inside }, at) => {
    const terms = new Set(inside.flatMap((name) => reader.read(name)));
    if (terms.size > 0) enclosing.set(at, [...terms]);
  });
  return {
    lines,
    found,
    values: findNewValues(lines),
    signs: new LineSigns(lines),
    kept: listKeptLines(change.files),
    reach,
    enclosing,
    around,
    paths,
  };
}

/** Finds the terms of a query in a line, each as often as it stands there. */
class TermReader {
  readonly #query: Query;
  readonly #cutter: WordCutter;
  /** The words of the query by the stems of their other forms, where these are no words of it themselves. */
  readonly #forms = new Map<string, readonly [stem: string, term: Term]>();
  /** The names of several parts by their first one. */
  readonly #names = new Map<string, { readonly parts: readonly string[]; readonly term: Term }[]>();

  constructor(query: Query, cutter: WordCutter) {
    this.#query = query;
    this.#cutter = cutter;
    for (const [name, term] of query.names) {
      const parts = name.split('_');
      addToGroup(this.#names, parts[0] ?? '', { parts, term });
    }
    for (const forms of ABBREVIATIONS) {
      const stems = forms.flatMap((form) => cutter.listTokens(form).map(({ stem }) => stem));
      const [wanted, more] = stems.filter((stem) => query.words.has(stem));
      const term = wanted === undefined || more !== undefined ? undefined : query.words.get(wanted);
      if (wanted !== undefined && term !== undefined) for (const stem of stems) this.#forms.set(stem, [wanted, term]);
    }
  }

  read(line: string): Term[] {
    const terms: Term[] = [];
    const tokens = this.#cutter.listTokens(line);
    let before = '';
    for (const [at, { stem: written, word }] of tokens.entries()) {
      const names = this.#names.get(word);
      if (names !== undefined)
        for (const { parts, term } of names)
          if (parts.every((part, by) => tokens[at + by]?.word === part)) terms.push(term);
      if (written === '') continue;
      const [stem, term] = this.#forms.get(written) ?? [written, this.#query.words.get(written)];
      if (term !== undefined) terms.push(term);
      const pair = before === '' ? undefined : this.#query.pairs.get(`${before} ${stem}`);
      if (pair !== undefined) terms.push(pair);
      before = term === undefined ? '' : stem;
    }
    return terms;
  }
}
