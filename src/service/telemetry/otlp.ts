/** Spans of the OpenTelemetry SDK, exported as OTLP over HTTP. Nothing is registered globally. */
import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Context,
  defaultTextMapGetter,
  isSpanContextValid,
  SpanKind as OtelKind,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { ExportResultCode, W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { ENGINE_VERSION } from '../../engine/index.js';
import type { Logger } from './logger.js';
import type { OpenSpan, SpanKind, SpanStart, Tracer } from './tracer.js';

/** A tracer that exports its spans. */
export interface Tracing {
  readonly tracer: Tracer;
  /** Sends what is left, waiting a few seconds at most. */
  close(): Promise<void>;
}

/** Where and how spans are sent. */
export interface TracingSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** `key=value` pairs of the resource. */
  readonly resource: Readonly<Record<string, string>>;
  /** The share of traces that are kept, 0..1; one that a caller began follows the caller. */
  readonly ratio: number;
}

/**
 * Time within which an export is sent, and sent again if it fails: a collector that does not answer delays neither the
 * service nor its shutdown.
 */
const EXPORT_MILLISECONDS = 3000;
/**
 * Time after which a batch is given up. Longer than the exporter can take, whose last attempt may begin at its limit
 * and wait as long again: what is given up before the exporter answers would not be logged.
 */
const BATCH_MILLISECONDS = 2 * EXPORT_MILLISECONDS + 1000;
const MAX_ATTRIBUTE_CHARACTERS = 256;

const KINDS: Readonly<Record<SpanKind, OtelKind>> = {
  internal: OtelKind.INTERNAL,
  server: OtelKind.SERVER,
  client: OtelKind.CLIENT,
  consumer: OtelKind.CONSUMER,
  producer: OtelKind.PRODUCER,
};

/** Wraps the exporter, so that failed exports are logged. */
function logExportFailures(inner: SpanExporter, logger: Logger): SpanExporter {
  return {
    export: (spans, done) =>
      inner.export(spans, (result) => {
        if (result.code !== ExportResultCode.SUCCESS) {
          logger.warn('spans could not be exported', { spans: spans.length, cause: result.error?.message });
        }
        done(result);
      }),
    forceFlush: async () => inner.forceFlush?.(),
    shutdown: () => inner.shutdown(),
  };
}

function endSpan(span: Span, fault: string | null, endTime?: number): void {
  if (fault !== null) {
    span.setAttribute('error.type', fault);
    span.setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end(endTime);
}

/** Starts the SDK. */
export function exportSpans(settings: TracingSettings, logger: Logger): Tracing {
  const exporter = new OTLPTraceExporter({
    url: settings.url,
    headers: { ...settings.headers },
    timeoutMillis: EXPORT_MILLISECONDS,
  });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': settings.serviceName,
      'service.version': ENGINE_VERSION,
      ...settings.resource,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.ratio) }),
    spanLimits: { attributeValueLengthLimit: MAX_ATTRIBUTE_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: logExportFailures(exporter, logger),
        exportTimeoutMillis: BATCH_MILLISECONDS,
      }),
    ],
  });
  const spans = provider.getTracer('review-gate', ENGINE_VERSION);
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();
  const current = () => active.getStore() ?? ROOT_CONTEXT;
  const start = (name: string, { kind, attributes }: SpanStart, parent: Context, startTime?: number) =>
    spans.startSpan(
      name,
      { kind: KINDS[kind], attributes: { ...attributes }, ...(startTime === undefined ? {} : { startTime }) },
      parent,
    );

  const tracer: Tracer = {
    begin(name, began, caller): OpenSpan {
      const parent = propagator.extract(ROOT_CONTEXT, { ...caller }, defaultTextMapGetter);
      const span = start(name, began, parent);
      const context = trace.setSpan(parent, span);
      const spanContext = span.spanContext();
      return {
        traceId: isSpanContextValid(spanContext) ? spanContext.traceId : null,
        rename: (other) => void span.updateName(other),
        set: (attributes) => void span.setAttributes({ ...attributes }),
        within: (work) => active.run(context, work),
        end: (fault) => endSpan(span, fault),
      };
    },
    async run(name, began, work, faultOf) {
      const parent = current();
      const span = start(name, began, parent);
      try {
        const result = await active.run(trace.setSpan(parent, span), work);
        endSpan(span, null);
        return result;
      } catch (cause) {
        endSpan(span, faultOf(cause));
        throw cause;
      }
    },
    ended(name, began, milliseconds, fault) {
      const now = Date.now();
      endSpan(start(name, began, current(), now - milliseconds), fault, now);
    },
  };
  return {
    tracer,
    // The exporter has already logged the error.
    close: () => provider.shutdown().catch(() => undefined),
  };
}
