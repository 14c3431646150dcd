/** What comes of the policies of a review: the settings, the rules in layers, and where each part is from. */
import type { PolicyEvidence } from '../../contract/index.js';
import type { EffectivePolicy } from '../model.js';

/** Where a part of the policy is from, as the trace shows it. */
export type Origin = PolicyEvidence['sources'][number];

/** Rules that decide together: the first that holds gives the layer's verdict. */
export interface RuleLayer {
  readonly rules: EffectivePolicy['rules'];
  /** The layer's verdict if no rule holds: needs-review, or none. */
  readonly otherwise: 'needs-review' | null;
}

/** The settings for the stages and the decision, and their origin. */
export interface ResolvedPolicy {
  readonly effective: EffectivePolicy;
  /** The ruling policy's layer is first; the strictest verdict of all layers wins. */
  readonly layers: readonly RuleLayer[];
  /** True if the repository's file should apply but does not parse. */
  readonly repositoryBroken: boolean;
  readonly sources: readonly Origin[];
}
