import { lookAlikeName } from '../../../../src/engine/planes/security/look-alike-name.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(lookAlikeName, {
  invalid: [
    ...cases(
      [
        ['function is\u0410dmin() {}', 'src/a.ts'],
        ['p\u0430ssword = 1', 'src/a.py'],
        ['const userC\u03BFunt = 1;', 'src/a.ts'],
        ['\uFF45val(text_)', 'src/a.py'],
        ['if (environment\u01C3=PRODUCTION) allow();', 'src/a.js'],
        ['const us\u0578 = 1;', 'src/a.ts'],
        ['fn v\u03B1lidate() {}', 'src/a.rs'],
      ],
      (line, path) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
    ),
    {
      name: 'a word of a text, as information',
      files: { 'src/a.ts': addedTo('first', 'const a = "p\u0430ypal.com";') },
      findings: ['2 info'],
    },
  ],
  valid: cases(
    [
      ['const Δx = 1; const λ_max = 2; const μTemp = 3;', 'src/a.ts'],
      ['const имя = 1;', 'src/a.ts'],
      ['let d\u03B1dt = 1.0; let \u03B1_max = 2.0; let cos\u03B1 = 3.0; let rate_\u03BD_sum = 4.0;', 'src/a.rs'],
      ['const a = "оплата paypal"; // оплата', 'src/a.ts'],
      ['const TестД = 1;', 'src/a.ts'],
      ['pаypal', 'README.md'],
    ],
    (line, path) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});
