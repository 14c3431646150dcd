/** Parses the inputs of a request with the contract's schemas. All code behind it gets only validated input. */
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type FieldFault, formatJsonPointer, listFieldFaults, type NamePlace } from '../../../contract/index.js';
import { refuseMalformedRequest, refuseRequest } from '../../../reviewing/request/read-request.js';
import { BAD_ENCODING, createRefusedRequestError, ServiceError } from './problem.js';

const NO_BODY = z.strictObject({}).optional();

const formatQueryName: NamePlace = (path) => `?${path.map(String).join('.')}`;
const formatPathName: NamePlace = (path) => `{${path.map(String).join('.')}}`;
const formatHeaderName: NamePlace = (path) => path.map(String).join('.');

/** Builds an E_REQ_001 that names each fault. */
export function createMalformedError(faults: readonly FieldFault[]): ServiceError {
  return createRefusedRequestError(refuseMalformedRequest(faults));
}

function parseInput<S extends z.ZodType>(schema: S, value: unknown, place: NamePlace): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw createMalformedError(listFieldFaults(parsed.error, value, place));
}

/** Refuses a query that is not UTF-8 in percent-encoding: the framework reads it as other characters. */
function checkQueryEncoding({ url }: Pick<FastifyRequest, 'url'>): void {
  try {
    decodeURIComponent(url.slice(url.indexOf('?') + 1));
  } catch (cause) {
    throw new ServiceError('E_REQ_001', BAD_ENCODING, { cause });
  }
}

/** Refuses known parameters that are repeated. The framework gives them as lists, which schemas would call no text. */
function checkRepetition({ shape }: z.ZodObject, { query }: Pick<FastifyRequest, 'query'>): void {
  const repeated = Object.entries(query ?? {}).flatMap(([name, value]) =>
    Array.isArray(value) && Object.hasOwn(shape, name) ? [name] : [],
  );
  if (repeated.length === 0) return;
  throw createMalformedError(repeated.map((name) => ({ pointer: formatQueryName([name]), detail: 'must come once' })));
}

/**
 * Reads the query with the call's schema.
 * @throws E_REQ_001 that names each invalid, repeated or unknown parameter
 */
export function readQuery<S extends z.ZodObject>(schema: S, request: FastifyRequest): z.output<S> {
  checkQueryEncoding(request);
  checkRepetition(schema, request);
  return parseInput(schema, request.query, formatQueryName);
}

/**
 * Reads the JSON body with the call's schema.
 * @throws E_REQ_001 that names each invalid or unknown field
 */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parseInput(schema, request.body, formatJsonPointer);
}

/** Reads a body that names a change. If only repo and pr are invalid, the error code is E_REQ_002. */
export function readChange<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const { body } = request;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw createRefusedRequestError(refuseRequest(listFieldFaults(parsed.error, body)));
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
  return parseInput(schema, body instanceof TextBody ? ofText(body.text) : body, formatJsonPointer);
}

/**
 * Checks a call without a body. Only nothing or `{}` is accepted, so that a field without effect is not silently
 * ignored.
 */
export function refuseBody(request: FastifyRequest): void {
  parseInput(NO_BODY, request.body, formatJsonPointer);
}

/**
 * Reads the headers that the call's schema names, in any case.
 * @throws E_REQ_001 that names each invalid one
 */
export function readHeaders<S extends z.ZodObject>(schema: S, request: FastifyRequest): z.output<S> {
  const given = Object.keys(schema.shape).map((name) => [name, request.headers[name.toLowerCase()]] as const);
  return parseInput(schema, Object.fromEntries(given.filter(([, value]) => value !== undefined)), formatHeaderName);
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
export function requireParams<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parseInput(schema, request.params, formatPathName);
}
