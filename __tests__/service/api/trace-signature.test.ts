import { createHash, createPublicKey, verify } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { FlattenedSign, importJWK, type JWK } from 'jose';
import { z } from 'zod';
import { Trace } from '../../../src/contract/index.js';
import { encodePreAuthentication, signEnvelope } from '../../../src/service/api/auth/dsse.js';
import { createSigningKey } from '../../../src/service/api/auth/signing-keys.js';
import {
  checkSignature,
  checkStatement,
  createTraceSigner,
  KeySet,
} from '../../../src/service/api/auth/trace-signature.js';
import { createMemoryKeyring } from '../../stand-ins/store/memory-keyring.js';
import { type Harness, startHarness } from '../harness.js';

type Signature = NonNullable<Trace['signature']>;

describe('the encoding that is signed', () => {
  it("is DSSE v1's own example", () => {
    expect(encodePreAuthentication('http://example.com/HelloWorld', Buffer.from('hello world')).toString()).toBe(
      'DSSEv1 29 http://example.com/HelloWorld 11 hello world',
    );
  });

  it('counts bytes, not characters', () => {
    expect(encodePreAuthentication('é', Buffer.from('ü')).toString()).toBe('DSSEv1 2 é 2 ü');
  });
});

describe('the signature of a trace', () => {
  let service: Harness;
  let trace: Trace;
  let signature: Signature;
  let keys: KeySet;

  const published = async () =>
    KeySet.parse((await service.call('GET', '/.well-known/jwks.json', { token: null })).json);

  beforeAll(async () => {
    service = await startHarness();
    const { id } = await service.complete({ ticket: '#1' });
    trace = Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
    if (trace.signature === null) throw new Error('the trace is not signed');
    signature = trace.signature;
    keys = await published();
  });
  afterAll(() => service.close());

  it('is a DSSE envelope over an in-toto statement that names the review and the digest', () => {
    expect(signature.payloadType).toBe('application/vnd.in-toto+json');
    expect(JSON.parse(Buffer.from(signature.payload, 'base64').toString('utf8'))).toEqual({
      _type: 'https://in-toto.io/Statement/v1',
      subject: [{ name: trace.review_id, digest: { sha256: trace.digest.replace('sha256:', '') } }],
      predicateType: 'urn:review-gate:trace:1',
    });
  });

  it('is verified with nothing but the published key, by the words of the two standards', () => {
    const [{ keyid, sig } = { keyid: '', sig: '' }] = signature.signatures;
    const jwk = keys.keys.find(({ kid }) => kid === keyid);
    const point = z.object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() }).parse(jwk);
    // RFC 7638: the id is the digest of the key's canonical members.
    const canonical = JSON.stringify({ crv: point.crv, kty: point.kty, x: point.x, y: point.y });
    expect(createHash('sha256').update(canonical).digest('base64url')).toBe(keyid);
    const payload = Buffer.from(signature.payload, 'base64');
    const signed = `DSSEv1 ${signature.payloadType.length} ${signature.payloadType} ${payload.length} ${payload.toString('utf8')}`;
    const key = createPublicKey({ key: point, format: 'jwk' });
    const bytes = Buffer.from(sig, 'base64');
    expect(bytes).toHaveLength(64);
    expect(verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes)).toBe(true);
  });

  it('holds by our own check, and says whose it is', () => {
    expect(checkStatement(trace)).toEqual([]);
    expect(checkSignature(signature, keys)).toEqual({ state: 'good', keyId: signature.signatures[0]?.keyid });
  });

  it('is not checked with the key of tokens: the set has both, and the id names one', async () => {
    const { token } = await service.keyring.current();
    expect(token.map(({ id }) => id)).not.toContain(signature.signatures[0]?.keyid);
    const others = { keys: keys.keys.filter(({ kid }) => kid !== signature.signatures[0]?.keyid) };
    expect(checkSignature(signature, others)).toEqual({
      state: 'unknown-key',
      keyIds: [signature.signatures[0]?.keyid],
    });
  });

  it('stays good after the keys were rotated, and new traces have the new key', async () => {
    await service.keyring.rotate();
    const now = await published();
    expect(checkSignature(signature, now)).toMatchObject({ state: 'good' });
    const { id } = await service.complete({ policy: 'strict' });
    const later = Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
    expect(later.signature?.signatures[0]?.keyid).not.toBe(signature.signatures[0]?.keyid);
    expect(later.signature === null ? null : checkSignature(later.signature, now)).toMatchObject({ state: 'good' });
  });

  const changePayload = (change: (statement: { [name: string]: unknown }) => unknown): Signature => ({
    ...signature,
    payload: Buffer.from(
      JSON.stringify(change(JSON.parse(Buffer.from(signature.payload, 'base64').toString('utf8')))),
    ).toString('base64'),
  });

  it('is bad once a byte of the payload, its type or the signature is another', () => {
    const [first = { keyid: '', sig: '' }] = signature.signatures;
    const flipped = Buffer.from(first.sig, 'base64');
    flipped[10] = (flipped[10] ?? 0) ^ 1;
    const bad: Signature[] = [
      changePayload((statement) => ({ ...statement, predicate: {} })),
      { ...signature, payloadType: 'application/json' },
      { ...signature, signatures: [{ ...first, sig: flipped.toString('base64') }] },
      { ...signature, signatures: [{ ...first, sig: '' }] },
      { ...signature, signatures: [{ ...first, sig: 'AAAA' }] },
      { ...signature, signatures: [{ ...first, sig: Buffer.alloc(64).toString('base64') }] },
    ];
    for (const one of bad) expect(checkSignature(one, keys)).toEqual({ state: 'bad' });
  });

  it('is bad where another key signed under the id of ours', async () => {
    const forger = await createSigningKey(0);
    const [{ keyid } = { keyid: '' }] = signature.signatures;
    const forged = signEnvelope(signature.payloadType, Buffer.from(signature.payload, 'base64').toString('utf8'), {
      id: keyid,
      privateKey: forger.privateKey,
    });
    expect(checkSignature(forged, keys)).toEqual({ state: 'bad' });
    // And not made good by a set that holds both.
    const both = { keys: [...keys.keys, { ...forger.publicKey }] };
    expect(checkSignature(forged, both)).toEqual({ state: 'bad' });
  });

  it('is one of several where others signed beside it', async () => {
    const witness = signEnvelope(
      signature.payloadType,
      Buffer.from(signature.payload, 'base64').toString('utf8'),
      await createSigningKey(0),
    );
    const both = { ...signature, signatures: [...witness.signatures, ...signature.signatures] };
    expect(checkSignature(both, keys)).toEqual({ state: 'good', keyId: signature.signatures[0]?.keyid });
  });

  it.each([
    ['no statement', () => changePayload(() => 'hello'), 'not over an in-toto statement'],
    ['no JSON', () => ({ ...signature, payload: Buffer.from('hello').toString('base64') }), 'not over an in-toto'],
    [
      'another predicate',
      () => changePayload((one) => ({ ...one, predicateType: 'urn:other' })),
      'not over an in-toto',
    ],
    ['no subject', () => changePayload((one) => ({ ...one, subject: [] })), 'not over an in-toto'],
    [
      'another trace',
      () =>
        changePayload((one) => ({ ...one, subject: [{ name: trace.review_id, digest: { sha256: '0'.repeat(64) } }] })),
      'over another trace',
    ],
    [
      'another review',
      () =>
        changePayload((one) => ({
          ...one,
          subject: [{ name: 'rev_other', digest: { sha256: trace.digest.replace('sha256:', '') } }],
        })),
      'for the review rev_other',
    ],
    ['another payload type', () => ({ ...signature, payloadType: 'text/plain' }), 'not over an in-toto statement'],
  ])('is not about the trace where it is over %s', (_, made, said) => {
    expect(checkStatement({ ...trace, signature: made() }).join()).toContain(said);
  });

  it('passes over keys of a set that are none of ours, and broken ones', () => {
    const [first] = signature.signatures;
    const junk = [
      {},
      { kty: 'RSA', n: 'AQAB', e: 'AQAB', kid: first?.keyid },
      { kty: 'EC', crv: 'P-256', x: 'AA', y: 'AA', kid: first?.keyid },
      { kty: 'EC', crv: 'P-384', x: 'AA', y: 'AA', kid: first?.keyid },
    ];
    expect(checkSignature(signature, { keys: [...junk, ...keys.keys] })).toMatchObject({ state: 'good' });
    expect(checkSignature(signature, { keys: junk })).toEqual({ state: 'bad' });
    expect(checkSignature(signature, { keys: [] })).toMatchObject({ state: 'unknown-key' });
  });

  it('has the form of ES256 in JOSE: 64 bytes', async () => {
    const key = await createSigningKey(0);
    const jwk: JWK = key.privateKey.export({ format: 'jwk' });
    const jws = await new FlattenedSign(Buffer.from('x'))
      .setProtectedHeader({ alg: 'ES256' })
      .sign(await importJWK(jwk, 'ES256'));
    const envelope = signEnvelope('text/plain', 'x', key);
    expect(Buffer.from(jws.signature, 'base64url')).toHaveLength(
      Buffer.from(envelope.signatures[0]?.sig ?? '', 'base64').length,
    );
  });

  it('is left out where the keys end with the process', async () => {
    expect(await createTraceSigner(await createMemoryKeyring(() => 0))(trace, null)).toEqual({
      signature: null,
      vsa: null,
    });
    expect(checkStatement({ ...trace, signature: null })).toEqual([]);
  });
});
