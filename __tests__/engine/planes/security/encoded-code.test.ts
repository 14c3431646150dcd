import { encodedCode } from '../../../../src/engine/planes/security/encoded-code.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(encodedCode, {
  invalid: [
    ...cases(
      [
        ['src/a.js', "eval(Buffer.from('cHJvY2Vzcw==', 'base64').toString());"],
        ['web/app.min.js', "var a=1;new Function(atob('YQ=='))();var b=2"],
        ['vendor/a.js', "[]['constructor']['constructor']('a')()"],
        ['lib/a.py', "exec(zlib.decompress(base64.b64decode('aa')))"],
        ['php/a.php', "eval(base64_decode('aa'));"],
        ['lib/a.rb', "eval(Base64.decode64('aa'))"],
        ['install', 'echo aa | base64 -d | bash'],
        ['docs/setup.sh', 'eval "$(echo aa | base64 --decode)"'],
        ['a.ps1', `powershell -enc ${'QUJD'.repeat(12)}`],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 warn'] }),
    ),
    {
      name: 'a test, as information',
      files: { 'a.test.ts': addedTo('first', "eval(atob('YQ=='));") },
      findings: ['2 info'],
    },
  ],
  valid: cases(
    [
      ['src/a.js', "const key = Buffer.from(text, 'base64');"],
      ['src/a.js', 'setTimeout(() => start(), 100);'],
      ['lib/a.py', "data = base64.b64decode('aa')"],
      ['run.sh', 'echo "$KEY" | base64 -d > key.pem'],
      ['README.md', 'echo aa | base64 -d | bash'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
  beside: ['security/injection', 'supply-chain/pipe-to-shell'],
});
