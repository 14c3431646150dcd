import { fileEnd } from '../../../../src/engine/planes/hygiene/file-end.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(fileEnd, {
  beside: ['contract/export-removed'],
  invalid: cases(
    [
      ['a new file', 'src/a.py', null, 'a = 1\nb = 2', 2],
      ['a line that lost its end', 'src/a.py', 'a = 1\nb = 2\n', 'a = 1\nb = 3', 2],
      ['a document', 'docs/a.rst', 'A\n', 'A\n\nMore of it.', 3],
      ['a blank line', 'src/a.py', 'a = 1\n', 'a = 1\nb = 2\n\n', 3],
      ['blanks', 'src/a.py', null, 'a = 1\n  \n', 2],
    ],
    (name, path, before, after, line) => ({ name, files: edit(path, before, after), findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['one line break', 'src/a.py', 'a = 1\n', 'a = 2\n'],
      ['a line that had no end', 'src/a.py', 'a = 1\nb = 2', 'a = 2\nb = 2'],
      ['a last line that had no end', 'src/a.py', 'a = 1', 'a = 2'],
      ['a blank line that was there', 'src/a.py', 'a = 1\n\n', 'a = 2\n\n'],
      ['data of a test', 'test/fixtures/a.py', null, 'a = 1'],
      ['what a tool writes', 'src/a.json', null, '{}'],
      ['an empty file', 'src/a.py', 'a = 1\n', ''],
      ['Windows’ line breaks', 'src/a.py', 'a = 1\r\n', 'a = 2\r\n'],
    ],
    (name, path, before, after) => ({ name, files: edit(path, before, after) }),
  ),
});
