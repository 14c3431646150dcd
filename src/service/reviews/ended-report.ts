/** What every report of an ended review is made of, whoever reads it: a check run, a page. */
import type { Finding } from '../../contract/index.js';
import type { Report } from '../../report/index.js';
import type { Transaction } from '../store/store.js';

const FINDINGS_AT_ONCE = 1000;

/** The service's one rule for the gate, which is the step's default: nothing but auto-approve opens it. A dry run's verdict is null. */
export function computeGate(verdict: string | null): Report['gate'] {
  const open = verdict === 'auto-approve';
  const word = verdict === null ? 'a dry run has no verdict' : `the verdict is ${verdict}`;
  return { open, reason: `${word}.` };
}

/** All findings of a review, in the contract's order. */
export async function listAllFindings(tx: Transaction, reviewId: string): Promise<Finding[]> {
  const found: Finding[] = [];
  for (;;) {
    const after = found.at(-1)?.id ?? null;
    const some = await tx.findings.list({ review_id: reviewId }, { after, limit: FINDINGS_AT_ONCE });
    found.push(...some);
    if (some.length < FINDINGS_AT_ONCE) return found;
  }
}
