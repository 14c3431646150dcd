#!/usr/bin/env node
/**
 * The command's entry point: reads the arguments, loads and runs one command, and turns errors into exit codes. `review` starts
 * without what only the other commands need.
 */
import { Command, CommanderError, Option } from 'commander';
import { prepareShortRun } from '../base/short-run.js';
import { ENGINE_VERSION } from '../engine/version.js';
import { EXIT } from './exit.js';
import { loadReview } from './load-review.js';
import { describeOldNode } from './node-version.js';
import { describeError, isReviewError } from './output/describe-error.js';
import { FORMATS, type Format } from './output/formats.js';
import { endOnOutputFault } from './output/output-faults.js';
import { createProgress } from './output/progress.js';
import { openPlace } from './repository/repository-place.js';

const write = (text: string): void => void process.stdout.write(text);

/** Returns whether to use colours: on a terminal, unless the user turned them off (https://no-color.org). */
function wantsColor(): boolean {
  const { NO_COLOR, FORCE_COLOR } = process.env;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  if (FORCE_COLOR !== undefined && FORCE_COLOR !== '' && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true;
}

interface ReviewFlags {
  repo: string;
  base?: string;
  head: string;
  title?: string;
  ticket?: string;
  policy?: string;
  format: Format;
  output?: string;
  trace?: string;
  sarif: readonly string[];
  junit: readonly string[];
  coverage: readonly string[];
  proof: readonly string[];
}

/** An option that names a file each time it is given. */
function createFilesOption(flags: string, description: string): Option {
  return new Option(flags, `${description}; may be given several times`)
    .argParser((file: string, before: readonly string[]) => [...before, file])
    .default([], 'none');
}

const REVIEW = 'review';
/** For who writes `review TICKET.md` or `review my-branch`. */
const NAMED_BY_FLAGS =
  'A ticket, a branch and a folder are named by flags: --ticket TICKET.md, --head my-branch, --repo ~/code/shop.\n';

/** Interruptions from outside: while they are listened to, they cancel; else the system ends the process. */
interface Interruptions {
  readonly signal: AbortSignal;
  /** Stops listening; what it gives begins again. */
  readonly deafen: () => () => void;
}

async function buildProgram({ signal, deafen }: Interruptions, done: (code: number) => void): Promise<Command> {
  const program = new Command('review-gate')
    .description('Reviews a pull request deterministically and opens or closes the gate.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({ outputError: (text, put) => put(text.replace(/^error: /u, 'review-gate: ')) })
    .showHelpAfterError('(review-gate --help lists the commands, review-gate <command> --help the flags of one)');
  const note = (text: string): void => void process.stderr.write(text);
  program
    .command(REVIEW)
    .description('Review the change between two commits of a local repository.')
    .option('--repo <dir>', 'the repository', '.')
    .option('--base <ref>', 'what the change is against (default: where the head left the default branch)')
    .option('--head <ref>', 'the change', 'HEAD')
    .option('--title <text>', 'the title of the pull request (default: from the commits)')
    .option('--ticket <file|id>', 'a Markdown file, or the id of a GitHub issue (needs GITHUB_TOKEN)')
    .option('--policy <name|file>', 'strict, balanced, advisory, legacy-open, or a policy file')
    .addOption(new Option('--format <format>', 'how to write the report').choices(FORMATS).default('text'))
    .option('--output <file>', 'write the report there')
    .option('--trace <file>', 'write the trace to this file, and its snapshot beside it')
    .addOption(createFilesOption('--sarif <file>', "another tool's report on the head (SARIF 2.1.0)"))
    .addOption(createFilesOption('--junit <file>', 'a report of the tests that ran on the head (JUnit XML)'))
    .addOption(
      createFilesOption(
        '--coverage <file>',
        'a report of what the tests executed (LCOV, Cobertura, JaCoCo, Go cover profile, coverage.py JSON)',
      ),
    )
    .addOption(createFilesOption('--proof <file>', 'what `prove --out` wrote for the head'))
    .action(async (flags: ReviewFlags) => {
      const options = {
        repo: flags.repo,
        base: flags.base ?? null,
        head: flags.head,
        title: flags.title ?? null,
        ticket: flags.ticket ?? null,
        policy: flags.policy ?? null,
        format: flags.format,
        output: flags.output ?? null,
        trace: flags.trace ?? null,
        reports: { sarif: flags.sarif, junit: flags.junit, coverage: flags.coverage, proof: flags.proof },
      };
      const progress = createProgress(process.stderr);
      prepareShortRun();
      // Git answers while the rest is loaded. What it cannot answer is said where the review waits for it.
      const place = openPlace(options.repo, options.head, signal);
      place.catch(() => undefined);
      const { runReview, keepCode } = await loadReview(process.env);
      const terminal = { write, note, color: wantsColor(), progress };
      done(await runReview(options, { env: process.env, ...terminal, signal, deafen, place }));
      keepCode();
    });
  if (process.argv[2] !== REVIEW) {
    const { registerOtherCommands } = await import('./commands.js');
    registerOtherCommands(program, { write, note, signal, done });
  }
  return program;
}

/**
 * Names of errors that the user of the command can fix. Names and not classes: a class is loaded only with the command
 * that throws it.
 */
const USAGE_FAULTS: ReadonlySet<string> = new Set([
  'UsageError',
  'ConfigError',
  'DataLockedError',
  'MasterKeyError',
  'AdministrationError',
  'ProxyVariableError',
  'UnprovableError',
]);

/** Codes of the contract that mean: what was asked for cannot be worked with. */
const ASKED_WRONG = /^E_(?:REQ|AC|POL|IDEM)_/u;

function resolveExitCode(fault: unknown): number {
  if (fault instanceof CommanderError) return fault.exitCode === 0 ? EXIT.APPROVED : EXIT.USAGE;
  if (fault instanceof Error && USAGE_FAULTS.has(fault.name)) return EXIT.USAGE;
  if (isReviewError(fault) && ASKED_WRONG.test(fault.code ?? '')) return EXIT.USAGE;
  return EXIT.COULD_NOT_REVIEW;
}

function listenToInterruptions(): Interruptions {
  const cancel = new AbortController();
  const names = ['SIGINT', 'SIGTERM'] as const;
  const undone = process.argv[2] === REVIEW ? 'nothing was reviewed' : 'it was not done to its end';
  const stop = (name: string): void => cancel.abort(new Error(`Stopped by ${name}; ${undone}.`));
  const listen = (): void => {
    for (const name of names) process.on(name, stop);
  };
  listen();
  return {
    signal: cancel.signal,
    deafen: () => {
      for (const name of names) process.off(name, stop);
      return listen;
    },
  };
}

async function main(): Promise<void> {
  const old = describeOldNode(process.versions.node, process);
  if (old !== null) {
    process.stderr.write(`review-gate: ${old}\n`);
    process.exitCode = EXIT.USAGE;
    return;
  }
  endOnOutputFault(process.stdout, (message) => {
    process.stderr.write(`review-gate: ${message}\n`);
    process.exit(EXIT.USAGE);
  });
  const interruptions = listenToInterruptions();
  try {
    const program = await buildProgram(interruptions, (code) => {
      process.exitCode = code;
    });
    await program.parseAsync();
  } catch (caught) {
    // Ctrl-C ends git too: what git says of that is not what happened.
    const { aborted, reason } = interruptions.signal;
    const fault: unknown = aborted ? reason : caught;
    if (!(fault instanceof CommanderError)) process.stderr.write(`review-gate: ${describeError(fault)}\n`);
    else if (fault.code === 'commander.excessArguments' && process.argv[2] === REVIEW)
      process.stderr.write(NAMED_BY_FLAGS);
    process.exitCode = resolveExitCode(fault);
  }
}

await main();
