/** How a command that fits a model is asked, and how it writes the model's file: whole, the same bytes from the same data. */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { argv, exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import type { NumberTable } from '../src/engine/models/table.js';

/** The folder of the models in this checkout. */
const MODELS = resolve(import.meta.dirname, '..', '..', 'src', 'engine', 'models');

/** What a fit is asked for. */
export interface FitRequest {
  /** The script of package.json, such as `fit:binding`. */
  readonly script: string;
  readonly paths: readonly string[];
  /** The day of the fit, YYYY-MM-DD: given, so that the same call gives the same file. */
  readonly date: string;
}

/** Reads the arguments of a fit: so many files as `files` names, and a date. Ends the process with 2 where they are not there. */
export function readFitRequest(script: string, files: readonly string[]): FitRequest {
  const { values, positionals } = parseArgs({
    args: argv.slice(2),
    allowPositionals: true,
    options: { date: { type: 'string', default: '' } },
  });
  if (positionals.length !== files.length || !/^\d{4}-\d\d-\d\d$/u.test(values.date)) {
    stderr.write(`usage: npm run ${script} -- ${files.join(' ')} --date YYYY-MM-DD\n`);
    exit(2);
  }
  return { script, paths: positionals, date: values.date };
}

/**
 * Writes `src/engine/models/NAME.json`: where its numbers come from, the figures measured on data that was left out, and
 * the tables.
 */
export function writeModel(name: string, { script, paths, date }: FitRequest, leftOut: object, tables: object): void {
  const data = paths.map((path) => ({
    file: join(basename(dirname(resolve(path))), basename(path)),
    sha256: createHash('sha256').update(readFileSync(path)).digest('hex'),
  }));
  const command = `npm run ${script} -- ${data.map(({ file }) => file).join(' ')} --date ${date}`;
  const model = { fitted: { date, command, data, left_out: leftOut }, ...tables };
  writeFileSync(join(MODELS, `${name}.json`), `${JSON.stringify(model, null, 2)}\n`);
}

/** Numbers by name, rounded to so many digits. */
export function tabulate(names: readonly string[], numbers: readonly number[], digits: number): NumberTable {
  return Object.fromEntries(names.map((name, at) => [name, rounded(numbers[at] ?? 0, digits)]));
}

/** A number with so many digits; never -0. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits)) + 0;
}
