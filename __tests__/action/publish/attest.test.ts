import { describe, expect, it } from '@jest/globals';
import { VerificationSummary } from '../../../src/contract/index.js';
import { buildTrace } from '../../report/report-builders.js';
import { complete, HEAD, REMOTE, step, type World } from '../harness.js';

const TREE = 'e'.repeat(40);
const IDENTITY = { ACTIONS_ID_TOKEN_REQUEST_URL: 'http://127.0.0.1/id', ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x' };
const policy = { name: 'balanced', sources: [], effective: { rules: [] } };
const built = buildTrace({ decision: { verdict: 'auto-approve', rule: 'clean' }, steps: { policy } });
const trace = { ...built, snapshot: { ...built.snapshot, head: { sha: HEAD, tree: TREE } } };

const attest = (world: World = {}) =>
  step({
    inputs: { ...REMOTE, attest: 'true' },
    env: IDENTITY,
    wait: async () => complete({ base_ref: 'main', id: trace.review_id }),
    trace: async () => ({ document: trace, trace }),
    ...world,
  });

describe('an attested approval', () => {
  it('names the commit, its tree, the service that judged it, and the result', async () => {
    const { exitCode, signed, attested, core } = await attest();
    expect(exitCode).toBe(0);
    const [statement] = signed;
    expect(VerificationSummary.parse({ _type: 'https://in-toto.io/Statement/v1', ...statement })).toMatchObject({
      subject: [
        { digest: { gitCommit: HEAD } },
        { name: 'git rev-parse HEAD' },
        { digest: { gitTree: TREE } },
        { name: 'git rev-parse HEAD^{tree}' },
      ],
      predicate: {
        verifier: { id: REMOTE['base-url'] },
        timeVerified: '1970-01-01T00:16:40.000Z',
        resourceUri: 'git+https://github.example.com/octo-org/octo-repo@refs/heads/main',
        verificationResult: 'PASSED',
        verifiedLevels: ['REVIEW_GATE_APPROVED_BY_RULES', 'REVIEW_GATE_CRITERIA_MET', 'REVIEW_GATE_RISK_T2'],
      },
    });
    expect(attested).toEqual([{ repo: 'octo-org/octo-repo', bundle: expect.any(Object) }]);
    expect(core.outputs).toMatchObject({
      'attestation-id': '77',
      'attestation-url': 'https://github.example.com/octo-org/octo-repo/attestations/77',
    });
  });

  it('is not made where nobody asks for it', async () => {
    expect((await attest({ inputs: REMOTE })).signed).toEqual([]);
  });

  it.each([
    ['the verdict is another', { wait: async () => complete({ verdict: 'needs-review' }) }],
    ['it is a dry run', { inputs: { ...REMOTE, attest: 'true', 'dry-run': 'true' } }],
  ])('is not made where %s', async (_, world) => {
    const { signed, core } = await attest(world);
    expect(signed).toEqual([]);
    expect(core.plain.join('\n')).toContain('Nothing is attested');
  });
});

describe('a job that cannot attest', () => {
  const refuse = (status: number, message: string) => async () => {
    throw Object.assign(new Error(message), { status });
  };
  it.each<[string, World, RegExp]>([
    ['it has no identity', { env: {} }, /`id-token: write`/u],
    ['the trace was not read', { trace: async () => null }, /trace of the review could not be read/u],
    [
      'the signing service fails',
      { signAsJob: refuse(500, 'error fetching certificate') },
      /could not be signed: error/u,
    ],
    [
      'it may not store',
      { storeAttestation: refuse(403, 'Resource not accessible by integration') },
      /`attestations: write`/u,
    ],
    ['there are no attestations', { storeAttestation: refuse(404, 'Not Found') }, /Enterprise Cloud/u],
    ['GitHub fails', { storeAttestation: refuse(502, 'Bad Gateway') }, /Run the job again/u],
  ])('fails, and says what to do, where %s', async (_, world, said) => {
    const { exitCode, core, summary, runs } = await attest(world);
    expect(exitCode).toBe(1);
    expect(core.of('error').map(({ message }) => message)).toEqual([expect.stringMatching(said)]);
    expect(summary).toContain('is not attested');
    // The review itself is as it was.
    expect(core.outputs['approved']).toBe('true');
    expect(core.outputs['attestation-url']).toBeUndefined();
    expect(runs.map(({ conclusion }) => conclusion)).toEqual(['success']);
  });

  it('fails before it starts where there is no token to store with', async () => {
    const { exitCode, core } = await attest({ inputs: { ...REMOTE, attest: 'true', 'github-token': '' } });
    expect(exitCode).toBe(1);
    expect(core.of('error')[0]?.message).toContain('attest is true');
  });
});
