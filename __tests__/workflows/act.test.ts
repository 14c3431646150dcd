/** The example workflows run, in a runner that is not ours and against a stand-in of GitHub: what people copy works. */
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import {
  issueCommentEvent,
  mergeGroupEvent,
  plainEvent,
  pullRequestEvent,
  workflowRunEvent,
} from '../stand-ins/events.js';
import { REPO, TOKEN, useGate } from '../stand-ins/gate.js';
import type { BareRepository } from '../stand-ins/git-repository.js';
import { CREATE_CHECK_RUN, FORBIDDEN } from '../stand-ins/github/server.js';
import { BAD_PULL, createShop, DOCS_PULL, GOOD_PULL, openShop } from '../stand-ins/shop.js';
import { type ActResult, type ActRun, ActRunner, findAct, NO_ACT } from './act-runner.js';
import { EXAMPLES } from './workflow-files.js';

const program = findAct(process.env);
if (program === null) process.stderr.write(`${NO_ACT}\n`);

const FORK = 'stranger/shop';
const POLICY = `rules:
  - name: discounts-need-people
    if: change.paths.exists(p, p.startsWith("src/discount"))
    verdict: needs-review
`;

(program === null ? describe.skip : describe)('in act', () => {
  let shop: BareRepository;
  let act: ActRunner;
  const gate = useGate((folder) => {
    shop = createShop(folder, REPO, 0, { '.github/review-gate.yml': POLICY });
    return { gitRoot: folder };
  });
  beforeAll(() => {
    openShop(gate().github.state, shop);
    act = new ActRunner(program ?? '');
  });
  afterAll(() => act?.close());

  const about = (pr: number, from = REPO) => ({ repo: REPO, pr, headSha: shop.pulls.get(pr)?.head ?? '', from });
  const pull = (pr: number, from = REPO) => pullRequestEvent(about(pr, from));

  async function run(name: string, event: Pick<ActRun, 'event' | 'payload'>, more: Partial<ActRun> = {}) {
    const { serverUrl, apiUrl, graphqlUrl } = gate().github;
    const result = await act.run({
      workflow: `${EXAMPLES}/${name}.yml`,
      ...event,
      secrets: { GITHUB_TOKEN: TOKEN },
      ...more,
      env: {
        GITHUB_SERVER_URL: serverUrl,
        GITHUB_API_URL: apiUrl,
        GITHUB_GRAPHQL_URL: graphqlUrl,
        GITHUB_REPOSITORY: REPO,
        ...more.env,
      },
    });
    expect(result.log + result.summary).not.toContain(TOKEN);
    return result;
  }

  const approved = { status: 'complete', verdict: 'auto-approve', approved: 'true' };
  const conclusions = () => gate().github.state.checkRuns.map(({ conclusion }) => conclusion);
  const called = (result: ActResult, name: string) => result.calls.filter((call) => call.name === name);

  describe('minimal.yml', () => {
    it('opens the gate with nothing checked out', async () => {
      const result = await run('minimal', pull(GOOD_PULL));
      expect(result.jobs).toEqual(['gate: success']);
      expect(result.outputs).toMatchObject(approved);
      expect(gate().checkRun).toMatchObject({ conclusion: 'success', headSha: about(GOOD_PULL).headSha });
      expect(result.summary).toContain('src/discount.ts');
    });

    it('fails the job where the pull request does not do what its issue asks for', async () => {
      const result = await run('minimal', pull(BAD_PULL));
      expect(result.jobs).toEqual(['gate: failure']);
      expect(result.outputs).toMatchObject({ status: 'complete', approved: 'false' });
      expect(gate().checkRun.conclusion).toBe('failure');
      expect(gate().checkRun.annotations.length).toBeGreaterThan(0);
    });

    it('for a fork, whose token may not post a check run, still decides, and says what is missing', async () => {
      gate().github.fail({ on: CREATE_CHECK_RUN, how: FORBIDDEN });
      const result = await run('minimal', pull(GOOD_PULL, FORK));
      expect(result.jobs).toEqual(['gate: success']);
      expect(result.outputs).toMatchObject(approved);
      expect(result.log).toContain('checks: write');
    });
  });

  describe('own-service.yml', () => {
    it('asks the service', async () => {
      const service = await gate().serve();
      const vars = { REVIEW_GATE_URL: service.baseUrl, REVIEW_GATE_CLIENT_ID: service.clientId };
      const secrets = { GITHUB_TOKEN: TOKEN, REVIEW_GATE_CLIENT_SECRET: service.clientSecret };
      const result = await run('own-service', pull(GOOD_PULL), { vars, secrets });
      expect(result.jobs).toEqual(['gate: success']);
      expect(result.outputs).toMatchObject(approved);
      expect(result.log).not.toContain(service.clientSecret);
      expect(conclusions()).toEqual(['success']);
    });

    it('for a fork, which gets no secret, stays closed and says why', async () => {
      const vars = { REVIEW_GATE_URL: 'https://review.example.com', REVIEW_GATE_CLIENT_ID: 'cli_shop' };
      const result = await run('own-service', pull(GOOD_PULL, FORK), { vars });
      expect(result.jobs).toEqual(['gate: failure']);
      expect(result.log).toContain('client-secret');
    });
  });

  it('advisory.yml stops nobody', async () => {
    const result = await run('advisory', pull(BAD_PULL));
    expect(result.jobs).toEqual(['advice: success']);
    expect(result.outputs).toMatchObject({ status: 'complete', approved: 'false' });
    expect(gate().checkRun).toMatchObject({ name: 'Review Gate (advice)', conclusion: 'neutral' });
  });

  it("merge-queue.yml posts the check run on the queue's commit", async () => {
    const headSha = shop.pulls.get(GOOD_PULL)?.merge ?? '';
    const result = await run('merge-queue', mergeGroupEvent({ ...about(GOOD_PULL), headSha }));
    expect(result.jobs).toEqual(['gate: success']);
    expect(gate().checkRun).toMatchObject({ conclusion: 'success', headSha });
  });

  describe('forks.yml', () => {
    const finished = (pr: number) => {
      const { event, payload } = workflowRunEvent(about(pr), []);
      const fork = { full_name: FORK, owner: { login: 'stranger' } };
      const more = { event: 'pull_request', head_branch: 'feature`id`', head_repository: fork };
      const Payload = z.looseObject({ workflow_run: z.looseObject({}) });
      const parsed = Payload.parse(payload);
      return { event, payload: { ...parsed, workflow_run: { ...parsed.workflow_run, ...more } } };
    };

    it('reviews the pull request that GitHub names for the branch', async () => {
      const result = await run('forks', finished(GOOD_PULL), { env: { ACT_GH: String(GOOD_PULL) } });
      expect(result.jobs).toEqual(['gate: success']);
      expect(called(result, 'gh')[0]?.arguments).toEqual(
        expect.arrayContaining([`repos/${REPO}/pulls`, 'head=stranger:feature`id`']),
      );
      expect(gate().checkRun).toMatchObject({ conclusion: 'success', headSha: about(GOOD_PULL).headSha });
    });

    it('has nothing to do where none is open any more', async () => {
      const result = await run('forks', finished(GOOD_PULL));
      expect(result.jobs).toEqual(['gate: success']);
      expect(result.outputs['review-id']).toBeUndefined();
    });
  });

  describe('comment-command.yml', () => {
    const comment = (body: string, association: string) => {
      const { event, payload } = issueCommentEvent(about(GOOD_PULL));
      const more = { comment: { body, author_association: association } };
      return { event, payload: { ...z.looseObject({}).parse(payload), ...more } };
    };

    it('hears a member', async () => {
      const result = await run('comment-command', comment('/review please', 'MEMBER'));
      expect(result.jobs).toEqual(['again: success']);
      expect(gate().checkRun).toMatchObject({ conclusion: 'success', headSha: about(GOOD_PULL).headSha });
    });

    it.each([
      ['a stranger', '/review', 'NONE'],
      ['who has sent a pull request before', '/review', 'CONTRIBUTOR'],
      ['a member who says something else', 'Please /review', 'MEMBER'],
    ])('does not hear %s', async (_who, body, association) => {
      expect((await run('comment-command', comment(body, association))).jobs).toEqual([]);
    });
  });

  it('on-demand.yml reviews the pull request that was asked for, and only says what it would do', async () => {
    const { event, payload } = plainEvent('workflow_dispatch', REPO);
    const inputs = { pr: String(BAD_PULL), ticket: '3', 'dry-run': 'true' };
    const result = await run('on-demand', { event, payload: { ...z.looseObject({}).parse(payload), inputs } });
    expect(result.jobs).toEqual(['gate: success']);
    expect(gate().checkRun).toMatchObject({ conclusion: 'neutral', headSha: about(BAD_PULL).headSha });
  });

  describe('code-scanning.yml', () => {
    const found = {
      version: '2.1.0',
      runs: [
        {
          tool: { driver: { name: 'ESLint', rules: [{ id: 'no-magic' }] } },
          results: [
            {
              ruleId: 'no-magic',
              level: 'error',
              message: { text: 'A number without a name.' },
              locations: [
                { physicalLocation: { artifactLocation: { uri: 'src/discount.ts' }, region: { startLine: 4 } } },
              ],
            },
          ],
        },
      ],
    };
    const Sarif = z.object({
      version: z.literal('2.1.0'),
      runs: z.array(z.object({ results: z.array(z.looseObject({ ruleId: z.string() })) })),
    });

    it('takes what ESLint found into the review, and what the review found to code scanning', async () => {
      const result = await run('code-scanning', pull(GOOD_PULL), { env: { ACT_ESLINT: JSON.stringify(found) } });
      expect(result.jobs).toEqual(['gate: failure', 'lint: success']);
      const [upload] = called(result, 'github/codeql-action/upload-sarif');
      expect(upload?.inputs).toMatchObject({ ref: `refs/pull/${GOOD_PULL}/head`, sha: about(GOOD_PULL).headSha });
      const { runs } = Sarif.parse(JSON.parse(result.file('store/code-scanning.sarif')));
      expect(runs.flatMap(({ results }) => results.map(({ ruleId }) => ruleId))).toEqual(['eslint/no-magic']);
      expect(conclusions()).toEqual([]);
    });

    it('for a fork uploads nothing', async () => {
      const result = await run('code-scanning', pull(DOCS_PULL, FORK), {
        env: { ACT_ESLINT: '{"version":"2.1.0","runs":[]}' },
      });
      expect(result.jobs).toContain('lint: success');
      expect(called(result, 'github/codeql-action/upload-sarif')).toEqual([]);
    });
  });

  describe('report.yml', () => {
    it.each([
      ['open', GOOD_PULL, ['gate: success', 'preview: success'], /^auto-approve, tier T\d, 0 errors, 0 warnings$/mu],
      ['closed', BAD_PULL, ['gate: failure'], /^request-changes, tier T\d, [1-9]\d* errors, \d+ warnings$/mu],
    ])('keeps report and trace, and later steps know that the gate is %s', async (_gate, pr, jobs, said) => {
      const result = await run('report', pull(pr));
      expect(result.jobs).toEqual(jobs);
      expect(result.log).toMatch(said);
      expect(result.file('store/review-gate/review-gate/report.html')).toMatch(/^<!doctype html>/iu);
      expect(JSON.parse(result.file('store/review-gate/review-gate/trace.json'))).toMatchObject({ engine: {} });
    });
  });

  it('policy.yml judges by the policy of the base, and comments', async () => {
    const result = await run('policy', pull(GOOD_PULL));
    expect(result.jobs).toEqual(['gate: failure']);
    expect(result.outputs).toMatchObject({ verdict: 'needs-review', approved: 'false' });
    expect(result.summary).toContain('discounts-need-people');
    expect(gate().github.state.comments).toHaveLength(1);
  });

  it('nightly.yml goes through every open pull request, and stops none', async () => {
    const env = { ACT_GH: JSON.stringify([GOOD_PULL, BAD_PULL]) };
    const result = await run('nightly', plainEvent('schedule', REPO), { env });
    expect(result.jobs).toEqual(['gate: success', 'gate: success', 'pulls: success']);
    expect(result.summary).toContain('auto-approve');
    expect(result.summary).toContain('request-changes');
    expect(conclusions()).toEqual([]);
  });
});
