/** Reads Gherkin without Cucumber's parser, which rejects steps without a Feature line, as tickets contain them. */

import { groupBy } from '../../../base/groups.js';
import { foldSpace } from '../../../base/text.js';
import { fold, foldWords } from '../../text/fold.js';
import type { Item, TextLine } from '../markdown/block-types.js';
import { DIALECTS, type Dialect } from './dialects.js';
import { isPlaceholder, readItemText, stripEmphasis } from './item-text.js';

type Role = 'feature' | 'background' | 'scenario' | 'examples' | 'given' | 'when' | 'then' | 'and' | 'text';

interface Keyword {
  readonly folded: string;
  readonly role: Role;
  /** Index into DIALECTS. */
  readonly dialect: number;
}

/** One scenario: its title line as written ('' if it has none) and its steps. */
export interface Scenario {
  readonly title: string;
  readonly line: number;
  readonly steps: readonly string[];
  /** Whether it has a Given or When, and a Then; otherwise it may be a list item that begins with a step keyword. */
  readonly complete: boolean;
}

/** Polish for "and"; nearly every line that begins so is English and speaks of its writer. */
const FIRST_PERSON = 'I ';

function listKeywords(dialect: Dialect, index: number): Keyword[] {
  const of = (words: readonly string[], role: Role) =>
    words.flatMap((word) => (word === FIRST_PERSON ? [] : [{ folded: fold(word).trim(), role, dialect: index }]));
  return [
    ...of(dialect.feature, 'feature'),
    ...of(dialect.background, 'background'),
    ...of(dialect.outline, 'scenario'),
    ...of(dialect.scenario, 'scenario'),
    ...of(dialect.examples, 'examples'),
    ...of(dialect.givens, 'given'),
    ...of(dialect.whens, 'when'),
    ...of(dialect.thens, 'then'),
    ...of(dialect.ands, 'and'),
  ];
}

/** Keywords by their first word, longest first, so that a line is compared with only a few of them. */
const KEYWORDS = groupByFirstWord(DIALECTS.flatMap(listKeywords).sort((a, b) => b.folded.length - a.folded.length));
const STARTS = DIALECTS.map((dialect) => [...dialect.givens, ...dialect.whens].map(padKeyword));
const ENDS = DIALECTS.map((dialect) => dialect.thens.map(padKeyword));

