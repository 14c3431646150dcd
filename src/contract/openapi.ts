/** The OpenAPI 3.1 document, made of the operations table and the schemas alone. */

import * as z from 'zod';
import { addToGroup } from '../base/groups.js';
import { ENDPOINTS, type Endpoint, type EndpointId } from './endpoints.js';
import { ERRORS, type ErrorCode, OAuthError, PROBLEM_TYPE, Problem } from './errors.js';
import { SCOPES } from './scopes.js';
import { Json as AnyJson } from './values.js';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json | undefined };
type JsonObject = { [key: string]: Json | undefined };

/** Collects the components: schemas with an `id` in their metadata. All other schemas are written inline. */
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

  /** Moves `$defs` into the components and removes what OpenAPI does not use. */
  private lift(made: JsonObject): JsonObject {
    const { $defs, $schema: _, id, ...rest } = made;
    for (const [name, definition] of Object.entries(($defs ?? {}) as { [key: string]: JsonObject })) {
      // Zod generates a name (`__…`) for the inner part of a recursive schema. A schema of any JSON value does not need
      // it.
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

/** Bodies are read for these; the framework passes over what comes with a GET. */
const takesBodies = ({ method }: Endpoint) => method !== 'get';

/** Faults of HTTP itself with their error codes. Any request may get one of these. */
const HTTP_ERRORS: readonly (readonly [
  status: string,
  code: ErrorCode,
  description: string,
  of: (operation: Endpoint) => boolean,
])[] = [
  ['400', 'E_REQ_001', 'The address or a header is malformed.', () => true],
  ['408', 'E_REQ_001', 'The request took too long to arrive.', () => true],
  ['413', 'E_REQ_003', 'The body is too large.', takesBodies],
  ['414', 'E_REQ_001', 'The address is too long.', ({ params }) => params !== undefined],
  ['415', 'E_REQ_001', 'The Content-Type is not one that the call takes.', takesBodies],
  ['417', 'E_REQ_001', 'The `Expect` header is not 100-continue.', () => true],
  ['431', 'E_REQ_001', 'The headers are too large.', () => true],
  ['503', 'E_INT_001', 'The service cannot take the request now: come back after `Retry-After` seconds.', () => true],
];

/** Returns the error codes of a call, including those of every call. */
export function listErrorCodes(operation: Endpoint): readonly ErrorCode[] {
  const bearer: ErrorCode[] = operation.scope === null ? [] : ['E_AUTH_001', 'E_AUTH_002'];
  return [...new Set<ErrorCode>([...operation.errors, ...bearer, 'E_INT_001'])];
}

function buildParameters(operation: Endpoint, components: Components): Json[] {
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
      // Query parameters are strings, so the schema describes the parsed value.
      schema: components.reference(schema as z.ZodType, place === 'query' ? 'output' : 'input'),
    })),
  );
}

/** Builds the headers of a response from names and descriptions. */
function buildHeaders(described: Readonly<Record<string, string>> = {}, required: boolean): JsonObject {
  const entries = Object.entries(described);
  return Object.fromEntries(
    entries.map(([name, description]) => [name, { description, required, schema: { type: 'string' } }]),
  );
}

const REQUEST_ID = { 'X-Request-Id': 'The id of the request: what a problem names as its instance, and the log too.' };
const RETRY_AFTER = { 'Retry-After': 'Seconds to wait before asking again.' };

/** Headers that belong to a status, for every call. */
const STATUS_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '401': {
    'WWW-Authenticate': 'How to authenticate (RFC 9110 §11.6.1); of a bearer, what is wrong with it (RFC 6750 §3).',
  },
  '403': { 'WWW-Authenticate': 'The scope that the call needs (RFC 6750 §3).' },
  '429': RETRY_AFTER,
  '503': RETRY_AFTER,
};
const RATE_LIMIT = {
  RateLimit: "What is left of the tenant's limit.",
  'RateLimit-Policy': "The tenant's limit.",
};

type Responses = { [status: string]: { description: string; headers?: JsonObject; content?: JsonObject } };

