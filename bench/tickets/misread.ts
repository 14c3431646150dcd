/**
 * Does a change still meet a criterion when one thing in it is turned? `npm run bench:misread -- TICKETS.jsonl.gz
 * [first|second] [--why]` takes the ticked criteria of the tickets, says how many are met, changes one number, direction,
 * negation, order, truth value or name of each, and says how many of the turned ones are met: alone in their place, and
 * beside the true one.
 */
import { argv, exit } from 'node:process';
import { bindCriteria } from '../../src/engine/binding/index.js';
import { readChange } from '../../src/engine/change/index.js';
import { readCriterion } from '../../src/engine/criteria/criterion.js';
import type { Binding, Change, Criteria, Criterion } from '../../src/engine/model.js';
import { buildTicketCriteria, buildTicketSnapshot, readTicketCases } from './cases.js';
import { MUTATORS } from './misread-mutators.js';

/** The default policy's threshold. */
const MET = 0.6;
const [path, half = 'first'] = argv.slice(2).filter((word) => !word.startsWith('--'));
const why = argv.includes('--why');
if (path === undefined || (half !== 'first' && half !== 'second')) {
  console.error('usage: node build/bench/tickets/misread.js TICKETS.jsonl.gz [first|second] [--why]');
  exit(2);
}

interface Tally {
  count: number;
  met: number;
  contradicted: number;
  beside: number;
  trueBeside: number;
}
const tallies = new Map<string, Tally>();

function bind(items: readonly Criterion[], change: Change): ReadonlyMap<string, Binding> {
  const criteria: Criteria = { source: 'ticket', items };
  return new Map(bindCriteria(criteria, change, MET).map((binding) => [binding.criterion.id, binding]));
}

function turn(criterion: Criterion, text: string): Criterion {
  return { ...criterion, ...readCriterion(text), id: `${criterion.id}*` };
}

function explain(label: string, where: string, binding: Binding): void {
  if (!why) return;
  console.log(
    `${label} ${where} ${binding.criterion.id} ${binding.shown}: ${binding.criterion.text.replaceAll('\n', ' / ')}`,
  );
  for (const word of binding.missing) console.log(`    missing: ${word}`);
  for (const { about, says, does, location, side } of binding.contradicts)
    console.log(`    ${about}: "${says}" against ${side} ${location}: ${does.trim()}`);
}

const shown = new Map<string, number>();
let [ticked, lacking] = [0, 0];
for (const one of readTicketCases(path, half)) {
  const change = readChange(buildTicketSnapshot(one, ''), []);
  const { items } = buildTicketCriteria(one);
  const own = bind(items, change);
  for (const binding of own.values()) {
    shown.set(binding.shown, (shown.get(binding.shown) ?? 0) + 1);
    ticked += 1;
    if (binding.missing.length + binding.contradicts.length === 0) continue;
    lacking += 1;
    explain('ticked', one.id, binding);
  }
  for (const criterion of items) {
    if (own.get(criterion.id)?.status !== 'met') continue;
    for (const { name, mutate } of MUTATORS) {
      const text = mutate(criterion.text);
      if (text === null) continue;
      const turned = turn(criterion, text);
      if (!turned.codeVerifiable) continue;
      const alone = bind(
        items.map((item) => (item === criterion ? turned : item)),
        change,
      ).get(turned.id);
      const both = bind(
        items.flatMap((item) => (item === criterion ? [item, turned] : [item])),
        change,
      );
      const tally = tallies.get(name) ?? { count: 0, met: 0, contradicted: 0, beside: 0, trueBeside: 0 };
      tallies.set(name, tally);
      tally.count += 1;
      if (alone?.status === 'met') {
        tally.met += 1;
        explain(`turned(${name})`, one.id, alone);
      }
      if (alone?.shown === 'contradicted') tally.contradicted += 1;
      const beside = both.get(turned.id);
      if (beside?.status === 'met') {
        tally.beside += 1;
        explain(`beside(${name})`, one.id, beside);
      }
      if (both.get(criterion.id)?.status === 'met') tally.trueBeside += 1;
    }
  }
}

console.log(`\nticked: ${ticked}, with something against them: ${lacking}`);
for (const [name, count] of shown) console.log(`  ${name}: ${count} (${((100 * count) / ticked).toFixed(1)} %)`);
console.log('\n| turned | criteria | met | contradicted | met beside the true one | the true one met beside it |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: |');
for (const [name, { count, met, contradicted, beside, trueBeside }] of tallies)
  console.log(`| ${name} | ${count} | ${met} | ${contradicted} | ${beside} | ${trueBeside} |`);
