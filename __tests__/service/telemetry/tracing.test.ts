import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../../src/service/config.js';
import { readTracingSettings, startTracing } from '../../../src/service/telemetry/tracing.js';
import { startHarness } from '../harness.js';
import { type Collector, type Span, startCollector } from './collector.js';
import { kit } from './instruments.js';

const PARENT = { trace: '0af7651916cd43dd8448eb211c80319c', span: 'b7ad6b7169203331' };
const SERVER = 2;
const CLIENT = 3;
const CONSUMER = 5;

async function traced(collector: Collector, environment: Record<string, string> = {}) {
  const { instruments } = kit();
  const tracing = await startTracing(
    { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...environment },
    instruments.logger,
  );
  if (tracing === null) throw new Error('nothing is traced');
  const one = kit({ tracer: tracing.tracer, clock: () => performance.now() });
  const service = await startHarness({ operation: one.instruments, observer: one.observer });
  return { service, tracing, ...one };
}

const named = (spans: readonly Span[], name: string) => spans.filter((span) => span.name === name);

describe('a service that is traced', () => {
  let collector: Collector;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.close());

  it('exports a span a request under the caller’s, and the parts of a review under its job', async () => {
    const { service, tracing } = await traced(collector);
    const headers = { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` };
    const { id } = await service.complete();
    await service.call('GET', `/v1/reviews/${id}`, { headers });
    await service.close();
    await tracing.close();

    const [request] = collector.spans.filter(({ parentSpanId }) => parentSpanId === PARENT.span);
    expect(request).toMatchObject({
      traceId: PARENT.trace,
      name: 'GET /v1/reviews/{id}',
      kind: SERVER,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/v1/reviews/{id}',
        'http.response.status_code': 200,
        'url.scheme': 'http',
        'review_gate.operation': 'getReview',
        'review_gate.tenant.id': service.tenantId,
      },
    });
    const [job] = named(collector.spans, 'process review');
    expect(job).toMatchObject({
      kind: CONSUMER,
      attributes: { 'review_gate.review.id': id, 'review_gate.job.attempt': 1 },
    });
    for (const stage of ['snapshot', 'engine', 'store']) {
      const [span] = named(collector.spans, `review ${stage}`);
      expect([stage, span?.traceId, span?.parentSpanId]).toEqual([stage, job?.traceId, job?.spanId]);
    }
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'review-gate',
      'service.version': expect.any(String),
    });
    expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  });

  it('puts what a request does under the request', async () => {
    const { service, tracing, observer } = await traced(collector);
    const { pin } = service.provider;
    service.provider.pin = (change, signal) =>
      observer.provider('github.pin', () => pin.call(service.provider, change, signal));
    await service.create();
    await service.close();
    await tracing.close();
    const [request] = named(collector.spans, 'POST /v1/reviews');
    const [call] = named(collector.spans, 'github.pin');
    expect(call).toMatchObject({ kind: CLIENT, traceId: request?.traceId, attributes: { 'peer.service': 'github' } });
    expect(call?.parentSpanId).toBeDefined();
  });

  it('names faults by their kind, and marks spans that failed', async () => {
    const { service, tracing, observer } = await traced(collector);
    service.store.tenant = () => {
      throw new Error('secret words of the database');
    };
    await service.call('GET', '/v1/reviews');
    await service.call('GET', '/nowhere', { token: null });
    await observer.provider('github.pin', () => Promise.reject(new Error('secret words'))).catch(() => undefined);
    observer.delivery('failed', 50);
    await service.close();
    await tracing.close();
    const [failed] = named(collector.spans, 'GET /v1/reviews');
    expect(failed).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'E_INT_001' } });
    const [unknown] = named(collector.spans, 'GET');
    expect(unknown?.attributes).toMatchObject({ 'http.response.status_code': 404 });
    expect(unknown?.attributes).not.toHaveProperty('error.type');
    expect(named(collector.spans, 'github.pin')[0]?.attributes).toMatchObject({ 'error.type': 'error' });
    const [delivery] = named(collector.spans, 'send webhook');
    expect(delivery?.attributes).toMatchObject({ 'error.type': 'failed' });
    const took = Number(BigInt(delivery?.endTimeUnixNano ?? 0) - BigInt(delivery?.startTimeUnixNano ?? 0));
    expect(took).toBe(50_000_000);
    expect(collector.bodies.join('')).not.toContain('secret words');
  });

  it('sends no token, no address and nothing of the pull request', async () => {
    const { service, tracing } = await traced(collector);
    const token = await service.token();
    await service.complete();
    await service.call('GET', '/v1/reviews?repo=octo/shop&page=hidden');
    await service.call('GET', '/hidden-path', { token: null });
    await service.close();
    await tracing.close();
    const sent = collector.bodies.join('');
    for (const secret of [token, 'hidden', 'octo/shop'])
      expect([secret, sent.includes(secret)]).toEqual([secret, false]);
  });

  it('passes over a traceparent that is none', async () => {
    const { service, tracing } = await traced(collector);
    for (const traceparent of [
      '',
      'x',
      `00-${'0'.repeat(32)}-${PARENT.span}-01`,
      `ff-${PARENT.trace}-${PARENT.span}-01`,
    ]) {
      expect((await service.call('GET', '/healthz', { token: null, headers: { traceparent } })).status).toBe(200);
    }
    await service.close();
    await tracing.close();
    expect(named(collector.spans, 'GET /healthz').map(({ parentSpanId }) => parentSpanId ?? '')).toEqual([
      '',
      '',
      '',
      '',
    ]);
  });

  it('has the id of the trace in the log', async () => {
    const { service, tracing, entries } = await traced(collector);
    await service.call('GET', '/v1/reviews', { headers: { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` } });
    expect(entries().find(({ operation }) => operation === 'listReviews')).toMatchObject({ trace_id: PARENT.trace });
    await service.close();
    await tracing.close();
  });

  it('keeps no trace where the ratio is 0, but those of callers that keep theirs', async () => {
    const { service, tracing } = await traced(collector, {
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await service.call('GET', '/v1/reviews');
    await service.call('GET', '/v1/findings', { headers: { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` } });
    await service.close();
    await tracing.close();
    expect(collector.spans.map(({ name }) => name)).toEqual(['GET /v1/findings']);
  });
});

describe('a collector', () => {
  it('is sent the headers and the resource of the environment', async () => {
    const collector = await startCollector();
    const { service, tracing } = await traced(collector, {
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=abc%20def,x-tenant=ours',
      OTEL_SERVICE_NAME: 'gate-eu',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=prod',
    });
    await service.call('GET', '/healthz', { token: null });
    await service.close();
    await tracing.close();
    expect(collector.headers[0]).toMatchObject({
      'api-key': 'abc def',
      'x-tenant': 'ours',
      'content-type': 'application/json',
    });
    expect(collector.resources[0]).toMatchObject({ 'service.name': 'gate-eu', 'deployment.environment.name': 'prod' });
    await collector.close();
  });

  it('that refuses, or is not there, costs a line in the log and nothing else', async () => {
    const refusing = await startCollector(400);
    const { instruments, entries } = kit();
    // A free port would be another's a moment later; nobody listens on the first one.
    for (const url of [refusing.url, 'http://127.0.0.1:1']) {
      const tracing = await startTracing(
        { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: `${url}/v1/traces` },
        instruments.logger,
      );
      tracing?.tracer.ended('one', { kind: 'internal', attributes: {} }, 1, null);
      await tracing?.close();
    }
    expect(entries().map(({ level, message, spans }) => [level, message, spans])).toEqual([
      ['warn', 'spans could not be exported', 1],
      ['warn', 'spans could not be exported', 1],
    ]);
    await refusing.close();
  });
});

describe('the variables of OpenTelemetry', () => {
  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_SDK_DISABLED: 'true' },
    { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', OTEL_TRACES_EXPORTER: 'none' },
  ])('ask for nothing: %j', async (environment) => {
    expect(readTracingSettings(environment)).toBeNull();
    expect(await startTracing(environment, kit().instruments.logger)).toBeNull();
  });

  it.each<[Record<string, string>, string, number]>([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318' }, 'http://c:4318/v1/traces', 1],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'https://c/otlp/' }, 'https://c/otlp/v1/traces', 1],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a', OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://b/x' }, 'http://b/x', 1],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER: 'always_off' }, 'http://c/v1/traces', 0],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c', OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.25' },
      'http://c/v1/traces',
      0.25,
    ],
  ])('say where to: %j', (environment, url, ratio) => {
    expect(readTracingSettings(environment)).toMatchObject({ url, ratio, serviceName: 'review-gate' });
  });

  it.each<[string, Record<string, string>]>([
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }],
    ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'ftp://c' }],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'hunter2' }],
    ['OTEL_EXPORTER_OTLP_HEADERS', { OTEL_EXPORTER_OTLP_HEADERS: 'a=%zzhunter2' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: '2' }],
    ['OTEL_TRACES_SAMPLER_ARG', { OTEL_TRACES_SAMPLER: 'traceidratio', OTEL_TRACES_SAMPLER_ARG: 'half' }],
  ])('are refused by name and never by value where they cannot be: %s', (variable, environment) => {
    let fault: unknown = null;
    try {
      readTracingSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c:4318', ...environment });
    } catch (cause) {
      fault = cause;
    }
    expect(fault).toBeInstanceOf(ConfigError);
    expect(String(fault)).toContain(variable);
    expect(String(fault)).not.toContain('hunter2');
  });
});
