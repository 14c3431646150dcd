#!/usr/bin/env node
/** The command's entry point: reads the arguments, loads and runs one command, and turns errors into exit codes. */
import { Command, CommanderError, Option } from 'commander';
import { prepareShortRun } from '../base/short-run.js';
import { ENGINE_VERSION } from '../engine/version.js';
import type { AuditFlags } from './audit.js';
import { registerBacktestCommand } from './backtesting.js';
import { registerClientCommands } from './client.js';
import { describeError, isReviewError } from './describe-error.js';
import { EXIT } from './exit.js';
import { FORMATS, type Format } from './formats.js';
import { registerInitCommand } from './init.js';
import { registerKeyCommands } from './keys.js';
import { registerMcpCommand } from './mcp.js';
import { createProgress } from './progress.js';
import { registerProveCommand } from './proving.js';
import { registerServeCommand } from './serve.js';
import { addServiceFlags } from './service-access.js';
import { registerTenantCommands } from './tenant.js';
import type { WhyFlags } from './why.js';

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

function buildProgram(signal: AbortSignal, done: (code: number) => void): Command {
  const program = new Command('review-gate')
    .description('Reviews a pull request deterministically and opens or closes the gate.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .showHelpAfterError('(review-gate --help lists the commands, review-gate <command> --help the flags of one)');
  const note = (text: string): void => void process.stderr.write(text);
  program
    .command('review')
    .description('Review the change between two commits of a local repository.')
    .option('--repo <dir>', 'the repository', '.')
    .option('--base <ref>', 'what the change is against (default: where the head left the default branch)')
    .option('--head <ref>', 'the change', 'HEAD')
    .option('--title <text>', 'the title of the pull request (default: what the commits say)')
    .option('--ticket <file|id>', 'a Markdown file, or the id of a GitHub issue (needs GITHUB_TOKEN)')
    .option('--policy <name|file>', 'strict, balanced, advisory, legacy-open, or a policy file')
    .addOption(new Option('--format <format>', 'how to write the report').choices(FORMATS).default('text'))
    .option('--output <file>', 'write the report there')
    .option('--trace <file>', 'write the trace there, and its snapshot beside it')
    .addOption(createFilesOption('--sarif <file>', "another tool's report on the head (SARIF 2.1.0)"))
    .addOption(createFilesOption('--junit <file>', 'a report of the tests that ran on the head (JUnit XML)'))
    .addOption(
      createFilesOption(
        '--coverage <file>',
        'a report of what they executed (LCOV, Cobertura, JaCoCo, Go cover profile, coverage.py JSON)',
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
      prepareShortRun(process.env);
      const { runReview } = await import(/* webpackChunkName: "review" */ './review.js');
      done(await runReview(options, { env: process.env, write, note, color: wantsColor(), progress, signal }));
    });
  registerProveCommand(program, async (options) => {
    const progress = createProgress(process.stderr);
    const { runProve } = await import(/* webpackChunkName: "prove" */ './prove.js');
    done(await runProve(options, { env: process.env, write, note, color: false, progress, signal }));
  });
  registerInitCommand(program, async (options) => {
    const { runInit } = await import(/* webpackChunkName: "set-up" */ './set-up.js');
    done(await runInit(options, write));
  });
  registerBacktestCommand(program, async (flags) => {
    const progress = createProgress(process.stderr);
    const { runBacktestCommand } = await import(/* webpackChunkName: "backtest" */ './backtest.js');
    const onTerminal = process.stderr.isTTY === true;
    done(await runBacktestCommand(flags, { env: process.env, write, note, progress, onTerminal, signal }));
  });
  program
    .command('verify')
    .description('Check the chain of hashes of a trace, and who signed it.')
    .argument('<trace>', 'the trace, a JSON file')
    .option('--keys <file|url>', "the service's keys, a JWKS: …/.well-known/jwks.json")
    .action(async (trace: string, flags: { keys?: string }) => {
      const { runVerify } = await import(/* webpackChunkName: "trace" */ './trace.js');
      done(await runVerify(trace, await loadKeySet(flags.keys), write));
    });
  program
    .command('replay')
    .description('Review the snapshot of a trace again and compare byte by byte.')
    .argument('<trace>', 'the trace, a JSON file')
    .option('--snapshot <file>', 'the snapshot (default: beside the trace)')
    .action(async (trace: string, flags: { snapshot?: string }) => {
      const { runReplay } = await import(/* webpackChunkName: "trace" */ './trace.js');
      done(await runReplay(trace, flags.snapshot ?? null, write));
    });
  addServiceFlags(
    program
      .command('why')
      .description('Say in one sentence why a pull request was approved, or why it was not.')
      .argument('[pull]', 'owner/name#7: its newest review at a service')
      .option('--trace <file>', 'a trace, instead of a service')
      .option('--json', 'write the line of the export'),
  ).action(async (pull: string | undefined, flags: WhyFlags) => {
    const { runWhy } = await import(/* webpackChunkName: "why" */ './why.js');
    done(await runWhy(pull ?? null, flags, { env: process.env, write, signal }));
  });
  addServiceFlags(
    program
      .command('audit')
      .description('Export what a service decided in a period, a line of JSON for each completed review.')
      .requiredOption('--from <time>', 'the start: a day (UTC), or a time with its offset (RFC 3339)')
      .requiredOption('--to <time>', 'the end, which is not part of the period'),
  ).action(async (flags: AuditFlags) => {
    const { runAudit } = await import(/* webpackChunkName: "audit" */ './audit.js');
    done(await runAudit(flags, { env: process.env, write, signal }));
  });
  program
    .command('policy')
    .description('Work with policies.')
    .command('validate')
    .description('Check a policy file.')
    .argument('<file>', 'the policy, YAML or JSON')
    .action(async (file: string) => {
      const { runPolicyValidate } = await import(/* webpackChunkName: "policy" */ './policy.js');
      done(await runPolicyValidate(file, write));
    });
  program
    .command('ticket')
    .description('Work with tickets.')
    .command('lint')
    .description('Say how each acceptance criterion of a ticket will be read, before there is any code.')
    .argument('<file|id>', 'a Markdown file, or the id of a GitHub issue (needs GITHUB_TOKEN)')
    .option('--repo <dir>', 'the repository whose issue a number is', '.')
    .addOption(new Option('--format <format>', 'how to write it').choices(['text', 'json']).default('text'))
    .action(async (ticket: string, { repo, format }: { repo: string; format: 'text' | 'json' }) => {
      const { runTicketLint } = await import(/* webpackChunkName: "ticket" */ './ticket.js');
      done(await runTicketLint({ ticket, repo, format }, { env: process.env, write, signal }));
    });
  program
    .command('explain')
    .description('Say what a rule finds, why it matters, how often it is right and how to answer it.')
    .argument('[rule]', 'a rule such as security/secret, or a plane such as security (default: lists them all)')
    .addOption(new Option('--format <format>', 'how to write it').choices(['text', 'json']).default('text'))
    .action(async (name: string | undefined, { format }: { format: 'text' | 'json' }) => {
      const { runExplain } = await import(/* webpackChunkName: "explain" */ './explain.js');
      done(runExplain({ name: name ?? null, format }, write));
    });
  registerMcpCommand(program, async (repo) => {
    const { serveMcp } = await import(/* webpackChunkName: "mcp" */ './mcp/serve.js');
    await serveMcp(repo, { stdin: process.stdin, stdout: process.stdout, signal });
  });
  const setup = { terminal: { write, note }, environment: process.env, directory: process.cwd(), done };
  registerServeCommand(program, setup);
  registerTenantCommands(program, setup);
  registerClientCommands(program, setup);
  registerKeyCommands(program, setup);
  return program;
}

/** Reads the keys that a flag names, if the flag is given. */
async function loadKeySet(source: string | undefined) {
  if (source === undefined) return null;
  const { readKeySet } = await import(/* webpackChunkName: "key-set" */ './key-set.js');
  return readKeySet(source, process.env);
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

async function main(): Promise<void> {
  const cancel = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.once(name, () => cancel.abort(new Error(`Stopped by ${name}; nothing was reviewed.`)));
  }
  try {
    await buildProgram(cancel.signal, (code) => {
      process.exitCode = code;
    }).parseAsync();
  } catch (fault) {
    if (!(fault instanceof CommanderError)) process.stderr.write(`review-gate: ${describeError(fault)}\n`);
    process.exitCode = resolveExitCode(fault);
  }
}

await main();
