/**
 * The signature of a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the
 * trace's digest, in a DSSE envelope signed with the service's trace key. The chain of hashes alone cannot detect a
 * trace that was completely recomputed.
 */
import { createPublicKey } from 'node:crypto';
import * as z from 'zod';
import {
  type Envelope,
  STATEMENT_PAYLOAD_TYPE,
  STATEMENT_TYPE,
  type Trace,
  type VerificationSummary,
} from '../../../contract/index.js';
import { isSignedBy, type SignatureEncoding, signEnvelope } from './dsse.js';
import type { Keyring } from './keyring.js';

const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';

type Signatures = Pick<Trace, 'signature' | 'vsa'>;
type UnsignedTrace = Omit<Trace, keyof Signatures>;

/** The encoding of the signatures of verification summaries: the one that tools of others read. */
export const SUMMARY_ENCODING: SignatureEncoding = 'der';

/** The required content of the statement. Other fields are ignored, as in-toto requires. */
const Statement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })).length(1),
  predicateType: z.literal(PREDICATE_TYPE),
});
type Statement = z.infer<typeof Statement>;

/** A public key of a JWKS (RFC 7517) that can verify a trace's signature. */
const VerifyingKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});

/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are ignored. */
export const KeySet = z.looseObject({ keys: z.array(z.looseObject({})) });
export type KeySet = z.infer<typeof KeySet>;

function buildStatement({ review_id, digest }: Pick<UnsignedTrace, 'review_id' | 'digest'>): Statement {
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
    predicateType: PREDICATE_TYPE,
  };
}

/** Signs a trace, and its verification summary if it has one. */
export type TraceSigner = (trace: UnsignedTrace, summary: VerificationSummary | null) => Promise<Signatures>;

/** Returns a function that signs with the keyring's newest trace key; it gives nulls if there is none. */
export function createTraceSigner(keyring: Keyring): TraceSigner {
  return async (trace, summary) => {
    const [key] = (await keyring.current()).trace;
    if (key === undefined) return { signature: null, vsa: null };
    const sign = (statement: Statement | VerificationSummary, encoding?: SignatureEncoding) =>
      signEnvelope(STATEMENT_PAYLOAD_TYPE, JSON.stringify(statement), key, encoding);
    return {
      signature: sign(buildStatement(trace)),
      vsa: summary === null ? null : sign(summary, SUMMARY_ENCODING),
    };
  };
}

function readStatement(payload: string): Statement | null {
  try {
    return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** Returns the faults in the signature's statement; empty if it is about this trace. The signer is not checked. */
export function checkStatement(trace: Pick<Trace, 'review_id' | 'digest' | 'signature'>): string[] {
  if (trace.signature === null) return [];
  const { payloadType, payload } = trace.signature;
  const expected = buildStatement(trace).subject[0];
  const subject = payloadType === STATEMENT_PAYLOAD_TYPE ? readStatement(payload)?.subject[0] : undefined;
  if (subject === undefined) return ['signature: is not over an in-toto statement on a trace'];
  const faults: string[] = [];
  if (subject.digest.sha256 !== expected?.digest.sha256) faults.push('signature: is over another trace');
  if (subject.name !== trace.review_id) faults.push(`signature: is for the review ${subject.name}`);
  return faults;
}

/** The result of checking a trace's signature with a key set. */
export type SignatureCheck =
  | { readonly state: 'good'; readonly keyId: string }
  /** The key set has none of the keys that the signature names. */
  | { readonly state: 'unknown-key'; readonly keyIds: readonly string[] }
  | { readonly state: 'bad' };

/** Checks the signer. Only keys that the signature names are tried, by their ids in the set. */
export function checkSignature(signature: Envelope, { keys }: KeySet, encoding?: SignatureEncoding): SignatureCheck {
  const keyIds = signature.signatures.map(({ keyid }) => keyid);
  const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
  if (named.length === 0) return { state: 'unknown-key', keyIds };
  for (const { kty, crv, x, y, kid } of named) {
    const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
    try {
      const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
      if (isSignedBy(ofKey, key, encoding)) return { state: 'good', keyId: kid };
    } catch {
      // The key is not a point of the curve, so it verifies no signature.
    }
  }
  return { state: 'bad' };
}
