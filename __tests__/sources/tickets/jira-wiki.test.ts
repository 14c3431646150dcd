import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readCriteria } from '../../../src/engine/index.js';
import { convertWikiToMarkdown } from '../../../src/sources/tickets/jira/wiki.js';
import { growth } from '../../stand-ins/processor-time.js';

const ticket = (body: string) =>
  ({ id: 'SHOP-12', provider: 'jira', url: null, title: '', body, relation: 'requested' }) as const;
const criteria = (wiki: string) =>
  readCriteria([ticket(convertWikiToMarkdown(wiki))], '').items.map((item) => item.text);

describe('wiki markup as Markdown', () => {
  it.each([
    ['headings', 'h1. A\nh6. B\nh7. C', '# A\n\n###### B\n\nh7. C\n'],
    ['paragraphs and line ends', 'a\nb\n\nc\\\\d', 'a\nb\n\nc\nd\n'],
    ['lists in lists', '* a\n** b\n*** c\n* d', '- a\n    - b\n        - c\n- d\n'],
    ['numbers', '# a\n## b\n#* c', '1. a\n    1. b\n    - c\n'],
    ['lists of dashes', '- a\n- b', '- a\n- b\n'],
    ['a list that begins too deep', '*** a\n* b', '- a\n- b\n'],
    ['lines that go on with an item', '* a\nb\n\nc', '- a\n  b\n\nc\n'],
    [
      'checks',
      '(/) done\n(x) open\n* (/) item\n* f(x) is (/) no box',
      '- [x] done\n- [ ] open\n- [x] item\n- f(x) is (/) no box\n',
    ],
    ['boxes', '* [ ] a\n* [x] b', '- [ ] a\n- [x] b\n'],
    ['marks', '*a* _b_ -c- +d+ ??e?? x^2^ {{f | g}}', '**a** *b* ~~c~~ d e x^2^ `f | g`\n'],
    [
      'what are no marks',
      'snake_case_name, pre-condition and post-condition, 2*3*4, C++ and D++, a - b - c, --flag --other',
      'snake_case_name, pre-condition and post-condition, 2*3*4, C++ and D++, a - b - c, --flag --other\n',
    ],
    ['escaped marks', '\\*a\\* \\{b\\} \\[c\\]', '\\*a\\* \\{b\\} \\[c\\]\n'],
    [
      'links',
      '[docs|https://a.example/x] [https://b.example] [~ann] [^file.txt] [#top] [mail|mailto:a@b.example]',
      '[docs](https://a.example/x) https://b.example @ann file.txt [#top] [mail](mailto:a@b.example)\n',
    ],
    ['links to nowhere', '[x|javascript:alert(1)] [SHOP-1] a[0]', 'x [SHOP-1] a[0]\n'],
    ['images', '!shot.png|width=300! wow! so good!', '![shot.png](attachment) wow! so good!\n'],
    ['colours', '{color:red}red{color} and {color:#fff}white{color}', 'red and white\n'],
    ['code', '{code:java}\n* a\n{quote}\n{code}', '```java\n* a\n{quote}\n```\n'],
    ['NUL, which says nothing', 'a\u0000b {code}c\u0000d{code}', 'ab\n\n```\ncd\n```\n'],
    ['code with options', '{code:title=A.ts|language=typescript}a{code}', '```typescript\na\n```\n'],
    ['text that is as it is', 'x {noformat}*a* {code} {noformat} y', 'x\n\n```\n*a* {code}\n```\n\ny\n'],
    ['quotes', '{quote}\na\n* b\n{quote}\nbq. c', '> a\n>\n> - b\n\n> c\n'],
    [
      'panels and what unfolds',
      '{panel:title=Acceptance criteria|borderStyle=solid}\n* a\n{panel}\n{expand:More}b{expand}',
      '<details><summary>Acceptance criteria</summary>\n\n- a\n\n</details>\n\n<details><summary>More</summary>\n\nb\n\n</details>\n',
    ],
    ['macros that nothing closes', 'a {quote} b {code} c', 'a\n\nb\n\nc\n'],
    ['braces that are no macros', 'GET /users/{id} and {name}', 'GET /users/{id} and {name}\n'],
    ['rules', 'a\n----\nb', 'a\n\n---\n\nb\n'],
    [
      'tables',
      '||ID||Criterion||\n|1|a [b|https://c.example] {{d|e}}|\n|2|f\\|g|',
      '| ID | Criterion |\n| --- | --- |\n| 1 | a [b](https://c.example) `d\\|e` |\n| 2 | f\\\\|g |\n',
    ],
    ['tables with headers at the side', '||Given|a cart|\n||Then|a total|', '**Given**: a cart\n\n**Then**: a total\n'],
    ['tables of one column', '||Acceptance criteria||\n|a|\n|b|', '**Acceptance criteria**\n\n- a\n- b\n'],
    [
      'lists in cells',
      '||Story||Acceptance criteria||\n|As a|* a\n* b|',
      '**Story**: As a\n\n**Acceptance criteria**\n\n- a\n- b\n',
    ],
    ['a row that never ends', '|a\nb\n\nc', '- a\n\nb\n\nc\n'],
    ['Windows’ line ends', 'h2. A\r\n* b\r\n* c\r\n', '## A\n\n- b\n- c\n'],
    ['comments, which are none', 'a <!-- b', 'a <\\!-- b\n'],
    ['nothing', '', ''],
  ])('keeps %s', (_, wiki, expected) => {
    expect(convertWikiToMarkdown(wiki)).toBe(expected);
  });

  it('stands below a heading', () => {
    expect(convertWikiToMarkdown('h1. A\nh5. B', 2)).toBe('### A\n\n###### B\n');
  });
});

