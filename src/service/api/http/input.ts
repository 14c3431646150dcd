/** Parses the inputs of a request with the contract's schemas. All code behind it gets only validated input. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FieldFault } from '../../../contract/index.js';
import { ServiceFault } from './problem.js';

/** Maximum number of listed faults: a body of a thousand unknown fields does not justify so large a response. */
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

/** Builds an E_REQ_001 that names each fault. */
export function malformed(faults: readonly FieldFault[]): ServiceFault {
  const named = faults.map(({ pointer, detail }) => `${pointer === '' ? 'the body' : pointer}: ${detail}`).join('; ');
  return new ServiceFault('E_REQ_001', `The request is malformed. ${named}`, { errors: faults });
}

function parse<S extends z.ZodType>(schema: S, value: unknown, place: Place): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed(faultsOf(parsed.error, value, place));
}

/**
 * Reads the query with the call's schema.
 * @throws E_REQ_001 that names each invalid or unknown parameter
 */
export function readQuery<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.query, inQuery);
}

/**
 * Reads the JSON body with the call's schema.
 * @throws E_REQ_001 that names each invalid or unknown field
 */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.body, inBody);
}

/** Reads a body that names a change. If only repo and pr are invalid, the error code is E_REQ_002. */
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

/** A body in the call's other media type, unparsed. */
export class TextBody {
  constructor(readonly text: string) {}
}

/** Reads the body of a call that also accepts text. `ofText` converts a text to the JSON body that it stands for. */
export function readBodyOrText<S extends z.ZodType>(
  schema: S,
  request: FastifyRequest,
  ofText: (text: string) => unknown,
): z.output<S> {
  const { body } = request;
  return parse(schema, body instanceof TextBody ? ofText(body.text) : body, inBody);
}

/**
 * Checks a call without a body. Only nothing or `{}` is accepted, so that a field without effect is not silently
 * ignored.
 */
export function refuseBody(request: FastifyRequest): void {
  parse(NO_BODY, request.body, inBody);
}

/**
 * Reads the headers that the call's schema names, in any case.
 * @throws E_REQ_001 that names each invalid one
 */
export function readHeaders<S extends z.ZodObject>(schema: S, request: FastifyRequest): z.output<S> {
  const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]] as const);
  return parse(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), inHeader);
}

/** Reads the path's parameters; undefined if they cannot name anything, which callers treat as "no such resource". */
export function readParams<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> | undefined {
  const parsed = schema.safeParse(request.params);
  return parsed.success ? parsed.data : undefined;
}

/**
 * Reads the path's parameters of a call that creates the named resource.
 * @throws E_REQ_001 if they cannot be a name
 */
export function mustReadParams<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.params, inPath);
}
