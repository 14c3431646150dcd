/**
 * JUnit XML, which has no standard: what the writers of Ant, Maven, Gradle, pytest, Jest, Vitest, Mocha, PHPUnit, RSpec,
 * gotestsum, .NET and GoogleTest agree on, and where they say a test's file.
 */
import { foldSpace } from '../base/text.js';
import type { ReportedTest, TestOutcome } from '../engine/reported.js';
import { createTooManyError, REPORT_LIMITS } from './limits.js';
import { ReportError } from './report-error.js';
import { readXml, type XmlReader } from './xml.js';

type Attributes = ReadonlyMap<string, string>;

interface OpenSuite {
  readonly name: string;
  readonly file: string | null;
  /** Failures and errors that the suite says it has. */
  readonly said: number;
  /** Failures and errors of its tests. */
  bad: number;
  nested: boolean;
}

/** A test, and what is said of it where it did not pass: that tells one that fails from one that was not loaded. */
export interface SaidTest {
  readonly test: ReportedTest;
  readonly said: string;
}

/** Longest text that is kept of what is said of one test. */
const MAX_SAID = 4_000;

interface OpenCase extends Omit<ReportedTest, 'outcome'> {
  outcome: TestOutcome;
}

/** Words of the attributes `status` and `result` for a test that did not run. */
const NOT_RUN = /^(?:notrun|skipped|disabled|ignored|suppressed|inconclusive|pending)$/iu;
const CHILD_OUTCOMES: ReadonlyMap<string, TestOutcome> = new Map([
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
]);
/** The stronger of two outcomes of one test counts: a test that failed once in its run failed. */
const STRENGTH: readonly TestOutcome[] = ['passed', 'skipped', 'failed', 'error'];

const cut = (text: string) => foldSpace(text.slice(0, REPORT_LIMITS.NAME)).toWellFormed();
const readCount = (text: string | undefined) => (/^\d{1,9}$/u.test(text ?? '') ? Number(text) : 0);

/**
 * Reads the tests of a report. A suite that says it has more failures than its tests show adds one test for it: a file
 * that could not be loaded has no tests to show.
 * @throws ReportError
 */
export async function readJUnit(name: string, text: string): Promise<readonly SaidTest[]> {
  const reader = new JUnitReader(name);
  await readXml(name, text, reader);
  return reader.finish();
}

class JUnitReader implements XmlReader {
  private readonly tests: SaidTest[] = [];
  private readonly suites: OpenSuite[] = [];
  private test: OpenCase | null = null;
  private said = '';
  /** Number of open elements that say how the test ended. */
  private inside = 0;
  private root: string | null = null;

  constructor(private readonly name: string) {}

  open(name: string, attributes: Attributes): void {
    this.root ??= name;
    const outcome = CHILD_OUTCOMES.get(name);
    if (name === 'testsuite') this.openSuite(attributes);
    else if (name === 'testcase') this.test = this.readCase(attributes);
    else if (this.test !== null && outcome !== undefined) {
      this.inside += 1;
      this.worsen(this.test, outcome);
      this.text(['type', 'message'].flatMap((one) => attributes.get(one) ?? []).join(': '));
    }
  }

  text(text: string): void {
    if (this.inside > 0 && this.said.length < MAX_SAID) this.said = `${this.said}\n${text}`.trim().slice(0, MAX_SAID);
  }

  close(name: string): void {
    if (CHILD_OUTCOMES.has(name)) this.inside = Math.max(0, this.inside - 1);
    if (name === 'testcase' && this.test !== null) this.closeCase(this.test);
    if (name === 'testsuite') this.closeSuite();
  }

  finish(): readonly SaidTest[] {
    if (this.root === 'testsuites' || this.root === 'testsuite') return this.tests;
    throw new ReportError([`${this.name} is no JUnit XML: its first element is neither testsuites nor testsuite`]);
  }

  private openSuite(attributes: Attributes): void {
    const above = this.suites.at(-1);
    if (above !== undefined) above.nested = true;
    this.suites.push({
      name: cut(attributes.get('name') ?? ''),
      file: attributes.get('file') ?? attributes.get('filepath') ?? above?.file ?? null,
      said: readCount(attributes.get('failures')) + readCount(attributes.get('errors')),
      bad: 0,
      nested: false,
    });
  }

  private closeSuite(): void {
    const suite = this.suites.pop();
    if (suite === undefined || suite.nested || suite.said <= suite.bad) return;
    this.add({ suite: suite.name, name: suite.name, file: suite.file, line: null, outcome: 'error' });
  }

  private readCase(attributes: Attributes): OpenCase {
    const suite = this.suites.at(-1);
    const line = readCount(attributes.get('line') ?? attributes.get('lineno'));
    const words = [attributes.get('status') ?? '', attributes.get('result') ?? ''];
    return {
      suite: cut(attributes.get('classname') ?? attributes.get('class') ?? suite?.name ?? ''),
      name: cut(attributes.get('name') ?? ''),
      file:
        (attributes.get('file') ?? attributes.get('filepath') ?? suite?.file ?? null)?.slice(0, REPORT_LIMITS.NAME) ??
        null,
      line: line > 0 ? line : null,
      outcome: words.some((word) => NOT_RUN.test(word)) ? 'skipped' : 'passed',
    };
  }

  private worsen(test: OpenCase, outcome: TestOutcome): void {
    if (STRENGTH.indexOf(outcome) > STRENGTH.indexOf(test.outcome)) test.outcome = outcome;
  }

  private closeCase(test: OpenCase): void {
    const suite = this.suites.at(-1);
    if (suite !== undefined && (test.outcome === 'failed' || test.outcome === 'error')) suite.bad += 1;
    this.add(test);
    this.test = null;
    this.said = '';
    this.inside = 0;
  }

  private add(test: ReportedTest): void {
    if (this.tests.length >= REPORT_LIMITS.TESTS) {
      throw createTooManyError(this.name, REPORT_LIMITS.TESTS, 'tests', 'give one report for each part of the tests');
    }
    this.tests.push({ test, said: this.said });
  }
}
