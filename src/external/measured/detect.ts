/** Which format a report of coverage has, by its content: names of files say little. */
import type { CoverageKind } from '../../contract/index.js';
import { ReportError } from '../report-error.js';

/** So much of a report is looked at. */
const START = 4_096;
const DECLARATIONS = /^(?:<\?[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>]*>|\s)+/u;

/** @throws ReportError that names what is read */
export function detectCoverageKind(name: string, text: string): CoverageKind {
  const start = text.slice(0, START).replace(/^\ufeff/u, '');
  if (/^mode: (?:set|count|atomic)\r?$/mu.test(start.slice(0, 20))) return 'gocover';
  if (/^(?:TN|SF):/mu.test(start)) return 'lcov';
  if (/^\s*\{/u.test(start)) return 'coveragepy';
  const xml = start.replace(DECLARATIONS, '');
  if (/^<report\b/u.test(xml)) return 'jacoco';
  if (/^<coverage\b/u.test(xml) && !/^<coverage\b[^>]*\bclover=/u.test(xml)) return 'cobertura';
  throw new ReportError([
    `${name} is no report of coverage that is read: LCOV, Cobertura or JaCoCo XML, a Go cover profile, or the JSON of coverage.py`,
  ]);
}
