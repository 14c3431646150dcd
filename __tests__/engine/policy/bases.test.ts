import { describe, expect, it } from '@jest/globals';
import { allowsBase, selectRepositoryFiles } from '../../../src/engine/policy/bases.js';
import type { Host, PolicySources, Snapshot } from '../../../src/engine/snapshot.js';
import { review } from '../../stand-ins/grammars.js';
import { buildSnapshot, policySources, type SnapshotSpec } from '../../stand-ins/snapshot.js';

const hosted = (ref: string, more: Partial<Host> = {}): Pick<Snapshot, 'base' | 'host'> => ({
  base: { ref, sha: 'b'.repeat(40), committed_at: '2025-06-01T12:00:00.000Z' },
  host: { default_branch: { ref: 'main', sha: 'd'.repeat(40) }, base_protected: false, policy: null, ...more },
});

describe('the bases that a policy allows', () => {
  it.each([
    ['main', [null], false, true],
    ['main', [['release/*']], false, true],
    ['release/1', [null], true, true],
    ['release/1', [null], false, false],
    ['release/1', [null], null, false],
    ['release/1', [['release/*']], false, true],
    ['release/1', [['main', 'release/*']], null, true],
    ['release/1', [['{release,hotfix}/**']], false, true],
    ['dev', [['release/*']], true, false],
    ['dev', [[]], true, false],
    ['release/1/x', [['release/*']], false, false],
    ['release/1/x', [['release/**']], false, true],
    ['topic/stable', [['stable']], false, false],
    ['stable/topic', [['stable']], false, false],
    ['Main', [['stable']], false, false],
    ['release/1', [null, ['release/*']], false, false],
    ['release/1', [null, ['release/*']], true, true],
    ['release/1', [['release/*'], ['stable']], true, false],
  ] as const)('%s with %j, protected %j: %j', (ref, bases, base_protected, allowed) => {
    expect(allowsBase(bases, hosted(ref, { base_protected }))).toBe(allowed);
  });

  it('are all where no host says which one is the default: the caller named the base', () => {
    const { base } = hosted('topic');
    expect(allowsBase([null], { base, host: null })).toBe(true);
    expect(allowsBase([['release/*']], { base })).toBe(true);
  });
});

describe('the policy files that count', () => {
  const text = (policy: string) => ({ path: '.review-gate.yml', text: policy });

  it.each([
    ['the base is the default branch', hosted('main'), 'at the base', null],
    ['no host is asked', { host: null }, 'at the base', null],
    ['the author chose the base', hosted('topic', { policy: text('of main') }), 'of main', 'at the base'],
    ['the default branch has none', hosted('topic'), null, 'at the base'],
  ])('where %s', (_, place, trusted, chosen) => {
    const files = selectRepositoryFiles(buildSnapshot({ ...place, policy: 'at the base' }));
    expect([files.trusted?.text ?? null, files.chosen?.text ?? null]).toEqual([trusted, chosen]);
    if (chosen !== null) expect(files.chosen?.path).toBe('.review-gate.yml of topic');
  });
});

const OPEN = 'rules: [{name: open, if: true, verdict: auto-approve}]\n';
const CLOSED = 'rules: [{name: never, if: true, verdict: needs-review}]\n';
const files = { 'README.md': { old: '# Shop\n', new: '# Shop\n\nOpen on Sundays.\n' } };
const judge = async (spec: SnapshotSpec, sources: Partial<PolicySources> = {}) => {
  const { trace } = await review(buildSnapshot({ files, ...spec }), policySources(sources));
  return trace.decision;
};
const own = (source: string): Partial<PolicySources> => ({ tenant: { name: 'ours', source } });

describe('a review of a change', () => {
  it('is approved for the default branch, with facts that say so', async () => {
    const decision = await judge(hosted('main'), own(OPEN));
    expect(decision).toMatchObject({
      verdict: 'auto-approve',
      facts: { base: { allowed: true, ref: 'main', default: 'main' } },
    });
  });

  it('is never approved for a base that its author may have made, whatever the policy says', async () => {
    const decision = await judge(hosted('topic'), own(OPEN));
    expect(decision).toMatchObject({
      verdict: 'needs-review',
      rule: 'base-not-allowed',
      facts: { base: { allowed: false, ref: 'topic', default: 'main' } },
    });
    expect(decision.rules).toContainEqual(expect.objectContaining({ name: 'base-not-allowed', held: true }));
  });

  it('keeps a stricter verdict for such a base', async () => {
    const refuse = 'rules: [{name: no, if: true, verdict: request-changes}]\n';
    expect(await judge(hosted('topic'), own(refuse))).toMatchObject({ verdict: 'request-changes', rule: 'no' });
  });

  it('is approved for a base that the policy names', async () => {
    const policy = `${OPEN}bases: [release/*]\n`;
    expect((await judge(hosted('release/2'), own(policy))).verdict).toBe('auto-approve');
  });

  it('takes the policy of the default branch where the file may replace the tenant’s, not that of the base', async () => {
    const place = hosted('topic', { policy: { path: '.review-gate.yml', text: CLOSED } });
    const atBase = `${OPEN}bases: ["**"]\n`;
    const override = { repository_policy: 'override' } as const;
    expect(await judge({ ...place, policy: atBase }, override)).toMatchObject({
      verdict: 'needs-review',
      rule: 'never',
    });
    const none = await judge({ ...hosted('topic'), policy: atBase }, override);
    expect(none).toMatchObject({ verdict: 'needs-review' });
    expect(none.rules.map(({ name }) => name)).not.toContain('open');
  });

  it('lets both files tighten, and neither name a base that the tenant does not allow', async () => {
    const place = hosted('topic', { policy: { path: '.review-gate.yml', text: 'bases: ["**"]\n' } });
    const open = own(OPEN);
    expect(await judge({ ...place, policy: CLOSED }, open)).toMatchObject({ rule: 'never' });
    expect(await judge({ ...place, policy: 'bases: ["**"]\n' }, open)).toMatchObject({ rule: 'base-not-allowed' });
    const allowed = own(`${OPEN}bases: ["**"]\n`);
    expect(await judge({ ...place, policy: 'bases: ["**"]\n' }, allowed)).toMatchObject({ verdict: 'auto-approve' });
    expect(await judge({ ...place, policy: 'bases: [main]\n' }, allowed)).toMatchObject({ rule: 'base-not-allowed' });
  });

  it('is not approved while a file that counts does not parse, and is where one that does not count is broken', async () => {
    const sources = { repository_policy: 'override', ...own(`${OPEN}bases: [topic]\n`) } as const;
    const broken = hosted('topic', { policy: { path: '.review-gate.yml', text: 'rules: [[[\n' } });
    expect(await judge(broken, sources)).toMatchObject({ verdict: 'needs-review', rule: 'broken-repository-policy' });
    expect(await judge({ ...hosted('topic'), policy: 'rules: [[[\n' }, sources)).toMatchObject({
      verdict: 'auto-approve',
    });
    const tighten = { ...sources, repository_policy: 'tighten' } as const;
    expect(await judge({ ...hosted('topic'), policy: 'rules: [[[\n' }, tighten)).toMatchObject({
      verdict: 'needs-review',
      rule: 'broken-repository-policy',
    });
  });
});
