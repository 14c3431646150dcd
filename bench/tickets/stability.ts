/**
 * Does a status hang on how a criterion is said? Each ticket of the benchmark with the next ticket's criteria, read and bound
 * as it is and with every criterion said otherwise (`rewordings.ts`):
 *
 *     npm run bench:stability -- TICKETS.jsonl.gz [--half second] [--every N] [--only NAME] [--show]
 *
 * Prints, for each way to say it, how many criteria there were, and how many have another status, kind or number. The aim
 * is 0. The halves are by the hash of the repository.
 */
import { parseArgs } from 'node:util';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { readCriteria } from '../../src/engine/criteria/index.js';
import type { Binding, Change } from '../../src/engine/model.js';
import { buildTicketSnapshot, readTicketCases } from './cases.js';
import { REWORDINGS, type Rewording } from './rewordings.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    every: { type: 'string', default: '1' },
    only: { type: 'string' },
    show: { type: 'boolean' },
  },
});
/** The threshold of the policy `balanced`. */
const MET = 0.6;

function bind(items: readonly string[], change: Change): readonly Binding[] {
  const body = `## Acceptance criteria\n\n${items.map((item) => `- ${item}`).join('\n')}\n`;
  const ticket = { id: '#1', provider: 'github' as const, url: null, title: 'T', body, relation: 'requested' as const };
  return bindCriteria(readCriteria([ticket], ''), change, MET);
}

const [path = ''] = positionals;
const rewordings = REWORDINGS.filter(({ name }) => values.only === undefined || name === values.only);
const counts = new Map(
  rewordings.map(({ name }) => [name, { said: 0, gained: 0, lost: 0, other: 0, kinds: 0, items: 0 }]),
);

function compare({ name, reword }: Rewording, plain: readonly string[], before: readonly Binding[], change: Change) {
  const count = counts.get(name);
  const reworded = plain.map((text, at) => reword(text, at));
  if (count === undefined || reworded.every((text) => text === null)) return;
  const after = bind(
    plain.map((text, at) => reworded[at] ?? text),
    change,
  );
  if (after.length !== before.length) count.items += 1;
  if (after.length !== before.length && values.show === true)
    console.log(`${name}: ${before.length} criteria became ${after.length}: ${JSON.stringify(plain)}`);
  if (after.length !== before.length) return;
  for (const [at, { status, criterion, confidence }] of before.entries()) {
    const now = after[at];
    if (now === undefined || reworded[at] === null) continue;
    count.said += 1;
    if (now.criterion.kind !== criterion.kind) count.kinds += 1;
    if (now.status === status) continue;
    if (now.status === 'met') count.gained += 1;
    else if (status === 'met') count.lost += 1;
    else count.other += 1;
    if (values.show === true)
      console.log(
        `${name}: ${status} ${confidence.toFixed(2)} ${criterion.kind} -> ${now.status} ${now.confidence.toFixed(2)} ${now.criterion.kind}: ${criterion.text}`,
      );
  }
}

const cases = readTicketCases(path, values.half === 'second' ? 'second' : 'first');
for (const one of cases.filter((_, at) => at % Number(values.every) === 0)) {
  const change = readChange(buildTicketSnapshot(one, ''), []);
  const plain = [...one.criteria, ...(one.next?.criteria ?? [])].map(({ text }) => text.replaceAll(/\s+/gu, ' '));
  const before = bind(plain, change);
  if (before.length !== plain.length) continue;
  for (const rewording of rewordings) compare(rewording, plain, before, change);
}

console.log(
  'said as              criteria   now met   no longer met   other status   other kind   tickets read otherwise',
);
for (const [name, { said, gained, lost, other, kinds, items }] of counts)
  console.log([name.padEnd(20), said, gained, lost, other, kinds, items].join('\t'));
