/** The findings by file, each in the diff behind its lines. */

import { addToCount, groupBy } from '../../../base/groups.js';
import { capitalize, counted, formatCount } from '../../../base/text.js';
import type { ObservedFinding } from '../../../contract/index.js';
import { listAcceptCommands } from '../../commands.js';
import { readPlanesEvidence } from '../../evidence.js';
import {
  isAboutChange,
  nameRule,
  sortFindings,
  toLineRange,
  toRepoPath,
  toWeight,
  type Weight,
  WHOLE_CHANGE,
} from '../../findings.js';
import type { Report } from '../../report.js';
import { formatFindingCounts } from '../../verdict.js';
import { Allowance } from '../code/allowance.js';
import type { CodeContext } from '../code/code.js';
import { type Found, renderFoundCode } from '../code/found-code.js';
import { createSecretCheck } from '../code/secrets.js';
import { formatLine, formatPath, renderCode, renderPath, renderProse } from '../display-text.js';
import { type Html, html, type Piece } from '../html.js';
import { renderFileLink } from '../links.js';
import { buildFilters, type Filters, formatWeights } from './finding-filters.js';
import type { Part } from './part.js';

/** Maximum bytes for the text of findings; the remaining findings are shown in short form. */
const MAX_WORDS = 2_500_000;
/** Maximum number of files in the table of files. */
const MAX_FILES_LISTED = 200;
/** Findings of one rule in one file that are shown open. More of them say the same again, so each is folded to its title. */
const MAX_OPEN_ALIKE = 10;
/** Files that are open though nothing in them counts for the verdict. */
const MAX_OPEN_NOTES = 5;
const TONES: Readonly<Record<Weight, string>> = { error: 'bad', warn: 'warn', info: 'info' };

/** Says of a finding which rule it is of, and what that is about. */
type RuleDescriber = (finding: ObservedFinding) => { readonly rule: string; readonly summary: string };

function createRuleDescriber(report: Report): RuleDescriber {
  const summaries = new Map(readPlanesEvidence(report)?.rules.map(({ rule, summary }) => [rule, summary ?? '']));
  return (finding) => {
    const rule = nameRule(finding);
    return { rule, summary: summaries.get(rule) ?? '' };
  };
}

/** Says who accepted a finding, or shows the line by which a person can. */
function renderAnswering({ signed }: ObservedFinding, line: string | null): Html | null {
  if (signed != null) {
    return html`<p>Accepted by ${renderCode(signed.by, 100)}: ${renderProse(formatLine(signed.because, 300), 300)}</p>
`;
  }
  return line === null
    ? null
    : html`<p class="meta">If it is fine: ${renderCode(line.trimEnd(), 200)} …</p>
`;
}

interface ToldFinding extends Omit<Found, 'piece'> {
  /** The class by which the filter of its rule finds it; null for none. */
  readonly filter: string | null;
  /** The line by which a person accepts it; null for none. */
  readonly line: string | null;
  /** Whether it is folded to its title. */
  readonly folded: boolean;
}

function renderFinding(report: Report, told: ToldFinding, max: number): Html {
  const { finding, rank, rule, summary, filter, line, folded } = told;
  const { first, last } = toLineRange(finding);
  const path = toRepoPath(finding);
  const weight = toWeight(finding);
  const where = `${first === last ? 'line' : 'lines'} ${first}${last > first ? `–${last}` : ''}`;
  const place = isAboutChange(finding)
    ? null
    : html` <span class="at">${renderFileLink(report, { path, first, last }, where)}</span>`;
  const about = summary === '' ? null : html` <span class="soft">${formatLine(summary, 200)}</span>`;
  const head = html`<h4><span class="pill ${TONES[weight]}">${formatLine(finding.severity, 40)}</span> ${renderProse(formatLine(finding.title, Math.min(max, 300)), 300)}</h4>`;
  const body = html`<p>${renderProse(finding.rationale, max)}</p>
${renderAnswering(finding, line)}<p class="meta">${renderCode(rule, 130)}${about}${place}</p>`;
  return html`<div class="found ${weight}${filter === null ? '' : ` ${filter}`}" id="f${String(rank + 1)}"><div>
${
  folded
    ? html`<details><summary>${head}</summary>
${body}
</details>`
    : html`${head}
${body}`
}
</div></div>
`;
}

/** The findings as pieces of the page, how many of them are told in brief, and the filters that choose among them. */
interface RenderedFindings {
  readonly all: readonly Found[];
  readonly brief: number;
  readonly filters: Filters;
}

/** Renders the findings, worst first: in full, and in short form when the allowance is used up. */
function renderFindings(report: Report): RenderedFindings {
  const allowance = new Allowance(MAX_WORDS);
  const say = createRuleDescriber(report);
  const lines = listAcceptCommands(report);
  const sorted = sortFindings(report.findings).map((finding, rank) => ({
    finding,
    rank,
    ...toLineRange(finding),
    ...say(finding),
  }));
  const filters = buildFilters(sorted);
  let brief = 0;
  const alike = new Map<string, number>();
  const all = sorted.map((each): Found => {
    const line = lines.get(each.finding.fingerprint ?? '') ?? null;
    const kind = `${each.rule}\n${each.finding.location.file}`;
    addToCount(alike, kind);
    const folded = (alike.get(kind) ?? 0) > MAX_OPEN_ALIKE;
    const told = { ...each, filter: filters.classes.get(each.rule) ?? null, line, folded };
    const whole = renderFinding(report, told, each.rank < 1_000 ? 2_000 : 400);
    const fits = allowance.takes(whole);
    if (!fits) brief += 1;
    return { ...each, piece: fits ? whole : renderFinding(report, told, 80) };
  });
  return { all, brief, filters };
}

