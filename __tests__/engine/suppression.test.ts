import { describe, expect, it } from '@jest/globals';
import type { EffectivePolicy } from '../../src/engine/model.js';
import { readMarkers } from '../../src/engine/suppression/markers.js';
import { addedTo, runPlanesOn } from './run-planes.js';

const RULE = 'robustness/debug-leftover';
const suppressed = async (...lines: string[]) => {
  const { findings, evidence } = await runPlanesOn({ 'src/a.ts': addedTo('first();', ...lines) });
  return {
    standing: findings.filter(({ rule }) => rule === RULE).length,
    by: evidence.suppressed.map(({ rule, line, reason, by }) => [rule, line, reason, by]),
    own: findings.filter(({ rule }) => rule === 'integrity/suppression-added').length,
  };
};

describe('suppression by a comment', () => {
  it.each([
    ['on the line', [`debugger; // review-gate-ignore ${RULE}: asked for`], 2, 2],
    ['before the line', [`// review-gate-ignore ${RULE}: asked for`, 'debugger;'], 3, 2],
    ['in a block', [`/* review-gate-ignore ${RULE}: asked for */`, 'debugger;'], 3, 2],
    ['above another comment', [`// review-gate-ignore ${RULE}: asked for`, '// more', 'debugger;'], 4, 2],
  ])('%s', async (_, lines, line, at) => {
    expect(await suppressed(...lines)).toEqual({
      standing: 0,
      by: [[RULE, line, 'asked for', `comment at src/a.ts:${at}`]],
      own: 1,
    });
  });

  it.each([
    ['by a whole plane', ['debugger; // review-gate-ignore robustness/*: asked for']],
    ['without a reason', [`debugger; // review-gate-ignore ${RULE}`]],
    ['with an empty reason', [`debugger; /* review-gate-ignore ${RULE}: */`]],
    ['for another rule', ['debugger; // review-gate-ignore tests/focused: why']],
    ['for no rule', ['debugger; // review-gate-ignore: why']],
    ['below the line', ['debugger;', `// review-gate-ignore ${RULE}: why`]],
    ['two lines above', [`// review-gate-ignore ${RULE}: why`, 'a();', 'debugger;']],
    ['beside the code above', [`a(); // review-gate-ignore ${RULE}: why`, 'debugger;']],
  ])('not %s', async (_, lines) => {
    expect(await suppressed(...lines)).toEqual({ standing: 1, by: [], own: 1 });
  });

  it('not in a string', async () => {
    expect(await suppressed(`debugger; a("// review-gate-ignore ${RULE}: why");`)).toEqual({
      standing: 1,
      by: [],
      own: 0,
    });
  });

  it.each([['hygiene/file-mode'], ['hygiene/*']])('%s holds for the line that it was there for', async (rule) => {
    const first = `#!/bin/sh review-gate-ignore ${rule}: agreed\nnpm test\n`;
    const mode = { oldMode: '100755', newMode: '100644' };
    const { findings, evidence } = await runPlanesOn({ 'run.sh': { old: first, new: `${first}ls\n`, ...mode } });
    expect(findings).toEqual([]);
    expect(evidence.suppressed).toMatchObject([
      { rule: 'hygiene/file-mode', file: 'run.sh', line: 1, reason: 'agreed', by: 'comment at run.sh:1' },
    ]);
    expect(evidence.suppressed[0]?.fingerprint).toMatch(/^[0-9a-f]{32}$/u);
  });

  it.each([
    ['a line that comes below it', 'a();\n', 'debugger;\na();\n'],
    ['a line that takes the place of its own', 'a();\n', 'debugger;\n'],
    ['a line of its kind that comes before its own', 'debugger;\n', 'debugger;b();\ndebugger;\n'],
    ['a line that was last in the file', '', 'debugger;\n'],
  ])('does not count for %s', async (_, before, after) => {
    const first = `// review-gate-ignore ${RULE}: agreed\n`;
    const { findings, evidence } = await runPlanesOn({ 'src/a.ts': { old: first + before, new: first + after } });
    expect(findings.map(({ rule }) => rule).sort()).toEqual(['integrity/suppression-outdated', RULE]);
    expect(evidence.suppressed).toEqual([]);
  });

  it('works where only the hunks are at hand, and in other languages', async () => {
    const hunk = { old_start: 9, old_lines: 1, new_start: 9, new_lines: 3, section: '' };
    const lines = [' a()', `+# review-gate-ignore ${RULE}: asked for`, '+breakpoint()'];
    const raw = { new_text: null, old_text: null, hunks: [{ ...hunk, lines }] };
    const { evidence } = await runPlanesOn({ 'src/a.py': { old: '', new: '', raw } });
    expect(evidence.suppressed).toMatchObject([{ rule: RULE, line: 11, by: 'comment at src/a.py:10' }]);
  });

  it('cannot hide that it was added', async () => {
    const all = '// review-gate-ignore integrity/*: all of it';
    const { findings } = await runPlanesOn({ 'src/a.ts': addedTo('first();', all, all) });
    expect(findings.map(({ rule }) => rule)).toEqual(['integrity/suppression-added', 'integrity/suppression-added']);
  });
});

