/** The commands beside `review`: what each runs. Their flags are in `flags/`, those of the operator's in `operator/` and `serve.ts`. */
import type { Command } from 'commander';
import { nameCommand } from './command-name.js';
import { registerAuditCommand } from './flags/audit.js';
import { registerBacktestCommand } from './flags/backtest.js';
import { registerExplainCommand } from './flags/explain.js';
import { registerInitCommand } from './flags/init.js';
import { registerMcpCommand } from './flags/mcp.js';
import { registerPolicyCommands } from './flags/policy.js';
import { registerProveCommand } from './flags/prove.js';
import { registerTicketCommand } from './flags/ticket.js';
import { registerReplayCommand, registerVerifyCommand } from './flags/trace.js';
import { registerWhyCommand } from './flags/why.js';
import { registerClientCommands } from './operator/client.js';
import { registerKeyCommands } from './operator/keys.js';
import { registerTenantCommands } from './operator/tenant.js';
import { createProgress } from './output/progress.js';
import { registerServeCommand } from './serve.js';

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
  registerVerifyCommand(program, async ({ trace, keys }) => {
    const { runVerify } = await import(/* webpackChunkName: "trace" */ './trace.js');
    done(await runVerify(trace, await loadKeySet(keys), write));
  });
  registerReplayCommand(program, async ({ trace, snapshot }) => {
    const { runReplay } = await import(/* webpackChunkName: "trace" */ './trace.js');
    done(await runReplay(trace, snapshot, write));
  });
  registerWhyCommand(program, async (pull, flags) => {
    const { runWhy } = await import(/* webpackChunkName: "why" */ './why.js');
    done(await runWhy(pull, flags, { env: process.env, write, note, signal }));
  });
  registerAuditCommand(program, async (flags) => {
    const { runAudit } = await import(/* webpackChunkName: "audit" */ './audit.js');
    done(await runAudit(flags, { env: process.env, write, note, signal }));
  });
  registerPolicyCommands(program, {
    validate: async (file) => {
      const { runPolicyValidate } = await import(/* webpackChunkName: "policy" */ './policy.js');
      done(await runPolicyValidate(file, write));
    },
    explain: async (options) => {
      const { runPolicyExplain } = await import(/* webpackChunkName: "policy" */ './policy.js');
      done(await runPolicyExplain(options, write));
    },
  });
  registerTicketCommand(program, async (options) => {
    const progress = createProgress(process.stderr);
    const { runTicketLint } = await import(/* webpackChunkName: "ticket" */ './ticket.js');
    done(await runTicketLint(options, { env: process.env, write, progress, signal }));
  });
  registerExplainCommand(program, async (options) => {
    const { runExplain } = await import(/* webpackChunkName: "explain" */ './explain.js');
    done(runExplain(options, write));
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
async function loadKeySet(source: string | null) {
  if (source === null) return null;
  const { readKeySet } = await import(/* webpackChunkName: "key-set" */ './inputs/key-set.js');
  return readKeySet(source, process.env);
}
