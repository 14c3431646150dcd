/** The step's outputs, and the findings file that one of them names. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ObservedFinding, ObservedReview } from '../contract/index.js';
import { type AccountingTally, countFindings } from '../report/index.js';
import { readErrorMessage } from './errors.js';
import type { Commands, Log } from './log/log.js';

/** All outputs, as in action.yml. */
export const OUTPUTS = [
  'review-id',
  'status',
  'verdict',
  'tier',
  'confidence',
  'trace-url',
  'base-ref',
  'base-sha',
  'merge-base-sha',
  'findings-count',
  'errors-count',
  'warnings-count',
  'findings',
  'unaccounted-lines',
  'check-run-url',
  'attestation-id',
  'attestation-url',
  'approved',
] as const;
type OutputName = (typeof OUTPUTS)[number];

/** Sets outputs as soon as they are known. If one cannot be written, this is logged and the step continues. */
export class Outputs {
  readonly #set = new Map<OutputName, string>();
  #faultSaid = false;

  constructor(
    private readonly commands: Pick<Commands, 'setOutput'>,
    private readonly log: Log,
  ) {}

  /** Sets one output; does nothing if the value is unchanged or unknown. */
  set(name: OutputName, value: string | number | boolean | null | undefined): void {
    if (value == null || this.#set.get(name) === String(value)) return;
    this.#set.set(name, String(value));
    try {
      this.commands.setOutput(name, String(value));
    } catch (fault) {
      const words = `The output ${name} could not be set: ${readErrorMessage(fault)}`;
      if (this.#faultSaid) this.log.debug(words);
      else this.log.warning(words);
      this.#faultSaid = true;
    }
  }

  /** Sets the outputs that are known of a review so far. */
  review(review: ObservedReview): void {
    this.set('review-id', review.id);
    this.set('status', review.status);
    this.set('verdict', review.verdict);
    this.set('tier', review.tier);
    this.set('confidence', review.confidence);
    this.set('trace-url', review.trace_url);
    this.set('base-ref', review.base_ref);
    this.set('base-sha', review.base_sha);
    this.set('merge-base-sha', review.merge_base_sha);
  }

  /** Sets how much a person must look at; a file as a whole counts as a line. Unknown if the review does not say. */
  accounting(tally: AccountingTally | null): void {
    this.set('unaccounted-lines', tally === null ? null : tally.openLines + tally.openFiles);
  }

  /** Sets the counts, and writes a JSON file with all findings to a new folder below `temporary`. */
  async findings(findings: readonly ObservedFinding[], temporary: string): Promise<void> {
    const counts = countFindings(findings);
    this.set('findings-count', findings.length);
    this.set('errors-count', counts.error);
    this.set('warnings-count', counts.warn);
    try {
      await mkdir(temporary, { recursive: true });
      const path = join(await mkdtemp(join(temporary, 'review-gate-')), 'findings.json');
      await writeFile(path, `${JSON.stringify(findings, null, 2)}\n`);
      this.set('findings', path);
    } catch (fault) {
      this.log.warning(`The file of findings could not be written: ${readErrorMessage(fault)}`);
    }
  }
}
