import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  holdsCredentials,
  isLoopback,
  parseHttpUrl,
  parseUrl,
  removeEndSlashes,
  resolvePort,
} from '../../src/base/url.js';

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

describe('a URL of the web', () => {
  it.each(['https://example.com/', 'http://example.com:8080/a?b'])('is %s', (text) => {
    expect(parseHttpUrl(text)?.href).toBe(text);
  });

  it.each(['ftp://example.com/', 'javascript:alert(1)', 'file:///etc/passwd', 'example.com', ''])(
    'is not %j',
    (text) => {
      expect(parseHttpUrl(text)).toBeNull();
    },
  );
});

describe('a host name that leads back to the machine', () => {
  it.each(['localhost', 'localhost.', 'app.localhost', '127.0.0.1', '127.255.0.9', '[::1]'])('is %s', (name) => {
    expect(isLoopback(new URL(`http://${name}/`).hostname)).toBe(true);
  });

  it.each(['example.com', 'localhost.example.com', 'notlocalhost', '127.0.0.1.example.com', '128.0.0.1', '[::2]'])(
    'is not %s',
    (name) => {
      expect(isLoopback(new URL(`http://${name}/`).hostname)).toBe(false);
    },
  );
});

describe('the parts of a URL', () => {
  it.each([
    ['https://example.com/', 443],
    ['http://example.com/', 80],
    ['https://example.com:8443/', 8443],
    ['http://example.com:443/', 443],
  ])('%s leads to port %i', (text, port) => {
    expect(resolvePort(new URL(text))).toBe(port);
  });

  it.each([
    ['https://user:secret@example.com/', true],
    ['https://user@example.com/', true],
    ['https://:secret@example.com/', true],
    ['https://example.com/user@', false],
  ])('%s holds credentials: %p', (text, expected) => {
    expect(holdsCredentials(new URL(text))).toBe(expected);
  });

  it.each([
    ['https://example.com/a//', 'https://example.com/a'],
    ['https://example.com/a', 'https://example.com/a'],
    ['/', ''],
  ])('%s loses the slashes at its end', (text, expected) => {
    expect(removeEndSlashes(text)).toBe(expected);
  });
});
