import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readChange } from '../../src/engine/change/index.js';
import { assessRisk } from '../../src/engine/tier/index.js';
import { steps } from '../../src/engine/tier/weights.js';
import { changedFile, type FileSpec, type SnapshotSpec, snapshotOf } from '../stand-ins/snapshot.js';
import { addedTo } from './planes-of.js';

const riskOf = (files: SnapshotSpec['files']) => assessRisk(readChange(snapshotOf({ files: files ?? {} }), []));
const tierOf = (path: string, spec: FileSpec) => riskOf({ [path]: spec }).tier;
const code = (lines: number) => Array.from({ length: lines }, (_, n) => `if (a${n}) call${n}(b);`);

describe('tiers', () => {
  it.each([
    ['nothing', {}],
    ['documents', { 'README.md': addedTo('a', 'b'), 'docs/a/auth.md': addedTo('a', 'b'), 'logo.png': { new: 'x' } }],
    ['white space', { 'src/auth.ts': { old: 'if(a){\nb();\n}\n', new: 'if (a) {\n  b();\n}\n' } }],
    ['comments', { 'src/auth.ts': addedTo('a();', '// why', '/* and', ' * how */'), 'b.py': addedTo('a()', '# why') }],
  ])('%s: T0', (_, files) => {
    expect(riskOf(files)).toMatchObject({ tier: 'T0', floors: [] });
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
    expect(tierOf(path, spec)).not.toBe('T0');
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
    const risk = riskOf({ [path]: addedTo('execute "create_table"', 'add_column :a') });
    expect(risk.tier >= tier).toBe(true);
    expect(risk.floors).toContainEqual({ feature, tier, note: expect.stringContaining(path) });
  });

  it.each(['src/author.ts', 'src/tokenizer.ts', 'src/blogin.ts', 'auth.test.ts', 'docs/auth.md'])(
    '%s stands on none',
    (path) => {
      expect(riskOf({ [path]: addedTo('a();', 'b();') }).floors).toEqual([]);
    },
  );

  it('stands on a floor where files could not be read', () => {
    const file = changedFile('src/a.ts', { raw: { omitted: 'too_large' } });
    expect(assessRisk(readChange({ ...snapshotOf(), files: [file] }, []))).toMatchObject({
      tier: 'T2',
      floors: [{ feature: 'unread', tier: 'T2' }],
    });
  });

  it('rises with size, with decisions, and with the past of the files', () => {
    const small = riskOf({ 'src/a.ts': addedTo('a();', ...code(3)) });
    const large = riskOf({ 'src/a.ts': addedTo('a();', ...code(400)) });
    expect(large.score).toBeGreaterThan(small.score);
    expect(large.tier > small.tier).toBe(true);
    const past = (commits: number, authors: number) => ({
      ...addedTo('a();', ...code(3)),
      history: { commits, authors, fixes: 0, days_since_last_change: 30 },
    });
    const quiet = riskOf({ 'src/a.ts': past(2, 1) });
    const busy = riskOf({ 'src/a.ts': past(500, 60) });
    expect(quiet.score).toBeLessThan(small.score);
    expect(busy.score).toBeGreaterThan(small.score);
  });

  it('shows every contribution, and they add up', () => {
    const { score, contributions } = riskOf({
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
    const plain = riskOf({ 'src/a.ts': addedTo('a();', 'b();') });
    const more = riskOf({
      'src/a.ts': addedTo('a();', 'b();'),
      'package-lock.json': addedTo('{', ...code(900)),
      'dist/a.min.js': { new: code(900).join('\n') },
      'vendor/a.go': { new: code(900).join('\n') },
    });
    expect(more.score).toBe(plain.score);
  });

  it('takes steps that are exact', () => {
    expect([0, 1, 2, 3, 7, 1023].map(steps)).toEqual([0, 1, 1.5, 2, 3, 10]);
    fc.assert(fc.property(fc.nat(), (n) => steps(n + 1) > steps(n)));
  });

  it('never throws and gives finite figures', () => {
    const text = fc.string({ unit: fc.constantFrom('a', '(', ' ', '\n', 'if', '//', '\t'), maxLength: 80 });
    const path = fc.constantFrom('src/a.ts', 'a.test.py', 'Dockerfile', 'README.md', 'a', 'auth/x.go');
    fc.assert(
      fc.property(path, text, text, (name, before, after) => {
        const risk = riskOf({ [name]: { old: before, new: after } });
        expect(Number.isFinite(risk.score)).toBe(true);
        expect(JSON.parse(JSON.stringify(risk))).toEqual(risk);
      }),
    );
  });
});
