import { describe, expect, it } from '@jest/globals';
import { bare, planeOf } from './planes-contract-of.js';
import { planesOf } from './planes-of.js';

const lines = (...texts: readonly string[]) => `${texts.join('\n')}\n`;
const contract = (path: string, before: string, after: string) =>
  planeOf('contract', { [path]: { old: before, new: after } });

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

describe('contract/openapi-break', () => {
  it.each([
    ['a path that goes', '  /orders/{id}:\n    delete:', '  /others/{id}:\n    delete:', 'openapi-break:28 info'],
    ['an operation that goes', '    post:', '    put:', 'openapi-break:20 warn'],
    ['an operation that goes and was deprecated', '    delete:', '    get:', 'openapi-break:29 info'],
    ['a parameter that is now required', 'required: false', 'required: true', 'openapi-break:10 warn'],
    [
      'a parameter that goes',
      '        - { name: page, in: query, schema: { type: integer } }\n',
      '',
      'openapi-break:6 warn',
    ],
    [
      'a new required parameter',
      '      parameters:\n',
      '      parameters:\n        - { name: currency, in: query, required: true }\n',
      'openapi-break:7 warn',
    ],
    ['a value that is no longer taken', '[open, paid]', '[open]', 'openapi-break:13 warn'],
    ['an answer that goes', "'201'", "'202'", 'openapi-break:27 warn'],
    [
      'a property that an answer loses',
      '        total: { type: integer }\n        parent',
      '        parent',
      'openapi-break:39 warn',
    ],
    ['a property that an answer may lack', '[id, total]', '[id]', 'openapi-break:37 warn'],
    ['a type that changes in an answer', 'id: { type: string }', 'id: { type: integer }', 'openapi-break:39 warn'],
    [
      'an answer that may be null',
      'id: { type: string }',
      'id: { type: string, nullable: true }',
      'openapi-break:39 warn',
    ],
    [
      'a property that a body now requires',
      '    NewOrder:\n      type: object\n',
      '    NewOrder:\n      type: object\n      required: [note]\n',
      'openapi-break:45 warn',
    ],
    ['a property that a body no longer takes', '        note: { type: string }\n', '', 'openapi-break:46 info'],
    ['credentials that are asked for', 'paths:\n', 'security: [{ key: [] }]\npaths:\n', 'openapi-break:3 warn'],
    [
      'another media type',
      '          application/json:\n            schema:\n',
      '          text/csv:\n            schema:\n',
      'openapi-break:23 warn',
    ],
    [
      'a break that the major version declares',
      'version: 1.4.0 }\npaths:\n  /orders:',
      'version: 2.0.0 }\npaths:\n  /sales:',
      'openapi-break:4 info',
    ],
  ])('%s', async (_what, from, into, finding) => {
    expect(API).toContain(from);
    const after = API.replace(from, into);
    expect(await contract('api/openapi.yaml', API, after)).toEqual([finding]);
  });

  it.each([
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
  ])('not %s', async (_what, from, into) => {
    expect(API).toContain(from);
    expect(await contract('api/openapi.yaml', API, API.replace(from, into))).toEqual([]);
  });

  it('reads JSON and Swagger 2, and their lines', async () => {
    const before = lines(
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
    expect(
      await contract('swagger.json', before, before.replace('"name": "q"', '"name": "q", "required": true')),
    ).toEqual(['openapi-break:7 warn']);
    expect(await contract('swagger.json', before, before.replace('"type": "string"', '"type": "integer"'))).toEqual([
      'openapi-break:9 warn',
    ]);
    expect(await contract('swagger.json', before, before.replace('"/a"', '"/b"'))).toEqual(['openapi-break:4 warn']);
  });

  it('finds paths and operations in a bare diff of a file that is named as an API', async () => {
    const gone = API.replace(/ {2}\/orders\/\{id\}:[\s\S]*?components/u, 'components');
    expect(await planeOf('contract', { 'openapi.yaml': bare('openapi.yaml', [API, gone]) })).toEqual([
      'openapi-break:27 warn',
    ]);
    const verb = API.replace('    delete:', '    get:');
    expect(await planeOf('contract', { 'openapi.yaml': bare('openapi.yaml', [API, verb]) })).toEqual([
      'openapi-break:29 warn',
    ]);
    expect(await planeOf('contract', { 'config.yaml': bare('config.yaml', [API, gone]) })).toEqual([]);
  });

  it.each([
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
    ['deep dashes', `openapi: 3.0.0\npaths:\n ${'- '.repeat(5_000)}`, `openapi: 3.0.0\npaths:\n ${'- '.repeat(5_001)}`],
    ['deep tabs', `openapi: 3.0.0\npaths:\n ${'-\t'.repeat(150)}a`, `openapi: 3.0.0\npaths:\n ${'-\t'.repeat(151)}a`],
    ['deep JSON', `{"openapi": "3.0.0", "paths": ${'['.repeat(50_000)}`, '{"openapi": "3.0.0", "paths": {}}'],
  ])('is not stopped by %s', async (_what, before, after) => {
    expect(await contract('openapi.yaml', `${before}\n`, `${after}\n`)).toEqual([]);
  });

  it('does not unfold a bomb of anchors', async () => {
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
    expect(
      await contract('openapi.yaml', bomb, bomb.replace('l0: &l0 { type: object', 'l0: &l0 { type: string')),
    ).toHaveLength(1);
  });
});

const SDL = lines(
  'type Query {',
  '  orders(first: Int, after: String): [Order!]!',
  '  me: User',
  '}',
  '"""One # order {"""',
  'type Order implements Node {',
  '  id: ID!',
  '  total: Int',
  '  old: Int @deprecated(reason: "none } of it")',
  '}',
  'enum State { OPEN PAID }',
  'input NewOrder {',
  '  total: Int!',
  '  note: String = "a"',
  '}',
  'union Hit = Order | User',
);

describe('contract/graphql-break', () => {
  it.each([
    ['a field that goes', '  total: Int\n', '', 'graphql-break:7 warn'],
    ['a deprecated field that goes', '  old: Int @deprecated(reason: "none } of it")\n', '', 'graphql-break:8 info'],
    ['a type that goes', 'union Hit = Order | User\n', '', 'graphql-break:15 warn'],
    ['a result that may be null', 'id: ID!', 'id: ID', 'graphql-break:7 warn'],
    ['a result of another type', '  total: Int\n', '  total: Float\n', 'graphql-break:8 warn'],
    ['an argument that goes', 'first: Int, ', '', 'graphql-break:2 warn'],
    ['an argument that is required', 'first: Int,', 'first: Int!,', 'graphql-break:2 warn'],
    ['a new argument that is required', 'first: Int,', 'first: Int, shop: ID!,', 'graphql-break:2 warn'],
    ['a value that goes', ' PAID', '', 'graphql-break:11 warn'],
    ['a new input field that is required', '  total: Int!\n', '  total: Int!\n  shop: ID!\n', 'graphql-break:14 warn'],
    ['a type that leaves a union', ' | User', '', 'graphql-break:16 warn'],
    ['an interface that goes', ' implements Node', '', 'graphql-break:6 warn'],
    ['another kind', 'type Order implements Node', 'interface Order', 'graphql-break:6 warn'],
  ])('%s', async (_what, from, into, finding) => {
    expect(SDL).toContain(from);
    expect(await contract('schema.graphql', SDL, SDL.replace(from, into))).toEqual([finding]);
  });

  it.each([
    ['a field that comes', '  id: ID!\n', '  id: ID!\n  at: String!\n'],
    ['a result that is never null', '  total: Int\n', '  total: Int!\n'],
    ['an argument that may be null', 'first: Int,', 'first: Int, shop: ID,'],
    ['a required argument with a default', 'first: Int,', 'first: Int, shop: ID! = "1",'],
    ['an input that may be null', '  total: Int!\n', '  total: Int\n'],
    ['a value that comes', ' PAID', ' PAID SENT'],
    ['words', 'One # order {', 'One order }'],
    ['another order', '  id: ID!\n  total: Int\n', '  total: Int\n  id: ID!\n'],
  ])('not %s', async (_what, from, into) => {
    expect(SDL).toContain(from);
    expect(await contract('schema.graphql', SDL, SDL.replace(from, into))).toEqual([]);
  });

  it('reads pieces of a schema by the heading of their hunk', async () => {
    const given = bare('schema.graphql', ['  a: Int\n  b: Int\n', '  a: Int\n'], 'type Order {');
    const { findings } = await planesOf({ 'schema.graphql': given });
    expect(findings.map(({ title }) => title)).toEqual(['Field Order.b is removed']);
  });

  it('does not mind what moves to another file, or operations', async () => {
    const both = {
      'a.graphql': { old: 'type A { x: Int }\n', new: 'scalar Z\n' },
      'b.graphql': { old: null, new: 'type A { x: Int }\n' },
    };
    expect(await planeOf('contract', both)).toEqual([]);
    expect(await contract('q.graphql', 'query A { a { b } }\n', 'query A { a { c } }\n')).toEqual([]);
  });

  it.each([
    ['an open string', 'type A { a: Int }\n"""\n'],
    ['open brackets', `type A { a(${'b: [c '.repeat(3_000)}`],
    ['nothing but marks', '{}})(@!:=|&'.repeat(2_000)],
  ])('is not stopped by %s', async (_what, text) => {
    expect(await contract('a.graphql', text, `${text} `)).toEqual([]);
  });
});

const PROTO = lines(
  'syntax = "proto3";',
  'message Order {',
  '  string id = 1;',
  '  int32 total = 2; // in cents',
  '  repeated string tags = 3;',
  '  oneof paid { string card = 4; string cash = 5; }',
  '  enum State { OPEN = 0; PAID = 1; }',
  '}',
  'service Orders {',
  '  rpc Get (GetRequest) returns (Order);',
  '  rpc List (GetRequest) returns (stream Order) { option deprecated = true; }',
  '}',
);

describe('contract/protobuf-break', () => {
  it.each([
    ['a field that goes', '  int32 total = 2; // in cents\n', '', 'protobuf-break:3 warn'],
    ['a field of a oneof that goes', ' string cash = 5;', '', 'protobuf-break:6 warn'],
    ['a value that goes', ' PAID = 1;', '', 'protobuf-break:7 warn'],
    ['a number that is used again', 'int32 total = 2', 'string name = 2', 'protobuf-break:4 warn'],
    ['another number', 'total = 2', 'total = 9', 'protobuf-break:4 warn'],
    ['another type', 'int32 total', 'string total', 'protobuf-break:4 warn'],
    ['one of many', 'repeated string tags', 'string tags', 'protobuf-break:5 warn'],
    ['another name', 'int32 total', 'int32 amount', 'protobuf-break:4 info'],
    ['a call that goes', '  rpc Get (GetRequest) returns (Order);\n', '', 'protobuf-break:9 warn'],
    ['a call that takes another type', 'Get (GetRequest)', 'Get (Key)', 'protobuf-break:10 warn'],
    ['a call that streams', 'returns (Order)', 'returns (stream Order)', 'protobuf-break:10 warn'],
    ['a service that goes', 'service Orders', 'service Sales', 'protobuf-break:9 warn'],
    ['a message that goes', 'message Order', 'message Sale', 'protobuf-break:2 info'],
  ])('%s', async (_what, from, into, finding) => {
    expect(PROTO).toContain(from);
    expect(await contract('api/order.proto', PROTO, PROTO.replace(from, into))).toEqual([finding]);
  });

  it.each([
    ['a number that is reserved', '  int32 total = 2; // in cents\n', '  reserved 2; reserved "total";\n'],
    ['a number in a reserved range', '  int32 total = 2; // in cents\n', '  reserved 2 to 2, 10 to max;\n'],
    [
      'a field that comes',
      '  string id = 1;\n',
      '  string id = 1;\n  map<string, Order> more = 8 [deprecated = true];\n',
    ],
    ['a type that reads the same bytes', 'int32 total', 'int64 total'],
    ['words', '// in cents', '/* message { */'],
    ['another order', '  string id = 1;\n  int32 total = 2; // in cents\n', '  int32 total = 2;\n  string id = 1;\n'],
  ])('not %s', async (_what, from, into) => {
    expect(PROTO).toContain(from);
    expect(await contract('api/order.proto', PROTO, PROTO.replace(from, into))).toEqual([]);
  });

  it('joins the hunks of a bare diff', async () => {
    const filler = Array.from({ length: 12 }, (_, n) => `  int32 f${n} = ${n + 20};`);
    const before = lines('message A {', '  int32 a = 1;', ...filler, '  int32 z = 9;', '}');
    const after = lines('message A {', '  reserved 9;', '  int32 a = 1;', ...filler, '}');
    const given = bare('a.proto', [before, after], 'message A {');
    expect(await planeOf('contract', { 'a.proto': given })).toEqual([]);
    const lost = bare('a.proto', [before, before.replace('  int32 z = 9;\n', '')], 'message A {');
    expect(await planeOf('contract', { 'a.proto': lost })).toEqual(['protobuf-break:14 warn']);
  });

  it('says once what breaks in several copies of a file', async () => {
    const change = { old: PROTO, new: PROTO.replace('int32 total', 'string total') };
    expect(await planeOf('contract', { 'a.proto': change, 'b.proto': change })).toEqual(['protobuf-break:4 warn']);
  });

  it.each([['}'.repeat(3_000)], ['message A {'.repeat(3_000)], ['message A { int32 = ; = 3; [ '], ['/* message A {']])(
    'is not stopped by broken text',
    async (text) => {
      expect(await contract('a.proto', text, `${text} `)).toEqual([]);
    },
  );
});

describe('contract/package-entry', () => {
  const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  const pkg = {
    name: 'a',
    main: 'a.js',
    bin: { a: 'a.js', b: 'b.js' },
    exports: { '.': { import: './a.js', require: './a.cjs' }, './b': './b.js' },
  };

  it.each([
    ['package.json', json(pkg), json({ ...pkg, exports: { '.': pkg.exports['.'] } }), ['package-entry:12 warn']],
    [
      'package.json',
      json(pkg),
      json({ ...pkg, exports: { '.': { import: './a.js' }, './b': './b.js' } }),
      ['package-entry:10 warn'],
    ],
    ['package.json', json(pkg), json({ ...pkg, bin: { a: 'a.js' } }), ['package-entry:5 warn']],
    ['package.json', json(pkg), json({ ...pkg, name: 'c' }), ['package-entry:2 warn']],
    ['package.json', json({ name: 'a', types: 'a.d.ts' }), json({ name: 'a' }), ['package-entry:2 warn']],
    ['package.json', json({ ...pkg, private: true }), json({ name: 'a', private: true }), []],
    ['package.json', json(pkg), json({ ...pkg, main: 'c.js', version: '2' }), []],
    ['package.json', json(pkg), '{ "name": ', []],
    [
      'Cargo.toml',
      '[package]\nname = "a"\n[features]\ndefault = []\ntls = []\n',
      '[package]\nname = "a"\n[features]\ndefault = []\n',
      ['package-entry:4 warn'],
    ],
    ['Cargo.toml', '[dependencies]\na = "1"\n', '[dependencies]\n', []],
    ['pyproject.toml', '[project.scripts]\nshop = "a:b"\n', '[project.scripts]\n', ['package-entry:1 warn']],
    [
      'pyproject.toml',
      '[project.optional-dependencies]\naws = []\nx = []\n',
      '[project.optional-dependencies]\nx = []\n',
      ['package-entry:1 warn'],
    ],
    ['go.mod', 'module a.b/c\n\ngo 1.22\n', 'module a.b/c/v2\n\ngo 1.22\n', ['package-entry:1 warn']],
    ['go.mod', 'module a.b/c\n\ngo 1.22\n', 'module a.b/c\n\ngo 1.23\n', []],
  ])('%s', async (path, before, after, findings) => {
    expect(await contract(path, before, after)).toEqual(findings);
  });

  it('reads the lines of a bare diff', async () => {
    const after = json({ ...pkg, exports: { '.': pkg.exports['.'] } });
    expect(await planeOf('contract', { 'package.json': bare('package.json', [json(pkg), after]) })).toEqual([
      'package-entry:12 warn',
    ]);
  });
});
