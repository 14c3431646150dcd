/**
 * Prints risk, tier and verdict of every change of the tier benchmark, one JSON object per line.
 *
 *     node build/bench/tier/index.js CASES.jsonl.gz > answers.jsonl && python3 score.py CASES.jsonl.gz answers.jsonl
 *
 * The verdict is that of the tier alone: T0 and T1 pass, the others need a reviewer.
 */
import { assessRisk } from '../../src/engine/tier/index.js';
import { findSpans, readTierCases } from './cases.js';

for (const { id, change } of readTierCases(process.argv[2] ?? '')) {
  const { tier, score } = assessRisk(change, await findSpans(change));
  const verdict = tier <= 'T1' ? 'auto-approve' : 'needs-review';
  console.log(JSON.stringify({ id, risk: score, tier, verdict }));
}
