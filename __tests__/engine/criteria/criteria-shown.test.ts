/** The reader against GitHub's way: a CommonMark parser with GitHub's extensions, and a browser's parser for its HTML. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type DefaultTreeAdapterMap, parseFragment } from 'parse5';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

type Node = DefaultTreeAdapterMap['childNode'];

/** The words that a browser shows of a body. */
function listShownWords(body: string): string[] {
  const html = micromark(body, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return (
    parseFragment(html)
      .childNodes.flatMap(listTexts)
      .join(' ')
      .match(/word\d+/gu) ?? []
  );
}

function listTexts(node: Node): string[] {
  if (node.nodeName === '#text' && 'value' in node) return [node.value];
  return 'childNodes' in node ? node.childNodes.flatMap(listTexts) : [];
}

function listReadWords(body: string): string[] {
  const { items } = readCriteria([buildTicket(body)], '');
  return (
    items
      .flatMap(({ text, parts }) => [text, ...parts])
      .join(' ')
      .match(/word\d+/gu) ?? []
  );
}

/** `X` stands for a word of its own each time. Each of these is one criterion or more, or nothing that is shown. */
const BLOCKS = [
  '- [ ] it has X',
  '- it has X\n- it has X',
  '* [x] it has X\n  - [ ] it has X',
  '+ it has X\n\t- [ ] it has X',
  '1. it has X\n2. it has X',
  '7) it has X\n   1) it has X',
  '- it has X\n\n  and has X',
  '- it has X\nand X',
  '> - it has X\n> - it has X',
  '> - it has X\nand X',
  '> > - it has X\n>\n> - it has X',
  '> ```json\n> {}\n\n- it has X',
  '- it has X\n  ```json\n  {}\n- it has X',
  '| criterion |\n|---|\n| it has X |\n| it has X |',
  '| what | who |\n|---|---|\n| it has X | it has X |',
  '> | criterion |\n> |:--|\n> | it has X |',
  '- <p>it has X</p>\n- it has X',
  '* [ ] <div>it has X</div>\n* <aside>it has X</aside>',
  '1. <h4>it has X</h4>\n2. it has X',
  '<ul><li>it has X</li><li>it has X</li></ul>',
  '<ol>\n<li>it has X\n<li>it has X <b>X</b>\n</ol>',
  '<ul><li>it has X<ul><li>[ ] it has X</li></ul></li></ul>',
  '<table><tr><th>criterion</th></tr><tr><td>it has X</td></tr></table>',
  '<table>\n<tr>\n<td>it has X</td>\n<td>it has X</td>\n</tr>\n</table>',
  '<table><tr><td>\n\n- it has X\n\n</td></tr></table>',
  '<details><summary>More</summary>\n\n- it has X\n\n</details>',
  '<details>\n<summary>Notes</summary>\n\n</details>\n\n- it has X',
  '- it has X<br>- it has X',
  '<!-- X -->',
  '<!--\n- it has X\n\n- it has X\n-->',
  '<!-->\n- it has X',
  '<!--->\n- it has X',
  '<!-- X --> - it has X',
  '- it has X <!-- X -->',
  '- it has `<!-- X -->`',
  '- it has \\<!-- X -->',
  '<p title="X"></p>',
  '<img alt="X">\n\n- it has X',
  '[X]: https://example.org "X"',
  '- it has [X](https://example.org "X")',
  '- it has &#88;\n- it has ~~one and~~ X',
  '<? X ?>',
  '<!D X >',
  '### Part\n\n- it has X',
  'Part\n---\n\n- it has X',
  '<script>\n- it has X\n</script>',
  '~~~ a`b\n- [ ] it has X\n~~~',
  '```\n- [ ] it has X\n    ```\n- [ ] it has X\n```',
  '    ```\n\n- it has X',
  'AC1: it has X\nIt has X',
  '\\- [ ] it has X',
  '-[ ] it has X',
  '[ ] it has X',
];

describe('the text of a section of acceptance criteria', () => {
  it('is read where GitHub shows it, and is not where GitHub hides it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BLOCKS), { minLength: 1, maxLength: 6 }), (blocks) => {
        let count = 0;
        const list = blocks.join('\n\nThe end.\n\n').replaceAll(/\bX\b/gu, () => `word${count++}`);
        const body = `# Acceptance criteria\n\n${list}\n`;
        expect(new Set(listReadWords(body))).toEqual(new Set(listShownWords(body)));
      }),
      { numRuns: 2000 },
    );
  });

  it('is read in every form that GitHub knows', () => {
    for (const block of BLOCKS) {
      let count = 0;
      const body = `# Acceptance criteria\n\n${block.replaceAll(/\bX\b/gu, () => `word${count++}`)}\n`;
      expect([block, listReadWords(body).sort()]).toEqual([block, listShownWords(body).sort()]);
    }
  });
});
