import { expect, it } from '@jest/globals';
import { mergeConflict } from '../../../../src/engine/planes/robustness/merge-conflict.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const conflict = ['<<<<<<< HEAD', 'a', '=======', 'b', '>>>>>>> feature'];

describeRule(mergeConflict, {
  invalid: [
    ...cases([['src/a.ts'], ['a.test.ts'], ['package.json'], ['config/a.yml'], ['Dockerfile']], (path) => ({
      files: { [path]: addedTo('first', ...conflict) },
      findings: ['2 error'],
    })),
    {
      name: 'a closing mark left alone',
      files: { 'src/a.ts': addedTo('first', '>>>>>>> feature') },
      findings: ['2 error'],
    },
    {
      name: 'an opening mark left alone',
      files: { 'src/a.ts': addedTo('first', '<<<<<<< HEAD', 'a') },
      findings: ['2 error'],
    },
    {
      name: 'two of them',
      files: { 'src/a.ts': addedTo('first', ...conflict, ...conflict) },
      findings: ['2 error', '7 error'],
    },
  ],
  valid: cases(
    [
      ['docs/git.md', conflict],
      ['docs/a.rst', ['Heading', '=======']],
      ['src/a.py', ['"""', 'Title', '=======', '"""']],
      ['src/a.ts', conflict.map((line) => `  ${line}`)],
      ['src/a.cc', ['cout <<<<<<< a;']],
      ['a.test.ts', ['>>>>>>> b']],
    ],
    (path, all) => ({ files: { [path]: addedTo('first', ...all) } }),
  ),
});

it('reaches from the first mark to the last', async () => {
  const { findings } = await runPlanesOn({ 'src/a.ts': addedTo('first', ...conflict) });
  expect(findings.map(({ location }) => location.lineRange)).toEqual([[2, 6]]);
});
