/**
 * Who made a trace: an in-toto statement (https://in-toto.io/Statement/v1) that names the review and the trace's digest, in a
 * DSSE envelope signed with the service's trace key. The chain of hashes alone does not show a trace that was made anew.
 */
import { createPublicKey } from 'node:crypto';
import { z } from 'zod';
import type { Trace } from '../../../contract/index.js';
import { isSignedBy, signEnvelope } from './dsse.js';
import type { Keyring } from './keyring.js';

export const PAYLOAD_TYPE = 'application/vnd.in-toto+json';
export const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
export const PREDICATE_TYPE = 'urn:review-gate:trace:1';
const DIGEST_PREFIX = 'sha256:';

type Unsigned = Omit<Trace, 'signature'>;

/** What the statement must say; what else it says is passed over, as in-toto asks for. */
const Statement = z.object({
  _type: z.literal(STATEMENT_TYPE),
  subject: z.array(z.object({ name: z.string(), digest: z.object({ sha256: z.string() }) })).length(1),
  predicateType: z.literal(PREDICATE_TYPE),
});
type Statement = z.infer<typeof Statement>;

/** A public key of a JWKS (RFC 7517) that a trace may be signed with. */
const VerifyingKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
});

/** A JWKS, as `/.well-known/jwks.json` publishes it. Keys of other kinds are passed over. */
export const KeySet = z.looseObject({ keys: z.array(z.looseObject({})) });
export type KeySet = z.infer<typeof KeySet>;

function statementOf({ review_id, digest }: Pick<Unsigned, 'review_id' | 'digest'>): Statement {
  return {
    _type: STATEMENT_TYPE,
    subject: [{ name: review_id, digest: { sha256: digest.slice(DIGEST_PREFIX.length) } }],
    predicateType: PREDICATE_TYPE,
  };
}

/** Signs traces with the keyring's newest trace key; null where it has none. */
export function traceSigner(keyring: Keyring): (trace: Unsigned) => Promise<Trace['signature']> {
  return async (trace) => {
    const [key] = (await keyring.current()).trace;
    return key === undefined ? null : signEnvelope(PAYLOAD_TYPE, JSON.stringify(statementOf(trace)), key);
  };
}

function readStatement(payload: string): Statement | null {
  try {
    return Statement.parse(JSON.parse(Buffer.from(payload, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}

/** What is wrong with what the signature is about; empty where it is about this trace. Says nothing of who signed. */
export function statementFaults(trace: Pick<Trace, 'review_id' | 'digest' | 'signature'>): string[] {
  if (trace.signature === null) return [];
  const { payloadType, payload } = trace.signature;
  const expected = statementOf(trace).subject[0];
  const subject = payloadType === PAYLOAD_TYPE ? readStatement(payload)?.subject[0] : undefined;
  if (subject === undefined) return ['signature: is not over an in-toto statement on a trace'];
  const faults: string[] = [];
  if (subject.digest.sha256 !== expected?.digest.sha256) faults.push('signature: is over another trace');
  if (subject.name !== trace.review_id) faults.push(`signature: is for the review ${subject.name}`);
  return faults;
}

/** How a trace's signature stands to a key set. */
export type SignatureCheck =
  | { readonly state: 'good'; readonly keyId: string }
  /** None of the keys is one that the signature names. */
  | { readonly state: 'unknown-key'; readonly keyIds: readonly string[] }
  | { readonly state: 'bad' };

/** Checks who signed. Only keys that the signature names are tried; a key's own id is the one it has in the set. */
export function checkSignature(signature: NonNullable<Trace['signature']>, { keys }: KeySet): SignatureCheck {
  const keyIds = signature.signatures.map(({ keyid }) => keyid);
  const named = keys.flatMap((key) => VerifyingKey.safeParse(key).data ?? []).filter(({ kid }) => keyIds.includes(kid));
  if (named.length === 0) return { state: 'unknown-key', keyIds };
  for (const { kty, crv, x, y, kid } of named) {
    const ofKey = { ...signature, signatures: signature.signatures.filter(({ keyid }) => keyid === kid) };
    try {
      const key = createPublicKey({ key: { kty, crv, x, y }, format: 'jwk' });
      if (isSignedBy(ofKey, key)) return { state: 'good', keyId: kid };
    } catch {
      // Not a point of the curve: no key, and nobody's signature.
    }
  }
  return { state: 'bad' };
}
