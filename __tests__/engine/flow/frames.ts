/** How a value can come to a query on several ways, in each language whose flow is read. `p` is what a caller gives. */

/** How a function is written around statements, and the query that `w` is put into. */
interface Frame {
  readonly path: string;
  readonly before: readonly string[];
  readonly query: string;
  readonly after: readonly string[];
}

const SELECT = 'SELECT * FROM orders WHERE name = ';

export const FRAMES = {
  Java: {
    path: 'src/Orders.java',
    before: ['class Orders {', 'void find(java.sql.Statement s, String p, String[] all) throws Exception {'],
    query: `s.executeQuery("${SELECT}'" + w + "'");`,
    after: ['}', '}'],
  },
  TypeScript: {
    path: 'src/orders.ts',
    before: ['export async function find(p: string, all: string[]) {'],
    query: `await db.query("${SELECT}'" + w + "'");`,
    after: ['}'],
  },
  Python: {
    path: 'src/orders.py',
    before: ['def find(cursor, p, all):'],
    query: `    cursor.execute("${SELECT}'" + w + "'")`,
    after: [],
  },
  Go: {
    path: 'orders.go',
    before: ['package orders', '', 'func find(db *sql.DB, p string, all []string) {'],
    query: `db.Query("${SELECT}'" + w + "'")`,
    after: ['}'],
  },
  'C#': {
    path: 'src/Orders.cs',
    before: ['class Orders {', 'void Find(SqlConnection c, string p, string[] all) {'],
    query: `new SqlCommand("${SELECT}'" + w + "'", c).ExecuteReader();`,
    after: ['}', '}'],
  },
  PHP: {
    path: 'src/orders.php',
    before: ['<?php', 'function find($db, $p, $all) {'],
    query: `mysqli_query($db, "${SELECT}'" . $w . "'");`,
    after: ['}'],
  },
  Ruby: {
    path: 'lib/orders.rb',
    before: ['def find(connection, p, all)'],
    query: `connection.execute("${SELECT}'" + w + "'")`,
    after: ['end'],
  },
  Rust: {
    path: 'src/orders.rs',
    before: ['fn find(pool: &Pool, p: &str, all: &[&str]) {'],
    query: `sqlx::query(&format!("${SELECT}'{}'", w)).execute(pool);`,
    after: ['}'],
  },
  C: {
    path: 'src/orders.c',
    before: ['void find(const char *p, const char **all, int n) {', 'const char *w;'],
    query: 'system(w);',
    after: ['}'],
  },
  'C++': {
    path: 'src/orders.cpp',
    before: ['void find(const std::string &p, const std::vector<std::string> &all, int n) {', 'std::string w;'],
    query: 'system(w.c_str());',
    after: ['}'],
  },
  TSX: {
    path: 'src/orders.tsx',
    before: ['export async function Orders({ p, all }: { p: string; all: string[] }) {'],
    query: `await db.query("${SELECT}'" + w + "'");`,
    after: ['return <ul>{all.map((one) => <li key={one}>{one}</li>)}</ul>;', '}'],
  },
} as const satisfies Readonly<Record<string, Frame>>;

type Framed = keyof typeof FRAMES;

/** Statements before the query, each on its line; a line `QUERY` stands for it. */
export type Ways = Readonly<Record<string, readonly (readonly [language: Framed, statements: string])[]>>;
