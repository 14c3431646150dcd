import { describe, expect, it } from '@jest/globals';
import { readCriteria } from '../../../src/engine/index.js';
import { li, link, md, node, p, row, task, text, ul, words } from './adf-nodes.js';

const ticket = (body: string) =>
  ({ id: 'SHOP-12', provider: 'jira', url: null, title: '', body, relation: 'requested' }) as const;
const criteria = (body: string) => readCriteria([ticket(body)], '').items.map((item) => item.text);

describe('a document of Jira as Markdown', () => {
  it.each([
    ['paragraphs', [words('One.'), words('Two.')], 'One.\n\nTwo.\n'],
    ['headings', [node('heading', [text('Goal')], { level: 3 })], '### Goal\n'],
    ['a heading of no level', [node('heading', [text('Goal')], { level: 99 })], '# Goal\n'],
    ['an empty heading', [node('heading', [], { level: 2 }), words('x')], 'x\n'],
    ['a bullet list', [words('So:'), ul('a', 'b')], 'So:\n\n- a\n- b\n'],
    [
      'numbers from where they begin',
      [node('orderedList', [li(words('a')), li(words('b'))], { order: 9 })],
      '9. a\n10. b\n',
    ],
    [
      'lists in lists, and paragraphs in items',
      [
        node('bulletList', [
          li(words('a'), node('orderedList', [li(words('b'), ul('c'))]), words('more')),
          li(words('d')),
        ]),
      ],
      '- a\n  1. b\n     - c\n\n  more\n- d\n',
    ],
    ['empty items', [node('bulletList', [li(), li(words('a')), li(p())])], '- a\n'],
    [
      'tasks and what is below them',
      [node('taskList', [task('DONE', 'a'), task('TODO', 'b'), node('taskList', [task('TODO', 'c')])])],
      '- [x] a\n- [ ] b\n  - [ ] c\n',
    ],
    [
      'decisions',
      [node('decisionList', [node('decisionItem', [text('We do it')], { state: 'DECIDED' })])],
      '- We do it\n',
    ],
    [
      'marks',
      [p(text('a '), text('b', 'strong'), text(' c', 'em'), text(' d', 'strike'), text(' '), text('e', 'code'))],
      'a **b** *c* ~~d~~ `e`\n',
    ],
    ['marks that neighbours share', [p(text('Accep', 'strong'), text('tance', 'strong', 'em'))], '**Accep*tance***\n'],
    ['blanks at the ends of marks', [p(text('a'), text(' b ', 'strong'), text('c'))], 'a **b** c\n'],
    ['code with backticks', [p(text('a`b', 'code'), text(' '), text('`', 'code'))], '``a`b`` `` ` ``\n'],
    [
      'links',
      [p(text('docs', link('https://a.example/b (c)')), text(' '), text('x', link('javascript:alert(1)')))],
      '[docs](https://a.example/b%20%28c%29) x\n',
    ],
    ['a hard break', [p(text('a'), { type: 'hardBreak' }, text('b'))], 'a\nb\n'],
    [
      'what is struck out over two lines',
      [ul(), node('bulletList', [li(p(text('a', 'strike'), { type: 'hardBreak' }, text('b', 'strike', 'strong')))])],
      '- ~~a\n  **b**~~\n',
    ],
    [
      'code',
      [node('codeBlock', [text('Given a\nThen ```b')], { language: 'gherkin' })],
      '````gherkin\nGiven a\nThen ```b\n````\n',
    ],
    ['code in an item', [node('bulletList', [li(node('codeBlock', [text('x')]))])], '-\n  ```\n  x\n  ```\n'],
    ['quotes', [node('blockquote', [words('a'), ul('b')])], '> a\n>\n> - b\n'],
    ['a rule', [words('a'), { type: 'rule' }, words('b')], 'a\n\n---\n\nb\n'],
    ['panels', [node('panel', [words('a'), ul('b')], { panelType: 'info' })], 'a\n\n- b\n'],
    [
      'what unfolds',
      [node('expand', [words('a')], { title: 'More\nof it' })],
      '<details><summary>More of it</summary>\n\na\n\n</details>\n',
    ],
    [
      'people, emoji, cards, dates, states',
      [
        p(
          { type: 'mention', attrs: { id: '1', text: '@Ann' } },
          text(' '),
          { type: 'emoji', attrs: { shortName: ':ok:', text: '👌' } },
          text(' '),
          { type: 'inlineCard', attrs: { url: 'https://a.example/' } },
          text(' '),
          { type: 'date', attrs: { timestamp: '1700000000000' } },
          text(' '),
          { type: 'status', attrs: { text: 'OPEN', color: 'red' } },
        ),
      ],
      '@Ann 👌 https://a.example/ 2023-11-14 OPEN\n',
    ],
    ['a template’s blanks, which say nothing', [p({ type: 'placeholder', attrs: { text: 'Type here' } })], ''],
    [
      'media',
      [node('mediaSingle', [{ type: 'media', attrs: { id: '1', alt: 'a [b].png' } }, node('caption', [text('c')])])],
      '![a  b .png](attachment)\n\nc\n',
    ],
    [
      'nodes it does not know',
      [
        node('layoutSection', [node('layoutColumn', [words('a')])]),
        node('later', [node('still', [text('b')])]),
        { type: 'extension', attrs: { text: 'c' } },
      ],
      'a\n\nb\n\nc\n',
    ],
    ['text that stands among blocks', [text('a'), text(' b'), words('c')], 'a b\n\nc\n'],
  ] as const)('keeps %s', (_, content, expected) => {
    expect(md(...content)).toBe(expected);
  });

  it('keeps tables', () => {
    expect(md(node('table', [row('hh', 'ID', 'Criterion'), row('cc', 'AC1', 'a | b'), row('cc', 'AC2')]))).toBe(
      '| ID | Criterion |\n| --- | --- |\n| AC1 | a \\| b |\n| AC2 |\n',
    );
    expect(md(node('table', [row('hcc', 'a'), row('ccc', '1', '2', '3')]))).toBe(
      '| a |  |  |\n| --- | --- | --- |\n| 1 | 2 | 3 |\n',
    );
  });

  it.each([
    [
      'with its headers at the side',
      [row('hc', 'Given', 'a cart'), row('hc', 'Then', 'a total')],
      '**Given**: a cart\n\n**Then**: a total\n',
    ],
    [
      'of one column',
      [row('h', 'Acceptance criteria'), row('c', 'a'), row('c', 'b')],
      '**Acceptance criteria**\n\n- a\n- b\n',
    ],
    [
      'with lists in its cells',
      [row('hh', 'Story', 'Acceptance criteria'), row('cc', 'As a buyer', [ul('a', 'b')])],
      '**Story**: As a buyer\n\n**Acceptance criteria**\n\n- a\n- b\n',
    ],
  ] as const)('reads a table %s as it is meant', (_, rows, expected) => {
    expect(md(node('table', rows))).toBe(expected);
  });

  it('lets no text hide what follows it', () => {
    const hostile = ['<!-- ', '```', '~~~', '<details>', '<!--'];
    for (const start of hostile) {
      const body = md(words(`${start}x`), node('heading', [text('Acceptance criteria')], { level: 2 }), ul('It works'));
      expect(criteria(body)).toEqual(['It works']);
    }
    expect(criteria(md(node('heading', [text('AC')], { level: 1 }), ul('a <!-- b', 'c --> d')))).toEqual([
      'a <!-- b',
      'c --> d',
    ]);
  });
});