/** Adds to each response its headers. */
function addHeaders(operation: Endpoint, responses: Responses): JsonObject {
  const entries = Object.entries(responses).map(([status, response]) => {
    const ofTenant = status === '429' && operation.scope !== null ? RATE_LIMIT : {};
    const common = buildHeaders({ ...REQUEST_ID, ...STATUS_HEADERS[status], ...ofTenant }, true);
    return [status, { ...response, headers: { ...response.headers, ...common } }] as const;
  });
  return Object.fromEntries(entries);
}

function buildResponses(operation: Endpoint, components: Components): JsonObject {
  const { success } = operation;
  const responses: Responses = {
    [success.status]: {
      description: operation.summary,
      headers: { ...buildHeaders(success.headers, true), ...buildHeaders(success.headersAtTimes, false) },
      ...(success.schema === undefined
        ? {}
        : {
            content: {
              [success.type ?? 'application/json']: { schema: components.reference(success.schema, 'output') },
              ...(success.orText === undefined ? {} : { [success.orText]: { schema: { type: 'string' } } }),
            },
          }),
    },
  };
  if (success.headers !== undefined && 'ETag' in success.headers) {
    responses['304'] = {
      description: 'It is as `If-None-Match` names it.',
      headers: buildHeaders({ ETag: 'The one that was named.' }, true),
    };
  }
  if (operation.id === ENDPOINTS.mintToken.id) {
    for (const [status, description] of [
      ['400', 'invalid_request, invalid_scope or unsupported_grant_type'],
      ['401', 'invalid_client'],
      ['413', 'invalid_request: the body is too large'],
    ] as const) {
      responses[status] = {
        description,
        content: {
          'application/json': { schema: components.reference(OAuthError, 'output') },
          // What is no HTTP is refused before anybody knows which call it was for.
          ...(status === '400' ? { [PROBLEM_TYPE]: { schema: components.reference(Problem, 'output') } } : {}),
        },
      };
    }
  }
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of listErrorCodes(operation)) {
    for (const status of code === 'E_UP_001' ? [502, 504] : [ERRORS[code].status]) {
      addToGroup(byStatus, status, code);
    }
  }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) {
    responses[status] ??= {
      description: codes.map((code) => `${code}: ${ERRORS[code].title}`).join('; '),
      content: { [PROBLEM_TYPE]: { schema: components.reference(Problem, 'output') } },
    };
  }
  for (const [status, code, description, of] of HTTP_ERRORS) {
    if (!of(operation) || (operation.id === ENDPOINTS.mintToken.id && status === '415')) continue;
    responses[status] ??= {
      description: `${code}: ${description}`,
      content: { [PROBLEM_TYPE]: { schema: components.reference(Problem, 'output') } },
    };
  }
  return addHeaders(operation, responses);
}

/** Describes a body in each media type that the call accepts. */
function buildRequestBody(body: NonNullable<Endpoint['body']>, components: Components): JsonObject {
  // A schema of YAML describes the value that the text stands for, as it does for JSON. A text of comments stands for null.
  const value = { anyOf: [{ type: 'object' }, { type: 'null' }] };
  const text = body.orText === undefined ? {} : { [body.orText]: { schema: value } };
  return {
    required: true,
    content: { [body.type]: { schema: components.reference(body.schema, 'input') }, ...text },
  };
}

/**
 * Builds the OpenAPI 3.1 document of the given calls.
 * @param server the base URL that clients use
 * @param ids the calls that are served; all if left out
 */
export function buildOpenApiDocument(
  server: string,
  ids: readonly EndpointId[] = Object.keys(ENDPOINTS) as EndpointId[],
): JsonObject {
  const components = new Components();
  const paths: { [path: string]: JsonObject } = {};
  for (const id of ids) {
    const operation: Endpoint = ENDPOINTS[id];
    const parameters = buildParameters(operation, components);
    const path = paths[operation.path] ?? {};
    path[operation.method] = {
      operationId: operation.id,
      summary: operation.summary,
      security: operation.scope === null ? [] : [{ oauth: [operation.scope] }],
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(operation.body === undefined ? {} : { requestBody: buildRequestBody(operation.body, components) }),
      responses: buildResponses(operation, components),
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
