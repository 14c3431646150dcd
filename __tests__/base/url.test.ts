import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parseUrl } from '../../src/contract/index.js';

describe('a text as a URL', () => {
  it.each([
    ['https://gate.example.com/a?b#c', 'https://gate.example.com/a?b#c'],
    ['https://b\u00fccher.example/', 'https://xn--bcher-kva.example/'],
    ['HTTPS://EXAMPLE.com', 'https://example.com/'],
  ])('reads %s', (text, href) => {
    expect(parseUrl(text)?.href).toBe(href);
  });

  it.each(['', 'gate.example.com', 'https://', 'https://a b/', '//example.com'])('takes %j for none', (text) => {
    expect(parseUrl(text)).toBeNull();
  });

  it('reads it on a base', () => {
    expect(parseUrl('../b?c', 'https://example.com/a/d/')?.href).toBe('https://example.com/a/b?c');
    expect(parseUrl('b', 'no base')).toBeNull();
  });

  it('reads the same text the same way, however often', () => {
    const text = 'https://b\u00fccher.example/';
    let refused = 0;
    for (let at = 0; at < 100_000; at += 1) refused += Number(parseUrl(text) === null);
    expect(refused).toBe(0);
  });

  it('is what all sources read URLs with: URL.canParse forgets letters on Node 20', () => {
    const root = join(process.cwd(), 'src');
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter(({ name }) =>
      name.endsWith('.ts'),
    );
    const users = files.filter(({ parentPath, name }) =>
      readFileSync(join(parentPath, name), 'utf8').includes('URL.canParse('),
    );
    expect(users.map(({ name }) => name)).toEqual([]);
  });
});
