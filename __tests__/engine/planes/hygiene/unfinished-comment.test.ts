import { unfinishedComment } from '../../../../src/engine/planes/hygiene/unfinished-comment.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const java = (...tags: readonly string[]) => [
  ' class A {',
  '+  /**',
  '+   * Reads it.',
  ...tags.map((tag) => `+   * ${tag}`),
  '+   */',
  '+  int read(String name) { return of(name); }',
  ' }',
];
const example = (...lines: readonly string[]) => [
  ' /**',
  '  * Reads it.',
  '  * @example',
  '  * const a = read(1);',
  ...lines.map((line) => `+ * ${line}`),
  '  */',
  ' export const read = (a: number) => a;',
];

describeRule(unfinishedComment, {
  invalid: cases(
    [
      ['a parameter', 'src/A.java', java('@param name', '@return what it is'), 4],
      ['a result', 'src/A.java', java('@param name of it', '@return'), 5],
      ['an error', 'src/A.java', java('@throws IOException'), 4],
      [
        'a tag without a name',
        'src/a.php',
        [' <?php', '+/**', '+ * Reads it.', '+ * @param', '+ */', '+function read($a) { return $a; }'],
        4,
      ],
      ['a name twice', 'src/a.ts', example('', 'const a = read(2);'), 6],
    ],
    (name, path, marked, line) => ({ name, files: { [path]: diff(...marked) }, findings: [`${line} info`] }),
  ),
  valid: cases(
    [
      ['words on the line', 'src/A.java', java('@param name of it', '@return what it is')],
      ['words on the next line', 'src/A.java', java('@param name', '  of it')],
      ['a mark', 'src/A.java', java('@deprecated')],
      [
        'a type in PHP',
        'src/a.php',
        [' <?php', '+/**', '+ * @param string $a', '+ */', '+function read($a) { return $a; }'],
      ],
      [
        'a type in JavaScript',
        'src/a.js',
        [' const b = 1;', '+/**', '+ * @param {string} a', '+ */', '+export const read = (a) => a;'],
      ],
      ['another example', 'src/a.ts', example('@example', 'const a = read(2);')],
      ['a name in a function', 'src/a.ts', example('const b = () => {', '  const a = 1;', '};')],
      ['another block', 'src/a.ts', example('```', 'const a = read(2);')],
      [
        'what was there',
        'src/A.java',
        [' class A {', '   /**', '    * @param name', '    */', '+  int read(String name) { return of(name); }', ' }'],
      ],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