describe('markers', () => {
  it.each([
    ['// review-gate-ignore a/b: why', [{ rule: 'a/b', reason: 'why' }]],
    ['// review-gate-ignore a/b : why: because', [{ rule: 'a/b', reason: 'why: because' }]],
    ['<!-- review-gate-ignore a/b: why -->', [{ rule: 'a/b', reason: 'why' }]],
    ['/* review-gate-ignore a/*: why */', [{ rule: 'a/*', reason: 'why' }]],
    ['// review-gate-ignore a/b', [{ rule: 'a/b', reason: '' }]],
    ['// review-gate-ignore', [{ rule: '', reason: '' }]],
    ['// review-gate-ignored a/b: why', []],
    ['// see review-gate', []],
    [
      '# review-gate-ignore a/b: x review-gate-ignore c/d: y',
      [
        { rule: 'a/b', reason: 'x' },
        { rule: 'c/d', reason: 'y' },
      ],
    ],
  ])('%s', (comment, markers) => {
    expect(readMarkers(comment)).toEqual(markers);
  });
});

describe('suppression by the policy', () => {
  const files = { 'src/a.ts': addedTo('first();', 'debugger;'), 'lib/b.ts': addedTo('first();', 'debugger;') };
  const run = async (...suppressions: Partial<EffectivePolicy['suppressions'][number]>[]) => {
    const { findings, evidence } = await runPlanesOn(files, {
      suppressions: suppressions.map((one) => ({
        rule: null,
        path: null,
        fingerprint: null,
        reason: 'agreed',
        expires: null,
        ...one,
      })),
    });
    return [findings.map(({ location }) => location.file), evidence.suppressed.map(({ file, by }) => `${file} ${by}`)];
  };

  it.each([
    ['by rule', { rule: RULE }, 0],
    ['by plane', { rule: 'robustness/*' }, 0],
    ['by path', { path: 'src/**' }, 1],
    ['by rule and path', { rule: RULE, path: 'lib/' }, 1],
    ['by another rule', { rule: 'tests/focused' }, 2],
    ['by nothing at all', {}, 2],
    ['without a reason', { rule: RULE, reason: '  ' }, 2],
    ['until the day of the head commit', { rule: RULE, expires: '2025-06-01' }, 0],
    ['until the day before it', { rule: RULE, expires: '2025-05-31' }, 2],
  ])('%s', async (_, suppression, standing) => {
    const [findings = [], hidden = []] = await run(suppression);
    expect([findings.length, hidden.length]).toEqual([standing, 2 - standing]);
  });

  it('by fingerprint, one finding alone', async () => {
    const { findings } = await runPlanesOn(files);
    const fingerprint = findings[0]?.fingerprint ?? '';
    expect(await run({ rule: 'tests/focused' }, { fingerprint })).toEqual([
      ['src/a.ts'],
      ['lib/b.ts policy suppression 2'],
    ]);
  });
});
