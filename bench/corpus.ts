/**
 * Runs `review` on real changes of public projects. Each becomes a git repository of two commits and is reviewed by the
 * command; its trace is verified and replayed. Prints how many were reviewed, the failures, and the duration of a
 * review (target: no failure, none over 3 s). Parts of a file that a diff does not show are blank lines here.
 *
 *     npm run build && node build/bench/corpus.js BINDING.jsonl TIER.jsonl.gz [CHANGES_OF_EACH] [--record]
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runReview } from '../src/cli/review.js';
import { runReplay, runVerify } from '../src/cli/trace.js';
import { buildDiffSnapshot } from './diff-snapshot.js';
import { rebuildText } from './diff-texts.js';
import { readArguments, recordFigures } from './figures.js';
import { readLines } from './read-lines.js';

const AIM_MS = 3000;

const Case = z.object({
  id: z.string(),
  repo: z.string(),
  diff: z.string(),
  message: z.string().optional(),
  criteria: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
});
type Case = z.infer<typeof Case>;

/** Returns `count` changes of a file of cases, evenly spaced. */
function sampleCases(path: string, count: number): Case[] {
  const lines = readLines(path);
  const step = Math.max(1, Math.floor(lines.length / count));
  return lines
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((line) => Case.parse(JSON.parse(line)));
}

/** A repository with the change as its branch `change`, off `main`. */
function buildRepository(directory: string, given: Case): void {
  const { files } = buildDiffSnapshot({ repo: given.repo, base: '', head: '', title: '', body: '', diff: given.diff });
  const data = (text: string) => `data ${Buffer.byteLength(text)}\n${text}\n`;
  const commit = (branch: string, message: string) =>
    `commit refs/heads/${branch}\ncommitter A <a@example.com> 1735689600 +0000\n${data(message)}`;
  const put = (path: string, mode: string | null, text: string | null) =>
    text === null ? '' : `M ${mode === '100755' ? mode : '100644'} inline ${JSON.stringify(path)}\n${data(text)}`;
  const old = files.map((file) => put(file.old_path ?? file.path, file.old_mode, rebuildText(file, 'old')));
  const gone = files.map((file) => (file.old_mode === null ? '' : `D ${JSON.stringify(file.old_path ?? file.path)}\n`));
  const fresh = files.map((file) => put(file.path, file.new_mode, rebuildText(file, 'new')));
  const stream = [
    commit('main', 'before'),
    ...old,
    commit('change', given.message ?? 'A change'),
    'from refs/heads/main\n',
    ...gone,
    ...fresh,
  ].join('');
  mkdirSync(directory, { recursive: true });
  for (const [args, input] of [
    [['init', '--quiet', '--initial-branch', 'main'], ''],
    [['fast-import', '--quiet'], stream],
  ] as const) {
    const run = spawnSync('git', ['-C', directory, ...args], { input });
    if (run.status !== 0) throw new Error(`git ${args[0]}: ${run.stderr.toString()}`);
  }
}

interface Outcome {
  readonly id: string;
  readonly ms: number;
  readonly fault: string | null;
  readonly verdict: string;
}

async function reviewOne(scratch: string, given: Case): Promise<Outcome> {
  const repository = join(scratch, 'repository');
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  let ms = 0;
  const said: string[] = [];
  const write = (text: string) => void said.push(text);
  try {
    buildRepository(repository, given);
    const ticket = given.criteria === undefined ? null : join(scratch, 'TICKET.md');
    if (ticket !== null) {
      const items = given.criteria?.map(({ id, text }) => `- ${id}: ${text.split('\n')[0]}`);
      writeFileSync(ticket, `## Acceptance criteria\n\n${items?.join('\n')}\n`);
    }
    const trace = join(scratch, 'trace.json');
    const start = performance.now();
    await runReview(
      { repo: repository, base: 'main', head: 'change', ticket, policy: null, format: 'json', output: null, trace },
      {
        env: {},
        write,
        note: () => undefined,
        color: false,
        progress: { say: () => undefined, announce: () => undefined, clear: () => undefined },
        signal: new AbortController().signal,
      },
    );
    ms = performance.now() - start;
    const review = z.object({ verdict: z.string() }).parse(JSON.parse(said.join('')));
    const verified = await runVerify(trace, null, write);
    const replayed = await runReplay(trace, null, write);
    const fault = verified !== 0 ? 'the trace does not verify' : replayed !== 0 ? 'another review came out' : null;
    return { id: given.id, ms, fault, verdict: review.verdict };
  } catch (fault) {
    return { id: given.id, ms, fault: fault instanceof Error ? fault.message : String(fault), verdict: 'none' };
  }
}

const [bindingPath, tierPath, count = '200'] = readArguments();
if (bindingPath === undefined || tierPath === undefined) {
  console.error('usage: node build/bench/corpus.js BINDING.jsonl TIER.jsonl.gz [CHANGES_OF_EACH]');
  process.exit(2);
}
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-corpus-'));
for (const [name, kind, path] of [
  ['branches with criteria', 'branches', bindingPath],
  ['commits', 'commits', tierPath],
] as const) {
  const outcomes: Outcome[] = [];
  for (const given of sampleCases(path, Number(count))) {
    outcomes.push(await reviewOne(join(scratch, 'case'), given));
    if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${outcomes.length}`);
  }
  const times = outcomes.map((outcome) => outcome.ms).sort((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(0);
  const failed = outcomes.filter((outcome) => outcome.fault !== null);
  const slow = outcomes.filter((outcome) => outcome.ms > AIM_MS);
  const verdicts = new Map<string, number>();
  for (const { verdict } of outcomes) verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
  console.log(
    `${name}: ${outcomes.length} reviewed, verified and replayed, ${failed.length} failed, ${slow.length} over ${AIM_MS} ms; ` +
      `review ms median ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)}; ` +
      [...verdicts].map(([verdict, times]) => `${verdict} ${times}`).join(', '),
  );
  const counts = [['reviewed', outcomes.length] as const, ...verdicts];
  recordFigures(
    'node build/bench/corpus.js BINDING.jsonl TIER.jsonl.gz',
    Object.fromEntries(counts.map(([word, value]) => [`corpus.${kind}.${word}`, { value, unit: 'changes' }])),
  );
  for (const { id, fault, ms } of [...failed, ...slow]) console.log(`  ${id}: ${fault ?? `${ms.toFixed(0)} ms`}`);
}
rmSync(scratch, { recursive: true, force: true });
