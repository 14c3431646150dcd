/** Whether spans are exported, and where to: the environment variables of the OpenTelemetry specification say it. */

import { parseHttpUrl, removeEndSlashes } from '../../base/url.js';
import { ConfigError } from '../config.js';
import type { Logger } from './logger.js';
import type { Tracing, TracingSettings } from './otlp.js';

type Environment = Readonly<Partial<Record<string, string>>>;

const toNonEmpty = (text: string | undefined) => (text === undefined || text.trim() === '' ? undefined : text.trim());

/**
 * Parses `a=b,c=d` with percent-encoded values, the format of OTEL_EXPORTER_OTLP_HEADERS and OTEL_RESOURCE_ATTRIBUTES.
 */
function parsePairs(variable: string, text: string | undefined): Record<string, string> {
  const items = (text ?? '').split(',').filter((item) => item.trim() !== '');
  return Object.fromEntries(
    items.map((item) => {
      const at = item.indexOf('=');
      // Never includes the value, because headers contain tokens.
      if (at < 1) throw new ConfigError(`${variable} must be key=value pairs with commas between.`);
      const value = item.slice(at + 1).trim();
      try {
        return [item.slice(0, at).trim(), decodeURIComponent(value)];
      } catch {
        throw new ConfigError(`${variable} holds a value that is not percent-encoded.`);
      }
    }),
  );
}

function readEndpoint(environment: Environment): string | null {
  const own = toNonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT']);
  const general = toNonEmpty(environment['OTEL_EXPORTER_OTLP_ENDPOINT']);
  const variable = own === undefined ? 'OTEL_EXPORTER_OTLP_ENDPOINT' : 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT';
  // The general address is a base; the one of traces is used as it is.
  const url = own ?? (general === undefined ? undefined : `${removeEndSlashes(general)}/v1/traces`);
  if (url === undefined) return null;
  if (parseHttpUrl(url) === null) {
    throw new ConfigError(`${variable} must be an address that begins with http:// or https://.`);
  }
  return url;
}

const RATIO_SAMPLERS = new Set(['traceidratio', 'parentbased_traceidratio']);

function readSamplingRatio(environment: Environment): number {
  const sampler = toNonEmpty(environment['OTEL_TRACES_SAMPLER']);
  if (sampler === 'always_off' || sampler === 'parentbased_always_off') return 0;
  if (sampler === undefined || !RATIO_SAMPLERS.has(sampler)) return 1;
  const ratio = Number(toNonEmpty(environment['OTEL_TRACES_SAMPLER_ARG']) ?? '1');
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigError('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
}

/**
 * Reads the variables; null if no endpoint is set, or tracing is disabled.
 * @throws ConfigError
 */
export function readTracingSettings(environment: Environment): TracingSettings | null {
  if (toNonEmpty(environment['OTEL_SDK_DISABLED'])?.toLowerCase() === 'true') return null;
  if (toNonEmpty(environment['OTEL_TRACES_EXPORTER'])?.toLowerCase() === 'none') return null;
  const url = readEndpoint(environment);
  if (url === null) return null;
  const protocol =
    toNonEmpty(environment['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL']) ??
    toNonEmpty(environment['OTEL_EXPORTER_OTLP_PROTOCOL']);
  if (protocol === 'grpc') {
    throw new ConfigError('OTEL_EXPORTER_OTLP_PROTOCOL: spans are sent as OTLP over HTTP (port 4318), not as gRPC.');
  }
  const headers = 'OTEL_EXPORTER_OTLP_HEADERS';
  const ownHeaders = 'OTEL_EXPORTER_OTLP_TRACES_HEADERS';
  return {
    url,
    headers: { ...parsePairs(headers, environment[headers]), ...parsePairs(ownHeaders, environment[ownHeaders]) },
    serviceName: toNonEmpty(environment['OTEL_SERVICE_NAME']) ?? 'review-gate',
    resource: parsePairs('OTEL_RESOURCE_ATTRIBUTES', environment['OTEL_RESOURCE_ATTRIBUTES']),
    ratio: readSamplingRatio(environment),
  };
}

/**
 * Starts exporting spans if the environment names an endpoint; otherwise returns null and loads nothing. Failed exports
 * are logged and dropped.
 * @throws ConfigError
 */
export async function startTracing(environment: Environment, logger: Logger): Promise<Tracing | null> {
  const settings = readTracingSettings(environment);
  if (settings === null) return null;
  const { exportSpans } = await import(/* webpackChunkName: "otlp" */ './otlp.js');
  return exportSpans(settings, logger);
}
