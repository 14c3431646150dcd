/** Lists that are written crookedly: without the blank behind a mark, or all in one line. */
import { describe, expect, it } from '@jest/globals';
import { CriteriaEvidence } from '../../../src/contract/index.js';
import { explainIgnored } from '../../../src/engine/criteria/ignored-lines.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildCriteriaEvidence } from '../../../src/engine/trace/evidence.js';
import { buildTicket } from '../../stand-ins/snapshot.js';

const read = (body: string) => readCriteria([buildTicket(body)], '');
const under = (...rows: readonly string[]) => `## Acceptance criteria\n\n${rows.join('\n')}\n`;
const texts = (...rows: readonly string[]) => read(under(...rows)).items.map(({ text }) => text);

describe('a mark without a blank behind it', () => {
  it.each([
    ['beside items, with blank lines', ['- it works well', '', '-The list is sorted', '', '- it ends well']],
    ['directly below an item', ['- it works well', '-The list is sorted', '- it ends well']],
    ['first of all', ['-It works well', '-The list is sorted', '', '- It ends well']],
    ['all of them', ['-It works well', '', '-The list is sorted', '', '-It ends well']],
    ['with stars', ['*It works well', '*The list is sorted', '*It ends well']],
    ['with points', ['•It works well', '•The list is sorted', '• It ends well']],
    ['in CRLF', ['-It works well\r', '-The list is sorted\r', '-It ends well\r']],
    ['in a quote', ['> -It works well', '> -The list is sorted', '> -It ends well']],
    ['below a sentence', ['This is asked for.', '', '- it works well', '-The list is sorted', '- it ends well']],
  ])('is read %s', (_, rows) =>
    expect(texts(...rows).map((text) => text.toLowerCase())).toEqual([
      'it works well',
      'the list is sorted',
      'it ends well',
    ]),
  );

  it.each([
    ['a short word', 'A call to `send` is made once'],
    ['a name in code', '`send` is called once'],
    ['an abbreviation', 'HTTP requests are sent once'],
    ['a word with a hyphen', 'Non-admin users see nothing'],
    ['a comma', 'If, and only if, it is sent'],
    ['a quotation', '"Pay now" is what the button says'],
    ['a label', 'Backend: the order is sent once'],
    ['another alphabet', 'Заказ отправлен один раз'],
    ['no alphabet', '注文は一度だけ送信される'],
    ['an option further on', 'The command takes -v and --verbose'],
  ])('is read before %s', (_, text) => expect(texts('- it works', '', `-${text}`)).toEqual(['it works', text]));

  it('keeps what is nested in it, and its own id', () => {
    expect(texts('-It works for each of the lists:', '  - open', '  - closed', '-It ends in time')).toHaveLength(3);
    const { items } = read(under('-The report is grouped', '  - by day', '-AC7: it ends in time'));
    expect(items.map(({ id, text, parts }) => [id, text, parts])).toEqual([
      ['AC1', 'The report is grouped', ['by day']],
      ['AC7', 'it ends in time', []],
    ]);
  });

  it.each([
    ['an option', '--Force is a flag of it'],
    ['a short option', '-x is an option of it'],
    ['an option with a capital letter', '-X is an option of it'],
    ['an option with a value', '-Xmx512m is what it needs'],
    ['a property', '-Dfile.encoding=UTF-8 is set there'],
    ['options in a row', '-Wall -Wextra are set there'],
    ['a number', '-1 is what it gives'],
    ['a small letter', '-something is wrong with it'],
    ['emphasis', '*The list* is sorted by date'],
    ['emphasis of all', '*The list is sorted by date*'],
    ['bold text', '**The list** is sorted by date'],
    ['one word', '-Anna'],
    ['a name', '-Anna Lee'],
    ['a word below dashes', '--The list is sorted'],
  ])('is none before %s', (_, text) => expect(texts('- it works', '', text)).toEqual(['it works']));

  it.each([
    ['a rule', ['- it works', '', '---', '', '- it ends']],
    ['a rule of stars', ['- it works', '', '***', '', '- it ends']],
    ['code', ['- it works', '- it ends', '', '```sh', '-The list is sorted', '```']],
    ['code without a language', ['- it works', '- it ends', '', '```', '-The list is sorted', '```']],
    ['a hidden comment', ['- it works', '- it ends', '', '<!--', '-The list is sorted', '-->']],
  ])('is not seen in %s', (_, rows) => expect(texts(...rows)).toEqual(['it works', 'it ends']));

  it('leaves titles what they are', () => {
    expect(read('-Acceptance criteria:\n-It works as said\n-It ends in time\n').items.map(({ text }) => text)).toEqual([
      'It works as said',
      'It ends in time',
    ]);
    expect(texts('-It works as said', '-It ends in time', '', '-Notes:', '- ask Anna')).toEqual([
      'It works as said',
      'It ends in time',
    ]);
  });

  it('leaves a line alone that has nothing beside it', () => {
    expect(texts('The list is short.', '', '-The list is sorted')).toEqual([
      'The list is short.',
      '-The list is sorted',
    ]);
  });
});

