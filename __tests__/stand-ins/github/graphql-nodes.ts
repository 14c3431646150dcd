/** How much a query asks GitHub for ("Rate limits and query limits for the GraphQL API", node limit). */
import { type FieldNode, parse, visit } from 'graphql';

/** GitHub refuses a query that asks for more. */
export const MAX_NODES = 500_000;

/** Returns `first` or `last` of a connection as the query writes it; null for every other field. */
function readSize({ arguments: given = [] }: FieldNode): number | null {
  const size = given.find(({ name }) => name.value === 'first' || name.value === 'last');
  return size?.value.kind === 'IntValue' ? Number(size.value.value) : null;
}

/** Counts the nodes that a query may ask for: of each connection, those of all connections around it times its own. */
export function countNodes(query: string): number {
  let total = 0;
  const around: number[] = [1];
  visit(parse(query), {
    Field: {
      enter: (field) => {
        const outer = around.at(-1) ?? 1;
        const size = readSize(field);
        if (size !== null) total += outer * size;
        around.push(outer * (size ?? 1));
      },
      leave: () => {
        around.pop();
      },
    },
  });
  return total;
}
