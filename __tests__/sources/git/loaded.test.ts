import { join } from 'node:path';
import { afterAll, expect, it } from '@jest/globals';
import { readLoads } from '../../../src/engine/loads/index.js';
import { readSnapshot } from '../local-change.js';
import { type Files, TestRepository, temporaryFolder } from '../test-repository.js';

const folder = temporaryFolder();
afterAll(folder.remove);
let made = 0;

async function change(old: Files, changed: Files) {
  const repository = TestRepository.make(join(folder.path, String(made++)));
  const base = repository.commit({ files: { keep: 'keep\n', ...old } });
  const head = repository.commit({ files: changed });
  return readSnapshot(repository.directory, base, head);
}

/** What leads nowhere, as `file: written name`. */
async function listMissing(old: Files, changed: Files): Promise<readonly string[]> {
  const { files, loaded } = await change(old, changed);
  const { missing, questions } = readLoads(files, loaded ?? null);
  expect([...questions.stems, ...questions.names.keys()]).toEqual([]);
  return missing.flatMap(({ file, missing: own }) =>
    own.map(({ written, name }) => `${file}: ${written} ${name ?? ''}`),
  );
}

it('asks the base for nothing where no line loads a file of the repository', async () => {
  const { loaded } = await change({ 'a.ts': 'a();\n' }, { 'a.ts': "import fs from 'node:fs';\na();\n" });
  expect(loaded).toBeUndefined();
});

it('keeps what was asked, and nothing else of the base', async () => {
  const { loaded } = await change(
    {
      'src/money.ts': 'export const round = 1;\nexport const secret = 2;\n',
      'src/other.ts': 'x\n',
      'src/rates/index.ts': 'y\n',
    },
    { 'src/cart.ts': "import { round, floor } from './money';\nimport rates from './rates';\nimport './gone';\n" },
  );
  expect(loaded).toEqual({
    places: [
      { stem: 'src/gone', there: [] },
      { stem: 'src/money', there: ['src/money.ts'] },
      { stem: 'src/rates', there: ['src/rates/'] },
      { stem: 'src/rates/index', there: ['src/rates/index.ts'] },
      { stem: 'src/rates/package', there: [] },
    ],
    names: [{ path: 'src/money.ts', has: ['round'], lacks: ['floor'] }],
  });
});

it.each<readonly [string, Files, string, string]>([
  ['a file', {}, "import './rates';", './rates '],
  ['a name', { 'src/rates.ts': 'export const find = 1;\n' }, "import { findRate } from './rates';", './rates findRate'],
  ['a folder of a file', { 'src/rates/one.ts': 'x\n' }, "import './rates/two';", './rates/two '],
])('finds %s that is not there', async (_, old, text, told) => {
  expect(await listMissing(old, { 'src/cart.ts': `${text}\n` })).toEqual([`src/cart.ts: ${told}`]);
});

it.each<readonly [string, Files, Files]>([
  ['.gitignore', { '.gitignore': 'generated/\n' }, { 'src/cart.ts': "import './generated/rates';\n" }],
  ['.gitignore of a folder', { 'src/.gitignore': '/rates.js\n' }, { 'src/cart.js': "require('./rates');\n" }],
  ['.gitignore of the change', {}, { '.gitignore': '*.gen.ts\n', 'src/cart.ts': "import './rates.gen';\n" }],
])('says nothing of what %s leaves to a build', async (_, old, changed) => {
  expect(await listMissing(old, changed)).toEqual([]);
});

it.each<readonly [string, Files]>([
  ['a link', { shared: { mode: '120000', content: '../shared' } }],
  ['a submodule', { shared: { mode: '160000', content: '1'.repeat(40) } }],
])('says nothing of what lies behind %s', async (_, old) => {
  expect(await listMissing(old, { 'cart.ts': "import './shared/rates';\n" })).toEqual([]);
});

it('reads a package of Go as all files of its folder, changed or not', async () => {
  const module = { 'go.mod': 'module example.com/shop\n', 'money/round.go': 'package money\n\nfunc Round() {}\n' };
  const cart =
    'package cart\n\nimport "example.com/shop/money"\n\nfunc Price() {\n\tmoney.Round()\n\tmoney.Floor()\n\tmoney.Ceil()\n}\n';
  const changed = { 'cart/cart.go': cart, 'money/floor.go': 'package money\n\nfunc Floor() {}\n' };
  expect(await listMissing(module, changed)).toEqual(['cart/cart.go: money.Ceil Ceil']);
  expect(await listMissing({ ...module, '.gitignore': '*.pb.go\n' }, changed)).toEqual([]);
});

it('says nothing of the names of a link', async () => {
  const old = { 'root.ts': 'export const rate = 1;\n', 'shop/root.ts': { mode: '120000', content: '../root.ts' } };
  expect(await listMissing(old, { 'shop/cart.ts': "import { rate } from './root';\n" })).toEqual([]);
});

it('says nothing of a file that is too large to be read', async () => {
  const large = `${'x = 1\n'.repeat(100_000)}`;
  expect(
    await listMissing(
      { 'shop/__init__.py': '', 'shop/rates.py': large },
      { 'shop/cart.py': 'from shop.rates import find\n' },
    ),
  ).toEqual([]);
});

it('takes what the base got meanwhile for there, and what it lost for not', async () => {
  const repository = TestRepository.make(join(folder.path, String(made++)));
  const start = repository.commit({ files: { 'src/old.ts': 'x\n' } });
  const base = repository.commit({ files: { 'src/old.ts': null, 'src/new.ts': 'y\n' } });
  const head = repository.commit({
    parents: [start],
    files: { 'src/old.ts': 'x\n', 'src/new.ts': null, 'src/cart.ts': "import './old';\nimport './new';\n" },
  });
  const { files, loaded } = await readSnapshot(repository.directory, base, head);
  expect(
    readLoads(files, loaded ?? null).missing.flatMap(({ missing }) => missing.map(({ written }) => written)),
  ).toEqual(['./old']);
});
