import { activeContent } from '../../../../src/engine/planes/hygiene/active-content.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const added = (path: string, line: string) => edit(path, '<svg>\n', `<svg>\n${line}\n`);

const write = (...lines: string[]) => ({ 'docs/a.mdx': { old: '# A\n', new: ['# A', '', ...lines, ''].join('\n') } });

describeRule(activeContent, {
  invalid: cases(
    [
      ['a.svg', '<svg onload="a()">'],
      ['a.svg', '<script>a()</script>'],
      ['a.svg', '<a href="javascript:a()">'],
      ['docs/a.mdx', '<p dangerouslySetInnerHTML={a} />'],
    ],
    (path, line) => ({ files: added(path, line), findings: ['2 info, asked'] }),
  ).concat(
    cases(
      [
        ['below a sample', ['```js', 'a()', '```', '', '<p>{process.env.A}</p>'], 7],
        ['in a fence that is never closed, so that all below it would be shown', ['```js', '<script>a()</script>'], 4],
        ['between marks in a text of JavaScript', ['export const a = `', '```', '`; <script>a()</script>', '```'], 5],
        ['of a document that exports', ['export const a =', '  process.env.A;'], 4],
        ['within an expression of several lines', ['<p>{f(', '  process.env.A', ')}</p>'], 4],
        ['behind a bracket in a text', ['{ "}" + f(', '  process.env.A', ')}'], 4],
        ['in a span of an expression', ['{`a`}<p dangerouslySetInnerHTML={a} />'], 3],
      ],
      (name, lines, at) => ({ name, files: write(...lines), findings: [`${at} info, asked`] }),
    ),
  ),
  valid: cases(
    [
      ['a.svg', '<path d="M0 0" />'],
      ['docs/a.mdx', '<Button onClick={a}>Go</Button>'],
      ['a.html', '<script>a()</script>'],
    ],
    (path, line) => ({ files: added(path, line) }),
  ).concat(
    cases(
      [
        ['a sample', ['```js', 'const a = process.env.A;', '```']],
        ['a sample in a list', ['1. Write', '', '   ~~~~js', '   ```', '   const a = process.env.A;', '   ~~~~']],
        ['a name in a sentence', ['It asks for process.env.A before it begins.']],
        [
          'a name in a sentence below an import and a comment',
          ['import { A } from "a";', '', '{/* to be written */}', '', 'It asks for process.env.A.'],
        ],
        ['code in a sentence', ['It reads `process.env.A` at its start.']],
      ],
      (name, lines) => ({ name, files: write(...lines) }),
    ),
  ),
});
