/** Proofs as `review-gate prove` writes them, for tests that read them. */
import { digestJson } from '../../src/base/digest.js';
import type { CriterionProof, ProofFile, ProofStatement } from '../../src/contract/index.js';

/** What a proof says of a criterion; met by nothing when left out. */
export const criterionProof = (over: Partial<CriterionProof> = {}): CriterionProof => ({
  id: 'AC1',
  kind: 'behaviour',
  text_digest: digestJson('text'),
  lines_digest: digestJson('lines'),
  outcome: 'not-proved',
  why: 'every test passes without its lines',
  reverted: ['src/cart.js:1-2'],
  emptied: [],
  failing: [],
  ...over,
});

export const proofFile = (over: Partial<ProofStatement> = {}): ProofFile => {
  const statement: ProofStatement = {
    repo: 'octo/shop',
    head_sha: 'a'.repeat(40),
    merge_base_sha: 'c'.repeat(40),
    command: 'npm test',
    check: null,
    by: 'junit',
    criteria: [criterionProof()],
    ...over,
  };
  return {
    schema: 'review-gate.proof/1',
    digest: digestJson(statement),
    statement,
    seconds: { total: 1, criteria: {} },
  };
};
