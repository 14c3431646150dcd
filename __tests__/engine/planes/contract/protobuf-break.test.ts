import { protobufBreak } from '../../../../src/engine/planes/contract/protobuf-break.js';
import { cases, edit, lines, underHeading } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const PROTO = lines(
  'syntax = "proto3"; package shop.v1;',
  'message Order {',
  '  string id = 1;',
  '  int32 total = 2; // in cents',
  '  repeated string tags = 3;',
  '  oneof paid { string card = 4; string cash = 5; }',
  '  reserved 20 to 22, "note";',
  '  enum State { OPEN = 0; PAID = 1; }',
  '}',
  'service Orders {',
  '  rpc Get (GetRequest) returns (Order);',
  '  rpc Find (GetRequest) returns (Order) { option (google.api.http) = { get: "/v1/orders" }; }',
  '  rpc List (GetRequest) returns (stream Order) { option deprecated = true; }',
  '}',
);

const changed = (from: string, into: string) => {
  if (!PROTO.includes(from)) throw new Error(`the file has no ${from}`);
  return edit('api/order.proto', PROTO, PROTO.replace(from, into));
};
const filler = Array.from({ length: 12 }, (_, n) => `  int32 f${n} = ${n + 20};`);
const before = lines('message A {', '  int32 a = 1;', ...filler, '  int32 z = 9;', '}');

