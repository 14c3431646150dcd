/**
 * Stage `planes`: runs every rule that the policy enables, separates suppressed findings, and limits the number of
 * findings.
 */
import { LIMITS, type Severity } from '../../contract/index.js';
import type { EffectivePolicy, EngineFinding, PlanesResult, RawFinding, Rule, RuleContext } from '../model.js';
import { settingOf } from '../policy/severities.js';
import { type Suppressed, suppressions } from '../suppression/index.js';
import { externalPlanes } from './external/index.js';
import { fingerprints } from './fingerprint.js';
import { RULES } from './registry.js';
import { redact } from './security/redact.js';
import { clip } from './wording.js';

export { RULES };

const RANK: Readonly<Record<Severity, number>> = { error: 2, warn: 1, info: 0 };
const MAX_TITLE = 120;
const MAX_RATIONALE = 2_000;
const MAX_REASON = 300;

/**
 * Runs the rules over a change and includes the reports of other tools. Findings are in the contract's order, at most
 * LIMITS.MAX_FINDINGS. If there are more, the result has the most severe ones and one that says how many were left out.
 * If a rule throws, the review fails; no rule is skipped.
 */
export async function runPlanes(context: RuleContext, policy: EffectivePolicy): Promise<PlanesResult> {
  const external = externalPlanes(context);
  const all = [...RULES, ...external.rules];
  const suppressible = new Map<string, boolean>(all.map((rule) => [rule.id, rule.suppressible]));
  const suppressed: Suppressed[] = [];
  const standing: EngineFinding[] = [];
  const rules: PlanesResult['evidence']['rules'] = [];
  const suppressorOf = suppressions(context, policy, (rule) => suppressible.get(rule) === true);
  for (const rule of all) {
    const set = settingOf(policy.severities, rule.id) ?? undefined;
    if (set === 'off') {
      rules.push({ rule: rule.id, severity: 'off', findings: 0 });
      continue;
    }
    const before = standing.length;
    for (const { finding, excused } of findingsOf(rule, await rule.check(context), set)) {
      const suppressor = excused ?? suppressorOf(finding);
      if (suppressor === null) standing.push(finding);
      else suppressed.push(describe(finding, suppressor));
    }
    const findings = standing.length - before;
    rules.push({
      rule: rule.id,
      severity: set ?? rule.severity,
      findings,
      ...(findings > 0 && { summary: rule.summary }),
    });
  }
  const { kept, leftOut } = keepMostSevere(standing);
  const findings = await withoutSecrets(kept.sort(inOrder));
  return {
    findings,
    evidence: {
      rules,
      suppressed: await suppressedWithoutSecrets(suppressed.slice(0, LIMITS.MAX_FINDINGS)),
      left_out: leftOut,
      findings: findings.map(({ rule, fingerprint }) => ({ rule, fingerprint })),
      ...(external.reports.length > 0 && { reports: [...external.reports] }),
    },
  };
}

function planeOf(rule: string): string {
  return rule.slice(0, rule.indexOf('/'));
}

/** A finding, and the tool's own reason if the tool reported it as suppressed. */
interface Said {
  readonly finding: EngineFinding;
  readonly excused: RawFinding['excused'];
}

function findingsOf(rule: Rule, raw: readonly RawFinding[], set: Severity | undefined): readonly Said[] {
  const sorted = raw.toSorted((a, b) => compare(a.file, b.file) || a.first - b.first);
  const prints = fingerprints(rule.id, sorted);
  return sorted.map((finding, index) => {
    const first = Math.max(1, finding.first);
    return {
      finding: {
        rule: rule.id,
        plane: planeOf(rule.id),
        severity: set ?? finding.severity ?? rule.severity,
        location: { file: finding.file, lineRange: [first, Math.max(first, finding.last)] },
        title: clip(finding.title, MAX_TITLE),
        rationale: clip(finding.rationale, MAX_RATIONALE),
        fingerprint: prints[index] ?? '',
      },
      excused: finding.excused,
    };
  });
}

function describe(finding: EngineFinding, suppressor: Pick<Suppressed, 'reason' | 'by'>): Suppressed {
  return {
    rule: finding.rule,
    file: finding.location.file,
    line: finding.location.lineRange[0] ?? 1,
    fingerprint: finding.fingerprint,
    title: finding.title,
    reason: clip(suppressor.reason, MAX_REASON),
    by: suppressor.by,
  };
}

function keepMostSevere(findings: readonly EngineFinding[]): { kept: EngineFinding[]; leftOut: number } {
  if (findings.length <= LIMITS.MAX_FINDINGS) return { kept: [...findings], leftOut: 0 };
  const ranked = findings.toSorted((a, b) => RANK[b.severity] - RANK[a.severity] || inOrder(a, b));
  const kept = ranked.slice(0, LIMITS.MAX_FINDINGS - 1);
  const worstLeft = ranked[kept.length];
  const leftOut = ranked.length - kept.length;
  if (worstLeft !== undefined) kept.push(leftOutFinding(worstLeft, leftOut));
  return { kept, leftOut };
}

/** Returns a finding that represents all findings left out, with the highest severity among them. */
function leftOutFinding(worst: EngineFinding, number: number): EngineFinding {
  const rule = 'integrity/findings-left-out';
  return {
    rule,
    plane: 'integrity',
    severity: worst.severity,
    location: worst.location,
    title: `${number} more findings were left out`,
    rationale: `A review shows ${LIMITS.MAX_FINDINGS} findings at most. The most severe are shown; ${number} more of severity ${worst.severity} or less were left out, the first of them here. Mend what is shown and review again, or turn rules off in the policy that do not suit the repository.`,
    fingerprint:
      fingerprints(rule, [{ ...worst, file: worst.location.file, first: 1, last: 1, anchor: 'left out' }])[0] ?? '',
  };
}

async function withoutSecrets(findings: readonly EngineFinding[]): Promise<readonly EngineFinding[]> {
  const words = await redact(findings.flatMap((finding) => [finding.title, finding.rationale]));
  return findings.map((finding, index) => ({
    ...finding,
    title: words[index * 2] ?? '',
    rationale: words[index * 2 + 1] ?? '',
  }));
}

async function suppressedWithoutSecrets(suppressed: readonly Suppressed[]): Promise<Suppressed[]> {
  const words = await redact(suppressed.flatMap((one) => [one.title, one.reason]));
  return suppressed.map((one, index) => ({
    ...one,
    title: words[index * 2] ?? '',
    reason: words[index * 2 + 1] ?? '',
  }));
}

/** Compares in the contract's order: file, first line, plane, fingerprint; strings by code units. */
function inOrder(a: EngineFinding, b: EngineFinding): number {
  return (
    compare(a.location.file, b.location.file) ||
    (a.location.lineRange[0] ?? 1) - (b.location.lineRange[0] ?? 1) ||
    compare(a.plane, b.plane) ||
    compare(a.fingerprint, b.fingerprint)
  );
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
