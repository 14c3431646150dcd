/**
 * What of honest changes the accounting leaves to people, and what it takes from a stranger: for every ticket of the
 * benchmark with the change that was made for it, the share of its lines that have a reason, and how often nothing is
 * left to look at. Then the same with a rider: a file of a change of another repository that no criterion asks for.
 *
 *     node build/bench/accounting.js TICKETS.jsonl.gz [--half second] [--least 0.3,0.5,0.7] [--limit N] [--show] [--record]
 *
 * The halves are by the hash of the repository. The first is for development, the second was set aside.
 */
import { parseArgs } from 'node:util';
import type { Span } from '../src/contract/index.js';
import { ASKED } from '../src/engine/accounting/asked.js';
import { accountForChange } from '../src/engine/accounting/index.js';
import { bindCriteria } from '../src/engine/binding/index.js';
import { readChange } from '../src/engine/change/index.js';
import type { Accounting, Binding, Change } from '../src/engine/model.js';
import { readSyntax } from '../src/engine/syntax/index.js';
import { recordFigures } from './figures.js';
import { GRAMMARS } from './grammars.js';
import {
  buildTicketCriteria,
  buildTicketSnapshot,
  listRiders,
  readTicketCases,
  selectRider,
  type TicketCase,
} from './tickets/cases.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string', default: 'first' },
    least: { type: 'string', default: String(ASKED) },
    limit: { type: 'string', default: '10000' },
    show: { type: 'boolean' },
    record: { type: 'boolean' },
  },
});

/** The threshold of the policy `balanced`. */
const MET = 0.6;

interface Judged {
  readonly change: Change;
  readonly bindings: readonly Binding[];
  readonly accounts: ReadonlyMap<number, Accounting>;
}

async function judge(one: TicketCase, rider: string, least: readonly number[]): Promise<Judged> {
  const change = readChange(buildTicketSnapshot(one, rider), []);
  const criteria = buildTicketCriteria(one);
  const syntax = await readSyntax(change, GRAMMARS);
  const binding = bindCriteria(criteria, change, MET);
  const inputs = { change, syntax, criteria, binding, derived: [] };
  const accounts = new Map(least.map((value) => [value, accountForChange(inputs, value)]));
  return { change, bindings: binding, accounts };
}

const isOpen = ({ reason }: Span) => reason === 'unaccounted' || reason === 'opaque';
const countLines = (spans: readonly Span[]) => spans.reduce((sum, { lines }) => sum + Math.max(1, lines), 0);
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const share = (count: number, of: number) => (of === 0 ? 0 : count / of);

function showSpans({ change, accounts }: Judged): void {
  for (const { location, side, old_line_range, lines, reason, why, symbol } of [...accounts.values()][0]?.spans ?? []) {
    const [from = 0, to = 0] = old_line_range ?? location.lineRange;
    console.log(`${reason} ${side} ${location.file}:${from}-${to} (${lines}) ${symbol ?? ''} | ${why}`);
    if (reason !== 'unaccounted' || side === 'file') continue;
    const all = change.files.find(({ file }) => file.path === location.file)?.[side] ?? [];
    for (const line of all)
      if (from <= line.number && line.number <= to) console.log(`      ${line.text.slice(0, 150)}`);
  }
}

const [path = ''] = positionals;
const least = values.least.split(',').map(Number);
const half = values.half === 'second' ? 'second' : 'first';
const cases = readTicketCases(path, half).slice(0, Number(values.limit));
const riders = listRiders(cases);
const totals = new Map(
  least.map((value) => [
    value,
    { whole: 0, openable: 0, look: [] as number[], reasons: new Map<string, number>(), riders: 0, taken: 0, partly: 0 },
  ]),
);
let allMet = 0;
for (const [index, one] of cases.entries()) {
  const judged = await judge(one, '', least);
  const met = judged.bindings.every(({ status }) => status === 'met');
  if (met) allMet += 1;
  if (values.show === true) {
    console.log(`\n== ${one.id}`);
    for (const { criterion, status } of judged.bindings) {
      console.log(`   ${criterion.id} ${status} ${criterion.text.slice(0, 150)}`);
    }
    showSpans(judged);
  }
  for (const [value, { spans }] of judged.accounts) {
    const total = totals.get(value);
    if (total === undefined) continue;
    const open = spans.filter(isOpen);
    if (open.length === 0) total.whole += 1;
    if (open.length === 0 && met) total.openable += 1;
    total.look.push(share(countLines(open), countLines(spans)));
    for (const { reason, lines } of spans) total.reasons.set(reason, (total.reasons.get(reason) ?? 0) + lines);
  }
  const rider = selectRider(one, index, riders);
  if (rider === null) continue;
  for (const [value, { spans }] of (await judge(one, rider.diff, least)).accounts) {
    const total = totals.get(value);
    if (total === undefined) continue;
    const its = spans.filter(({ location }) => location.file === rider.path);
    total.riders += 1;
    if (!its.some(isOpen)) total.taken += 1;
    else if (its.some(({ reason }) => reason === 'asked' || reason === 'supporting')) total.partly += 1;
  }
}

console.log(`\n${cases.length} tickets of the ${half} half; all criteria met: ${allMet}`);
console.log('least   nothing left   and all met   to look at (median)   rider taken whole   in part');
for (const [value, total] of totals) {
  const row = [
    share(total.whole, cases.length),
    share(total.openable, cases.length),
    median(total.look),
    share(total.taken, total.riders),
    share(total.partly, total.riders),
  ];
  const reasons = [...total.reasons].map(([reason, lines]) => `${reason} ${lines}`).join(', ');
  console.log(`${value.toFixed(2)}    ${row.map((one) => one.toFixed(3)).join('          ')}   ${reasons}`);
}
const first = totals.get(least[0] ?? ASKED);
if (values.record === true && first !== undefined) {
  const name = (what: string) => `accounting.${half}-half.${what}`;
  recordFigures(`node build/bench/accounting.js TICKETS.jsonl.gz --half ${half}`, {
    [name('tickets')]: { value: cases.length, unit: '' },
    [name('nothing-left')]: { value: share(first.whole, cases.length), unit: '' },
    [name('look-median')]: { value: median(first.look), unit: '' },
    [name('riders-taken')]: { value: share(first.taken, first.riders), unit: '' },
  });
}
