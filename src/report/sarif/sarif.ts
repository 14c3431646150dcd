/**
 * A review as SARIF 2.1.0 (OASIS), the exchange format of code scanning. Contents and limits follow GitHub's "SARIF
 * support for code scanning".
 */
import { parseHttpUrl } from '../../base/url.js';
import type { Report } from '../report.js';
import { buildInvocation } from './invocation.js';
import { collectResults, SOURCE_ROOT } from './results.js';
import { buildDescriptors, readKnownRules } from './rules.js';
import { formatLine } from './words.js';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

function buildProvenance(report: Report): object {
  const { serverUrl, repo, headSha } = report;
  const repository = serverUrl === null ? null : parseHttpUrl(`${serverUrl}/${repo}`);
  if (repository === null || headSha === null) return {};
  return {
    versionControlProvenance: [
      { repositoryUri: repository.href, revisionId: headSha, mappedTo: { uriBaseId: SOURCE_ROOT } },
    ],
  };
}

/** Returns the other results of the review, for readers of the property bag. */
function buildProperties(report: Report): object {
  const { verdict, tier, confidence } = report.review;
  return {
    verdict: verdict ?? null,
    tier: tier ?? null,
    confidence: confidence ?? null,
    gate: report.gate.open ? 'open' : 'closed',
    traceDigest: report.trace?.digest ?? null,
  };
}

/**
 * Builds the SARIF log of one review: one run with its rules and one result per finding, worst first. Suppressed
 * findings are included and marked. At most 5,000 results and 8 MiB; a notification counts the results that did not
 * fit. The run's category is `review-gate`.
 */
export function buildSarifLog(report: Report): object {
  const known = readKnownRules(report);
  const { results, leftOut } = collectResults(report, known);
  const { rules, index } = buildDescriptors(
    results.map(({ rule }) => rule),
    known,
  );
  return {
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: 'Review Gate',
            ...(report.trace === null ? {} : { semanticVersion: report.trace.engine.version }),
            rules,
          },
        },
        automationDetails: { id: `review-gate/${encodeURIComponent(formatLine(report.review.id, 255, 'review'))}` },
        invocations: [buildInvocation(report, leftOut)],
        ...buildProvenance(report),
        originalUriBaseIds: { [SOURCE_ROOT]: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results: results.map(({ rule, body }) => ({ ...body, ruleIndex: index.get(rule.id) ?? 0 })),
        properties: { 'reviewGate/v1': buildProperties(report) },
      },
    ],
  };
}
