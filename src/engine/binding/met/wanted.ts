/** A criterion as its evidence is looked for, and what counts as evidence: lines that act or check, and what came with the change. */
import type { Criterion } from '../../model.js';
import type { ChangedLine } from '../lines/changed-lines.js';
import type { Mention, Mentions } from '../lines/mentions.js';
import type { CriterionTerms } from '../query/query.js';

/** A criterion as its evidence is looked for. */
export interface Wanted {
  readonly criterion: Criterion;
  readonly terms: CriterionTerms;
  /** Index of the files that it names by their path, and of the documents that it asks for. */
  readonly files: ReadonlySet<number>;
  /** It asks for comments in code. */
  readonly comments: boolean;
  /** The numbers and other values that it names. */
  readonly values: readonly string[];
}

/**
 * Returns whether a term came with the change where it stands, or got a value there that the criterion names. `exact` are the
 * lines that do by a number what it asks for.
 */
export function isFresh(
  { values }: Wanted,
  { line, fresh }: Mention,
  mentions: Pick<Mentions, 'values'>,
  exact: ReadonlySet<number>,
): boolean {
  return fresh || exact.has(line) || hasValue(mentions.values.replaced.get(line), values);
}

/** Returns whether some of the values are among those of a line. */
export function hasValue(named: ReadonlySet<string> | undefined, values: readonly string[]): boolean {
  return named !== undefined && values.some((value) => named.has(value));
}

/**
 * Returns whether what stands in a part of a line does what a criterion asks for, and does not only check or describe
 * it.
 */
export function acts(
  { criterion: { kind }, files, comments }: Wanted,
  { file, class: fileClass }: Pick<ChangedLine, 'file' | 'class'>,
  part: Mention['part'] = 'code',
): boolean {
  if (part === 'comment') return comments;
  if (files.has(file)) return true;
  if (kind === 'test') return fileClass === 'test';
  return kind !== 'doc' && fileClass !== 'test' && fileClass !== 'docs';
}

/** Returns whether a part of a line checks what a criterion asks for. Tests do not describe anything. */
export function checks(
  { criterion: { kind } }: Wanted,
  { class: fileClass }: Pick<ChangedLine, 'class'>,
  part: Mention['part'] = 'code',
): boolean {
  return fileClass === 'test' && kind !== 'doc' && part !== 'comment';
}
