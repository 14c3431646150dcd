/** Tells a fault once that several tools found on one line. */
import { addToGroup } from '../../../base/groups.js';
import { rankSeverity } from '../../../contract/index.js';
import type { EngineFinding } from '../../model.js';
import { clip } from '../wording.js';

const MAX_NAMED = 5;
const MAX_RULE = 80;

/**
 * Joins findings of different planes that begin on the same line and are about the same matter. The engine's own stays
 * where there is one, since a report of the change's own job must not take its place; else the first by plane. It gets
 * the highest severity of them, names the others, and lists them in `also`, so that policies still count them.
 * @param listMatters what a finding of this rule is about (see matters.ts)
 * @param isOwn whether the rule is one of the engine
 */
export function joinSameMatter(
  findings: readonly EngineFinding[],
  listMatters: (rule: string) => readonly string[],
  isOwn: (rule: string) => boolean,
): readonly EngineFinding[] {
  const lines = new Map<string, EngineFinding[]>();
  for (const finding of findings) {
    addToGroup(lines, `${finding.location.file}\n${finding.location.lineRange[0] ?? 1}`, finding);
  }
  const joined = new Map<EngineFinding, EngineFinding[]>();
  const gone = new Set<EngineFinding>();
  for (const [first, ...more] of lines.values()) {
    if (first === undefined || more.length === 0) continue;
    const kept: EngineFinding[] = [];
    for (const finding of [first, ...more].toSorted((a, b) => Number(isOwn(b.rule)) - Number(isOwn(a.rule)))) {
      const matters = new Set(listMatters(finding.rule));
      const same = kept.find(
        (one) => one.plane !== finding.plane && listMatters(one.rule).some((matter) => matters.has(matter)),
      );
      if (same === undefined || isOwn(finding.rule)) {
        kept.push(finding);
        continue;
      }
      gone.add(finding);
      addToGroup(joined, same, finding);
    }
  }
  if (gone.size === 0) return findings;
  return findings.filter((finding) => !gone.has(finding)).map((finding) => tell(finding, joined.get(finding) ?? []));
}

function tell(finding: EngineFinding, others: readonly EngineFinding[]): EngineFinding {
  if (others.length === 0) return finding;
  const names = others.slice(0, MAX_NAMED).map(({ rule }) => clip(rule, MAX_RULE));
  const more = others.length - names.length;
  return {
    ...finding,
    severity: others.reduce(
      (most, { severity }) => (rankSeverity(severity) > rankSeverity(most) ? severity : most),
      finding.severity,
    ),
    rationale: `${finding.rationale} Also reported as ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    also: others.map(({ rule, plane, severity }) => ({ rule, plane, severity })),
  };
}
