import { describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import { z } from 'zod';
import {
  buildOpenApiDocument,
  ENDPOINTS,
  type Endpoint,
  ERRORS,
  listErrorCodes,
  Scope,
} from '../../src/contract/index.js';

const Documented = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        operationId: z.string(),
        security: z.array(z.object({ oauth: z.array(Scope) })),
        requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional(),
        parameters: z.array(z.looseObject({ name: z.string(), schema: z.unknown() })).default([]),
        responses: z.record(
          z.string(),
          z.object({ description: z.string(), headers: z.record(z.string(), z.object({ required: z.boolean() })) }),
        ),
      }),
    ),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

const written = JSON.stringify(buildOpenApiDocument('https://review.example.com/gate'));
const documented = Documented.parse(JSON.parse(written));

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1 for an independent validator', async () => {
    const validator = new Validator();
    const result = await validator.validate(JSON.parse(written));
    expect(result.errors).toBeUndefined();
    expect(result.valid).toBe(true);
    expect(validator.version).toBe('3.1');
  });

  it('resolves every reference, and names no schema twice in other words', () => {
    const references = [...written.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/gu)].map(
      ([, name = '']) => name,
    );
    expect(references.length).toBeGreaterThan(50);
    for (const name of references) expect(documented.components.schemas).toHaveProperty([name]);
    expect(written).not.toContain('$defs');
    expect(written).not.toContain('__schema');
  });

  it.each(Object.values(ENDPOINTS).map((operation): [string, Endpoint] => [operation.id, operation]))(
    '%s: has its scope, its success and each of its errors',
    (_, operation) => {
      const call = documented.paths[operation.path]?.[operation.method];
      expect(call?.operationId).toBe(operation.id);
      expect(call?.security).toEqual(operation.scope === null ? [] : [{ oauth: [operation.scope] }]);
      expect(Object.keys(call?.responses ?? {})).toContain(String(operation.success.status));
      for (const code of listErrorCodes(operation)) {
        expect(call?.responses[ERRORS[code].status]?.description).toContain(code);
      }
    },
  );

  it.each(Object.values(ENDPOINTS).map((operation): [string, Endpoint] => [operation.id, operation]))(
    '%s: has what HTTP itself can come to, and each media type it takes',
    (_, operation) => {
      const call = documented.paths[operation.path]?.[operation.method];
      const statuses = Object.keys(call?.responses ?? {});
      for (const status of ['400', '408', '431', '500', '503']) expect(statuses).toContain(status);
      const bodies = operation.method !== 'get';
      expect([statuses.includes('413'), statuses.includes('414')]).toEqual([bodies, operation.params !== undefined]);
      expect(statuses.includes('415')).toBe(bodies && operation.id !== 'mintToken');
      const { type, orText } = operation.body ?? {};
      expect(Object.keys(call?.requestBody?.content ?? {})).toEqual([type, orText].filter((one) => one !== undefined));
    },
  );

  it('promises the headers of every answer', () => {
    const answers = Object.values(documented.paths)
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ responses }) => Object.entries(responses));
    for (const [status, { headers }] of answers) {
      expect(headers['X-Request-Id']).toEqual({ required: true });
      if (status === '401' || status === '403') expect(headers['WWW-Authenticate']).toEqual({ required: true });
      if (status === '429' || status === '503') expect(headers['Retry-After']).toEqual({ required: true });
    }
    const { createReview, getReview } = ENDPOINTS;
    expect(Object.keys(documented.paths[createReview.path]?.['post']?.responses['429']?.headers ?? {})).toEqual(
      expect.arrayContaining(['RateLimit', 'RateLimit-Policy']),
    );
    const read = documented.paths[getReview.path]?.['get']?.responses['200']?.headers;
    expect(read).toMatchObject({ ETag: { required: true }, 'Retry-After': { required: false } });
  });

  it('says of numbers in a query what they may be', () => {
    const { parameters } = documented.paths['/v1/reviews']?.['get'] ?? {};
    const schemas = Object.fromEntries((parameters ?? []).map(({ name, schema }) => [name, schema]));
    expect(schemas).toMatchObject({
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      pr: { $ref: '#/components/schemas/PullNumber' },
    });
  });

  it('says of a body in YAML what the text stands for, as OpenAPI has it for a type whose values are those of JSON', () => {
    const content = documented.paths['/v1/policies/{name}']?.['put']?.requestBody?.content;
    expect(content?.['application/yaml']).toMatchObject({
      schema: { anyOf: [{ type: 'object' }, { type: 'null' }] },
    });
  });

  it('says which addresses a subscription may have', () => {
    expect(documented.components.schemas).toMatchObject({
      CreateWebhook: { properties: { url: { description: expect.stringContaining('https') } } },
    });
  });

  it('says what excludes each other', () => {
    expect(documented.components.schemas).toMatchObject({
      SimulatePolicy: { not: { required: ['policy', 'source'] } },
    });
  });

  it('holds only the calls it is asked for', () => {
    const some = Documented.parse(JSON.parse(JSON.stringify(buildOpenApiDocument('http://127.0.0.1', ['health']))));
    expect(Object.keys(some.paths)).toEqual(['/healthz']);
  });
});
