/** The policy as it was asked: its rules in order, which of them held, and the values behind each condition. */

import * as z from 'zod';
import { counted, cutCharacters, formatCount } from '../../../base/text.js';
import { BUILT_IN_SOURCE, type Decision, ENGINE_SOURCE, type Json, NO_RULE_HELD } from '../../../contract/index.js';
import { readPolicyEvidence } from '../../evidence.js';
import type { Report } from '../../report.js';
import { getFact } from '../../verdict.js';
import { capList, formatCodeText, formatLine, renderCode } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { listNamedFacts } from './facts.js';
import { type Part, renderTable } from './part.js';

/** Rules that could not be evaluated, and sources of the policy, that are shown. */
const MAX_ROWS = 50;

type Rule = Decision['rules'][number];

const MAX_RULES = 300;
/** For a fact that is a list: maximum number of members shown, and of characters per member. */
const MAX_MEMBERS = 12;
const MAX_MEMBER = 80;
const MAX_EFFECTIVE = 20_000;

/** Rules that are asked together: the first that holds gives the answer. */
interface RuleGroup {
  readonly title: Piece;
  readonly rules: readonly Rule[];
}

/**
 * Splits the decision's list of rules into the policies that it consists of, and the guards that follow all of them.
 */
function groupRules(rules: readonly Rule[], name: string | null): readonly RuleGroup[] {
  const policies: Rule[][] = [[]];
  const guards: Rule[] = [];
  rules.forEach((rule, at) => {
    if (rule.source === ENGINE_SOURCE && rule.name !== NO_RULE_HELD) {
      guards.push(rule);
      return;
    }
    policies.at(-1)?.push(rule);
    const more = rules.slice(at + 1).some((later) => later.source !== ENGINE_SOURCE || later.name === NO_RULE_HELD);
    if (rule.name === NO_RULE_HELD && rule.source === ENGINE_SOURCE && more) policies.push([]);
  });
  const first = name === null ? null : html` ${renderCode(name, 120)}`;
  const titles: readonly Piece[] = [
    html`The policy${first}: the first rule that holds decides`,
    "The repository's own policy: the stricter of both verdicts counts",
  ];
  return [
    ...policies
      .filter((group) => group.length > 0)
      .map((group, at) => ({ title: titles[at] ?? 'A further policy', rules: group })),
    ...(guards.length === 0 ? [] : [{ title: 'Rules of the engine, which apply with every policy', rules: guards }]),
  ];
}

