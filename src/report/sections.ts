/** The parts of a Markdown report, and how they are fitted into a limit of bytes: the verdict always, rows as they fit. */
import { parseUrl } from '../contract/index.js';
import { type CriterionRow, criteriaOf, criterionRows, planesOf, ruleNamer, tierOf, toolLines } from './evidence.js';
import { countFindings, linesOf, pathOf, type Weight, weightOf, worstFirst } from './findings.js';
import type { Report } from './report.js';
import {
  counted,
  cutBytes,
  cutCharacters,
  isLoopback,
  markdownCode,
  markdownLink,
  markdownText,
  pathInUrl,
} from './words.js';

/** A part is a text, or rows of which only the first may fit; `more` then says how many are left out. */
export interface Section {
  readonly head: string;
  readonly rows: readonly string[];
  readonly more: (left: number) => string;
}

const text = (head: string): Section => ({ head, rows: [], more: () => '' });

/** Joins sections within `maxBytes`. Heads come first: rows share what remains, in order, a section at most half of it. */
export function fitted(sections: readonly Section[], maxBytes: number): string {
  const bytes = (value: string) => Buffer.byteLength(value);
  const reserve = sections.reduce((sum, each) => sum + bytes(each.head) + bytes(each.more(each.rows.length)) + 4, 0);
  let free = Math.max(0, maxBytes - reserve);
  const parts = sections.map((section, index) => {
    const last = !sections.slice(index + 1).some((later) => later.rows.length > 0);
    const share = last ? free : Math.floor(free / 2);
    let used = 0;
    let kept = 0;
    for (const row of section.rows) {
      const cost = bytes(row) + 1;
      if (used + cost > share) break;
      used += cost;
      kept += 1;
    }
    free -= used;
    const left = section.rows.length - kept;
    return [section.head, ...section.rows.slice(0, kept), ...(left > 0 ? [section.more(left)] : [])].join('\n');
  });
  return cutBytes(`${parts.join('\n\n')}\n`, maxBytes);
}

const TIER_WORDS: Readonly<Record<string, string>> = {
  T0: 'trivial',
  T1: 'low',
  T2: 'moderate',
  T3: 'high',
  T4: 'critical',
};

const figure = (value: number) => String(Math.round(value * 10_000) / 10_000);

/** `T2 (moderate)`, or the word as the service gave it. */
export function tierText(tier: string): string {
  const word = Object.hasOwn(TIER_WORDS, tier) ? TIER_WORDS[tier] : undefined;
  return word === undefined ? tier : `${tier} (${word})`;
}

/** What the gate says in a few words: `auto-approve`, `dry run, would be needs-review`, … */
export function verdictText(report: Report): string {
  const { review, trace } = report;
  if (review.dry_run !== true) return review.verdict ?? 'no verdict';
  const would = review.verdict ?? trace?.decision.verdict;
  return would === undefined ? 'dry run' : `dry run, would be ${would}`;
}

/** Verdict, why, tier and confidence; and the notes. */
export function verdictSection(report: Report): Section {
  const { review, gate, trace } = report;
  const facts = [
    ...(review.tier == null ? [] : [`**Tier** ${markdownText(tierText(review.tier))}`]),
    ...(review.confidence == null ? [] : [`**Confidence** ${figure(review.confidence)}`]),
    ...(report.headSha === null ? [] : [`**Head** ${markdownCode(report.headSha.slice(0, 12))}`]),
  ];
  const rule = trace?.decision.rules.find((each) => each.name === trace.decision.rule);
  return text(
    [
      `## ${gate.open ? '✅' : '❌'} Review Gate: ${markdownText(verdictText(report))}`,
      markdownText(`The gate is ${gate.open ? 'open' : 'closed'}: ${gate.reason}`),
      ...(facts.length === 0 ? [] : [facts.join(' · ')]),
      ...(trace === null
        ? []
        : [
            `Decided by the rule ${markdownCode(trace.decision.rule)}${rule === undefined ? '' : ` (${markdownCode(cutCharacters(rule.condition, 300))})`}.`,
          ]),
      ...report.notes.map((note) => `> ${markdownText(note)}`),
    ].join('\n\n'),
  );
}

