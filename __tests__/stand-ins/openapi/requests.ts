/** Valid requests, generated from a served OpenAPI document. */
import fc from 'fast-check';
import type { DocumentedCall, Parameter, Schema, ServedDocument } from './document.js';
import { generateValues, type Json, type Pool } from './values.js';
import type { WireRequest } from './wire.js';

/** `taken`: the document allows the request. `refused`: it does not. `either`: it does not say. */
export type Expected = 'taken' | 'refused' | 'either';

export interface Attempt {
  readonly call: DocumentedCall;
  readonly how: string;
  readonly expected: Expected;
  readonly request: WireRequest;
}

export interface Body {
  readonly type: string;
  readonly schema: Schema;
  readonly value: Json;
}

/** The parts of a request before they are serialized. */
export interface Parts {
  readonly path: Readonly<Record<string, string>>;
  readonly query: readonly (readonly [string, string])[];
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Body | null;
}

export const JSON_TYPE = 'application/json';
const FORM_TYPE = 'application/x-www-form-urlencoded';

const printed = (value: Json): string => (typeof value === 'string' ? value : JSON.stringify(value));
/** Encodes a part of a URL. An unpaired surrogate cannot be encoded, so it is replaced. */
export const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Returns whether HTTP allows the text in a header (RFC 9110 §5.5), without blanks at the ends. */
const inHeader = (text: string): boolean => /^(?:[\x21-\x7e](?:[\t\x20-\x7e]*[\x21-\x7e])?)?$/u.test(text);

/** Serializes a body in its media type. */
export function bodyText({ type, value }: Body): string {
  if (type === JSON_TYPE) return JSON.stringify(value);
  if (type !== FORM_TYPE) return printed(value).toWellFormed();
  const fields = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const form = new URLSearchParams();
  for (const [name, one] of fields) form.append(name, printed(one));
  return form.toString();
}

/** Builds the target of a call with its parameters inserted. */
export function buildTarget(
  { path: template }: DocumentedCall,
  { path, query }: Pick<Parts, 'path' | 'query'>,
): string {
  const filled = template.replaceAll(/\{(\w+)\}/gu, (_, name: string) => encoded(path[name] ?? ''));
  const asked = query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  return asked === '' ? filled : `${filled}?${asked}`;
}

export class RequestMaker {
  constructor(
    readonly document: ServedDocument,
    private readonly pool: Pool,
    /** Headers of every request: the authorization. */
    private readonly authorization: readonly (readonly [string, string])[],
  ) {}

  /** Generates requests that the document allows. */
  valid(call: DocumentedCall): fc.Arbitrary<Attempt> {
    return this.parts(call).map((parts) => this.attempt(call, parts, 'as documented', 'taken'));
  }

  /** Generates the parts of such requests. */
  parts({ parameters, requestBody }: DocumentedCall): fc.Arbitrary<Parts> {
    const values = (place: Parameter['in']) => {
      const fields = parameters.filter((one) => one.in === place);
      const record = fields.map(
        ({ name, schema }) =>
          [name, generateValues(this.document, schema, this.pool, this.pool[name]).map(printed)] as const,
      );
      return fc.record<Record<string, string>, string>(Object.fromEntries(record), {
        requiredKeys: fields.filter(({ required }) => required).map(({ name }) => name),
      });
    };
    const bodies = Object.entries(requestBody?.content ?? {}).map(([type, { schema }]) =>
      generateValues(this.document, schema, this.pool).map((value): Body => ({ type, schema, value })),
    );
    return fc.record({
      path: values('path'),
      query: values('query').map((fields) => Object.entries(fields)),
      headers: values('header')
        .filter((fields) => Object.values(fields).every(inHeader))
        .map((fields) => Object.entries(fields)),
      body: bodies.length === 0 ? fc.constant(null) : fc.oneof(...bodies),
    });
  }

  /** Builds a request from its parts; fields of `instead` override the computed ones. */
  attempt(
    call: DocumentedCall,
    parts: Parts,
    how: string,
    expected: Expected,
    instead: Partial<WireRequest> = {},
  ): Attempt {
    const { body } = parts;
    const type = body === null ? [] : [['Content-Type', body.type] as const];
    const request: WireRequest = {
      method: call.method,
      target: buildTarget(call, parts),
      headers: [...this.selectAuthorization(call), ...type, ...parts.headers],
      body: body === null ? null : Buffer.from(bodyText(body)),
      ...instead,
    };
    return { call, how, expected, request };
  }

  /** Returns the authorization headers for a call that requires them. */
  selectAuthorization({ security }: DocumentedCall): readonly (readonly [string, string])[] {
    return security.length === 0 ? [] : this.authorization;
  }
}
