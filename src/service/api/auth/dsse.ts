/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ES256. A
 * signature is r and s concatenated, 64 bytes (RFC 7518 §3.4), as in the example of DSSE's own protocol.
 */
import { type KeyObject, sign, verify } from 'node:crypto';
import type { Trace } from '../../../contract/index.js';

const ENCODING = 'ieee-p1363';

/** An envelope: the payload in base64, and its signatures. */
export type Envelope = NonNullable<Trace['signature']>;

/** Returns the bytes to sign: the pre-authentication encoding, with lengths in bytes. */
export function encodePreAuthentication(payloadType: string, payload: Uint8Array): Buffer {
  const head = `DSSEv1 ${Buffer.byteLength(payloadType)} ${payloadType} ${payload.length} `;
  return Buffer.concat([Buffer.from(head), payload]);
}

/** Signs a payload. */
export function signEnvelope(
  payloadType: string,
  payload: string,
  key: { readonly id: string; readonly privateKey: KeyObject },
): Envelope {
  const bytes = Buffer.from(payload);
  const sig = sign('sha256', encodePreAuthentication(payloadType, bytes), {
    key: key.privateKey,
    dsaEncoding: ENCODING,
  });
  return {
    payloadType,
    payload: bytes.toString('base64'),
    signatures: [{ keyid: key.id, sig: sig.toString('base64') }],
  };
}

/**
 * Returns whether one of the envelope's signatures was made with the key. Its key ids are only hints and are not
 * trusted.
 */
export function isSignedBy({ payloadType, payload, signatures }: Envelope, key: KeyObject): boolean {
  const bytes = encodePreAuthentication(payloadType, Buffer.from(payload, 'base64'));
  return signatures.some(({ sig }) =>
    verify('sha256', bytes, { key, dsaEncoding: ENCODING }, Buffer.from(sig, 'base64')),
  );
}
