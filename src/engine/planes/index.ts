/** Stage `planes`: runs every rule that the policy enables, separates suppressed findings, and applies the limit. */
import { compareText } from '../../base/order.js';
import { compareFindings, LIMITS, rankSeverity, type Severity } from '../../contract/index.js';
import type {
  EffectivePolicy,
  EngineFinding,
  PeopleCommand,
  PlanesResult,
  RawFinding,
  ReportedRule,
  RuleContext,
} from '../model.js';
import { acceptFindings, listUnacceptable } from '../people/accept-findings.js';
import { createJudging } from '../people/judging.js';
import { type ChecksLess, indexCheckedLess } from '../policy/checked-less.js';
import { findSetting, readPlane } from '../policy/severities.js';
import { showReported } from '../status/reported-evidence.js';
import { createSuppressor, type Suppressed } from '../suppression/index.js';
import { isBuilt } from './built-files.js';
import { hideBytes } from './byte-files.js';
import { readExternalPlanes } from './external/index.js';
import { listOwnMatters } from './external/matters.js';
import { joinSameMatter } from './external/told-once.js';
import { computeFingerprints } from './fingerprint.js';
import { ChangedLineReader } from './new-lines.js';
import { parseSettings } from './parse-settings.js';
import { RULES } from './registry.js';
import { createTokenFinder, type TokenFinder } from './security/credentials/find-tokens.js';
import { redact } from './security/credentials/redact.js';
import { clip } from './wording.js';

export { RULES };

const MAX_TITLE = 120;
const MAX_RATIONALE = 2_000;
const MAX_REASON = 300;

/**
 * Runs the rules over a change, and adds the results of other tools. Findings are in the contract's order, at most
 * LIMITS.MAX_FINDINGS of them. Nothing is said of files that the base already has as the head does. Beyond the limit, it keeps the most severe ones and one finding that gives the number of
 * the others. A rule that throws fails the review: no rule is skipped. `commands` are those of people, who may accept
 * findings.
 */