describe('criteria in wiki markup', () => {
  it.each([
    [
      'a list below a heading',
      'h3. Acceptance Criteria\n* It adds\n* It sums\n\nh3. Notes\n* no',
      ['It adds', 'It sums'],
    ],
    ['a bold title', '*Acceptance criteria:*\n# It adds\n# It sums', ['It adds', 'It sums']],
    ['a panel', '{panel:title=Acceptance criteria}\n(/) It adds\n(x) It sums\n{panel}', ['It adds', 'It sums']],
    ['a table', 'h2. AC\n||ID||Criterion||\n|AC1|It adds|\n|AC2|It sums|', ['It adds', 'It sums']],
    [
      'a list after a panel of notes',
      'h2. AC\n* It adds\n{panel:title=Notes}\nNothing.\n{panel}\n* It sums',
      ['It adds', 'It sums'],
    ],
    [
      'what looks like HTML',
      'h2. AC\n* It adds <b> and &#65;\n* It <!-- sums -->',
      ['It adds <b> and &#65;', 'It <!-- sums -->'],
    ],
    ['without what is struck out', 'h2. AC\n* -It is gone-\n* It adds', ['It adds']],
  ])('are read from %s', (_, wiki, expected) => {
    expect(criteria(wiki)).toEqual(expected);
  });
});

describe('hostile wiki markup', () => {
  const pieces = [
    '*',
    '_',
    '-',
    '+',
    '??',
    '^',
    '~',
    '{{',
    '}}',
    '[',
    ']',
    '|',
    '||',
    '!',
    '\\',
    '{code}',
    '{quote}',
    '{noformat}',
    '{color:red}',
    'h1. ',
    '* ',
    '# ',
    'bq. ',
    '----',
    '(/) ',
    '\n',
    '\n\n',
    ' ',
    'a',
    '<!--',
    '`',
    '\u0000',
  ];

  it.each(pieces)('%j, many times over, takes time that grows with its length alone', (piece) => {
    const convert = (count: number) => {
      for (const text of [piece, `${piece}a `, `${piece} `]) convertWikiToMarkdown(text.repeat(count));
    };
    expect(growth(convert, 4000)).toBeLessThan(32);
  });

  it('is taken whatever it is', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 }), (parts) => {
        const body = convertWikiToMarkdown(parts.join(''));
        expect(body).not.toContain('\u0000');
        expect(() => readCriteria([ticket(body)], '')).not.toThrow();
      }),
      { numRuns: 500 },
    );
  });

  it('keeps both words of brackets that are no link', () => {
    expect(convertWikiToMarkdown('[ first | second ] third')).toMatch(/first.*second.*third/u);
  });

  it('keeps every word', () => {
    const words = fc.array(
      fc.tuple(fc.constantFrom(...pieces.filter((one) => !/[a-z]/u.test(one))), fc.stringMatching(/^[b-g]{4,9}$/u)),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const kept = convertWikiToMarkdown(parts.map(([before, word]) => `${before} ${word} `).join(''));
        expect(kept.match(/[b-g]{4,9}/gu) ?? []).toEqual(parts.map(([, word]) => word));
      }),
    );
  });
});
