/**
 * Planes of other tools: results of their reports that touch the change become findings under the tool's name. Other
 * results are only counted, because the change did not cause them.
 */

import { compareText } from '../../../base/order.js';
import type { PlanesEvidence, Severity } from '../../../contract/index.js';
import { rankSeverity } from '../../../contract/index.js';
import type { RawFinding, ReportedRule, Rule, RuleContext } from '../../model.js';
import type { ToolReport, ToolResult } from '../../snapshot.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';
import { listReportedMatters } from './matters.js';
import { toPlaneName, toRuleId } from './tool-names.js';
import { type TouchedFile, toTouchedFile } from './touched-file.js';

type ReportedAbout = ToolReport['rules'][number];
type ReportEvidence = NonNullable<PlanesEvidence['reports']>[number];

/** The rules of other tools that reported something on the change, and the result of each report. */
export interface ExternalPlanes {
  /** Sorted by id. */
  readonly rules: readonly ReportedRule[];
  readonly reports: readonly ReportEvidence[];
}

const MAX_MESSAGE = 1_400;
const MAX_DESCRIPTION = 300;
const MAX_NAME = 100;

/** Reads the snapshot's reports against its change. Without reports there is nothing of either. */
export function readExternalPlanes(context: Pick<RuleContext, 'snapshot' | 'change'>): ExternalPlanes {
  const reports = context.snapshot.reports ?? [];
  if (reports.length === 0) return { rules: [], reports: [] };
  const placing = new ResultPlacer(context);
  const evidence = reports.map((report) => placing.take(report));
  return { rules: placing.rules(), reports: evidence };
}

interface FoundRule {
  readonly id: Rule['id'];
  readonly matters: readonly string[];
  readonly findings: RawFinding[];
}

class ResultPlacer {
  private readonly changes: ReadonlyMap<string, RuleContext['change']['files'][number]>;
  private readonly files = new Map<string, TouchedFile | null>();
  private readonly found = new Map<string, FoundRule>();
  private readonly seen = new Set<string>();

  constructor({ change }: Pick<RuleContext, 'change'>) {
    this.changes = new Map(change.files.map((one) => [one.file.path, one]));
  }

  take(report: ToolReport): ReportEvidence {
    const plane = toPlaneName(report.tool);
    const rules = new Map(report.rules.map((rule) => [rule.id, rule]));
    let [onChange, repeated] = [0, 0];
    for (const result of report.results) {
      const about = rules.get(result.rule);
      const finding = this.place(report, result, about);
      if (finding === null) continue;
      const id = toRuleId(plane, result.rule);
      const key = JSON.stringify([id, finding.file, finding.first, finding.last, result.message]);
      if (this.seen.has(key)) {
        repeated += 1;
        continue;
      }
      this.seen.add(key);
      onChange += 1;
      const matters = listReportedMatters(plane, result.rule, about?.weaknesses ?? []);
      const group = this.found.get(id) ?? { id, matters, findings: [] };
      group.findings.push(finding);
      this.found.set(id, group);
    }
    const { not_failures, without_place } = report.left_out;
    return {
      plane,
      tool: clip(report.tool, MAX_NAME),
      version: report.version === null ? null : clip(report.version, MAX_NAME),
      results: report.results.length + not_failures + without_place,
      on_change: onChange,
      elsewhere: report.results.length - onChange - repeated,
      repeated,
      not_failures,
      without_place,
    };
  }

  rules(): ReportedRule[] {
    const sorted = [...this.found.values()].toSorted((a, b) => compareText(a.id, b.id));
    return sorted.map(({ id, matters, findings }) => ({
      id,
      matters,
      severity: findings.reduce<Severity>(
        (most, { severity = 'info' }) => (rankSeverity(severity) > rankSeverity(most) ? severity : most),
        'info',
      ),
      summary: 'A result of another tool.',
      suppressible: true,
      check: () => findings,
    }));
  }

  private file(path: string): TouchedFile | null {
    const known = this.files.get(path);
    if (known !== undefined) return known;
    const change = this.changes.get(path);
    const made = change === undefined ? null : toTouchedFile(change);
    this.files.set(path, made);
    return made;
  }

  /** Returns the finding for a result; null if it touches nothing that changed. */
  private place(report: ToolReport, result: ToolResult, known: ReportedAbout | undefined): RawFinding | null {
    const file = this.file(result.file);
    if (file === null) return null;
    const { first, last } = result.lines ?? file.start;
    if (result.lines !== null && !file.touches(first, last)) return null;
    const description = known?.description ?? '';
    const message = clip(result.message, MAX_MESSAGE) || clip(description, MAX_MESSAGE) || result.rule;
    const about = clip(description, MAX_DESCRIPTION);
    const tool = clip(report.version === null ? report.tool : `${report.tool} ${report.version}`, MAX_NAME);
    const rationale = [
      message,
      ...(about === '' || about === message ? [] : [`About the rule: ${about}`]),
      ...(known?.security_severity === undefined ? [] : [`The tool rates it ${known.security_severity} of 10.`]),
      ...(known?.weaknesses === undefined ? [] : [known.weaknesses.map((number) => `CWE-${number}`).join(', ')]),
      ...(known?.help === undefined ? [] : [`More: ${known.help}`]),
      `Reported by ${tool} as ${clip(result.rule, MAX_NAME)}.`,
    ];
    return {
      file: result.file,
      first,
      last: Math.max(first, Math.min(last, file.end)),
      title: message,
      rationale: rationale.join(' — '),
      // The line's words and what the tool knows the result by: neither holds a line's number.
      anchor: [result.lines === null ? '' : file.text(first).slice(0, REACH.statement), ...result.fingerprints].join(
        '\n',
      ),
      severity: result.severity,
      ...(result.suppressed && { excused: toExcuse(report, result.suppressed) }),
    };
  }
}

function toExcuse(report: ToolReport, { kind, reason }: NonNullable<ToolResult['suppressed']>) {
  return {
    reason: reason === '' ? 'the report gives no reason' : reason,
    by: `${clip(report.tool, MAX_NAME)} (${clip(kind, MAX_NAME)})`,
  };
}
