/** Checks a response against the OpenAPI document that the service itself serves. */
import { Problem } from '../../../src/contract/index.js';
import type { DocumentedCall, ServedDocument } from './document.js';
import type { Attempt } from './requests.js';
import { encodeRequest, type WireAnswer } from './wire.js';

/** Statuses of requests that reach no call, or that are not valid HTTP. */
const WITHOUT_A_CALL: ReadonlySet<number> = new Set([400, 404, 405, 413, 414, 415, 417, 431]);

/** Matches internal details: files, stacks, the framework, the schemas, the databases. */
const INTERNALS =
  /node_modules|\/src\/|\/build\/|\/work\/|\.[cm]?[jt]s:\d+:\d|\bat (?:async |new )?[\w.<>[\] ]+ \(\S*:\d|FST_|ZodError|SyntaxError|TypeError|SQLSTATE|\bselect .* from \b|insert into|kysely|pglite|pg_|relation "|invalid byte sequence|ECONN|ENOTFOUND/u;

/**
 * Pointers that may be reported as malformed in a request that is valid by its schema, because no schema can express
 * their rules. By operation; `*` for each.
 */
const BEYOND_SCHEMAS: Readonly<Record<string, RegExp>> = {
  '*': /^\?page$/u,
  // Reports are given before, and expire.
  createReview: /^\/evidence\/\d+$/u,
  createWebhook: /^\/url$/u,
  // It must be later than from, and not too late.
  exportAudit: /^\?to$/u,
  patchTenant: /^\/check_name$/u,
  // The path determines which of the shapes is expected.
  putProviderToken: /^\/(?:base_url|private_key|token|app_id|installation_id|webhook_secret|email|criteria_field)$/u,
};

/** Operations whose bodies are parsed only after the sender is verified, so they are not validated before. */
const READ_WHERE_SIGNED: ReadonlySet<string> = new Set(['receiveGithub']);

/** Headers that are sent only under a condition. */
const COMES_WHERE: Readonly<Record<string, (answer: WireAnswer) => boolean>> = {
  'getReview 200 retry-after': ({ text }) => text.includes('"status":"queued"'),
};

export interface Held {
  readonly document: ServedDocument;
  /** Texts that no response may contain. */
  readonly secrets: readonly string[];
}

/** Returns the faults of a response; empty if there are none. */
export function checkAnswer({ document, secrets }: Held, attempt: Attempt, answer: WireAnswer): string[] {
  const { request } = attempt;
  const { status, headers, text } = answer;
  const call = document.findCall(request.method, request.target);
  const faults: string[] = [];
  const hold = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };

  hold(status < 500, `${status} is a fault of the service`);
  hold(/^[\w.-]{1,128}$/u.test(headers['x-request-id'] ?? ''), 'no X-Request-Id');
  hold(headers['x-content-type-options'] === 'nosniff', 'no X-Content-Type-Options');
  hold(headers['cache-control'] !== undefined, 'no Cache-Control');
  hold(headers['set-cookie'] === undefined, 'a cookie');
  hold(headers['server'] === undefined && headers['x-powered-by'] === undefined, 'names its software');
  const page = headers['content-type']?.startsWith('text/') === true || call?.operationId === 'openapi';
  const leak = page ? null : INTERNALS.exec(text);
  hold(leak === null, `shows its inside: ${leak?.[0]}`);
  for (const secret of secrets)
    hold(!text.includes(secret) && !JSON.stringify(headers).includes(secret), 'shows a secret');

  const problem =
    status >= 400 && headers['content-type'] === 'application/problem+json'
      ? Problem.safeParse(parsed(text)).data
      : undefined;
  if (call === undefined) {
    hold(WITHOUT_A_CALL.has(status), `${status} where there is no call`);
    if (request.method !== 'HEAD') hold(problem?.status === status, 'no problem where there is no call');
    return faults;
  }
  const response = call.responses[status];
  if (response === undefined) return [...faults, `${status} is not in the document of ${call.operationId}`];

  for (const [name, { required }] of Object.entries(response.headers)) {
    const condition = COMES_WHERE[`${call.operationId} ${status} ${name.toLowerCase()}`];
    if (required && (condition?.(answer) ?? true)) hold(headers[name.toLowerCase()] !== undefined, `no ${name}`);
  }
  if (request.method !== 'HEAD')
    hold(
      bodyFault(document, response.content, answer) === null,
      `its body: ${bodyFault(document, response.content, answer)}`,
    );
  if (problem !== undefined) hold(problem.status === status, `the problem says ${problem.status}`);
  if (attempt.expected === 'refused' && !READ_WHERE_SIGNED.has(call.operationId))
    hold(status >= 400, `${status} for what the document does not allow`);
  if (attempt.expected === 'taken') {
    hold(
      ![401, 403, 405, 413, 415].includes(status) || call.security.length === 0,
      `${status} for what the document allows`,
    );
    const beyond = [BEYOND_SCHEMAS['*'], BEYOND_SCHEMAS[call.operationId]];
    const named = (problem?.errors ?? []).map(({ pointer }) => pointer);
    const isMalformed = problem?.code === 'E_REQ_001' && problem.detail.startsWith('The request is malformed');
    const isExplained = named.length > 0 && named.every((pointer) => beyond.some((one) => one?.test(pointer)));
    hold(!isMalformed || isExplained, 'malformed, though the document allows it');
    hold(problem?.code !== 'E_REQ_002' || named.length === 0, 'an invalid repo or pr, though the document allows it');
  }
  return faults;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function bodyFault(
  document: ServedDocument,
  content: DocumentedCall['responses'][string]['content'],
  { headers, text }: WireAnswer,
): string | null {
  const types = Object.keys(content);
  if (types.length === 0) return text === '' ? null : 'there is one';
  const type = (headers['content-type'] ?? '').replace(/;.*$/su, '');
  const schema = content[type]?.schema;
  if (schema === undefined) return `${type} is not in the document`;
  if (type === 'application/x-ndjson') {
    const faults = text.split('\n').map((line) => (line === '' ? null : document.validate(schema, parsed(line))));
    return faults.find((fault) => fault !== null) ?? null;
  }
  return document.validate(schema, type.startsWith('text/') ? text : parsed(text));
}

/** Formats the request and the response for the reader of a failure. */
export function story(
  { call, how, expected, request }: Attempt,
  answer: WireAnswer | null,
  faults: readonly string[],
): string {
  const sent = encodeRequest(request, '127.0.0.1').toString('latin1');
  const shown = (text: string) => (text.length > 1500 ? `${text.slice(0, 1500)}… (${text.length})` : text);
  return [
    `${call.operationId}, ${how} (expected: ${expected}): ${faults.join('; ')}`,
    '--- sent',
    shown(sent),
    '--- came',
    answer === null ? 'nothing' : shown(`${answer.status} ${JSON.stringify(answer.headers)}\n${answer.text}`),
  ].join('\n');
}