describe('a list in one line', () => {
  const THREE = ['The list is sorted.', '`save` writes the row.', 'onChange is called once.'];

  it.each([
    ['of an item', `- ${THREE.join(' - ')}`],
    ['of an item with another mark', `* ${THREE.join(' * ')}`],
    ['with points', `• ${THREE.join(' • ')}`],
    ['of a paragraph', THREE.join(' - ')],
    ['with boxes', `- [ ] ${THREE.join(' - [ ] ')}`],
    ['with blanks around it', `-   ${THREE.join('   -   ')}`],
    ['without a blank at its start', `-${THREE.join(' - ')}`],
  ])('is read %s', (_, line) => expect(texts(line)).toEqual(THREE));

  it.each<[string, string[], string?]>([
    ['semicolons', ['The list is sorted;', 'The row is written;', 'The page is closed']],
    ['no blanks behind its marks', ['The list is sorted.', 'The row is written.', 'The page is closed.'], ' -'],
    ['closing brackets', ['The list is sorted (by date.)', 'The row is written.', 'The page is closed.']],
    [
      'no point at the end, but demands',
      ['The list must be sorted', '`save` should write it', 'The page must be closed'],
    ],
    ['a point after some', ['The list must be sorted', 'The row must be written.', 'The page must be closed']],
    ['a code span that nobody closed', ['The `list is sorted.', 'The `row` is written.', 'The page is closed.']],
    ['no blanks between words', ['一覧は並べ替えられる。', '行は保存される。', '画面は閉じられる。']],
  ])('is read with %s', (_, parts, mark = ' - ') => expect(texts(`- ${parts.join(mark)}`)).toEqual(parts));

  it('gives each part its line, and an id of its own', () => {
    const { items } = read(under('- It works.', `- AC4: ${THREE.join(' - ')}`));
    expect(items.map(({ id, origin }) => [id, origin.line])).toEqual([
      ['AC1', 3],
      ['AC4', 4],
      ['AC2', 4],
      ['AC3', 4],
    ]);
  });

  it('leaves what is nested in it to its last part', () => {
    const { items } = read(under(`- ${THREE.join(' - ')}`, '  - but not on Sundays'));
    expect(items.map(({ parts }) => parts)).toEqual([[], [], ['but not on Sundays']]);
  });

  it('is read whole, however long it is', () => {
    const many = Array.from({ length: 30 }, (_, at) => `The function \`call${at}\` ${'does it again '.repeat(10)}.`);
    const said = texts(`- ${many.join(' - ')}`);
    expect(said).toHaveLength(30);
    expect(said.join(' ')).not.toContain('(cut)');
  });

  it.each([
    ['two parts', 'The list is sorted. - The row is written.'],
    ['ranges', 'It takes 1 - 5, A - F and Monday - Friday.'],
    ['a subtraction', 'The total is `price` - `rebate` - `fee`.'],
    ['minus signs', 'It gives Total - Rebate - Fee - Tax. It is a number.'],
    ['a word and what it means', 'Export - Writes a file - Import - Reads a file.'],
    [
      'names',
      'It reads `700` (Added Entry - Personal Name, repeatable), and `720` (Added Entry - Uncontrolled Name - Other).',
    ],
    ['a title', 'Settings - Account - Sessions shows the list'],
    ['code', 'It prints `It is done. - The file is there. - The end is near.` once'],
    ['a quotation', 'It says "It is done. - The file is there. - The end is near."'],
    ['a command', 'Run `git log -- A - B - C` and `x - Y. - Z. - W.`'],
    ['options', 'It takes -a - -b - -c.'],
    ['options with capital letters', 'It takes -Force and -Path and -Name and -Verbose, as before.'],
    ['small letters', 'It is sorted. - that is new. - as before. - if possible.'],
    ['words alone', 'The states are Open. - Closed. - Done. - Gone.'],
    ['a dash in a sentence', 'The list - It is long - must be sorted. The row – It is short – must be written.'],
    ['steps of a scenario', 'Given a list is there. - When it is sorted. - Then it is short.'],
  ])('is none of %s', (_, text) => expect(texts(`- ${text}`)).toEqual([text]));

  it('is no other way to be told about', () => expect(explainIgnored(under(`- ${THREE.join(' - ')}`))).toEqual([]));
});

