/** The action's entry: builds the real dependencies, runs the step, and turns anything thrown into a failed step. */
import { setTimeout as wait } from 'node:timers/promises';
import * as core from '@actions/core';
import { Interrupted, messageOf } from './action/faults.js';
import { Log } from './action/log.js';
import { run } from './action/run.js';
import { openGitHub } from './github/step.js';

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new Interrupted(name)));

/** Ends the process once what was written is out; timers of libraries must not hold it. */
function exit(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.exit(code));
}

function fail(fault: unknown): void {
  new Log(core).error(`Review Gate failed: ${messageOf(fault)}`);
  exit(1);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

run({
  env: process.env,
  core,
  now: Date.now,
  sleep: async (milliseconds, signal) => {
    await wait(milliseconds, undefined, { signal });
  },
  random: Math.random,
  signal: stop.signal,
  // Each is loaded only when it is the one that is asked.
  openLocal: async (source, options) => {
    const { openInstalledReviewer } = await import('./reviewing/installed.js');
    return openInstalledReviewer(source, options, import.meta.dirname);
  },
  openRemote: async (options) => {
    const { createHttpReviewer } = await import('./client/index.js');
    return createHttpReviewer(options);
  },
  openGitHub,
}).then(exit, fail);
