/** What `review-gate prove` wrote → the proof of a snapshot: without its times, and only as it was made. */
import { digestJson } from '../base/digest.js';
import { type GivenProof, ProofFile } from '../contract/index.js';
import { parseJson } from './json.js';
import { ReportError } from './report-error.js';

/**
 * Reads a proof.
 * @param name the file's name in faults
 * @throws ReportError for a text that is no proof, or that was changed after it was made
 */
export function readProof(name: string, text: string): GivenProof {
  const parsed = ProofFile.safeParse(parseJson(name, text));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new ReportError([
      `${name} is no proof: at /${issue?.path.join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`,
    ]);
  }
  const { digest, statement } = parsed.data;
  if (digestJson(statement) !== digest) throw new ReportError([`${name} was changed after it was made`]);
  return { digest, statement };
}
