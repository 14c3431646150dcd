/** The parts that the console's pages are put together of. What other people wrote goes through `told`. */
import { oneLine, visible } from '../../../base/text.js';
import { ERRORS, SCOPES, type Scope } from '../../../contract/index.js';
import { formatProbability, type Html, html, type Piece } from '../../../report/index.js';
import type { Principal } from '../../api/auth/access-tokens.js';
import type { ServiceError } from '../../api/http/problem.js';

/**
 * Renders one line of untrusted text. Invisible characters are shown, and its text direction does not affect what
 * follows.
 */
export const renderText = (text: string): Html => html`<bdi>${oneLine(text)}</bdi>`;

/** The same for several lines. */
export const escapeText = (text: string): string => visible(text);

/** What stands in a cell that has nothing to say. */
export const NOTHING = '–';

/** A column of a table; numbers are aligned right. */
export interface Column {
  readonly title: string;
  readonly number?: boolean;
  /**
   * On a narrow screen: `bare` for a value that needs no title, `corner` for one beside the first words of the row,
   * `none` for one that the row's own page has. With its title if left out.
   */
  readonly narrow?: 'bare' | 'corner' | 'none';
}

/**
 * Renders a table. On a narrow screen the cells of a row follow each other in few lines, without those that have nothing
 * to say; it is still a row for screen readers. The first cell is the row's header.
 */
export function renderTable(caption: string, columns: readonly Column[], rows: readonly (readonly Piece[])[]): Html {
  const kind = ({ number = false, narrow }: Column, piece: Piece) => {
    const names = [
      number ? 'number' : '',
      narrow === undefined ? '' : `narrow-${narrow}`,
      html`${piece}`.text === NOTHING ? 'absent' : '',
    ].filter((name) => name !== '');
    return names.length === 0 ? null : html` class="${names.join(' ')}"`;
  };
  const heads = columns.map(
    (column) => html`<th role="columnheader" scope="col"${kind(column, column.title)}>${column.title}</th>`,
  );
  const cell = (piece: Piece, at: number) => {
    const column = columns[at] ?? { title: '' };
    const label = html` data-label="${column.title}"${kind(column, piece)}`;
    return at === 0
      ? html`<th role="rowheader" scope="row"${label}><span>${piece}</span></th>`
      : html`<td role="cell"${label}><span>${piece}</span></td>`;
  };
  return html`<table role="table">
<caption>${caption}</caption>
<thead role="rowgroup"><tr role="row">${heads}</tr></thead>
<tbody role="rowgroup">
${rows.map((row) => html`<tr role="row">${row.map(cell)}</tr>\n`)}</tbody>
</table>
`;
}

/** Renders facts by name. Those that are null are left out, and long ones have a line of their own. */
export function renderFacts(entries: readonly (readonly [name: string, value: Piece, length?: 'long'])[]): Html {
  const shown = entries.filter(([, value]) => value !== null);
  return html`<dl class="facts">${shown.map(([name, value, length]) => html`<div${length === undefined ? null : html` class="long"`}><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}

const TONES: Readonly<Record<string, string>> = {
  'auto-approve': 'good',
  delivered: 'good',
  active: 'good',
  addressed: 'good',
  tested: 'good',
  proved: 'good',
  signed: 'good',
  weak: 'wait',
  unmet: 'bad',
  contradicted: 'bad',
  'needs-review': 'wait',
  unaccounted: 'wait',
  opaque: 'bad',
  warn: 'wait',
  queued: 'wait',
  pending: 'wait',
  'request-changes': 'bad',
  error: 'bad',
  failed: 'bad',
  disabled: 'bad',
  failing: 'bad',
};

/** Renders a value of the contract: a status, a verdict, a severity. The colour adds no information to the word. */
export function renderBadge(word: string): Html {
  return html`<span class="badge ${TONES[word] ?? ''}">${word}</span>`;
}

/** Renders a time to the second, in UTC. In the tables of a narrow screen only the day is seen. */
export function renderTimestamp(timestamp: string): Html {
  const [day = '', time = ''] = timestamp.split('T');
  return html`<time datetime="${timestamp}">${day} <span class="clock">${time.slice(0, 8)} UTC</span></time>`;
}

/** Renders a probability as a bar and a number. */
export function renderProbability(value: number, label: string): Html {
  return html`<span class="whole"><meter min="0" max="1" value="${String(value)}" aria-label="${label}"></meter> ${formatProbability(value)}</span>`;
}

/** A field of a form. `type` and what follows it are for fields of one line. */
export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly hint?: string;
  /** The fault of the field. */
  readonly wrong?: string | undefined;
  readonly required?: boolean;
  readonly type?: 'text' | 'password' | 'url';
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
}

/** Returns the attributes that all fields share, and the text below a field. */
function renderFieldParts({ name, hint, wrong, required = false }: FieldOptions) {
  const below = [hint === undefined ? '' : `${name}-hint`, wrong === undefined ? '' : `${name}-wrong`].filter(
    (id) => id !== '',
  );
  const attributes = html` id="${name}" name="${name}"${required ? html` required` : null}${wrong === undefined ? null : html` aria-invalid="true"`}${below.length === 0 ? null : html` aria-describedby="${below.join(' ')}"`}`;
  const words = html`${hint === undefined ? null : html`<span class="hint" id="${name}-hint">${hint}</span>`}${wrong === undefined ? null : html`<span class="wrong" id="${name}-wrong">${escapeText(wrong)}</span>`}`;
  return { attributes, words };
}

