import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readChange } from '../../../src/engine/change/index.js';
import type { Snapshot } from '../../../src/engine/snapshot.js';
import { approximateLog2 } from '../../../src/engine/text/arithmetic.js';
import { readScoring } from '../../../src/engine/tier/weights.js';
import { buildSnapshot, type FileSpec, type SnapshotSpec } from '../../stand-ins/snapshot.js';
import { assessChange } from '../assess-risk.js';
import { addedTo } from '../run-planes.js';

const SCORING = readScoring();
const riskIn = (spec: SnapshotSpec) => assessChange(readChange(buildSnapshot(spec), []));
const assessFiles = (files: Readonly<Record<string, FileSpec>>) => riskIn({ files, past: READ });
const READ: Snapshot['past'] = { state: 'read', commits: 1_000, whole: true };
const SHALLOW: Snapshot['past'] = { state: 'unknown', reason: 'shallow', detail: 'the history is cut off' };
const NONE = { commits: 0, authors: 0, fixes: 0, reverts: 0 };
const code = (lines: number) => Array.from({ length: lines }, (_, n) => `if (a${n}) call${n}(b);`);
const edited = addedTo('a();', ...code(3));

const riskAfter = (history: Partial<typeof NONE>, spec: SnapshotSpec = {}) =>
  riskIn({ past: READ, ...spec, files: { 'src/a.ts': { ...edited, history: { ...NONE, ...history } } } });

describe('the score', () => {
  it('rises with size and with decisions', () => {
    const past = { ...NONE, commits: 9, authors: 4, fixes: 2 };
    const small = assessFiles({ 'src/a.ts': { ...addedTo('a();', ...code(3)), history: past } });
    const large = assessFiles({ 'src/a.ts': { ...addedTo('a();', ...code(400)), history: past } });
    expect(large.score).toBeGreaterThan(small.score);
    expect(large.tier > small.tier).toBe(true);
  });

  it('counts a removed line as it counts an added one', () => {
    const text = `a();\n${code(20).join('\n')}\n`;
    const removed = assessFiles({ 'src/a.ts': { old: text, new: 'a();\n' } }).contributions;
    const added = assessFiles({ 'src/a.ts': { old: 'a();\n', new: text } }).contributions;
    for (const feature of ['lines', 'decisions']) {
      const find = (all: typeof added) => all.find((one) => one.feature === feature)?.points;
      expect(find(removed)).toBe(find(added));
    }
  });

  it.each<[string, Partial<typeof NONE>, Partial<typeof NONE>]>([
    ['the people who changed its files before', { authors: 1 }, { authors: 60 }],
    ['how often its files were mended', { fixes: 0 }, { fixes: 9 }],
    ['how often its files were taken back', { reverts: 0 }, { reverts: 9 }],
  ])('rises with %s', (_, calm, risky) => {
    expect(riskAfter(risky).score).toBeGreaterThan(riskAfter(calm).score);
  });

  it('rises with lines taken out of the tests of the base, and not with lines put in', () => {
    const old = "it('adds', () => {\n  expect(add(1, 2)).toBe(3);\n});\n".repeat(20);
    const computeScore = (text: string) =>
      assessFiles({ 'src/a.ts': edited, 'test/a.test.ts': { old, new: text } }).score;
    const same = computeScore(`${old}// more\nit('is there', () => {});\n`);
    expect(same).toBe(assessFiles({ 'src/a.ts': edited }).score);
    expect(computeScore('')).toBeGreaterThan(same);
  });

  it.each<Snapshot['past']>([undefined, SHALLOW])(
    'takes a past that is not at hand for a busier one than most have: %j',
    (past) => {
      const hidden = riskIn({ files: { 'src/a.ts': edited }, ...(past === undefined ? {} : { past }) });
      expect(hidden.score).toBe(riskAfter(SCORING.assumedPast).score);
      expect(hidden.score).toBeGreaterThan(riskAfter({ commits: 5, authors: 2, fixes: 1 }).score);
      expect(hidden.reasons.join('\n')).toContain('no history of src/a.ts was read');
    },
  );

  it('knows that a new file has no past', () => {
    const files = { 'src/new.ts': { new: code(3).join('\n') } };
    expect(riskIn({ files, past: SHALLOW })).toEqual(riskIn({ files, past: READ }));
  });

  it('does not run off with figures of any size', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const huge = riskAfter({ commits: most, authors: most, fixes: most, reverts: most });
    const bound = SCORING.weights.reduce((sum, { most: cap, points }) => sum + cap * points, 0);
    expect(huge.score).toBeLessThan(bound);
  });

  it('has cuts that rise, each a higher tier', () => {
    const scores = SCORING.cuts.map((cut) => cut.score);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBe(SCORING.cuts.length);
    expect(SCORING.cuts.map((cut) => cut.tier)).toEqual(['T2', 'T3', 'T4']);
  });

  it('has no points below 0', () => {
    expect(SCORING.weights.filter(({ points }) => points < 0)).toEqual([]);
  });

  it('shows every contribution, and they add up', () => {
    const { score, contributions } = riskIn({
      past: SHALLOW,
      files: { 'src/a.ts': addedTo('a();', ...code(30)), '.github/workflows/a.yml': { new: 'on: push\n' } },
    });
    expect(contributions.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['lines', 'files', 'decisions', 'pipeline', 'past_people']),
    );
    expect(contributions.find(({ feature }) => feature === 'decisions')).toMatchObject({ value: 30 });
    expect(score).toBeCloseTo(
      contributions.reduce((sum, { points }) => sum + points, 0),
      2,
    );
  });

  it('takes steps that are exact', () => {
    expect([0, 1, 2, 3, 7, 1023].map(approximateLog2)).toEqual([0, 1, 1.5, 2, 3, 10]);
    fc.assert(fc.property(fc.nat(), (n) => approximateLog2(n + 1) > approximateLog2(n)));
  });

  it('never throws and gives finite figures', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '(', ' ', '\n', 'if', '//', '\t'), maxLength: 80 });
    const path = fc.constantFrom('src/a.ts', 'a.test.py', 'Dockerfile', 'README.md', 'a', 'auth/x.go');
    fc.assert(
      fc.property(path, text, text, (name, before, after) => {
        const risk = assessFiles({ [name]: { old: before, new: after } });
        expect(Number.isFinite(risk.score)).toBe(true);
        expect(JSON.parse(JSON.stringify(risk))).toEqual(risk);
      }),
    );
  });
});

