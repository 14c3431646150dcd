import type { Rule } from '../../model.js';
import { readPlacedMarkers } from '../../suppression/marked-lines.js';
import { clip } from '../wording.js';

/** Reports a suppression that now stands above another line than it was written for: it hides nothing there. */
export const suppressionOutdated: Rule = {
  id: 'integrity/suppression-outdated',
  severity: 'info',
  summary: 'A suppression stands above another line than it was written for',
  docs: {
    why: 'The reason was written for one line. The line has changed, so somebody must check that the reason still holds.',
    bad: {
      files: {
        'src/http.ts': [
          ' // review-gate-ignore security/transport-weakened: the test server has no certificate, SHOP-81',
          '-const agent = createAgent({ rejectUnauthorized: false, host: testHost });',
          '+const agent = createAgent({ rejectUnauthorized: true });',
        ],
      },
    },
    good: {
      files: {
        'src/http.ts': [
          '-const path = "/a";',
          '+const path = "/b";',
          ' // review-gate-ignore security/transport-weakened: the test server has no certificate, SHOP-81',
          ' const agent = createAgent({ rejectUnauthorized: false, host: testHost });',
        ],
      },
    },
  },
  suppressible: false,
  check({ change }) {
    return change.files.flatMap((changed) =>
      readPlacedMarkers(changed)
        .filter(({ state, reason }) => state === 'outdated' && reason !== '')
        .map(({ line, covers, rule }) => ({
          file: changed.file.path,
          first: line,
          last: Math.max(line, covers),
          title: `A suppression was written for another line: ${clip(rule, 50)}`,
          rationale:
            'The line below this comment has changed, so the comment has no effect there. If its reason still holds, write it again. If not, remove it.',
          anchor: rule,
        })),
    );
  },
};
