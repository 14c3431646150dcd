/** `serve`: runs the service as a process until it receives a signal to stop. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { type Config, readConfig, readSecretFiles, SETTINGS, toFlagName } from '../service/config.js';
import { findEngineFile } from './engine-process-file.js';
import { EXIT } from './exit.js';
import type { AdministrationSetup } from './operator/administration.js';

/** Resolves at the first signal to stop. `hurry` fires at the second signal, or when the drain time is over. */
function watchStopSignals(drainMilliseconds: number): { asked: Promise<NodeJS.Signals>; hurry: AbortSignal } {
  const hurried = new AbortController();
  const asked = new Promise<NodeJS.Signals>((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM'] as const) {
      process.on(name, () => {
        resolve(name);
        if (stopping) hurried.abort();
        stopping = true;
        setTimeout(() => hurried.abort(), drainMilliseconds).unref();
      });
    }
    let stopping = false;
  });
  return { asked, hurry: hurried.signal };
}

async function runServe(config: Config, { terminal, environment, done }: AdministrationSetup): Promise<void> {
  // Loaded here because the other commands need neither a server nor a database.
  const { startTelemetry } = await import(/* webpackChunkName: "telemetry" */ '../service/telemetry/telemetry.js');
  const { startServer } = await import(/* webpackChunkName: "serve" */ '../service/serve.js');
  const { asked, hurry } = watchStopSignals(config.drainSeconds * 1000);
  const operation = await startTelemetry({ config, environment });
  try {
    const serving = await startServer({ config, operation, engineFile: findEngineFile() });
    const role = config.role === 'all' ? 'calls and reviews' : { api: 'calls', worker: 'reviews' }[config.role];
    terminal.write(`Review Gate is ready at ${serving.publicUrl} (${role}, ${serving.database})\n`);
    operation.logger.info('stopping', { signal: await asked });
    await serving.close(hurry);
    done(EXIT.APPROVED);
  } finally {
    await operation.close();
  }
}

/** Registers the command. */
export function registerServeCommand(program: Command, setup: AdministrationSetup): void {
  const command = program.command('serve').description('Run the service: answer calls, run reviews, or both.');
  for (const [setting, { value, text }] of Object.entries(SETTINGS))
    command.option(`${toFlagName(setting)} <${value}>`, text);
  command.action(async (flags: Readonly<Record<string, string>>) => {
    const environment = await readSecretFiles(setup.environment, (path) => readFile(path, 'utf8'));
    await runServe(readConfig(flags, environment, setup.directory), setup);
  });
}
