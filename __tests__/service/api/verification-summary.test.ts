import { createPublicKey } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleFromJSON } from '@sigstore/bundle';
import { type TrustMaterial, toSignedEntity, VerificationError, Verifier } from '@sigstore/verify';
import { z } from 'zod';
import { runVerify } from '../../../src/cli/trace.js';
import { type Envelope, REVIEW_EXTENSION, Trace, VerificationSummary } from '../../../src/contract/index.js';
import { checkVerificationSummary } from '../../../src/report/index.js';
import { signEnvelope } from '../../../src/service/api/auth/dsse.js';
import { createSigningKey } from '../../../src/service/api/auth/signing-keys.js';
import { KeySet, SUMMARY_ENCODING } from '../../../src/service/api/auth/trace-signature.js';
import { type Harness, startHarness } from '../harness.js';

const Jwk = z.looseObject({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string(), kid: z.string() });

/** Verifies an envelope with the verifier of sigstore, which knows nothing of this project, and the published keys. */
function verifyBySigstore(envelope: Envelope, { keys }: KeySet): void {
  const [{ keyid } = { keyid: '' }] = envelope.signatures;
  const bundle = bundleFromJSON({
    mediaType: 'application/vnd.dev.sigstore.bundle+json;version=0.1',
    verificationMaterial: { publicKey: { hint: keyid }, tlogEntries: [] },
    dsseEnvelope: envelope,
  });
  const trust: TrustMaterial = {
    certificateAuthorities: [],
    timestampAuthorities: [],
    ctlogs: [],
    tlogs: [],
    publicKey: (hint) => {
      const jwk = Jwk.parse(keys.find(({ kid }) => kid === hint));
      return { publicKey: createPublicKey({ key: jwk, format: 'jwk' }), validFor: () => true };
    },
  };
  new Verifier(trust, { tlogThreshold: 0, ctlogThreshold: 0, tsaThreshold: 0 }).verify(toSignedEntity(bundle));
}

/** What any reader of in-toto statements expects: https://github.com/in-toto/attestation/tree/main/spec/v1. */
const InTotoStatement = z.object({
  _type: z.literal('https://in-toto.io/Statement/v1'),
  subject: z
    .array(z.object({ name: z.string(), digest: z.record(z.string(), z.string().regex(/^[0-9a-f]+$/u)) }))
    .min(1),
  predicateType: z.url(),
  predicate: z.record(z.string(), z.unknown()),
});

