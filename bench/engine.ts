/**
 * Measures engine time by changed lines, against the limits (300 ms for 500 lines, 3 s for 10,000) and for linearity:
 * twice the lines should cost about twice the time. The changed code is this project's own. The first rows are of a process that
 * has reviewed little, in which V8 still compiles: 500 lines are measured once more at the end, when it has done so.
 *
 *     npm run build && node build/bench/engine.js [--record]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildSnapshot, policySources } from '../__tests__/stand-ins/snapshot.js';
import { review } from '../src/engine/index.js';
import type { Snapshot } from '../src/engine/snapshot.js';
import { type Measured, recordFigures } from './figures.js';
import { GRAMMARS } from './grammars.js';

const RUNS = 5;
/** The sizes that are recorded; after them, the first one comes once more. */
const FIRST_ROWS = 5;
const BUDGET_MS = new Map([
  [500, 300],
  [10_000, 3000],
]);
const TICKET = [
  '## Acceptance criteria',
  '- A review that is complete carries its `confidence` and the lines of each criterion',
  '- A token that expired is answered with 401 and `E_AUTH_001`',
  '- The diff parser reads quoted paths',
  '- A finding keeps its fingerprint when lines shift',
  '- Suppressions without a reason are findings',
  '- The job summary never exceeds 1 MiB',
  '- Documented in the README',
  '- There are tests for hostile words',
].join('\n');

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Returns a change of about `lines` added lines: of every twenty lines of a file, ten are new. */
function buildChange(lines: number): Snapshot {
  const texts = sources(resolve(import.meta.dirname, '..', '..', 'src'));
  const files: Record<string, { old: string; new: string }> = {};
  let added = 0;
  for (let index = 0; added < lines; index += 1) {
    const all = (texts[index % texts.length] ?? '').split('\n');
    const fresh = all.filter((_, line) => line % 20 < 10).length;
    const kept = all.slice(0, fresh > lines - added ? (lines - added) * 2 : all.length);
    files[`src/part-${index}.ts`] = {
      old: kept.filter((_, line) => line % 20 >= 10).join('\n'),
      new: kept.join('\n'),
    };
    added += kept.filter((_, line) => line % 20 < 10).length;
  }
  return buildSnapshot({ files, tickets: [TICKET] });
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measured: Record<string, Measured[string]> = {};
let before = Number.NaN;
for (const [row, lines] of [500, 1000, 2500, 5000, 10_000, 500].entries()) {
  const snapshot = buildChange(lines);
  const changed = snapshot.files
    .flatMap((file) => file.hunks.flatMap((hunk) => hunk.lines))
    .filter((line) => /^[+-]/u.test(line));
  const times: number[] = [];
  const processor: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    const spent = process.cpuUsage();
    await review(snapshot, policySources(), GRAMMARS);
    const { user, system } = process.cpuUsage(spent);
    if (run === 0) continue;
    times.push(performance.now() - start);
    processor.push((user + system) / 1000);
  }
  const ms = median(times);
  const budget = BUDGET_MS.get(lines);
  if (budget !== undefined && row < FIRST_ROWS) {
    measured[`engine.${lines}-lines`] =
      ms < 1000 ? { value: Math.round(ms), unit: 'ms' } : { value: Math.round(ms / 10) / 100, unit: 's' };
  }
  const perLine = (ms * 1000) / changed.length;
  console.log(
    [
      `${changed.length} changed lines in ${snapshot.files.length} files: ${ms.toFixed(0)} ms (median of ${RUNS}), ${median(processor).toFixed(0)} ms of the processor`,
      `${perLine.toFixed(0)} µs a line`,
      ...(budget === undefined ? [] : [`${(ms / budget).toFixed(2)} of the budget of ${budget} ms`]),
      ...(Number.isNaN(before) ? [] : [`${(perLine / before).toFixed(2)} times the row above a line`]),
    ].join(', '),
  );
  before = perLine;
}
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB (budget 500 MB)`);
recordFigures('node build/bench/engine.js', measured);
