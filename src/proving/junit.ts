/** Reads the tests of JUnit XML with what is said of each failure: that tells a test that fails from one that was not loaded. */
import { ReportError } from '../external/index.js';
import { readXml, type XmlReader } from '../external/xml.js';
import type { TestResult } from './tests.js';

/** Longest message that is kept of one test. */
const MAX_MESSAGE = 4_000;

const STATUS: ReadonlyMap<string, TestResult['status']> = new Map([
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
]);

/** Returns the tests of a report; none for a text that is no report, such as one that was cut off. */
export async function readJunit(text: string): Promise<readonly TestResult[]> {
  const reader = new ResultReader();
  try {
    await readXml('the report', text, reader);
  } catch (fault) {
    if (!(fault instanceof ReportError)) throw fault;
    return [];
  }
  return reader.isReport ? reader.tests : [];
}

class ResultReader implements XmlReader {
  readonly tests: TestResult[] = [];
  isReport = false;
  #test: TestResult | null = null;
  #inside = 0;

  open(name: string, attributes: ReadonlyMap<string, string>): void {
    if (name === 'testsuite' || name === 'testsuites') this.isReport = true;
    const read = (attribute: string) => attributes.get(attribute) ?? '';
    if (name === 'testcase') {
      this.#test = {
        name: read('name'),
        classname: read('classname'),
        file: read('file'),
        status: 'passed',
        message: '',
      };
      return;
    }
    const status = STATUS.get(name);
    if (this.#test === null || status === undefined) return;
    this.#inside += 1;
    const said = [read('type'), read('message')].filter((one) => one !== '').join(': ');
    this.#test = { ...this.#test, status, message: said.slice(0, MAX_MESSAGE) };
  }

  text(text: string): void {
    if (this.#test === null || this.#inside === 0 || this.#test.message.length >= MAX_MESSAGE) return;
    this.#test = { ...this.#test, message: `${this.#test.message}\n${text}`.slice(0, MAX_MESSAGE) };
  }

  close(name: string): void {
    if (STATUS.has(name)) this.#inside = Math.max(0, this.#inside - 1);
    if (name !== 'testcase' || this.#test === null) return;
    this.tests.push(this.#test);
    this.#test = null;
  }
}
