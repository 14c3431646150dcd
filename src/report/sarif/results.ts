/** The results of a SARIF log: findings, worst first, then what was suppressed; as many as code scanning shows. */
import { cutCharacters } from '../../base/text.js';
import type { ObservedFinding } from '../../contract/index.js';
import { planesOf } from '../evidence.js';
import { linesOf, nameRule, pathOf, weightOf, worstFirst } from '../findings.js';
import type { Report } from '../report.js';
import { pathInUrl } from '../words.js';
import { type KnownRules, type NamedRule, ruleIdOf } from './rules.js';
import { LEVELS, lineOf, MAX_DESCRIPTION_CHARACTERS, MAX_NAME_CHARACTERS, messageOf } from './words.js';

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
export function placeOf(path: string, region?: { readonly startLine: number; readonly endLine: number }): object {
  return {
    physicalLocation: {
      artifactLocation: { uri: pathInUrl(path) || encodeURIComponent('(no file)'), uriBaseId: SOURCE_ROOT },
      ...(region === undefined ? {} : { region }),
    },
  };
}

/**
 * Returns the engine's own fingerprint. GitHub tracks alerts by `primaryLocationLineHash`, which its upload action
 * computes from the source.
 */
function fingerprintsOf(fingerprint: string | null | undefined): object {
  if (fingerprint == null || fingerprint === '') return {};
  return { partialFingerprints: { 'reviewGate/v1': cutCharacters(fingerprint.toWellFormed(), MAX_NAME_CHARACTERS) } };
}

function bodyOf(rule: NamedRule, words: string, finding: ObservedFinding): object {
  const { first, last } = linesOf(finding);
  return {
    ruleId: rule.id,
    level: LEVELS[rule.weight],
    message: messageOf(words, rule.id),
    locations: [placeOf(pathOf(finding), { startLine: first, endLine: last })],
    ...fingerprintsOf(finding.fingerprint),
  };
}

function foundResults(report: Report): Result[] {
  return worstFirst(report.findings).map((finding) => {
    const rule = { id: ruleIdOf(nameRule(finding)), plane: finding.plane, weight: weightOf(finding) };
    return { rule, body: bodyOf(rule, `${finding.title}\n\n${finding.rationale}`, finding) };
  });
}

/**
 * Returns the suppressed findings with their reasons. A comment is a suppression in the source; a policy or another
 * tool is an external one.
 */
function suppressedResults(report: Report, known: KnownRules): Result[] {
  return (planesOf(report)?.suppressed ?? []).map((each) => {
    const plane = each.rule.slice(0, Math.max(0, each.rule.indexOf('/')));
    const id = ruleIdOf(each.rule);
    const rule: NamedRule = { id, plane, weight: known.get(id)?.weight ?? 'warn' };
    const place = { file: each.file, lineRange: [each.line, each.line] };
    const { fingerprint, title } = each;
    const shown = { id: '', plane, severity: '', location: place, title, rationale: '', fingerprint };
    const justification = lineOf(`${each.reason} (${each.by})`, MAX_DESCRIPTION_CHARACTERS, 'no reason');
    const kind = each.by.startsWith('comment at ') ? 'inSource' : 'external';
    return {
      rule,
      body: { ...bodyOf(rule, title, shown), suppressions: [{ kind, status: 'accepted', justification }] },
    };
  });
}

/** Returns the results that fit, the worst first and suppressed ones last, and how many were left out. */
export function resultsOf(
  report: Report,
  known: KnownRules,
): { readonly results: readonly Result[]; readonly leftOut: number } {
  const all = [...foundResults(report), ...suppressedResults(report, known)];
  const results: Result[] = [];
  let bytes = 0;
  for (const result of all.slice(0, MAX_RESULTS)) {
    bytes += Buffer.byteLength(JSON.stringify(result.body));
    if (bytes > MAX_RESULT_BYTES) break;
    results.push(result);
  }
  return { results, leftOut: all.length - results.length };
}