describe('more never counts as less', () => {
  const line = fc.constantFrom(
    'if (a) b();',
    'call(x);',
    '// note',
    '',
    'return a && b;',
    'const c = 1;',
    '}',
    'else {',
  );
  const base = ['start();', ...Array.from({ length: 12 }, (_, n) => `keep${n}();`), 'end();'];
  const insert = (lines: readonly string[], at: number, text: string) => [
    ...lines.slice(0, at),
    text,
    ...lines.slice(at),
  ];
  const toText = (lines: readonly string[]) => `${lines.join('\n')}\n`;
  const history = { commits: 40, authors: 6, fixes: 5, reverts: 1 };

  it('a line more, anywhere', () => {
    const edits = fc.array(fc.tuple(fc.nat({ max: base.length }), line), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(edits, (all) => {
        let lines: readonly string[] = base;
        const scores = all.map(([at, text]) => {
          lines = insert(lines, at, text);
          return assessFiles({ 'src/a.ts': { old: toText(base), new: toText(lines), history } });
        });
        const sorted = scores.map(({ score }) => score).toSorted((a, b) => a - b);
        expect(scores.map(({ score }) => score)).toEqual(sorted);
      }),
      { numRuns: 40 },
    );
  });

  it('a file more, of any kind', () => {
    const names =
      'src/b.ts vendor/c.js docs/d.md test/e.test.ts data.json logo.svg package-lock.json a/__snapshots__/x.snap';
    const file = fc.tuple(fc.constantFrom(...names.split(' ')), fc.array(line, { minLength: 1, maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(file, { maxLength: 5 }), file, (some, one) => {
        const files = Object.fromEntries(some.map(([name, lines]) => [name, { new: toText(lines) }]));
        const few = assessFiles({ 'src/a.ts': edited, ...files });
        const more = assessFiles({ [one[0]]: { new: toText(one[1]) }, 'src/a.ts': edited, ...files });
        expect(more.score).toBeGreaterThanOrEqual(few.score);
        expect(more.tier >= few.tier).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('a new file cut into several, or put on one line', () => {
    const whole = assessFiles({ 'src/new.ts': { new: toText(code(40)) } });
    const cut = assessFiles({
      'src/new.ts': { new: toText(code(40).slice(0, 15)) },
      'src/other.ts': { new: toText(code(40).slice(15)) },
    });
    expect(cut.score).toBeGreaterThanOrEqual(whole.score);
    const joined = assessFiles({ 'src/new.ts': { new: `${code(400).join(' ')}\n` } });
    expect(joined.tier).toBe(assessFiles({ 'src/new.ts': { new: toText(code(400)) } }).tier);
  });
});

describe('the reasons', () => {
  it('speak of the code: three at most, a floor first', () => {
    const { reasons } = riskIn({
      past: READ,
      files: {
        'src/auth/session.ts': { ...edited, history: { ...NONE, authors: 2 } },
        'src/billing/tax.ts': {
          ...addedTo('a();', ...code(9)),
          history: { commits: 40, authors: 7, fixes: 6, reverts: 1 },
        },
      },
    });
    expect(reasons).toHaveLength(3);
    expect(reasons[0]).toBe('touches who may do what: src/auth/session.ts');
    expect(reasons).toContain(
      'src/billing/tax.ts was mended 6 times and reverted once in its last 40 changes, which 7 people made',
    );
  });

  it('say how much changes, and that it decides nothing where it does not', () => {
    expect(assessFiles({ 'src/a.ts': addedTo('a();', ...code(3)) }).reasons).toContain(
      'changes 3 lines, beside those of tests that were there, with 3 branches and conditions in src/a.ts',
    );
    expect(assessFiles({ 'src/a.ts': { new: 'a();\n' } }).reasons).toEqual([
      'changes 1 line, beside those of tests that were there, in src/a.ts, none with a branch or condition',
    ]);
  });

  it('find no branches in the words of markup and data, which count all the same', () => {
    const risk = assessFiles({ 'pom.xml': addedTo('<a>', '<!-- for', 'if you build it when it fails', '-->') });
    expect(risk.reasons).toContain(
      'changes 3 lines, beside those of tests that were there, in pom.xml, none with a branch or condition',
    );
    expect(risk.contributions.map(({ feature }) => feature)).toContain('decisions');
  });

  it('find branches in YAML where a template or a key decides, not in values and comments', () => {
    const path = 'charts/shop/values.yaml';
    const values = addedTo('a: 1', '## used when the shop is open, if at all', 'text: when it fails', 'for: 1');
    expect(assessFiles({ [path]: values }).reasons).toContain(
      `changes 3 lines, beside those of tests that were there, in ${path}, none with a branch or condition`,
    );
    const tasks = addedTo('a: 1', '- name: open', '  when: shop.open', '{{- if .Values.shop }}', '{{- end }}');
    expect(assessFiles({ [path]: tasks }).reasons).toContain(
      `changes 4 lines, beside those of tests that were there, with 2 branches and conditions in ${path}`,
    );
  });

  it('say nothing of the lines of a file without lines', () => {
    const { reasons } = assessFiles({ 'tools/a.bin': { new: '', raw: { binary: true, new_text: null, hunks: [] } } });
    expect(reasons.join()).not.toMatch(/0 lines/u);
  });

  it('say what is taken out of tests', () => {
    const old = "it('adds', () => {\n  expect(add(1, 2)).toBe(3);\n});\n".repeat(4);
    expect(assessFiles({ 'test/a.test.ts': { old, new: null } }).reasons).toEqual([
      'removes or rewrites 12 lines of tests',
    ]);
  });

  it('are none where nothing that matters changes', () => {
    expect(assessFiles({ 'README.md': { new: 'words\n' } }).reasons).toEqual([]);
  });
});
