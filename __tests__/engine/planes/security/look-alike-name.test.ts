import { lookAlikeName } from '../../../../src/engine/planes/security/look-alike-name.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(lookAlikeName, {
  invalid: cases(
    [
      ['function is\u0410dmin() {}', 'src/a.ts'],
      ['p\u0430ssword = 1', 'src/a.py'],
      ['const userC\u03BFunt = 1;', 'src/a.ts'],
    ],
    (line, path) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 error'] }),
  ),
  valid: cases(
    [
      ['const Δx = 1; const λ_max = 2; const μTemp = 3;', 'src/a.ts'],
      ['const имя = 1;', 'src/a.ts'],
      ['const a = "pаypal"; // pаypal', 'src/a.ts'],
      ['const TестД = 1;', 'src/a.ts'],
      ['pаypal', 'README.md'],
    ],
    (line, path) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});
