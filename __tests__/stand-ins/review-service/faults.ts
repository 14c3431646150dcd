/** Faults between a client and the stand-in service. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The calls of the interface document, the trace's path, and all others. */
export type Endpoint = 'token' | 'create' | 'review' | 'findings' | 'trace' | 'other';

/**
 * How a connection ends early: `reset` before a response, `hang` without any response, `hang-body` and `cut-body` in
 * the middle of one (with the given `body`, otherwise the start of a JSON document).
 */
type Cut = 'reset' | 'hang' | 'hang-body' | 'cut-body';

/** A fault, which may be repeated. Without `cut`: a response with the given status, headers and body. */
export interface Fault {
  readonly on: Endpoint;
  /** How often; default 1. */
  readonly times?: number;
  /**
   * Number of the endpoint's requests that succeed before it, counted from when the fault is next in order; default 0.
   */
  readonly after?: number;
  readonly cut?: Cut;
  /** Default 500; 200 with `cut`. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** A text is sent unchanged, any other value as JSON; default: an empty object. */
  readonly body?: unknown;
}

interface Pending {
  readonly fault: Fault;
  times: number;
  after: number;
}

/** Pending faults, used in order. */
export class FaultList {
  private readonly pending: Pending[] = [];

  add(fault: Fault): void {
    this.pending.push({ fault, times: fault.times ?? 1, after: fault.after ?? 0 });
  }

  /**
   * Applies the endpoint's next fault to this exchange.
   * @returns false if there is none: respond as usual
   */
  play(endpoint: Endpoint, request: IncomingMessage, response: ServerResponse): boolean {
    const index = this.pending.findIndex(({ fault }) => fault.on === endpoint);
    const next = this.pending[index];
    if (next === undefined) return false;
    if (next.after > 0) {
      next.after -= 1;
      return false;
    }
    next.times -= 1;
    if (next.times === 0) this.pending.splice(index, 1);
    perform(next.fault, request, response);
    return true;
  }
}

function perform(fault: Fault, request: IncomingMessage, response: ServerResponse): void {
  if (fault.cut === 'hang') return;
  if (fault.cut === 'reset') {
    request.socket.resetAndDestroy();
    return;
  }
  const body = fault.body ?? (fault.cut === undefined ? {} : '{"id":"rev_1","sta');
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const kind = /^\s*</u.test(text) ? 'text/html' : 'application/json';
  const missing = fault.cut === undefined ? 0 : 100;
  response.writeHead(fault.status ?? (fault.cut === undefined ? 500 : 200), {
    'content-type': kind,
    'content-length': Buffer.byteLength(text) + missing,
    ...fault.headers,
  });
  if (fault.cut === undefined) response.end(text);
  else response.write(text, () => fault.cut === 'cut-body' && request.socket.destroy());
}
