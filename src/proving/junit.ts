/** Reads the tests of JUnit XML, as test runners write it: `testcase` with `failure`, `error` or `skipped` in it. */
import type { TestResult } from './tests.js';

/** Longest message that is kept of one test. */
const MAX_MESSAGE = 4_000;

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(lt|gt|amp|quot|apos));/giu, (all, decimal, hex, name) => {
    if (typeof name === 'string') return ENTITIES[name.toLowerCase()] ?? all;
    const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : all;
  });
}

function readAttributes(tag: string): ReadonlyMap<string, string> {
  return new Map(
    [...tag.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gu)].map(([, name = '', a, b]) => [
      name,
      decode(a ?? b ?? ''),
    ]),
  );
}

const TAG = /<!\[CDATA\[[\s\S]*?\]\]>|<(\/?)(testcase|failure|error|skipped)\b((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/gu;

/** A test case whose end was not read yet. */
interface OpenCase {
  readonly about: ReadonlyMap<string, string>;
  readonly status: TestResult['status'];
  readonly message: string;
}

const STATUS: Readonly<Record<string, TestResult['status']>> = {
  failure: 'failed',
  error: 'error',
  skipped: 'skipped',
};

/** Returns the tests of a report; null if the text is no report. */
export function readJunit(text: string): readonly TestResult[] | null {
  if (!/<testsuites?\b/u.test(text)) return null;
  const cases: OpenCase[] = [];
  let inside = false;
  let bodyFrom = -1;
  const edit = (more: Partial<OpenCase>) => {
    const last = cases.pop();
    if (last !== undefined) cases.push({ ...last, ...more });
  };
  for (const match of text.matchAll(TAG)) {
    const [all, slash, tag, attributes = '', closed] = match;
    if (tag === undefined) continue;
    if (tag === 'testcase') {
      inside = slash === '' && closed === '';
      if (slash === '') cases.push({ about: readAttributes(attributes), status: 'passed', message: '' });
    } else if (inside && slash === '/') {
      if (bodyFrom >= 0)
        edit({ message: `${cases.at(-1)?.message ?? ''}\n${decode(text.slice(bodyFrom, match.index))}` });
      bodyFrom = -1;
    } else if (inside) {
      const about = readAttributes(attributes);
      const said = [about.get('type'), about.get('message')].filter((one) => one !== undefined).join(': ');
      edit({ status: STATUS[tag] ?? 'failed', message: said });
      bodyFrom = closed === '/' ? -1 : match.index + all.length;
    }
  }
  return cases.map(({ about, status, message }) => {
    const read = (name: string) => about.get(name) ?? '';
    const said = message.slice(0, MAX_MESSAGE);
    return { name: read('name'), classname: read('classname'), file: read('file'), status, message: said };
  });
}
