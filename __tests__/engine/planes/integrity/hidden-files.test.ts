import { hiddenFiles } from '../../../../src/engine/planes/integrity/hidden-files.js';
import { addedTo } from '../../run-planes.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(hiddenFiles, {
  invalid: cases(
    [
      ['.gitattributes', 'src/** linguist-generated'],
      ['.gitattributes', '*.ts -diff'],
      ['.gitattributes', '* binary'],
    ],
    (path, line) => ({ files: { [path]: addedTo('# first', line) }, findings: ['2 warn'] }),
  ),
  valid: cases(
    [
      ['.gitattributes', 'dist/** linguist-generated'],
      ['.gitattributes', '*.png binary'],
      ['.gitattributes', 'package-lock.json -diff'],
      ['.gitattributes', '*.ts text eol=lf'],
      ['.gitattributes', '# src/** linguist-generated'],
    ],
    (path, line) => ({ files: { [path]: addedTo('# first', line) } }),
  ),
});
