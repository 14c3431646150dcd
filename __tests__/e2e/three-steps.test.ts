/** A person who never saw the gate: from a red job to a green one, by what the job's own log tells. */
import { beforeAll, expect, it } from '@jest/globals';
import { pullRequestEvent } from '../stand-ins/events.js';
import { PR, REPO, useGate } from '../stand-ins/gate.js';
import { type BareRepository, createBareRepository } from '../stand-ins/git-repository.js';

const AUDIT = 'export function record(order: string): Promise<void> {\n  return send("/audit", order);\n}\n';

let repository: BareRepository;
const gate = useGate((folder) => {
  repository = createBareRepository(folder, REPO, {
    base: { 'README.md': '# Shop\n', CODEOWNERS: '/src/ @cleo\n' },
    pulls: { [PR]: { 'src/audit.ts': AUDIT } },
  });
  return { gitRoot: folder };
});
beforeAll(() => {
  const head = { ref: 'audit', sha: repository.pulls.get(PR)?.head ?? '' };
  const base = { ref: 'main', sha: repository.base };
  gate().github.state.pulls.set(PR, { number: PR, title: 'Audit', body: 'Records orders.', base, head, author: 'ada' });
});

it('leads from a red job to a green one in three steps', async () => {
  const { state, serverUrl } = gate().github;
  const about = { repo: REPO, pr: PR, headSha: repository.pulls.get(PR)?.head ?? '' };
  const run = (event: string) =>
    gate().run(
      gate().step({ 'timeout-seconds': '60', 'poll-interval-seconds': '0.1' }, pullRequestEvent(about, event)),
    );

  const red = await run('pull_request');
  expect(red.exitCode).toBe(1);
  const [, steps = ''] = red.stdout.split('To open the gate, in three steps:\n');
  const [look = '', approve = '', again = ''] = steps.split('\n');
  expect(look).toBe(`1. Look at 3 lines in the list. ${serverUrl}/${REPO}/pull/${PR}/files`);
  expect(approve).toContain('2. Approve the pull request: 1 approval is missing');
  expect(approve).toContain('Code owners of whom none approved yet: @cleo.');
  expect(again).toMatch(/^3\. Then this job runs again by itself if its workflow has the event pull_request_review; /u);
  expect(red.stdout).toContain('src/audit.ts: lines 1-3 in record (unaccounted');
  expect(red.stdout).toMatch(/if it is fine: \/review-gate vouch src\/audit\.ts@[0-9a-f]{32} because/u);
  expect(state.checkRuns[0]?.summary).toContain('### To open the gate, in three steps');

  state.roles.set('cleo', 'write');
  state.reviews.push({ pull: PR, login: 'cleo', state: 'APPROVED', commit: about.headSha });
  const green = await run('pull_request_review');
  expect(green.stdout).toContain('vouched src/audit.ts lines 1-3: approved by cleo');
  expect(green.stdout).not.toContain('To open the gate');
  expect(green.outputs).toMatchObject({ verdict: 'auto-approve', approved: 'true' });
  expect(green.exitCode).toBe(0);
  expect(state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['failure', 'success']);
});
