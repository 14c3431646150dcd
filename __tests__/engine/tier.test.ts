import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readChange } from '../../src/engine/change/index.js';
import type { Change } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { assessRisk } from '../../src/engine/tier/index.js';
import { approximateLog2, readScoring } from '../../src/engine/tier/weights.js';
import { commonSyntax } from '../stand-ins/grammars.js';
import { buildSnapshot, changedFile, type FileSpec, type SnapshotSpec } from '../stand-ins/snapshot.js';
import { addedTo } from './run-planes.js';

const SCORING = readScoring();
const readSyntax = await commonSyntax();
const riskOfChange = (change: Change) => assessRisk(change, readSyntax(change));
const assessFiles = (files: SnapshotSpec['files']) =>
  riskOfChange(readChange(buildSnapshot({ files: files ?? {} }), []));
const computeTier = (path: string, spec: FileSpec) => assessFiles({ [path]: spec }).tier;
const riskIn = (spec: SnapshotSpec) => riskOfChange(readChange(buildSnapshot(spec), []));
const code = (lines: number) => Array.from({ length: lines }, (_, n) => `if (a${n}) call${n}(b);`);

/** A past of which only some is said. */
interface PastSpec {
  readonly commits?: number;
  readonly authors?: number;
}

const files = { 'src/a.ts': addedTo('a();', ...code(3)) };

function riskAfter({ commits = 10, authors = 3 }: PastSpec, title = 'A change') {
  const history = { commits, authors, fixes: 0, reverts: 0 };
  return riskIn({
    title,
    files: { 'src/a.ts': { ...files['src/a.ts'], history } },
    past: { state: 'read', commits: 1_000, whole: true },
  });
}