const NAMED: ReadonlySet<Role> = new Set<Role>(['feature', 'background', 'scenario', 'examples']);
const AFTER_NAME = /^\s*#?\d*\s*[:：]|^\s+#?\d+\s*$/u;
const AFTER_STEP = /^(?:$|[\s:,'’：、，])/u;
/** Maximum length of the start of a line that is searched for a keyword. */
const KEYWORD_REACH = 60;

function groupByFirstWord(keywords: readonly Keyword[]): ReadonlyMap<string, readonly Keyword[]> {
  return groupBy(keywords, ({ folded }) => readFirstWord(folded));
}

function readFirstWord(folded: string): string {
  return /^\p{Alpha}+/u.exec(folded)?.[0] ?? '';
}

function padKeyword(keyword: string): string {
  return ` ${foldWords(keyword)} `;
}

/** Returns the role of a line in each language in which it is more than plain text. */
function findRoles(text: string): ReadonlyMap<number, Role> {
  const start = fold(stripEmphasis(text.slice(0, KEYWORD_REACH))).trimStart();
  const roles = new Map<number, Role>();
  for (const { folded, role, dialect } of KEYWORDS.get(readFirstWord(start)) ?? []) {
    if (roles.has(dialect) || !start.startsWith(folded)) continue;
    const rest = start.slice(folded.length);
    if ((NAMED.has(role) ? AFTER_NAME : AFTER_STEP).test(rest)) roles.set(dialect, role);
  }
  return roles;
}

/** So far into a line Then may follow Given, in UTF-16 code units. */
const STEP_REACH = 600;

/** Whether a line is Given or When, and Then, all in one: `Given a, when b, then c`. */
export function isWholeStep(text: string): boolean {
  const folded = ` ${foldWords(text.slice(0, STEP_REACH))} `;
  return STARTS.some(
    (starts, dialect) =>
      starts.some((word) => folded.startsWith(word)) && (ENDS[dialect] ?? []).some((word) => folded.includes(word)),
  );
}

/** Returns the role of a single line, in the first language in which it has one. */
export function findStepRole(text: string): Role {
  const roles = findRoles(text);
  return roles.size === 0 ? 'text' : (roles.get(Math.min(...roles.keys())) ?? 'text');
}

/** Returns the language that fits most lines. It must have a Then, and a Given or a When; null if there is none. */
function selectDialect(lines: readonly ReadonlyMap<number, Role>[]): number | null {
  const counts = DIALECTS.map(() => ({ starts: 0, thens: 0, hits: 0 }));
  for (const roles of lines) {
    for (const [dialect, role] of roles) {
      const count = counts[dialect];
      if (count === undefined) continue;
      count.hits++;
      if (role === 'given' || role === 'when') count.starts++;
      if (role === 'then') count.thens++;
    }
  }
  let best: number | null = null;
  counts.forEach(({ starts, thens, hits }, dialect) => {
    if (starts > 0 && thens > 0 && hits > (best === null ? 0 : (counts[best]?.hits ?? 0))) best = dialect;
  });
  return best;
}

interface Draft {
  title: string;
  line: number;
  steps: string[];
  roles: Role[];
}

/**
 * Reads lines as Gherkin: scenarios, and the lines that are not Gherkin. If no language fits, there are no scenarios.
 * The steps of a Background come first in every scenario. Rows of examples, tags and comments are skipped.
 */
export function readScenarios(lines: readonly TextLine[]): { scenarios: Scenario[]; rest: TextLine[] } {
  const roles = lines.map(({ text }) => findRoles(text));
  const dialect = selectDialect(roles);
  if (dialect === null) return { scenarios: [], rest: [...lines] };
  const rest: TextLine[] = [];
  const drafts: Draft[] = [];
  let background: string[] = [];
  let into: 'scenario' | 'background' | 'skip' | 'none' = 'none';
  for (const [index, { text: raw, line }] of lines.entries()) {
    const text = foldSpace(stripEmphasis(raw));
    if (text === '' || /^[@#|]/u.test(text)) continue;
    const role = roles[index]?.get(dialect) ?? 'text';
    const last = drafts.at(-1);
    if (role === 'feature' || role === 'examples') into = 'skip';
    else if (role === 'background') {
      background = [];
      into = 'background';
    } else if (role === 'scenario') {
      drafts.push({ title: text, line, steps: [], roles: [] });
      into = 'scenario';
    } else if (role === 'text') {
      // The continuation of a step; any other text before the first step is prose.
      if (into === 'scenario' && last !== undefined && last.steps.length > 0)
        last.steps.push(`${last.steps.pop() ?? ''} ${text}`);
      else if (into === 'background' && background.length > 0) background.push(`${background.pop() ?? ''} ${text}`);
      else if (into === 'none') rest.push({ text: raw, line });
    } else if (into === 'background') background.push(text);
    else {
      const anew = last === undefined || into !== 'scenario' || (role === 'given' && last.roles.includes('then'));
      const draft = anew ? { title: '', line, steps: [], roles: [] } : last;
      if (anew) drafts.push(draft);
      draft.steps.push(text);
      draft.roles.push(role);
      into = 'scenario';
    }
  }
  return { scenarios: drafts.flatMap((draft) => toScenarios(draft, background)), rest };
}

function toScenarios(draft: Draft, background: readonly string[]): Scenario[] {
  if (draft.steps.every((step) => isPlaceholder(step))) return [];
  const complete = draft.roles.includes('then') && draft.roles.some((role) => role === 'given' || role === 'when');
  return [{ title: draft.title, line: draft.line, steps: [...background, ...draft.steps], complete }];
}

/** Returns whether a line is a step, or a title of Gherkin other than a feature's. */
export function isStep(text: string): boolean {
  const role = findStepRole(text);
  return role !== 'text' && role !== 'feature';
}

/** Returns whether a title is only a scenario's number. */
export function isUnnamed(text: string): boolean {
  return findStepRole(text) === 'scenario' && /^[^:：]*[:：]?\s*$/u.test(text) && /\d\s*[:：]?\s*$/u.test(text);
}

/** Converts a scenario to a criterion. */
export function toScenarioItem({ title, line, steps, complete }: Scenario): Item {
  const own = readItemText(isUnnamed(title) || isPlaceholder(title) ? '' : title);
  const text = own.text === '' ? steps.join(' ') : own.text;
  return { text, parts: steps, line, id: own.id, form: complete ? 'scenario' : 'marked' };
}
