/**
 * Records figures that a program outside of this repository computes, such as the scorer of a benchmark:
 *
 *     npm run figures:record -- --command 'python3 score.py …' NAME=VALUE[unit] …
 */
import { argv, exit, stderr } from 'node:process';
import { parseArgs } from 'node:util';
import { recordFigures } from './figures.js';

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: { command: { type: 'string', default: '' }, record: { type: 'boolean' } },
});
const read = positionals.map((one) => /^(?<name>[\w.-]+)=(?<value>-?[\d.]+)(?<unit>.*)$/u.exec(one)?.groups ?? null);
if (values.command === '' || read.length === 0 || read.includes(null)) {
  stderr.write("usage: npm run figures:record -- --command 'COMMAND' NAME=VALUE[unit] …\n");
  exit(2);
}
recordFigures(
  values.command,
  Object.fromEntries(
    read.map((one) => [one?.['name'] ?? '', { value: Number(one?.['value']), unit: one?.['unit'] ?? '' }]),
  ),
);
