/** A policy as the stages ask it. */
import type { FileClass, RequiredStatus, Severity, Tier, Verdict } from '../../contract/index.js';

/** A policy, merged and with all defaults filled in: the settings of the stages. */
export interface EffectivePolicy {
  readonly name: string;
  /** First match wins; `if` is a CEL expression over the decision's facts. */
  readonly rules: readonly {
    readonly name: string;
    readonly if: string;
    readonly verdict: Verdict;
    readonly source: string;
  }[];
  /** By rule id, `<plane>/<rule>` or `<plane>/*`; other rules keep their own severity. */
  readonly severities: Readonly<Record<string, Severity | 'off'>>;
  /** Glob → class; the first match overrides the engine's own classification. */
  readonly paths: readonly { readonly pattern: string; readonly class: FileClass }[];
  /** Each must allow the base: globs of branches, or null for the branches that the host protects. */
  readonly bases: readonly (readonly string[] | null)[];
  /** Repositories besides the change's own whose closing issues count as tickets. */
  readonly tickets: { readonly repositories: readonly string[] };
  /** The least confidence of a met criterion, and the least that must be shown of it. */
  readonly criteria: { readonly met: number; readonly required: RequiredStatus };
  readonly people: {
    /** Approvals that are needed, and whether one of each group of code owners must be among them. */
    readonly approvals: number;
    readonly owners: boolean;
    /** Who may sign, as `people.may_sign` writes it. Of each list one entry must fit. */
    readonly maySign: readonly (readonly string[])[];
    /** The tier from which two people must approve; null if none. */
    readonly fourEyesFrom: Tier | null;
  };
  /** Globs of files that are made, and of their sources. */
  readonly derived: readonly { readonly path: string; readonly from: string }[];
  /** Each needs a reason; `expires` (YYYY-MM-DD) is compared with the base commit's time. */
  readonly suppressions: readonly {
    readonly rule: string | null;
    readonly path: string | null;
    readonly fingerprint: string | null;
    readonly reason: string;
    readonly expires: string | null;
  }[];
}
