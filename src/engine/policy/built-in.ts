/** The policies that every tenant has, written in the normal policy language, so that users can read and copy them. */
import type { BuiltInName } from './schema.js';

const BALANCED = `# Opens for what a ticket asks for and the change shows, and for what cannot matter. Asks for a person for
# every other line. Closes on errors and on criteria that the change does not show.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: checked-less
    if: size(findings.checked_less) > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;

const STRICT = `# Opens only for small, low-risk changes of which every line is asked for by a ticket or cannot matter, that have no
# finding above info, and of which tests that ran show every criterion of the ticket (a report of them is needed).
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unread-changes
    if: accounting.opaque.spans > 0
    verdict: needs-review
  - name: unaccounted-changes
    if: accounting.unaccounted.spans > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: criteria-for-people
    if: criteria.not_verifiable > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: checked-less
    if: size(findings.checked_less) > 0
    verdict: needs-review
  - name: risk
    if: tier >= 2
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration", "manifest", "lockfile"])
    verdict: needs-review
  - name: policy-edited
    if: policy.changed
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.75
  require: tested
people:
  four_eyes_from: T3
`;

const ADVISORY = `# Never asks for changes: says where a person should look, and opens for everything else.
rules:
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: errors
    if: findings.error > 0
    verdict: needs-review
  - name: unmet-criteria
    if: criteria.source == "ticket" && criteria.unmet > 0
    verdict: needs-review
  - name: critical-risk
    if: tier >= 4
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.5
`;

const LEGACY_OPEN = `# The default policy of the first edition: opens for everything that no rule speaks against, also for lines that
# nobody asked for and nobody looked at. Prefer balanced.
rules:
  - name: errors
    if: findings.error > 0
    verdict: request-changes
  - name: unmet-criteria
    if: criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0
    verdict: request-changes
  - name: incomplete
    if: "!coverage.complete"
    verdict: needs-review
  - name: nothing-to-review
    if: change.files == 0
    verdict: needs-review
  - name: unmet-in-description
    if: criteria.unmet > 0
    verdict: needs-review
  - name: weak-criteria
    if: criteria.weak > 0
    verdict: needs-review
  - name: warnings
    if: findings.warn > 0
    verdict: needs-review
  - name: checked-less
    if: size(findings.checked_less) > 0
    verdict: needs-review
  - name: high-risk
    if: tier >= 3
    verdict: needs-review
  - name: delicate-files
    if: change.classes.exists(c, c in ["ci", "infra", "migration"])
    verdict: needs-review
  - name: clean
    if: true
    verdict: auto-approve
criteria:
  met: 0.6
`;

/** The text of each built-in policy. */
export const BUILT_IN_POLICIES: Readonly<Record<BuiltInName, string>> = {
  strict: STRICT,
  balanced: BALANCED,
  advisory: ADVISORY,
  'legacy-open': LEGACY_OPEN,
};
