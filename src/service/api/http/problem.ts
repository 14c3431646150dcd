/** Faults that are sent to the caller: RFC 9457 problem details with a code of the contract. */
import { ERRORS, type ErrorCode, type FieldFault, type Problem } from '../../../contract/index.js';
import type { RequestError } from '../../../reviewing/request/request-error.js';

/** What is said of an address that cannot be decoded, in its path or in its query. */
export const BAD_ENCODING = 'The request is malformed: the address is not valid percent-encoding.';

/** Optional parts besides the code and the detail. */
export interface ServiceErrorOptions {
  /** A status that differs from the code's own (404, 405, 415, 504 …). */
  readonly status?: number;
  readonly errors?: readonly FieldFault[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/**
 * A fault that the caller may see. `message` becomes `detail`: it says what to do next and contains nothing internal.
 */
export class ServiceError extends Error {
  override readonly name = 'ServiceError';
  readonly status: number;
  readonly errors: readonly FieldFault[] | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    readonly code: ErrorCode,
    detail: string,
    options: ServiceErrorOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.status = options.status ?? ERRORS[code].status;
    this.errors = options.errors;
    this.headers = options.headers ?? {};
  }
}

/** A refused request as an answer. */
export function createRefusedRequestError(cause: RequestError): ServiceError {
  const { code, message, fields } = cause;
  return new ServiceError(code, message, { ...(fields.length === 0 ? {} : { errors: fields }), cause });
}

/** The one way to say that something is not there; another tenant's id reads exactly the same. */
export function createNotFoundError(what: string): ServiceError {
  return new ServiceError(
    'E_NF_001',
    `There is no such ${what}. Check how it is named, and that the token is of the right tenant.`,
  );
}

/** Builds the body of an error response. `instance` identifies the request, as the X-Request-Id header does. */
export function toProblem(fault: ServiceError, requestId: string): Problem {
  return {
    type: `urn:review-gate:error:${fault.code}`,
    title: ERRORS[fault.code].title,
    status: fault.status,
    detail: fault.message,
    instance: `urn:review-gate:request:${requestId}`,
    code: fault.code,
    ...(fault.errors === undefined ? {} : { errors: [...fault.errors] }),
  };
}
