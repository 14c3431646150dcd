import { openapiBreak } from '../../../../src/engine/planes/contract/openapi-break.js';
import { cases, edit, lines, underHeading } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const API = lines(
  'openapi: 3.0.3',
  'info: { title: Shop, version: 1.4.0 }',
  'paths:',
  '  /orders:',
  '    get:',
  '      parameters:',
  '        - { name: page, in: query, schema: { type: integer } }',
  '        - name: state',
  '          in: query',
  '          required: false',
  '          schema:',
  '            type: string',
  '            enum: [open, paid]',
  '      responses:',
  "        '200':",
  '          content:',
  '            application/json:',
  '              schema:',
  "                $ref: '#/components/schemas/Order'",
  '    post:',
  '      requestBody:',
  '        content:',
  '          application/json:',
  '            schema:',
  "              $ref: '#/components/schemas/NewOrder'",
  '      responses:',
  "        '201': { description: made }",
  '  /orders/{id}:',
  '    delete:',
  '      deprecated: true',
  '      responses:',
  "        '204': { description: gone }",
  'components:',
  '  schemas:',
  '    Order:',
  '      type: object',
  '      required: [id, total]',
  '      properties:',
  '        id: { type: string }',
  '        total: { type: integer }',
  '        parent:',
  "          $ref: '#/components/schemas/Order'",
  '    NewOrder:',
  '      type: object',
  '      properties:',
  '        total: { type: integer }',
  '        note: { type: string }',
);

const changed = (from: string, into: string) => {
  if (!API.includes(from)) throw new Error(`the document has no ${from}`);
  return edit('api/openapi.yaml', API, API.replace(from, into));
};
const SWAGGER = lines(
  '{',
  '  "swagger": "2.0",',
  '  "paths": {',
  '    "/a": {',
  '      "get": {',
  '        "parameters": [',
  '          {"in": "query", "name": "q"}',
  '        ],',
  '        "responses": {"200": {"schema": {"type": "object", "properties": {"x": {"type": "string"}}}}}',
  '      }',
  '    }',
  '  }',
  '}',
);
const SETTINGS = lines(
  '{',
  '  "swagger": "2.0",',
  '  "basePath": "/v1",',
  '  "consumes": ["application/json"],',
  '  "securityDefinitions": { "key": { "type": "apiKey", "name": "k", "in": "header" } },',
  '  "paths": {',
  '    "/a": {',
  '      "get": {',
  '        "parameters": [',
  '          {"in": "query", "name": "q", "type": "array", "collectionFormat": "csv"}',
  '        ],',
  '        "responses": {"204": {"description": "done"}}',
  '      }',
  '    }',
  '  }',
  '}',
);
/** A document whose only schema is on line 8: what is sent, or what comes back. */
const schemaOf = (direction: string, schema: string) => {
  const parts = /Of|rop/u.test(schema) ? schema : `type: string, ${schema}`;
  return lines(
    'openapi: 3.1.0',
    'info: { version: 1.0.0 }',
    'x: { a: { title: A, properties: { a: {} } }, b: { title: B, properties: { b: {} } } }',
    'paths:',
    '  /a:',
    '    post:',
    direction === 'request' ? '      requestBody:' : '      responses: { 200:',
    `        { content: { a/b: { schema: { ${parts} } } } }`,
    direction === 'request' ? '      responses: {}' : '        }',
  );
};
/** A document whose only operation is on line 4. */
const operationWith = (words: string) =>
  lines(
    'openapi: 3.0.3',
    'paths:',
    '  /a:',
    words.startsWith('headers')
      ? `    get: { responses: { 200: { ${words} } } }`
      : `    get: { ${words.startsWith('[') ? `security: ${words}` : words} }`,
  );
const WITHOUT_PATH = API.replace(/ {2}\/orders\/\{id\}:[\s\S]*?components/u, 'components');

