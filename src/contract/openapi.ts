/** The OpenAPI 3.1 document, made of the operations table and the schemas alone. */
import { z } from 'zod';
import { ERRORS, type ErrorCode, OAuthError, Problem } from './errors.js';
import { OPERATIONS, type Operation, type OperationId } from './operations.js';
import { SCOPES } from './scopes.js';
import { Json as AnyJson } from './values.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { [key: string]: Json | undefined };

/** Schemas with an `id` in their metadata become components; everything else is written in place. */
class Components {
  readonly schemas: JsonObject = {};

  reference(schema: z.ZodType, io: 'input' | 'output'): JsonObject {
    const made: JsonObject = JSON.parse(
      JSON.stringify(
        z.toJSONSchema(schema, {
          io,
          target: 'draft-2020-12',
          override: ({ zodSchema, jsonSchema }) => {
            if (zodSchema === AnyJson) Object.assign(jsonSchema, { $ref: undefined, description: 'Any JSON value.' });
          },
        }),
      ),
    );
    return this.lift(made);
  }

  /** Moves `$defs` into the components and drops what OpenAPI has no use for. */
  private lift(made: JsonObject): JsonObject {
    const { $defs, $schema: _, id, ...rest } = made;
    for (const [name, definition] of Object.entries(($defs ?? {}) as { [key: string]: JsonObject })) {
      // Zod names the inside of a recursive schema by itself; what may be any JSON value needs no inside.
      if (!name.startsWith('__')) this.schemas[name] ??= this.clean(definition);
    }
    const own = this.clean(rest);
    if (typeof id !== 'string') return own;
    this.schemas[id] ??= own;
    return { $ref: `#/components/schemas/${id}` };
  }

  private clean(node: Json | undefined): JsonObject {
    return JSON.parse(
      JSON.stringify(node, function (this: JsonObject, key, value: Json) {
        if (key === '$id' || key === '$schema' || key === '$defs') return undefined;
        if (key === 'id' && typeof value === 'string' && 'type' in this) return undefined;
        if (key === '$ref' && typeof value === 'string') return value.replace(/^#\/\$defs\//u, '#/components/schemas/');
        return value;
      }),
    );
  }
}

const PROBLEM = 'application/problem+json';

/** Which error codes a call can answer with, those of every call among them. */
export function errorsOf(operation: Operation): readonly ErrorCode[] {
  const bearer: ErrorCode[] = operation.scope === null ? [] : ['E_AUTH_001', 'E_AUTH_002'];
  return [...new Set<ErrorCode>([...operation.errors, ...bearer, 'E_INT_001'])];
}

function parametersOf(operation: Operation, components: Components): Json[] {
  const places = [
    ['path', operation.params],
    ['query', operation.query],
    ['header', operation.headers],
  ] as const;
  return places.flatMap(([place, object]) =>
    Object.entries(object?.shape ?? {}).map(([name, schema]) => ({
      name,
      in: place,
      required: place === 'path' || !z.safeParse(schema as z.ZodType, undefined).success,
      schema: components.reference(schema as z.ZodType, 'input'),
    })),
  );
}

function responsesOf(operation: Operation, components: Components): JsonObject {
  const { success } = operation;
  const headers = Object.fromEntries(
    Object.entries(success.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );
  const responses: JsonObject = {
    [success.status]: {
      description: operation.summary,
      ...(Object.keys(headers).length > 0 ? { headers } : {}),
      ...(success.schema === undefined
        ? {}
        : {
            content: {
              [success.type ?? 'application/json']: { schema: components.reference(success.schema, 'output') },
            },
          }),
    },
  };
  if (operation.id === OPERATIONS.mintToken.id) {
    for (const [status, description] of [
      ['400', 'invalid_request, invalid_scope or unsupported_grant_type'],
      ['401', 'invalid_client'],
    ] as const) {
      responses[status] = {
        description,
        content: { 'application/json': { schema: components.reference(OAuthError, 'output') } },
      };
    }
  }
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of errorsOf(operation)) {
    for (const status of code === 'E_UP_001' ? [502, 504] : [ERRORS[code].status]) {
      byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
    }
  }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[status] ??= {
      description: codes.map((code) => `${code}: ${ERRORS[code].title}`).join('; '),
      content: { [PROBLEM]: { schema: components.reference(Problem, 'output') } },
    };
  }
  return responses;
}

/**
 * The OpenAPI 3.1 document of the calls named.
 * @param server the base address, as clients reach it
 * @param ids the calls that are served; all when left out
 */
export function openApiDocument(
  server: string,
  ids: readonly OperationId[] = Object.keys(OPERATIONS) as OperationId[],
): JsonObject {
  const components = new Components();
  const paths: { [path: string]: JsonObject } = {};
  for (const id of ids) {
    const operation: Operation = OPERATIONS[id];
    const parameters = parametersOf(operation, components);
    const path = paths[operation.path] ?? {};
    path[operation.method] = {
      operationId: operation.id,
      summary: operation.summary,
      security: operation.scope === null ? [] : [{ oauth: [operation.scope] }],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(operation.body === undefined
        ? {}
        : {
            requestBody: {
              required: true,
              content: { [operation.body.type]: { schema: components.reference(operation.body.schema, 'input') } },
            },
          }),
      responses: responsesOf(operation, components),
    };
    paths[operation.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Review Gate',
      version: '1',
      summary: 'Deterministic reviews of pull requests.',
      description: 'Triggers deterministic reviews on pull requests; gives their verdicts, findings and traces.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    paths,
    components: {
      schemas: components.schemas,
      securitySchemes: {
        oauth: {
          type: 'oauth2',
          flows: {
            clientCredentials: { tokenUrl: `${server.replace(/\/$/u, '')}/oauth/token`, scopes: { ...SCOPES } },
          },
        },
      },
    },
  };
}
