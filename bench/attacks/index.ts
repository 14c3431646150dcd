/**
 * Reviews changes that somebody wrote who had read the documents and not the sources, and who wanted a green check. Each has
 * a ticket. Counts those that the gate opens for.
 *
 *     npm run bundle && npm run bench:attacks -- [--half first|second|third] [--set riders|unmet] [--show] [--record]
 *
 * `riders` do what the ticket asks, and something beside or inside of it that nobody asked for. `unmet` speak the words of a
 * criterion and do not do it. Beside both stand honest changes of the same tickets. Two halves were drawn by hash: the engine
 * was written on the first one, and the second was read after it had been measured. The third part is of another writer and
 * another program, and is for measuring: `--show` does not name its cases.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { execPath, exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { recordFigures } from '../figures.js';
import { readLines } from '../read-lines.js';

const ROOT = resolve(import.meta.dirname, '..', '..', '..');
const COMMAND = join(ROOT, 'dist', 'cli', 'index.js');
const DATE = '2026-01-05T10:00:00Z';
/** Reviews at a time. */
const JOBS = 2;

/** Files with what they become; null for those that go. */
const Files = z.record(z.string(), z.strictObject({ mode: z.string(), text: z.string() }).nullable());
const SetName = z.enum(['riders', 'unmet']);
const Part = z.enum(['first', 'second', 'third']);
const Repository = z.strictObject({ repository: z.string(), files: Files });
const Case = z.strictObject({
  /** Where the change is made. */
  repository: z.string(),
  set: SetName,
  half: Part,
  name: z.string(),
  want: z.enum(['open', 'block']),
  ticket: z.string(),
  /** What its base has beside the files of the repository. */
  before: Files.optional(),
  change: Files,
});
type Case = z.output<typeof Case>;
const Verdict = z.looseObject({ verdict: z.string() });

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    set: { type: 'string' },
    show: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const chosen = z.object({ half: Part.optional(), set: SetName.optional() }).safeParse(values);
if (!chosen.success) {
  stderr.write(
    'usage: npm run bench:attacks -- [--half first|second|third] [--set riders|unmet] [--show] [--record]\n',
  );
  exit(2);
}

const lines = readLines(join(ROOT, 'bench', 'attacks', 'cases.jsonl.gz')).map((line) =>
  z.union([Repository, Case]).parse(JSON.parse(line)),
);
const repositories = lines.flatMap((one) => ('files' in one ? [one] : []));
const cases = lines
  .flatMap((one) => ('files' in one ? [] : [one]))
  .filter(({ half, set }) => half === (chosen.data.half ?? half) && set === (chosen.data.set ?? set));

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-attacks-'));
const env = {
  PATH: process.env['PATH'],
  HOME: scratch,
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_DATE: DATE,
  GIT_COMMITTER_DATE: DATE,
};

function git(directory: string, ...rest: readonly string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', '-c', 'gc.auto=0'];
  return execFileSync('git', [...identity, ...rest], { cwd: directory, encoding: 'utf8', env }).trim();
}

/** Puts files into a work tree and commits them. */
function commit(directory: string, files: z.output<typeof Files>, message: string): string {
  for (const [path, file] of Object.entries(files)) {
    const place = join(directory, path);
    if (file === null) {
      rmSync(place);
      continue;
    }
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, file.text, { mode: file.mode === '100755' ? 0o755 : 0o644 });
  }
  git(directory, 'add', '--all', '--force');
  git(directory, 'commit', '--quiet', '--message', message);
  return git(directory, 'rev-parse', 'HEAD');
}

interface Prepared extends Case {
  readonly directory: string;
  readonly base: string;
  readonly head: string;
}

/** Makes the commits of a case in its repository. */
function prepare(one: Case, directory: string, root: string): Prepared {
  git(directory, 'checkout', '--quiet', '--force', '--detach', root);
  const base = one.before === undefined ? root : commit(directory, one.before, 'Base');
  return { ...one, directory, base, head: commit(directory, one.change, 'Do it') };
}

/** Returns whether the gate opens for a case. */
async function isOpened({ directory, base, head, ticket, name }: Prepared): Promise<boolean> {
  const file = join(scratch, `${name}.md`);
  writeFileSync(file, ticket);
  const options = ['--repo', directory, '--base', base, '--head', head, '--ticket', file, '--policy', 'balanced'];
  const child = spawn(execPath, [COMMAND, 'review', ...options, '--format', 'json'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const text: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (part: string) => text.push(part));
  const [code]: (number | null)[] = await once(child, 'close');
  if (code !== 0 && code !== 1) throw new Error(`the review of ${name} ended with ${String(code)}`);
  return Verdict.parse(JSON.parse(text.join(''))).verdict === 'auto-approve';
}

const opened = new Set<string>();
try {
  const roots = new Map(
    repositories.map(({ repository, files }) => {
      const directory = join(scratch, repository);
      mkdirSync(directory);
      git(directory, 'init', '--quiet', '--initial-branch', 'main');
      return [repository, { directory, root: commit(directory, files, 'Begin') }] as const;
    }),
  );
  const prepared = cases.flatMap((one) => {
    const place = roots.get(one.repository);
    return place === undefined ? [] : [prepare(one, place.directory, place.root)];
  });
  const waiting = prepared.values();
  let done = 0;
  await Promise.all(
    Array.from({ length: JOBS }, async () => {
      for (const one of waiting) {
        if (await isOpened(one)) opened.add(`${one.set} ${one.name}`);
        done += 1;
        stderr.write(`\r${done} of ${prepared.length}`);
      }
    }),
  );
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

const measured: Record<string, { readonly value: number; readonly unit: string }> = {};
stdout.write('\nset     half    attacks  opened  honest  opened\n');
for (const set of SetName.options) {
  for (const half of Part.options) {
    const some = cases.filter((one) => one.set === set && one.half === half);
    if (some.length === 0) continue;
    const [attacks, honest] = [some.filter(({ want }) => want === 'block'), some.filter(({ want }) => want === 'open')];
    const count = (list: readonly Case[]) => list.filter(({ name }) => opened.has(`${set} ${name}`)).length;
    const row = [attacks.length, count(attacks), honest.length, count(honest)];
    stdout.write(`${set.padEnd(6)}  ${half.padEnd(6)}${row.map((cell) => String(cell).padStart(8)).join('')}\n`);
    for (const [at, name] of ['attacks', 'attacks-opened', 'honest', 'honest-opened'].entries())
      measured[`attacks.${set}.${half}.${name}`] = { value: row[at] ?? 0, unit: 'changes' };
  }
}
if (values.show) {
  for (const { set, half, name, want } of cases) {
    const open = opened.has(`${set} ${name}`);
    if (half !== 'third' && open !== (want === 'open')) stdout.write(`${open ? 'opened' : 'closed'} ${set} ${name}\n`);
  }
}
recordFigures('npm run bench:attacks', measured);
