import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../../src/base/review-error.js';
import { ServiceAddress } from '../../../src/client/connection/address.js';
import { createHttpReviewer } from '../../../src/client/index.js';

describe('the base address', () => {
  it.each([
    ['https://review.example.com', 'https://review.example.com/v1/reviews'],
    ['https://review.example.com/', 'https://review.example.com/v1/reviews'],
    ['https://review.example.com///', 'https://review.example.com/v1/reviews'],
    ['https://example.com/gate/api', 'https://example.com/gate/api/v1/reviews'],
    ['https://example.com/gate/api/', 'https://example.com/gate/api/v1/reviews'],
    ['https://example.com/a%20b', 'https://example.com/a%20b/v1/reviews'],
    [' https://example.com:8443/gate ', 'https://example.com:8443/gate/v1/reviews'],
    ['http://[::1]:8787', 'http://[::1]:8787/v1/reviews'],
  ])('%s', (base, reviews) => {
    expect(new ServiceAddress(base).of('/v1/reviews').href).toBe(reviews);
  });

  it.each([
    ['', 'not a URL'],
    ['review.example.com', 'not a URL'],
    ['ftp://review.example.com', 'ftp:'],
    ['file:///etc/passwd', 'file:'],
    ['https://me:hunter22@review.example.com', 'password'],
    ['https://review.example.com?tenant=1', 'query'],
    ['https://review.example.com/#top', 'fragment'],
  ])('%j is refused with what to give', (baseUrl, named) => {
    const make = () => createHttpReviewer({ baseUrl, clientId: 'c', clientSecret: 's', deadline: 0 });
    let error: unknown;
    try {
      make();
    } catch (fault) {
      error = fault;
    }
    expect(error).toBeInstanceOf(ReviewError);
    expect(error).toMatchObject({ kind: 'configuration', message: expect.stringContaining(named) });
    expect(error).toMatchObject({ hint: expect.stringContaining('base-url') });
    expect(String(error)).not.toContain('hunter22');
  });

  it('keeps the ids of reviews inside their path', () => {
    const address = new ServiceAddress('https://example.com/gate');
    expect(address.ofReview('a/../b?c#d').href).toBe('https://example.com/gate/v1/reviews/a%2F..%2Fb%3Fc%23d');
    expect(() => address.ofReview('..')).toThrow(ReviewError);
  });
});
