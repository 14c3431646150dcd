import { describe, expect, it } from '@jest/globals';
import type { Binding, BoundRange, Criterion } from '../../src/engine/model.js';
import { runPlanes } from '../../src/engine/planes/index.js';
import { addedTo, contextOf, NO_POLICY, planesOf } from './planes-of.js';

const criterion = (over: Partial<Criterion> = {}): Criterion => ({
  id: 'AC1',
  text: 'refunds are logged',
  parts: [],
  kind: 'behaviour',
  codeVerifiable: true,
  origin: { ticket: '#1', line: 3 },
  ...over,
});
const range = (file: string): BoundRange => ({ file, first: 2, last: 3, confidence: 0.8, evidence: [] });
const binding = (over: Partial<Binding>, of: Partial<Criterion> = {}): Binding => ({
  criterion: criterion(of),
  status: 'met',
  confidence: 0.8,
  ranges: [],
  ...over,
});
const FILES = {
  'src/refund.ts': addedTo('a', 'b', 'c', 'd', 'e', 'f'),
  'src/refund.test.ts': addedTo('a', 'b', 'c'),
  'src/login.ts': addedTo('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  'docs/refund.md': addedTo('a', 'b'),
};
const said = async (...bindings: Binding[]) =>
  (await planesOf(FILES, {}, bindings)).findings.map(({ rule, location, title }) => [rule, location.file, title]);

describe('the intent plane', () => {
  it('tells of a criterion without code, at the file with the most new code', async () => {
    expect(await said(binding({ status: 'unmet' }))).toEqual([
      ['intent/criterion-unbound', 'src/login.ts', 'AC1 has no code in this change: “refunds are logged”'],
    ]);
  });

  it('leaves alone what code cannot show, and what is met', async () => {
    expect(await said(binding({ status: 'not_code_verifiable' }, { kind: 'process', codeVerifiable: false }))).toEqual(
      [],
    );
    const met = binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] });
    expect(await said(met)).toEqual([]);
  });

  it('tells of a behaviour that is only in tests or documents', async () => {
    const weak = (of: Partial<Criterion> = {}) =>
      binding({ status: 'weak', ranges: [range('src/refund.test.ts'), range('docs/refund.md')] }, of);
    expect((await said(weak())).map(([rule, file]) => [rule, file])).toContainEqual([
      'intent/criterion-without-code',
      'src/refund.test.ts',
    ]);
    for (const kind of ['test', 'doc'] as const) {
      expect((await said(weak({ kind }))).map(([rule]) => rule)).not.toContain('intent/criterion-without-code');
    }
  });

  it('tells once of all source files outside every criterion', async () => {
    expect(await said(binding({ ranges: [range('src/refund.test.ts')] }, { kind: 'test' }))).toEqual([
      ['intent/outside-criteria', 'src/login.ts', '2 source files belong to no criterion (11 lines)'],
    ]);
    expect(await said(binding({ ranges: [range('src/refund.ts')] }))).toEqual([
      ['intent/outside-criteria', 'src/login.ts', 'login.ts belongs to no criterion (6 lines)'],
    ]);
  });

  it('says nothing where there are no criteria, and where nothing changed', async () => {
    expect(await said()).toEqual([]);
    expect((await planesOf({}, {}, [binding({ status: 'unmet' })])).findings).toEqual([]);
  });

  it('keeps titles short and on one line, whatever the criterion says', async () => {
    const { findings } = await planesOf(FILES, {}, [
      binding({ status: 'unmet' }, { id: 'X'.repeat(300), text: `a\n\u001B[31m\u202E${'word '.repeat(2_000)}` }),
    ]);
    expect(findings[0]?.title.length).toBeLessThanOrEqual(120);
    expect(JSON.stringify(findings)).not.toMatch(/\\n|\\u001b|\u202E/u);
  });
});

describe('intent/title-against-change', () => {
  const CODE = addedTo('a();', 'b();', 'if (c) d();', 'e();', 'f();', 'g();');
  const titled = async (title: string, path: string, spec = CODE) => {
    const context = await contextOf({ title, files: { [path]: spec, 'README.md': addedTo('a', 'b') } });
    const { findings } = await runPlanes(context, NO_POLICY);
    return findings.filter(({ rule }) => rule === 'intent/title-against-change').map(({ location }) => location.file);
  };

  it.each([
    'docs: mend the guide',
    'docs(readme)!: mend the guide',
    '[docs] guide',
    'test: more cases',
    'style: indent',
    'ci: cache',
  ])('%s, and code changes', async (title) => {
    expect(await titled(title, 'src/auth.ts')).toEqual(['src/auth.ts']);
  });

  it.each([
    ['fix(auth): refuse expired tokens', 'src/auth.ts'],
    ['document how orders are kept', 'src/auth.ts'],
    ['docs: new example', 'examples/shop/auth.ts'],
    ['test: a page to try it on', 'e2e/app/auth.ts'],
    ['test: more cases', 'src/auth.test.ts'],
    ['ci: cache', 'scripts/cache.ts'],
    ['fix typo in a message', 'src/auth.ts'],
    ['', 'src/auth.ts'],
  ])('not “%s” with %s', async (title, path) => {
    expect(await titled(title, path)).toEqual([]);
  });

  it('lets comments and a line or two pass', async () => {
    expect(
      await titled(
        'docs: tell more',
        'src/auth.ts',
        addedTo('a();', '/** Tells.', ' * More.', ' */', '// so', '// be it'),
      ),
    ).toEqual([]);
    expect(await titled('docs: tell more', 'src/auth.ts', addedTo('a();', 'b();'))).toEqual([]);
  });

  it('reads a title of any length in time', async () => {
    expect(await titled(`docs(${'('.repeat(100_000)}`, 'src/auth.ts')).toEqual([]);
  });
});

describe('intent/named-file-untouched', () => {
  const named = async (text: string, of: Partial<Criterion> = {}) =>
    (await said(binding({ ranges: [range('src/refund.ts'), range('src/login.ts')] }, { text, ...of })))
      .filter(([rule]) => rule === 'intent/named-file-untouched')
      .map(([, , title]) => title);

  it('tells of a file that is named and stays as it was', async () => {
    expect(await named('`src/config/schema.ts` refuses unknown keys')).toEqual([
      'AC1 names src/config/schema.ts, which does not change',
    ]);
  });

  it.each([
    'refunds are logged in `src/refund.ts`',
    'refunds are logged in `./src/refund.ts`',
    'src/config/schema.ts without a code span',
    '`schema.ts` without a folder',
    '`a/b` and `a/b.unknown`',
    `\`${'a/'.repeat(50_000)}\``,
  ])('not %s', async (text) => {
    expect(await named(text.slice(0, 60_000))).toEqual([]);
  });

  it('not for what code cannot show', async () => {
    expect(await named('`src/config/schema.ts` is reviewed', { kind: 'process', codeVerifiable: false })).toEqual([]);
  });
});
