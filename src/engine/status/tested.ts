/**
 * Whether a criterion is tested: tests of the change that are about it ran and passed, and, if reports of coverage were
 * given, executed its lines. The reports come from the change's own job, so this is what the job says.
 */
import { addToGroup, groupBy } from '../../base/groups.js';
import { getFileName } from '../../base/paths.js';
import { counted } from '../../base/text.js';
import type { BoundCriterion, BoundRange, Change, FileChange } from '../model.js';
import { shorten } from '../text/shorten.js';
import { readShortName } from './declared-tests.js';
import { type Executed, listWordLines, type OfTest, ReportedCoverage } from './executed.js';
import { listTestReports, NameReader, type PlacedTest, placeReportedTests } from './reported-tests.js';

/** What a criterion lacks where no report of tests was given. */
export const NO_REPORT = 'no report of tests was given';

/**
 * `tested`: its tests passed. `failed`: one of them failed. `untested`: something is missing. `exempt`: it is in
 * documents, which no test runs. `missing` says in words what is not there.
 */
export interface Tested {
  readonly state: 'tested' | 'failed' | 'untested' | 'exempt';
  readonly missing: readonly string[];
}

/** Says of a criterion with lines whether it is tested. */
export interface JudgeOfTests {
  judge(bound: Pick<BoundCriterion, 'criterion' | 'ranges'>): Tested;
}

/** For a change of which no test was reported. */
export const NOTHING_REPORTED: JudgeOfTests = {
  judge: () => ({ state: 'untested', missing: [NO_REPORT] }),
};

/** Names and places that a sentence shows. */
const SHOWN = 3;
const MAX_NAME = 120;

/** What the reports of a review say, prepared for its criteria. */
export class ReportedEvidence implements JudgeOfTests {
  private readonly given: boolean;
  private readonly tests: readonly PlacedTest[];
  private readonly coverage: ReportedCoverage;
  /** Whether contexts are the names of tests; some tools have one context for all of a run. */
  private readonly byTest: boolean;
  private readonly files: ReadonlyMap<string, FileChange>;
  private readonly names = new NameReader();

  constructor(change: Change) {
    const reports = listTestReports(change.snapshot.reported ?? []);
    this.given = reports.length > 0;
    this.tests = placeReportedTests(change);
    this.coverage = new ReportedCoverage(change.snapshot);
    this.files = new Map(change.files.map((file) => [file.file.path, file]));
    const short = new Set(reports.flatMap(({ tests }) => tests.map(({ name }) => readShortName(name))));
    this.byTest = this.coverage.listContexts().some((context) => short.has(readShortName(context)));
  }

  judge({ criterion, ranges }: Pick<BoundCriterion, 'criterion' | 'ranges'>): Tested {
    const kinds = ranges.map(({ file }) => this.files.get(file)?.class);
    if (ranges.length > 0 && kinds.every((kind) => kind === 'docs')) return { state: 'exempt', missing: [] };
    if (!this.given) return { state: 'untested', missing: [NO_REPORT] };
    const about = { words: this.names.read(criterion.asks), ranges: groupBy(ranges, ({ file }) => file) };
    const tests = this.tests.filter((placed) => this.isAbout(placed, about));
    const failed = tests.filter(({ test }) => test.outcome === 'failed' || test.outcome === 'error');
    if (failed.length > 0) return { state: 'failed', missing: [describeTests(failed, 'failed')] };
    const passed = tests.filter(({ test }) => test.outcome === 'passed');
    const missing = [
      ...(passed.length > 0
        ? []
        : [tests.length > 0 ? describeTests(tests, 'did not run') : describeNoTest(ranges, kinds)]),
      ...this.listUnexecuted(ranges, passed),
    ];
    return { state: missing.length === 0 ? 'tested' : 'untested', missing };
  }

  /** A test is about a criterion if this is bound to its lines, or if the change wrote it and its name says the same. */
  private isAbout(
    { test, file, span, touched }: PlacedTest,
    {
      words,
      ranges,
    }: { readonly words: ReadonlySet<string>; readonly ranges: ReadonlyMap<string, readonly BoundRange[]> },
  ): boolean {
    const here = span === null ? [] : (ranges.get(file) ?? []);
    if (here.some(({ first, last }) => first <= (span?.last ?? 0) && last >= (span?.first ?? 0))) return true;
    return touched && this.names.says(test, words);
  }

  private listUnexecuted(ranges: readonly BoundRange[], passed: readonly PlacedTest[]): readonly string[] {
    if (!this.coverage.given) return [];
    const ofTest = this.byTest && passed.length > 0 ? createContextReader(passed) : null;
    const unknown = new Set<string>();
    const read = ranges.flatMap((range): readonly (Executed & { readonly file: string })[] => {
      const file = this.files.get(range.file);
      if (file === undefined || file.class === 'test') return [];
      if (this.coverage.knows(range.file)) {
        return [{ file: range.file, ...this.coverage.read(range.file, listWordLines(file, range), ofTest) }];
      }
      if (this.coverage.measures(file)) unknown.add(range.file);
      return [];
    });
    const sum = (side: keyof Executed) => read.reduce((total, one) => total + one[side].length, 0);
    const [executed, missed] = [sum('executed'), sum('missed')];
    const places = read.flatMap(({ file, missed: lines }) => formatRuns(file, lines));
    const verb = ofTest === null ? 'did not run' : `${missed === 1 ? 'was' : 'were'} not run by its tests`;
    return [
      ...[...unknown].map((file) => `no report of coverage has ${file}`),
      ...(missed === 0
        ? []
        : [`${missed} of its ${counted(executed + missed, 'executable line')} ${verb}: ${listSome(places)}`]),
    ];
  }
}

/** A context is a test's if it ends with its name and names its file or class. */
function createContextReader(passed: readonly PlacedTest[]): OfTest {
  const stems = new Map<string, string[]>();
  for (const { test, file } of passed) {
    const stem = getFileName(file).replace(/\..*$/u, '');
    const short = readShortName(test.name);
    addToGroup(stems, short, stem);
  }
  return (context) => stems.get(readShortName(context))?.some((stem) => context.includes(stem)) ?? false;
}

function describeNoTest(ranges: readonly BoundRange[], kinds: readonly (FileChange['class'] | undefined)[]): string {
  const at = ranges
    .filter((_, index) => kinds[index] === 'test')
    .map(({ file, first, last }) => formatRun(file, first, last));
  if (at.length > 0) return `the reports have no test of ${listSome(at)}`;
  return 'no test that ran and that this change adds or edits is about it, by its lines or its name';
}

function describeTests(tests: readonly PlacedTest[], what: string): string {
  const names = [...new Set(tests.map(({ test }) => `“${shorten(test.name, MAX_NAME)}”`))];
  return `${names.length === 1 ? 'the test' : 'the tests'} ${listSome(names)} ${what}`;
}

function listSome(all: readonly string[]): string {
  const shown = all.slice(0, SHOWN).join(', ');
  return all.length <= SHOWN ? shown : `${shown} and ${all.length - SHOWN} more`;
}

/** Returns runs of neighbouring lines as places. */
function formatRuns(file: string, lines: readonly number[]): string[] {
  const runs: { first: number; last: number }[] = [];
  for (const line of lines) {
    const run = runs.at(-1);
    if (run !== undefined && line === run.last + 1) run.last = line;
    else runs.push({ first: line, last: line });
  }
  return runs.map(({ first, last }) => formatRun(file, first, last));
}

const formatRun = (file: string, first: number, last: number) =>
  `${file}:${first === last ? String(first) : `${first}-${last}`}`;
