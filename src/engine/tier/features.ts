/** What the risk of a change is measured by: named figures of the change, of its past and of its title. */

import type { FileClass } from '../../contract/index.js';
import { countChangedLines } from '../change/size.js';
import type { Change, FileChange } from '../model.js';
import { REACH } from '../text/reach.js';
import { measurePast, type PastFeatures } from './past.js';
import { readTitleFeatures, type TitleFeatures } from './title.js';

/** Values by name: counts, shares from 0 to 1, and 1 for a property that holds. */
export interface Features extends PastFeatures, TitleFeatures {
  /** Lines added and removed. */
  readonly lines: number;
  readonly files: number;
  /** Contiguous runs of changed lines. */
  readonly spots: number;
  /** Added lines of code with a branch or a condition. */
  readonly decisions: number;
  /** Added lines of code with a call. */
  readonly calls: number;
  /** Length of the longest source file touched. */
  readonly file_length: number;
  /** Share of the files that are new: they cannot break existing behaviour. */
  readonly new_share: number;
  /** Lines changed in settings, manifests, pipelines, infrastructure and migrations. */
  readonly settings: number;
  readonly pipeline: number;
  /** Removed lines minus added lines of tests, at least 0. */
  readonly tests_lost: number;
}
export type Feature = keyof Features;

/** Classes of files that are not written by hand or not executed. */
const UNCOUNTED: ReadonlySet<FileClass> = new Set(['lockfile', 'generated', 'vendored', 'asset', 'data', 'docs']);
const SETTINGS: ReadonlySet<FileClass> = new Set(['config', 'ci', 'infra', 'manifest', 'migration']);

/** Branches in code, by keywords that nearly all languages share. */
const DECISION =
  /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard)\b|&&|\|\||\?\?/u;
const CALL = /[\p{L}\p{N}_]\(/u;

/** Measures a change. Only handwritten files count, without those in which only white space changed. */
export function measureFeatures(change: Change): Features {
  const counted = change.files.filter((file) => !UNCOUNTED.has(file.class) && !file.formattingOnly);
  const source = counted.filter((file) => file.class === 'source');
  const tests = counted.filter((file) => file.class === 'test');
  const settings = counted.filter((file) => SETTINGS.has(file.class));
  const code = source.flatMap((file) => file.added.map((line) => line.text.slice(0, REACH.statement)));
  const before = counted.filter(({ file }) => file.status !== 'added');
  return {
    lines: sum(counted.map(countChangedLines)),
    files: counted.length,
    spots: sum(counted.map((file) => file.regions.length)),
    decisions: code.filter((text) => DECISION.test(text)).length,
    calls: code.filter((text) => CALL.test(text)).length,
    file_length: maximum(source.map(measureLength)),
    new_share: counted.length === 0 ? 0 : 1 - before.length / counted.length,
    settings: sum(settings.map(countChangedLines)),
    pipeline: counted.some((file) => file.class === 'ci') ? 1 : 0,
    tests_lost: Math.max(0, sum(tests.map((file) => file.removed.length - file.added.length))),
    ...measurePast(change.snapshot.past, counted),
    ...readTitleFeatures(change.snapshot.title),
  };
}

/** Lines that a file had before; where its text is not at hand, the last line that its hunks show. */
function measureLength({ file }: FileChange): number {
  if (file.old_text !== null) return file.old_text.split('\n').length;
  const last = file.hunks.at(-1);
  return last === undefined ? 0 : last.old_start + last.old_lines;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function maximum(values: readonly number[]): number {
  return values.reduce((most, value) => (value > most ? value : most), 0);
}
