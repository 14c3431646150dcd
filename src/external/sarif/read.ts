/** A SARIF 2.1.0 file → reports as a snapshot carries them. Pure: who calls it has read the file. */

import type * as z from 'zod';
import { quoteStart } from '../../base/text.js';
import type { ToolReport, ToolResult } from '../../engine/snapshot.js';
import { parseJson } from '../json.js';
import { createTooLargeError, REPORT_LIMITS } from '../limits.js';
import { ReportError } from '../report-error.js';
import { SARIF_LIMITS } from './limits.js';
import { readLines, resolveArtifactPath } from './location.js';
import { resolveMessage } from './message.js';
import { describeReportedRule } from './reported-rule.js';
import { createRuleIndex, type Level, type RuleIndex } from './rule-index.js';
import { type Result, type Run, SarifLog } from './schema.js';

/** The contents of a file, and notes for the user. */
export interface SarifContents {
  readonly reports: readonly ToolReport[];
  readonly notes: readonly string[];
}

const MAX_MESSAGE = 2_000;
const MAX_WORD = 200;
const MAX_FINGERPRINTS = 20;

/** Fingerprints of some tools that a rebase changes. */
const PASSING = /^(?:commit(?:sha|message)?|author|email|date)$/iu;

const SEVERITIES = { error: 'error', warning: 'warn', note: 'info' } as const satisfies Record<
  Exclude<Level, 'none'>,
  ToolResult['severity']
>;

/**
 * Parses a file's text. Some results are counted and left out: those that are not failures according to the tool (level
 * `none`, a kind other than `fail`, absent since the baseline), and those without a location in the repository.
 * @param name the file's name in faults
 * @param roots absolute paths of the repository, as the tool may have seen it
 * @throws ReportError if the text is not a SARIF 2.1.0 log, or is larger than the limit
 */
export function readSarif(name: string, text: string, roots: readonly string[]): SarifContents {
  if (text.length > REPORT_LIMITS.FILE_BYTES) throw createTooLargeError(name);
  const value = parseJson(name, text);
  const version: unknown =
    typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  if (typeof version !== 'string') throw new ReportError([`${name} is no SARIF file: it has no version`]);
  if (version !== '2.1.0') {
    throw new ReportError([`${name} is SARIF ${quoteStart(version)}; only 2.1.0 is read`]);
  }
  if (countResults(value) > SARIF_LIMITS.RESULTS) {
    throw new ReportError([`${name} holds more than ${SARIF_LIMITS.RESULTS} results, the most that is read`]);
  }
  const log = SarifLog.safeParse(value);
  if (!log.success) throw new ReportError([`${name} is no SARIF 2.1.0 log: ${describeIssue(log.error)}`]);
  return {
    reports: log.data.runs.map((run) => buildReport(run, roots)),
    notes: log.data.runs.flatMap((run) => listNotes(name, run)),
  };
}

/** Counts the results of a log before its shape is checked. */
function countResults(log: unknown): number {
  const member = (of: unknown, name: string): unknown[] => {
    const value: unknown = typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
    return Array.isArray(value) ? value : [];
  };
  return member(log, 'runs').reduce((sum: number, run) => sum + member(run, 'results').length, 0);
}

function describeIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  return `at /${issue?.path.map(String).join('/') ?? ''}: ${issue?.message ?? 'bad shape'}`;
}

function listNotes(name: string, run: Run): string[] {
  const tool = JSON.stringify(run.tool.driver.name.slice(0, MAX_WORD));
  const failed = (run.invocations ?? []).some((one) => one.executionSuccessful === false);
  const apart = (run.externalPropertyFileReferences?.results ?? []).length > 0;
  return [
    ...(failed
      ? [`${name}: ${tool} says of itself that it did not run to its end; what it would have found is missing`]
      : []),
    ...(apart ? [`${name}: results of ${tool} that it keeps in other files are not read`] : []),
  ];
}

function buildReport(run: Run, roots: readonly string[]): ToolReport {
  const { driver } = run.tool;
  const book = createRuleIndex(run);
  const rules = new Map<string, ToolReport['rules'][number]>();
  const results: ToolResult[] = [];
  const leftOut = { not_failures: 0, without_place: 0 };
  for (const result of run.results) {
    const level = readFailureLevel(result, book);
    if (level === null) {
      leftOut.not_failures += 1;
      continue;
    }
    const place = findPlace(result, run, roots);
    if (place === null) {
      leftOut.without_place += 1;
      continue;
    }
    const { rule, component } = book.of(result);
    const id = truncate(book.readRuleId(result).trim(), MAX_WORD) || 'no-rule';
    const about = describeReportedRule(id, rule);
    if (about !== null) rules.set(id, about);
    results.push({
      rule: id,
      severity: SEVERITIES[level],
      ...place,
      message: truncate(resolveMessage(result, rule, component), MAX_MESSAGE),
      fingerprints: listFingerprints(result),
      suppressed: readSuppression(result),
    });
  }
  return {
    tool: truncate(driver.name.trim(), MAX_WORD) || 'sarif',
    version: truncate(driver.semanticVersion ?? driver.version ?? '', MAX_WORD) || null,
    rules: [...rules.values()],
    results,
    left_out: leftOut,
  };
}

const truncate = (text: string, max: number) => text.slice(0, max).toWellFormed();

/**
 * Returns the level of a failure. Null if the result is not a failure: another kind, absent since the baseline, or
 * level `none`.
 */
function readFailureLevel(result: Result, book: RuleIndex): Exclude<Level, 'none'> | null {
  if ((result.kind ?? 'fail') !== 'fail' || result.baselineState === 'absent') return null;
  const level = book.readLevel(result);
  return level === 'none' ? null : level;
}

/** Returns the first of the result's locations that is in the repository. */
function findPlace(result: Result, run: Run, roots: readonly string[]): Pick<ToolResult, 'file' | 'lines'> | null {
  for (const { physicalLocation } of result.locations ?? []) {
    const file = resolveArtifactPath(physicalLocation?.artifactLocation, run, roots);
    if (file !== null) return { file, lines: readLines(physicalLocation?.region) };
  }
  return null;
}

function listFingerprints(result: Result): string[] {
  return Object.entries({ ...result.partialFingerprints, ...result.fingerprints })
    .filter(([name, value]) => typeof value === 'string' && value !== '' && !PASSING.test(name))
    .map(([name, value]) => truncate(`${name}=${String(value)}`, MAX_WORD))
    .toSorted()
    .slice(0, MAX_FINGERPRINTS);
}

/**
 * Returns the suppression of a result. A result counts as suppressed if it has suppressions and none of them is under
 * review or rejected (§3.27.23, §3.35.3).
 */
function readSuppression(result: Result): ToolResult['suppressed'] {
  const [first, ...more] = result.suppressions ?? [];
  if (first === undefined) return null;
  const accepted = [first, ...more].every(({ status }) => (status ?? 'accepted') === 'accepted');
  if (!accepted) return null;
  return {
    kind: truncate(first.kind ?? 'external', MAX_WORD),
    reason: truncate((first.justification ?? '').trim(), MAX_MESSAGE),
  };
}
