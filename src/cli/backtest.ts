/** `backtest`: holds a policy against the changes that were merged already. */
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { runBacktest } from '../backtest/run.js';
import { ProviderError } from '../base/errors.js';
import { BuiltInName } from '../engine/index.js';
import type { PolicyReference, Ticket } from '../engine/snapshot.js';
import { formatBacktestCsv, renderBacktestPage } from '../report/index.js';
import { RequestError } from '../reviewing/request/request-error.js';
import { startEngineProcesses } from '../service/processes/engine-processes.js';
import { createFileTicketReader } from '../sources/index.js';
import { findEngineFile } from './engine-process-file.js';
import { EXIT, UsageError } from './exit.js';
import { checkWritable, writeText } from './inputs/files.js';
import { explainNoPolicy, readPolicyInput } from './inputs/review-inputs.js';
import { formatBacktest } from './output/format-backtest.js';
import type { Progress } from './output/progress.js';
import { readOrigin } from './repository/repository.js';

/** The flags of `backtest`. `last` is a number of changes; the others are as they were written. */
export interface BacktestFlags {
  readonly last: number;
  readonly repo: string;
  readonly base?: string;
  readonly policy?: string;
  readonly tickets?: string;
  readonly csv?: string;
  readonly html?: string;
  readonly format: 'text' | 'json';
  readonly output?: string;
}

/** What the command works with beside its flags. */
export interface BacktestMeans {
  readonly env: NodeJS.ProcessEnv;
  readonly write: (text: string) => void;
  readonly note: (text: string) => void;
  readonly progress: Progress;
  /** Whether the progress is shown on a terminal. */
  readonly onTerminal: boolean;
  readonly signal: AbortSignal;
}

/** Maximum heap of one engine process, as the service has it by default. */
const PROCESS_MEGABYTES = 1024;
/** Maximum time of one review. Nobody waits for it, and on a busy machine none should be missing. */
const REVIEW_MILLISECONDS = 600_000;
/** More at the same time need more memory than most machines have. */
const MAX_PROCESSES = 4;
/** Without a terminal a line is written for each tenth of the changes. */
const NOTES = 10;

async function readPolicy(named: string | undefined): Promise<PolicyReference | null> {
  const given = await readPolicyInput(named ?? null);
  if (given === null || given.source !== null || BuiltInName.safeParse(given.name).success) return given;
  throw new UsageError(explainNoPolicy(given.name));
}

/** Reads tickets from a folder; without one there are none. */
async function openTicketFolder(
  folder: string | undefined,
  signal: AbortSignal,
): Promise<(pull: number) => Promise<Ticket | null>> {
  if (folder === undefined) return () => Promise.resolve(null);
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) {
    throw new UsageError(
      `There is no folder ${folder}. Name one with a file such as 12.md for the ticket of pull request 12.`,
    );
  }
  return async (pull) => {
    const path = join(folder, `${pull}.md`);
    return existsSync(path) ? createFileTicketReader(path)(String(pull), signal) : null;
  };
}

/** Tells how far it is: a line that is rewritten on a terminal, else a line for each tenth. */
function createReporter({ progress, note, onTerminal }: BacktestMeans): (done: number, of: number) => void {
  let told = 0;
  return (done, of) => {
    const words = `${done} of ${of} changes reviewed`;
    progress.say(words);
    const tenth = Math.floor((done * NOTES) / of);
    if (onTerminal || tenth === told) return;
    told = tenth;
    note(`${words}\n`);
  };
}

/**
 * Runs the backtest and writes its reports.
 * @returns the exit code: 0, or 3 if it was stopped before its end or no change could be reviewed
 * @throws UsageError for what cannot be used; ProviderError if the history cannot be read
 */
export async function runBacktestCommand(flags: BacktestFlags, means: BacktestMeans): Promise<number> {
  const { env, write, progress, signal } = means;
  for (const path of [flags.csv, flags.html, flags.output]) if (path !== undefined) await checkWritable(path);
  const policy = await readPolicy(flags.policy);
  const readTicket = await openTicketFolder(flags.tickets, signal);
  const { name, page } = await readOrigin(flags.repo, signal);
  const processes = Math.min(MAX_PROCESSES, availableParallelism());
  const engine = startEngineProcesses({
    processes,
    memoryMegabytes: PROCESS_MEGABYTES,
    milliseconds: REVIEW_MILLISECONDS,
    file: findEngineFile(),
  });
  try {
    const backtest = await runBacktest({
      directory: flags.repo,
      repo: name,
      url: page,
      branch: flags.base ?? null,
      last: flags.last,
      policy,
      readTicket,
      environment: env,
      engine: engine.review,
      atATime: processes + 1,
      progress: createReporter(means),
      signal,
    });
    progress.clear();
    if (flags.csv !== undefined) await writeText(flags.csv, formatBacktestCsv(backtest));
    if (flags.html !== undefined) await writeText(flags.html, renderBacktestPage(backtest).html);
    const text = flags.format === 'json' ? `${JSON.stringify(backtest, null, 2)}\n` : formatBacktest(backtest);
    if (flags.output === undefined) write(text);
    else await writeText(flags.output, text);
    const reviewed = backtest.changes.some(({ review }) => review !== null);
    return backtest.stopped || !reviewed ? EXIT.COULD_NOT_REVIEW : EXIT.APPROVED;
  } catch (fault) {
    const asked = fault instanceof RequestError || (fault instanceof ProviderError && fault.code === 'E_REQ_002');
    if (asked && !signal.aborted) throw new UsageError(fault.message, { cause: fault });
    throw fault;
  } finally {
    progress.clear();
    await engine.close();
  }
}