function nest(inner: unknown): unknown {
  return Array.from({ length: 50 }).reduce((deep) => node('panel', [deep]), inner);
}

describe('criteria in a document of Jira', () => {
  const heading = node('heading', [text('Acceptance Criteria', 'strong')], { level: 3 });
  it.each([
    ['a list below a heading', [heading, ul('It adds', 'It sums')], ['It adds', 'It sums']],
    ['tasks', [heading, node('taskList', [task('TODO', 'It adds'), task('DONE', 'It sums')])], ['It adds', 'It sums']],
    ['a panel', [node('panel', [p(text('Acceptance criteria:', 'strong')), ul('It adds')])], ['It adds']],
    ['what unfolds', [node('expand', [ul('It adds')], { title: 'Acceptance criteria' })], ['It adds']],
    ['a table', [heading, node('table', [row('hh', 'ID', 'Criterion'), row('cc', '1', 'It adds')])], ['It adds']],
    [
      'a table’s cell',
      [node('table', [row('hc', 'Acceptance criteria', [ul('It adds', 'It sums')])])],
      ['It adds', 'It sums'],
    ],
    [
      'without what is struck out',
      [heading, node('bulletList', [li(p(text('gone', 'strike'))), li(words('It adds'))])],
      ['It adds'],
    ],
    [
      'a list after what unfolds',
      [heading, ul('It adds'), node('expand', [words('Nothing.')], { title: 'Notes' }), ul('It sums')],
      ['It adds', 'It sums'],
    ],
    [
      'what is deeper than people write',
      [heading, ul('It adds'), nest(node('taskList', [task('TODO', 'It sums'), task('TODO', 'It counts')]))],
      ['It adds', 'It sums', 'It counts'],
    ],
    ['what looks like HTML', [heading, ul('It adds <b> and &#65;')], ['It adds <b> and &#65;']],
    [
      'lists typed with dashes',
      [heading, p(text('- It adds'), { type: 'hardBreak' }, text('- It sums'))],
      ['It adds', 'It sums'],
    ],
  ] as const)('are read from %s', (_, content, expected) => {
    expect(criteria(md(...content))).toEqual(expected);
  });

  it('are read from Gherkin in code', () => {
    const code = node('codeBlock', [text('Given a cart\nWhen I pay\nThen it is empty')], { language: 'gherkin' });
    expect(readCriteria([ticket(md(heading, code))], '').items[0]?.parts).toEqual([
      'Given a cart',
      'When I pay',
      'Then it is empty',
    ]);
  });
});