const MARKS = { met: '✅ met', weak: '⚠️ weak', unmet: '❌ unmet', not_code_verifiable: '➖ not in code' } as const;

/** `src/a.ts:1-4` linked to the head commit, where there is something to link to. */
function lineLink(report: Report, reference: string): string {
  const label = markdownCode(cutCharacters(reference, 200));
  const match = /^([\s\S]+):(\d+)(?:-(\d+))?$/u.exec(reference);
  if (match === null || report.serverUrl === null || report.headSha === null) return label;
  const [, file = '', first = '', last] = match;
  const path = pathInUrl(file);
  const anchor = last === undefined ? `L${first}` : `L${first}-L${last}`;
  return markdownLink(label, `${report.serverUrl}/${report.repo}/blob/${report.headSha}/${path}#${anchor}`);
}

function criterionRow(report: Report, row: CriterionRow): string {
  const shown = row.lines.slice(0, 5).map((reference) => lineLink(report, reference));
  const more = row.lines.length > 5 ? [`and ${row.lines.length - 5} more`] : [];
  const cells = [
    row.status === null ? '' : MARKS[row.status],
    `**${markdownText(cutCharacters(row.id, 40))}** ${markdownText(cutCharacters(row.text ?? '', 400))}`.trim(),
    [...shown, ...more].join('<br>'),
    row.confidence === null ? '' : figure(row.confidence),
  ];
  return `| ${cells.join(' | ')} |`;
}

const FROM = {
  ticket: 'from the ticket',
  closing_issue: 'from the issue this pull request closes',
  body: "from the pull request's description",
  none: '',
} as const;

/** The criteria with their lines; nothing where there are none. */
export function criteriaSections(report: Report): Section[] {
  const rows = criterionRows(report);
  if (rows.length === 0) return [];
  const source = criteriaOf(report)?.source;
  return [
    {
      head: `### Acceptance criteria${source === undefined || source === 'none' ? '' : ` (${FROM[source]})`}\n\n| | Criterion | Lines | Confidence |\n|---|---|---|---|`,
      rows: rows.map((row) => criterionRow(report, row)),
      more: (left) => `\n${counted(left, 'more criterion is', 'more criteria are')} not shown here for lack of room.`,
    },
  ];
}

const WEIGHT_MARKS: Readonly<Record<Weight, string>> = { error: '🟥 error', warn: '🟧 warn', info: '🟦 info' };

/** `1 error, 2 warnings`, worst first; `none` where there is none. */
export function findingsText(report: Report): string {
  if (report.unread === true) return 'could not be read';
  const { error, warn, info } = countFindings(report.findings);
  const parts = [
    ...(error > 0 ? [counted(error, 'error')] : []),
    ...(warn > 0 ? [counted(warn, 'warning')] : []),
    ...(info > 0 ? [counted(info, 'note')] : []),
  ];
  return parts.length === 0 ? 'none' : parts.join(', ');
}

