/**
 * Stage `accounting`: gives every changed line and every change of a file as a whole one reason. What has none is
 * `unaccounted`, and a person must look at it. Source of the reasons: docs/judgement.md.
 */
import type { Accounting, Binding, Change, Criteria, FileChange, Syntax } from '../model.js';
import { because } from './reasons.js';
import { countSpans, cutRun, measureShare } from './spans.js';

/** The inputs of the stage. */
export interface AccountingInputs {
  readonly change: Change;
  readonly syntax: Syntax;
  readonly criteria: Criteria;
  readonly binding: readonly Binding[];
}

/** Accounts for a change. The spans are a partition: every changed line is in exactly one. */
export function accountForChange({ change }: AccountingInputs): Accounting {
  const spans = change.files.flatMap(accountForFile);
  return { counts: countSpans(spans), share: measureShare(spans), spans };
}

function accountForFile({ file, regions }: FileChange) {
  const reason = because('unaccounted', 'nothing shows that it is asked for or cannot matter');
  return regions.flatMap((region) =>
    (['removed', 'added'] as const).flatMap((side) =>
      cutRun({
        file: file.path,
        side,
        at: region.at,
        lines: region[side].map((line) => ({ ...reason, line, symbol: null, weight: 1 })),
      }),
    ),
  );
}
