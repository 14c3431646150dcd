/** What an author writes freely must not help: no lever lowers a tier or brings a verdict nearer to an approval. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Verdict } from '../../src/contract/index.js';
import type { EngineResult } from '../../src/engine/model.js';
import type { Snapshot } from '../../src/engine/snapshot.js';
import { review } from '../stand-ins/grammars.js';
import { LEVERS, type Lever } from '../stand-ins/levers.js';
import { buildSnapshot, type FileSpec, policySources, type SnapshotSpec } from '../stand-ins/snapshot.js';

const POLICIES = ['balanced', 'strict', 'advisory'] as const;
type Policy = (typeof POLICIES)[number];

const text = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
const branchy = (name: string, lines: number) =>
  text(
    `export function ${name}(items: readonly Item[], mode: string): number {`,
    '  let total = 0;',
    ...Array.from(
      { length: lines },
      (_, n) => `  if (mode === 'm${n}' && items.length > ${n}) total += weigh(items, ${n});`,
    ),
    '  return total;',
    '}',
  );
const history = { commits: 30, authors: 5, fixes: 4, reverts: 1 };
const old = text(
  'export const limit = 5;',
  'export function weigh(items: readonly Item[], by: number): number {',
  '  return items.length * by;',
  '}',
);
const edited: FileSpec = { old, new: old.replace('= 5', '= 7').replace('* by', '+ by'), history };

/** Changes of every tier, honest and doubtful ones. */
const CHANGES: Readonly<Record<string, SnapshotSpec>> = {
  prose: { files: { 'docs/guide.md': { old: 'Sing in.\n', new: 'Sign in.\n' } } },
  'a comment': { files: { 'src/a.ts': { old, new: `// why\n${old}`, history } } },
  'a small edit': { files: { 'src/a.ts': edited } },
  'a new file': {
    files: {
      'src/format.ts': { new: branchy('format', 4) },
      'test/format.test.ts': { new: "test('format', () => {\n  expect(format([], 'm1')).toBe(0);\n});\n" },
    },
  },
  'a large change': {
    files: Object.fromEntries(
      ['a', 'b', 'c', 'd', 'e'].map((name) => [
        `src/${name}.ts`,
        name < 'd' ? { old, new: branchy(name, 40), history } : { new: branchy(name, 60) },
      ]),
    ),
  },
  'a migration': {
    files: {
      'db/migrations/0002_currency.sql': {
        new: "ALTER TABLE orders ADD COLUMN currency TEXT NOT NULL DEFAULT 'EUR';\n",
      },
      'src/currency.ts': { new: branchy('currency', 3) },
    },
  },
  'a formula that is run': {
    files: {
      'src/formula.ts': {
        new: text('export function work(formula: string): number {', '  return Number(eval(formula));', '}'),
      },
    },
  },
  'a guard': {
    files: {
      'src/session.py': {
        new: text('def require_login(view):', '    if view.public:', '        return view', '    return check(view)'),
      },
    },
  },
  'a workflow': {
    files: {
      '.github/workflows/ci.yml': {
        old: 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test\n',
        new: 'on: push\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n      - run: npm test || true\n',
      },
    },
  },
  'tests taken out': {
    files: {
      'test/a.test.ts': {
        old: text(
          "test('a', () => {",
          '  expect(weigh([], 1)).toBe(0);',
          '});',
          "test('b', () => {",
          '  expect(weigh([1], 2)).toBe(2);',
          '});',
        ),
        new: text("test('a', () => {", '  weigh([], 1);', '});'),
      },
    },
  },
  'a ticket fulfilled': { files: { 'src/a.ts': edited }, tickets: ['## Acceptance criteria\n\n- The `limit` is 7\n'] },
  'a ticket missed': {
    files: { 'src/a.ts': edited },
    tickets: ['## Acceptance criteria\n\n- Webhooks are signed with `X-Signature`\n'],
  },
  'a script': { files: { 'tools/setup.sh': { new: '#!/bin/sh\nset -e\nnpm ci\n', newMode: '100755' } } },
};

const build = (spec: SnapshotSpec): Snapshot =>
  buildSnapshot({ past: { state: 'read', commits: 900, whole: true }, ...spec });
const judge = (snapshot: Snapshot, policy: Policy) =>
  review(snapshot, policySources({ tenant: { name: policy, source: null } }));

const seen = new Map<string, Promise<EngineResult>>();
/** The change as it is, reviewed once under each policy. */
function judgeAsItIs(name: string, policy: Policy): Promise<EngineResult> {
  const key = `${name} ${policy}`;
  const found = seen.get(key) ?? judge(build(CHANGES[name] ?? {}), policy);
  seen.set(key, found);
  return found;
}

/** What levers moved the wrong way; empty if nothing. */
async function findFalls(name: string, policy: Policy, levers: readonly Lever[]): Promise<readonly string[]> {
  const before = await judgeAsItIs(name, policy);
  const pulled = levers.reduce((snapshot, lever) => lever.pull(snapshot), build(CHANGES[name] ?? {}));
  const after = await judge(pulled, policy);
  const rank = (verdict: Verdict) => Verdict.options.indexOf(verdict);
  const wordsOnly = levers.every((lever) => lever.wordsOnly);
  return [
    ...(after.tier < before.tier ? [`${before.tier} became ${after.tier}`] : []),
    ...(rank(after.verdict) < rank(before.verdict) ? [`${before.verdict} became ${after.verdict}`] : []),
    ...(wordsOnly && after.confidence !== before.confidence ? [`${before.confidence} became ${after.confidence}`] : []),
    ...(wordsOnly && after.tier !== before.tier ? [`${before.tier} became ${after.tier} by words`] : []),
  ];
}

describe('what an author writes freely', () => {
  it.each(LEVERS.map((lever) => [lever.name, lever] as const))('does not help: %s', async (_, lever) => {
    const falls: string[] = [];
    for (const name of Object.keys(CHANGES)) {
      for (const fall of await findFalls(name, 'balanced', [lever])) falls.push(`${name}: ${fall}`);
    }
    expect(falls).toEqual([]);
  });

  it('does not help in any mixture, under any policy', async () => {
    const mixture = fc.uniqueArray(fc.constantFrom(...LEVERS), {
      minLength: 1,
      maxLength: 4,
      selector: ({ name }) => name,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...Object.keys(CHANGES)),
        fc.constantFrom(...POLICIES),
        mixture,
        async (name, policy, levers) => {
          const falls = await findFalls(name, policy, levers);
          expect({ change: name, policy, levers: levers.map((lever) => lever.name), falls }).toMatchObject({
            falls: [],
          });
        },
      ),
      { numRuns: 80 },
    );
  });
});
