/** A page that checks a policy line by line and tries it on a pull request. Nothing is stored or posted. */
import { LIMITS, OPERATIONS } from '../../contract/index.js';
import { html, type Piece } from '../../report/index.js';
import { readPolicyFaults } from '../../reviewing/policy-text.js';
import { Refused } from './ask.js';
import { compared, lastReviewOf } from './comparison.js';
import { numberOf } from './new-review.js';
import { area, faultNote, field, needsScope, note, toldAtLength, wrongWith } from './parts.js';
import { CONSOLE } from './paths.js';
import { policyNamed, TRY_PATH } from './policies.js';
import { sourceLines } from './source.js';
import type { Pages, View, Visit } from './visit.js';

/** Maximum number of listed faults. */
const MAX_FAULTS = 50;

interface Tried {
  readonly source: string;
  readonly fault?: Refused | null;
  /** The result. */
  readonly result?: Piece;
}

function formOf({ form, to }: Visit, { source, fault = null }: Tried): Piece {
  const value = (name: string) => form.word(name);
  const wrong = (name: string) => wrongWith(fault, `/${name}`);
  return html`<form class="stack wide" method="post" action="${to(`${CONSOLE}${TRY_PATH}`)}">
${area({ name: 'source', label: 'Policy, as YAML or JSON', hint: "Empty, the tenant's default is simulated", value: source, wrong: wrong('source') })}
<div class="fields-2">
${field({ name: 'repo', label: 'Repository', hint: '<owner>/<name>, to simulate', value: value('repo'), wrong: wrong('repo') })}
${field({ name: 'pr', label: 'Pull request', hint: 'Its number', value: value('pr'), wrong: wrong('pr'), inputMode: 'numeric' })}
${field({ name: 'ticket', label: 'Ticket', hint: 'Empty: the one that the pull request names', value: value('ticket'), wrong: wrong('ticket'), maxLength: LIMITS.MAX_TICKET_CHARACTERS })}
</div>
<div class="actions"><button name="do" value="check">Check</button> <button name="do" value="simulate">Simulate</button> <span class="hint">A simulation reads the pull request and may take up to a minute; it counts as a request for a review.</span></div>
</form>
`;
}

function view(visit: Visit, tried: Tried): View {
  const { principal, to } = visit;
  const about = { title: 'Try a policy', trail: [['Policies', to(`${CONSOLE}/policies`)]] } as const;
  if (!principal.scopes.has('admin')) return { ...about, body: needsScope(principal, 'admin'), status: 403 };
  const { fault = null, result = null } = tried;
  const body = [fault === null ? null : faultNote(fault), result, formOf(visit, tried)];
  return { ...about, body, ...(fault === null ? {} : { status: fault.status, headers: fault.headers }) };
}

/** Renders the faults of the text at their lines; null if there are none. */
async function checked(source: string): Promise<Piece> {
  const found = await readPolicyFaults(source);
  if (found.length === 0) return null;
  const faults = found.slice(0, MAX_FAULTS);
  const first = faults.length === found.length ? '' : ` The first ${MAX_FAULTS}:`;
  const count = found.length === 1 ? 'One fault.' : `${found.length} faults.${first}`;
  const links = faults.map(
    ({ line, column, message }) =>
      html`<li><a href="#line-${line}">line ${line}, column ${column}</a>: ${toldAtLength(message)}</li>`,
  );
  return [note('bad', html`<p>${count}</p><ul>${links}</ul>`), sourceLines(source, faults)];
}

async function simulated(visit: Visit, source: string): Promise<Piece> {
  const { api, form } = visit;
  const simulation = await api.ask(OPERATIONS.simulatePolicy, {
    body: {
      repo: form.word('repo') ?? '',
      pr: numberOf(form.word('pr')),
      ticket: form.word('ticket'),
      ...(source === '' ? {} : { source }),
    },
  });
  return compared(simulation, await lastReviewOf(visit, simulation), visit);
}

/** Registers the form and its action. */
export function tryPolicyPage(pages: Pages): void {
  pages.get(TRY_PATH, async (visit) => {
    const name = visit.query.word('policy');
    const source = name === undefined ? '' : (await policyNamed(visit, name)).source;
    return view(visit, { source });
  });

  pages.post(TRY_PATH, async (visit) => {
    const { form, principal } = visit;
    const text = form.text('source');
    const source = text.trim() === '' ? '' : text;
    if (!principal.scopes.has('admin')) return view(visit, { source });
    const wrong = source === '' ? null : await checked(source);
    if (wrong !== null) return { ...view(visit, { source, result: wrong }), status: 422 };
    if (form.word('do') !== 'simulate') {
      const words =
        source === '' ? 'There is nothing to check: write or paste a policy.' : 'The policy is well formed.';
      return view(visit, { source, result: note(source === '' ? 'bad' : 'good', html`<p>${words}</p>`) });
    }
    try {
      return view(visit, { source, result: await simulated(visit, source) });
    } catch (cause) {
      if (!(cause instanceof Refused)) throw cause;
      return view(visit, { source, fault: cause });
    }
  });
}
