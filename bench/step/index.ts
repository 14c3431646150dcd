/**
 * Measures the step with the embedded reviewer, cold (nothing was fetched or compiled before), in a job without a
 * checkout: wall time, processor's time with git, bytes fetched and requests, by phase. GitHub is a stand-in on loopback
 * with a latency of 30 ms for each request and each connection. Its git runs on the same processor.
 *
 *     npm run bundle && npm run bench:step -- CLONE.git …
 *
 * Targets for clones of 20,000 commits or more: at most 3 s and 10 MB.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequestEvent } from '../../__tests__/stand-ins/events.js';
import { Github } from '../../__tests__/stand-ins/github.js';
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

interface Phase {
  readonly name: string;
  readonly milliseconds: number;
  readonly requests: number;
  readonly bytes: number;
}

interface Measurement {
  readonly seconds: number;
  readonly processor: number;
  readonly megabytes: number;
  readonly requests: number;
  readonly connections: number;
  readonly phases: readonly Phase[];
  readonly verdict: string;
}

/** Names what a request is for. */
function namePhase({ request }: Exchange): string {
  if (/\/(?:info\/refs|git-upload-pack)$/u.test(request)) return 'git';
  return /^(?:POST|PATCH) .*\/check-runs/u.test(request) ? 'publishing' : 'reading the API';
}

/** Splits a run at the changes between kinds of requests. What lies between two requests is the step's own work. */
function splitPhases(exchanges: readonly Exchange[], from: number, to: number): Phase[] {
  const phases: Phase[] = [];
  let at = from;
  const add = (name: string, end: number, one?: Exchange) => {
    const last = phases.at(-1);
    const more = { milliseconds: end - at, requests: one === undefined ? 0 : 1, bytes: one?.bytes ?? 0 };
    if (last?.name === name) {
      phases[phases.length - 1] = {
        name,
        milliseconds: last.milliseconds + more.milliseconds,
        requests: last.requests + more.requests,
        bytes: last.bytes + more.bytes,
      };
    } else phases.push({ name, ...more });
    at = Math.max(at, end);
  };
  for (const one of exchanges) {
    const name = namePhase(one);
    const own = phases.length === 0 ? 'start' : name !== 'git' && phases.at(-1)?.name === 'git' ? 'review' : null;
    if (own !== null) add(own, one.began);
    add(name, Math.max(at, one.ended), one);
  }
  add('end', to);
  return phases;
}

function readProcessorSeconds(file: string): number {
  // The name of the program, in brackets, may have spaces; the times are the 14th to 17th field.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /su, '')
    .split(' ');
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS;
}

const median = <T>(values: readonly T[], by: (value: T) => number): T | undefined =>
  values.toSorted((a, b) => by(a) - by(b))[Math.floor(values.length / 2)];

async function measure(github: Github, port: number, headSha: string): Promise<Measurement> {
  const relay = await startRelay(port, LATENCY);
  const runner = new Runner();
  const times = join(scratch, 'times');
  try {
    const move = (url: string) => url.replace(github.serverUrl, relay.url);
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
    return {
      seconds: (ended - began) / 1000,
      processor: readProcessorSeconds(times),
      megabytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000_000,
      requests: exchanges.length,
      connections: relay.connections,
      phases: splitPhases(exchanges, began, ended),
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
    console.log(
      `  ${found.seconds.toFixed(2)} s (aim ${AIM.seconds}), ${found.processor.toFixed(2)} s of the processor with git, ${found.megabytes.toFixed(2)} MB (aim ${AIM.megabytes}), ${found.requests} requests on ${found.connections} connections`,
    );
    for (const { name, milliseconds, requests, bytes } of found.phases) {
      console.log(
        `  ${name.padEnd(16)} ${milliseconds.toFixed(0).padStart(6)} ms ${String(requests).padStart(3)} requests ${String(bytes).padStart(9)} bytes`,
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
    'step.cold.cpu': { value: most(({ processor }) => processor, 2), unit: 's' },
    'step.cold.fetched': { value: most(({ megabytes }) => megabytes, 1), unit: 'MB' },
    'step.cold.requests': { value: most(({ requests }) => requests, 0), unit: 'requests' },
  });
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
