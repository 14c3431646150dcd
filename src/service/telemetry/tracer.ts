/** Attributes of a span: the names are those of OpenTelemetry's semantic conventions, or begin with `review_gate.`. */
export type Attributes = Readonly<Record<string, string | number | boolean>>;

/** Kinds of spans, as the OpenTelemetry specification has them. */
export type SpanKind = 'internal' | 'server' | 'client' | 'consumer' | 'producer';

/** What is known of a span when it begins. */
export interface SpanStart {
  readonly kind: SpanKind;
  readonly attributes: Attributes;
}

/** The W3C Trace Context headers of a request. */
interface TraceHeaders {
  readonly traceparent: string | undefined;
  readonly tracestate: string | undefined;
}

/** A span in progress. */
export interface OpenSpan {
  /** For the log; null if nothing is traced. */
  readonly traceId: string | null;
  rename(name: string): void;
  set(attributes: Attributes): void;
  /** Runs `work` inside the span: spans created by it become children. */
  within<T>(work: () => T): T;
  /** `fault` is a short name of the error, from a limited set; null if there was none. */
  end(fault: string | null): void;
}

/** The interface for spans. The implementation that exports them is loaded only when it is needed. */
export interface Tracer {
  /** Begins a span for a request, as a child of the caller's span if there is one. */
  begin(name: string, start: SpanStart, caller: TraceHeaders): OpenSpan;
  /** Runs `work` in a span under the present one. `faultOf` returns a name for its error. */
  run<T>(name: string, start: SpanStart, work: () => Promise<T>, faultOf: (cause: unknown) => string): Promise<T>;
  /** Records a span that has just ended and lasted that many milliseconds. */
  ended(name: string, start: SpanStart, milliseconds: number, fault: string | null): void;
}

const NO_SPAN: OpenSpan = {
  traceId: null,
  rename: () => undefined,
  set: () => undefined,
  within: (work) => work(),
  end: () => undefined,
};

/** For a service without tracing. */
export const UNTRACED: Tracer = {
  begin: () => NO_SPAN,
  run: (_name, _start, work) => work(),
  ended: () => undefined,
};
