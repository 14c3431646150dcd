/**
 * Signed envelopes: DSSE v1 (https://github.com/secure-systems-lab/dsse/blob/master/protocol.md) with ECDSA on P-256 and
 * SHA-256. DSSE leaves the encoding of a signature open.
 */
import { type KeyObject, sign, verify } from 'node:crypto';
import type { Envelope } from '../../../contract/index.js';

/**
 * `ieee-p1363`: r and s concatenated, 64 bytes (RFC 7518 §3.4), as in the example of DSSE's own protocol. `der`: as
 * X.509 has it (RFC 3279 §2.2.3), which the tools of in-toto and sigstore read.
 */
export type SignatureEncoding = 'ieee-p1363' | 'der';

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
  encoding: SignatureEncoding = 'ieee-p1363',
): Envelope {
  const bytes = Buffer.from(payload);
  const sig = sign('sha256', encodePreAuthentication(payloadType, bytes), {
    key: key.privateKey,
    dsaEncoding: encoding,
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
export function isSignedBy(
  { payloadType, payload, signatures }: Envelope,
  key: KeyObject,
  encoding: SignatureEncoding = 'ieee-p1363',
): boolean {
  const bytes = encodePreAuthentication(payloadType, Buffer.from(payload, 'base64'));
  return signatures.some(({ sig }) =>
    verify('sha256', bytes, { key, dsaEncoding: encoding }, Buffer.from(sig, 'base64')),
  );
}
