/**
 * Measures how well the confidence agrees with correct decisions:
 * `node build/bench/confidence/index.js BINDING/dev.jsonl TIER/dev.jsonl.gz`.
 *
 * Verdict and confidence are those of the engine, with the rules of `balanced` that depend on the known facts: criteria
 * for one data set, risk for the other. A review is correct if its decision to approve or not is the right one.
 */
import { argv, exit } from 'node:process';
import { computeConfidence } from '../../src/engine/decision/confidence.js';
import { createDecider } from '../../src/engine/decision/decide.js';
import { buildFacts } from '../../src/engine/decision/facts.js';
import { RULES } from '../../src/engine/index.js';
import { resolvePolicy } from '../../src/engine/policy/resolve.js';
import { type KnownReview, listCriteriaReviews, listRiskReviews } from './cases.js';
import { formatReliability, type Said } from './reliability.js';

const POLICY = `
rules:
  - { name: unmet-criteria, if: criteria.unmet > 0, verdict: request-changes }
  - { name: weak-criteria, if: criteria.weak > 0, verdict: needs-review }
  - { name: high-risk, if: tier >= 3, verdict: needs-review }
  - { name: clean, if: "true", verdict: auto-approve }
  - { name: errors, if: "false", verdict: request-changes }
  - { name: warnings, if: "false", verdict: needs-review }
criteria: { met: 0.6 }
`;

const [bindingPath, tierPath] = argv.slice(2);
if (bindingPath === undefined || tierPath === undefined) {
  console.error('usage: node build/bench/confidence/index.js BINDING.jsonl TIER.jsonl.gz');
  exit(2);
}

const sources = { requested: null, tenant: { name: 'bench', source: POLICY }, repository_policy: 'ignore' } as const;
const decide = await createDecider((await resolvePolicy(sources, { trusted: null, chosen: null }, RULES)).layers);

interface Judged extends Said {
  readonly kind: KnownReview['kind'];
  readonly approved: boolean;
}

function judge({ kind, judged, approvable, weight }: KnownReview): Judged {
  const facts = buildFacts(judged);
  const { verdict } = decide(facts);
  const approved = verdict === 'auto-approve';
  const { confidence } = computeConfidence(
    judged,
    facts,
    { verdict, byPeople: false },
    (otherwise) => decide(otherwise).verdict,
  );
  return { kind, approved, said: confidence, held: approved === approvable, weight };
}

const criteria: Judged[] = [];
for (const one of listCriteriaReviews(bindingPath)) criteria.push(judge(one));
const risk: Judged[] = [];
for await (const one of listRiskReviews(tierPath)) risk.push(judge(one));

const approvals = risk.filter(({ approved }) => approved);
const refused = risk.filter(({ approved }) => !approved);
console.log(formatReliability('Criteria', criteria));
for (const kind of ['own', 'foreign', 'taken out'] as const) {
  const of = criteria.filter((one) => one.kind === kind);
  console.log(`${kind}: ${of.filter(({ approved }) => approved).length} of ${of.length} approved`);
}
console.log('');
console.log(formatReliability('Approvals by risk alone', approvals, 100));
const share =
  refused.reduce((sum, one) => sum + (one.held ? one.weight : 0), 0) /
  refused.reduce((sum, one) => sum + one.weight, 0);
const mean = refused.reduce((sum, { said }) => sum + said, 0) / refused.length;
console.log(
  `Not approved by risk alone: ${refused.length}, ${mean.toFixed(3)} sure of the tier; taken back later: ${share.toFixed(3)}`,
);
