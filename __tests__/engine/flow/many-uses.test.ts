import { expect, it } from '@jest/globals';
import { injection } from '../../../src/engine/planes/security/injection.js';
import { buildContext } from '../run-planes.js';
import { FRAMES } from './frames.js';

const COUNTS = [120, 480] as const;
/** Four times as much text takes four times as many steps, and a few more. */
const MOST_GROWTH = 4.4;

const { path, before, query, after } = FRAMES.TypeScript;

/** Returns how many steps the flow of a file goes over for all questions of the rule. */
async function countSteps(lines: readonly string[]): Promise<number> {
  const context = await buildContext({ files: { [path]: { old: null, new: `${lines.join('\n')}\n` } } });
  expect(injection.check(context)).toHaveLength(1);
  const [change] = context.change.files;
  const flow = change === undefined ? null : context.flows(change, 'new');
  return flow?.countSpent() ?? Number.NaN;
}

const many = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at));

it.each<[string, (count: number) => readonly string[]]>([
  ['a text that grows before each query', (count) => ['let w = p;', ...many(count, () => `w += p; ${query}`)]],
  ['in a loop', (count) => ['let w = p;', 'for (const one of all) {', ...many(count, () => `w += one; ${query}`), '}']],
  ['choices that leave', (count) => ['let w = p;', ...many(count, () => `if (p) { w = p; return; } ${query}`)]],
  ['choices that stay', (count) => ['let w = p;', ...many(count, () => `if (p) { w = p; } ${query}`)]],
  ['closures', (count) => ['let w = p;', ...many(count, () => `all.map(() => { w += p; ${query} });`)]],
  [
    'arms that go on into the next one',
    (count) => ['let w = p;', 'switch (p) {', ...many(count, (at) => `case '${at}': w += p; ${query}`), '}'],
  ],
  ['names', (count) => ['let w = p;', ...many(count, (at) => `const v${at} = p; w = v${at}; ${query}`)]],
])('goes over as many steps as there are, not their square: %s', async (_, body) => {
  const [small, large] = COUNTS;
  const count = (times: number) => countSteps([...before, ...body(times), ...after]);
  expect((await count(large)) / (await count(small))).toBeLessThan(MOST_GROWTH);
});
