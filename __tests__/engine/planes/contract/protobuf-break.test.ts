import { protobufBreak } from '../../../../src/engine/planes/contract/protobuf-break.js';
import { cases, edit, lines, underHeading } from '../cases.js';
import { describeRule } from '../rule-tester.js';

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
        ['a field that goes', '  int32 total = 2; // in cents\n', '', '3 warn'],
        ['a field of a oneof that goes', ' string cash = 5;', '', '6 warn'],
        ['a value that goes', ' PAID = 1;', '', '7 warn'],
        ['a number that is used again', 'int32 total = 2', 'string name = 2', '4 warn'],
        ['another number', 'total = 2', 'total = 9', '4 warn'],
        ['another type', 'int32 total', 'string total', '4 warn'],
        ['one of many', 'repeated string tags', 'string tags', '5 warn'],
        ['another name', 'int32 total', 'int32 amount', '4 info'],
        ['a call that goes', '  rpc Get (GetRequest) returns (Order);\n', '', '9 warn'],
        ['a call that takes another type', 'Get (GetRequest)', 'Get (Key)', '10 warn'],
        ['a call that streams', 'returns (Order)', 'returns (stream Order)', '10 warn'],
        ['a service that goes', 'service Orders', 'service Sales', '9 warn'],
        ['a message that goes', 'message Order', 'message Sale', '2 info'],
      ],
      (name, from, into, finding) => ({ name, files: changed(from, into), findings: [finding] }),
    ),
    {
      name: 'a field that goes in a bare diff',
      files: underHeading('message A {', 'a.proto', before, before.replace('  int32 z = 9;\n', '')),
      findings: ['14 warn'],
    },
    {
      name: 'several copies of a file, once',
      files: {
        ...edit('a.proto', PROTO, PROTO.replace('int32 total', 'string total')),
        ...edit('b.proto', PROTO, PROTO.replace('int32 total', 'string total')),
      },
      findings: ['a.proto:4 warn'],
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
        ['a type that reads the same bytes', 'int32 total', 'int64 total'],
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
