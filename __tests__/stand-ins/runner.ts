/** Runs the built action as the runner of GitHub Actions runs a JavaScript action. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { parse } from 'yaml';
import { z } from 'zod';
import { type Command, listMasks, masked, maskedLog, parseCommands, parsePairs } from './workflow-commands.js';

const ROOT = join(import.meta.dirname, '../../..');
/** The bundle under test: the committed one, unless the environment names another. */
const BUNDLE = process.env['REVIEW_GATE_BUNDLE'] ?? join(ROOT, 'dist/index.js');

const Metadata = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string().optional() })),
  outputs: z.record(z.string(), z.unknown()),
});

/** The runner drops a larger summary completely. */
const MAX_SUMMARY_BYTES = 1024 * 1024;

/** A step to run. */
export interface Step {
  /** `with:`; missing inputs come from action.yml. */
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event: string;
  readonly payload: unknown;
  /** `owner/name` of the repository that contains the workflow. */
  readonly repo: string;
  /** The job's token, as in `${{ github.token }}`. */
  readonly token: string;
  readonly serverUrl: string;
  readonly apiUrl: string;
  readonly graphqlUrl: string;
  readonly sha?: string;
  readonly ref?: string;
  readonly runId?: string;
  readonly runAttempt?: string;
  /** The job's workspace; an empty folder if nothing was checked out. */
  readonly workspace?: string;
  /** Variables in addition to those of the runner, such as a proxy's. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The results of a step. */
export interface StepResult {
  /** Null if a signal ended it. */
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
  /** Both streams as in the log, with masked words as `***`. */
  readonly log: string;
  readonly commands: readonly Command[];
  /** Commands that are displayed: `error`, `warning` and `notice`. */
  readonly annotations: readonly Command[];
  readonly outputs: Readonly<Record<string, string>>;
  /** The displayed summary, with masked words as `***`; empty if the runner drops it. */
  readonly summary: string;
  /** Contents of GITHUB_ENV, GITHUB_PATH and GITHUB_STATE: empty for an action that sets none. */
  readonly leftovers: string;
  readonly milliseconds: number;
  readonly workspace: string;
}

/** A running step. */
export interface RunningStep {
  readonly finished: Promise<StepResult>;
  /** Sends a signal, as the runner does when a job is cancelled (SIGINT, then SIGTERM). */
  kill(signal: NodeJS.Signals): void;
  /** Resolves when stdout and stderr contain the text. */
  printed(text: string): Promise<void>;
}

function inputVariables(step: Step): Record<string, string> {
  const metadata = Metadata.parse(parse(readFileSync(join(ROOT, 'action.yml'), 'utf8')));
  const given = step.inputs ?? {};
  const unknown = Object.keys(given).filter((name) => metadata.inputs[name] === undefined);
  if (unknown.length > 0) throw new Error(`action.yml has no input ${unknown.join(', ')}`);
  const pairs = Object.entries(metadata.inputs).map(([name, input]) => {
    const value = given[name] ?? (input.default ?? '').replaceAll(/\$\{\{\s*github\.token\s*\}\}/gu, step.token);
    return [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value];
  });
  return Object.fromEntries(pairs);
}

function environment(step: Step, folder: string, workspace: string): Record<string, string> {
  const file = (name: string, content = ''): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const temporary = join(folder, 'temp');
  mkdirSync(temporary);
  mkdirSync(join(folder, 'home'));
  return {
    PATH: process.env['PATH'] ?? '',
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
    HOME: join(folder, 'home'),
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__owner_review-gate',
    GITHUB_ACTOR: 'octocat',
    GITHUB_API_URL: step.apiUrl,
    GITHUB_ENV: file('env'),
    GITHUB_EVENT_NAME: step.event,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(step.payload)),
    GITHUB_GRAPHQL_URL: step.graphqlUrl,
    GITHUB_JOB: 'gate',
    GITHUB_OUTPUT: file('output'),
    GITHUB_PATH: file('path'),
    GITHUB_REF: step.ref ?? 'refs/pull/7/merge',
    GITHUB_REPOSITORY: step.repo,
    GITHUB_REPOSITORY_OWNER: step.repo.split('/')[0] ?? '',
    GITHUB_RUN_ATTEMPT: step.runAttempt ?? '1',
    GITHUB_RUN_ID: step.runId ?? '4242',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_SERVER_URL: step.serverUrl,
    GITHUB_SHA: step.sha ?? 'f'.repeat(40),
    GITHUB_STATE: file('state'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_WORKFLOW: 'gate',
    GITHUB_WORKSPACE: workspace,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'runner',
    RUNNER_OS: 'Linux',
    RUNNER_TEMP: temporary,
    RUNNER_TOOL_CACHE: join(folder, 'tools'),
    ...inputVariables(step),
    ...step.env,
  };
}

async function finish(child: ChildProcess, streams: { out: string; err: string }, folder: string, workspace: string) {
  const started = performance.now();
  const [exitCode, signal]: (number | NodeJS.Signals | null)[] = await once(child, 'close');
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const summary = read('summary');
  const commands = [...parseCommands(streams.out), ...parseCommands(streams.err)];
  const result: StepResult = {
    exitCode: typeof exitCode === 'number' ? exitCode : null,
    signal: typeof signal === 'string' ? signal : null,
    stdout: streams.out,
    stderr: streams.err,
    log: maskedLog(streams.out + streams.err),
    commands,
    annotations: commands.filter(({ name }) => name === 'error' || name === 'warning' || name === 'notice'),
    outputs: parsePairs(read('output')),
    summary: Buffer.byteLength(summary) > MAX_SUMMARY_BYTES ? '' : masked(summary, listMasks(commands)),
    leftovers: read('env') + read('path') + read('state'),
    milliseconds: performance.now() - started,
    workspace,
  };
  return result;
}

/** The runner: starts steps, and removes their files. */
export class Runner {
  readonly #folder = mkdtempSync(join(tmpdir(), 'review-gate-runner-'));
  readonly #running = new Set<ChildProcess>();
  #steps = 0;

  /**
   * Starts a step.
   * @throws Error if there is no bundle
   */
  start(step: Step): RunningStep {
    if (!existsSync(BUNDLE)) throw new Error(`${BUNDLE} is not there: build the bundle first`);
    this.#steps += 1;
    const folder = join(this.#folder, String(this.#steps));
    const workspace = step.workspace ?? join(folder, 'workspace');
    mkdirSync(folder);
    mkdirSync(workspace, { recursive: true });
    const child = spawn(process.execPath, [BUNDLE], {
      cwd: workspace,
      env: environment(step, folder, workspace),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#running.add(child);
    const streams = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      streams.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      streams.err += text;
    });
    const finished = finish(child, streams, folder, workspace).finally(() => this.#running.delete(child));
    return {
      finished,
      kill: (signal) => {
        child.kill(signal);
      },
      printed: (text) =>
        new Promise((resolve, reject) => {
          const look = (): void => {
            if (streams.out.includes(text) || streams.err.includes(text)) resolve();
          };
          child.stdout.on('data', look);
          child.stderr.on('data', look);
          child.once('close', () =>
            reject(new Error(`the step ended without printing ${text}\n${streams.out}${streams.err}`)),
          );
          look();
        }),
    };
  }

  /** Starts a step and waits until it has ended. */
  async run(step: Step): Promise<StepResult> {
    return this.start(step).finished;
  }

  /** Ends all running steps and removes every file, including the findings file of a step. */
  async close(): Promise<void> {
    const ends = [...this.#running].map(async (child) => {
      const end = once(child, 'close');
      child.kill('SIGKILL');
      await end;
    });
    await Promise.all(ends);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
