import { appendFile } from 'node:fs/promises';
import { cutBytes } from '../base/text.js';
import { MAX_JOB_SUMMARY_BYTES } from '../report/index.js';
import { messageOf } from './faults.js';
import type { Log } from './log.js';

/**
 * Adds to the job summary. Beyond 1 MiB the runner would drop the whole, so it is cut before.
 * @returns false where there is no summary file or it cannot be written, which is said in the log
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
    log.warning(`The job summary could not be written: ${messageOf(fault)}`);
    return false;
  }
}
