import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

/** What the rule and its test are made of, of this checkout. */
const COPIED = [
  '.ci/new-rule.js',
  'package.json',
  'tsconfig.json',
  'biome.json',
  '.gitignore',
  'src',
  '__tests__/engine/run-planes.ts',
  '__tests__/engine/planes',
  '__tests__/stand-ins/diff.ts',
  '__tests__/stand-ins/grammars.ts',
  '__tests__/stand-ins/loaded.ts',
  '__tests__/stand-ins/people.ts',
  '__tests__/stand-ins/reported.ts',
  '__tests__/stand-ins/snapshot.ts',
];
const RULE = 'src/engine/planes/robustness/odd-name.ts';
const TEST = '__tests__/engine/planes/robustness/odd-name.test.ts';
/** Compiling and testing twice, on a machine that is busy. */
const PATIENCE = 180_000;
const REGISTRY = 'src/engine/planes/registry.ts';

/** Lists the rules of the registry in the order of its list, each with its plane. */
function listPlanes(registry: string): readonly (readonly [identifier: string, plane: string | undefined])[] {
  const imported = registry.matchAll(/^import \{ (\w+) \} from '\.\/([^/]+)\//gmu);
  const planes = new Map(Array.from(imported, ([, identifier = '', plane = '']) => [identifier, plane]));
  const list = registry.slice(registry.indexOf('readonly Rule[] = ['));
  return Array.from(list.matchAll(/^ {2}(\w+),$/gmu), ([, identifier = '']) => [identifier, planes.get(identifier)]);
}

describe('npm run new:rule', () => {
  let copy: string;
  const run = (program: string, ...args: readonly string[]) => {
    const env = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules' };
    const { status, stdout, stderr } = spawnSync(program, args, { cwd: copy, env, encoding: 'utf8' });
    return { status, output: `${stdout}${stderr}` };
  };
  const scaffold = (...names: readonly string[]) => run('node', '.ci/new-rule.js', ...names);
  const read = (path: string) => readFileSync(join(copy, path), 'utf8');
  /** Compiles the rule's test with what it needs, and runs it. */
  const test = () => {
    const compiled = run('node', 'node_modules/typescript/bin/tsc', '-p', 'one-test.json');
    expect(compiled).toEqual({ status: 0, output: '' });
    return run(
      'node',
      'node_modules/jest/bin/jest.js',
      '--config',
      '{"transform":{},"roots":["<rootDir>/build"],"testMatch":["**/*.test.js"]}',
    );
  };

  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'review-gate-rule-'));
    for (const path of COPIED) cpSync(path, join(copy, path), { recursive: true });
    for (const path of ['node_modules', 'dist']) symlinkSync(join(process.cwd(), path), join(copy, path));
    mkdirSync(join(copy, 'build'));
    writeFileSync(
      join(copy, 'one-test.json'),
      JSON.stringify({
        extends: './tsconfig.json',
        compilerOptions: { incremental: true },
        files: [TEST],
        include: [],
      }),
    );
  });
  afterAll(() => rmSync(copy, { recursive: true }));

  it.each([
    [[], 'Name one rule as <plane>/<name>'],
    [['odd-name'], 'Name one rule as <plane>/<name>'],
    [['robustness/OddName'], 'Name one rule as <plane>/<name>'],
    [['robustness/odd--name'], 'Name one rule as <plane>/<name>'],
    [['robustness/../odd'], 'Name one rule as <plane>/<name>'],
    [['robustness/odd', 'robustness/odder'], 'Name one rule as <plane>/<name>'],
    [['nobodys/odd-name'], 'There is no plane nobodys. The planes are intent, tests,'],
    [['robustness/delete'], 'delete is a word of JavaScript'],
    [['robustness/merge-conflict'], 'The name is taken by the rule robustness/merge-conflict.'],
    [['robustness/secret'], 'The name is taken by the rule security/secret.'],
  ])('refuses %j and changes nothing', (names, why) => {
    const before = read(REGISTRY);
    const { status, output } = scaffold(...names);
    expect([status, output]).toEqual([1, expect.stringContaining(why)]);
    expect(read(REGISTRY)).toBe(before);
  });

  it(
    'writes a rule that compiles, and a test that asks for the rule until it is written',
    () => {
      const { status, output } = scaffold('robustness/odd-name');
      expect([status, output]).toEqual([0, expect.stringContaining(RULE)]);
      for (const path of [RULE, TEST]) expect(existsSync(join(copy, path))).toBe(true);
      // The rules of the plane stand together, whichever they are: the new one is the last of them.
      const planes = listPlanes(read(REGISTRY));
      const at = planes.findIndex(([identifier]) => identifier === 'oddName');
      expect(planes[at - 1]?.[1]).toBe('robustness');
      expect(planes.slice(at).filter(([, plane]) => plane === 'robustness')).toEqual([['oddName', 'robustness']]);
      expect(
        run('node', 'node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', RULE, TEST, REGISTRY)
          .output,
      ).toContain('Checked 3 files');
      expect(test()).toEqual({
        status: 1,
        output: expect.stringContaining('robustness/odd-name finds nothing in its bad example: write the rule'),
      });
      expect(scaffold('robustness/odd-name').output).toContain('The name is taken by the rule robustness/odd-name.');

      const written = `check({ change }) {
    return change.files.flatMap(({ file, added }) =>
      added
        .filter(({ text }) => text === 'what(the, rule, finds);')
        .map(({ number, text }) => ({
          file: file.path,
          first: number,
          last: number,
          title: 'It is found',
          rationale: 'Because.',
          anchor: text,
        })),
    );
  },
};
`;
      writeFileSync(join(copy, RULE), read(RULE).replace(/check\(\) \{[\s\S]*$/u, written));
      const passed = test();
      expect([passed.output, passed.status]).toEqual([expect.stringContaining('4 passed, 4 total'), 0]);
    },
    PATIENCE,
  );

  it('does not write over a file that is there', () => {
    writeFileSync(join(copy, 'src/engine/planes/tests/odd-case.ts'), '');
    const { status, output } = scaffold('tests/odd-case');
    expect([status, output]).toEqual([1, 'src/engine/planes/tests/odd-case.ts is there already.\n']);
  });
});
