/** The action's entry point: creates the real dependencies, runs the step, and makes any thrown error a failed step. */
import { setTimeout as wait } from 'node:timers/promises';
import * as core from '@actions/core';
import { InterruptedError, readErrorMessage } from './action/errors.js';
import { Log } from './action/log/log.js';
import { run } from './action/run.js';
import { openGitHub } from './github/step.js';

const stop = new AbortController();
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stop.abort(new InterruptedError(name)));

/** Ends the process after all output is written, so that timers of libraries do not delay it. */
function exit(code: number): void {
  process.exitCode = code;
  process.stdout.write('', () => process.exit(code));
}

function fail(fault: unknown): void {
  new Log(core).error(`Review Gate failed: ${readErrorMessage(fault)}`);
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
  // Each is loaded only if it is used.
  openLocal: async (source, options) => {
    const { openInstalledReviewer } = await import(/* webpackChunkName: "installed" */ './reviewing/installed.js');
    return openInstalledReviewer(source, options, import.meta.dirname);
  },
  openRemote: async (options) => {
    const { createHttpReviewer } = await import(/* webpackChunkName: "client" */ './client/index.js');
    return createHttpReviewer(options);
  },
  openGitHub,
  signAsJob: async (statement) => {
    const { signAsJob } = await import(/* webpackChunkName: "attest" */ './github/sign-as-job.js');
    return signAsJob(statement);
  },
}).then(exit, fail);