interface FileFindings {
  /** The file; null for the change as a whole. */
  readonly path: string | null;
  readonly found: readonly Found[];
}

/**
 * Groups the findings by file; those about the change as a whole are a group of their own. The file with the worst finding comes first; in a file they are in the order of lines.
 */
function groupByFile(all: readonly Found[]): readonly FileFindings[] {
  return [...groupBy(all, ({ finding }) => (isAboutChange(finding) ? null : toRepoPath(finding)))].map(
    ([path, found]) => ({
      path,
      found: found.toSorted((a, b) => a.first - b.first || a.last - b.last || a.rank - b.rank),
    }),
  );
}

/** Explains why no code is shown for a file. */
function renderMissingCode(report: Report, omitted: string | null | undefined): Piece {
  if (report.change == null || omitted === null) return null;
  return omitted === undefined
    ? html`<p class="soft">The file is not part of the change.</p>`
    : html`<p class="soft">Its lines are not available: ${formatLine(omitted, 60)}.</p>`;
}

/** A file is folded if it has notes alone and is not among the first. */
function isOpen(found: readonly Found[], at: number): boolean {
  return at < MAX_OPEN_NOTES || found.some(({ finding }) => toWeight(finding) !== 'info');
}

function renderFile(report: Report, { path, found }: FileFindings, at: number, means: CodeContext): Html {
  const file = path === null ? null : means.fileOf(path);
  const shown = file === null ? { box: null, rest: found } : renderFoundCode(file, found, means);
  const code = path === null ? null : (shown.box ?? renderMissingCode(report, file?.file.omitted));
  const apart = shown.rest.map(({ piece }) => piece);
  const head =
    apart.length > 0 && shown.box !== null ? html`<p class="soft">Not at lines of the diff that are shown:</p>` : null;
  return html`<details class="file" id="file${String(at + 1)}"${isOpen(found, at) ? html` open` : null}><summary><h3>${path === null ? capitalize(WHOLE_CHANGE) : formatPath(path, 300)}</h3> <span class="soft">${formatWeights(found)}</span></summary>
${code}
${apart.length === 0 ? null : html`<div class="apart">${head}${apart}</div>`}</details>
`;
}

function renderFileList(files: readonly FileFindings[]): Piece {
  if (files.length < 3) return null;
  const rest = files.length - MAX_FILES_LISTED;
  return html`<details class="list"><summary>${counted(files.filter(({ path }) => path !== null).length, 'file')} with findings</summary><ul>${files
    .slice(0, MAX_FILES_LISTED)
    .map(
      (
        { path, found },
        at,
      ) => html`<li><a href="#file${String(at + 1)}">${path === null ? capitalize(WHOLE_CHANGE) : renderPath(path, 200)}</a> <span class="soft">${formatWeights(found)}</span></li>
`,
    )}</ul>${rest > 0 ? html`<p class="soft">and ${formatCount(rest)} more</p>` : null}</details>
`;
}

/** Builds the part "Findings". */
export function renderFindingsPart(report: Report, means: CodeContext): Part {
  const short = report.unread === true ? 'unread' : formatFindingCounts(report);
  const part = { id: 'findings', title: 'Findings', short, lead: formatFindingCounts(report) };
  if (report.unread === true) {
    return {
      ...part,
      body: html`<p class="note bad">The findings could not be read. So this list is empty, but there may be findings.</p>`,
    };
  }
  if (report.findings.length === 0) return { ...part, body: html`<p>None.</p>` };
  const { all, brief, filters } = renderFindings(report);
  const files = groupByFile(all);
  const left = readPlanesEvidence(report)?.left_out ?? 0;
  const pieces = files.map((file, at) => renderFile(report, file, at, means));
  const notes = [
    ...(report.truncated ? ['The service has more findings than were read.'] : []),
    ...(left > 0
      ? [`${counted(left, 'finding')} beyond the limit of one review ${left === 1 ? 'is' : 'are'} left out.`]
      : []),
    ...(brief > 0
      ? [
          `${counted(brief, 'finding')} of the lowest severity ${brief === 1 ? 'is' : 'are'} shown in short form, to save space.`,
        ]
      : []),
    ...(report.change == null
      ? ['The code of the change is not available, so the findings are shown without it.']
      : []),
  ];
  if (report.change != null && report.findings.some(createSecretCheck)) {
    notes.push('Secrets that the review found are masked in the code on this page.');
  }
  const said = notes.map((note) => html`<p class="note">${note}</p>`);
  return { ...part, body: [said, filters.piece, html`<div class="files">${renderFileList(files)}${pieces}</div>`] };
}