describe('tiers', () => {
  it.each([
    ['nothing', {}],
    ['documents', { 'README.md': addedTo('a', 'b'), 'docs/a/auth.md': addedTo('a', 'b'), 'logo.png': { new: 'x' } }],
    ['white space', { 'src/auth.ts': { old: 'if(a){\nb();\n}\n', new: 'if (a) {\n  b();\n}\n' } }],
    ['comments', { 'src/auth.ts': addedTo('a();', '// why', '/* and', ' * how */'), 'b.py': addedTo('a()', '# why') }],
  ])('%s: T0', (_, files) => {
    expect(assessFiles(files)).toMatchObject({ tier: 'T0', floors: [] });
  });

  it.each([
    ['a line of code', 'src/a.ts', addedTo('a();', 'b();')],
    ['a comment that a tool reads', 'src/a.ts', addedTo('a();', '// @ts-ignore')],
    ['a comment and code', 'src/a.ts', addedTo('a();', 'b(); // why')],
    ['a lock file', 'package-lock.json', addedTo('{', '}')],
    ['a rename', 'src/b.ts', { old: 'a();\n', new: 'a();\n', oldPath: 'src/a.ts' }],
    ['a mode', 'README.md', { old: 'a\n', new: 'a\n', newMode: '100755' }],
    ['a deleted file', 'src/a.ts', { old: '// a\n', new: null }],
  ])('%s: not T0', (_, path, spec) => {
    expect(computeTier(path, spec)).not.toBe('T0');
  });

  it.each([
    ['.github/workflows/ci.yml', 'T2', 'ci'],
    ['Dockerfile', 'T2', 'infra'],
    ['infra/main.tf', 'T2', 'infra'],
    ['db/migrate/20240101120000_add_x.rb', 'T3', 'migration'],
    ['src/auth/session.ts', 'T2', 'access'],
    ['src/LoginController.java', 'T2', 'access'],
    ['src/password_reset.py', 'T2', 'access'],
    ['src/SecretStore.go', 'T2', 'secrets'],
    ['.review-gate.yml', 'T3', 'policy'],
  ])('%s stands on a floor of %s', (path, tier, feature) => {
    const risk = assessFiles({ [path]: addedTo('execute "create_table"', 'add_column :a') });
    expect(risk.tier >= tier).toBe(true);
    expect(risk.floors).toContainEqual({ feature, tier, note: expect.stringContaining(path) });
  });

  it.each(['src/author.ts', 'src/tokenizer.ts', 'src/blogin.ts', 'auth.test.ts', 'docs/auth.md'])(
    '%s stands on none',
    (path) => {
      expect(assessFiles({ [path]: addedTo('a();', 'b();') }).floors).toEqual([]);
    },
  );

  it('stands on a floor where files could not be read', () => {
    const file = changedFile('src/a.ts', { raw: { omitted: 'too_large' } });
    expect(riskOfChange(readChange({ ...buildSnapshot(), files: [file] }, []))).toMatchObject({
      tier: 'T2',
      floors: [{ feature: 'unread', tier: 'T2' }],
    });
  });

  it('rises with size and with decisions', () => {
    const small = assessFiles({ 'src/a.ts': addedTo('a();', ...code(3)) });
    const large = assessFiles({ 'src/a.ts': addedTo('a();', ...code(400)) });
    expect(large.score).toBeGreaterThan(small.score);
    expect(large.tier > small.tier).toBe(true);
  });

  it.each<[string, PastSpec, PastSpec]>([
    ['with the people and commits of its files', { commits: 2, authors: 1 }, { commits: 500, authors: 60 }],
  ])('rises %s', (_, calm, risky) => {
    expect(riskAfter(risky).score).toBeGreaterThan(riskAfter(calm).score);
  });

  it.each<[string, string, string]>([
    ['documents', 'Add totals', 'Add totals to docs'],
    ['tests', 'Check totals', 'Test totals'],
    ['an interface', 'Old total', 'API total'],
  ])('is lower where the title speaks of %s', (_, plain, title) => {
    const computeScore = (one: string) => riskAfter({}, one).score;
    expect(computeScore(title)).toBeLessThan(computeScore(plain));
  });

  it.each<[Snapshot['past'], string, string]>([
    [undefined, 'not_looked_for', 'nobody looked for it'],
    [{ state: 'unknown', reason: 'shallow', detail: 'the history is cut off' }, 'shallow', 'the history is cut off'],
  ])('says that the past is not at hand, and takes the average: %j', (past, value, why) => {
    const { score, contributions } = riskIn({ files, ...(past === undefined ? {} : { past }) });
    expect(contributions).toContainEqual({
      feature: 'past_unknown',
      value,
      points: SCORING.averagePast,
      note: expect.stringContaining(`the past is not known: ${why};`),
    });
    expect(contributions.filter(({ feature }) => /^past_[^u]/u.test(feature))).toEqual([]);
    expect(riskAfter({ commits: 500, authors: 60 }).score).toBeGreaterThan(score);
  });

  it('has cuts that rise, each a higher tier', () => {
    const scores = SCORING.cuts.map((cut) => cut.score);
    expect(scores).toEqual([...scores].sort((a, b) => a - b));
    expect(new Set(scores).size).toBe(SCORING.cuts.length);
    expect(SCORING.cuts.map((cut) => cut.tier)).toEqual(['T2', 'T3', 'T4']);
  });

  it('does not run off with figures of any size', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const huge = riskAfter({ commits: most, authors: most });
    const bound = SCORING.weights.reduce((sum, { most: cap, points }) => sum + cap * Math.abs(points), 0);
    expect(Math.abs(huge.score)).toBeLessThan(bound);
    expect(Number.isFinite(riskAfter({}, 'test '.repeat(100_000)).score)).toBe(true);
  });

  it('shows every contribution, and they add up', () => {
    const { score, contributions } = assessFiles({
      'src/a.ts': addedTo('a();', ...code(30)),
      '.github/workflows/a.yml': { new: 'on: push\n' },
    });
    expect(contributions.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['lines', 'files', 'decisions', 'calls', 'pipeline', 'past_unknown']),
    );
    expect(contributions.find(({ feature }) => feature === 'decisions')).toMatchObject({ value: 30 });
    expect(score).toBeCloseTo(
      contributions.reduce((sum, { points }) => sum + points, 0),
      2,
    );
  });

  it('counts nothing of lock files, generated and vendored files', () => {
    const plain = assessFiles({ 'src/a.ts': addedTo('a();', 'b();') });
    const more = assessFiles({
      'src/a.ts': addedTo('a();', 'b();'),
      'package-lock.json': addedTo('{', ...code(900)),
      'dist/a.min.js': { new: code(900).join('\n') },
      'vendor/a.go': { new: code(900).join('\n') },
    });
    expect(more.score).toBe(plain.score);
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
