/** Checks requests and responses of the GitHub stand-in against GitHub's own OpenAPI description (see README.md). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';
import formats from 'ajv-formats';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
interface JsonObject {
  [key: string]: Json;
}

const FILE = join(import.meta.dirname, '../../../../__tests__/stand-ins/github/openapi.json');

function object(value: Json | undefined): JsonObject {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/**
 * Converts OpenAPI 3.0 schemas to JSON Schema: `nullable` becomes a separate type. `closed` forbids undocumented
 * properties.
 */
function jsonSchema(schema: Json, closed: boolean): Json {
  if (Array.isArray(schema)) return schema.map((item) => jsonSchema(item, closed));
  if (schema === null || typeof schema !== 'object') return schema;
  const { nullable, ...rest } = schema;
  const converted: JsonObject = {};
  for (const [key, value] of Object.entries(rest)) {
    if (key === 'properties') {
      const members = Object.entries(object(value)).map(([name, item]) => [name, jsonSchema(item, closed)] as const);
      converted[key] = Object.fromEntries(members);
    } else converted[key] = key === 'enum' ? value : jsonSchema(value, closed);
  }
  if (closed && converted['properties'] !== undefined) converted['additionalProperties'] ??= false;
  return nullable === true ? { anyOf: [{ type: 'null' }, converted] } : converted;
}

/** An operation of the description, found by the method and path of a request. */
interface Operation {
  /** `get /repos/{owner}/{repo}/pulls/{pull_number}`. */
  readonly name: string;
  readonly parameters: Readonly<Record<string, string>>;
  /** Faults in path and query parameters. */
  readonly faults: readonly string[];
}

interface Compiled {
  readonly name: string;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  readonly description: JsonObject;
}

/** GitHub's description, compiled for checks. */
export interface GithubContract {
  /** Finds an operation; null if the description does not have it. */
  operation(method: string, path: string, query: URLSearchParams): Operation | null;
  /** Returns the faults of a request's body; empty if it matches GitHub's description. */
  requestFaults(operation: string, body: Json | undefined): readonly string[];
  /** Returns the faults of a response's body. An undocumented status from 400 on is checked against `basic-error`. */
  responseFaults(operation: string, status: number, body: Json): readonly string[];
  /** Returns the smallest valid value of the component's schema, overridden by `given`. */
  example(component: string, given: Json): JsonObject;
}