export async function runPlanes(
  given: Omit<RuleContext, 'findTokens' | 'changedLines'>,
  policy: EffectivePolicy,
  commands: readonly PeopleCommand[] = [],
): Promise<PlanesResult> {
  const findTokens = createTokenFinder();
  const change = { ...given.change, files: given.change.files.map(parseSettings) };
  const context = { ...given, change, findTokens, changedLines: new ChangedLineReader(given.syntax) };
  const read = hideBytes(context);
  const written = { ...read, change: { ...change, files: read.change.files.filter((file) => !isBuilt(file)) } };
  const giveTo = ({ skipsBuilt, readsBytes }: ReportedRule) =>
    readsBytes === true ? context : skipsBuilt === true ? written : read;
  const external = readExternalPlanes(context);
  const all: readonly ReportedRule[] = [...RULES, ...external.rules];
  const suppressible = new Map<string, boolean>(all.map((rule) => [rule.id, rule.suppressible]));
  const suppressed: Suppressed[] = [];
  const standing: EngineFinding[] = [];
  const rules: PlanesResult['evidence']['rules'] = [];
  const onBase = new Set(change.files.flatMap(({ file }) => (file.on_base === true ? [file.path] : [])));
  // What is said of a file that the base has like this by now came another way. The rule is asked again without such
  // files, because one finding may stand for several of them.
  const ask = async (rule: ReportedRule): Promise<readonly RawFinding[]> => {
    const told = giveTo(rule);
    const found = await rule.check(told);
    if (!found.some(({ file }) => onBase.has(file))) return found;
    const files = told.change.files.filter(({ file }) => !onBase.has(file.path));
    return rule.check({ ...told, change: { ...told.change, files } });
  };
  const findSuppressor = createSuppressor(context, policy, (rule) => suppressible.get(rule) === true);
  for (const rule of all) {
    const set = findSetting(policy.severities, rule.id) ?? undefined;
    if (set === 'off') {
      rules.push({ rule: rule.id, severity: 'off', findings: 0 });
      continue;
    }
    const before = standing.length;
    for (const { finding, excused } of buildFindings(rule, await ask(rule), set)) {
      const suppressor = excused ?? findSuppressor(finding);
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
  const reported = showReported(context.snapshot);
  const judging = createJudging(context.snapshot, policy.people);
  const matters = new Map<string, readonly string[]>(
    all.map(({ id, matters: known }) => [id, known ?? listOwnMatters(id)]),
  );
  const own = new Set<string>(RULES.map(({ id }) => id));
  const told =
    external.rules.length === 0
      ? standing
      : joinSameMatter(
          standing,
          (rule) => matters.get(rule) ?? [],
          (rule) => own.has(rule),
        );
  const { kept, leftOut } = keepMostSevere(
    acceptFindings(told, commands, judging, listUnacceptable(all)),
    indexCheckedLess(RULES),
  );
  const findings = redactFindings(kept.sort(compareEngineFindings), findTokens);
  return {
    findings,
    evidence: {
      rules,
      suppressed: redactSuppressed(suppressed.slice(0, LIMITS.MAX_FINDINGS), findTokens),
      left_out: leftOut,
      findings: findings.map(({ rule, fingerprint }) => ({ rule, fingerprint })),
      ...(external.reports.length > 0 && { reports: [...external.reports] }),
      ...(reported.length > 0 && { reported: [...reported] }),
    },
  };
}

/** A finding, and why the tool that reported it says that it is suppressed. */
interface ExcusableFinding {
  readonly finding: EngineFinding;
  readonly excused: RawFinding['excused'];
}

function buildFindings(
  rule: ReportedRule,
  raw: readonly RawFinding[],
  set: Severity | undefined,
): readonly ExcusableFinding[] {
  const sorted = raw.toSorted((a, b) => compareText(a.file, b.file) || a.first - b.first);
  const prints = computeFingerprints(rule.id, sorted);
  return sorted.map((finding, index) => {
    const first = Math.max(1, finding.first);
    return {
      finding: {
        rule: rule.id,
        plane: readPlane(rule.id),
        severity: set ?? finding.severity ?? rule.severity,
        location: { file: finding.file, lineRange: [first, Math.max(first, finding.last)] },
        title: clip(finding.title, MAX_TITLE),
        rationale: clip(finding.rationale, MAX_RATIONALE),
        fingerprint: prints[index] ?? '',
        ...(finding.about !== undefined && { about: finding.about }),
        ...(finding.checksLess === true && { checksLess: true as const }),
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

/** Keeps the most severe, and of equals those that a policy asks a person about: a flood of notes must not hide them. */
function keepMostSevere(
  findings: readonly EngineFinding[],
  checksLess: ChecksLess,
): { kept: EngineFinding[]; leftOut: number } {
  if (findings.length <= LIMITS.MAX_FINDINGS) return { kept: [...findings], leftOut: 0 };
  const ranked = findings.toSorted(
    (a, b) =>
      rankSeverity(b.severity) - rankSeverity(a.severity) ||
      Number(checksLess(b)) - Number(checksLess(a)) ||
      compareEngineFindings(a, b),
  );
  const kept = ranked.slice(0, LIMITS.MAX_FINDINGS - 1);
  const worstLeft = ranked[kept.length];
  const leftOut = ranked.length - kept.length;
  if (worstLeft !== undefined) kept.push(buildLeftOutFinding(worstLeft, leftOut));
  return { kept, leftOut };
}

/** Returns one finding for all that were left out, with the severity of the most severe one. */
function buildLeftOutFinding(worst: EngineFinding, number: number): EngineFinding {
  const rule = 'integrity/findings-left-out';
  return {
    rule,
    plane: 'integrity',
    severity: worst.severity,
    location: worst.location,
    about: 'change',
    title: `${number} more findings were left out`,
    rationale: `A review shows ${LIMITS.MAX_FINDINGS} findings at most. The most severe are shown; ${number} more of severity ${worst.severity} or less were left out, the first of them here. Fix what is shown and review again, or switch off rules in the policy that do not fit the repository.`,
    fingerprint:
      computeFingerprints(rule, [{ ...worst, file: worst.location.file, first: 1, last: 1, anchor: 'left out' }])[0] ??
      '',
  };
}

function redactFindings(findings: readonly EngineFinding[], findTokens: TokenFinder): readonly EngineFinding[] {
  const texts = findings.flatMap((finding) => [finding.title, finding.rationale]);
  const words = redact(texts, findTokens);
  return findings.map((finding, index) => ({
    ...finding,
    title: words[index * 2] ?? '',
    rationale: words[index * 2 + 1] ?? '',
  }));
}

function redactSuppressed(suppressed: readonly Suppressed[], findTokens: TokenFinder): Suppressed[] {
  const texts = suppressed.flatMap((one) => [one.title, one.reason]);
  const words = redact(texts, findTokens);
  return suppressed.map((one, index) => ({
    ...one,
    title: words[index * 2] ?? '',
    reason: words[index * 2 + 1] ?? '',
  }));
}

/** Compares by the contract's order; findings of one line and plane by their fingerprints. */
function compareEngineFindings(a: EngineFinding, b: EngineFinding): number {
  return compareFindings(a, b) || compareText(a.fingerprint, b.fingerprint);
}
