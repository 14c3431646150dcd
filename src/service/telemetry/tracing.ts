/** Reads whether and where spans are exported from the environment variables of the OpenTelemetry specification. */
import { parseUrl } from '../../contract/index.js';
import { ConfigFault } from '../config.js';
import type { Logger } from './logger.js';
import type { Tracer } from './tracer.js';

type Environment = Readonly<Partial<Record<string, string>>>;

export interface Tracing {
  readonly tracer: Tracer;
  /** Sends the remaining spans and waits at most a few seconds. */
  close(): Promise<void>;
}

/** Where and how spans are sent. */
export interface TracingSettings {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly serviceName: string;
  /** Attributes of the resource. */
  readonly resource: Readonly<Record<string, string>>;
  /** The share of traces that are kept, 0..1. For a trace that a caller began, the caller's decision is used. */
  readonly ratio: number;
}

const nonEmpty = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text.trim());

/**
 * Parses `a=b,c=d` with percent-encoded values, the format of OTEL_EXPORTER_OTLP_HEADERS and OTEL_RESOURCE_ATTRIBUTES.
 */
function pairs(variable: string, text: string | undefined): Record<string, string> {
  const items = (text ?? '').split(',').filter((item) => item.trim() !== '');
  return Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf('=');
      // Never includes the value, because headers contain tokens.
      if (at < 1) throw new ConfigFault(`${variable} must be key=value pairs with commas between.`);
      const value = item.slice(at + 1).trim();
      try {
        return [item.slice(0, at).trim(), decodeURIComponent(value)];
      } catch {
        throw new ConfigFault(`${variable} holds a value that is not percent-encoded.`);
      }
    }),
  );
}

function addressOf(environment: Environment): string | null {
  const own = nonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
  const general = nonEmpty(environment['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const variable = own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  // The general URL is a base; the URL for traces is used unchanged.
  const url = own ?? (general === undefined ? undefined : `${general.replace(/\/+$/u, '')}/v1/traces`);
  if (url === undefined) return null;
  if (!/^https?:$/u.test(parseUrl(url)?.protocol ?? '')) {
    throw new ConfigFault(`${variable} must be an address that begins with http:// or https://.`);
  }
  return url;
}

const RATIO_SAMPLERS = new Set(['traceidratio', 'parentbased_traceidratio']);

function ratioOf(environment: Environment): number {
  const sampler = nonEmpty(environment['OTEL_TRACES_SAMPLER']);
  if (sampler === 'always_off' || sampler === 'parentbased_always_off') return 0;
  if (sampler === undefined || !RATIO_SAMPLERS.has(sampler)) return 1;
  const ratio = Number(nonEmpty(environment['OTEL_TRACES_SAMPLER_ARG']) ?? '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigFault('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
}

/**
 * Reads the variables; null if no endpoint is set, or tracing is disabled.
 * @throws ConfigFault
 */
export function tracingSettings(environment: Environment): TracingSettings | null {
  if (nonEmpty(environment['OTEL_SDK_DISABLED'])?.toLowerCase() === 'true') return null;
  if (nonEmpty(environment['OTEL_TRACES_EXPORTER'])?.toLowerCase() === 'none') return null;
  const url = addressOf(environment);
  if (url === null) return null;
  const protocol =
    nonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) ?? nonEmpty(environment['OTEL_EXPORTER_OTLP_PROTOCOL']);
  if (protocol === 'grpc') {
    throw new ConfigFault('OTEL_EXPORTER_OTLP_PROTOCOL: spans are sent as OTLP over HTTP (port 4318), not as gRPC.');
  }
  const headers = 'OTEL_EXPORTER_OTLP_HEADERS';
  const ownHeaders = 'OTEL_EXPORTER_OTLP_TRACES_HEADERS';
  return {
    url,
    headers: { ...pairs(headers, environment[headers]), ...pairs(ownHeaders, environment[ownHeaders]) },
    serviceName: nonEmpty(environment['OTEL_SERVICE_NAME']) ?? 'review-gate',
    resource: pairs('OTEL_RESOURCE_ATTRIBUTES', environment['OTEL_RESOURCE_ATTRIBUTES']),
    ratio: ratioOf(environment),
  };
}

/**
 * Starts exporting spans if the environment names an endpoint; otherwise returns null and loads nothing. Failed exports
 * are logged and dropped.
 * @throws ConfigFault
 */
export async function startTracing(environment: Environment, logger: Logger): Promise<Tracing | null> {
  const settings = tracingSettings(environment);
  if (settings === null) return null;
  const { exportSpans } = await import('./otlp.js');
  return exportSpans(settings, logger);
}
