/** Answers GraphQL queries from plain objects, and checks them against a schema. */
import {
  buildSchema,
  execute,
  type GraphQLSchema,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { z } from 'zod';

/** The arguments of a field. */
export type FieldArguments = Readonly<Record<string, unknown>>;

/** A value of the schema; a field with arguments may be a function of them. */
export type Value =
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | ((given: FieldArguments) => Value)
  | { readonly [field: string]: Value };

const Answer = z.record(z.string(), z.json());

/** A schema, and answers that fit it. */
export class GraphqlSchema {
  readonly #schema: GraphQLSchema;

  /** @param source in the schema's own language */
  constructor(source: string) {
    this.#schema = buildSchema(source);
  }

  /**
   * Answers a query. `faults`: what the schema does not have or calls deprecated, and values that do not fit it. The
   * server answers them with 200 and `errors`.
   */
  answer(query: string, variables: FieldArguments, rootValue: Value) {
    const document = parse(query);
    const refused = validate(this.#schema, document, [...specifiedRules, NoDeprecatedCustomRule]);
    if (refused.length > 0) return toAnswer({ errors: refused });
    const done = execute({ schema: this.#schema, document, variableValues: variables, rootValue });
    if (done instanceof Promise) throw new TypeError('A value of a stand-in is never a promise.');
    return toAnswer(done);
  }
}

/** The answer as JSON: the library's objects are not plain. */
function toAnswer(given: object) {
  const answer = Answer.parse(JSON.parse(JSON.stringify(given)));
  const errors = z
    .array(z.object({ message: z.string() }))
    .default([])
    .parse(answer['errors']);
  return { answer, faults: errors.map(({ message }) => message) };
}
