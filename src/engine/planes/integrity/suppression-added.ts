import type { Rule } from '../../model.js';
import { readMarkers } from '../../suppression/markers.js';
import { clip } from '../wording.js';

/** Reports a comment of the pull request that suppresses findings of the gate. */
export const suppressionAdded: Rule = {
  id: 'integrity/suppression-added',
  severity: 'warn',
  summary: 'The pull request adds a suppression of its own findings',
  docs: {
    why: 'The author of a change should not decide alone that a finding about it does not count. It may be right, but somebody else should say so.',
    bad: {
      files: {
        'src/orders.ts': [
          ' const order = load();',
          '+// review-gate-ignore robustness/debug-leftover: needed',
          '+debugger;',
        ],
      },
    },
    good: { files: { 'src/orders.ts': [' const order = load();', "+log.debug({ order }, 'order loaded');"] } },
  },
  suppressible: false,
  check({ syntax }) {
    // A moved marker counts too, because it applies to other lines than before.
    return [...syntax.values()].flatMap(({ path, added }) =>
      added.flatMap((line) =>
        readMarkers(line.comment).map((marker) => ({
          file: path,
          first: line.number,
          last: line.number,
          title:
            marker.reason === ''
              ? `Suppression without a reason: ${clip(marker.rule, 50)}`
              : `The change suppresses a finding of its own: ${clip(marker.rule, 50)}`,
          rationale:
            marker.reason === ''
              ? 'A suppression needs a reason after a colon: “review-gate-ignore rule: reason”. Without one it has no effect.'
              : 'This comment is part of the change that it excuses. What it hides is listed in the trace. Someone other than the author should agree with the reason given.',
          anchor: marker.rule,
        })),
      ),
    );
  },
};
