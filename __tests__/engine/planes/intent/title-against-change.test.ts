import { titleAgainstChange } from '../../../../src/engine/planes/intent/title-against-change.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const CODE = addedTo('a();', 'b();', 'if (c) d();', 'e();', 'f();', 'g();');

/** A change of a file and of the README under a title. */
const titled = (title: string, path: string, spec = CODE) => ({
  name: `“${title.slice(0, 60)}” with ${path}`,
  title,
  files: { [path]: spec, 'README.md': addedTo('a', 'b') },
});

describeRule(titleAgainstChange, {
  invalid: cases(
    [
      ['docs: mend the guide'],
      ['docs(readme)!: mend the guide'],
      ['[docs] guide'],
      ['test: more cases'],
      ['style: indent'],
      ['ci: cache'],
    ],
    (title) => ({ ...titled(title, 'src/auth.ts'), findings: ['src/auth.ts:2 info'] }),
  ),
  valid: [
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
    titled('docs: tell more', 'src/auth.ts', addedTo('a();', 'b();')),
    titled(`docs(${'('.repeat(100_000)}`, 'src/auth.ts'),
  ],
});
