/** Faults of an input are said in words that whoever called the API can follow. */
import { describe, expect, it } from '@jest/globals';
import * as z from 'zod';
import { EvidenceId, listFieldFaults, ReviewId, Sha } from '../../src/contract/index.js';

const Body = z.strictObject({
  secret: z.string().min(16).max(20),
  one: z.string().min(1),
  events: z.array(z.enum(['review.completed', 'review.failed'])).max(2),
  pr: z.int().min(1),
  dry: z.boolean(),
  url: z.string().refine((url) => url.startsWith('https:'), 'must be https'),
});
const GOOD = { secret: 'x'.repeat(16), one: '1', events: [], pr: 1, dry: false, url: 'https:' };

function say(change: object): string[] {
  const value = { ...GOOD, ...change };
  const { error } = Body.safeParse(value);
  return error === undefined ? [] : listFieldFaults(error, value).map(({ pointer, detail }) => `${pointer} ${detail}`);
}

describe('faults of an input', () => {
  it.each([
    [ReviewId, 'must be an id as the service gave it: rev_ and 26 characters'],
    [EvidenceId, 'must be an id as the service gave it: evd_ and 26 characters'],
    [Sha, 'must be the whole id of a commit: 40 or 64 hex digits in lower case'],
  ])('name no pattern', (schema, said) => {
    const { error } = schema.safeParse('x');
    expect(error === undefined ? [] : listFieldFaults(error, 'x')).toEqual([{ pointer: '', detail: said }]);
  });

  it('are none where it fits', () => {
    expect(say({})).toEqual([]);
  });

  it.each([
    [{ secret: 'short' }, '/secret must have at least 16 characters'],
    [{ secret: 'x'.repeat(21) }, '/secret must have at most 20 characters'],
    [{ one: '' }, '/one must have at least 1 character'],
    [{ events: ['review.done'] }, '/events/0 must be one of review.completed, review.failed'],
    [{ events: Array(3).fill('review.failed') }, '/events must have at most 2 entries'],
    [{ pr: 0 }, '/pr must be at least 1'],
    [{ pr: '7' }, '/pr must be a number'],
    [{ dry: 'yes' }, '/dry must be true or false'],
    [{ secret: undefined }, '/secret is missing'],
    [{ url: 'http:' }, '/url must be https'],
    [{ pull: 7 }, '/pull unknown field "pull"'],
  ])('are said in words: %j', (change, said) => {
    expect(say(change)).toEqual([said]);
  });
});
