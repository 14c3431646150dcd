/**
 * Measures the step with the embedded reviewer, cold (nothing was fetched or compiled before), in a job without a
 * checkout: wall time, processor's time, bytes fetched and requests, by phase. GitHub is a stand-in on loopback
 * with a latency of 30 ms for each request and each connection. It and its git run on the same processor, so their time is
 * a part of the wall time here; it is shown apart.
 *
 *     npm run bundle && npm run bench:step -- CLONE.git …
 *
 * Targets for clones of 20,000 commits or more: at most 3 s and 10 MB.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequestEvent } from '../../__tests__/stand-ins/events.js';
import { Github } from '../../__tests__/stand-ins/github/server.js';
import { Runner } from '../../__tests__/stand-ins/runner.js';
import { readArguments, recordFigures } from '../figures.js';
import { type Exchange, startRelay } from './relay.js';
import { serveRepository } from './served-repository.js';

const LATENCY = 30;
const RUNS = 3;
const AIM = { seconds: 3, megabytes: 10 } as const;
const REPO = 'octo/shop';
const PR = 7;
const TOKEN = 'ghs_bench0123456789';
/** Ticks of the processor's clock in a second, as Linux counts them for programs. */
const TICKS = 100;

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-step-'));
/** Notes the processor's time of the step and of all that it started, as it ends. */
const clock = join(scratch, 'clock.mjs');
writeFileSync(
  clock,
  "import { readFileSync, writeFileSync } from 'node:fs';\nprocess.on('exit', () => writeFileSync(process.env.BENCH_CLOCK, readFileSync('/proc/self/stat', 'utf8')));\n",
);

/** A part of a run, in milliseconds from its start. Parts overlap. */
interface Phase {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Measurement {
  readonly seconds: number;
  readonly processor: ProcessorSeconds;
  /** Seconds of the processor that the stand-in and its git took. */
  readonly serving: number;
  readonly megabytes: number;
  readonly requests: number;
  readonly connections: number;
  readonly phases: readonly Phase[];
  readonly verdict: string;
}

/** Seconds of the processor that a process took, and the processes that it started and that have ended. */
interface ProcessorSeconds {
  readonly own: number;
  readonly children: number;
}

const KINDS = ['API', 'git', 'publishing'] as const;

/** Names what a request is for. */
function nameKind({ request }: Exchange): (typeof KINDS)[number] {
  if (/\/(?:info\/refs|git-upload-pack)$/u.test(request)) return 'git';
  return request.endsWith('/check-runs') ? 'publishing' : 'API';
}

/** Lists when the step was busy with what. The review is what lies between the last answer and the publishing. */
function listPhases(exchanges: readonly Exchange[], began: number, ended: number): Phase[] {
  const place = (name: string, from: number, to: number, those: readonly Exchange[] = []): Phase => ({
    name,
    from: from - began,
    to: to - began,
    requests: those.length,
    bytes: those.reduce((sum, { bytes }) => sum + bytes, 0),
  });
  const [api, git, publishing] = KINDS.map((kind) => {
    const those = exchanges.filter((one) => nameKind(one) === kind);
    return place(kind, Math.min(...those.map((one) => one.began)), Math.max(...those.map((one) => one.ended)), those);
  });
  if (api === undefined || git === undefined || publishing === undefined) throw new Error('no requests');
  const read = Math.max(api.to, git.to);
  const first = Math.min(api.from, git.from);
  return [
    place('start', began, began + first),
    api,
    git,
    place('review', began + read, began + publishing.from),
    publishing,
    place('end', began + publishing.to, ended),
  ];
}

function readProcessorSeconds(file: string): ProcessorSeconds {
  // The name of the program, in brackets, may have spaces; the times are the 14th to 17th field.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return {
    own: ((user ?? 0) + (system ?? 0)) / TICKS,
    children: ((childrenUser ?? 0) + (childrenSystem ?? 0)) / TICKS,
  };
}

const sum = ({ own, children }: ProcessorSeconds) => own + children;

const median = <T>(values: readonly T[], by: (value: T) => number): T | undefined =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)];

