import { misleadingName } from '../../../../src/engine/planes/security/misleading-name.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const added = (path: string) => ({ name: JSON.stringify(path), files: { [path]: { old: null, new: 'a\n' } } });

describeRule(misleadingName, {
  invalid: [
    ...cases(
      [
        ['src/cart\u202Est.ts'],
        ['src/a\nb.ts'],
        ['src/a\u0007b.ts'],
        ['src/a\u2028b.ts'],
        ['docs/gu\u200Bide.md'],
        ['src/index.ts\u00A0'],
        ['src/a\u200Db.ts'],
        ['src/c\u0430rt.ts'],
        ['src/cart\uFE00.ts'],
        ['src/\uFF43art.ts'],
      ],
      (path) => ({ ...added(path), findings: ['1 error'] }),
    ),
    {
      name: 'a file that gets such a name',
      files: { 'src/a\u202Eb.ts': { old: 'a\n', new: 'a\n', oldPath: 'src/a.ts' } },
      findings: ['1 error'],
    },
  ],
  valid: [
    ...cases([['src/\u05E9\u05DC\u05D5\u05DD.ts'], ['docs/\u{1F469}\u200D\u{1F4BB}.md'], ['docs/a guide.md']], added),
    { name: 'one that was there', files: { 'src/a\u202Eb.ts': { old: 'a\n', new: 'b\n' } } },
  ],
});
