import { readAuthorClaims } from '../../criteria/author-claims.js';
import type { CheckedClaim, Rule } from '../../model.js';
import { checkAuthorClaims } from '../../status/author-claims.js';
import { clip } from '../wording.js';
import { selectPlace } from './place.js';

const formatPlace = ({ file, first, last }: CheckedClaim) =>
  `${clip(file, 60)}:${first === last ? first : `${first}-${last}`}`;

/** Reports a place that the description names for a criterion, and that does not show it. */
export const claimNotHeld: Rule = {
  id: 'intent/claim-not-held',
  severity: 'warn',
  summary: 'The description names lines for a criterion that do not show it',
  docs: {
    why: 'Reviewers read the lines that the author names. Wrong lines cost time, or hide that something is missing.',
    bad: {
      criteria: ['refunds are written to the audit log'],
      description: 'AC1: src/cart.ts:2-3',
      files: {
        'src/cart.ts': [' const items = load();', '+items.sort(byPrice);', '+show(items);'],
        'src/refunds.ts': [' function refund(order) {', '+  auditLog.write({ kind: "refund", order });', ' }'],
      },
    },
    good: {
      criteria: ['refunds are written to the audit log'],
      description: 'AC1: src/refunds.ts:2',
      files: {
        'src/refunds.ts': [' function refund(order) {', '+  auditLog.write({ kind: "refund", order });', ' }'],
      },
    },
  },
  suppressible: true,
  check({ snapshot, change, bindings }) {
    const place = selectPlace(change);
    if (place === null) return [];
    return checkAuthorClaims(readAuthorClaims(snapshot.body), bindings, change)
      .filter(({ fault }) => fault !== null)
      .map((claim) => {
        const isChanged = change.files.some(({ file }) => file.path === claim.file);
        return {
          ...(isChanged ? { file: claim.file, first: claim.first, last: claim.last } : place),
          title: `${clip(claim.criterion, 20)} is not shown at ${formatPlace(claim)}`,
          rationale: `The description says that ${formatPlace(claim)} shows ${clip(claim.criterion, 20)}; ${claim.why}. Name the lines of the new side that show it, or remove the claim. It changes nothing about the status of the criterion.`,
          // Code may show a criterion in words of its own.
          ...(claim.fault === 'other-words' ? { severity: 'info' as const } : {}),
          anchor: `${claim.criterion}\n${claim.file}\n${claim.why}`,
        };
      });
  },
};
