/**
 * Measures the processor time of a local review in a clone with many commits, and that of an empty Node process in the
 * same run. The repository has 60,000 commits over 3,000 files, a third of them on merged branches.
 *
 *     npm run bundle && node build/bench/long-history.js [COMMAND.js …]
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const COMMITS = 60_000;
const FILES = 3_000;
const RUNS = 7;
const AIM_SECONDS = 2;

const writeData = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
const nameFile = (n: number) => `packages/p${n % 30}/src/m${Math.floor(n / 30) % 10}/f${n % FILES}.ts`;

/** A stream for `git fast-import`. Every sixth commit merges two others. */
function* writeCommits(): Generator<string> {
  for (let n = 1; n <= COMMITS; n++) {
    const side = n % 6 === 3 || n % 6 === 4;
    const merge = n % 6 === 5;
    yield `commit refs/heads/${side ? 'side' : 'main'}\nmark :${n}\n`;
    yield `committer Dev ${n % 400} <d${n % 400}@example.com> ${1_500_000_000 + n * 600} +0000\n`;
    yield writeData(n % 3 === 0 ? `Fix the sum (#${n})` : `Add a thing (#${n})`);
    if (n > 1) yield `from :${merge ? n - 3 : n - 1}\n`;
    if (merge) yield `merge :${n - 1}\n`;
    const touched = n === 1 ? Array.from({ length: FILES }, (_, file) => file) : merge ? [] : [n * 7, n * 13, n * 31];
    for (const file of touched)
      yield `M 100644 inline ${nameFile(file % FILES)}\n${writeData(`export const n = ${n};`)}`;
  }
  yield `commit refs/heads/topic\ncommitter A <a@example.com> 1600000000 +0000\n${writeData('Change two')}`;
  yield `from refs/heads/main\nM 100644 inline ${nameFile(1)}\n${writeData('export const n = 0;')}`;
}

/** Processor time of a program and its children, in seconds. */
function spend(args: readonly string[], cwd: string): number {
  const timed = spawnSync(
    'sh',
    ['-c', '"$@" >/dev/null 2>&1; code=$?; times; exit $code', 'sh', process.execPath, ...args],
    {
      cwd,
      encoding: 'utf8',
    },
  );
  if (timed.status !== 0) throw new Error(`${args.join(' ')} ended with ${timed.status}`);
  const [, children = ''] = timed.stdout.trim().split('\n');
  return [...children.matchAll(/(\d+)m([\d.]+)s/gu)].reduce((sum, [, m, s]) => sum + Number(m) * 60 + Number(s), 0);
}

const folder = mkdtempSync(join(tmpdir(), 'review-gate-history-'));
try {
  execFileSync('git', ['init', '--quiet', '--bare', folder]);
  execFileSync('git', ['fast-import', '--quiet'], { cwd: folder, input: [...writeCommits()].join('') });
  const work = join(folder, 'work');
  execFileSync('git', ['clone', '--quiet', '--branch', 'topic', folder, work]);
  const own = resolve(import.meta.dirname, '..', '..', 'dist', 'cli', 'index.js');
  const commands = process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : [own];
  const median = (args: readonly string[]) =>
    Array.from({ length: RUNS }, () => spend(args, work)).sort((a, b) => a - b)[RUNS >> 1] ?? 0;
  console.log(`empty: ${median(['-e', '0']).toFixed(2)} s`);
  for (const command of commands) {
    const seconds = median([command, 'review', '--base', 'origin/main', '--head', 'topic']);
    console.log(`${command}: ${seconds.toFixed(2)} s of processor time (aim ${AIM_SECONDS} at most)`);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
