/** The findings by severity and by rule, with counts. A link shows those of one alone: by `:target`, without a script. */
import { groupBy } from '../../../base/groups.js';
import { counted, formatCount } from '../../../base/text.js';
import { isAboutChange, toRepoPath, toWeight, type Weight, WHOLE_CHANGE } from '../../findings.js';
import type { Found } from '../code/found-code.js';
import { formatLine, renderCode } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderTable } from './part.js';

/** Rules that have a filter of their own. The style sheet has a line for each; the other rules are counted. */
const MAX_FILTERS = 40;
/** Rules of which the table is open from the start. */
const MAX_OPEN_RULES = 8;
const WEIGHTS: readonly Weight[] = ['error', 'warn', 'info'];
const WEIGHT_WORDS: Readonly<Record<Weight, readonly [one: string, many: string]>> = {
  error: ['error', 'errors'],
  warn: ['warning', 'warnings'],
  info: ['note', 'notes'],
};

/** A finding with its rule. */
type Listed = Pick<Found, 'finding' | 'rule' | 'summary'>;

/** A rule with findings; `place` is its number in the table. */
interface RuleFindings {
  readonly rule: string;
  readonly summary: string;
  readonly place: number;
  readonly found: readonly Listed[];
}

/** Groups the findings by rule, the rule with the worst finding first. */
function groupByRule(all: readonly Listed[]): readonly RuleFindings[] {
  return [...groupBy(all, ({ rule }) => rule)].map(([rule, found], at) => ({
    rule,
    summary: found[0]?.summary ?? '',
    place: at + 1,
    found,
  }));
}

/** What a filter shows alone: its anchor, and the class of its findings. */
const toAnchor = (filter: string) => `only-${filter}`;
const toFilter = (place: number) => `rule${place}`;

/** Formats how many findings of each weight there are: `2 errors, 1 note`. */
export function formatWeights(found: readonly Listed[]): string {
  return WEIGHTS.flatMap((weight) => {
    const count = found.filter(({ finding }) => toWeight(finding) === weight).length;
    return count === 0 ? [] : [counted(count, ...WEIGHT_WORDS[weight])];
  }).join(', ');
}

/** The targets of the filters, the links to them, and the class of each rule's findings. */
export interface Filters {
  /** Stands before the findings, as their sibling: what is its target decides what they show. */
  readonly piece: Piece;
  /** The class of a rule's findings; null for a rule without a filter. */
  readonly classes: ReadonlyMap<string, string>;
}

/** Builds the filters; there is nothing to choose from where all findings are of one rule. */
export function buildFilters(all: readonly Listed[]): Filters {
  const rules = groupByRule(all);
  if (rules.length < 2) return { piece: null, classes: new Map() };
  const own = rules.slice(0, MAX_FILTERS);
  const weights = WEIGHTS.filter((weight) => all.some(({ finding }) => toWeight(finding) === weight));
  const targets = [...weights, ...own.map(({ place }) => toFilter(place))];
  const shownWeights = weights.length < 2 ? [] : weights;
  const links = shownWeights.map((weight) => {
    const found = all.filter(({ finding }) => toWeight(finding) === weight);
    return html`<li><a href="#${toAnchor(weight)}">${formatWeights(found)}</a></li>`;
  });
  return {
    classes: new Map(own.map(({ rule, place }) => [rule, toFilter(place)])),
    piece: html`${targets.map((filter) => html`<span class="only" id="${toAnchor(filter)}"></span>`)}
<p class="shown"><strong>Some findings are hidden.</strong> <a href="#findings">Show all ${formatCount(all.length)}</a></p>
${links.length === 0 ? null : html`<ul class="filters" aria-label="Findings by severity">${links}</ul>`}
${renderRuleTable(rules)}`,
  };
}

function renderRuleTable(rules: readonly RuleFindings[]): Html {
  const rows = rules.map(({ rule, summary, place, found }): readonly Piece[] => {
    const name = renderCode(rule, 130);
    const files = new Set(found.map(({ finding }) => (isAboutChange(finding) ? WHOLE_CHANGE : toRepoPath(finding))))
      .size;
    return [
      place > MAX_FILTERS ? name : html`<a href="#${toAnchor(toFilter(place))}">${name}</a>`,
      formatWeights(found),
      counted(files, 'file'),
      formatLine(summary, 200),
    ];
  });
  const table = renderTable('The name of a rule shows only its findings', ['Rule', 'Findings', 'In', 'Finds'], rows, {
    name: 'plain by-rule',
  });
  return html`<details class="list"${rules.length > MAX_OPEN_RULES ? null : html` open`}><summary>${counted(rules.length, 'rule')} with findings</summary>
${table}</details>
`;
}

/** What is hidden where it neither is a finding of the chosen filter nor holds one. */
const HIDDEN = ':is(.file, .code, .stretch, .apart, .found)';

/** The styles by which the targets choose. */
export const FILTER_STYLE = `
.only { display: block; scroll-margin-top: 1rem; }
.shown { display: none; padding: 0.5rem 0.9rem; border-left: 4px solid var(--info); background: var(--info-bg); }
.only:target ~ .shown { display: block; }
.only:target ~ .files .code > .gap { display: none; }
.only:target ~ .files .file::details-content { content-visibility: visible; block-size: auto; }
.filters { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
.by-rule td { white-space: nowrap; }
.by-rule td:last-child { min-width: 14rem; white-space: normal; }
${[...WEIGHTS, ...Array.from({ length: MAX_FILTERS }, (_, at) => toFilter(at + 1))]
  .map(
    (filter) =>
      `#${toAnchor(filter)}:target ~ .files ${HIDDEN}:not(.${filter}, :has(.found.${filter})) { display: none; }`,
  )
  .join('\n')}
`;
