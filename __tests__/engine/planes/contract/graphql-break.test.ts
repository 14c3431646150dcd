import { graphqlBreak } from '../../../../src/engine/planes/contract/graphql-break.js';
import { cases, edit, lines, underHeading } from '../cases.js';
import { describeRule } from '../rule-tester.js';

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
  'directive @cost(is: Int = 1) repeatable on FIELD | FIELD_DEFINITION',
);

const changed = (from: string, into: string) => {
  if (!SDL.includes(from)) throw new Error(`the schema has no ${from}`);
  return edit('schema.graphql', SDL, SDL.replace(from, into));
};

describeRule(graphqlBreak, {
  // Hostile texts have lines that nobody can read.
  beside: ['hygiene/unreadable-line'],
  invalid: [
    ...cases(
      [
        ['a field that goes', '  total: Int\n', '', '7 info, asked'],
        ['a deprecated field that goes', '  old: Int @deprecated(reason: "none } of it")\n', '', '8 info'],
        ['a type that goes', 'union Hit = Order | User\n', '', '15 info, asked'],
        ['a result that may be null', 'id: ID!', 'id: ID', '7 info, asked'],
        ['a result of another type', '  total: Int\n', '  total: Float\n', '8 info, asked'],
        ['an argument that goes', 'first: Int, ', '', '2 info, asked'],
        ['an argument that is required', 'first: Int,', 'first: Int!,', '2 info, asked'],
        ['a new argument that is required', 'first: Int,', 'first: Int, shop: ID!,', '2 info, asked'],
        ['a value that goes', ' PAID', '', '11 info, asked'],
        ['a new input field that is required', '  total: Int!\n', '  total: Int!\n  shop: ID!\n', '14 info, asked'],
        ['a type that leaves a union', ' | User', '', '16 info, asked'],
        ['an interface that goes', ' implements Node', '', '6 info, asked'],
        ['another kind', 'type Order implements Node', 'interface Order', '6 info, asked'],
        ['a value that comes', ' PAID', ' PAID SENT', '11 info'],
        ['a type that joins a union', ' | User', ' | User | Shop', '16 info'],
        ['another default', 'note: String = "a"', 'note: String = "b"', '14 info'],
        ['a default that goes', 'note: String = "a"', 'note: String', '14 info'],
        ['only one field at once', 'input NewOrder {', 'input NewOrder @oneOf {', '12 info, asked'],
        ['a place of a directive that goes', ' FIELD |', '', '17 info, asked'],
        ['a directive that stands only once', ' repeatable', '', '17 info, asked'],
      ],
      (name, from, into, finding) => ({ name, files: changed(from, into), findings: [finding] }),
    ),
    {
      name: 'a field, and the types that nothing but it leads to: told once',
      files: edit(
        'schema.graphql',
        'type Query {\n  me: User\n  old(by: Filter): [Legacy!]!\n}\ntype Legacy { part: Part }\ntype Part { id: ID }\ninput Filter { id: ID }\ntype User { id: ID }\n',
        'type Query {\n  me: User\n}\ntype User { id: ID }\n',
      ),
      findings: ['2 info, asked'],
      titles: ['Field Query.old is removed'],
    },
    {
      name: 'an argument, and its input: told once',
      files: edit(
        'schema.graphql',
        'type Query {\n  all(by: Filter): Int\n}\ninput Filter { id: ID }\n',
        'type Query {\n  all: Int\n}\n',
      ),
      findings: ['2 info, asked'],
      titles: ['Argument Query.all(by) is removed'],
    },
    {
      name: 'a field that gets another type, and its enum: told once',
      files: edit(
        'schema.graphql',
        'type Order {\n  state: State\n}\nenum State { OPEN }\n',
        'type Order {\n  state: String\n}\n',
      ),
      findings: ['2 info, asked'],
      titles: ['Order.state changes from State to String'],
    },
    {
      name: 'a type to which nothing of the change leads',
      files: edit(
        'schema.graphql',
        'type Query {\n  me: User\n  old: Int\n}\ntype Legacy { next: Legacy }\ntype User { id: ID }\n',
        'type Query {\n  me: User\n}\ntype User { id: ID }\n',
      ),
      findings: ['2 info, asked', '3 info, asked'],
      titles: ['Field Query.old is removed', 'Type Legacy is removed'],
    },
    {
      name: 'a type to which another field still leads',
      files: edit(
        'schema.graphql',
        'type Query {\n  a: Legacy\n  b: Legacy\n}\ntype Legacy { id: ID }\n',
        'type Query {\n  a: Legacy\n}\n',
      ),
      findings: ['2 info, asked', '3 info, asked'],
      titles: ['Field Query.b is removed', 'Type Legacy is removed'],
    },
    {
      name: 'a field, by the heading of its hunk',
      files: underHeading('type Order {', 'schema.graphql', '  a: Int\n  b: Int\n', '  a: Int\n'),
      findings: ['1 info, asked'],
      titles: ['Field Order.b is removed'],
    },
  ],
  valid: [
    ...cases(
      [
        ['a field that comes', '  id: ID!\n', '  id: ID!\n  at: String!\n'],
        ['a result that is never null', '  total: Int\n', '  total: Int!\n'],
        ['an argument that may be null', 'first: Int,', 'first: Int, shop: ID,'],
        ['a required argument with a default', 'first: Int,', 'first: Int, shop: ID! = "1",'],
        ['an input that may be null', '  total: Int!\n', '  total: Int\n'],
        ['a place of a directive that comes', ' FIELD |', ' FIELD | QUERY |'],
        ['the same default', 'note: String = "a"', 'note: String  =  "a"'],
        ['words', 'One # order {', 'One order }'],
        ['another order', '  id: ID!\n  total: Int\n', '  total: Int\n  id: ID!\n'],
      ],
      (name, from, into) => ({ name, files: changed(from, into) }),
    ),
    {
      name: 'what moves to another file',
      files: {
        ...edit('a.graphql', 'type A { x: Int }\n', 'scalar Z\n'),
        ...edit('b.graphql', null, 'type A { x: Int }\n'),
      },
    },
    {
      name: 'operations',
      files: edit('q.graphql', 'query A { a { b } }\n', 'query A { a { c } }\n'),
    },
    ...cases(
      [
        ['an open string', 'type A { a: Int }\n"""\n'],
        ['open brackets', `type A { a(${'b: [c '.repeat(3_000)}`],
        ['nothing but marks', '{}})(@!:=|&'.repeat(2_000)],
      ],
      (name, text) => ({ name, files: edit('a.graphql', text, `${text} `) }),
    ),
  ],
});
