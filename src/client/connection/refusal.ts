/** An answer that says no: its code and detail, found in a body of any shape, and what to do next. */
import { EXCERPT_CHARACTERS, type Secrets } from '../../base/excerpt.js';
import { ReviewError } from '../../base/review-error.js';
import { ADVICE } from '../../contract/index.js';
import { RETRIED_STATUSES } from './connection-error.js';
import type { Answer } from './exchange.js';

/** What a call was for: decides the hint of a 401, 403 and 404. */
export interface CallPurpose {
  /** The scope the call needs; null for the token call. */
  readonly scope: string | null;
}

const DETAIL_CHARACTERS = 500;
const MAX_FIELD_FAULTS = 10;

/** What the token call is refused with (RFC 6749 §5.2). */
const TOKEN_ADVICE = {
  invalid_client: 'Check client-id and client-secret.',
  unauthorized_client: 'The client may not use the client_credentials grant: ask the operator to allow it.',
  invalid_scope: 'Give the client the scopes reviews:read, reviews:write and findings:read.',
};

const HINTS: Readonly<Record<string, string>> = { ...ADVICE, ...TOKEN_ADVICE };

/** Codes that no retry heals, whatever status they come with: the interface does not show it. */
const FINAL_CODE = /^E_(?:AC|TOK|POL|REQ|IDEM)_\d{3}$/u;
const ANY_CODE = /\bE_[A-Z0-9]+(?:_[A-Z0-9]+)*_\d{3}\b/u;
/** A word of its own naming; `error` also holds prose, so there it must look like a code. */
const WORD = /^(?=.*[A-Za-z])[\w.:-]{1,64}$/u;
const CODE_LIKE = /^(?:[a-z][a-z0-9_.-]*|[A-Z][A-Z0-9_.-]*)$/u;

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parseFields(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** The first that is text and not empty. */
function findFirstText(...values: readonly unknown[]): string | null {
  for (const value of values) if (typeof value === 'string' && value.trim() !== '') return value.trim();
  return null;
}

function listFieldFaults(errors: unknown): string[] {
  if (!Array.isArray(errors)) return [];
  return errors.slice(0, MAX_FIELD_FAULTS).flatMap((fault: unknown) => {
    if (typeof fault === 'string') return [fault];
    if (!isFields(fault)) return [];
    const what = findFirstText(fault['detail'], fault['message'], fault['title']);
    const where = findFirstText(fault['pointer'], fault['field'], fault['path']);
    return what === null ? [] : [where === null ? what : `${where}: ${what}`];
  });
}

/** What a body says went wrong. */
export interface Problem {
  readonly code: string | null;
  readonly detail: string | null;
  /** True where `detail` is the body itself, since there was nothing to find in it. */
  readonly raw: boolean;
}

function findCode(fields: Fields | null, inner: Fields, text: string): string | null {
  const named = [fields?.['code'], inner['code']].filter((code) => typeof code === 'string');
  const bare = findFirstText(fields?.['error']);
  const candidates = [...named, ...(bare === null ? [] : [bare])].map((code) => code.trim());
  const exact = candidates.find((code) => ANY_CODE.exec(code)?.[0] === code);
  if (exact !== undefined) return exact;
  const inText = ANY_CODE.exec(text);
  if (inText !== null) return inText[0];
  return candidates.find((code) => WORD.test(code) && (code !== bare || CODE_LIKE.test(code))) ?? null;
}

/**
 * Finds code and detail in a body: the code in `code`, `error.code`, `error` or anywhere in the text; the detail in
 * `detail`, `error_description`, `message`, the same of `error`, `title`, or the text itself.
 */
export function readProblem(text: string): Problem {
  const fields = parseFields(text);
  const inner = isFields(fields?.['error']) ? fields['error'] : {};
  const code = findCode(fields, inner, text);
  const bare = findFirstText(fields?.['error']);
  const said = findFirstText(
    fields?.['detail'],
    fields?.['error_description'],
    fields?.['message'],
    inner['detail'],
    inner['message'],
    inner['description'],
    bare === code ? null : bare,
    fields?.['title'],
  );
  const faults = [...listFieldFaults(fields?.['errors']), ...listFieldFaults(inner['errors'])];
  const detail = [said, ...faults].filter((part) => part !== null).join('; ');
  if (detail !== '') return { code, detail, raw: false };
  return { code, detail: fields === null ? findFirstText(text) : null, raw: true };
}

/** The scopes that a 403 asks for (RFC 6750 §3), where its header says so. */
function readRequiredScope(answer: Answer): string | null {
  const header = answer.headers['www-authenticate'];
  return /\bscope="([^"]{1,200})"/u.exec(Array.isArray(header) ? header.join(', ') : (header ?? ''))?.[1] ?? null;
}

function selectHint(answer: Answer, code: string | null, purpose: CallPurpose): string {
  const known = findHint(code);
  if (known !== null) return known;
  const { status } = answer;
  if (purpose.scope === null && (status === 401 || status === 403)) return 'Check client-id and client-secret.';
  if (status === 401)
    return 'The service refuses a token that it has just issued: check the client and its tenant there.';
  if (status === 403) {
    const scope = readRequiredScope(answer) ?? purpose.scope;
    return `Give the client the scope ${scope} in the service.`;
  }
  // The interface names one cause for the 400 of a review that is asked for.
  if (status === 400 && purpose.scope === 'reviews:write') return HINTS['E_REQ_002'] ?? '';
  if (status === 404) return 'Check base-url: the service may have a path prefix.';
  if (status === 429) return 'The rate limit is used up: try again later, or ask the operator to raise it.';
  if (status === 407) return 'The proxy wants a user and a password: put them into https_proxy.';
  return status >= 500 ? "Look at the service's own log, or try again later." : '';
}

/** What to do about a code that the client knows; null for the others. */
export function findHint(code: string | null): string | null {
  return code === null ? null : (HINTS[code] ?? null);
}

/** Whether the same request may go better another time. */
export function isRetried(answer: Answer): boolean {
  return RETRIED_STATUSES.has(answer.status) && !FINAL_CODE.test(readProblem(answer.text).code ?? '');
}

/** Whether a 401 may be about the token: not where the body names a code of another kind. */
export function isAboutToken(answer: Answer): boolean {
  return answer.status === 401 && !FINAL_CODE.test(readProblem(answer.text).code ?? '');
}

/** The error of an answer that is no success. */
export function createRefusalError(answer: Answer, purpose: CallPurpose, secrets: Secrets): ReviewError {
  const { code, detail, raw } = readProblem(answer.text);
  const shownCode = code === null ? null : secrets.line(code);
  const said = detail === null ? '' : `: ${secrets.line(detail, raw ? EXCERPT_CHARACTERS : DETAIL_CHARACTERS)}`;
  const label = shownCode === null || said.includes(shownCode) ? '' : ` ${shownCode}`;
  const transient = RETRIED_STATUSES.has(answer.status) || answer.status >= 500;
  return new ReviewError(`${answer.from} answered ${answer.status}${label}${said}`, {
    kind: transient && !FINAL_CODE.test(code ?? '') ? 'unavailable' : 'refused',
    code: shownCode,
    status: answer.status,
    said: `${label}${said}`.replace(/^:? +/u, '') || null,
    hint: secrets.line(selectHint(answer, code, purpose), DETAIL_CHARACTERS),
  });
}
