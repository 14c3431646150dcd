/** The commands beside `review`. */
import { type Command, Option } from 'commander';
import type { AuditFlags } from './audit.js';
import { nameCommand } from './command-name.js';
import { registerBacktestCommand } from './flags/backtest.js';
import { registerInitCommand } from './flags/init.js';
import { registerMcpCommand } from './flags/mcp.js';
import { registerProveCommand } from './flags/prove.js';
import { registerClientCommands } from './operator/client.js';
import { registerKeyCommands } from './operator/keys.js';
import { registerTenantCommands } from './operator/tenant.js';
import { createProgress } from './output/progress.js';
import { registerServeCommand } from './serve.js';
import { addServiceFlags } from './service-access.js';
import type { WhyFlags } from './why.js';

/** What the commands work with. */
interface CommandSetup {
  readonly write: (text: string) => void;
  readonly note: (text: string) => void;
  readonly signal: AbortSignal;
  /** Takes the exit code. */
  readonly done: (code: number) => void;
}

/** Adds them to the program. Each loads what it runs when it is run. */
export function registerOtherCommands(program: Command, { write, note, signal, done }: CommandSetup): void {
  registerProveCommand(program, async (options) => {
    const progress = createProgress(process.stderr);
    const { runProve } = await import(/* webpackChunkName: "prove" */ './prove.js');
    done(await runProve(options, { env: process.env, write, note, color: false, progress, signal }));
  });
  registerInitCommand(program, async (options) => {
    const { runInit } = await import(/* webpackChunkName: "init" */ './init.js');
    done(await runInit({ ...options, command: nameCommand(process.env) }, write, signal));
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
      .argument('[pull]', 'owner/name#7, or its address: its newest review at a service')
      .option('--trace <file>', 'a trace, instead of a service')
      .option('--json', 'write the line of the export'),
  ).action(async (pull: string | undefined, flags: WhyFlags) => {
    const { runWhy } = await import(/* webpackChunkName: "why" */ './why.js');
    done(await runWhy(pull ?? null, flags, { env: process.env, write, note, signal }));
  });
  addServiceFlags(
    program
      .command('audit')
      .description('Export what a service decided in a period, a line of JSON for each completed review.')
      .requiredOption('--from <time>', 'the start: a day (UTC), or a time with its offset (RFC 3339)')
      .requiredOption('--to <time>', 'the end, which is not part of the period'),
  ).action(async (flags: AuditFlags) => {
    const { runAudit } = await import(/* webpackChunkName: "audit" */ './audit.js');
    done(await runAudit(flags, { env: process.env, write, note, signal }));
  });
  const policy = program.command('policy').description('Work with policies.');
  policy
    .command('validate')
    .description('Check a policy file.')
    .argument('<file>', 'the policy, YAML or JSON')
    .action(async (file: string) => {
      const { runPolicyValidate } = await import(/* webpackChunkName: "policy" */ './policy.js');
      done(await runPolicyValidate(file, write));
    });
  policy
    .command('explain')
    .description('Show a whole policy: its rules in order, with those of the policy that it extends, and its settings.')
    .argument('<file|name>', 'a policy file, or strict, balanced, advisory or legacy-open')
    .addOption(new Option('--format <format>', 'how to write it').choices(['text', 'json']).default('text'))
    .action(async (named: string, { format }: { format: 'text' | 'json' }) => {
      const { runPolicyExplain } = await import(/* webpackChunkName: "policy" */ './policy.js');
      done(await runPolicyExplain({ named, format }, write));
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
      const progress = createProgress(process.stderr);
      done(await runTicketLint({ ticket, repo, format }, { env: process.env, write, progress, signal }));
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
}

/** Reads the keys that a flag names, if the flag is given. */
async function loadKeySet(source: string | undefined) {
  if (source === undefined) return null;
  const { readKeySet } = await import(/* webpackChunkName: "key-set" */ './inputs/key-set.js');
  return readKeySet(source, process.env);
}
