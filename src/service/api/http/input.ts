/** The border: what a request holds, parsed by the contract's schemas. Nothing past here sees unchecked input. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FieldFault } from '../../../contract/index.js';
import { ServiceFault } from './problem.js';

/** More faults than these are not listed: a body of a thousand unknown fields is not worth an answer of that size. */
const MAX_FAULTS = 50;

const NO_BODY = z.strictObject({}).optional();

function segment(key: PropertyKey): string {
  return `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

type Place = (path: readonly PropertyKey[]) => string;
const inBody: Place = (path) => path.map(segment).join('');
const inQuery: Place = (path) => `?${path.map(String).join('.')}`;
const inPath: Place = (path) => `{${path.map(String).join('.')}}`;
const inHeader: Place = (path) => path.map(String).join('.');

function isMissing(value: unknown, path: readonly PropertyKey[]): boolean {
  let at = value;
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false;
    at = Object.entries(at).find(([name]) => name === String(key))?.[1];
  }
  return at === undefined;
}

function faultsOf(error: z.ZodError, value: unknown, place: Place): FieldFault[] {
  return error.issues
    .flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => ({ pointer: place([...issue.path, key]), detail: `unknown field "${key}"` }))
        : [{ pointer: place(issue.path), detail: isMissing(value, issue.path) ? 'is missing' : issue.message }],
    )
    .slice(0, MAX_FAULTS);
}

/** E_REQ_001 that names each fault. */
export function malformed(faults: readonly FieldFault[]): ServiceFault {
  const named = faults.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
  return new ServiceFault('E_REQ_001', `The request is malformed. ${named}`, { errors: faults });
}

function parse<S extends z.ZodType>(schema: S, value: unknown, place: Place): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed(faultsOf(parsed.error, value, place));
}

/** The query, by the call's schema. Throws E_REQ_001 that names each bad or unknown parameter. */
export function readQuery<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.query, inQuery);
}

/** The JSON body, by the call's schema. Throws E_REQ_001 that names each bad or unknown field. */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.body, inBody);
}

/** The same for a body that names a change: where repo and pr alone are at fault, that has a code of its own, E_REQ_002. */
export function readChange<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  try {
    return readBody(schema, request);
  } catch (cause) {
    if (!(cause instanceof ServiceFault) || cause.errors === undefined) throw cause;
    const { errors } = cause;
    if (!errors.every(({ pointer }) => pointer === '/repo' || pointer === '/pr')) throw cause;
    const named = errors.map(({ pointer, detail }) => `${pointer.slice(1)}: ${detail}`).join('; ');
    throw new ServiceFault('E_REQ_002', `Invalid repo or pr: ${named}.`, { errors });
  }
}

/** A body that came in the call's other media type, as it is. */
export class TextBody {
  constructor(readonly text: string) {}
}

/** The body of a call that takes a text too: `ofText` says what a text is the short form of. */
export function readBodyOrText<S extends z.ZodType>(
  schema: S,
  request: FastifyRequest,
  ofText: (text: string) => unknown,
): z.output<S> {
  const { body } = request;
  return parse(schema, body instanceof TextBody ? ofText(body.text) : body, inBody);
}

/** For calls without a body: nothing or `{}`, so that a field somebody hopes has an effect is not passed over in silence. */
export function refuseBody(request: FastifyRequest): void {
  parse(NO_BODY, request.body, inBody);
}

/** The headers that the call's schema names, whatever their case. Throws E_REQ_001 that names each bad one. */
export function readHeaders<S extends z.ZodObject>(schema: S, request: FastifyRequest): z.output<S> {
  const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]] as const);
  return parse(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), inHeader);
}

/** The path's parameters; undefined where they cannot name anything, which reads as "no such resource". */
export function readParams<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> | undefined {
  const parsed = schema.safeParse(request.params);
  return parsed.success ? parsed.data : undefined;
}

/** The path's parameters where the call makes what they name. Throws E_REQ_001 where they cannot be a name. */
export function mustReadParams<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.params, inPath);
}
