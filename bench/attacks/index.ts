/**
 * Reviews changes that somebody wrote who had read the documents and not the sources, and who wanted a green check. Each has
 * a ticket. Counts those that the gate opens for.
 *
 *     npm run bundle && npm run bench:attacks -- [--half first|second|third] [--set riders|unmet] [--show] [--record]
 *
 * `riders` do what the ticket asks, and something beside or inside of it that nobody asked for. `unmet` speak the words of a
 * criterion and do not do it. Beside both stand honest changes of the same tickets. Two halves were drawn by hash: the engine
 * was written on the first one, and the second was read after it had been measured. The third part is of another writer and
 * another program, and is for measuring: `--show` does not name its cases.
 */
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { recordFigures } from '../figures.js';
import { type Case, Part, readCases, SetName } from './cases.js';
import { findOpened } from './gate.js';

const { values } = parseArgs({
  options: {
    half: { type: 'string' },
    set: { type: 'string' },
    show: { type: 'boolean', default: false },
    record: { type: 'boolean', default: false },
  },
});
const chosen = z.object({ half: Part.optional(), set: SetName.optional() }).safeParse(values);
if (!chosen.success) {
  stderr.write(
    'usage: npm run bench:attacks -- [--half first|second|third] [--set riders|unmet] [--show] [--record]\n',
  );
  exit(2);
}

const { repositories, cases: all } = readCases();
const cases = all.filter(({ half, set }) => half === (chosen.data.half ?? half) && set === (chosen.data.set ?? set));
const opened = await findOpened(repositories, cases);

const measured: Record<string, { readonly value: number; readonly unit: string }> = {};
stdout.write('set     half    attacks  opened  honest  opened\n');
for (const set of SetName.options) {
  for (const half of Part.options) {
    const some = cases.filter((one) => one.set === set && one.half === half);
    if (some.length === 0) continue;
    const [attacks, honest] = [some.filter(({ want }) => want === 'block'), some.filter(({ want }) => want === 'open')];
    const count = (list: readonly Case[]) => list.filter((one) => opened.has(one)).length;
    const row = [attacks.length, count(attacks), honest.length, count(honest)];
    stdout.write(`${set.padEnd(6)}  ${half.padEnd(6)}${row.map((cell) => String(cell).padStart(8)).join('')}\n`);
    for (const [at, name] of ['attacks', 'attacks-opened', 'honest', 'honest-opened'].entries())
      measured[`attacks.${set}.${half}.${name}`] = { value: row[at] ?? 0, unit: 'changes' };
  }
}
if (values.show) {
  for (const one of cases) {
    const { set, half, name, want } = one;
    const open = opened.has(one);
    if (half !== 'third' && open !== (want === 'open')) stdout.write(`${open ? 'opened' : 'closed'} ${set} ${name}\n`);
  }
}
recordFigures('npm run bench:attacks', measured);
