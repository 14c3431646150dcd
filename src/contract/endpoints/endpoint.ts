/** The row of the operations table that describes one call. */
import type * as z from 'zod';
import type { ErrorCode } from '../errors.js';
import type { Scope } from '../scopes.js';

/**
 * One call. `errors` are those in addition to the errors of every call (500, 503) and of every call with a bearer token
 * (401, 403).
 */
export interface Endpoint {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** Path parameters are written as `{name}`, as in OpenAPI. */
  readonly path: string;
  readonly summary: string;
  /** The one scope that the call needs; null if it needs no bearer token. */
  readonly scope: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: {
    readonly type: string;
    readonly schema: z.ZodType;
    /** A second media type of the request body: a text that stands for an object, as YAML does. */
    readonly orText?: string;
  };
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly type?: string;
    readonly schema?: z.ZodType;
    /** A second media type of the same response, as text, for clients that prefer it. */
    readonly orText?: string;
    /** Response headers and their meaning. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Headers that are sent in some cases only. */
    readonly headersAtTimes?: Readonly<Record<string, string>>;
  };
  readonly errors: readonly ErrorCode[];
}

/** Describes a JSON body. */
export const createJsonBody = <S extends z.ZodType>(schema: S) => ({ type: 'application/json', schema });
