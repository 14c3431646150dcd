/**
 * The policies that every tenant has. Their texts, which users read and copy, are written from them, in the normal policy
 * language: to parse a text that never changes is a thirtieth of a short review.
 */
import type { Verdict } from '../../contract/index.js';
import type { BuiltInName, PolicyDocument } from './schema.js';

interface BuiltInPolicy {
  /** What it is for, in lines. */
  readonly about: readonly string[];
  readonly document: PolicyDocument;
}

const when = (name: string, condition: string, verdict: Verdict) => ({ name, if: condition, verdict });

/** Each built-in policy. */
export const BUILT_IN: Readonly<Record<BuiltInName, BuiltInPolicy>> = {
  strict: {
    about: [
      'Opens only for small, low-risk changes of which every line is asked for by a ticket or cannot matter, that have no',
      'finding above info, and of which tests that ran show every criterion of the ticket (a report of them is needed).',
    ],
    document: {
      rules: [
        when('errors', 'findings.error > 0', 'request-changes'),
        when('unmet-criteria', 'criteria.unmet > 0', 'request-changes'),
        when('incomplete', '!coverage.complete', 'needs-review'),
        when('nothing-to-review', 'change.files == 0', 'needs-review'),
        when('unread-changes', 'accounting.opaque.spans > 0', 'needs-review'),
        when('unaccounted-changes', 'accounting.unaccounted.spans > 0', 'needs-review'),
        when('weak-criteria', 'criteria.weak > 0', 'needs-review'),
        when('criteria-for-people', 'criteria.not_verifiable > 0', 'needs-review'),
        when('warnings', 'findings.warn > 0', 'needs-review'),
        when('checked-less', 'size(findings.checked_less) > 0', 'needs-review'),
        when('risk', 'tier >= 2', 'needs-review'),
        when(
          'delicate-files',
          'change.classes.exists(c, c in ["ci", "infra", "migration", "manifest", "lockfile"])',
          'needs-review',
        ),
        when('policy-edited', 'policy.changed', 'needs-review'),
        when('clean', 'true', 'auto-approve'),
      ],
      criteria: { met: 0.75, require: 'tested' },
      people: { four_eyes_from: 'T3' },
    },
  },
  balanced: {
    about: [
      'Opens for what a ticket asks for and the change shows, and for what cannot matter. Asks for a person for',
      'every other line. Closes on errors and on criteria that the change does not show.',
    ],
    document: {
      rules: [
        when('errors', 'findings.error > 0', 'request-changes'),
        when(
          'unmet-criteria',
          'criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0',
          'request-changes',
        ),
        when('incomplete', '!coverage.complete', 'needs-review'),
        when('nothing-to-review', 'change.files == 0', 'needs-review'),
        when('unread-changes', 'accounting.opaque.spans > 0', 'needs-review'),
        when('unaccounted-changes', 'accounting.unaccounted.spans > 0', 'needs-review'),
        when('unmet-in-description', 'criteria.unmet > 0', 'needs-review'),
        when('weak-criteria', 'criteria.weak > 0', 'needs-review'),
        when('criteria-for-people', 'criteria.not_verifiable > 0', 'needs-review'),
        when('warnings', 'findings.warn > 0', 'needs-review'),
        when('checked-less', 'size(findings.checked_less) > 0', 'needs-review'),
        when('high-risk', 'tier >= 3', 'needs-review'),
        when('delicate-files', 'change.classes.exists(c, c in ["ci", "infra", "migration"])', 'needs-review'),
        when('clean', 'true', 'auto-approve'),
      ],
      criteria: { met: 0.6 },
    },
  },
  advisory: {
    about: ['Never asks for changes: says where a person should look, and opens for everything else.'],
    document: {
      rules: [
        when('incomplete', '!coverage.complete', 'needs-review'),
        when('errors', 'findings.error > 0', 'needs-review'),
        when('unmet-criteria', 'criteria.source == "ticket" && criteria.unmet > 0', 'needs-review'),
        when('critical-risk', 'tier >= 4', 'needs-review'),
        when('clean', 'true', 'auto-approve'),
      ],
      criteria: { met: 0.5 },
    },
  },
  'legacy-open': {
    about: [
      'The default policy of the first edition: opens for everything that no rule speaks against, also for lines that',
      'nobody asked for and nobody looked at. Prefer balanced.',
    ],
    document: {
      rules: [
        when('errors', 'findings.error > 0', 'request-changes'),
        when(
          'unmet-criteria',
          'criteria.source in ["ticket", "closing_issue", "ticket_file"] && criteria.unmet > 0',
          'request-changes',
        ),
        when('incomplete', '!coverage.complete', 'needs-review'),
        when('nothing-to-review', 'change.files == 0', 'needs-review'),
        when('unmet-in-description', 'criteria.unmet > 0', 'needs-review'),
        when('weak-criteria', 'criteria.weak > 0', 'needs-review'),
        when('warnings', 'findings.warn > 0', 'needs-review'),
        when('checked-less', 'size(findings.checked_less) > 0', 'needs-review'),
        when('high-risk', 'tier >= 3', 'needs-review'),
        when('delicate-files', 'change.classes.exists(c, c in ["ci", "infra", "migration"])', 'needs-review'),
        when('clean', 'true', 'auto-approve'),
      ],
      criteria: { met: 0.6 },
    },
  },
};

/** The exclamation mark begins a tag of YAML. */
const writeValue = (value: unknown) => (String(value).startsWith('!') ? `"${value}"` : String(value));

const writeSection = (name: string, values: Readonly<Record<string, unknown>> | undefined) =>
  values === undefined
    ? []
    : [`${name}:`, ...Object.entries(values).map(([key, value]) => `  ${key}: ${writeValue(value)}`)];

function writePolicy({ about, document: { rules = [], criteria, people } }: BuiltInPolicy): string {
  return [
    ...about.map((line) => `# ${line}`),
    'rules:',
    ...rules.map((rule) => `  - name: ${rule.name}\n    if: ${writeValue(rule.if)}\n    verdict: ${rule.verdict}`),
    ...writeSection('criteria', criteria),
    ...writeSection('people', people),
    '',
  ].join('\n');
}

/** The text of each built-in policy. */
export const BUILT_IN_POLICIES: Readonly<Record<BuiltInName, string>> = {
  strict: writePolicy(BUILT_IN.strict),
  balanced: writePolicy(BUILT_IN.balanced),
  advisory: writePolicy(BUILT_IN.advisory),
  'legacy-open': writePolicy(BUILT_IN['legacy-open']),
};
