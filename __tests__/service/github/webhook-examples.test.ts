/** The service with real payloads of GitHub's webhooks, and with damaged ones. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ZodError } from 'zod';
import { interpretEvent, readInstallationId, scanInstallationIds } from '../../../src/service/webhooks/github/event.js';
import type { EventAction } from '../../../src/service/webhooks/github/event-action.js';
import { damagedExamples, EXAMPLES, nameExample } from '../../stand-ins/github/webhook-examples.js';

const RUNS = 2000;

/** What is done at each of them; of all others nothing. */
const DONE: Readonly<Record<string, Exclude<EventAction['kind'], 'ignored'>>> = {
  'check_suite rerequested': 'head',
  'installation deleted': 'closed',
  'installation_repositories removed': 'closed',
  'merge_group checks_requested': 'queue',
  'pull_request closed': 'closed',
  'pull_request converted_to_draft': 'closed',
  'pull_request opened': 'pull',
  'pull_request ready_for_review': 'pull',
  'pull_request reopened': 'pull',
  'pull_request synchronize': 'pull',
  'pull_request_review dismissed': 'pull',
  'repository renamed': 'closed',
  'repository transferred': 'closed',
};

const find = (name: string) => EXAMPLES.find((example) => nameExample(example) === name);
const named = EXAMPLES.map((example) => [nameExample(example), example] as const);

describe('a real payload', () => {
  it.each(named)('of %s is understood', (name, { event, payload }) => {
    const action = interpretEvent(event, payload);
    expect(action.kind).toBe(DONE[name] ?? 'ignored');
    if ('why' in action) expect(action.why).toMatch(/^[A-Z`].*\.$/u);
  });

  it('is there for all of which something is done', () => {
    expect(Object.keys(DONE).filter((name) => find(name) === undefined)).toEqual([]);
  });

  it.each(named.filter(([, { payload }]) => readInstallationId(payload) !== null))(
    'of %s is of the installation that its secret is looked up by',
    (_, { payload }) => {
      for (const text of [JSON.stringify(payload), JSON.stringify(payload, null, 2)]) {
        expect(scanInstallationIds(Buffer.from(text))).toContain(readInstallationId(payload));
      }
    },
  );

  it.each([
    ['repository renamed', [{ repo: 'Octocoders/Hello-World', pr: null }]],
    ['repository transferred', [{ repo: 'octocat/Hello-World', pr: null }]],
    ['installation_repositories removed', [{ repo: 'octocat/Hello-World', pr: null }]],
    ['installation deleted', [{ repo: 'octocat/Hello-World', pr: null }]],
  ])('of %s names what waits for nobody any more', (name, pulls) => {
    const { event = '', payload = {} } = find(name) ?? {};
    expect(interpretEvent(event, payload)).toMatchObject({ kind: 'closed', pulls });
  });
});

describe('a damaged payload', () => {
  it('is understood or refused as not what GitHub documents', () => {
    fc.assert(
      fc.property(damagedExamples, ({ event, payload }) => {
        try {
          const action = interpretEvent(event, payload);
          if ('pr' in action) expect(action.pr).toBeGreaterThan(0);
          if ('repo' in action) expect(action.repo).toMatch(/^[\w.-]+\/[\w.-]+$/u);
        } catch (fault) {
          if (!(fault instanceof ZodError)) throw fault;
        }
      }),
      { seed: 1, numRuns: RUNS },
    );
  });
});
