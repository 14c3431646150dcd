/** The reports that the inputs `sarif`, `junit`, `coverage` and `proof` name. */
import { realpath } from 'node:fs/promises';
import { counted } from '../base/text.js';
import { type GivenReport, gatherReports, REPORT_INPUTS, ReportError, type ReportInput } from '../external/index.js';
import { ConfigurationError } from './errors.js';
import type { Inputs } from './inputs.js';
import type { Log } from './log/log.js';

/** The path of the workspace in a step that runs in a container. */
const CONTAINER_WORKSPACE = '/github/workspace';

/**
 * Reads the files. Notes for the user go to the log.
 * @throws ConfigurationError that names every file that cannot be used, and why
 */
export async function readReports(
  named: Pick<Inputs, ReportInput>,
  workspace: string | null,
  log: Log,
): Promise<readonly GivenReport[]> {
  const inputs = REPORT_INPUTS.filter((input) => named[input].length > 0);
  if (inputs.length === 0) return [];
  if (workspace === null) {
    throw new ConfigurationError(
      `${inputs.join(' and ')} is given, but there is no workspace: GITHUB_WORKSPACE is not set.`,
    );
  }
  const real = await realpath(workspace).catch(() => workspace);
  const roots = [workspace, real, CONTAINER_WORKSPACE];
  try {
    const { reports, notes } = await gatherReports(named, { directory: workspace, roots, globs: true, follow: false });
    for (const note of notes) log.warning(`${inputs.join(', ')}: ${note}`);
    for (const line of describeReports(reports)) log.info(line);
    return reports;
  } catch (fault) {
    if (!(fault instanceof ReportError)) throw fault;
    throw new ConfigurationError(
      `The ${inputs.length === 1 ? 'input' : 'inputs'} ${inputs.join(', ')} ${inputs.length === 1 ? 'names' : 'name'} what cannot be used.`,
      fault.faults,
      'See docs/sarif.md, docs/evidence.md and docs/prove.md for what is read.',
    );
  }
}

/** Returns one line for each kind of report. */
function describeReports(reports: readonly GivenReport[]): string[] {
  const runs = reports.flatMap(({ parsed }) => (parsed.kind === 'sarif' ? parsed.reports : []));
  const results = runs.reduce((sum, run) => sum + run.results.length, 0);
  const tests = reports.flatMap(({ parsed }) => (parsed.kind === 'junit' ? [parsed.tests.length] : []));
  const measured = reports.flatMap(({ parsed }) => ('files' in parsed ? [parsed.files.length] : []));
  const proved = reports.flatMap(({ parsed }) =>
    parsed.kind === 'proof' ? [parsed.proof.statement.criteria.length] : [],
  );
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  return [
    ...(runs.length > 0 ? [`sarif: ${results} results of ${runs.length} runs of other tools read.`] : []),
    ...(tests.length > 0 ? [`junit: ${counted(sum(tests), 'test')} of ${counted(tests.length, 'report')} read.`] : []),
    ...(measured.length > 0
      ? [`coverage: ${counted(sum(measured), 'file')} of ${counted(measured.length, 'report')} read.`]
      : []),
    ...(proved.length > 0
      ? [`proof: ${counted(sum(proved), 'outcome')} of ${counted(proved.length, 'proof')} read.`]
      : []),
  ];
}
