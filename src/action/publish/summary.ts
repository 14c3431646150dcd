import { appendFile } from 'node:fs/promises';
import { cutBytes } from '../../base/text.js';
import { MAX_JOB_SUMMARY_BYTES } from '../../report/index.js';
import { readErrorMessage } from '../errors.js';
import type { Log } from '../log/log.js';

/**
 * Appends to the job summary. The runner drops a summary above 1 MiB completely, so the text is cut before.
 * @returns false if there is no summary file or it cannot be written, which is logged
 */
export async function writeSummary(path: string | null, markdown: string, log: Log): Promise<boolean> {
  if (path === null) {
    log.info('There is no job summary: GITHUB_STEP_SUMMARY is not set.');
    return false;
  }
  try {
    await appendFile(path, cutBytes(log.redact(markdown), MAX_JOB_SUMMARY_BYTES));
    return true;
  } catch (fault) {
    log.warning(`The job summary could not be written: ${readErrorMessage(fault)}`);
    return false;
  }
}
