/**
 * Measures the processor's time of `review`, git included, against an empty Node in the same run: of the sample pull
 * request (aim: at most 6 times), and of the newest change of three files in a clone of each repository that is named
 * (aim: at most 1.5 times the sample). Then says in which part of the command the time goes.
 *
 *     npm start && npm run bench:start -- [--record] [REPOSITORY …]
 *
 * The runs take turns, and the least time of each is told: what else the machine does only adds. The code that the first
 * run compiled is at hand for the others, in a cache folder of this bench.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { type Measured, readArguments, recordFigures } from './figures.js';

const RUNS = 15;
const AIM_SAMPLE = 6;
const AIM_CLONE = 1.5;
const FILES = 3;
const ROOT = resolve(import.meta.dirname, '..', '..');
const SAMPLE = join(ROOT, '.review-gate', 'sample', 'corner-shop');
const TICKET = join(ROOT, 'examples', 'sample', 'TICKET.md');
const COMMAND = join(ROOT, 'dist', 'cli', 'index.js');

interface Timed {
  readonly name: string;
  readonly options: readonly string[];
  readonly processor: number[];
  readonly wall: number[];
}

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-start-'));
/** In CI the command keeps no compiled code. */
const environment = { ...process.env, XDG_CACHE_HOME: scratch, CI: '', LC_ALL: 'C' };
const git = (directory: string, ...rest: readonly string[]): string =>
  execFileSync('git', ['-C', directory, ...rest], { encoding: 'utf8', maxBuffer: 2 ** 28 });

/** Exit codes of a review that ended: the gate is open, or it is closed. */
const ENDED: readonly (number | null)[] = [0, 1];

/** Bash tells the processor's time of a command and of what it starts, to the millisecond; `times` of a shell only to a tick. */
function run({ name, options, processor, wall }: Timed): void {
  const start = performance.now();
  const timed = spawnSync(
    'bash',
    ['-c', 'TIMEFORMAT=\'%3U %3S\'; time "$@" >/dev/null 2>&1', 'bash', process.execPath, ...options],
    { encoding: 'utf8', env: environment },
  );
  wall.push((performance.now() - start) / 1000);
  if (!ENDED.includes(timed.status)) throw new Error(`${name} ended with ${timed.status}`);
  const [user = Number.NaN, system = Number.NaN] = timed.stderr.trim().split(' ').map(Number);
  processor.push(user + system);
}

const prepare = (name: string, options: readonly string[]): Timed => ({ name, options, processor: [], wall: [] });
const least = (values: readonly number[]) => Math.min(...values);

/** Clones a repository and names the newest change of three files in it. */
function prepareClone(source: string): Timed {
  const name = basename(source) === 'repo' ? basename(dirname(source)) : basename(source);
  const clone = join(scratch, name);
  execFileSync('git', ['clone', '--quiet', '--local', '--no-checkout', source, clone]);
  const commits = git(clone, 'rev-list', '--count', 'HEAD').trim();
  const log = git(clone, 'log', '--no-merges', '--max-count=2000', '--shortstat', '--format=%H');
  const head = [...log.matchAll(/^(?<head>[0-9a-f]{40,64})\n\n (?<files>\d+) files? changed/gmu)].find(
    ({ groups }) => Number(groups?.['files']) === FILES,
  )?.groups?.['head'];
  if (head === undefined) throw new Error(`no change of ${FILES} files in ${source}`);
  return prepare(`${name}, ${commits} commits, ${head.slice(0, 8)}`, [
    COMMAND,
    'review',
    ...['--repo', clone, '--base', `${head}~1`, '--head', head],
  ]);
}

const Profile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  timeDeltas: z.array(z.number()),
});

