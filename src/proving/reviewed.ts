/** Reads from a reviewed snapshot what a proof starts from. */

import { joinChange } from '../engine/change/classified.js';
import { tabulateReview } from '../engine/pipeline.js';
import type { ReviewInput } from '../engine/snapshot.js';
import type { Grammars } from '../engine/syntax/grammars.js';
import { indexSyntax } from '../engine/syntax/index.js';
import type { ReviewedChange } from './targets.js';

/** Runs the steps of the review that lead to the bindings. Throws as the review does. */
export async function readReviewed({ snapshot, policy }: ReviewInput, grammars: Grammars): Promise<ReviewedChange> {
  const steps = await tabulateReview(grammars).run({ snapshot, sources: policy, proposal: null, earlier: null });
  return {
    repo: snapshot.repo,
    change: joinChange(snapshot, steps.change),
    syntax: indexSyntax(steps.syntax),
    bindings: steps.binding,
  };
}
