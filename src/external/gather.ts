/** The reports that the inputs of the step and the flags of the command name. */
import { digestBytes } from '../base/hash.js';
import type { EvidenceKind } from '../contract/index.js';
import type { GivenReport } from './given.js';
import { REPORT_LIMITS } from './limits.js';
import { detectCoverageKind } from './measured/detect.js';
import { type FileSearch, findFiles, type NamedFile, readNamedFile } from './named-files.js';
import { readReport } from './read-report.js';
import { collectFaults, ReportError } from './report-error.js';
import { SARIF_LIMITS } from './sarif/index.js';

/** Inputs that name reports, and how their format is known; null: by the content. */
const INPUTS = {
  sarif: 'sarif',
  junit: 'junit',
  coverage: null,
  proof: 'proof',
} as const satisfies Record<string, EvidenceKind | null>;

/** An input of the step, and a flag of the command, that names reports. */
export type ReportInput = keyof typeof INPUTS;

/** These inputs in the order in which their files are read. */
export const REPORT_INPUTS: readonly ReportInput[] = ['sarif', 'junit', 'coverage', 'proof'];

/** Paths or globs of reports, by the input that names them. */
export type NamedReports = Readonly<Record<ReportInput, readonly string[]>>;

/** The reports, and notes for the user: a glob that matched nothing, a tool that did not finish. */
export interface GatheredReports {
  readonly reports: readonly GivenReport[];
  readonly notes: readonly string[];
}

/**
 * Reads all reports.
 * @throws ReportError that names every file that is missing, broken or over a limit
 */
export async function gatherReports(named: NamedReports, search: FileSearch): Promise<GatheredReports> {
  const faults: string[] = [];
  const notes: string[] = [];
  const found: { readonly input: ReportInput; readonly file: NamedFile }[] = [];
  for (const input of REPORT_INPUTS) {
    const { files, notes: told } = await findFiles(named[input], search, faults);
    notes.push(...told);
    found.push(...files.map((file) => ({ input, file })));
  }
  refuseTooMany(
    found.map(({ input }) => input),
    faults,
  );

  const reports: GivenReport[] = [];
  let bytes = 0;
  for (const { input, file } of found) {
    const read = await readOne(input, file, search.roots).catch(collectFaults(faults));
    if (read === null) continue;
    bytes += Buffer.byteLength(read.report.text);
    if (bytes > REPORT_LIMITS.ALL_BYTES) throw tellAllTooLarge(faults);
    reports.push(read.report);
    notes.push(...read.notes);
  }
  const results = countResults(reports);
  if (results > SARIF_LIMITS.RESULTS) {
    faults.push(`the SARIF files hold ${results} results together; at most ${SARIF_LIMITS.RESULTS} are read`);
  }
  if (faults.length > 0) throw new ReportError(faults);
  return { reports, notes };
}

function refuseTooMany(inputs: readonly ReportInput[], faults: readonly string[]): void {
  const sarif = inputs.filter((input) => input === 'sarif').length;
  const others = inputs.length - sarif;
  if (sarif > SARIF_LIMITS.FILES) {
    throw new ReportError([...faults, `${sarif} SARIF files are named; at most ${SARIF_LIMITS.FILES} are read`]);
  }
  if (others > REPORT_LIMITS.FILES) {
    throw new ReportError([
      ...faults,
      `${others} reports of tests, coverage and proofs are named; at most ${REPORT_LIMITS.FILES} are read: merge them before`,
    ]);
  }
}

function tellAllTooLarge(faults: readonly string[]): ReportError {
  const megabytes = REPORT_LIMITS.ALL_BYTES / 1024 / 1024;
  return new ReportError([...faults, `the reports are larger than ${megabytes} MiB together, the most that is read`]);
}

async function readOne(
  input: ReportInput,
  file: NamedFile,
  roots: readonly string[],
): Promise<{ readonly report: GivenReport; readonly notes: readonly string[] }> {
  const bytes = await readNamedFile(file);
  const text = bytes.toString('utf8');
  const kind = INPUTS[input] ?? detectCoverageKind(file.shown, text);
  const { report, notes } = await readReport(kind, file.shown, text, roots);
  return { report: { kind, digest: digestBytes(bytes), text, roots, parsed: report }, notes };
}

/** The number of results in SARIF files, those left out among them. */
function countResults(reports: readonly GivenReport[]): number {
  return reports
    .flatMap(({ parsed }) => (parsed.kind === 'sarif' ? parsed.reports : []))
    .reduce((sum, { results, left_out: left }) => sum + results.length + left.not_failures + left.without_place, 0);
}
