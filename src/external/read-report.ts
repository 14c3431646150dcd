/** A report's text → what it says. */
import type { CoverageKind, EvidenceKind } from '../contract/index.js';
import { readJUnit } from './junit.js';
import { createTooLargeError, REPORT_LIMITS } from './limits.js';
import { readCobertura } from './measured/cobertura.js';
import { readCoveragePy } from './measured/coverage-py.js';
import { readGoCover } from './measured/go-cover.js';
import { readJacoco } from './measured/jacoco.js';
import { readLcov } from './measured/lcov.js';
import type { MeasuredFile, ReadReport } from './parsed.js';
import { readProof } from './proof.js';
import { readSarif } from './sarif/index.js';

const COVERAGE: Readonly<Record<CoverageKind, (name: string, text: string) => Promise<readonly MeasuredFile[]>>> = {
  lcov: readLcov,
  cobertura: readCobertura,
  jacoco: readJacoco,
  gocover: readGoCover,
  coveragepy: readCoveragePy,
};

/**
 * Reads a report of a known format.
 * @param name the report's name in faults
 * @param roots absolute paths of the repository, as the tool may have seen it
 * @throws ReportError
 */
export async function readReport(
  kind: EvidenceKind,
  name: string,
  text: string,
  roots: readonly string[],
): Promise<ReadReport> {
  if (text.length > REPORT_LIMITS.FILE_BYTES) throw createTooLargeError(name);
  switch (kind) {
    case 'sarif': {
      const { reports, notes } = readSarif(name, text, roots);
      return { report: { kind, reports }, notes };
    }
    case 'junit':
      return { report: { kind, tests: (await readJUnit(name, text)).map(({ test }) => test) }, notes: [] };
    case 'proof':
      return { report: { kind, proof: readProof(name, text) }, notes: [] };
    default:
      return { report: { kind, files: await COVERAGE[kind](name, text) }, notes: [] };
  }
}
