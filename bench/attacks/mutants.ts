/**
 * Puts one small fault after the other into honest changes for which the gate opens, and counts for how many it opens still. The
 * changes are those that stand beside the attacks, with tests that show what they do; the tests are not run, as in any review
 * without a report of them. So what only a test can tell stays open, and so does a fault that changes nothing.
 *
 *     npm run bundle && npm run bench:mutants -- [--half first|second] [--show]
 *
 * The halves are by the hash of the change's name. The engine was mended by the first one; `--show` prints no other.
 */
import { createHash } from 'node:crypto';
import { exit, stderr, stdout } from 'node:process';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Case, readCases } from './cases.js';
import { findOpened } from './gate.js';
import { OPERATORS } from './operators.js';

const TEST = /test|spec/iu;
const CODE = /\.(?:ts|tsx|js|py|go|java|kt|cs|rs|rb|php|swift|scala)$/u;

interface Mutant extends Case {
  readonly operator: string;
  readonly from: string;
  readonly to: string;
}

const { values } = parseArgs({ options: { half: { type: 'string' }, show: { type: 'boolean', default: false } } });
const chosen = z.enum(['first', 'second']).optional().safeParse(values.half);
if (!chosen.success) {
  stderr.write('usage: npm run bench:mutants -- [--half first|second] [--show]\n');
  exit(2);
}

const findHalf = ({ name }: Case) =>
  Number.parseInt(createHash('sha256').update(`mut${name}`).digest('hex').slice(0, 2), 16) % 2 === 0
    ? 'first'
    : 'second';
const { repositories, cases } = readCases();
const honest = cases.filter((one) => one.want === 'open' && findHalf(one) === (chosen.data ?? findHalf(one)));
const sound = await findOpened(repositories, honest);
const mutants = [...sound].flatMap((one) => listMutants(one));
const opened = await findOpened(repositories, mutants);

stdout.write(`${sound.size} of ${honest.length} honest changes open\noperator   mutants  opened\n`);
const rows = [...Object.keys(OPERATORS), 'all'].map((name) => {
  const some = mutants.filter(({ operator }) => name === 'all' || operator === name);
  return [name, some.length, some.filter((one) => opened.has(one)).length] as const;
});
for (const [name, all, open] of rows)
  stdout.write(`${name.padEnd(9)}${String(all).padStart(9)}${String(open).padStart(8)}\n`);
if (values.show)
  for (const one of mutants)
    if (opened.has(one) && findHalf({ ...one, name: one.name.split('.')[0] ?? '' }) === 'first')
      stdout.write(`\n${one.name}\n${one.ticket.trim()}\n- ${one.from.trim()}\n+ ${one.to.trim()}\n`);

/** The faults that can be put into the added lines of code of a change, one at a time. */
function listMutants(one: Case): readonly Mutant[] {
  const files = repositories.find(({ repository }) => repository === one.repository)?.files ?? {};
  return Object.entries(one.change).flatMap(([path, file]) => {
    if (file === null || TEST.test(path) || !CODE.test(path)) return [];
    const before = new Set((one.before?.[path] ?? files[path])?.text.split('\n'));
    const lines = file.text.split('\n');
    return lines.flatMap((line, at) => {
      if (line.trim() === '' || before.has(line)) return [];
      return Object.entries(OPERATORS).flatMap(([operator, apply]): Mutant[] => {
        const to = apply(line, file.text);
        if (to === null || to === line) return [];
        const text = lines.toSpliced(at, 1, ...(to === '' ? [] : [to])).join('\n');
        const change = { ...one.change, [path]: { ...file, text } };
        return [{ ...one, name: `${one.name}.${operator}.${at + 1}`, operator, from: line, to, change }];
      });
    });
  });
}
