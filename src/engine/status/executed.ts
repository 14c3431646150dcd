/** Which lines of the change ran, by what the reports of coverage say. */
import { addToGroup } from '../../base/groups.js';
import type { Change, FileChange } from '../model.js';
import type { CoverageReport, CoveredFile } from '../reported.js';
import type { Snapshot } from '../snapshot.js';
import { findCovered, type LineSpan } from '../text/line-spans.js';

/** What the reports know about some lines of a file. Numbers are in order. */
export interface Executed {
  readonly executed: readonly number[];
  readonly missed: readonly number[];
}

/** Tells whether the name of a context is that of one of the tests meant. */
export type OfTest = (context: string) => boolean;

/** A line of brackets alone runs with its neighbours. */
const HAS_WORDS = /[\p{Alpha}\d]/u;

/** The reports of coverage of one review. */
export class ReportedCoverage {
  readonly given: boolean;
  private readonly reports: readonly CoverageReport[];
  private readonly files = new Map<string, CoveredFile[]>();
  private readonly endings: ReadonlySet<string>;

  constructor({ reported = [] }: Pick<Snapshot, 'reported'>) {
    this.reports = reported.filter((one) => one.kind !== 'junit');
    this.given = this.reports.length > 0;
    for (const { files } of this.reports) for (const file of files) addToGroup(this.files, file.path, file);
    this.endings = new Set(this.reports.flatMap(({ endings }) => endings));
  }

  /** Whether a file is one that the reports measure, by its ending and its class. */
  measures({ class: kind, file }: FileChange): boolean {
    const ending = /\.[A-Za-z0-9]{1,12}$/u.exec(file.path)?.[0].toLowerCase() ?? '';
    return kind === 'source' && file.status !== 'deleted' && this.endings.has(ending);
  }

  /** Whether the file is in a report. */
  knows(path: string): boolean {
    return this.files.has(path);
  }

  /** All names of contexts of the change's files. */
  listContexts(): readonly string[] {
    return [...this.files.values()].flat().flatMap(({ by = [] }) => by.map(({ test }) => test));
  }

  /**
   * Returns which of some lines of a file ran. If the reports say which test ran which line, `ofTest` says whose runs
   * count; null counts every run.
   */
  read(path: string, lines: readonly number[], ofTest: OfTest | null): Executed {
    const known = this.files.get(path) ?? [];
    const executable = findCovered(lines, sortSpans(known.flatMap(({ executed, missed }) => [...executed, ...missed])));
    const ran = new Set(known.flatMap((file) => [...findRuns(file, lines, ofTest)]));
    const inOrder = lines.filter((line) => executable.has(line));
    return { executed: inOrder.filter((line) => ran.has(line)), missed: inOrder.filter((line) => !ran.has(line)) };
  }
}

/** A line that ran in no test's context ran when its file was loaded, as definitions do: no test can run it. */
function findRuns({ executed, by }: CoveredFile, lines: readonly number[], ofTest: OfTest | null): Iterable<number> {
  const ran = findCovered(lines, executed);
  if (by === undefined || ofTest === null) return ran;
  const inTests = findCovered(lines, sortSpans(by.flatMap((one) => one.lines)));
  const inThese = findCovered(lines, sortSpans(by.flatMap((one) => (ofTest(one.test) ? one.lines : []))));
  return [...ran].filter((line) => !inTests.has(line) || inThese.has(line));
}

const sortSpans = (spans: readonly LineSpan[]) => spans.toSorted((a, b) => a.first - b.first || a.last - b.last);

/** Returns the numbers of the added lines of a file in a range that have more than brackets. */
export function listWordLines({ added }: FileChange, { first, last }: LineSpan): readonly number[] {
  return added
    .filter(({ number, text }) => number >= first && number <= last && HAS_WORDS.test(text))
    .map(({ number }) => number);
}

const WHOLE: LineSpan = { first: 1, last: Number.POSITIVE_INFINITY };

/**
 * Counts the added lines of the change that can be executed, and those that were. Lines of a measured file that is in
 * no report count as not executed. Null if no report was given.
 */
export function measureChange({
  snapshot,
  files,
}: Change): { readonly lines: number; readonly executed: number } | null {
  const coverage = new ReportedCoverage(snapshot);
  if (!coverage.given) return null;
  let [lines, executed] = [0, 0];
  for (const file of files) {
    if (file.class === 'test') continue;
    const { path } = file.file;
    const added = listWordLines(file, WHOLE);
    if (coverage.knows(path)) {
      const read = coverage.read(path, added, null);
      lines += read.executed.length + read.missed.length;
      executed += read.executed.length;
    } else if (coverage.measures(file)) lines += added.length;
  }
  return { lines, executed };
}
