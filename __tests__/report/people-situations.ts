/** Four situations with people, for the golden files: approved, approved too early, signed and vouched for, asked. */
import { listCommands } from '../../src/report/commands.js';
import { review } from '../stand-ins/grammars.js';
import type { PeopleSpec } from '../stand-ins/people.js';
import { buildSnapshot, changedFile, policySources } from '../stand-ins/snapshot.js';
import { buildSituation, HEAD_SHA, type Situation, toReport } from './situations.js';

const TICKET = `## Acceptance criteria

- AC1: \`shipping(total)\` returns \`0\` from a total of \`50\` on
- AC2: Demo given to the support team
`;
const SHIPPING = 'src/shipping.js';
const BASE = 'export function shipping(total) {\n  return 5;\n}\n';
const DONE = 'export function shipping(total) {\n  return total >= 50 ? 0 : 5;\n}\n';
const AUDIT = 'src/audit.js';
const SEEN_AUDIT = 'export function record(order) {\n  return send("/audit", order);\n}\n';
const AUDIT_NOW = `${SEEN_AUDIT}\nexport function forget(order) {\n  return remove("/audit", order.id);\n}\n`;
const SEEN = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';

const bob = (commit: string, body = '') => ({ login: 'bob', commit, body, submitted_at: '2026-03-02T09:30:00Z' });

/** Reviews the change of the shop whose shipping is free from a limit on, with something beside that nobody asked for. */
async function build(name: string, about: string, people: PeopleSpec, codeowners?: string): Promise<Situation> {
  const snapshot = buildSnapshot({
    repo: 'corner-shop/checkout',
    pr: 8,
    head: { ref: 'free-shipping', sha: HEAD_SHA },
    title: 'Free shipping from 50 on',
    author: 'ada',
    files: { [SHIPPING]: { old: BASE, new: DONE }, [AUDIT]: { new: AUDIT_NOW } },
    tickets: [{ id: '#14', title: 'Free shipping', body: TICKET, relation: 'closing', edited_at: null }],
    people: { head_tree: 'e'.repeat(40), ...people },
    edited_at: null,
    ...(codeowners === undefined ? {} : { codeowners }),
  });
  const report = toReport(snapshot, await review(snapshot, policySources()));
  return buildSituation(name, about, {
    ...report,
    again: 'Then this job runs again by itself, and the gate opens.',
  });
}

/** What holds, what does not and why, what was asked, and a trap. */
async function answer(lines: readonly string[]): Promise<Situation> {
  const [sign = '', vouch = ''] = lines;
  const built = await build('answers', 'People answered for a part of what was left, and asked.', {
    accounts: [{ login: 'reader', role: 'read' }],
    reviews: [{ login: 'jane', state: 'commented', body: sign }],
    comments: [
      { login: 'ada', body: vouch },
      { login: 'joe', body: '/review-gate sign AC2' },
      { login: 'joe', body: `/review-gate vouch ${AUDIT} because I read it with @jane` },
      { login: 'reader', body: '/review-gate explain AC1\n\n/review-gate status' },
      { login: 'jane', body: '/review-gate explain ac1\n\n/review-gate explain AC2' },
      { login: 'jane', body: '/review-gate singn </details>![x](https://a.example/x.png) @everyone #1' },
    ],
  });
  return { ...built, report: built.report && { ...built.report, serverUrl: 'https://github.example' } };
}

/** Builds all four. */
export async function buildPeopleSituations(): Promise<readonly Situation[]> {
  const since = [changedFile(AUDIT, { old: SEEN_AUDIT, new: AUDIT_NOW })];
  const before = [changedFile(AUDIT, { new: SEEN_AUDIT })];
  const seen = [{ sha: SEEN, tree: 'd'.repeat(40), since, before }];
  const { report: unsigned } = await build('unsigned', '', {});
  const lines = unsigned === null ? [] : listCommands(unsigned).map(({ line }) => `${line}I have seen it myself`);
  return [
    await build('approved-by-people', 'What nobody asked for was approved by a person who may.', {
      reviews: [bob(HEAD_SHA)],
    }),
    await build(
      'stale-approval',
      'A person approved, then the author pushed more; the code owner has not approved yet.',
      { reviews: [bob(SEEN)], seen },
      '/src/ @cleo\n',
    ),
    await answer(lines),
    await build('signed-and-vouched', 'A reviewer answered for each thing alone, without an approval.', {
      reviews: [{ ...bob(HEAD_SHA, lines.join('\n')), state: 'commented' }],
    }),
  ];
}
