/** The results of a SARIF log: findings, worst first, then what was suppressed; as many as code scanning shows. */
import { cutCharacters } from '../../base/text.js';
import { encodePath } from '../../base/url.js';
import type { ObservedFinding } from '../../contract/index.js';
import { readPlanesEvidence } from '../evidence.js';
import { isAboutChange, nameRule, sortFindings, toLineRange, toRepoPath, toWeight, WHOLE_CHANGE } from '../findings.js';
import type { Report } from '../report.js';
import { type KnownRules, type NamedRule, toRuleId } from './rules.js';
import { buildMessage, formatLine, LEVELS, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS } from './words.js';

/** Code scanning accepts 25,000 results per run and shows the worst 5,000 (GitHub, "SARIF results exceed limit"). */
const MAX_RESULTS = 5_000;
/** Code scanning accepts 10 MB compressed by gzip. A smaller uncompressed log is also smaller when compressed. */
const MAX_RESULT_BYTES = 8 * 1024 * 1024;

/** The base id of paths that are relative to the repository's root. */
export const SOURCE_ROOT = '%SRCROOT%';

/** A result before the index of its rule is known. `body` has the fields of the log except `ruleIndex`. */
export interface Result {
  readonly rule: NamedRule;
  readonly body: object;
}

/**
 * Builds a location in the repository.
 * @param path repo-relative, forward slashes, well formed
 */
export function buildLocation(path: string, region?: { readonly startLine: number; readonly endLine: number }): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: encodePath(path) || encodeURIComponent('(no file)'), uriBaseId: SOURCE_ROOT },
      ...(region === undefined ? {} : { region }),
    },
  };
}

/**
 * Returns the engine's own fingerprint. GitHub tracks alerts by `primaryLocationLineHash`, which its upload action
 * computes from the source.
 */
function buildFingerprints(fingerprint: string | null | undefined): object {
  if (fingerprint == null || fingerprint === '') return {};
  return { partialFingerprints: { 'reviewGate/v1': cutCharacters(fingerprint.toWellFormed(), MAX_NAME_CHARACTERS) } };
}

function buildBody(rule: NamedRule, words: string, finding: ObservedFinding): object {
  const { first, last } = toLineRange(finding);
  return {
    ruleId: rule.id,
    level: LEVELS[rule.weight],
    message: buildMessage(words, rule.id),
    locations: [buildLocation(toRepoPath(finding), { startLine: first, endLine: last })],
    ...buildFingerprints(finding.fingerprint),
  };
}

function buildFoundResults(report: Report): Result[] {
  return sortFindings(report.findings).map((finding) => {
    const rule = { id: toRuleId(nameRule(finding)), plane: finding.plane, weight: toWeight(finding) };
    const about = isAboutChange(finding) ? `About ${WHOLE_CHANGE}, not this line. ` : '';
    return { rule, body: buildBody(rule, `${finding.title}\n\n${about}${finding.rationale}`, finding) };
  });
}

/**
 * Returns the suppressed findings with their reasons. A comment is a suppression in the source; a policy or another
 * tool is an external one.
 */
function buildSuppressedResults(report: Report, known: KnownRules): Result[] {
  return (readPlanesEvidence(report)?.suppressed ?? []).map((each) => {
    const plane = each.rule.slice(0, Math.max(0, each.rule.indexOf('/')));
    const id = toRuleId(each.rule);
    const rule: NamedRule = { id, plane, weight: known.get(id)?.weight ?? 'warn' };
    const place = { file: each.file, lineRange: [each.line, each.line] };
    const { fingerprint, title } = each;
    const shown = { id: '', plane, severity: '', location: place, title, rationale: '', fingerprint };
    const justification = formatLine(`${each.reason} (${each.by})`, MAX_DESCRIPTION_CHARACTERS, 'no reason');
    const kind = each.by.startsWith('comment at ') ? 'inSource' : 'external';
    return {
      rule,
      body: { ...buildBody(rule, title, shown), suppressions: [{ kind, status: 'accepted', justification }] },
    };
  });
}

/** Returns the results that fit, the worst first and suppressed ones last, and how many were left out. */
export function collectResults(
  report: Report,
  known: KnownRules,
): { readonly results: readonly Result[]; readonly leftOut: number } {
  const all = [...buildFoundResults(report), ...buildSuppressedResults(report, known)];
  const results: Result[] = [];
  let bytes = 0;
  for (const result of all.slice(0, MAX_RESULTS)) {
    bytes += Buffer.byteLength(JSON.stringify(result.body));
    if (bytes > MAX_RESULT_BYTES) break;
    results.push(result);
  }
  return { results, leftOut: all.length - results.length };
}
