/** The step with real payloads of GitHub's webhooks, as the runner writes them, and with damaged ones. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readContext } from '../../src/action/context.js';
import { readEnvironment } from '../../src/action/environment.js';
import { ConfigurationError } from '../../src/action/errors.js';
import { damagedExamples, EXAMPLES, nameExample, type WebhookExample } from '../stand-ins/github/webhook-examples.js';

const RUNS = 2000;
const REPO = 'octo/shop';
const NOTHING = { repo: null, pr: null };
/** The pull requests that the examples are about. */
const OF_PULL = /^pull_request(?:_review|_review_comment)?$/u;

const environment = (event: string) => readEnvironment({ GITHUB_EVENT_NAME: event, GITHUB_REPOSITORY: REPO });

/** The number of the pull request, or what the person who set up the workflow reads. */
function read(event: string, payload: unknown, pr: number | null = null): number | string {
  try {
    return readContext(environment(event), payload, { ...NOTHING, pr }).pr;
  } catch (fault) {
    if (!(fault instanceof ConfigurationError)) throw fault;
    expect(fault.hint).not.toBe('');
    expect(fault.message).toMatch(/^The .*\.$/u);
    expect(fault.message).not.toMatch(/\n|undefined|Zod/u);
    return fault.message;
  }
}

const named = (wanted: (name: string) => boolean): (readonly [string, WebhookExample])[] =>
  EXAMPLES.map((example) => [nameExample(example), example] as const).filter(([, { event }]) => wanted(event));

describe('a real payload', () => {
  it.each(named((event) => OF_PULL.test(event)))('of %s names its pull request', (_, { event, payload }) => {
    for (const name of event === 'pull_request' ? [event, 'pull_request_target'] : [event]) {
      expect(read(name, payload)).toEqual(expect.any(Number));
    }
  });

  it.each(named((event) => event === 'merge_group'))('of %s names it by its ref', (_, { event, payload }) => {
    expect(read(event, payload)).toBe(104);
  });

  it.each(named((event) => !OF_PULL.test(event) && event !== 'merge_group'))(
    'of %s names none, and works with the input pr',
    (_, { event, payload }) => {
      expect(read(event, payload)).toContain('names no pull request');
      expect(read(event, payload, 7)).toBe(7);
    },
  );
});

describe('a damaged payload', () => {
  it('gives a pull request or one clear reason', () => {
    fc.assert(
      fc.property(damagedExamples, ({ event, payload }) => {
        const found = read(event, payload);
        if (typeof found === 'number') expect(Number.isInteger(found) && found > 0).toBe(true);
        expect(typeof found === 'string' ? found.length : 0).toBeLessThan(1000);
      }),
      { seed: 1, numRuns: RUNS },
    );
  });
});
