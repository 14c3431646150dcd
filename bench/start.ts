/**
 * Measures the time from the start of the bundled action to its first request, relative to an empty Node process in the
 * same run (target: under 5 times), and the size of the bundle (target: under 3 MB).
 *
 *     npm run build && node build/bench/start.js
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const RUNS = 11;
const AIM_RATIO = 5;
const AIM_MEGABYTES = 3;
const bundle = resolve(import.meta.dirname, '..', '..', 'dist', 'index.js');

const scratch = mkdtempSync(join(tmpdir(), 'review-gate-bench-'));
const file = (name: string, text = '') => {
  writeFileSync(join(scratch, name), text);
  return join(scratch, name);
};
const event = file(
  'event.json',
  JSON.stringify({
    pull_request: {
      number: 7,
      head: { sha: 'a'.repeat(40), ref: 'feature' },
      base: { sha: 'b'.repeat(40), ref: 'main' },
    },
    repository: { full_name: 'octo/shop' },
  }),
);

const server = createServer();
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const address = server.address();
if (address === null || typeof address === 'string') throw new Error('the server has no port');
const base = `http://127.0.0.1:${address.port}`;

function environment(): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    GITHUB_EVENT_NAME: 'pull_request',
    GITHUB_EVENT_PATH: event,
    GITHUB_REPOSITORY: 'octo/shop',
    GITHUB_SHA: 'c'.repeat(40),
    GITHUB_API_URL: base,
    GITHUB_SERVER_URL: base,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_RUN_ID: '1',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKSPACE: scratch,
    RUNNER_TEMP: scratch,
    'INPUT_BASE-URL': base,
    'INPUT_CLIENT-ID': 'bench',
    'INPUT_CLIENT-SECRET': 'bench-secret',
    'INPUT_GITHUB-TOKEN': 'bench-token',
  };
}

/** Returns the milliseconds from the spawn to the first request that reaches the server; the process is then ended. */
async function toFirstRequest(): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, [bundle], { env: environment(), stdio: 'ignore' });
  const request = once(server, 'request');
  const first = await Promise.race([request, once(child, 'exit').then(() => null)]);
  if (first === null) throw new Error('the action ended without a request');
  const took = performance.now() - start;
  child.kill('SIGKILL');
  await once(child, 'exit');
  return took;
}

async function emptyNode(): Promise<number> {
  const start = performance.now();
  await once(spawn(process.execPath, ['-e', ''], { stdio: 'ignore' }), 'exit');
  return performance.now() - start;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const action: number[] = [];
const empty: number[] = [];
for (let run = 0; run <= RUNS; run += 1) {
  const pair = [await toFirstRequest(), await emptyNode()] as const;
  if (run === 0) continue;
  action.push(pair[0]);
  empty.push(pair[1]);
}
server.closeAllConnections();
server.close();
rmSync(scratch, { recursive: true, force: true });

const ratio = median(action) / median(empty);
console.log(
  `start to first request ${median(action).toFixed(0)} ms, an empty Node ${process.version} ${median(empty).toFixed(0)} ms (medians of ${RUNS}): ${ratio.toFixed(2)} times (aim: under ${AIM_RATIO})`,
);
const megabytes = statSync(bundle).size / 1_000_000;
console.log(`dist/index.js ${megabytes.toFixed(2)} MB (aim: under ${AIM_MEGABYTES} MB)`);
