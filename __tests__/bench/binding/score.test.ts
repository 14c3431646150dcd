/** The ruler of the binding: what it says equals what the benchmark's own scorer says of the same predictions. */
import { describe, expect, it } from '@jest/globals';
import { listGiven, measureBinding, readOwners } from '../../../bench/binding/score.js';

const DIFF = `diff --git a/a.js b/a.js
--- a/a.js
+++ b/a.js
@@ -1,2 +1,5 @@
 keep();
+one();
+
+two();
 last();
diff --git a/b.js b/b.js
new file mode 100644
--- /dev/null
+++ b/b.js
@@ -0,0 +1,4 @@
+three();
+four();
+five();
+six();
`;
const CRITERIA = [
  { id: 'AC1', text: '' },
  { id: 'AC2', text: '' },
];
const CASE = {
  id: 'x',
  repo: 'o/r',
  base: '',
  head: '',
  criteria: CRITERIA,
  diff: DIFF,
  truth: { AC1: ['a.js:2-4'], AC2: ['b.js:1-3'] },
};
const OWNERS = readOwners(CASE, CRITERIA);

type Said = readonly [path: string, first: number, last: number, confidences: readonly [number, number]];

function measure(said: readonly Said[]) {
  const units = said.map(([path, first, last]) => ({ path, first, last }));
  const owns = said.flatMap(([, , , confidences]) => confidences);
  return measureBinding([
    { criteria: CRITERIA.length, owners: OWNERS, given: listGiven(units, owns, CRITERIA.length) },
  ]);
}

describe('the ruler of the binding', () => {
  it('counts added lines that are not blank and have an owner', () => {
    expect([...OWNERS]).toEqual([
      ['a.js:2', 0],
      ['a.js:4', 0],
      ['b.js:1', 1],
      ['b.js:2', 1],
      ['b.js:3', 1],
    ]);
  });

  it.each<{ name: string; said: Said[]; figures: readonly number[] }>([
    {
      name: 'every line right',
      said: [
        ['a.js', 2, 4, [0.9, 0.1]],
        ['b.js', 1, 4, [0.2, 0.8]],
      ],
      figures: [1, 1, 1, 0.16, 0.028],
    },
    {
      name: 'ties, which share a line',
      said: [
        ['a.js', 2, 4, [0.5, 0.5]],
        ['b.js', 1, 4, [0.5, 0.5]],
      ],
      figures: [0.5, 0.495, 0.66, 0, 0.25],
    },
    {
      name: 'ranges that overlap, of which the surest counts',
      said: [
        ['a.js', 2, 2, [0.7, 0.3]],
        ['a.js', 4, 4, [0.2, 0.6]],
        ['b.js', 1, 2, [0.4, 0.5]],
        ['b.js', 2, 3, [0.6, 0.5]],
      ],
      figures: [0.4, 0.4, 0.669, 0.51, 0.281],
    },
    {
      name: 'lines of which nothing was said',
      said: [['a.js', 2, 4, [0.6, 0.3]]],
      figures: [0.4, 0.5, 0.739, 0.35, 0.125],
    },
  ])('agrees with the scorer of the benchmark: $name', ({ said, figures }) => {
    const { lines_right_by_case, macro_f1, map, ece, brier } = measure(said);
    expect([lines_right_by_case, macro_f1, map, ece, brier]).toEqual(figures);
  });

  it('leaves criteria without a line out of the means', () => {
    const given = new Map([['a.js:2', [0.1, 0.2, 0.9]]]);
    expect(measureBinding([{ criteria: 3, owners: new Map([['a.js:2', 1]]), given }])).toMatchObject({
      macro_f1: 0,
      map: 1,
    });
    expect(measureBinding([])).toEqual({ lines_right_by_case: 0, macro_f1: 0, map: 0, ece: 0, brier: 0 });
  });
});
