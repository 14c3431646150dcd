/**
 * The signing services in the process that loads this file first (`node --import`): the mock that the makers of sigstore
 * publish answers once for each. For a public repository these are the public Fulcio and Rekor; for another one Fulcio
 * and the timestamp authority of the GitHub server. Their key is the PEM in SIGSTORE_MOCK_KEY.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import process from 'node:process';
import { initializeTSA, mockFulcio, mockRekor, tsaHandler } from '@sigstore/mock';
import nock from 'nock';

const privateKey = createPrivateKey(process.env['SIGSTORE_MOCK_KEY'] ?? '');
const keyPair = { privateKey, publicKey: createPublicKey(privateKey) };
const { hostname } = new URL(process.env['GITHUB_SERVER_URL'] ?? '');
await mockFulcio({ keyPair });
await mockRekor({ keyPair });
await mockFulcio({ keyPair, baseURL: `https://fulcio.${hostname}` });
// The mock leaves out the zeros at the end of milliseconds, and its verifier reads three digits or none. So its clock
// shows whole seconds: the next one, since the certificate of the signer must be valid by then.
const clock = new Date();
const { path, fn } = tsaHandler(await initializeTSA(keyPair, clock), { strict: true });
nock(`https://timestamp.${hostname}`)
  .post(path)
  .reply(async (_, body) => {
    clock.setTime(Math.ceil(Date.now() / 1000) * 1000);
    const { statusCode, response, contentType } = await fn(typeof body === 'string' ? body : JSON.stringify(body));
    return [statusCode, response, { 'content-type': contentType ?? 'application/json' }];
  });
