/** A whole policy for a terminal: its rules in order, each with the policy that it is from, and its settings. */
import { counted, oneLine } from '../../base/text.js';
import type { EffectivePolicy } from '../../engine/index.js';
import { wrapText } from '../../report/terminal/wrap-text.js';

/** A policy with what it takes from the one that it extends, under the keys of the language. */
export interface ExplainedPolicy
  extends Pick<EffectivePolicy, 'severities' | 'paths' | 'derived' | 'tickets' | 'suppressions'> {
  readonly name: string;
  /** Null for a built-in policy. */
  readonly extends: string | null;
  readonly rules: readonly {
    readonly name: string;
    readonly if: string;
    readonly verdict: string;
    /** The policy that has the rule; null in a built-in policy. */
    readonly from: string | null;
  }[];
  readonly criteria: { readonly met: number; readonly require: string };
  readonly people: {
    readonly approvals: number;
    readonly owners: boolean;
    readonly may_sign: readonly string[];
    readonly four_eyes_from: string | null;
  };
  /** Empty: the branches that the host protects. */
  readonly bases: readonly string[];
}

const INDENT = '  ';
/** Under the name of a rule. */
const DEEP = '      ';

function formatRules({ rules }: ExplainedPolicy): string[] {
  const last = rules.findIndex((rule) => rule.if.trim() === 'true');
  const reached = last === -1 ? rules : rules.slice(0, last + 1);
  const unreached = rules.slice(reached.length);
  return [
    'Rules, in the order in which they are asked. The first that holds gives the verdict.',
    ...reached.flatMap(({ name, if: condition, verdict, from }, at) => [
      `${`${at + 1}`.padStart(4)}  ${name}: ${verdict}${from === null ? '' : `  (${oneLine(from)})`}`,
      wrapText(condition, DEEP),
    ]),
    ...(unreached.length === 0
      ? []
      : [
          wrapText(
            `Never asked, because rule ${reached.length} always holds: ${unreached.map(({ name }) => name).join(', ')}`,
            INDENT,
          ),
        ]),
    ...(last === -1 ? [`${INDENT}If none holds: needs-review`] : []),
  ];
}

function describePeople({ people }: ExplainedPolicy): string {
  const owners = people.owners ? ', a code owner of each changed path among them' : '';
  const four = people.four_eyes_from === null ? '' : `, two people from ${people.four_eyes_from} on`;
  return `${counted(people.approvals, 'approval')} for needs-review to become auto-approve${owners}${four}; who may sign: ${people.may_sign.join(', ')}`;
}

function describeSuppression({ rule, path, fingerprint, reason, expires }: ExplainedPolicy['suppressions'][number]) {
  const what = [rule, path, fingerprint].filter((one) => one !== null).join(' in ');
  return `${what}${expires === null ? '' : ` until ${expires}`}: ${reason}`;
}

/** The settings, each on its line; those that say nothing are left out. */
function listSettings(policy: ExplainedPolicy): (readonly [string, string])[] {
  const { criteria, bases, severities, paths, derived, tickets, suppressions } = policy;
  return [
    ['criteria', `met from confidence ${criteria.met} on, with the status ${criteria.require} or a better one`],
    ['people', describePeople(policy)],
    [
      'bases',
      `the default branch, ${bases.length === 0 ? 'and the branches that the host protects' : bases.join(', ')}`,
    ],
    ...Object.entries(severities).map(([rule, severity]) => ['severities', `${rule}: ${severity}`] as const),
    ...paths.map(({ pattern, class: fileClass }) => ['paths', `${pattern}: ${fileClass}`] as const),
    ...derived.map(({ path, from }) => ['derived', `${path} from ${from}`] as const),
    ...tickets.repositories.map((repository) => ['tickets', `issues of ${repository} count`] as const),
    ...suppressions.map((one) => ['suppressions', describeSuppression(one)] as const),
  ];
}

/** Formats the policy. Ends with a line break. */
export function formatPolicy(policy: ExplainedPolicy): string {
  const head = `${oneLine(policy.name)}${policy.extends === null ? ', built in' : ` extends ${policy.extends}`}`;
  const settings = listSettings(policy).map(([key, text]) => wrapText(`${key}: ${text}`, INDENT));
  return `${[head, '', ...formatRules(policy), '', 'Settings', ...settings].join('\n')}\n`;
}
