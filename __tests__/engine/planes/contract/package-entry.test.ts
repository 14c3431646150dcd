import { packageEntry } from '../../../../src/engine/planes/contract/package-entry.js';
import { cases, edit, hunksAlone } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
const pkg = {
  name: 'a',
  main: 'a.js',
  bin: { a: 'a.js', b: 'b.js' },
  exports: { '.': { import: './a.js', require: './a.cjs' }, './b': './b.js' },
};

describeRule(packageEntry, {
  invalid: [
    {
      name: 'a library that gets the name of its package, which is another',
      files: edit(
        'Cargo.toml',
        '[package]\nname = "shop"\n[lib]\nname = "shop_core"\npath = "a.rs"\n',
        '[package]\nname = "shop"\n[lib]\npath = "a.rs"\n',
      ),
      findings: ['3 info'],
    },
    ...cases(
      [
        ['package.json', json(pkg), json({ ...pkg, exports: { '.': pkg.exports['.'] } }), '12 info'],
        [
          'package.json',
          json(pkg),
          json({ ...pkg, exports: { '.': { import: './a.js' }, './b': './b.js' } }),
          '10 info',
        ],
        ['package.json', json(pkg), json({ ...pkg, bin: { a: 'a.js' } }), '5 info'],
        ['package.json', json(pkg), json({ ...pkg, name: 'c' }), '2 info'],
        ['package.json', json({ name: 'a', types: 'a.d.ts' }), json({ name: 'a' }), '2 info'],
        [
          'Cargo.toml',
          '[package]\nname = "a"\n[features]\ndefault = []\ntls = []\n',
          '[package]\nname = "a"\n[features]\ndefault = []\n',
          '4 info',
        ],
        ['pyproject.toml', '[project.scripts]\nshop = "a:b"\n', '[project.scripts]\n', '1 info'],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\naws = []\nx = []\n',
          '[project.optional-dependencies]\nx = []\n',
          '1 info',
        ],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\ntest = [\n  "a==1",\n  "b[c]==2",\n]\n',
          '[dependency-groups]\ntest = [\n  "a==1",\n  "b[c]==2",\n]\n',
          '2 info',
        ],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\ndev-lint = []\nx = []\n',
          '[project.optional-dependencies]\nx = []\n',
          '1 info',
        ],
        ['go.mod', 'module a.b/c\n\ngo 1.22\n', 'module a.b/c/v2\n\ngo 1.22\n', '1 info'],
      ],
      (path, before, after, finding) => ({ files: edit(path, before, after), findings: [finding] }),
    ),
    {
      name: 'an entry, in a bare diff',
      files: hunksAlone(edit('package.json', json(pkg), json({ ...pkg, exports: { '.': pkg.exports['.'] } }))),
      findings: ['12 info'],
    },
  ],
  valid: [
    {
      name: 'a library that has the name of its package',
      files: edit(
        'Cargo.toml',
        '[package]\nname = "shop-built"\n[lib]\nname = "shop_core"\npath = "a.rs"\n',
        '[package]\nname = "shop-core" # the same\n[lib]\npath = "a.rs"\n',
      ),
    },
    ...cases(
      [
        ['package.json', json({ ...pkg, private: true }), json({ name: 'a', private: true })],
        ['package.json', json(pkg), json({ ...pkg, main: 'c.js', version: '2' })],
        ['package.json', json(pkg), '{ "name": '],
        [
          'package.json',
          json({ name: 'a', exports: { '.': { types: './a.d.ts', import: './a.js', require: './a.cjs' } } }),
          json({
            name: 'a',
            exports: {
              '.': {
                import: { types: './a.d.ts', default: './a.js' },
                require: { types: './b.d.ts', default: './a.cjs' },
              },
            },
          }),
        ],
        [
          'package.json',
          json({ name: 'a', exports: { '.': { import: { types: './a.d.ts', default: './a.js' } } } }),
          json({ name: 'a', exports: { '.': { types: './a.d.ts', default: './a.mjs' } } }),
        ],
        [
          'pyproject.toml',
          '[project.optional-dependencies]\naws_s3 = [\n  "a==1",\n]\n',
          '[project]\noptional-dependencies.AWS-S3 = [\n  "b==1",\n]\n',
        ],
        ['Cargo.toml', '[dependencies]\na = "1"\n', '[dependencies]\n'],
        ['go.mod', 'module a.b/c\n\ngo 1.22\n', 'module a.b/c\n\ngo 1.23\n'],
      ],
      (path, before, after) => ({ files: edit(path, before, after) }),
    ),
  ],
});
