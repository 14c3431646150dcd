/** Which lines of a review or comment are commands, and what each says. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { readCommandLine } from '../../../src/engine/people/command-grammar.js';
import { readCommandTexts } from '../../../src/engine/people/command-texts.js';

const LINE = '/review-gate sign AC1 because I called the partner';
const readLines = (body: string) => readCommandTexts(body).map(({ written }) => written);
const readFaults = (body: string) => readCommandTexts(body).map(({ fault }) => fault);

describe('a command line', () => {
  it.each([
    ['alone', LINE],
    ['with blanks around it', `  ${LINE}   \t`],
    ['below a paragraph, in the same one', `Thanks!\n${LINE}`],
    ['above more text', `${LINE}\nThanks!`],
    ['with line ends of Windows', `Thanks!\r\n\r\n${LINE}\r\n`],
    ['above a rule, which makes it a title', `${LINE}\n---\nsent from my phone`],
    ['below a list', `- looks good\n- really\n${LINE}`],
    ['after a code block that is closed', `\`\`\`\nx\n\`\`\`\n${LINE}`],
    ['after code that opens HTML', `\`\`\`\n<details>\n\`\`\`\n\n${LINE}`],
    ['after code in the same paragraph', `I ran \`npm test\` and [read](https://a.example)\n${LINE}`],
    ['after a comment that is closed', `<!-- template -->\n\n${LINE}`],
    ['after HTML that is closed', `<details><summary>log</summary>\n\nx\n\n</details>\n\n${LINE}`],
    ['after a name in angle brackets', `This returns a List<String>.\n\n${LINE}`],
  ])('is read %s', (_, body) => {
    expect(readLines(body)).toEqual([LINE]);
    expect(readFaults(body)).toEqual([null]);
  });

  it('is read several times in one text', () => {
    expect(readLines(`${LINE}\n${LINE}\n\ntext\n\n${LINE}`)).toHaveLength(3);
  });

  it.each([
    ['in a code block', `\`\`\`\n${LINE}\n\`\`\``],
    ['in a code block that nobody closes', `\`\`\`\n${LINE}`],
    ['in a block of tildes', `~~~ text\n${LINE}\n~~~`],
    ['in a suggestion', `\`\`\`suggestion\n${LINE}\n\`\`\``],
    ['in a code block of an item', `- like so:\n  \`\`\`\n  ${LINE}\n  \`\`\``],
    ['in indented code', `    ${LINE}`],
    ['in code indented by a tab', `\t${LINE}`],
    ['in a code span', `\`${LINE}\``],
    ['in a quotation', `> ${LINE}`],
    ['in a quotation that goes on without its mark', `> I wrote:\n${LINE}`],
    ['in a quotation in a quotation', `> > ${LINE}`],
    ['in a hidden comment', `<!--\n${LINE}\n-->`],
    ['in a hidden comment that nobody closes', `<!--\n${LINE}`],
    ['in a table', `| a | b |\n|---|---|\n| ${LINE} | x |`],
    ['as the text of a link', `[${LINE}](https://a.example)`],
    ['as an item of a list', `- ${LINE}`],
    ['as a title', `# ${LINE}`],
    ['in bold', `**${LINE}**`],
    ['struck out', `~~${LINE}~~`],
    ['after words in its line', `please write ${LINE}`],
    ['with another first letter', LINE.replace('r', 'г')],
    ['with a character in it that invisible', LINE.replace('gate', 'ga\u200bte')],
    ['as a part of a longer word', `/review-gates sign AC1 because x`],
  ])('is no command %s', (_, body) => {
    expect(readCommandTexts(body)).toEqual([]);
  });

  it.each([
    ['inside of <details>', `<details>\n\n${LINE}\n\n</details>`],
    ['inside of <blockquote>', `<blockquote>\n\n${LINE}\n\n</blockquote>`],
    ['inside of <pre>', `<pre>\n${LINE}\n</pre>`],
    ['empty line above', `Look at \`this\n${LINE}\nand that\``],
    ['empty line above', `[see\n${LINE}\nthere](https://a.example)`],
    ['empty line above', `~~no\n${LINE}\nno~~`],
    ['empty line above', `[a]: https://a.example "\n${LINE}\n"`],
    ['empty line above', `[a]: https://a.example\n"\n${LINE}\n"`],
    ['empty line above', `- [a]: https://a.example (\n${LINE}\n)`],
    ['empty line above', `See [this](https://a.example "a)\n${LINE}\n") too`],
    ['empty line above', `![this](https://a.example '\n${LINE}\n')`],
    ['empty line above', `words <a title='\n${LINE}\n'>this</a>`],
    ['empty line above', `[^1]: words\n${LINE}`],
  ])('is refused where it is not clear how it is shown: %s', (words, body) => {
    expect(readFaults(body)).toEqual([expect.stringContaining(words)]);
  });

  it.each([
    ['a whole link', `See [this](https://a.example).\n${LINE}`],
    ['a whole tag', `words <b>this</b>\n${LINE}`],
    ['less than', `1 < 2\n${LINE}`],
    ['a link title in another paragraph', `[a]: https://a.example "a"\n\n${LINE}`],
    ['a link in its own reason', `${LINE} of [this](https://a.example "a"`],
  ])('counts behind %s', (_, body) => {
    expect(readFaults(body)).toEqual([null]);
  });

  it('takes a time linear in the text', () => {
    for (const part of [
      '](',
      '<a',
      '[a]: b\n',
      '[',
      '`',
      '``',
      '<details>',
      '<b "',
      '~~',
      '- a\n',
      'a\n',
      `${LINE}\n`,
      '<!--',
      '> ',
    ]) {
      const body = `${part.repeat(65_536 / part.length)}\n\n${LINE}`;
      expect(readCommandTexts(body).length).toBeLessThan(2_000);
    }
  });
});

/** What contains a line by its number, as CommonMark reads it: the kinds of nodes, outermost first. */
function listAround(body: string, line: number): string[] {
  const kinds: string[] = [];
  const walk = (node: Nodes): void => {
    const { start, end } = node.position ?? { start: { line: 0, column: 0 }, end: { line: 0, column: 0 } };
    const begins = start.line < line || (start.line === line && start.column <= 5);
    // Where the word itself stands: four blanks may be before it.
    const ends = end.line > line || (end.line === line && end.column > 8);
    if (!begins || !ends) return;
    kinds.push(node.type);
    if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }));
  return kinds;
}