/** The findings, worst first, a row each. */
export function findingsSection(report: Report): Section {
  if (report.unread === true) return text('### Findings\n\nThey could not be read.');
  if (report.findings.length === 0) return text('### Findings\n\nNone.');
  const cut = report.truncated ? ' — the service has more than were read' : '';
  const ruleOf = ruleNamer(report);
  return {
    head: `### Findings (${findingsText(report)})${cut}\n\n| Severity | Where | What |\n|---|---|---|`,
    rows: worstFirst(report.findings).map((finding) => {
      const { first, last } = linesOf(finding);
      const where = lineLink(report, `${pathOf(finding)}:${first}${last > first ? `-${last}` : ''}`);
      const severity = ['error', 'warn', 'info'].includes(finding.severity)
        ? WEIGHT_MARKS[weightOf(finding)]
        : `🟧 ${markdownText(cutCharacters(finding.severity, 40))}`;
      const what = `**${markdownText(cutCharacters(finding.title, 255))}** (${markdownText(cutCharacters(ruleOf(finding), 130))})<br>${markdownText(cutCharacters(finding.rationale, 1000))}`;
      return `| ${severity} | ${where} | ${what} |`;
    }),
    more: (left) =>
      `\n${counted(left, 'more finding is', 'more findings are')} not shown here for lack of room; the output \`findings\` names a file that holds all of them.`,
  };
}

/** How the tier came about; nothing without a trace. */
export function tierSections(report: Report): Section[] {
  const tier = tierOf(report);
  if (tier === null) return [];
  const rows = tier.contributions
    .filter((each) => each.points !== 0)
    .map(
      (each) =>
        `| ${markdownText(each.feature)} | ${markdownText(String(each.value))} | ${figure(each.points)} | ${markdownText(each.note)} |`,
    );
  const floors = tier.floors.map((floor) => `At least ${floor.tier}: ${markdownText(floor.note)}.`);
  return [
    {
      head: `### Risk: ${markdownText(tierText(tier.tier))}, score ${figure(tier.score)}\n\n${floors.length > 0 ? `${floors.join(' ')}\n\n` : ''}| Feature | Value | Points | |\n|---|---|---|---|`,
      rows,
      more: (left) => `\n${counted(left, 'more feature')} not shown here for lack of room.`,
    },
  ];
}

/** What was suppressed, with the reasons; nothing where nothing was. */
export function suppressedSections(report: Report): Section[] {
  const suppressed = planesOf(report)?.suppressed ?? [];
  if (suppressed.length === 0) return [];
  return [
    {
      head: '### Suppressed\n',
      rows: suppressed.map(
        (each) =>
          `- ${markdownCode(each.rule)} ${lineLink(report, `${each.file}:${each.line}`)}: ${markdownText(cutCharacters(each.reason, 300))} (${markdownText(each.by)})`,
      ),
      more: (left) => `\n${counted(left, 'more')} not shown here for lack of room.`,
    },
  ];
}

/** What other tools reported and what became of it; nothing where no report was given. */
export function toolSections(report: Report): Section[] {
  const lines = toolLines(report);
  if (lines.length === 0) return [];
  return [
    {
      head: '### Reports of other tools\n',
      rows: lines.map((line) => `- ${markdownText(line)}`),
      more: (left) => `\n${counted(left, 'more')} not shown here for lack of room.`,
    },
  ];
}

/** What was not looked at; nothing where everything was. */
export function coverageSections(report: Report): Section[] {
  const omitted = report.trace?.snapshot.coverage.omitted ?? [];
  if (omitted.length === 0) return [];
  return [
    {
      head: '### Not looked at\n',
      rows: omitted.map(
        (each) =>
          `- ${each.path === null ? '' : `${markdownCode(each.path)}: `}${markdownText(each.detail)}${each.blocking ? ' **This keeps the gate from opening by itself.**' : ''}`,
      ),
      more: (left) => `\n${counted(left, 'more')} not shown here for lack of room.`,
    },
  ];
}

/** Where the trace lies and its digest. A loopback address is gone with the job, and so not linked. */
export function traceSections(report: Report): Section[] {
  const url = report.review.trace_url ?? null;
  const host = url === null ? undefined : parseUrl(url)?.hostname;
  const lasting = url !== null && host !== undefined && !isLoopback(host);
  const digest = report.trace?.digest;
  if (!lasting && digest === undefined) return [];
  const link = lasting ? markdownLink('Trace', url) : 'Trace';
  return [text(`${link}${digest === undefined ? '' : ` ${markdownCode(digest)}`}`)];
}
