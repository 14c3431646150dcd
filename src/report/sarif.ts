/** A review as SARIF 2.1.0 (OASIS), the exchange format of code scanning. */
import { ruleNamer } from './evidence.js';
import { linesOf, pathOf, type Weight, weightOf } from './findings.js';
import type { Report } from './report.js';
import { pathInUrl, visible } from './words.js';

const LEVELS: Readonly<Record<Weight, string>> = { info: 'note', warn: 'warning', error: 'error' };
const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** The SARIF log of one review: a run with its rules, and a result a finding with its stable fingerprint. */
export function sarifLog(report: Report): object {
  const idOf = ruleNamer(report);
  const rules = [...new Set(report.findings.map(idOf))].sort();
  const index = new Map(rules.map((rule, position) => [rule, position]));
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Review Gate',
            ...(report.trace === null ? {} : { semanticVersion: report.trace.engine.version }),
            rules: rules.map((id) => ({ id })),
          },
        },
        ...(report.headSha === null ? {} : { versionControlProvenance: provenance(report, report.headSha) }),
        columnKind: 'utf16CodeUnits',
        results: report.findings.map((finding) => {
          const { first, last } = linesOf(finding);
          const ruleId = idOf(finding);
          return {
            ruleId,
            ruleIndex: index.get(ruleId) ?? 0,
            level: LEVELS[weightOf(finding)],
            message: { text: visible(`${finding.title}\n\n${finding.rationale}`).trim() || ruleId },
            locations: [
              {
                physicalLocation: {
                  artifactLocation: { uri: pathInUrl(pathOf(finding)) },
                  region: { startLine: first, endLine: last },
                },
              },
            ],
            ...(finding.fingerprint == null ? {} : { partialFingerprints: { 'reviewGate/v1': finding.fingerprint } }),
          };
        }),
      },
    ],
  };
}

function provenance(report: Report, revisionId: string): object[] {
  if (report.serverUrl === null) return [];
  return [{ repositoryUri: `${report.serverUrl}/${report.repo}`, revisionId }];
}