/** Renders a field of one line. The browser does not store its input. */
export function renderField(options: FieldOptions): Html {
  const { name, label, value = '', type = 'text', inputMode, maxLength } = options;
  const { attributes, words } = renderFieldParts(options);
  const mode = inputMode === undefined ? null : html` inputmode="${inputMode}"`;
  const length = maxLength === undefined ? null : html` maxlength="${String(maxLength)}"`;
  return html`<div class="field"><label for="${name}">${label}</label><input type="${type}"${attributes}${mode}${length} autocomplete="off" autocapitalize="none" spellcheck="false" value="${value}">${words}</div>
`;
}

/** Renders a field of several lines. */
export function renderTextArea(options: FieldOptions): Html {
  const { name, label, value = '' } = options;
  const { attributes, words } = renderFieldParts(options);
  // A first line break is not part of the value (HTML, "the textarea element").
  return html`<div class="field"><label for="${name}">${label}</label>${words}<textarea${attributes} spellcheck="false" autocapitalize="none">
${value}</textarea></div>
`;
}

/** Renders a choice of several values; the first option stands for none of them. */
export function renderSelect(
  { name, label, value = '' }: Pick<FieldOptions, 'name' | 'label' | 'value'>,
  words: readonly string[],
  none = 'any',
): Html {
  const options = words.map((word) => html`<option${word === value ? html` selected` : null}>${word}</option>`);
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${none}</option>${options}</select></div>
`;
}

/**
 * Renders the filters of a list: a form that is sent with GET. On a narrow screen they are folded, unless one is in use.
 * @param clear where the list is without them; null if none is in use
 */
export function renderFilters(action: string, fields: Piece, clear: string | null): Html {
  return html`<details class="filters"${clear === null ? null : html` open`}><summary>Filters</summary>
<form class="filter" method="get" action="${action}">
${fields}<div class="actions"><button>Filter</button>${clear === null ? null : html` <a href="${clear}">Clear</a>`}</div>
</form></details>
`;
}

/** Renders a note. Screen readers announce errors at once. */
export function renderNote(tone: 'bad' | 'good' | 'plain', body: Piece): Html {
  return html`<div class="note ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${body}</div>\n`;
}

/** Renders a fault; by field if it names more than one. */
export function renderErrorNote({ code, message, errors = [] }: ServiceError): Html {
  const each = errors.map(
    ({ pointer, detail }) => html`<li><code>${escapeText(pointer)}</code> ${escapeText(detail)}</li>`,
  );
  // The message of several faults repeats each of them, so the title is used instead.
  const [words, list] = errors.length > 1 ? [`${ERRORS[code].title}:`, html`<ul>${each}</ul>`] : [message, null];
  return renderNote('bad', html`<p>${escapeText(words)} <span class="soft">${code}</span></p>${list}`);
}

/** What the filters of the lists are called, by the API's pointers to them. */
const FILTER_LABELS: Readonly<Record<string, string>> = {
  '?repo': 'Repository',
  '?pr': 'Pull request',
  '?status': 'Status',
  '?verdict': 'Verdict',
  '?tier': 'Tier',
  '?owner': 'Code owner asked',
  '?severity': 'Severity',
  '?plane': 'Plane',
  '?rule': 'Rule',
  '?file': 'Path of the file',
};

/** Renders what is wrong with the filters of a list, by the words of their form. */
export function renderFilterFault(fault: ServiceError): Html {
  const { code, errors = [] } = fault;
  const named = errors.map(({ pointer, detail }) => `${FILTER_LABELS[pointer] ?? ''} ${detail}`);
  if (named.length === 0 || named.some((words) => words.startsWith(' '))) return renderErrorNote(fault);
  return renderNote(
    'bad',
    html`<p>This filter cannot be used: ${escapeText(named.join('; '))}. <span class="soft">${code}</span></p>`,
  );
}

/** Returns the fault of a form's field, by the API's pointer to it. */
export function findFieldError(fault: ServiceError | null, pointer: string): string | undefined {
  return fault?.errors?.find((one) => one.pointer === pointer)?.detail;
}

/** Renders the command that creates a client; lines break only between options. */
export function renderCreateClientCommand(scopes: string): Html {
  return html`<code>review-gate client create <span class="whole">--tenant NAME</span> <span class="whole">--scope "${scopes}"</span></code>`;
}

/** Explains that the client's scopes do not allow something, and which scope is needed. */
export function renderMissingScope({ clientId, scopes }: Principal, scope: Scope): Html {
  const has = [...scopes].map((one, at) => html`${at === 0 ? null : ', '}<code>${one}</code>`);
  return renderNote(
    'plain',
    html`<p>This needs the scope <code>${scope}</code> (${SCOPES[scope].replace(/\.$/u, '')}). The client <code>${clientId}</code> has ${scopes.size === 0 ? 'none' : has}.</p>
<p>Sign in as a client that has it. The operator makes one with ${renderCreateClientCommand(`${scope} …`)}.</p>`,
  );
}

/** Renders the links to the next page of a list and to its first page. */
export function renderPaging(first: string | null, next: string | null): Piece {
  if (first === null && next === null) return null;
  return html`<nav class="pages" aria-label="Pages of the list">${first === null ? null : html`<a class="button" href="${first}">First page</a>`}${next === null ? null : html`<a class="button" href="${next}" rel="next">Next page</a>`}</nav>
`;
}