describe('text below the title of the criteria that is none of them', () => {
  const unread = (...rows: readonly string[]) => read(under(...rows)).unread;
  const told = (...lines: readonly number[]) => [{ ticket: '#1', count: lines.length, lines }];

  it.each([
    ['a paragraph below a list', ['- it works', '', 'It must be quick.'], told(5)],
    ['a paragraph above one', ['All of it is for June.', '', '- it works'], told(3)],
    ['a mark that is none', ['- it works', '', '-something must end'], told(5)],
    [
      'several',
      ['- it works', '', 'It must be quick.', 'It must be small.', '', '- it ends', '', 'Thanks'],
      told(5, 6, 10),
    ],
  ])('is told: %s', (_, rows, lines) => expect(unread(...rows)).toEqual(lines));

  it.each([
    ['nothing', ['- it works', '- it ends']],
    ['paragraphs that are the criteria', ['It works.', '', 'It ends.']],
    ['parts of an item', ['- it works', '', '  It must be quick.', '  - always']],
    ['steps', ['Given a list', 'When it is sorted', 'Then it is short']],
    ['titles', ['### Backend', '- it works', '', 'Frontend:', '- it ends']],
    ['what applies to each item', ['The user can:', '- see it', '- end it']],
    ['what is struck through', ['- it works', '- ~~it must end~~', '', '~~It must be quick.~~']],
    ["a template's blank", ['- it works', '- [ ] ', '- TBD', '', '<describe it here>']],
    ["a template's advice", ['If you are unsure, ask.', '', '- it works']],
    ['a picture or a link', ['- it works', '', '![picture](a.png)', '', '[design](https://example.com)']],
    ['what is not shown', ['- it works', '', '<!-- It must be quick. -->']],
    ['notes', ['- it works', '', '### Notes', 'It must be quick.']],
    ['code', ['- it works', '', '```js', 'it must be quick', '```']],
  ])('is not told: %s', (_, rows) => expect(unread(...rows)).toBeUndefined());

  it('is told of each ticket, and of the description', () => {
    const body = under('- it works', '', 'It must be quick.');
    const tickets = ['A-1', 'A-2'].map((id) => buildTicket({ body, id }));
    expect(readCriteria(tickets, '').unread?.map(({ ticket }) => ticket)).toEqual(['A-1', 'A-2']);
    expect(readCriteria([], body)).toMatchObject({ source: 'body', unread: [{ ticket: null, count: 1, lines: [5] }] });
  });

  it('is not told of a ticket whose criteria are elsewhere', () => {
    expect(read('AC1: it works.\n\nIt must be quick.').unread).toBeUndefined();
    expect(read('It must be quick.').unread).toBeUndefined();
  });

  it('is in the trace', () => {
    const evidence = buildCriteriaEvidence(read(under('- it works', '', 'It must be quick.')));
    expect(CriteriaEvidence.parse(evidence).unread).toEqual(told(5));
    expect(buildCriteriaEvidence(read(under('- it works')))).not.toHaveProperty('unread');
  });

  it('names 50 lines at most, and counts all', () => {
    const [one] = unread('- it works', '', ...Array.from({ length: 300 }, () => 'It must be quick.')) ?? [];
    expect(one?.count).toBe(300);
    expect(one?.lines).toHaveLength(50);
  });
});
