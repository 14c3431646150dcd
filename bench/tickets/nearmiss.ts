/**
 * Says the product "met" only of what a change does? `npm run bench:nearmiss -- FOLDER [first|second|all] [--why]` binds, for
 * each change of the benchmark, an honest ticket with the criteria that it meets, one ticket with all criteria, and one for
 * each wrong criterion: the honest ones and that one. It calls the engine in process, and prints the tables by kind and class.
 * `--why` lists what is said of each criterion that comes out wrongly.
 */
import { argv, exit } from 'node:process';
import { bindCriteria } from '../../src/engine/binding/index.js';
import type { Binding } from '../../src/engine/model.js';
import { buildNearMissTicket, type NearMiss, type NearMissCriterion, readNearMisses } from './nearmiss-cases.js';

/** The default policy's threshold. */
const MET = 0.6;
const STATUSES = ['met', 'weak', 'unmet', 'not_code_verifiable'] as const;
const [folder, half = 'all'] = argv.slice(2).filter((word) => !word.startsWith('--'));
const why = argv.includes('--why');
if (folder === undefined || (half !== 'first' && half !== 'second' && half !== 'all')) {
  console.error('usage: node build/bench/tickets/nearmiss.js FOLDER [first|second|all] [--why]');
  exit(2);
}

/** What was said of a criterion in one ticket. */
interface Said {
  readonly where: string;
  readonly criterion: NearMissCriterion;
  readonly binding: Binding | undefined;
}
type Bound = ReadonlyMap<string, Binding>;

const isDone = ({ kind }: NearMissCriterion) => kind === 'done';

function bind({ one, change }: NearMiss, criteria: readonly NearMissCriterion[]): Bound {
  const bindings = bindCriteria(buildNearMissTicket(one.id, criteria), change, MET);
  return new Map(bindings.map((binding) => [binding.criterion.id, binding]));
}

const results = readNearMisses(folder, half).map((nearMiss) => {
  const { criteria, id: where } = nearMiss.one;
  const done = criteria.filter(isDone);
  const say = (bound: Bound, asked: readonly NearMissCriterion[]): Said[] =>
    asked.map((criterion) => ({ where, criterion, binding: bound.get(criterion.id) }));
  const honest = bind(nearMiss, done);
  const all = bind(nearMiss, criteria);
  const each = criteria
    .filter((criterion) => !isDone(criterion))
    .map((wrong) => {
      const bound = bind(
        nearMiss,
        criteria.filter((criterion) => isDone(criterion) || criterion === wrong),
      );
      const moved = done.filter(({ id }) => bound.get(id)?.status !== honest.get(id)?.status);
      return { wrong: say(bound, [wrong]), moved: say(bound, moved) };
    });
  return { honest: say(honest, done), all: say(all, criteria), each };
});

const status = ({ binding }: Said) => binding?.status ?? 'unmet';
const countMet = (list: readonly Said[]) => list.filter((said) => status(said) === 'met').length;
const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

function printGroups(title: string, list: readonly Said[], group: (criterion: NearMissCriterion) => string): void {
  console.log(`\n${title}\n`);
  row(['', 'criteria', ...STATUSES]);
  row(['---', ...Array.from({ length: STATUSES.length + 1 }, () => '---:')]);
  for (const name of new Set(list.map(({ criterion }) => group(criterion)))) {
    const of = list.filter(({ criterion }) => group(criterion) === name);
    row([name, of.length, ...STATUSES.map((one) => of.filter((said) => status(said) === one).length)]);
  }
}

const honest = results.flatMap((result) => result.honest);
const all = results.flatMap((result) => result.all);
const wrong = results.flatMap((result) => result.each.flatMap((one) => one.wrong));
const moved = results.flatMap((result) => result.each.flatMap((one) => one.moved));
const balance = (done: readonly Said[], not: readonly Said[]) =>
  ((countMet(done) / done.length + 1 - countMet(not) / not.length) / 2).toFixed(3);

printGroups('Done, in the honest ticket', honest, () => 'done');
printGroups('One wrong criterion beside the done ones', wrong, ({ kind }) => kind);
printGroups('All criteria in one ticket', all, ({ kind }) => kind);
printGroups('Done in the honest ticket, by class', honest, (criterion) => criterion.class);
printGroups('Wrong ones beside the done ones, by class', wrong, (criterion) => criterion.class);
const notDone = all.filter(({ criterion }) => !isDone(criterion));
const doneInAll = all.filter(({ criterion }) => isDone(criterion));
console.log(`
said met: done ${countMet(honest)} of ${honest.length}, one wrong beside them ${countMet(wrong)} of ${wrong.length}
balanced accuracy: honest against one wrong ${balance(honest, wrong)}, all in one ticket ${balance(doneInAll, notDone)}
done criteria whose status differs with a wrong one beside them: ${new Set(moved.map(({ where, criterion }) => `${where} ${criterion.id}`)).size} of ${honest.length} (${moved.length} times in ${wrong.length} tickets)
honest tickets with every criterion met: ${results.filter((result) => countMet(result.honest) === result.honest.length).length} of ${results.length}`);

function explain({ where, criterion, binding }: Said): void {
  console.log(
    `${where} ${criterion.id} (${criterion.kind}, ${criterion.class}) ${binding?.status} ${binding?.confidence}: ${criterion.text}`,
  );
  for (const { file, first, last } of (binding?.ranges ?? []).slice(0, 3)) console.log(`    ${file}:${first}-${last}`);
  for (const word of binding?.missing ?? []) console.log(`    missing: ${word}`);
  for (const { about, does } of binding?.contradicts ?? []) console.log(`    ${about}: ${does}`);
}
if (why) {
  console.log('\nDone and not met\n');
  for (const said of honest) if (status(said) !== 'met') explain(said);
  console.log('\nWrong and met\n');
  for (const said of wrong) if (status(said) === 'met') explain(said);
}
