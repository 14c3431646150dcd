/** Attestations of a repository over GitHub's API ("Attestations" in GitHub's REST documentation of repositories). */
import * as z from 'zod';
import type { GitHubClient } from './connection/client.js';
import { parseAnswer } from './connection/errors.js';
import { splitRepository } from './connection/repository.js';

/** The call that stores an attestation. It throws an Error, with `status` if GitHub answered. */
export interface AttestationWriter {
  /**
   * Stores a signed bundle (https://docs.sigstore.dev/about/bundle/) with the repository. Needs `attestations: write`.
   * @returns the id of the attestation
   */
  storeAttestation(repo: string, bundle: object, signal: AbortSignal): Promise<string>;
}

const AttestationAnswer = z.looseObject({ id: z.union([z.number(), z.string()]).transform(String) });

/** Creates the call. */
export function createAttestationWriter(client: GitHubClient): AttestationWriter {
  return {
    async storeAttestation(repo, bundle, signal) {
      const sent = { ...splitRepository(repo), bundle };
      // Sent again after a fault: the same bundle twice says the same.
      const { data } = await client.request('POST /repos/{owner}/{repo}/attestations', sent, { signal });
      return parseAnswer(AttestationAnswer, data).id;
    },
  };
}
