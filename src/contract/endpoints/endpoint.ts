/** What a call is: the row of the operations table. */
import type { z } from 'zod';
import type { ErrorCode } from '../errors.js';
import type { Scope } from '../scopes.js';

/** One call. `errors` are those a caller may get beyond the ones of every call (500, 503) and every bearer call (401, 403). */
export interface Operation {
  readonly id: string;
  readonly method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** With `{name}` for path parameters, as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  /** The one scope needed; null where no bearer is asked for. */
  readonly scope: Scope | null;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  readonly body?: {
    readonly type: string;
    readonly schema: z.ZodType;
    /** Another media type that the call takes, as a text. */
    readonly orText?: string;
  };
  readonly success: {
    readonly status: 200 | 201 | 202 | 204;
    readonly type?: string;
    readonly schema?: z.ZodType;
    /** Another media type of the same answer, as a text, for who accepts it rather. */
    readonly orText?: string;
    /** Response headers and what they say. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Those that come in some cases alone. */
    readonly headersAtTimes?: Readonly<Record<string, string>>;
  };
  readonly errors: readonly ErrorCode[];
}

/** A body of JSON. */
export const json = <S extends z.ZodType>(schema: S) => ({ type: 'application/json', schema });
