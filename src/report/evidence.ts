/** What a trace says, read tolerantly: a step that is missing or of another shape is null, never an error. */
import type { z } from 'zod';
import { type CriterionStatus, type ObservedFinding, STEP_EVIDENCE, type StepName } from '../contract/index.js';
import type { Report } from './report.js';
import { counted } from './words.js';

type Evidence<N extends StepName> = z.infer<(typeof STEP_EVIDENCE)[N]>;

function step<N extends StepName>(report: Report, name: N): Evidence<N> | null {
  const found = report.trace?.steps.find((each) => each.name === name);
  const parsed = STEP_EVIDENCE[name].safeParse(found?.evidence);
  return parsed.success ? (parsed.data as Evidence<N>) : null;
}

export const criteriaOf = (report: Report): Evidence<'criteria'> | null => step(report, 'criteria');
export const tierOf = (report: Report): Evidence<'tier'> | null => step(report, 'tier');
export const planesOf = (report: Report): Evidence<'planes'> | null => step(report, 'planes');

/** The rule that a finding comes from, which is what a policy and a suppression name; its plane where there is no trace. */
export function ruleNamer(report: Report): (finding: ObservedFinding) => string {
  const rules = new Map(planesOf(report)?.findings.map(({ fingerprint, rule }) => [fingerprint, rule]));
  return (finding) => rules.get(finding.fingerprint ?? '') ?? finding.plane;
}

/** One criterion as a report shows it. Text and kind are null where there is no trace to read them from. */
export interface CriterionRow {
  readonly id: string;
  readonly text: string | null;
  readonly status: CriterionStatus | null;
  readonly lines: readonly string[];
  readonly confidence: number | null;
}

/** The review's criteria in order, with what the trace adds to them. */
export function criterionRows(report: Report): readonly CriterionRow[] {
  const read = new Map(criteriaOf(report)?.criteria.map((criterion) => [criterion.id, criterion]));
  const bound = new Map(step(report, 'binding')?.bindings.map((binding) => [binding.id, binding]));
  return (report.review.ac_bindings ?? []).map((binding) => ({
    id: binding.id,
    text: read.get(binding.id)?.text ?? null,
    status: bound.get(binding.id)?.status ?? (binding.lines.length > 0 ? 'met' : null),
    lines: binding.lines,
    confidence: binding.confidence ?? null,
  }));
}

/** `ESLint 9.1.0 (plane eslint): 12 results, 2 on the change, 10 set aside`: a line for each report of another tool. */
export function toolLines(report: Report): readonly string[] {
  return (planesOf(report)?.reports ?? []).map(({ plane, tool, version, results, on_change: on, ...aside }) => {
    const left = results - on;
    const why = [
      [aside.elsewhere, 'on lines that did not change'],
      [aside.not_failures, 'no failures'],
      [aside.without_place, 'outside of the repository or without a file'],
      [aside.repeated, 'told twice'],
    ] as const;
    const words = why.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
    const named = version === null ? tool : `${tool} ${version}`;
    return `${named} (plane ${plane}): ${counted(results, 'result')}, ${on} on the change, ${left} set aside${words.length === 0 ? '' : ` (${words.join(', ')})`}`;
  });
}
