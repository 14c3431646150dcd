/** From a red job to a green one: people approve, in the step as the runner starts it. */
import { expect, it } from '@jest/globals';
import { mergeGroupEvent, pullRequestEvent } from '../stand-ins/events.js';
import { PR, REPO, useGate } from '../stand-ins/gate.js';
import { type BareRepository, createBareRepository, git } from '../stand-ins/git-repository.js';
import { FORBIDDEN, READ_PEOPLE } from '../stand-ins/github/server.js';

const RATE = 'export const rate = 2;\n';

let shop: BareRepository;
let head: string;
/** The head with a line of code more, and the head with a comment more. */
let later: string;
let commented: string;
/** What a merge queue makes of the pull request, and of another one. */
let queued: string;
let other: string;
const gate = useGate((folder) => {
  shop = createBareRepository(folder, REPO, {
    base: { 'src/rate.ts': RATE, '.github/CODEOWNERS': '/src/ @ada @octo/money\n' },
    pulls: { [PR]: { 'src/rate.ts': RATE.replace('2', '3') } },
  });
  git(shop.directory, ['config', 'uploadpack.allowAnySHA1InWant', 'true']);
  head = shop.pulls.get(PR)?.head ?? '';
  later = add(head, 'src/rate.ts', RATE.replace('2', '4'));
  commented = add(head, 'src/rate.ts', `// The rate.\n${RATE.replace('2', '3')}`);
  queued = add(shop.base, 'src/rate.ts', RATE.replace('2', '3'));
  other = add(shop.base, 'src/rate.ts', RATE.replace('2', '9'));
  return { gitRoot: folder };
});

/** Commits one file on top of a commit, and returns the commit. */
function add(parent: string, path: string, text: string): string {
  const stream = `commit refs/heads/scratch\ncommitter A <a@a> 1767329999 +0000\ndata 1\nx\nfrom ${parent}\nM 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
  git(shop.directory, ['fast-import', '--quiet', '--force'], stream);
  return git(shop.directory, ['rev-parse', 'refs/heads/scratch']);
}

const inputs = { 'timeout-seconds': '60' };
const put = (sha: string) => {
  git(shop.directory, ['update-ref', `refs/pull/${PR}/head`, sha]);
  const { state } = gate().github;
  const base = { ref: 'main', sha: shop.base };
  state.pulls.set(PR, { number: PR, title: 'Rate', body: '', author: 'mona', base, head: { ref: 'rate', sha } });
  state.roles.set('ada', 'write').set('grace', 'write').set('eve', 'read');
  return pullRequestEvent({ repo: REPO, pr: PR, headSha: sha }, 'pull_request_review');
};
const approve = (login: string, commit = head) =>
  gate().github.state.reviews.push({ pull: PR, login, state: 'APPROVED', commit });
const run = (event: ReturnType<typeof put>) => gate().run(gate().step(inputs, event));

it('is red until an owner who did not make the change approves, and says who', async () => {
  const event = put(head);
  approve('grace');
  approve('eve');
  const red = await run(event);
  expect(red.exitCode).toBe(1);
  expect(red.log).toContain('@ada @octo/money');
  approve('ada');
  const green = await run(event);
  expect(green).toMatchObject({ exitCode: 0, outputs: { verdict: 'auto-approve', approved: 'true' } });
  expect(green.log).toMatch(/gate is open/iu);
});

it('is red again after a line of code, and green after a comment', async () => {
  put(head);
  approve('ada');
  const stale = await run(put(later));
  expect(stale).toMatchObject({ exitCode: 1, outputs: { verdict: 'needs-review' } });
  const same = await run(put(commented));
  expect(same).toMatchObject({ exitCode: 0, outputs: { verdict: 'auto-approve' } });
});

it('is red where the author, a co-author or a machine approves, or where GitHub does not say who did', async () => {
  const event = put(head);
  gate().github.state.commits.set(PR, [['mona', 'ADA']]);
  for (const login of ['mona', 'ada', 'renovate[bot]']) approve(login);
  gate().github.state.roles.set('renovate[bot]', 'admin').set('mona', 'admin');
  expect((await run(event)).exitCode).toBe(1);
  gate().github.state.commits.clear();
  gate().github.fail({ on: READ_PEOPLE, how: FORBIDDEN });
  const refused = await run(event);
  expect(refused.exitCode).toBe(1);
  expect(refused.log).toContain('pull-requests: read');
});

it('counts in the merge queue for a commit that makes the same change, and for no other', async () => {
  put(head);
  approve('ada');
  const group = (sha: string) => {
    const { event, payload } = mergeGroupEvent({ repo: REPO, pr: PR, headSha: sha });
    const text = JSON.stringify(payload).replaceAll('b'.repeat(40), shop.base);
    return { event, payload: JSON.parse(text) };
  };
  expect(await run(group(queued))).toMatchObject({ exitCode: 0, outputs: { approved: 'true' } });
  const closed = await run(group(other));
  expect(closed.exitCode).toBe(1);
  expect(closed.log).toContain('does something else to src/rate.ts');
});
