import { titleAgainstChange } from '../../../../src/engine/planes/intent/title-against-change.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const CODE = addedTo('a();', 'b();', 'if (c) d();', 'e();', 'f();', 'g();');

const GO = [
  ' module shop',
  ' require (',
  '-\tgithub.com/a/chroma v2.0.0',
  '+\tgithub.com/a/chroma v2.1.0',
  ' \tgithub.com/a/other v1.0.0',
  '-\tgithub.com/b/pgx v5.0.0',
  '+\tgithub.com/b/pgx v5.1.0',
  '-\tgolang.org/x/net v0.1.0 // indirect',
  '+\tgolang.org/x/net v0.2.0 // indirect',
  ' )',
];

/** A change of a file and of the README under a title. */
const titled = (title: string, path: string, spec = CODE) => ({
  name: `“${title.slice(0, 60)}” with ${path}`,
  title,
  files: { [path]: spec, 'README.md': addedTo('a', 'b') },
});

describeRule(titleAgainstChange, {
  beside: ['supply-chain/manifest-without-lockfile'],
  invalid: [
    ...cases(
      [
        ['Bump chroma to v2.1.0', 'go.mod', GO],
        ['chore: upgrade github.com/a/chroma from v2.0.0 to v2.1.0, with its lexer', 'go.mod', GO],
      ],
      (title, path, marked) => ({ title, files: { [path]: diff(...marked) }, findings: ['5 info'] }),
    ),
    ...cases(
      [
        ['docs: mend the guide'],
        ['docs(readme)!: mend the guide'],
        ['[docs] guide'],
        ['test: more cases'],
        ['style: indent'],
      ],
      (title) => ({ ...titled(title, 'src/auth.ts'), findings: ['src/auth.ts:2 info'] }),
    ),
  ],
  valid: [
    ...cases(
      [
        ['Bump chroma and its neighbours to v2.1.0', ''],
        ['Bump dependencies', ''],
        ['Bump chroma to v2.1.0', 'This needs a newer pgx, too.'],
        ['Update gradle to 8.4', ''],
      ],
      (title, body) => ({ name: title, title, body, files: { 'go.mod': diff(...GO) } }),
    ),
    // Who writes these may mean how a thing is built, or a name in the code.
    titled('ci: cache', 'src/auth.ts'),
    titled('Fix typo in the name of a country', 'src/auth.ts'),
    { ...titled('docs: mend the guide', 'src/auth.ts'), name: 'the subject of a commit', local: true },
    {
      title: 'Bump chroma to v2.1.0',
      name: 'the subject of a commit about a version',
      local: true,
      files: { 'go.mod': diff(...GO) },
    },
    ...cases(
      [
        ['fix(auth): refuse expired tokens', 'src/auth.ts'],
        ['document how orders are kept', 'src/auth.ts'],
        ['docs: new example', 'examples/shop/auth.ts'],
        ['test: a page to try it on', 'e2e/app/auth.ts'],
        ['test: more cases', 'src/auth.test.ts'],
        ['ci: cache', 'scripts/cache.ts'],
        ['fix typo in a message', 'src/auth.ts'],
        ['', 'src/auth.ts'],
      ],
      (title, path) => titled(title, path),
    ),
    titled('docs: tell more', 'src/auth.ts', addedTo('a();', '/** Tells.', ' * More.', ' */', '// so', '// be it')),
    titled(
      'docs: describe the limits',
      'src/limits.go',
      diff(
        ' package limits',
        ' type Limits struct {',
        ...['Rate', 'Burst', 'Size'].flatMap((name) => [
          `-\t${name} int \`yaml:"${name}" hidden:"true"\``,
          `+\t${name} int \`yaml:"${name}" doc:"At most so many."\``,
        ]),
        ' }',
      ),
    ),
    titled(
      'docs: clearer texts',
      'src/cli.ts',
      diff(' a();', ...['x', 'y', 'z'].flatMap((one) => [`-help('${one}');`, `+help('Shows ${one}.');`])),
    ),
    titled(
      'docs: describe the API',
      'src/main/java/Shop.java',
      diff(' class Shop {', ...['a', 'b', 'c', 'd', 'e'].map((one) => `+  @Schema(description = "${one}")`), ' }'),
    ),
    titled('docs: tell more', 'src/auth.ts', addedTo('a();', 'b();')),
    titled(`docs(${'('.repeat(100_000)}`, 'src/auth.ts'),
  ],
});
