/**
 * Does a status hang on how a criterion is said, or code is written? Each ticket of the benchmark with the next ticket's
 * criteria, read and bound as it is, with every criterion said otherwise (`rewordings.ts`), and with the code written
 * otherwise (`rewritings.ts`):
 *
 *     npm run bench:stability -- TICKETS.jsonl.gz [--half second] [--every N] [--code-every N] [--by-way] [--show] [--record]
 *
 * Prints how many criteria there were, and how many have another status or kind. The aim is 0. The halves of the tickets
 * are by the hash of the repository. `--every` takes each N-th ticket for the words, and `--code-every` for the code: a
 * change that is written otherwise is read again, which takes longer than all words. It is 5 times `--every` if it is not
 * given. `--show` lists what moved, but for ways that are unread.
 */
import { parseArgs } from 'node:util';
import { recordFigures } from '../../figures.js';
import { readTicketCases } from '../cases.js';
import { pairRewritten } from './code.js';
import { addMoves, countMoves, hasMoved, type Moves, NO_MOVES, type Pair, sumMoved } from './moves.js';
import { readPlainTicket } from './plain-ticket.js';
import { type Rewording, readRewordings } from './rewordings.js';
import { REWRITINGS } from './rewritings.js';
import { pairReworded } from './words.js';

/** The default of `--code-every`, in `--every`. */
const RARER = 5;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    every: { type: 'string', default: '1' },
    'code-every': { type: 'string' },
    'by-way': { type: 'boolean' },
    show: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});
const [path = ''] = positionals;
const half = values.half === 'second' ? 'second' : 'first';
const every = Number(values.every);
const codeEvery = values['code-every'] === undefined ? every * RARER : Number(values['code-every']);

const words = new Map<Rewording, Moves>(readRewordings('bench/data/frames.jsonl').map((way) => [way, NO_MOVES]));
const code = new Map(REWRITINGS.map((way) => [way, NO_MOVES]));
let unread = 0;

const cases = readTicketCases(path, half);
for (const [at, one] of cases.entries()) {
  const [hasWords, hasCode] = [at % every === 0, at % codeEvery === 0];
  const ticket = hasWords || hasCode ? readPlainTicket(one) : null;
  if (ticket === null) continue;
  for (const [way, moves] of hasWords ? words : []) {
    const pairs = pairReworded(ticket, way);
    if (pairs.some(({ after }) => after === undefined)) unread += 1;
    if (values.show === true && way.half === 'read') showMoved(way, pairs);
    words.set(way, addMoves([moves, countMoves(pairs)]));
  }
  for (const [way, moves] of hasCode ? code : [])
    code.set(way, addMoves([moves, countMoves(pairRewritten(ticket, way))]));
  console.error(`${at + 1} of ${cases.length} tickets`);
}

function showMoved({ name }: Rewording, pairs: readonly Pair[]): void {
  const say = (one: Pair['after']) => `${one?.status} ${one?.confidence} ${one?.criterion.kind}`;
  for (const { before, after } of pairs.filter(hasMoved))
    console.log(`${name}: ${say(before)} -> ${say(after)}: ${before.criterion.text}`);
}

function print(name: string, { said, gained, lost, other, kinds }: Moves): void {
  console.log([name.padEnd(30), said, gained, lost, other, kinds].join('\t'));
}

console.log('said as                         criteria  now met  no longer met  other status  other kind');
for (const [{ name, half: part }, moves] of words) if (values['by-way'] === true && part === 'read') print(name, moves);
for (const part of ['read', 'unread'] as const) {
  const of = [...words].flatMap(([way, moves]) => (way.half === part ? [moves] : []));
  const sum = addMoves(of);
  print(`${of.length} ${part} ways`, sum);
  if (values.record === true)
    recordFigures(`npm run bench:stability -- TICKETS.jsonl.gz --half ${half} --every ${every}`, {
      [`stability.${part}.ways`]: { value: of.length, unit: '' },
      [`stability.${part}.said`]: { value: sum.said, unit: '' },
      [`stability.${part}.moved`]: { value: sumMoved(sum) / sum.said, unit: '' },
    });
}
for (const [{ name }, moves] of code) print(name, moves);
if (values.record === true) {
  const sum = addMoves([...code.values()]);
  recordFigures(`npm run bench:stability -- TICKETS.jsonl.gz --half ${half} --code-every ${codeEvery}`, {
    'stability.code.ways': { value: REWRITINGS.length, unit: '' },
    'stability.code.said': { value: sum.said, unit: '' },
    'stability.code.moved': { value: sumMoved(sum), unit: '' },
  });
}
console.log(`${unread} times another number of criteria was read`);
