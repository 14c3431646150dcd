/** The parts that the console's pages are put together of. What other people wrote goes through `told`. */
import { oneLine, visible } from '../../base/text.js';
import { ERRORS, SCOPES, type Scope } from '../../contract/index.js';
import { type Html, html, type Piece } from '../../report/index.js';
import type { Principal } from '../api/auth/access-tokens.js';
import type { ServiceFault } from '../api/http/problem.js';

/** One line of somebody else's words, invisible characters shown: its direction ends where it ends. */
export const told = (text: string): Html => html`<bdi>${oneLine(text)}</bdi>`;

/** The same for more lines than one. */
export const toldAtLength = (text: string): string => visible(text);

/** A column of a table; numbers stand at the right. */
export interface Column {
  readonly title: string;
  readonly number?: boolean;
}

/** A table; where the screen is narrow each row is a card, and still a row to who listens. The first cell heads its row. */
export function table(caption: string, columns: readonly Column[], rows: readonly (readonly Piece[])[]): Html {
  const kind = ({ number = false }: Column) => (number ? html` class="number"` : null);
  const heads = columns.map((column) => html`<th role="columnheader" scope="col"${kind(column)}>${column.title}</th>`);
  const cell = (piece: Piece, at: number) => {
    const column = columns[at] ?? { title: '' };
    const label = html` data-label="${column.title}"${kind(column)}`;
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

/** Facts by name. Those that are null are left out. */
export function facts(entries: readonly (readonly [name: string, value: Piece])[]): Html {
  const shown = entries.filter(([, value]) => value !== null);
  return html`<dl class="facts">${shown.map(([name, value]) => html`<div><dt>${name}</dt><dd>${value}</dd></div>\n`)}</dl>\n`;
}

const TONES: Readonly<Record<string, string>> = {
  'auto-approve': 'good',
  delivered: 'good',
  active: 'good',
  met: 'good',
  weak: 'wait',
  unmet: 'bad',
  'needs-review': 'wait',
  warn: 'wait',
  queued: 'wait',
  pending: 'wait',
  'request-changes': 'bad',
  error: 'bad',
  failed: 'bad',
  disabled: 'bad',
};

/** A word of the contract: a status, a verdict, a severity. Its colour says nothing that the word does not. */
export function badge(word: string): Html {
  return html`<span class="badge ${TONES[word] ?? ''}">${word}</span>`;
}

/** A moment, to the second, UTC. */
export function moment(timestamp: string): Html {
  const [day = '', time = ''] = timestamp.split('T');
  return html`<time datetime="${timestamp}">${day} ${time.slice(0, 8)} UTC</time>`;
}

/** A probability as a bar and a number. */
export function probability(value: number, label: string): Html {
  return html`<span class="whole"><meter min="0" max="1" value="${value}" aria-label="${label}"></meter> ${value}</span>`;
}

export interface FieldOptions {
  readonly name: string;
  readonly label: string;
  readonly value?: string | undefined;
  readonly hint?: string;
  /** What is wrong with it. */
  readonly wrong?: string | undefined;
  readonly required?: boolean;
  readonly type?: 'text' | 'password' | 'url';
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
}

/** The attributes that all fields have, and what stands below one. */
function about({ name, hint, wrong, required = false }: FieldOptions) {
  const below = [hint === undefined ? '' : `${name}-hint`, wrong === undefined ? '' : `${name}-wrong`].filter(
    (id) => id !== '',
  );
  const attributes = html` id="${name}" name="${name}"${required ? html` required` : null}${wrong === undefined ? null : html` aria-invalid="true"`}${below.length === 0 ? null : html` aria-describedby="${below.join(' ')}"`}`;
  const words = html`${hint === undefined ? null : html`<span class="hint" id="${name}-hint">${hint}</span>`}${wrong === undefined ? null : html`<span class="wrong" id="${name}-wrong">${toldAtLength(wrong)}</span>`}`;
  return { attributes, words };
}

/** A field of one line. Nothing that a person types is kept by the browser. */
export function field(options: FieldOptions): Html {
  const { name, label, value = '', type = 'text', inputMode, maxLength } = options;
  const { attributes, words } = about(options);
  const mode = inputMode === undefined ? null : html` inputmode="${inputMode}"`;
  const length = maxLength === undefined ? null : html` maxlength="${maxLength}"`;
  return html`<div class="field"><label for="${name}">${label}</label><input type="${type}"${attributes}${mode}${length} autocomplete="off" autocapitalize="none" spellcheck="false" value="${value}">${words}</div>
`;
}

/** A field of many lines. */
export function area(options: FieldOptions): Html {
  const { name, label, value = '' } = options;
  const { attributes, words } = about(options);
  // A first line break is not the field's own (HTML, "the textarea element").
  return html`<div class="field"><label for="${name}">${label}</label>${words}<textarea${attributes} spellcheck="false" autocapitalize="none">
${value}</textarea></div>
`;
}

/** One of several words; the first choice is none of them. */
export function choice(
  { name, label, value = '' }: Pick<FieldOptions, 'name' | 'label' | 'value'>,
  words: readonly string[],
  none = 'any',
): Html {
  const options = words.map((word) => html`<option${word === value ? html` selected` : null}>${word}</option>`);
  return html`<div class="field"><label for="${name}">${label}</label><select id="${name}" name="${name}"><option value="">${none}</option>${options}</select></div>
`;
}

/** A remark that stands out; what is wrong is read out at once. */
export function note(tone: 'bad' | 'good' | 'plain', body: Piece): Html {
  return html`<div class="note ${tone}" role="${tone === 'bad' ? 'alert' : 'status'}">${body}</div>\n`;
}

/** What a fault says; field by field where it names more than one. */
export function faultNote({ code, message, errors = [] }: ServiceFault): Html {
  const each = errors.map(
    ({ pointer, detail }) => html`<li><code>${toldAtLength(pointer)}</code> ${toldAtLength(detail)}</li>`,
  );
  // The message of several names each of them, too.
  const [words, list] = errors.length > 1 ? [`${ERRORS[code].title}:`, html`<ul>${each}</ul>`] : [message, null];
  return note('bad', html`<p>${toldAtLength(words)} <span class="soft">${code}</span></p>${list}`);
}

/** What is wrong with a field of a form, by the API's pointer to it. */
export function wrongWith(fault: ServiceFault | null, pointer: string): string | undefined {
  return fault?.errors?.find((one) => one.pointer === pointer)?.detail;
}

/** The command that makes a client; no line of it ends within an option. */
export function makesClient(scopes: string): Html {
  return html`<code>review-gate client create <span class="whole">--tenant NAME</span> <span class="whole">--scope "${scopes}"</span></code>`;
}

/** In words that the client's scopes do not allow something, and what would. */
export function needsScope({ clientId, scopes }: Principal, scope: Scope): Html {
  const has = [...scopes].map((one, at) => html`${at === 0 ? null : ', '}<code>${one}</code>`);
  return note(
    'plain',
    html`<p>This needs the scope <code>${scope}</code> (${SCOPES[scope].replace(/\.$/u, '')}). The client <code>${clientId}</code> has ${scopes.size === 0 ? 'none' : has}.</p>
<p>Sign in as a client that has it. The operator makes one with ${makesClient(`${scope} …`)}.</p>`,
  );
}

/** The way to the further rows of a list, and back to its first. */
export function paging(first: string | null, next: string | null): Piece {
  if (first === null && next === null) return null;
  return html`<nav class="pages" aria-label="Pages of the list">${first === null ? null : html`<a class="button" href="${first}">First page</a>`}${next === null ? null : html`<a class="button" href="${next}" rel="next">Next page</a>`}</nav>
`;
}
