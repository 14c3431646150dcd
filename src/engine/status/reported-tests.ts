/** The tests that ran, by what the reports say, and where they stand in the change. */
import { isTestContent } from '../change/tests.js';
import type { Change, FileChange } from '../model.js';
import type { TestCounts } from '../policy/facts.js';
import type { ReportedTest, TestReport } from '../reported.js';
import type { Snapshot } from '../snapshot.js';
import { hasLineWithin, type LineSpan } from '../text/line-spans.js';
import { WordCutter } from '../text/words.js';
import { DeclaredTests, DeclaringFiles } from './declared-tests.js';

/** A test of a report in a test file of the change. */
export interface PlacedTest {
  readonly test: ReportedTest;
  readonly file: string;
  /** Null if the file does not write its name. */
  readonly span: LineSpan | null;
  /** The change adds a line of it. */
  readonly touched: boolean;
}

/** Counts the tests of all reports; null if no report was given. */
export function countReportedTests({ reported = [] }: Pick<Snapshot, 'reported'>): TestCounts | null {
  const reports = listTestReports(reported);
  if (reports.length === 0) return null;
  return reports.reduce(
    (sum, { counts }) => ({
      run: sum.run + counts.passed + counts.failed + counts.error,
      failed: sum.failed + counts.failed + counts.error,
      skipped: sum.skipped + counts.skipped,
    }),
    { run: 0, failed: 0, skipped: 0 },
  );
}

/** Returns the reports of tests that ran (JUnit's XML) among the reports of the change's own job. */
export function listTestReports(reported: NonNullable<Snapshot['reported']>): readonly TestReport[] {
  return reported.filter((one) => one.kind === 'junit');
}

/** Returns the reported tests that stand in files of the change. */
export function placeReportedTests({ snapshot, files }: Change): readonly PlacedTest[] {
  const tests = listTestReports(snapshot.reported ?? []).flatMap((report) => report.tests);
  if (tests.length === 0) return [];
  const declared = files.filter(holdsTests).map((file) => ({
    path: file.file.path,
    names: new DeclaredTests(file),
    added: file.added.map(({ number }) => number),
    isNew: file.file.status === 'added',
  }));
  const byPath = new Map(declared.map((one) => [one.path, one]));
  const byName = new DeclaringFiles(declared);
  return tests.flatMap((test): readonly PlacedTest[] => {
    const may = test.file === null ? [...byName.find(test.name)].filter(({ names }) => names.mayHold(test.suite)) : [];
    // A name in several files says nothing about which one is meant.
    const found = test.file === null ? (may.length === 1 ? may[0] : undefined) : byPath.get(test.file);
    if (found === undefined) return [];
    const span = found.names.find(test);
    if (span === null && test.file === null) return [];
    const touched = span === null ? found.isNew : hasLineWithin(found.added, span);
    return [{ test, file: found.path, span, touched }];
  });
}

/** Some languages have tests beside the code. */
function holdsTests({ class: kind, file, added }: FileChange): boolean {
  if (file.status === 'deleted') return false;
  if (kind === 'test') return true;
  return kind === 'source' && isTestContent(file.new_text ?? added.map(({ text }) => text).join('\n'));
}

/** Words that every test may have in its name. */
const EMPTY: ReadonlySet<string> = new Set([
  'test',
  'spec',
  'should',
  'case',
  'it',
  'when',
  'work',
  'correctli',
  'return',
  'unit',
]);
const LEAST_WORDS = 2;
/** Share of the words of the criterion, or of the name, that both must have. */
const SHARE_OF_CRITERION = 0.5;
const SHARE_OF_NAME = 0.6;

/** Tells whether the names of tests say what a criterion says. */
export class NameReader {
  private readonly cutter = new WordCutter();
  private readonly known = new Map<ReportedTest, ReadonlySet<string>>();

  says(test: ReportedTest, wanted: ReadonlySet<string>): boolean {
    const name = this.known.get(test) ?? this.read(test.name);
    this.known.set(test, name);
    const common = [...name].filter((stem) => wanted.has(stem)).length;
    return common >= LEAST_WORDS && (common >= wanted.size * SHARE_OF_CRITERION || common >= name.size * SHARE_OF_NAME);
  }

  /** The words of a criterion or of a name, as `says` compares them. */
  read(text: string): ReadonlySet<string> {
    const stems = text
      .split('\n')
      .flatMap((line) => this.cutter.cutLine(line).flatMap(({ cut }) => cut.tokens.map(({ stem }) => stem)));
    return new Set(stems.filter((stem) => stem !== '' && !EMPTY.has(stem)));
  }
}