describe('beside a parser of CommonMark', () => {
  const HIDING = [
    ...['blockquote', 'code', 'inlineCode', 'html', 'link', 'image', 'delete', 'table', 'definition'],
    'footnoteDefinition',
  ];
  const PIECES = [
    ...[
      LINE,
      `  ${LINE}`,
      `    ${LINE}`,
      `> ${LINE}`,
      'words',
      '',
      '',
      '> words',
      '- words',
      '1. words',
      '  words',
      '>',
    ],
    ...['```', '~~~', '`', '``', '[a', '](https://a.example)', '~~', '<!--', '-->', '<details>', '</details>', '<pre>'],
    ...[
      '</pre>',
      '<blockquote>',
      '</blockquote>',
      '---',
      '===',
      '# words',
      '| a | b |',
      '|---|---|',
      '\\',
      '`a`',
      '    words',
    ],
    ...[
      '[a]: https://a.example "a',
      '"',
      '[a](https://a.example "a',
      '")',
      'a <a title="a',
      '">',
      '[^1]: words',
      '![a',
    ],
  ];

  it('a line that counts is never in code, a quotation, a link or HTML', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...PIECES), { maxLength: 9 }), (lines) => {
        const body = lines.join('\n');
        const read = readCommandTexts(body).filter(({ fault }) => fault === null).length;
        const plain = lines.filter(
          (line, index) => line.trim() === LINE && !listAround(body, index + 1).some((kind) => HIDING.includes(kind)),
        ).length;
        expect(read).toBeLessThanOrEqual(plain);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what a command line says', () => {
  it.each([
    ['sign AC4 because done', { verb: 'sign', target: 'AC4', because: 'done', digest: null }],
    ['SIGN ac4 BECAUSE  of   the  call', { verb: 'sign', target: 'AC4', because: 'of the call' }],
    ['sign `AC4` because done', { verb: 'sign', target: 'AC4' }],
    ['sign AC4@0123456789ABCDEF because: done', { target: 'AC4', digest: '0123456789abcdef', because: 'done' }],
    ['sign `AC4@01234567` because done', { target: 'AC4', digest: '01234567' }],
    ['accept 0123ABCD because it is a test', { verb: 'accept', target: '0123abcd' }],
    ['vouch src/x.ts because read', { verb: 'vouch', target: 'src/x.ts', place: { path: 'src/x.ts', lines: null } }],
    [
      'vouch src/x.ts:10-20 because read',
      { target: 'src/x.ts:10-20', place: { path: 'src/x.ts', lines: { first: 10, last: 20 } } },
    ],
    [
      'vouch src/x.ts:7@abcdef12 because read',
      { place: { path: 'src/x.ts', lines: { first: 7, last: 7 } }, digest: 'abcdef12' },
    ],
    [
      'vouch docs/my file.ts because read',
      { target: '"docs/my file.ts"', place: { path: 'docs/my file.ts', lines: null } },
    ],
    [
      'vouch "docs/my file.ts":3@abcdef12 because read',
      { place: { path: 'docs/my file.ts', lines: { first: 3, last: 3 } }, digest: 'abcdef12' },
    ],
    ['vouch "a because b.ts" because read', { place: { path: 'a because b.ts', lines: null }, because: 'read' }],
    ['vouch "a\\u202eb.ts" because read', { target: '"a\\u202eb.ts"', place: { path: 'a\u202eb.ts', lines: null } }],
    ['vouch node_modules/@types/x.d.ts because read', { place: { path: 'node_modules/@types/x.d.ts', lines: null } }],
    ['vouch "x.ts:1" because read', { place: { path: 'x.ts:1', lines: null } }],
  ])('%s', (text, said) => {
    expect(readCommandLine(`/review-gate ${text}`)).toMatchObject({ fault: null, ...said });
  });

  it.each([
    ['sign AC4', 'gives no reason'],
    ['sign AC4 because', 'gives no reason'],
    ['sign AC4 because …', 'gives no reason'],
    ['sign AC4, AC5 because done', 'does not name one criterion'],
    ['sign all because done', 'does not name one criterion'],
    ['sign because done', 'does not name one criterion'],
    ['accept 0123abc because done', '8 or more'],
    ['accept all because done', 'does not name one finding'],
    ['vouch src/x.ts:20-10 because read', 'go backwards'],
    ['vouch "src/x.ts because read', 'no clear end'],
    ['vouch "a\\q" because read', 'no clear end'],
    ['vouch "a" b because read', 'no clear end'],
    ['vouch because read', 'names no file'],
    ['vouch src/\u202ex.ts because read', 'invisible'],
    ['sign AC\u200b4 because done', 'invisible'],
    [`sign AC4 because ${'x'.repeat(5_000)}`, 'no clear end'],
  ])('%s is refused', (text, fault) => {
    expect(readCommandLine(`/review-gate ${text}`)).toMatchObject({ fault: expect.stringContaining(fault) });
  });

  it('shows what invisible in a reason', () => {
    expect(readCommandLine('/review-gate sign AC4 because a\u202eb')).toMatchObject({
      because: 'a[U+202E]b',
      fault: null,
    });
  });

  it.each([
    ['/review-gate explain AC3', { verb: 'explain', target: 'AC3' }],
    ['/review-gate EXPLAIN `ac3`', { verb: 'explain', target: 'AC3' }],
    ['/review-gate status', { verb: 'status', target: '' }],
    ['/review-gate', { verb: 'unknown', target: '' }],
    ['/review-gate sing AC4 because x', { verb: 'unknown', target: 'sing AC4 because x' }],
    ['/review-gate ѕign AC4 because x', { verb: 'unknown', target: 'ѕign AC4 because x' }],
    ['/review-gate\u00a0sign AC4 because x', { verb: 'unknown' }],
  ])('%s asks', (text, said) => {
    expect(readCommandLine(text)).toMatchObject(said);
  });
});
