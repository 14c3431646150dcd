/** A new self-signed certificate for each call: X.509 v3 (RFC 5280) in DER. */
import { generateKeyPairSync, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const OCTET_STRING = 0x04;
const OBJECT = 0x06;
const UTF8_STRING = 0x0c;
const GENERALIZED_TIME = 0x18;
const DNS_NAME = 0x82;
const VERSION = 0xa0;
const EXTENSIONS = 0xa3;

function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const bytes = (hex: string) => Buffer.from(hex, 'hex');
const ECDSA_SHA256 = der(SEQUENCE, der(OBJECT, bytes('2a8648ce3d040302')));
const COMMON_NAME = der(OBJECT, bytes('550403'));
const SUBJECT_ALT_NAME = der(OBJECT, bytes('551d11'));

/**
 * Creates a key and a certificate for the host name.
 * @returns both as PEM
 */
export function selfSigned(host: string): { readonly key: string; readonly cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from(host)))));
  const time = (text: string) => der(GENERALIZED_TIME, Buffer.from(text));
  const names = der(SEQUENCE, der(DNS_NAME, Buffer.from(host)));
  const body = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, bytes('02'))),
    der(INTEGER, bytes('01')),
    ECDSA_SHA256,
    name,
    der(SEQUENCE, time('20200101000000Z'), time('20990101000000Z')),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(EXTENSIONS, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTET_STRING, names)))),
  );
  const signature = der(BIT_STRING, bytes('00'), sign('sha256', body, privateKey));
  const cert = der(SEQUENCE, body, ECDSA_SHA256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replaceAll(/.{64}/gu, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