function formatValue(value: Json): string {
  if (Array.isArray(value)) {
    if (value.length === 0) return 'none';
    const members = value.slice(0, MAX_MEMBERS).map((member) => cutCharacters(formatValue(member), MAX_MEMBER));
    const left = value.length - members.length;
    return `${members.join(', ')}${left > 0 ? `, and ${formatCount(left)} more` : ''}`;
  }
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const STATES = {
  held: { sign: '✓', word: 'held' },
  not: { sign: '✕', word: 'did not hold' },
  unasked: { sign: '·', word: 'not asked' },
} as const;

const toState = ({ held }: Rule) => (held === null ? 'unasked' : held ? 'held' : 'not');

/** Renders the condition. A condition of the engine itself is plain words, not policy language. */
function renderCondition({ condition, source }: Rule): Piece {
  if (condition === 'true') return html`<span class="soft">always</span>`;
  return source === ENGINE_SOURCE && /^[a-z ]+$/u.test(condition)
    ? formatLine(condition, 600)
    : renderCode(condition, 600);
}

function renderRule(rule: Rule, decided: boolean, facts: Decision['facts']): Html {
  const state = toState(rule);
  const values = listNamedFacts(rule.condition, facts);
  const tree =
    values.length === 0
      ? null
      : html`<ul class="facts">${values.map(({ name, value }) => html`<li>${renderCode(name, 120)} = <span class="n">${formatLine(formatValue(value), 600)}</span></li>`)}</ul>`;
  const by = decided ? html` <strong class="by">decided</strong>` : null;
  const source =
    rule.source === ENGINE_SOURCE || rule.source === BUILT_IN_SOURCE
      ? null
      : html` <span class="soft">${formatLine(rule.source, 60)}</span>`;
  return html`<li class="rule ${state}"><p class="name"><span class="tick" aria-hidden="true">${STATES[state].sign}</span> <strong>${formatLine(rule.name, 120)}</strong> <span class="state">${STATES[state].word}</span> <span class="then">→ ${rule.verdict}</span>${by}${source}</p>
<div>${renderCondition(rule)}${tree}</div></li>
`;
}

function renderGroup(group: RuleGroup, report: Report): Html {
  const decision = report.trace?.decision;
  const { first, note } = capList(
    group.rules,
    MAX_RULES,
    (left) => html`<p class="soft">${formatCount(left)} more rules are not shown here.</p>`,
  );
  const render = (rules: readonly Rule[]) => html`<ol class="rules">
${rules.map((rule) => renderRule(rule, rule.held === true && rule.name === decision?.rule, decision?.facts ?? {}))}</ol>
`;
  const asked = first.filter(({ held }) => held !== null);
  const unasked = first.filter(({ held }) => held === null);
  return html`<h3>${group.title}</h3>
${asked.length === 0 ? null : render(asked)}${
  unasked.length === 0
    ? null
    : html`<details><summary>${counted(unasked.length, 'rule')} not asked: the verdict was decided before</summary>
${render(unasked)}</details>
`
}${note}
`;
}

const Errors = z.array(z.object({ rule: z.string(), source: z.string(), message: z.string() }));
const Proposed = z.object({ verdict: z.string().nullable(), rule: z.string().nullable() });

function renderNotes(report: Report): Piece[] {
  const errors = Errors.safeParse(getFact(report, 'evaluation_errors'));
  const facts = report.trace?.decision.facts ?? {};
  const proposed = Proposed.safeParse(facts['proposed_policy']);
  return [
    ...(errors.success ? errors.data.slice(0, MAX_ROWS) : []).map(
      ({ rule, message }) =>
        html`<p class="note bad">The rule ${renderCode(rule, 120)} could not be evaluated, so no later rule can approve: ${formatLine(message, 400)}</p>`,
    ),
    ...(proposed.success && proposed.data.verdict !== null
      ? [
          html`<p class="note">This change edits the repository's policy. With the edited one, which was not used, the verdict would be ${renderCode(proposed.data.verdict, 60)}, by the rule ${renderCode(proposed.data.rule ?? '', 120)}.</p>`,
        ]
      : []),
  ];
}

/** Builds the part "Policy". */
export function renderPolicyPart(report: Report): Part {
  const decision = report.trace?.decision;
  const policy = readPolicyEvidence(report);
  const part = { id: 'policy', title: 'Policy', short: policy === null ? '' : formatLine(policy.name, 40) };
  if (decision === undefined) {
    return {
      ...part,
      lead: '',
      body: html`<p>The trace could not be read, so this page does not say which rules were checked.</p>`,
    };
  }
  const groups = groupRules(decision.rules, policy?.name ?? null);
  const sources =
    policy === null || policy.sources.length === 0
      ? null
      : renderTable(
          'Where the policy comes from, the strongest first',
          ['Source', 'Name', 'Used', 'Why'],
          policy.sources.slice(0, MAX_ROWS).map(({ origin, name, used, note }) => [
            // A review in a job or on a machine has no tenant.
            origin === 'tenant' ? 'default' : formatLine(origin, 60),
            renderCode(name, 200),
            used ? 'yes' : 'no',
            formatLine(note, 400),
          ]),
        );
  const effective =
    policy === null
      ? null
      : html`<details><summary>The whole policy, as it was used</summary>
<div class="code" role="group" tabindex="0" aria-label="The policy as JSON"><pre><code>${formatCodeText(cutCharacters(JSON.stringify(policy.effective, null, 2), MAX_EFFECTIVE))}</code></pre></div></details>
`;
  return {
    ...part,
    lead: html`rule ${renderCode(decision.rule, 120)} → ${decision.verdict}`,
    body: [renderNotes(report), groups.map((group) => renderGroup(group, report)), sources, effective],
  };
}
