/** The step signs an approval with the identity of its job: the bundle that is stored is verified as any tool would. */
import { createHash, generateKeyPairSync } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bundleFromJSON } from '@sigstore/bundle';
import { initializeCA, initializeCTLog, initializeTSA } from '@sigstore/mock';
import { type TrustMaterial, toSignedEntity, toTrustMaterial, Verifier } from '@sigstore/verify';
import { PullRequestPayload } from '../../src/action/payloads.js';
import { VerificationSummary } from '../../src/contract/index.js';
import { pullRequestEvent } from '../stand-ins/events.js';
import { REPO, useGate } from '../stand-ins/gate.js';
import { type BareRepository, git } from '../stand-ins/git-repository.js';
import { CREATE_ATTESTATION, FORBIDDEN } from '../stand-ins/github/server.js';
import { type Identity, startIdentity, WORKFLOW } from '../stand-ins/oidc.js';
import { createShop, GOOD_PULL, openShop } from '../stand-ins/shop.js';

const SIGSTORE = pathToFileURL(join(import.meta.dirname, '../stand-ins/sigstore.js')).href;
const keyPair = generateKeyPairSync('ec', { namedCurve: 'P-256' });

let shop: BareRepository;
let identity: Identity;
let trust: TrustMaterial;
const gate = useGate((folder) => {
  shop = createShop(folder, REPO);
  return { gitRoot: folder };
});
beforeAll(async () => {
  openShop(gate().github.state, shop);
  identity = await startIdentity();
  // Before the first signature: the certificates of the mock are valid from when they are made.
  trust = await trustMock();
});
afterAll(() => identity.close());

const findHead = (pr: number): string => shop.pulls.get(pr)?.head ?? '';

/** By name: the signing services of a server are at names below its own. */
const findServer = (): string => gate().github.serverUrl.replace('127.0.0.1', 'localhost');

function review(pr: number, visibility: 'private' | 'public' = 'private') {
  const event = pullRequestEvent({ repo: REPO, pr, headSha: findHead(pr) });
  const inputs = { 'timeout-seconds': '60', 'poll-interval-seconds': '0.1', attest: 'true' };
  const env = {
    ...identity.env,
    NODE_OPTIONS: `--import ${SIGSTORE}`,
    SIGSTORE_MOCK_KEY: String(keyPair.privateKey.export({ format: 'pem', type: 'pkcs8' })),
  };
  const payload = { ...PullRequestPayload.parse(event.payload), repository: { full_name: REPO, visibility } };
  return gate().run(gate().step(inputs, { ...event, payload, env, serverUrl: findServer() }));
}

/** What a verifier trusts: the authorities of certificates and of times, and the log of certificates. All have one key. */
async function trustMock() {
  const ctlog = await initializeCTLog(keyPair);
  const ca = await initializeCA(keyPair, ctlog);
  const tsa = await initializeTSA(keyPair);
  const validFor = { start: new Date(0), end: undefined };
  const authority = (...certificates: readonly Buffer[]) => ({
    subject: undefined,
    uri: '',
    operator: '',
    certChain: { certificates: certificates.map((rawBytes) => ({ rawBytes })) },
    validFor,
  });
  return toTrustMaterial({
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [],
    ctlogs: [
      {
        baseUrl: '',
        operator: '',
        // SHA-256, and ECDSA on P-256 with it.
        hashAlgorithm: 1,
        publicKey: { rawBytes: ctlog.publicKey, keyDetails: 5, validFor },
        logId: { keyId: ctlog.logID },
        checkpointKeyId: undefined,
      },
    ],
    certificateAuthorities: [authority(ca.rootCertificate)],
    timestampAuthorities: [authority(tsa.intCertificate, tsa.rootCertificate)],
  });
}

describe('attest: true', () => {
  it('signs an approval as the job and stores it: any verifier of sigstore finds the head and the result', async () => {
    const result = await review(GOOD_PULL);
    expect(result.log).toContain('The approval is attested');
    expect(result.exitCode).toBe(0);
    expect(result.outputs).toMatchObject({
      approved: 'true',
      'attestation-id': '1',
      'attestation-url': `${findServer()}/${REPO}/attestations/1`,
    });
    expect(identity.audiences).toEqual(['sigstore']);

    const [stored] = gate().github.state.attestations;
    const bundle = bundleFromJSON(stored);
    // GitHub's own instance has no log of signatures; a timestamp says when the signature was made.
    const verifier = new Verifier(trust, { tlogThreshold: 0, tsaThreshold: 1 });
    const signer = verifier.verify(toSignedEntity(bundle));
    expect(signer.identity?.subjectAlternativeName).toBe(WORKFLOW);

    if (bundle.content.$case !== 'dsseEnvelope') throw new Error('no envelope');
    const statement = VerificationSummary.parse(JSON.parse(bundle.content.dsseEnvelope.payload.toString('utf8')));
    const head = findHead(GOOD_PULL);
    expect(statement.predicate).toMatchObject({ verificationResult: 'PASSED', verifier: { id: expect.any(String) } });
    expect(statement.subject).toContainEqual({ name: expect.stringContaining(head), digest: { gitCommit: head } });
    const tree = git(shop.directory, ['rev-parse', `${head}^{tree}`]).trim();
    expect(statement.subject).toContainEqual({ name: expect.stringContaining('^{tree}'), digest: { gitTree: tree } });
    // What `git rev-parse HEAD > head` and `gh attestation verify head` look for.
    const file = createHash('sha256').update(`${head}\n`).digest('hex');
    expect(statement.subject).toContainEqual({ name: 'git rev-parse HEAD', digest: { sha256: file } });
  });

  it('fails the job of a public repository too, and names the permission, where it may not be stored', async () => {
    gate().github.fail({ on: CREATE_ATTESTATION, how: FORBIDDEN });
    const result = await review(GOOD_PULL, 'public');
    // It was signed, by the public instance, which logs each signature.
    const [{ body } = { body: null }] = gate().github.of(CREATE_ATTESTATION);
    expect(JSON.stringify(body)).toContain('tlogEntries');
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('attestations: write');
    expect(result.summary).toContain('attestations: write');
    expect(result.outputs).toMatchObject({ approved: 'true' });
    expect(result.outputs['attestation-url']).toBeUndefined();
    expect(gate().checkRun.conclusion).toBe('success');
  });
});
