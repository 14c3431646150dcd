/** The reports of other tools that the input `sarif` names. */
import { realpath } from 'node:fs/promises';
import { gatherReports, SarifError } from '../external/sarif/index.js';
import { ConfigurationError } from './errors.js';
import type { Log } from './log.js';
import type { Reports } from './step.js';

/** The path of the workspace in a step that runs in a container. */
const CONTAINER_WORKSPACE = '/github/workspace';

/**
 * Reads the files. Notes for the user go to the log.
 * @throws ConfigurationError that names every file that cannot be used, and why
 */
export async function readReports(names: readonly string[], workspace: string | null, log: Log): Promise<Reports> {
  if (names.length === 0) return [];
  if (workspace === null) {
    throw new ConfigurationError('sarif is given, but there is no workspace: GITHUB_WORKSPACE is not set.');
  }
  const real = await realpath(workspace).catch(() => workspace);
  const roots = [workspace, real, CONTAINER_WORKSPACE];
  try {
    const { reports, notes } = await gatherReports(names, { directory: workspace, roots, globs: true, follow: false });
    for (const note of notes) log.warning(`sarif: ${note}`);
    const results = reports.reduce((sum, report) => sum + report.results.length, 0);
    log.info(`sarif: ${results} results of ${reports.length} runs of other tools read.`);
    return reports;
  } catch (fault) {
    if (!(fault instanceof SarifError)) throw fault;
    throw new ConfigurationError(
      'The input sarif names what cannot be used.',
      fault.faults,
      'See docs/sarif.md for what is read.',
    );
  }
}
