/** A served OpenAPI document: its calls, and checks of bodies against its schemas by a third-party validator. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { z } from 'zod';

/** A JSON Schema, with the keywords that are needed to generate requests. */
export interface Schema {
  readonly $ref?: string | undefined;
  readonly type?: string | readonly string[] | undefined;
  readonly enum?: readonly unknown[] | undefined;
  readonly const?: unknown;
  readonly format?: string | undefined;
  readonly pattern?: string | undefined;
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly minItems?: number | undefined;
  readonly items?: Schema | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly required?: readonly string[] | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly oneOf?: readonly Schema[] | undefined;
}

const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.looseObject({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    format: z.string().optional(),
    pattern: z.string().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    minItems: z.number().optional(),
    items: Schema.optional(),
    properties: z.record(z.string(), Schema).optional(),
    required: z.array(z.string()).optional(),
    anyOf: z.array(Schema).optional(),
    oneOf: z.array(Schema).optional(),
  }),
);

const Content = z.record(z.string(), z.object({ schema: Schema }));
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query', 'header']),
  required: z.boolean(),
  schema: Schema,
});
export type Parameter = z.output<typeof Parameter>;
const Response = z.object({
  headers: z.record(z.string(), z.looseObject({ required: z.boolean().default(false) })).default({}),
  content: Content.default({}),
});
const Documented = z.object({
  operationId: z.string(),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  parameters: z.array(Parameter).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), Response),
});
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Documented)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
});

/** One call of the document. */
export interface DocumentedCall extends z.output<typeof Documented> {
  /** In upper case, as in HTTP. */
  readonly method: string;
  /** Parameters are written as `{name}`. */
  readonly path: string;
}

/** Formats as the document means them: a URI is what every browser accepts as a URL. */
const FORMATS = {
  uri: (text: string) => URL.canParse(text),
  email: true,
  base64: true,
  'date-time': true,
} as const;

export class ServedDocument {
  readonly calls: readonly DocumentedCall[];
  private readonly ajv = new Ajv2020({ strict: false, allErrors: false, formats: FORMATS });
  private readonly schemas: Readonly<Record<string, Schema>>;
  private readonly compiled = new Map<Schema, ValidateFunction>();

  constructor(served: unknown) {
    const { paths, components } = Document.parse(served);
    this.schemas = components.schemas;
    this.ajv.addSchema({ $id: 'document', components });
    this.calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, call]) => ({ ...call, path, method: method.toUpperCase() })),
    );
  }

  /** Returns the component that a schema refers to, with its name; the schema itself if it is not a reference. */
  resolve(schema: Schema): { readonly name: string | null; readonly schema: Schema } {
    const name = schema.$ref?.replace('#/components/schemas/', '');
    if (name === undefined) return { name: null, schema };
    const found = this.schemas[name];
    if (found === undefined) throw new Error(`the document has no schema ${name}`);
    return { name, schema: found };
  }

  /** Returns the fault of a value; null if there is none. */
  validate(schema: Schema, value: unknown): string | null {
    let check = this.compiled.get(schema);
    if (check === undefined) {
      check = this.ajv.compile(
        JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"document#/components/')),
      );
      this.compiled.set(schema, check);
    }
    return check(value) ? null : this.ajv.errorsText(check.errors);
  }

  /** Returns the call that matches a target; HEAD matches GET. Undefined if the document has none. */
  findCall(method: string, target: string): DocumentedCall | undefined {
    // A target with scheme and host is equivalent (RFC 9112 §3.2.2).
    const path = target.replace(/[?#].*$/su, '').replace(/^https?:\/\/[^/]*/iu, '');
    return this.calls.find(
      (call) => (call.method === method || (method === 'HEAD' && call.method === 'GET')) && addresses(call, path),
    );
  }
}

function addresses({ path: template }: DocumentedCall, path: string): boolean {
  const pattern = template.replaceAll(/[.\\+*?^$()[\]|]/gu, '\\$&').replaceAll(/\{\w+\}/gu, '[^/]+');
  return new RegExp(`^${pattern}$`, 'su').test(path);
}
