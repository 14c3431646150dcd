/** Tests as a run reports them, and as the change writes them. */
import type { TestOutcome } from '../engine/reported.js';
import { ReportError, readJUnit } from '../external/index.js';

/** One test of a run. */
export interface TestResult {
  /** As the report names it. */
  readonly name: string;
  /** The class, suite or module it is in; empty if the report does not say. */
  readonly classname: string;
  /** The file it stands in, as the report writes it; empty if it does not say. */
  readonly file: string;
  /** `failed`: an assertion did not hold; `error`: something else went wrong. Not every tool tells them apart. */
  readonly status: TestOutcome;
  /** What the report says of a failure. */
  readonly message: string;
}

/** Reads a report of tests (JUnit XML). Returns none for a text that is no report, such as one that was cut off. */
export async function readTests(text: string): Promise<readonly TestResult[]> {
  try {
    const tests = await readJUnit('the report', text);
    return tests.map(({ test: { name, suite, file, outcome }, said }) => {
      return { name, classname: suite, file: file ?? '', status: outcome, message: said };
    });
  } catch (fault) {
    if (!(fault instanceof ReportError)) throw fault;
    return [];
  }
}

/** A test that the change adds or edits. */
export interface WrittenTest {
  readonly file: string;
  readonly name: string;
  readonly first: number;
  readonly last: number;
  /** Whether it asserts anything about what the program does. */
  readonly asserts: boolean;
}

/** Names a test as people know it. */
export function nameTest({ classname, name }: TestResult): string {
  return classname === '' || name.startsWith(classname) ? name : `${classname} › ${name}`;
}

/** A key by which the same test is found in another run. */
export function keyTest({ file, classname, name }: TestResult): string {
  return JSON.stringify([file, classname, name]);
}

/** Whether a reported test is one that the change writes. */
export function isSameTest(reported: TestResult, { file, name }: WrittenTest): boolean {
  return matchesName(reported, name) && matchesFile(reported, file);
}

function matchesName({ name, classname }: TestResult, written: string): boolean {
  if (written === '') return false;
  const own = name.split(/ (?:>|›|::) /u).at(-1) ?? name;
  // A suite's name may stand before it, and parameters behind it.
  return [name, own, classname].some(
    (one) =>
      one === written ||
      one.endsWith(` ${written}`) ||
      one.startsWith(`${written}[`) ||
      one.startsWith(`${written}(`) ||
      one.startsWith(`${written}/`),
  );
}

/** True as well if the report does not say where the test stands. */
function matchesFile({ file, classname }: TestResult, written: string): boolean {
  const path = written.replace(/\.\w+$/u, '');
  if (file !== '') return file === written || file.endsWith(`/${written}`) || written.endsWith(`/${file}`);
  const dotted = path.replaceAll('/', '.');
  // Python names the module: `tests.test_cart.TestCart`.
  return /^[\w.]+$/u.test(classname) && classname.includes('.') && /\.py$/u.test(written)
    ? dotted.endsWith(classname) ||
        classname.startsWith(dotted) ||
        `.${classname}.`.includes(`.${dotted.split('.').at(-1)}.`)
    : true;
}
