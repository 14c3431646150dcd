/** Faults of contracts with others: schemas of interfaces, types that others implement. */
import { drawn, type PlainFault } from './other-faults.js';

/** Returns one fault of each kind; the forms differ by seed. */
export function contractFaults(seed: number): readonly PlainFault[] {
  const word = drawn('bcdfghklmnprst', 6, seed).toLowerCase();
  const name = `total_${word}`;
  const type = `Total${word.charAt(0).toUpperCase()}${word.slice(1)}`;
  const take = (forms: readonly { readonly path: string; readonly hunk: string }[]) =>
    forms[seed % forms.length] ?? { path: '', hunk: '' };
  return [
    {
      kind: 'broken GraphQL schema',
      rules: [/^contract\/graphql-break$/u],
      ...take([
        { path: 'api/schema.graphql', hunk: ` type ${type} {\n   id: ID!\n-  ${name}: Int!\n }` },
        { path: 'api/schema.graphql', hunk: ` enum ${type} {\n   OPEN\n-  PAID\n }` },
        { path: 'api/schema.graphql', hunk: ` input ${type} {\n   id: ID!\n+  ${name}: Int!\n }` },
        {
          path: 'api/schema.graphql',
          hunk: ` type ${type} {\n-  ${name}(first: Int = 10): Int\n+  ${name}(first: Int = 20): Int\n }`,
        },
      ]),
    },
    {
      kind: 'broken protocol buffers',
      rules: [/^contract\/protobuf-break$/u],
      ...take([
        { path: 'api/order.proto', hunk: ` message ${type} {\n   string id = 1;\n-  int32 ${name} = 2;\n }` },
        {
          path: 'api/order.proto',
          hunk: ` message ${type} {\n   string id = 1;\n-  reserved 2, 3;\n+  reserved 2;\n }`,
        },
        {
          path: 'api/order.proto',
          hunk: ` message ${type} {\n-  string ${name} = 1;\n+  string ${name} = 1 [json_name = "t"];\n }`,
        },
        {
          path: 'api/order.proto',
          hunk: ` service ${type} {\n-  rpc Get (Key) returns (Order);\n+  rpc Get (Key) returns (stream Order);\n }`,
        },
      ]),
    },
    {
      kind: 'changed type of others',
      rules: [/^contract\/signature-break$/u],
      ...take([
        { path: 'src/main/java/shop/A.java', hunk: ` public interface ${type} {\n   int id();\n+  int ${word}();\n }` },
        { path: 'shop/total.go', hunk: ` type ${type} interface {\n \tId() int\n+\t${type}() error\n }` },
        {
          path: 'src/lib.rs',
          hunk: ` pub trait ${type} {\n     fn id(&self) -> u8;\n+    fn ${name}(&self) -> u8;\n }`,
        },
        {
          path: 'src/Total.cs',
          hunk: `-public class ${type}\n+public sealed class ${type}\n {\n     public int Id;\n }`,
        },
        {
          path: 'shop/total.py',
          hunk: `-def ${name}(cart, rate=1):\n+def ${name}(cart, *, rate=1):\n     return cart.sum * rate`,
        },
      ]),
    },
  ];
}
