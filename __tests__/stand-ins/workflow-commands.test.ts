import { describe, expect, it } from '@jest/globals';
import { maskedLog, parseCommands, parsePairs } from './workflow-commands.js';

describe('commandsOf reads lines as the runner does', () => {
  it.each([
    ['::error::text', 'error', 'text'],
    ['   ::error::text', 'error', 'text'],
    ['::error file=a.ts,line=1::two%0Alines%25', 'error', 'two\nlines%'],
    ['::ERROR::text', 'error', 'text'],
    ['words ##[error]text', 'error', 'text'],
    ['##[warning file=a]text%3B%5D', 'warning', 'text;]'],
    ['words\r::notice::text', 'notice', 'text'],
  ])('%j', (line, name, data) => {
    expect(parseCommands(line)).toMatchObject([{ name, data }]);
  });

  it.each([['words ::error::text'], ['::unknown::text'], ['::error text'], ['\\::error::x'], ['##\\[error]x'], ['']])(
    '%j is none',
    (line) => {
      expect(parseCommands(line)).toEqual([]);
    },
  );

  it('reads properties', () => {
    expect(parseCommands('::error file=a%2Cb.ts,line=3,title=x%3Ay::t')[0]?.properties).toEqual({
      file: 'a,b.ts',
      line: '3',
      title: 'x:y',
    });
  });

  it('leaves stopped commands alone', () => {
    const text = '::stop-commands::token\n::error::a\n::token::\n::error::b';
    expect(parseCommands(text).filter(({ name }) => name === 'error')).toMatchObject([{ data: 'b' }]);
  });
});

describe('maskedLog', () => {
  it('hides what was masked, from that line on', () => {
    expect(maskedLog('secret\n::add-mask::secret\na secret b')).toBe('secret\n::add-mask::***\na *** b');
  });
});

describe('pairsOf reads output files as the runner does', () => {
  it('reads both forms', () => {
    expect(parsePairs('a=1\nb<<X\ntwo\nlines=\nX\nc=x=y\n')).toEqual({ a: '1', b: 'two\nlines=', c: 'x=y' });
  });

  it.each([['text'], ['a<<X\nopen'], ['=x']])('refuses %j', (text) => {
    expect(() => parsePairs(text)).toThrow();
  });
});