describeRule(protobufBreak, {
  // Hostile texts have lines that nobody can read.
  beside: ['hygiene/unreadable-line'],
  invalid: [
    ...cases(
      [
        ['a field that goes', '  int32 total = 2; // in cents\n', '', '3 info, asked'],
        ['a field of a oneof that goes', ' string cash = 5;', '', '6 info, asked'],
        ['a value that goes', ' PAID = 1;', '', '8 info, asked'],
        ['a number that is used again', 'int32 total = 2', 'string name = 2', '4 info, asked'],
        ['another number', 'total = 2', 'total = 9', '4 info, asked'],
        ['another type', 'int32 total', 'string total', '4 info, asked'],
        ['one of many', 'repeated string tags', 'string tags', '5 info, asked'],
        ['another name', 'int32 total', 'int32 amount', '4 info'],
        ['a call that goes', '  rpc Get (GetRequest) returns (Order);\n', '', '10 info, asked'],
        ['a call that takes another type', 'Get (GetRequest)', 'Get (Key)', '11 info, asked'],
        ['a call that streams', 'returns (Order)', 'returns (stream Order)', '11 info, asked'],
        ['a service that goes', 'service Orders', 'service Sales', '10 info, asked'],
        ['a message that goes', 'message Order', 'message Sale', '2 info'],
        ['a type that reads the same bytes', 'int32 total', 'int64 total', '4 info'],
        ['a number that is free again', 'reserved 20 to 22, "note"', 'reserved 20, "note"', '7 info, asked'],
        ['a name that is free again', 'reserved 20 to 22, "note"', 'reserved 20 to 22', '7 info, asked'],
        [
          'a reserved number that is used',
          'reserved 20 to 22, "note";',
          'reserved 20, 22, "note"; int32 x = 21;',
          '7 info, asked',
        ],
        ['a name in JSON', 'string id = 1', 'string id = 1 [json_name = "key"]', '3 info, asked'],
        ['a field that knows whether it was set', 'int32 total', 'optional int32 total', '4 info'],
        [
          'a field that leaves its oneof',
          '{ string card = 4; string cash = 5; }',
          '{ string card = 4; } string cash = 5;',
          '6 info',
        ],
        [
          'fields that exclude each other',
          'oneof paid { string card = 4; string cash = 5; }',
          'string card = 4; oneof paid { string cash = 5; } ',
          '6 info',
        ],
        ['another package', 'shop.v1', 'shop.v2', '1 info, asked'],
        ['another syntax', '"proto3"', '"proto2"', '1 info'],
        ['a route that goes', 'get: "/v1/orders"', 'get: "/v2/orders"', '12 info, asked'],
      ],
      (name, from, into, finding) => ({ name, files: changed(from, into), findings: [finding] }),
    ),
    ...cases(
      [
        [
          'several fields that exclude each other',
          'string a = 1; string b = 2;',
          'oneof x { string a = 1; string b = 2; }',
          'info, asked',
        ],
        [
          'one field in a oneof of its own',
          'string a = 1; string b = 2;',
          'oneof x { string a = 1; } string b = 2;',
          'info',
        ],
        ['a range that others extend', 'extensions 100 to 199;', 'extensions 150 to 199;', 'info, asked'],
        ['a form of the bytes', 'M m = 1;', 'M m = 1 [features.message_encoding = DELIMITED];', 'info, asked'],
        ['another default', 'optional int32 a = 1 [default = 1];', 'optional int32 a = 1 [default = 2];', 'info'],
      ],
      (name, from, into, severity) => ({
        name,
        files: edit('a.proto', `message A {\n${from}\n}\n`, `message A {\n${into}\n}\n`),
        findings: [name.includes('range') ? `1 ${severity}` : `2 ${severity}`],
      }),
    ),
    ...cases(
      [
        ['options that name generated code', 'option go_package = "a";', 'option go_package = "b";', '2 info'],
        ['a deleted file', 'message B {}', null, '1 info'],
        ['a deleted service', 'service B {}', null, '1 info, asked'],
        [
          'a package that is not stable',
          'package a.v1beta1; message M { int32 a = 1; }',
          'package a.v1beta1; message M { }',
          '2 info',
        ],
      ],
      (name, from, into, finding) => ({
        name,
        files: edit('a.proto', `syntax = "proto3";\n${from}\n`, into === null ? null : `syntax = "proto3";\n${into}\n`),
        findings: [finding],
      }),
    ),
    {
      name: 'a message that moves to another file and loses a field there',
      files: {
        ...edit('a.proto', 'package a;\nmessage A { int32 x = 1; int32 y = 2; }\n', 'package a;\n'),
        ...edit('b.proto', null, 'package a;\n\nmessage A { int32 x = 1; }\n'),
      },
      findings: ['b.proto:3 info, asked'],
    },
    {
      name: 'a field that goes in a bare diff',
      files: underHeading('message A {', 'a.proto', before, before.replace('  int32 z = 9;\n', '')),
      findings: ['14 info, asked'],
    },
    {
      name: 'several copies of a file, once',
      files: {
        ...edit('a.proto', PROTO, PROTO.replace('int32 total', 'string total')),
        ...edit('b.proto', PROTO, PROTO.replace('int32 total', 'string total')),
      },
      findings: ['a.proto:4 info, asked'],
    },
  ],
  valid: [
    ...cases(
      [
        ['a number that is reserved', '  int32 total = 2; // in cents\n', '  reserved 2; reserved "total";\n'],
        ['a number in a reserved range', '  int32 total = 2; // in cents\n', '  reserved 2 to 2, 10 to max;\n'],
        [
          'a field that comes',
          '  string id = 1;\n',
          '  string id = 1;\n  map<string, Order> more = 8 [deprecated = true];\n',
        ],
        ['more white space', 'repeated string tags', 'repeated  string tags'],
        ['a name in JSON that is the usual one', 'id = 1', 'id = 1 [json_name = "id"]'],
        ['a number that is reserved too', '  reserved 20 to 22, "note";', '  reserved 20 to 30, "note";'],
        [
          'a route that comes',
          '{ option (google.api.http) = { get: "/v1/orders" }; }',
          '{ option (google.api.http) = { get: "/v1/orders" additional_bindings { get: "/v2/orders" } }; }',
        ],
        ['words', '// in cents', '/* message { */'],
        [
          'another order',
          '  string id = 1;\n  int32 total = 2; // in cents\n',
          '  int32 total = 2;\n  string id = 1;\n',
        ],
      ],
      (name, from, into) => ({ name, files: changed(from, into) }),
    ),
    {
      name: 'a number that another hunk of a bare diff reserves',
      files: underHeading(
        'message A {',
        'a.proto',
        before,
        lines('message A {', '  reserved 9;', '  int32 a = 1;', ...filler, '}'),
      ),
    },
    // Broken texts.
    ...cases(
      [['}'.repeat(3_000)], ['message A {'.repeat(3_000)], ['message A { int32 = ; = 3; [ '], ['/* message A {']],
      (text) => ({ name: text.slice(0, 40), files: edit('a.proto', text, `${text} `) }),
    ),
  ],
});