/** The parts of the command, by the function that is the nearest around a sample. */
const PARTS: readonly (readonly [part: string, functions: RegExp])[] = [
  ['waiting for git and files', /^\(idle\)$/u],
  ['memory', /^\(garbage collector\)$/u],
  [
    'loading modules',
    /^(?:evaluate|loadAndTranslate|compileSourceTextModule|requireBuiltin|_link|getModuleJobForImport|runScript)$/u,
  ],
  ['starting git', /^spawn$/u],
  ['queries of the grammars', /^compileQuery$/u],
  ['grammars', /^(?:loadGrammar|loadRuntime|compileModule)$/u],
  ['syntax trees', /^readSyntaxWith$/u],
  ['criteria', /^readCriteria$/u],
  ['policy', /^resolvePolicy$/u],
  ['classes of files', /^readChange$/u],
  ['binding', /^bindCriteria$/u],
  ['accounting', /^accountForChange$/u],
  ['rules', /^runPlanes$/u],
  ['report', /^formatReport$/u],
];

/** Prints the share of each part in a run with V8's sampling profiler. */
function printParts({ options }: Timed): void {
  const folder = join(scratch, 'profile');
  const profiled = [process.execPath, '--cpu-prof', `--cpu-prof-dir=${folder}`, ...options];
  execFileSync('sh', ['-c', '"$@" >/dev/null || true', 'sh', ...profiled], { env: environment });
  const file = readdirSync(folder)[0] ?? '';
  const { nodes, samples, timeDeltas } = Profile.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const parts = new Map<string, number>();
  samples.forEach((sample, at) => {
    let part = 'Node itself and the rest';
    for (let id: number | undefined = sample; id !== undefined; id = parents.get(id)) {
      const name = byId.get(id)?.callFrame.functionName ?? '';
      const found = PARTS.find(([, functions]) => functions.test(name));
      if (found === undefined) continue;
      [part] = found;
      break;
    }
    parts.set(part, (parts.get(part) ?? 0) + (timeDeltas[at + 1] ?? 0));
  });
  const whole = [...parts.values()].reduce((sum, time) => sum + time, 0);
  for (const [part, time] of [...parts].sort((a, b) => b[1] - a[1]))
    console.log(`  ${((100 * time) / whole).toFixed(0).padStart(3)} %  ${part}`);
}

if (!existsSync(SAMPLE)) throw new Error('There is no sample yet: npm start builds it.');
const empty = prepare('an empty Node', ['-e', '']);
const sample = prepare('the sample', [
  COMMAND,
  'review',
  ...['--repo', SAMPLE, '--base', 'main', '--head', 'discount-codes', '--ticket', TICKET],
]);
try {
  const clones = readArguments().map(prepareClone);
  const all = [empty, sample, ...clones];
  for (let turn = 0; turn < RUNS; turn += 1) for (const one of all) run(one);
  for (const { name, processor, wall } of all) {
    const [first = Number.NaN] = processor;
    const time = least(processor);
    console.log(
      `${name}: ${time.toFixed(3)} s of the processor (first run ${first.toFixed(3)}), ${least(wall).toFixed(2)} s wall, ${(time / least(empty.processor)).toFixed(1)} times an empty Node, ${(time / least(sample.processor)).toFixed(2)} times the sample`,
    );
  }
  console.log(`aims: sample at most ${AIM_SAMPLE} times an empty Node, clones at most ${AIM_CLONE} times the sample`);
  console.log(`where the time of the sample goes (wall, with a profiler), Node ${process.version}:`);
  printParts(sample);
  const round = (value: number, digits: number) => Number(value.toFixed(digits));
  const ratio = least(sample.processor) / least(empty.processor);
  const measured: Record<string, Measured[string]> = {
    'review.local': { value: round(least(sample.wall), 2), unit: 's' },
    'review.local.cpu': { value: round(least(sample.processor), 2), unit: 's' },
    'review.local.ratio': { value: round(ratio, 1), unit: 'times an empty Node' },
  };
  if (clones.length > 0) {
    const slowest = Math.max(...clones.map(({ processor }) => least(processor)));
    measured['review.clone.cpu'] = { value: round(slowest, 2), unit: 's' };
    measured['review.clone.ratio'] = { value: round(slowest / least(sample.processor), 2), unit: 'times the sample' };
  }
  recordFigures('npm run bench:start -- REPOSITORY …', measured);
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
