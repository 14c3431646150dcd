import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { escapeInvisible, Secrets } from '../../src/base/excerpt.js';
import { maskTokens } from '../../src/client/connection/answer.js';

const with_ = (...words: string[]) => {
  const secrets = new Secrets();
  for (const word of words) secrets.add(word);
  return secrets;
};

describe('foreign text', () => {
  it('shows control, format and lone surrogate characters as escapes', () => {
    expect(escapeInvisible('a\n::error::b\r\t\u001b[31m\u202e\u2028\ud800é😀')).toBe(
      'a\\n::error::b\\r\\t\\u{001b}[31m\\u{202e}\\u{2028}\\u{d800}é😀',
    );
  });

  it('is cut to 200 characters, whole ones', () => {
    expect(new Secrets().line('😀'.repeat(200))).toBe('😀'.repeat(200));
    expect(new Secrets().line('😀'.repeat(201))).toBe(`${'😀'.repeat(200)}…`);
    expect(new Secrets().line(`${'a'.repeat(199)}😀`)).toBe(`${'a'.repeat(199)}😀`);
    expect(new Secrets().line('a'.repeat(100_000))).toBe(`${'a'.repeat(200)}…`);
  });

  it('loses secrets, also as forms, URLs and JSON write them', () => {
    const secret = 'p&ss "w=rd"+é';
    const form = new URLSearchParams({ s: secret }).toString();
    const text = `${secret}|${encodeURIComponent(secret)}|${form}|${JSON.stringify({ s: secret })}`;
    expect(with_(secret).line(text)).toBe('***|***|s=***|{"s":"***"}');
  });

  it('loses a secret that the cut would go through', () => {
    const secret = 'topsecret'.repeat(10);
    expect(with_(secret).line(`${'a'.repeat(195)}${secret}`)).toBe(`${'a'.repeat(195)}***`);
  });

  it('loses the longer secret where one holds the other', () => {
    expect(with_('abcd', 'abcdefgh').line('abcdefgh abcd')).toBe('*** ***');
  });

  it('never shows a secret or a control character', () => {
    const secret = fc
      .string({ minLength: 4, maxLength: 40, unit: 'grapheme-ascii' })
      .filter((word) => !/[*\\]/u.test(word));
    fc.assert(
      fc.property(secret, fc.string(), fc.string(), (word, before, after) => {
        fc.pre(!before.includes('*') && !after.includes('*'));
        const line = with_(word).line(`${before}${word}${after}`);
        expect(line).toContain('***');
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
      }),
    );
  });
});

describe('a token answer that cannot be read', () => {
  it.each([
    ['{"access_token":"eyJhbGciOi.short","tok', '{"access_token":"***","tok'],
    ['{"access_token": 12345, "token_type"', '{"access_token": ***, "token_type"'],
    ['{"jwt":"two words"}', '{"jwt":"***"}'],
    ['access_token=abc&token_type=bearer', 'access_token=***&token_type=***'],
    [String.raw`"{\"access_token\":\"abc\"}"`, String.raw`"{\"access_token\":\"***"}"`],
    ['<p>0123456789abcdefghijklmnop</p>', '<p>***</p>'],
    ['<h1>Sign in</h1>', '<h1>Sign in</h1>'],
  ])('%s', (text, shown) => {
    expect(maskTokens(text)).toBe(shown);
  });
});