async function measure(github: Github, port: number, headSha: string): Promise<Measurement> {
  const relay = await startRelay(port, LATENCY);
  const runner = new Runner();
  const times = join(scratch, 'times');
  try {
    const move = (url: string) => url.replace(github.serverUrl, relay.url);
    const before = readProcessorSeconds('/proc/self/stat');
    const began = performance.now();
    const result = await runner.run({
      inputs: { 'report-file': 'report.html' },
      ...pullRequestEvent({ repo: REPO, pr: PR, headSha }),
      repo: REPO,
      token: TOKEN,
      serverUrl: relay.url,
      apiUrl: move(github.apiUrl),
      graphqlUrl: move(github.graphqlUrl),
      env: { NODE_OPTIONS: `--import ${clock}`, BENCH_CLOCK: times },
    });
    const ended = performance.now();
    if (result.outputs['status'] !== 'complete') throw new Error(result.log);
    const { exchanges } = relay;
    const processor = readProcessorSeconds(times);
    return {
      seconds: (ended - began) / 1000,
      processor,
      // The step is a child of this process.
      serving: sum(readProcessorSeconds('/proc/self/stat')) - sum(before) - sum(processor),
      megabytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000,
      requests: exchanges.length,
      connections: relay.connections,
      phases: listPhases(exchanges, began, ended),
      verdict: result.outputs['verdict'] ?? '',
    };
  } finally {
    await runner.close();
    await relay.close();
    github.reset();
  }
}

async function measureClone(clone: string): Promise<Measurement> {
  const root = mkdtempSync(join(scratch, 'served-'));
  const pull = serveRepository(clone, root, REPO, PR);
  const github = await Github.start({ token: TOKEN, repo: REPO, gitRoot: root });
  const { base, head } = pull;
  github.state.pulls.set(PR, {
    number: PR,
    title: 'Change',
    body: 'Closes #3',
    base: { ref: 'main', sha: base },
    head: { ref: 'feature', sha: head },
  });
  github.state.issues.set(3, { number: 3, title: 'Change', body: '- [ ] The change is made in the code\n' });
  github.state.closing.set(PR, [3]);
  try {
    const runs: Measurement[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measure(github, Number(new URL(github.serverUrl).port), head));
    const found = median(runs, ({ seconds }) => seconds);
    if (found === undefined) throw new Error('nothing was measured');
    console.log(
      `${clone}: ${pull.commits} commits, ${pull.files} files changed (${base.slice(0, 12)}…${head.slice(0, 12)}), ${found.verdict}`,
    );
    const { own, children } = found.processor;
    console.log(
      `  ${found.seconds.toFixed(2)} s (aim ${AIM.seconds}), ${found.megabytes.toFixed(2)} MB (aim ${AIM.megabytes}), ${found.requests} requests on ${found.connections} connections`,
    );
    console.log(
      `  of the processor: the step ${own.toFixed(2)} s, its git ${children.toFixed(2)} s; the stand-in with its git ${found.serving.toFixed(2)} s`,
    );
    for (const { name, from, to, requests, bytes } of found.phases) {
      console.log(
        `  ${name.padEnd(10)} ${from.toFixed(0).padStart(6)} to ${to.toFixed(0).padStart(6)} ms ${String(requests).padStart(3)} requests ${String(bytes).padStart(9)} bytes`,
      );
    }
    return found;
  } finally {
    await github.close();
  }
}

try {
  const found: Measurement[] = [];
  for (const clone of readArguments()) found.push(await measureClone(clone));
  const most = (by: (one: Measurement) => number, digits: number) => Number(Math.max(...found.map(by)).toFixed(digits));
  recordFigures('npm run bench:step -- CLONE.git …', {
    'step.cold': { value: most(({ seconds }) => seconds, 2), unit: 's' },
    'step.cold.cpu': { value: most(({ processor }) => sum(processor), 2), unit: 's' },
    'step.cold.fetched': { value: most(({ megabytes }) => megabytes, 1), unit: 'MB' },
    'step.cold.requests': { value: most(({ requests }) => requests, 0), unit: 'requests' },
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