describe('the verification summary of a trace', () => {
  let service: Harness;
  let folder: string;
  let trace: Trace;
  let vsa: Envelope;
  let keys: KeySet;

  const readTrace = async (id: string) => Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
  const readStatement = ({ payload }: Envelope): unknown => JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
  const verify = async (changed: Trace): Promise<[number, string]> => {
    const path = join(folder, 'trace.json');
    await writeFile(path, JSON.stringify(changed));
    let said = '';
    const code = await runVerify(path, keys, (text) => {
      said += text;
    });
    return [code, said];
  };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'review-gate-vsa-'));
    service = await startHarness({ publicUrl: 'https://gate.example.com', serverUrl: 'https://github.example.com' });
    trace = await readTrace((await service.complete({ ticket: '#1' })).id);
    if (trace.vsa == null) throw new Error('the trace has no summary');
    vsa = trace.vsa;
    keys = KeySet.parse((await service.call('GET', '/.well-known/jwks.json', { token: null })).json);
  });
  afterAll(async () => {
    await service.close();
    await rm(folder, { recursive: true });
  });

  it('is verified by the verifier of sigstore with nothing but the published key', () => {
    expect(() => verifyBySigstore(vsa, keys)).not.toThrow();
    const payload = Buffer.from(JSON.stringify({ ...VerificationSummary.parse(readStatement(vsa)), subject: [] }));
    const changed = { ...vsa, payload: payload.toString('base64') };
    expect(() => verifyBySigstore(changed, keys)).toThrow(VerificationError);
  });

  it('is an in-toto statement on the head commit with the predicate of SLSA', () => {
    expect(vsa.payloadType).toBe('application/vnd.in-toto+json');
    const statement = InTotoStatement.parse(readStatement(vsa));
    const head = trace.snapshot.head?.sha ?? '';
    expect(statement.predicateType).toBe('https://slsa.dev/verification_summary/v1');
    expect(statement.subject[0]).toEqual({
      name: `git+https://github.example.com/octo/shop@${head}`,
      digest: { gitCommit: head },
    });
    const passed = trace.decision.verdict === 'auto-approve';
    expect(statement.predicate).toMatchObject({
      verifier: { id: 'https://gate.example.com' },
      resourceUri: 'git+https://github.example.com/octo/shop@refs/heads/main',
      policy: { uri: 'urn:review-gate:policy:balanced' },
      inputAttestations: [
        {
          uri: `https://gate.example.com/v1/reviews/${trace.review_id}/trace`,
          digest: { sha256: trace.digest.replace('sha256:', '') },
        },
      ],
      verificationResult: passed ? 'PASSED' : 'FAILED',
      [REVIEW_EXTENSION]: { review_id: trace.review_id, pr: 7, rule: trace.decision.rule },
    });
    // RFC 3339, which the field is to have.
    expect(statement.predicate['timeVerified']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/u);
    // Only SLSA may use its own words.
    expect(JSON.stringify(statement.predicate['verifiedLevels'])).not.toContain('SLSA_');
  });

  it('holds by the command, beside the signature of the trace', async () => {
    const [code, said] = await verify(trace);
    expect([code, said]).toEqual([0, expect.stringContaining('Its verification summary')]);
  });

  it('is not made for a dry run, which opens no gate', async () => {
    expect((await readTrace((await service.complete({ dry_run: true })).id)).vsa).toBeNull();
  });

  it('may be missing, as in traces of before', async () => {
    const { vsa: _, ...before } = trace;
    expect((await verify(before))[0]).toBe(0);
  });

  const restate = (change: (summary: VerificationSummary) => object): Trace => {
    const changed = change(VerificationSummary.parse(readStatement(vsa)));
    return { ...trace, vsa: { ...vsa, payload: Buffer.from(JSON.stringify(changed)).toString('base64') } };
  };
  it('holds if a later version says more in it than this one knows', async () => {
    const later = restate(({ predicate: told, ...one }) => ({
      ...one,
      predicate: { ...told, [REVIEW_EXTENSION]: { ...told[REVIEW_EXTENSION], weather: 'fair' }, weather: 'fair' },
    }));
    expect(checkVerificationSummary(later)).toEqual([]);
  });

  const predicate = (change: Partial<VerificationSummary['predicate']>) =>
    restate((one) => ({ ...one, predicate: { ...one.predicate, ...change } }));
  it.each([
    ['another result', () => predicate({ verificationResult: 'PASSED' }), 'vsa: says another result'],
    [
      'another trace',
      () => predicate({ inputAttestations: [{ uri: 'urn:x', digest: { sha256: '0'.repeat(64) } }] }),
      'vsa: is over another trace',
    ],
    [
      'another policy',
      () => predicate({ policy: { uri: 'urn:x', digest: { sha256: '0'.repeat(64) } } }),
      'vsa: names another policy',
    ],
    [
      'another commit',
      () => restate((one) => ({ ...one, subject: [{ name: 'x', digest: { gitCommit: '0'.repeat(40) } }] })),
      'vsa: is on another commit',
    ],
    ['another predicate', () => restate((one) => ({ ...one, predicateType: 'urn:x' })), 'vsa: is not over a'],
    ['no JSON', () => ({ ...trace, vsa: { ...vsa, payload: 'aGVsbG8=' } }), 'vsa: is not over a'],
    ['a word of another verifier alone', () => predicate({ resourceUri: 'git+https://evil.example' }), 'is not one of'],
  ])('does not hold for %s', async (_, change, fault) => {
    const [code, said] = await verify(change());
    expect([code, said]).toEqual([1, expect.stringContaining(fault)]);
  });

  it('does not hold where another key signed it under the id of ours', async () => {
    const forger = await createSigningKey(0);
    const text = Buffer.from(vsa.payload, 'base64').toString('utf8');
    const id = vsa.signatures[0]?.keyid ?? '';
    const forged = signEnvelope(vsa.payloadType, text, { id, privateKey: forger.privateKey }, SUMMARY_ENCODING);
    expect((await verify({ ...trace, vsa: forged }))[0]).toBe(1);
    expect(() => verifyBySigstore(forged, keys)).toThrow(VerificationError);
  });
});
