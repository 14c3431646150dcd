/** Lists that are written crookedly: without the blank behind a mark, or all in one line. */
import { describe, expect, it } from '@jest/globals';
import { readCriteria } from '../../../src/engine/criteria/index.js';
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
