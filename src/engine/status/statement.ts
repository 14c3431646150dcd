/** A criterion beside the lines that it is bound to. */
import { addToGroup } from '../../base/groups.js';
import type { Contradiction } from '../../contract/index.js';
import type { Binding, BoundCriterion, BoundRange, Criterion } from '../model.js';
import type { ChangeText, TextLine } from './change-text.js';
import type { Meaning, Word } from './meaning.js';

/** What speaks against a criterion. */
export type TextEvidence = Pick<Binding, 'missing' | 'contradicts'>;

/** What the words of a criterion say beside the change. */
export interface ComparedText extends TextEvidence {
  /** What would show it where its lines do not: a test with its examples. */
  readonly untried: readonly string[];
}

/** Nothing speaks against a criterion. */
export const NO_TEXT: ComparedText = { missing: [], contradicts: [], untried: [] };

/** What a criterion says, and the changed lines that may show it. */
export interface Statement {
  readonly criterion: Criterion;
  readonly words: readonly Word[];
  /** How likely it is met by its own lines: what it is judged by beside others. */
  readonly confidence: number;
  /** The keys of the words that carry a meaning. */
  readonly content: ReadonlySet<string>;
  /** The added and removed lines at the bound places. */
  readonly bound: readonly TextLine[];
}

/** Reads the statements of bound criteria, in their order. */
export function readStatements(
  bound: readonly Pick<BoundCriterion, 'criterion' | 'ranges' | 'confidence'>[],
  change: ChangeText,
  meaning: Meaning,
): Statement[] {
  const byPath = new Map<string, TextLine[]>();
  for (const line of change.lines) if (line.side !== 'around') addToGroup(byPath, line.path, line);
  return bound.map(({ criterion, ranges, confidence }) => {
    const words = meaning.readWords(criterion.asks);
    const content = words.filter(({ hasContent, isNegation }) => hasContent && !isNegation).map(({ key }) => key);
    return { criterion, words, confidence, content: new Set(content), bound: selectLines(ranges, byPath) };
  });
}

function selectLines(ranges: readonly BoundRange[], byPath: ReadonlyMap<string, readonly TextLine[]>): TextLine[] {
  const found = new Set<TextLine>();
  for (const { file, first, last } of ranges)
    for (const line of byPath.get(file) ?? []) if (first <= line.number && line.number <= last) found.add(line);
  return [...found];
}

/** Returns how many words of the statement besides the given ones stand in a line. */
export function countShared(
  { content }: Pick<Statement, 'content'>,
  line: TextLine,
  besides: ReadonlySet<string>,
): number {
  let shared = 0;
  for (const stem of line.stems) if (content.has(stem) && !besides.has(stem)) shared += 1;
  return shared;
}

/** So much more likely is a criterion that one beside it takes nothing from. */
const MUCH_BETTER = 0.2;

/** Returns whether its own lines show the first statement much better than the second. */
export function isShownMuchBetter(first: Statement, second: Statement): boolean {
  return first.confidence > second.confidence + MUCH_BETTER;
}

const COMMENT = /^\s*(?:\/\/|\/?\*|#(?!\s?(?:include|define|if|else|end|pragma))|--\s|<!--|""")/u;

/** Returns whether a line is a comment alone, as far as its beginning shows. */
export function isComment({ text }: TextLine): boolean {
  return COMMENT.test(text);
}

/** Documents say otherwise of documents, tests of tests, and code of all else. */
export function mayContradict({ criterion: { kind } }: Statement, { class: fileClass }: TextLine): boolean {
  if (kind === 'doc') return true;
  return kind === 'test' ? fileClass === 'test' : fileClass !== 'test' && fileClass !== 'docs';
}

/** Sets what a criterion says beside what a line does. */
export function createContradiction(
  about: string,
  says: string,
  { path, number, side, text }: TextLine,
): Contradiction {
  return {
    about,
    says: says.slice(0, MAX_SHOWN),
    does: text.trim().slice(0, MAX_SHOWN),
    location: `${path}:${number}`,
    side: side === 'removed' ? 'removed' : 'added',
  };
}

const MAX_SHOWN = 200;
