/**
 * What the policy would say if people answered for each thing that they may: signed the criteria, vouched for the lines,
 * accepted the findings. So a report promises no more of such answers than they bring.
 */
import { isOpenReason, type Verdict } from '../../contract/index.js';
import { countSpans, measureShare } from '../accounting/spans.js';
import type { Accounting } from '../model.js';
import type { FindUnacceptable } from '../people/accept-findings.js';
import { signCriterion } from '../people/sign-criteria.js';
import type { Facts } from '../policy/facts.js';
import { buildFindingFacts, buildStatusFacts, type StageResults } from './facts.js';

/** What would be decided. */
export interface IfAnswered {
  readonly verdict: Verdict;
  /** The rule that would decide. */
  readonly rule: string;
  /** The verdict if, besides, all people approved whom the policy asks for. */
  readonly then_approved: Verdict;
}

type Decide = (facts: Facts) => { readonly verdict: Verdict; readonly rule: string };

/** Decides again as if people had answered for each thing that they may. The tier and what the files are stay. */
export function decideIfAnswered(
  judged: StageResults,
  facts: Facts,
  decide: Decide,
  findUnacceptable: FindUnacceptable,
): IfAnswered {
  const { accounting, bindings, planes } = judged;
  const findings = planes.findings.map((finding) =>
    finding.signed === undefined && findUnacceptable(finding.rule) === null ? { ...finding, signed: ANSWER } : finding,
  );
  const answered: Facts = {
    ...facts,
    criteria: { ...facts.criteria, ...buildStatusFacts(bindings.map((binding) => signCriterion(binding, ANSWER))) },
    accounting: { ...facts.accounting, ...vouchForAll(accounting) },
    findings: buildFindingFacts(findings, planes.evidence),
  };
  const { reviews } = facts;
  const approved = {
    ...reviews,
    approved: true,
    approvals: Math.max(reviews.needed, reviews.approvals),
    changes_requested: 0,
    owners_missing: [],
  };
  const { verdict, rule } = decide(answered);
  return { verdict, rule, then_approved: decide({ ...answered, reviews: approved }).verdict };
}

/** The answer of nobody: only that there is one matters here. */
const ANSWER = { by: '', at: '', url: '', because: '' };

function vouchForAll({ spans }: Accounting): Facts['accounting'] {
  const vouched = spans.map((span) => (isOpenReason(span.reason) ? { ...span, reason: 'vouched' as const } : span));
  return { ...countSpans(vouched), share: measureShare(vouched) };
}
