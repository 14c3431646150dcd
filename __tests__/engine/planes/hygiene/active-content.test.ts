import { activeContent } from '../../../../src/engine/planes/hygiene/active-content.js';
import { cases, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const added = (path: string, line: string) => edit(path, '<svg>\n', `<svg>\n${line}\n`);

describeRule(activeContent, {
  invalid: cases(
    [
      ['a.svg', '<svg onload="a()">'],
      ['a.svg', '<script>a()</script>'],
      ['a.svg', '<a href="javascript:a()">'],
      ['docs/a.mdx', '<p dangerouslySetInnerHTML={a} />'],
    ],
    (path, line) => ({ files: added(path, line), findings: ['2 warn'] }),
  ),
  valid: cases(
    [
      ['a.svg', '<path d="M0 0" />'],
      ['docs/a.mdx', '<Button onClick={a}>Go</Button>'],
      ['a.html', '<script>a()</script>'],
    ],
    (path, line) => ({ files: added(path, line) }),
  ),
});
