import { brokenMarkup } from '../../../../src/engine/planes/hygiene/broken-markup.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(brokenMarkup, {
  invalid: cases(
    [
      ['docs/a.rst', [' A', ' =', '+See [the table](https://example.org/a).'], 3],
      ['docs/a.rst', [' A', ' =', '+Thanks to [Ann', '+Example](https://example.org/ann) for it.'], 3],
      ['docs/a.rst', [' A', ' =', '+## Rates'], 3],
      ['docs/a.rst', [' A', ' =', '+```python', '+a = 1', '+```'], 3],
      ['docs/a.md', [' # A', '+See :ref:`rates` for it.'], 2],
      ['docs/a.md', [' # A', '+See `the table <https://example.org/a>`_ for it.'], 2],
      ['docs/a.md', [' # A', '+.. note::', '+', '+   Rates change.'], 2],
    ],
    (path, marked, line) => ({
      name: `${path} ${marked[2]}`,
      files: { [path]: diff(...marked) },
      findings: [`${line} info`],
    }),
  ),
  valid: cases(
    [
      ['a link of its own', 'docs/a.rst', [' A', ' =', '+See `the table <https://example.org/a>`_.']],
      ['code that is shown', 'docs/a.rst', [' A', ' =', '+Write::', '+', '+   [a](https://example.org/a)']],
      [
        'a block of code',
        'docs/a.rst',
        [' A', ' =', '+.. code-block:: markdown', '+', '+   [a](https://example.org/a)'],
      ],
      ['code in a line', 'docs/a.rst', [' A', ' =', '+Write ``[a](https://example.org/a)`` there.']],
      ['a comment', 'docs/a.rst', [' A', ' =', '+.. See below', '+   [a](https://example.org/a)']],
      [
        'a document that had such links',
        'docs/a.rst',
        [' A [b](https://example.org/b)', '+See [a](https://example.org/a).'],
      ],
      ['a call', 'docs/a.rst', [' A', ' =', '+The value a[0](b) is called.']],
      ['a line of signs', 'docs/a.rst', [' A', '+####']],
      ['code of Markdown', 'docs/a.md', [' # A', '+```rst', '+.. note::', '+   See :ref:`a`.', '+```']],
      ['a role in code', 'docs/a.md', [' # A', '+Write ``:ref:`a` `` there.']],
      ['a role of MyST', 'docs/a.md', [' # A', '+See {ref}`a` there.']],
      ['a link of Markdown', 'docs/a.md', [' # A', '+See [a](https://example.org/a).']],
      ['an example', 'docs/a.md', [' # A', '+', '+    .. note::']],
    ],
    (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
  ),
});
