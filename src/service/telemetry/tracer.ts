/** Spans, as the service makes them; what exports them is behind this door and loaded only when it is wanted. */

export type Attributes = Readonly<Record<string, string | number | boolean>>;
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer' | 'producer';

export interface SpanStart {
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** The headers of W3C Trace Context as a request brought them. */
export interface TraceHeaders {
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

/** A span that is under way. */
export interface OpenSpan {
  /** For the log; null where nothing is traced. */
  readonly traceId: string | null;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Runs `work` inside: spans that it makes become children. */
  within<T>(work: () => T): T;
  /** `fault` is a short name of what went wrong, from a bounded set; null where nothing did. */
  end(fault: string | null): void;
}

export interface Tracer {
  /** Begins a span for a request, under the caller's if it brought one. */
  begin(name: string, start: SpanStart, caller: TraceHeaders): OpenSpan;
  /** Runs `work` in a span under the one that is under way. `faultOf` names what it rejected with. */
  run<T>(name: string, start: SpanStart, work: () => Promise<T>, faultOf: (cause: unknown) => string): Promise<T>;
  /** Notes what has just ended after that many milliseconds. */
  ended(name: string, start: SpanStart, milliseconds: number, fault: string | null): void;
}

const NO_SPAN: OpenSpan = {
  traceId: null,
  rename: () => undefined,
  set: () => undefined,
  within: (work) => work(),
  end: () => undefined,
};

/** For a service that nobody traces. */
export const UNTRACED: Tracer = {
  begin: () => NO_SPAN,
  run: (_name, _start, work) => work(),
  ended: () => undefined,
};
