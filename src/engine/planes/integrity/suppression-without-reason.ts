import type { Rule } from '../../model.js';
import { readMarkers } from '../../suppression/markers.js';
import { scanLines } from '../../text/scan.js';
import { findTextForm } from '../../text/text-forms.js';
import { clip } from '../wording.js';

/** Reports a suppression without a reason in a changed file: it hides nothing. */
export const suppressionWithoutReason: Rule = {
  id: 'integrity/suppression-without-reason',
  severity: 'warn',
  summary: 'A suppression gives no reason',
  docs: {
    why: 'Later readers cannot judge a suppression without a reason. It has no effect.',
    bad: {
      files: {
        'src/bank.test.ts': [
          ' // review-gate-ignore tests/disabled',
          " it.skip('pays', pays);",
          "+it('refunds', refunds);",
        ],
      },
    },
    good: {
      files: {
        'src/bank.test.ts': [
          ' // review-gate-ignore tests/disabled: the sandbox of the bank is down until 3 May, SHOP-81',
          " it.skip('pays', pays);",
          "+it('refunds', refunds);",
        ],
      },
    },
  },
  suppressible: false,
  check({ change }) {
    return change.files.flatMap(({ file, added, language }) => {
      // Suppressions on added lines are reported by integrity/suppression-added.
      if (file.new_text === null || !file.new_text.includes('review-gate-ignore')) return [];
      const own = new Set(added.map((line) => line.number));
      return scanLines(file.new_text.split('\n'), findTextForm(language), true).flatMap((line, index) =>
        own.has(index + 1)
          ? []
          : readMarkers(line.comment)
              .filter((marker) => marker.reason === '')
              .map((marker) => ({
                file: file.path,
                first: index + 1,
                last: index + 1,
                title: `Suppression without a reason: ${clip(marker.rule, 50)}`,
                rationale:
                  'A suppression needs a reason after a colon: “review-gate-ignore rule: reason”. Without one it has no effect.',
                anchor: marker.rule,
              })),
      );
    });
  },
};
