import { hiddenLineBreak } from '../../../../src/engine/planes/security/hidden-line-break.js';
import { addedTo } from '../../run-planes.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(hiddenLineBreak, {
  invalid: [
    ...cases(
      [
        ['src/a.py', '# rounds half up\rtotal = 0'],
        ['src/a.js', '// rounds half up\u2028total = 0'],
        ['config/a.yaml', '# safe\rprivileged: true'],
        ['vendor/a.sh', '# a\r\r\rls'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    {
      name: 'old line ends alone',
      files: edit('src/a.rb', null, 'a = 1\rb = 2\r'),
      findings: ['1 warn'],
    },
    ...cases(
      [
        // A length, a tag and a name, as compiled descriptions of messages have them.
        ['trace.descriptor', '\u0012\u0003\rtrace.proto\u0012\u0006', '2 info, asked'],
        ['tools/run', '# a\u0007\rls', '2 info, asked'],
        ['tools/run', '# a\rls', '2 warn'],
        ['src/a.py', '# a\u0012\rtotal = 0', '2 warn'],
      ],
      (path, line, finding) => ({
        name: `${path} with bytes of no text ${JSON.stringify(line)}`,
        files: { [path]: addedTo('first', line) },
        findings: [finding],
      }),
    ),
  ],
  valid: cases(
    [
      ['src/a.py', 'a = 1\r'],
      ['src/a.py', 'a = 1\r\r'],
      ['src/a.js', "const separator = '\\u2028';"],
      ['data/a.csv', 'a\rb'],
      ['src/a.rb', '# a\u2028b'],
      ['README.md', 'a\rb'],
    ],
    (path, line) => ({ name: `${path} ${JSON.stringify(line)}`, files: { [path]: { old: null, new: `${line}\n` } } }),
  ),
});
