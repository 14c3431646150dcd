/** A stand-in for an OpenTelemetry collector: receives OTLP over HTTP as JSON, on loopback, and records the spans. */
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { z } from 'zod';

const Value = z.looseObject({ stringValue: z.string().optional(), intValue: z.number().optional() });
const Attributes = z
  .array(z.object({ key: z.string(), value: Value }))
  .default([])
  .transform((all) => Object.fromEntries(all.map(({ key, value }) => [key, Object.values(value)[0]])));
/** The JSON form of a span in opentelemetry-proto's trace.proto. */
const Span = z.looseObject({
  traceId: z.string().regex(/^[0-9a-f]{32}$/u),
  spanId: z.string().regex(/^[0-9a-f]{16}$/u),
  parentSpanId: z.string().optional(),
  name: z.string(),
  kind: z.int().min(1).max(5),
  startTimeUnixNano: z.string().regex(/^\d+$/u),
  endTimeUnixNano: z.string().regex(/^\d+$/u),
  attributes: Attributes,
  status: z.looseObject({ code: z.int().optional() }).optional(),
});
export type Span = z.output<typeof Span>;
const Export = z.object({
  resourceSpans: z.array(
    z.looseObject({
      resource: z.looseObject({ attributes: Attributes }),
      scopeSpans: z.array(z.looseObject({ spans: z.array(Span) })),
    }),
  ),
});

export interface Collector {
  readonly url: string;
  readonly spans: Span[];
  readonly resources: Record<string, unknown>[];
  readonly headers: IncomingMessage['headers'][];
  readonly paths: string[];
  /** All received bodies, unchanged. */
  readonly bodies: string[];
  close(): Promise<void>;
}

/**
 * Starts the collector.
 * @param status the status of its responses; anything but 200 is a refusal
 */
export async function startCollector(status = 200): Promise<Collector> {
  const spans: Span[] = [];
  const resources: Record<string, unknown>[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const paths: string[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString();
      headers.push(request.headers);
      paths.push(request.url ?? '');
      bodies.push(text);
      for (const { resource, scopeSpans } of Export.parse(JSON.parse(text)).resourceSpans) {
        resources.push(resource.attributes);
        spans.push(...scopeSpans.flatMap((scope) => scope.spans));
      }
      response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    spans,
    resources,
    headers,
    paths,
    bodies,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
