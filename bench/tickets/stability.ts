/**
 * Does a status hang on how a criterion is said, or code is written? Each ticket of the benchmark with the next ticket's criteria, read and bound
 * as it is, with every criterion said otherwise (`rewordings.ts`), and with the code written otherwise (`rewritings.ts`):
 *
 *     npm run bench:stability -- TICKETS.jsonl.gz [--half second] [--every N] [--by-way] [--show] [--record]
 *
 * Prints how many criteria there were, and how many have another status or kind. The aim is 0. The halves of the tickets
 * are by the hash of the repository. `--show` lists what moved, but for ways that are unread.
 */
import { parseArgs } from 'node:util';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { readCriteria } from '../../src/engine/criteria/index.js';
import type { Binding, Change } from '../../src/engine/model.js';
import { recordFigures } from '../figures.js';
import { buildTicketSnapshot, readTicketCases } from './cases.js';
import { type Rewording, readRewordings } from './rewordings.js';
import { REWRITINGS, rewriteSnapshot } from './rewritings.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    every: { type: 'string', default: '1' },
    'by-way': { type: 'boolean' },
    show: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});
/** The threshold of the policy `balanced`. */
const MET = 0.6;

function bind(items: readonly string[], change: Change): readonly Binding[] {
  const body = `## Acceptance criteria\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
  const ticket = { id: '#1', provider: 'github' as const, url: null, title: 'T', body, relation: 'requested' as const };
  return bindCriteria(readCriteria([ticket], ''), change, MET);
}

/** What became of criteria that were said otherwise. */
interface Count {
  said: number;
  gained: number;
  lost: number;
  other: number;
  kinds: number;
}
const startCount = (): Count => ({ said: 0, gained: 0, lost: 0, other: 0, kinds: 0 });

const rewordings = readRewordings('bench/data/frames.jsonl');
const counts = new Map<Rewording, Count>(rewordings.map((way) => [way, startCount()]));
let unread = 0;

function compare(way: Rewording, plain: readonly string[], before: readonly Binding[], change: Change): void {
  const count = counts.get(way);
  const reworded = plain.map((text) => way.reword(text));
  if (count === undefined || reworded.every((text) => text === null)) return;
  const items = plain.map((text, at) => reworded[at] ?? text);
  const after = bind(items, change);
  // A ticket of which another number of criteria is read has changed whole.
  if (after.length !== before.length) unread += 1;
  for (const [at, { status, criterion, confidence }] of before.entries()) {
    const now = after.length === before.length ? after[at] : undefined;
    if (reworded[at] === null) continue;
    count.said += 1;
    if (now !== undefined && now.criterion.kind !== criterion.kind) count.kinds += 1;
    if (now?.status === status) continue;
    if (now?.status === 'met') count.gained += 1;
    else if (status === 'met') count.lost += 1;
    else count.other += 1;
    if (values.show === true && way.half === 'read')
      console.log(
        `${way.name}: ${status} ${confidence} ${criterion.kind} -> ${now?.status} ${now?.confidence} ${now?.criterion.kind}: ${criterion.text}`,
      );
  }
}

const written = new Map(REWRITINGS.map((way) => [way, startCount()]));

function countChanged(count: Count, before: readonly Binding[], after: readonly Binding[]): void {
  for (const [at, { status }] of before.entries()) {
    count.said += 1;
    const now = after[at]?.status;
    if (now === status) continue;
    if (now === 'met') count.gained += 1;
    else if (status === 'met') count.lost += 1;
    else count.other += 1;
  }
}

const [path = ''] = positionals;
const half = values.half === 'second' ? 'second' : 'first';
const cases = readTicketCases(path, half).filter((_, at) => at % Number(values.every) === 0);
for (const [index, one] of cases.entries()) {
  const snapshot = buildTicketSnapshot(one, '');
  const change = readChange(snapshot, []);
  const plain = [...one.criteria, ...(one.next?.criteria ?? [])].map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  const before = bind(plain, change);
  if (before.length !== plain.length) continue;
  for (const way of rewordings) compare(way, plain, before, change);
  for (const [way, count] of written) {
    const rewritten = rewriteSnapshot(snapshot, way);
    if (JSON.stringify(rewritten) === JSON.stringify(snapshot)) continue;
    countChanged(count, before, bind(plain, readChange(rewritten, [])));
  }
  console.error(`${index + 1} of ${cases.length} tickets`);
}

const addUp = (some: readonly Count[]) =>
  some.reduce(
    (all, one) => ({
      said: all.said + one.said,
      gained: all.gained + one.gained,
      lost: all.lost + one.lost,
      other: all.other + one.other,
      kinds: all.kinds + one.kinds,
    }),
    startCount(),
  );
const countMoved = ({ gained, lost, other }: Count) => gained + lost + other;
const print = (name: string, { said, gained, lost, other, kinds }: Count) =>
  console.log([name.padEnd(30), said, gained, lost, other, kinds].join('\t'));
console.log('said as                         criteria  now met  no longer met  other status  other kind');
for (const [{ name, half: part }, count] of counts)
  if (values['by-way'] === true && part === 'read') print(name, count);
for (const part of ['read', 'unread'] as const) {
  const of = [...counts].flatMap(([way, count]) => (way.half === part ? [count] : []));
  const sum = addUp(of);
  print(`${of.length} ${part} ways`, sum);
  if (values.record === true)
    recordFigures(`npm run bench:stability -- TICKETS.jsonl.gz --half ${half} --every ${values.every}`, {
      [`stability.${part}.ways`]: { value: of.length, unit: '' },
      [`stability.${part}.said`]: { value: sum.said, unit: '' },
      [`stability.${part}.moved`]: { value: countMoved(sum) / sum.said, unit: '' },
    });
}
for (const [{ name }, count] of written) print(name, count);
const code = addUp([...written.values()]);
if (values.record === true)
  recordFigures(`npm run bench:stability -- TICKETS.jsonl.gz --half ${half} --every ${values.every}`, {
    'stability.code.ways': { value: REWRITINGS.length, unit: '' },
    'stability.code.said': { value: code.said, unit: '' },
    'stability.code.moved': { value: countMoved(code), unit: '' },
  });
console.log(`${unread} times another number of criteria was read`);
