/**
 * The signing services in the process that loads this file first (`node --import`): the mock that the makers of sigstore
 * publish answers once for each. For a public repository these are the public Fulcio and Rekor; for another one Fulcio
 * and the timestamp authority of the GitHub server. Their key is the PEM in SIGSTORE_MOCK_KEY.
 */
import { createPrivateKey, createPublicKey } from 'node:crypto';
import process from 'node:process';
import { mockFulcio, mockRekor, mockTSA } from '@sigstore/mock';

const privateKey = createPrivateKey(process.env['SIGSTORE_MOCK_KEY'] ?? '');
const keyPair = { privateKey, publicKey: createPublicKey(privateKey) };
const { hostname } = new URL(process.env['GITHUB_SERVER_URL'] ?? '');
await mockFulcio({ keyPair });
await mockRekor({ keyPair });
await mockFulcio({ keyPair, baseURL: `https://fulcio.${hostname}` });
await mockTSA({ keyPair, baseURL: `https://timestamp.${hostname}` });
