/** What the operator's commands share: where the data is, and how a result is shown. */
import { readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Administrator } from '../../service/administration/commands.js';
import { readConfig, readSecretFiles, SETTINGS, toFlagName } from '../../service/config.js';
import { EXIT } from '../exit.js';
import { formatJsonLine, type Terminal } from '../output/terminal.js';

/** How a command runs: its output, the source of its settings, and the callback that receives the exit code. */
export interface AdministrationSetup {
  readonly terminal: Terminal;
  readonly environment: Readonly<Partial<Record<string, string>>>;
  /** The base folder for relative paths. */
  readonly directory: string;
  readonly done: (code: number) => void;
}

/** The flags of every one of these commands, named after their settings. */
export interface DataLocationFlags {
  readonly databaseUrl?: string;
  readonly dataDir?: string;
  readonly masterKey?: string;
  readonly json?: true;
}

const PLACE = ['databaseUrl', 'dataDir', 'masterKey'] as const;

/** Adds the flags that say where the data is, and `--json`. */
export function addLocationFlags(command: Command): Command {
  for (const setting of PLACE) {
    const { value, text } = SETTINGS[setting];
    command.option(`${toFlagName(setting)} <${value}>`, text);
  }
  return command.option('--json', 'print one JSON object');
}

/** What a command asks of the operator, and how it shows the result to a person. */
export interface AdministrationCommand<T extends object> {
  readonly ask: (operator: Administrator) => Promise<T>;
  readonly tell: (result: T) => string;
  /** Written to standard error, with `--json` too. */
  readonly note?: string;
  /** Returns the exit code of a result; 0 if left out. */
  readonly code?: (result: T) => number;
}

/** Runs the command's request and shows the result. */
export async function runAdministration<T extends object>(
  { terminal, environment, directory, done }: AdministrationSetup,
  flags: DataLocationFlags,
  { ask, tell, note, code }: AdministrationCommand<T>,
): Promise<void> {
  const { json, ...given } = flags;
  const place = Object.fromEntries(PLACE.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])));
  // Loaded here because listing the commands needs no database.
  const { openAdministrator } = await import(/* webpackChunkName: "open" */ '../../service/administration/open.js');
  const filled = await readSecretFiles(environment, (path) => readFile(path, 'utf8'));
  const { operator, close } = await openAdministrator(readConfig(place, filled, directory), (line) =>
    terminal.note(`${line}\n`),
  );
  try {
    const result = await ask(operator);
    terminal.write(json === true ? formatJsonLine(result) : tell(result));
    if (note !== undefined) terminal.note(note);
    done(code?.(result) ?? EXIT.APPROVED);
  } finally {
    await close();
  }
}
