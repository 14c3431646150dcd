/** The border: what a request holds, parsed by the contract's schemas. Nothing past here sees unchecked input. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldFault, jsonPointer, listFieldFaults, type NamePlace } from '../../../contract/index.js';
import { malformedRequest, refuseRequest } from '../../../reviewing/read-request.js';
import { refusedRequest, type ServiceFault } from './problem.js';

const NO_BODY = z.strictObject({}).optional();

const inQuery: NamePlace = (path) => `?${path.map(String).join('.')}`;
const inPath: NamePlace = (path) => `{${path.map(String).join('.')}}`;
const inHeader: NamePlace = (path) => path.map(String).join('.');

/** E_REQ_001 that names each fault. */
export function malformed(faults: readonly FieldFault[]): ServiceFault {
  return refusedRequest(malformedRequest(faults));
}

function parse<S extends z.ZodType>(schema: S, value: unknown, place: NamePlace): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw malformed(listFieldFaults(parsed.error, value, place));
}

/** The query, by the call's schema. Throws E_REQ_001 that names each bad or unknown parameter. */
export function readQuery<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.query, inQuery);
}

/** The JSON body, by the call's schema. Throws E_REQ_001 that names each bad or unknown field. */
export function readBody<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  return parse(schema, request.body, jsonPointer);
}

/** The same for a body that names a change: where repo and pr alone are at fault, that has a code of its own, E_REQ_002. */
export function readChange<S extends z.ZodType>(schema: S, request: FastifyRequest): z.output<S> {
  const { body } = request;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw refusedRequest(refuseRequest(listFieldFaults(parsed.error, body)));
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
  return parse(schema, body instanceof TextBody ? ofText(body.text) : body, jsonPointer);
}

/** For calls without a body: nothing or `{}`, so that a field somebody hopes has an effect is not passed over in silence. */
export function refuseBody(request: FastifyRequest): void {
  parse(NO_BODY, request.body, jsonPointer);
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
