import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readNextPage } from '../../../src/client/review/paging.js';

const LIST = new URL('https://example.com/gate/v1/findings?review_id=rev_1');
const readNextHref = (value: unknown) => {
  const next = readNextPage(LIST, value);
  return next.kind === 'next' ? next.url.href : next.kind;
};

describe('next_page', () => {
  it.each([[null], [undefined], ['']])('%j ends the list', (value) => {
    expect(readNextHref(value)).toBe('end');
  });

  it.each([
    ['abc', 'page=abc'],
    ['a b&c=d#e', 'page=a+b%26c%3Dd%23e'],
    ['/9j/4AAQSkZJRg==', 'page=%2F9j%2F4AAQSkZJRg%3D%3D'],
    ['/9j/4AA?x', 'page=%2F9j%2F4AA%3Fx'],
    ['//evil.example/v1/findings?page=2', 'page=%2F%2Fevil.example%2Fv1%2Ffindings%3Fpage%3D2'],
    ['javascript:alert(1)', 'page=javascript%3Aalert%281%29'],
    [2, 'page=2'],
    [0, 'page=0'],
    ['2', 'page=2'],
  ])('%j is the page parameter', (value, query) => {
    expect(readNextHref(value)).toBe(`https://example.com/gate/v1/findings?review_id=rev_1&${query}`);
  });

  it.each([
    ['https://example.com/gate/v1/findings?review_id=rev_1&page=2', 'review_id=rev_1&page=2'],
    ['https://example.com/gate/v1/findings?page=2#top', 'page=2&review_id=rev_1'],
    ['HTTPS://EXAMPLE.com:443/gate/v1/findings?cursor=x&review_id=rev_1', 'cursor=x&review_id=rev_1'],
    ['?page=2&review_id=rev_1', 'page=2&review_id=rev_1'],
    ['?page=2', 'page=2&review_id=rev_1'],
    ['/gate/v1/findings?page=2', 'page=2&review_id=rev_1'],
    ['/v1/findings?page=2', 'page=2&review_id=rev_1'],
  ])('%s is an address', (value, query) => {
    expect(readNextHref(value)).toBe(`https://example.com/gate/v1/findings?${query}`);
  });

  it('may be another path of the same origin', () => {
    expect(readNextHref('https://example.com/pages/7')).toBe('https://example.com/pages/7');
  });

  it.each([
    ['https://evil.example/gate/v1/findings?page=2'],
    ['http://example.com/gate/v1/findings?page=2'],
    ['https://example.com:8443/gate/v1/findings?page=2'],
    ['https://example.com@evil.example/?page=2'],
    ['https://me:secret@example.com/gate/v1/findings?page=2'],
    ['https://'],
    [-1],
    [1.5],
    [Number.NaN],
    [true],
    [{ page: 2 }],
    [['2']],
  ])('%j is a fault', (value) => {
    expect(readNextHref(value)).toBe('fault');
  });

  it('never leads to another origin, whatever it is', () => {
    const nasty = fc.oneof(
      fc.string(),
      fc.webUrl({ withQueryParameters: true, withFragments: true }),
      fc
        .constantFrom('//', '/\\', 'https:/', 'https:\\\\', '\thttps://', '?')
        .chain((start) => fc.string().map((rest) => start + rest)),
      fc.jsonValue(),
    );
    fc.assert(
      fc.property(nasty, (value) => {
        const next = readNextPage(LIST, value);
        if (next.kind !== 'next') return;
        expect(next.url.origin).toBe(LIST.origin);
        expect(next.url.username + next.url.password + next.url.hash).toBe('');
      }),
      { numRuns: 2000 },
    );
  });

  it('brings an opaque string back as it was given, and asks for the same review', () => {
    const opaque = fc.string({ minLength: 1, unit: 'grapheme' }).filter((page) => !/^(?:https?:\/\/|\?)/iu.test(page));
    fc.assert(
      fc.property(opaque, (page) => {
        const next = readNextPage(LIST, page);
        fc.pre(next.kind === 'next' && !page.includes('?'));
        if (next.kind !== 'next') return;
        expect(next.url.searchParams.get('page')).toBe(page);
        expect(next.url.searchParams.get('review_id')).toBe('rev_1');
      }),
    );
  });

  it('gives every number an address of its own', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(), { minLength: 2 }), (pages) => {
        expect(new Set(pages.map(readNextHref)).size).toBe(pages.length);
      }),
    );
  });
});
