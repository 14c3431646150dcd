/** What the step `planes` shows. */
import * as z from 'zod';
import { CoverageKind } from '../given-evidence.js';
import { Digest, Severity } from '../values.js';

/** Step `planes`: the rules that ran, and what was suppressed, by what and why. */
export const PlanesEvidence = z.object({
  rules: z.array(
    z.object({
      rule: z.string(),
      severity: z.union([Severity, z.literal('off')]),
      findings: z.int(),
      /** What the rule is about, in a few words. Only for rules with findings. */
      summary: z.string().optional(),
    }),
  ),
  suppressed: z.array(
    z.object({
      rule: z.string(),
      file: z.string(),
      line: z.int(),
      fingerprint: z.string(),
      title: z.string(),
      reason: z.string(),
      by: z.string(),
    }),
  ),
  left_out: z.int(),
  /**
   * What the change's own job reported of its tests. The job runs code of the change, so it can write anything: these
   * numbers are its word. Left out if there were no reports.
   */
  reported: z
    .array(
      z.union([
        z.object({
          kind: z.literal('junit'),
          digest: Digest,
          by: z.literal('the job of the change'),
          passed: z.int(),
          failed: z.int(),
          skipped: z.int(),
          error: z.int(),
        }),
        z.object({
          kind: CoverageKind,
          digest: Digest,
          by: z.literal('the job of the change'),
          /** Changed files that the report has, and those that it could not be sure of. */
          files: z.array(z.string()),
          unplaced: z.array(z.string()),
        }),
      ]),
    )
    .optional(),
  /** Which rule each finding comes from, by fingerprint. */
  findings: z.array(z.object({ rule: z.string(), fingerprint: z.string() })),
  /** Reports of other tools and the outcome of their results; left out if there were no reports. */
  reports: z
    .array(
      z.object({
        plane: z.string(),
        tool: z.string(),
        version: z.string().nullable(),
        /** All results of the report: the sum of the counts below. */
        results: z.int(),
        on_change: z.int(),
        elsewhere: z.int(),
        repeated: z.int(),
        not_failures: z.int(),
        without_place: z.int(),
      }),
    )
    .optional(),
});
export type PlanesEvidence = z.infer<typeof PlanesEvidence>;
