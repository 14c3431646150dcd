/** The parts of an OpenAPI document that the page needs, validated, so that a page can be built from any document. */
import * as z from 'zod';

/** A JSON Schema, with the keywords that the page shows. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly description?: string | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly maxItems?: number | undefined;
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly additionalProperties?: boolean | Schema | undefined;
  readonly required?: readonly string[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    description: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    maxItems: z.number().optional(),
    items: Schema.optional(),
    properties: z.record(z.string(), Schema).optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    required: z.array(z.string()).optional(),
    oneOf: z.array(Schema).optional(),
    anyOf: z.array(Schema).optional(),
  }),
);

const Content = z.record(z.string(), z.object({ schema: Schema }));

/** An operation of OpenAPI 3.1. */
const Call = z.object({
  operationId: z.string(),
  summary: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z
    .array(z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: Schema }))
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(
    z.string(),
    z.object({
      description: z.string(),
      headers: z.record(z.string(), z.object({ description: z.string() })).default({}),
      content: Content.default({}),
    }),
  ),
});
export type Call = z.output<typeof Call>;

/** The document. Of its security schemes it has the scopes alone. */
const ApiDocument = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })).min(1),
  paths: z.record(z.string(), z.record(z.string(), Call)),
  components: z.object({
    schemas: z.record(z.string(), Schema),
    securitySchemes: z.record(
      z.string(),
      z.object({ flows: z.record(z.string(), z.object({ scopes: z.record(z.string(), z.string()) })) }),
    ),
  }),
});
export type ApiDocument = z.output<typeof ApiDocument>;

/**
 * Reads the document.
 * @throws Error if it does not have the needed parts
 */
export function readDocument(document: unknown): ApiDocument {
  return ApiDocument.parse(document);
}