/** Reads the committed description. */
export function githubContract(): GithubContract {
  const root = object(JSON.parse(readFileSync(FILE, 'utf8')));
  const ajv = new Ajv({ strict: false, allErrors: true });
  formats.default(ajv);
  ajv.addFormat('repo.nwo', true).addFormat('timestamp', true);
  ajv.addSchema({ $id: 'github:', components: jsonSchema(root['components'] ?? null, false) });
  const compiled = new Map<string, ValidateFunction>();

  const resolve = (value: Json | undefined): JsonObject => {
    const found = object(value);
    const reference = found['$ref'];
    if (typeof reference !== 'string') return found;
    const steps = reference.slice(2).split('/');
    return resolve(steps.reduce<Json | undefined>((at, step) => object(at)[step], root));
  };

  const findSchema = (content: Json | undefined): Json | undefined =>
    object(object(content)['application/json'])['schema'];

  const faults = (key: string, schema: Json, closed: boolean, value: unknown): readonly string[] => {
    let validate = compiled.get(key);
    if (validate === undefined) {
      const absolute = JSON.stringify(jsonSchema(schema, closed)).replaceAll('"$ref":"#/', '"$ref":"github:#/');
      validate = ajv.compile(JSON.parse(absolute));
      compiled.set(key, validate);
    }
    if (validate(value)) return [];
    return (validate.errors ?? []).map(
      (error) => `${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
    );
  };

  const operations: readonly Compiled[] = Object.entries(object(root['paths'])).flatMap(([path, methods]) =>
    Object.entries(object(methods)).map(([method, description]) => ({
      name: `${method} ${path}`,
      method,
      names: [...path.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? ''),
      pattern: new RegExp(`^${path.replace('{path}', '(.+)').replaceAll(/\{\w+\}/gu, '([^/]+)')}$`, 'u'),
      description: object(description),
    })),
  );
  const named = (name: string): JsonObject =>
    operations.find((operation) => operation.name === name)?.description ?? {};

  const parameterFaults = (description: JsonObject, name: string, place: string, value: string): readonly string[] => {
    const all = Array.isArray(description['parameters']) ? description['parameters'].map(resolve) : [];
    const parameter = all.find((item) => item['name'] === name && item['in'] === place);
    if (parameter === undefined) return [`${place} parameter ${name} is not in the description`];
    const schema = object(parameter['schema']);
    const typed = schema['type'] === 'integer' ? Number(value) : value;
    return faults(`${JSON.stringify(schema)}`, schema, false, typed).map(
      (fault) => `${place} parameter ${name}: ${fault}`,
    );
  };

  const sample = (schema: JsonObject): Json => {
    const variants = schema['oneOf'] ?? schema['anyOf'];
    const first = Array.isArray(schema['enum']) ? schema['enum'][0] : undefined;
    if (schema['nullable'] === true) return null;
    if (first !== undefined) return first;
    if (Array.isArray(variants)) return sample(resolve(variants[0]));
    if (Array.isArray(schema['allOf']))
      return Object.assign({}, ...schema['allOf'].map((part) => sample(resolve(part))));
    switch (schema['type']) {
      case 'boolean':
        return false;
      case 'integer':
      case 'number':
        return 1;
      case 'array':
        return [];
      case 'string':
        if (schema['format'] === 'date-time') return '2026-01-02T03:04:05Z';
        return schema['format'] === 'uri' ? 'https://github.example/' : 'text';
      default: {
        const properties = object(schema['properties']);
        const required = Array.isArray(schema['required']) ? schema['required'] : [];
        return Object.fromEntries(required.map((name) => [String(name), sample(resolve(properties[String(name)]))]));
      }
    }
  };

  const overlay = (below: Json | undefined, above: Json): Json => {
    if (above === null || typeof above !== 'object' || Array.isArray(above)) return above;
    const merged = { ...object(below) };
    for (const [key, value] of Object.entries(above)) merged[key] = overlay(merged[key], value);
    return merged;
  };

  return {
    operation: (method, path, query) => {
      for (const operation of operations) {
        const values = operation.method === method.toLowerCase() ? operation.pattern.exec(path) : null;
        if (values === null) continue;
        const parameters = Object.fromEntries(
          operation.names.map((name, index) => [name, decodeURIComponent(values[index + 1] ?? '')]),
        );
        return {
          name: operation.name,
          parameters,
          faults: [
            ...Object.entries(parameters).flatMap(([name, value]) =>
              parameterFaults(operation.description, name, 'path', value),
            ),
            ...[...query].flatMap(([name, value]) => parameterFaults(operation.description, name, 'query', value)),
          ],
        };
      }
      return null;
    },
    requestFaults: (operation, body) => {
      const described = resolve(named(operation)['requestBody']);
      if (described['required'] === false && body === undefined) return [];
      const schema = findSchema(described['content']);
      if (schema === undefined) return body === undefined ? [] : ['the call takes no body'];
      return faults(`request ${operation}`, schema, true, body);
    },
    responseFaults: (operation, status, body) => {
      const shown = resolve(object(named(operation)['responses'])[String(status)]);
      const schema = findSchema(shown['content']);
      if (schema !== undefined) return faults(`response ${status} ${operation}`, schema, false, body);
      if (status < 400) return [`status ${status} of ${operation} is not in the description`];
      return faults('basic-error', { $ref: '#/components/schemas/basic-error' }, false, body);
    },
    example: (component, given) =>
      object(overlay(sample(resolve({ $ref: `#/components/schemas/${component}` })), given)),
  };
}