/** Levels of anchors, each twice the one before. */
const levels = Array.from(
  { length: 26 },
  (_, n) =>
    `  l${n}: &l${n} { type: object, properties: { a: ${n === 0 ? '{}' : `*l${n - 1}`}, b: ${n === 0 ? '{}' : `*l${n - 1}`} } }`,
);
const bomb = lines(
  'openapi: 3.0.0',
  'paths: { /a: { get: { responses: { 200: { schema: { $ref: "#/x/l25" } } } } } }',
  'x:',
  ...levels,
);

describeRule(openapiBreak, {
  // Hostile texts have lines that nobody can read.
  beside: ['hygiene/unreadable-line'],
  invalid: [
    ...cases(
      [
        ['"basePath": "/v1"', '"basePath": "/v2"', '3 info, asked'],
        ['"consumes": ["application/json"]', '"consumes": ["application/xml"]', '4 info, asked'],
        ['"in": "header"', '"in": "query"', '5 info, asked'],
        ['"collectionFormat": "csv"', '"collectionFormat": "pipes"', '10 info, asked'],
      ],
      (from, into, finding) => ({
        name: `version 2.0: ${from} → ${into}`,
        files: edit('api/swagger.json', SETTINGS, SETTINGS.replace(from, into)),
        findings: [finding],
      }),
    ),
    ...cases(
      [
        ['a path that goes', '  /orders/{id}:\n    delete:', '  /others/{id}:\n    delete:', '28 info'],
        ['an operation that goes', '    post:', '    put:', '20 info, asked'],
        ['an operation that goes and was deprecated', '    delete:', '    get:', '29 info'],
        ['a parameter that is now required', 'required: false', 'required: true', '10 info, asked'],
        [
          'a parameter that goes',
          '        - { name: page, in: query, schema: { type: integer } }\n',
          '',
          '6 info, asked',
        ],
        [
          'a new required parameter',
          '      parameters:\n',
          '      parameters:\n        - { name: currency, in: query, required: true }\n',
          '7 info, asked',
        ],
        ['a value that is no longer taken', '[open, paid]', '[open]', '13 info, asked'],
        ['an answer that goes', "'201'", "'202'", '27 info, asked'],
        [
          'a property that an answer loses',
          '        total: { type: integer }\n        parent',
          '        parent',
          '39 info, asked',
        ],
        ['a property that an answer may lack', '[id, total]', '[id]', '37 info, asked'],
        ['a type that changes in an answer', 'id: { type: string }', 'id: { type: integer }', '39 info, asked'],
        [
          'an answer that may be null',
          'id: { type: string }',
          'id: { type: string, nullable: true }',
          '39 info, asked',
        ],
        [
          'a property that a body now requires',
          '    NewOrder:\n      type: object\n',
          '    NewOrder:\n      type: object\n      required: [note]\n',
          '45 info, asked',
        ],
        ['a property that a body no longer takes', '        note: { type: string }\n', '', '46 info'],
        [
          'a body that goes',
          '      requestBody:\n        content:',
          '      x-body:\n        content:',
          '21 info, asked',
        ],
        [
          'fewer values',
          'type: string\n            enum',
          'type: string\n            maxLength: 3\n            enum',
          '13 info',
        ],
        [
          'a value that an answer newly has',
          'id: { type: string }',
          'id: { oneOf: [{ type: string }, { type: integer }] }',
          '39 info, asked',
        ],
        ['credentials that are asked for', 'paths:\n', 'security: [{ key: [] }]\npaths:\n', '3 info, asked'],
        [
          'another media type',
          '          application/json:\n            schema:\n',
          '          text/csv:\n            schema:\n',
          '23 info, asked',
        ],
        [
          'a break that the major version declares',
          'version: 1.4.0 }\npaths:\n  /orders:',
          'version: 2.0.0 }\npaths:\n  /sales:',
          '4 info',
        ],
      ],
      (name, from, into, finding) => ({ name, files: changed(from, into), findings: [finding] }),
    ),
    ...cases(
      [
        ['a length that a request no longer takes', 'maxLength: 9', 'maxLength: 5', 'request', 'info, asked'],
        ['a limit that a request newly meets', '', 'pattern: a+', 'request', 'info'],
        ['a number that must be larger', 'minimum: 1', 'minimum: 2', 'request', 'info, asked'],
        ['a limit that now excludes itself', 'exclusiveMaximum: false', 'exclusiveMaximum: true', 'request', 'info'],
        ['another pattern', 'pattern: a+', 'pattern: b+', 'request', 'info'],
        ['values that are listed', '', 'enum: [a, b]', 'request', 'info'],
        ['a smaller number', 'format: int64', 'format: int32', 'request', 'info, asked'],
        [
          'a smaller number in another part',
          'allOf: [{ type: integer, format: int64 }, {}]',
          'allOf: [{ type: integer, format: int64 }, { format: int32 }]',
          'request',
          'info, asked',
        ],
        [
          'a stricter limit in another part',
          'allOf: [{ type: string, maxLength: 9 }, {}]',
          'allOf: [{ type: string, maxLength: 9 }, { maxLength: 5 }]',
          'request',
          'info, asked',
        ],
        ['a length that an answer no longer keeps', 'maxLength: 9', '', 'response', 'info'],
        ['a value that an answer newly has', 'enum: [a]', 'enum: [a, b]', 'response', 'info'],
        [
          'a form that a request no longer takes',
          'oneOf: [{ $ref: "#/x/a" }, { $ref: "#/x/b" }]',
          'oneOf: [{ $ref: "#/x/a" }]',
          'request',
          'info, asked',
        ],
        [
          'a form that an answer newly has',
          'oneOf: [{ $ref: "#/x/a" }]',
          'oneOf: [{ $ref: "#/x/a" }, { $ref: "#/x/b" }]',
          'response',
          'info',
        ],
        [
          'other forms than before',
          'properties: { c: { type: string } }',
          'oneOf: [{ $ref: "#/x/a" }, { $ref: "#/x/b" }]',
          'request',
          'info, asked',
        ],
        [
          'a type of the other properties',
          'additionalProperties: { type: string }',
          'additionalProperties: { type: integer }',
          'response',
          'info, asked',
        ],
        ['properties that are no longer open', '', 'additionalProperties: false', 'request', 'info'],
      ],
      (name, from, into, direction, severity) => ({
        name,
        files: edit('openapi.yaml', schemaOf(direction, from), schemaOf(direction, into)),
        findings: [`8 ${severity}`],
      }),
    ),
    ...cases(
      [
        [
          'a text of a query that becomes a number',
          'parameters: [{ name: a, in: query, schema: { type: string } }]',
          'parameters: [{ name: a, in: query, schema: { type: integer } }]',
        ],
        [
          'a list of a query that becomes a text',
          'parameters: [{ name: a, in: query, schema: { type: array } }]',
          'parameters: [{ name: a, in: query, schema: { type: string } }]',
        ],
        [
          'JSON of another type',
          'requestBody: { content: { application/json: { schema: { type: integer } } } }',
          'requestBody: { content: { application/json: { schema: { type: string } } } }',
        ],
      ],
      (name, from, into) => ({
        name,
        files: edit('openapi.yaml', operationWith(from), operationWith(into)),
        findings: ['4 info, asked'],
      }),
    ),
    ...cases(
      [
        ['another way in', '[{ key: [] }]', '[{ token: [] }]', '4 info, asked'],
        ['more than before', '[{ key: [] }]', '[{ key: [], token: [] }]', '4 info, asked'],
        ['a header that goes', 'headers: { Next: { schema: { type: string } } }', 'headers: {}', '4 info'],
        [
          'a header that was always there',
          'headers: { Next: { required: true } }',
          'headers: { Next: {} }',
          '4 info, asked',
        ],
        [
          'another default',
          'parameters: [{ name: q, in: query, schema: { default: 1 } }]',
          'parameters: [{ name: q, in: query, schema: { default: 2 } }]',
          '4 info',
        ],
      ],
      (name, from, into, finding) => ({
        name,
        files: edit('openapi.yaml', operationWith(from), operationWith(into)),
        findings: [finding],
      }),
    ),
    {
      name: 'a webhook that goes',
      files: edit(
        'openapi.yaml',
        'openapi: 3.1.0\npaths: {}\nwebhooks:\n  paid: { post: {} }\n',
        'openapi: 3.1.0\npaths: {}\nwebhooks: {}\n',
      ),
      findings: ['3 info, asked'],
    },
    {
      name: 'a parameter in JSON',
      files: edit('swagger.json', SWAGGER, SWAGGER.replace('"name": "q"', '"name": "q", "required": true')),
      findings: ['7 info, asked'],
    },
    {
      name: 'what a test compares with',
      files: edit('api/snapshots/openapi.json', SWAGGER, SWAGGER.replace('"type": "string"', '"type": "integer"')),
      findings: ['9 info'],
    },
    {
      name: 'a type in JSON',
      files: edit('swagger.json', SWAGGER, SWAGGER.replace('"type": "string"', '"type": "integer"')),
      findings: ['9 info, asked'],
    },
    {
      name: 'a path in JSON',
      files: edit('swagger.json', SWAGGER, SWAGGER.replace('"/a"', '"/b"')),
      findings: ['4 info, asked'],
    },
    {
      name: 'a path in a bare diff of a file that is named as an API',
      files: underHeading('', 'openapi.yaml', API, WITHOUT_PATH),
      findings: ['27 info, asked'],
    },
    {
      name: 'an operation in a bare diff of a file that is named as an API',
      files: underHeading('', 'openapi.yaml', API, API.replace('    delete:', '    get:')),
      findings: ['29 info, asked'],
    },
    {
      name: 'what a bomb of anchors holds, without unfolding it',
      files: edit('openapi.yaml', bomb, bomb.replace('l0: &l0 { type: object', 'l0: &l0 { type: string')),
      findings: ['4 info, asked'],
    },
  ],
  valid: [
    ...cases(
      [
        ['a path that comes', '  /orders:', '  /carts:\n    get: { responses: {} }\n  /orders:'],
        ['the name of a path parameter', '/orders/{id}', '/orders/{orderId}'],
        [
          'a parameter that may be left out',
          '      parameters:\n',
          '      parameters:\n        - { name: currency, in: query }\n',
        ],
        ['a value more', '[open, paid]', '[open, paid, sent]'],
        [
          'a property more in an answer',
          '        id: { type: string }\n',
          '        id: { type: string }\n        at: { type: string }\n',
        ],
        [
          'a number where a whole number was sent',
          '    NewOrder:\n      type: object\n      properties:\n        total: { type: integer }',
          '    NewOrder:\n      type: object\n      properties:\n        total: { type: number }',
        ],
        ['words', 'title: Shop', 'title: The shop'],
        ['credentials that may be left out', 'paths:\n', 'security: [{ key: [] }, {}]\npaths:\n'],
      ],
      (name, from, into) => ({ name, files: changed(from, into) }),
    ),
    ...cases(
      [
        ['a limit that is wider', 'maxLength: 5', 'maxLength: 9', 'request'],
        ['a limit that goes', 'minLength: 5', '', 'request'],
        ['a limit that is none', '', 'minLength: 0, pattern: .*, uniqueItems: false', 'request'],
        ['an answer that is narrower', 'maxLength: 9', 'maxLength: 5', 'response'],
        [
          'a smaller number that another part has',
          'allOf: [{ type: integer, format: int32 }, {}]',
          'allOf: [{ type: integer, format: int32 }, { format: int64 }]',
          'response',
        ],
        [
          'formats of parts in another order',
          'allOf: [{ type: integer, format: int64 }, { format: int32 }]',
          'allOf: [{ type: integer, format: int32 }, { format: int64 }]',
          'response',
        ],
        [
          'limits of parts in another order',
          'allOf: [{ type: string, maxLength: 5 }, { maxLength: 9 }]',
          'allOf: [{ type: string, maxLength: 9 }, { maxLength: 5 }]',
          'response',
        ],
        ['a value that an answer no longer has', 'enum: [a, b]', 'enum: [a]', 'response'],
        [
          'a form more in a request',
          'oneOf: [{ $ref: "#/x/a" }]',
          'oneOf: [{ $ref: "#/x/a" }, { $ref: "#/x/b" }]',
          'request',
        ],
        [
          'the same form among others',
          'title: A, properties: { a: {} }',
          'oneOf: [{ $ref: "#/x/a" }, { $ref: "#/x/b" }]',
          'request',
        ],
      ],
      (name, from, into, direction) => ({
        name,
        files: edit('openapi.yaml', schemaOf(direction, from), schemaOf(direction, into)),
      }),
    ),
    ...cases(
      [
        [
          'a number of a query that becomes a text',
          'parameters: [{ name: a, in: query, schema: { type: integer } }]',
          'parameters: [{ name: a, in: query, schema: { type: string } }]',
        ],
        [
          'a parameter that may come several times',
          'parameters: [{ name: a, in: query, schema: { type: string } }]',
          'parameters: [{ name: a, in: query, schema: { type: array, items: { type: string } } }]',
        ],
        [
          'XML that is read as text',
          'requestBody: { content: { application/xml: { schema: { type: object } } } }',
          'requestBody: { content: { application/xml: { schema: { type: string } } } }',
        ],
        [
          'a body that is taken in any form',
          'requestBody: { content: { application/json: {} } }',
          'requestBody: { content: { "*/*": {} } }',
        ],
        [
          'an answer of a more specific kind of JSON',
          'responses: { 200: { content: { application/json: {} } } }',
          'responses: { 200: { content: { application/problem+json: {} } } }',
        ],
      ],
      (name, from, into) => ({ name, files: edit('openapi.yaml', operationWith(from), operationWith(into)) }),
    ),
    {
      name: 'a path without an operation',
      files: edit('openapi.yaml', 'openapi: 3.0.3\npaths:\n  /a: {}\n  /b: {}\n', 'openapi: 3.0.3\npaths:\n  /b: {}\n'),
    },
    {
      name: 'another way in beside the old one',
      files: edit('openapi.yaml', operationWith('[{ key: [] }]'), operationWith('[{ key: [] }, { token: [] }]')),
    },
    {
      name: 'a bare diff of a file with another name',
      files: underHeading('', 'config.yaml', API, WITHOUT_PATH),
    },
    ...cases(
      [
        ['broken YAML', 'openapi: 3.0.0\npaths: [', 'openapi: 3.0.0\npaths: {'],
        ['broken JSON', '{"openapi": "3.0.0", "paths": {', '{"openapi": "3.0.0", "paths": {}}'],
        [
          'references in a circle',
          "openapi: 3.0.0\npaths: { /a: { $ref: '#/paths/~1a' } }",
          "openapi: 3.0.0\npaths: { /a: { $ref: '#/paths/~1a' }, /b: {} }",
        ],
        [
          'an anchor inside of itself',
          'openapi: 3.0.0\npaths: &a\n  /a: *a',
          'openapi: 3.0.0\npaths: &a\n  /a: *a\n  /b: {}',
        ],
        ['deep brackets', `openapi: 3.0.0\npaths: ${'['.repeat(5_000)}`, `openapi: 3.0.0\npaths: ${'{'.repeat(5_000)}`],
        [
          'deep dashes',
          `openapi: 3.0.0\npaths:\n ${'- '.repeat(5_000)}`,
          `openapi: 3.0.0\npaths:\n ${'- '.repeat(5_001)}`,
        ],
        [
          'deep tabs',
          `openapi: 3.0.0\npaths:\n ${'-\t'.repeat(150)}a`,
          `openapi: 3.0.0\npaths:\n ${'-\t'.repeat(151)}a`,
        ],
        ['deep JSON', `{"openapi": "3.0.0", "paths": ${'['.repeat(50_000)}`, '{"openapi": "3.0.0", "paths": {}}'],
      ],
      (name, before, after) => ({ name, files: edit('openapi.yaml', `${before}\n`, `${after}\n`) }),
    ),
  ],
});
