/** What can go wrong between a client and the stand-in service. */
import type { IncomingMessage, ServerResponse } from 'node:http';

/** The calls of the interface document, the trace's address, and everything else. */
export type Endpoint = 'token' | 'create' | 'review' | 'findings' | 'trace' | 'other';

/**
 * How a connection ends early: `reset` before an answer, `hang` without ever an answer, `hang-body` and `cut-body`
 * in the middle of one (the body that `body` holds, else the start of a JSON document).
 */
export type Cut = 'reset' | 'hang' | 'hang-body' | 'cut-body';

/** One fault, or the same one several times. Without `cut`: an answer of the status, headers and body given. */
export interface Fault {
  readonly on: Endpoint;
  /** How often; default 1. */
  readonly times?: number;
  /** Requests of the endpoint that go well before it, counted when the fault comes up; default 0. */
  readonly after?: number;
  readonly cut?: Cut;
  /** Default 500, with `cut` 200. */
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is, anything else as JSON; default: an empty object. */
  readonly body?: unknown;
}

interface Pending {
  readonly fault: Fault;
  times: number;
  after: number;
}

/** Faults still to come, used up in order. */
export class FaultList {
  private readonly pending: Pending[] = [];

  add(fault: Fault): void {
    this.pending.push({ fault, times: fault.times ?? 1, after: fault.after ?? 0 });
  }

  /** Plays the endpoint's next fault on this exchange. @returns false where there is none: answer as usual */
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
