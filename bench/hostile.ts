/**
 * Reviews hostile input. Each review must stay within the limits of time and memory, and must report what it did not
 * read.
 *
 *     npm run build && node build/bench/hostile.js [CASES.jsonl[.gz] …]
 *
 * With cases, their files are also corrupted at random (the same way in each run) and reviewed.
 */
import { buildSnapshot, policySources } from '../__tests__/stand-ins/snapshot.js';
import { review } from '../src/engine/index.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { readSnapshots } from './cases.js';
import { GRAMMARS } from './grammars.js';

const MILLISECONDS_A_LINE = 0.3;
const LEAST_MILLISECONDS = 3_000;
const MEGABYTES = 500;

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => line(i)).join('\n');
const file = (text: string) => ({ old: 'const a = 1;\n', new: text });

const HOSTILE: Readonly<Record<string, () => Snapshot>> = {
  '17 MB of JSON': () =>
    buildSnapshot({
      files: { 'data/all.json': file(`[\n${many(340_000, (i) => `{"id": ${i}, "name": "row number ${i}"},`)}\n{}]`) },
    }),
  'a line of 2 MB': () =>
    buildSnapshot({ files: { 'src/line.ts': file(`const a = [${'"abc", '.repeat(285_000)}];`) } }),
  'a minified line of 2 MB': () =>
    buildSnapshot({ files: { 'src/min.js': file('function f(a){return a?f(a-1):g()};'.repeat(60_000)) } }),
  '3,000 files': () =>
    buildSnapshot({
      files: Object.fromEntries(
        Array.from({ length: 3_000 }, (_, i) => [
          `src/part-${i}.ts`,
          file(`export const a${i} = ${i};\nif (a${i}) run(a${i});\n`),
        ]),
      ),
    }),
  '100,000 changed lines': () =>
    buildSnapshot({
      files: Object.fromEntries(
        Array.from({ length: 100 }, (_, f) => [
          `src/big-${f}.py`,
          file(
            many(1_000, (i) =>
              i % 10 === 0 ? `def function_${f}_${i}(value):` : `    value = step_${i % 7}(value, ${i})`,
            ),
          ),
        ]),
      ),
    }),
  'brackets 100,000 deep': () =>
    buildSnapshot({ files: { 'src/deep.js': file(`${'('.repeat(100_000)}1${')'.repeat(100_000)};`) } }),
  'JSON 100,000 deep': () =>
    buildSnapshot({ files: { 'package.json': file(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`) } }),
  'YAML aliases that multiply': () =>
    buildSnapshot({
      files: {
        '.github/workflows/a.yml': file(
          `a0: &a0 [x, x]\n${many(40, (i) => `a${i + 1}: &a${i + 1} [${`*a${i}, `.repeat(10)}x]`)}\n`,
        ),
      },
    }),
  'quotes that never end': () => buildSnapshot({ files: { 'src/quote.rb': file(many(50_000, () => `'"\`/%q{`)) } }),
  'not UTF-8': () => {
    const snapshot = buildSnapshot({
      files: { 'src/latin.c': file(many(5_000, (i) => `char *a${i} = "\uFFFD\uFFFD";`)) },
    });
    return { ...snapshot, files: snapshot.files.map((one) => ({ ...one, utf8: false })) };
  },
  'lone surrogates and controls': () =>
    buildSnapshot({ files: { 'src/odd.go': file(many(20_000, (i) => `x${i} := "\uD800\u0000\u001B[31m\u202E"`)) } }),
  'diff markers inside': () =>
    buildSnapshot({ files: { 'src/marks.php': file(many(20_000, () => '<<<<<<< ======= >>>>>>> @@ -1 +1 @@')) } }),
};

/**
 * Returns a text corrupted at some place, depending on a seed: cut, duplicated, overwritten, with inserted brackets.
 */
function broken(text: string, seed: number): string {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * Math.max(1, below));
  };
  const at = next(text.length);
  const strange = [
    '{',
    '}',
    '"',
    "'",
    '`',
    '/*',
    '*/',
    '<%',
    '\u0000',
    '\uD800',
    '\uFFFD',
    '\n\n',
    '\\',
    '$(',
    '<<EOF',
  ];
  switch (next(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(next(at));
    case 2:
      return text.slice(0, at) + (strange[next(strange.length)] ?? '').repeat(1 + next(40)) + text.slice(at + next(20));
    default:
      return [...text].map((char) => (next(60) === 0 ? (strange[next(strange.length)] ?? '') : char)).join('');
  }
}

/** Returns a change of the corpus with every hunk line corrupted, and with whole texts if the change adds the file. */
function fuzzed(snapshot: Snapshot, seed: number): Snapshot {
  const files = snapshot.files.map((one, index) => {
    const hunks = one.hunks.map((hunk) => ({
      ...hunk,
      lines: broken(hunk.lines.join('\n'), seed + index)
        .split('\n')
        .map((line) => (/^[ +\\-]/u.test(line) ? line : ` ${line}`)),
    }));
    const whole = hunks
      .flatMap(({ lines }) => lines.filter((line) => line.startsWith('+')))
      .map((line) => line.slice(1));
    return one.status === 'added' ? { ...one, hunks, new_text: whole.join('\n') } : { ...one, hunks };
  });
  return { ...snapshot, files };
}

let failed = 0;

async function run(snapshot: Snapshot): Promise<{ ms: number; budget: number; unread: readonly string[] }> {
  const lines = snapshot.files.reduce(
    (sum, one) => sum + one.hunks.reduce((all, hunk) => all + hunk.lines.length, 0),
    0,
  );
  // Processor time is measured, so that other processes on the machine do not matter.
  const start = process.cpuUsage();
  const { trace } = await review(snapshot, policySources(), GRAMMARS);
  const { user, system } = process.cpuUsage(start);
  const ms = (user + system) / 1_000;
  const files = trace.steps.find(({ name }) => name === 'syntax')?.evidence['files'];
  const unread = Array.isArray(files)
    ? files.flatMap((one) =>
        typeof one === 'object' && one !== null && 'reason' in one && one['reason'] !== ''
          ? [String(one['reason'])]
          : [],
      )
    : [];
  return { ms, budget: Math.max(LEAST_MILLISECONDS, lines * MILLISECONDS_A_LINE), unread };
}

for (const [name, make] of Object.entries(HOSTILE)) {
  const { ms, budget, unread } = await run(make());
  if (ms > budget) failed += 1;
  const said = unread.length === 0 ? '' : `; ${unread[0]}${unread.length > 1 ? ` (${unread.length} files)` : ''}`;
  console.log(`${name}: ${ms.toFixed(0)} ms of ${budget.toFixed(0)}${ms > budget ? ', TOO LONG' : ''}${said}`);
}
const peak = process.resourceUsage().maxRSS / 1024;
console.log(`peak memory ${peak.toFixed(0)} MB, all of them in one process (budget ${MEGABYTES} MB for 10,000 lines)`);

let slowest = { id: '', ms: 0 };
let count = 0;
let named = 0;
for (const path of process.argv.slice(2)) {
  for (const [index, snapshot] of readSnapshots(path).entries()) {
    const { ms, budget, unread } = await run(fuzzed(snapshot, index * 1_000));
    count += 1;
    named += unread.length;
    if (ms > slowest.ms) slowest = { id: `${snapshot.repo} ${snapshot.head.sha.slice(0, 12)}`, ms };
    if (ms > budget) {
      failed += 1;
      console.log(`TOO LONG: ${snapshot.repo} ${snapshot.head.sha}: ${ms.toFixed(0)} ms of ${budget.toFixed(0)}`);
    }
  }
}
if (count > 0)
  console.log(
    `${count} broken changes reviewed, ${named} files named as not looked at whole, slowest ${slowest.id}: ${slowest.ms.toFixed(0)} ms`,
  );
console.log(failed === 0 ? 'all in time' : `${failed} not in time`);
process.exitCode = failed === 0 ? 0 : 1;
