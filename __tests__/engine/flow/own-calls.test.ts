/** Values that come from functions and fields of the same file: known, passed on, checked; and those that only look so. */
import { expect, it } from '@jest/globals';
import { lines } from '../planes/cases.js';
import { listFindings } from '../run-planes.js';

type Text = readonly [path: string, ...text: readonly string[]];

const FIXED: readonly Text[] = [
  // Nothing calls it but this file.
  [
    'src/a.ts',
    'function find(db: Db, order: string) { return db.query("SELECT * FROM a ORDER BY " + order); }',
    'export const all = (db: Db) => find(db, "name");',
  ],
  // A program is imported by nobody.
  [
    'main.go',
    'package main',
    'func Find(db *sql.DB, order string) { db.Query("SELECT * FROM a ORDER BY " + order) }',
    'func main() { Find(db, "name") }',
  ],
  // A result that is written there, in each class that has such a function.
  [
    'src/a.ts',
    'function order(p: string) { if (p) return "name"; return "price"; }',
    'export function find(db: Db, p: string) { return db.query("SELECT * FROM a ORDER BY " + order(p)); }',
  ],
  [
    'src/a.py',
    'def order(p):',
    '    if p not in ("name", "price"):',
    '        return "name"',
    '    return p',
    'def find(cursor, p):',
    '    cursor.execute("SELECT * FROM a ORDER BY " + order(p))',
  ],
  [
    'src/A.java',
    'class A {',
    '  private String order(String p) { if (!p.matches("[a-z]+")) { return "name"; } return p; }',
    '  void find(java.sql.Statement s, String p) throws Exception { s.executeQuery("SELECT * FROM a ORDER BY " + order(p)); }',
    '}',
  ],
  // What is passed on is what the call gives.
  [
    'src/a.ts',
    'function same(text: string) { return text; }',
    'export function find(db: Db, p: string) { return db.query("SELECT * FROM a ORDER BY " + same("name")); }',
  ],
  // Each function calls the other one.
  [
    'src/a.ts',
    'function one(n: number): string { return n > 0 ? "a" : two(n); }',
    'function two(n: number): string { return n > 0 ? one(n) : "b"; }',
    'export const N = one(1);',
  ],
  // Fields that are only given constants.
  [
    'src/A.java',
    'class A {',
    '  private String order = "name";',
    '  void byPrice() { this.order = "price"; }',
    '  void find(java.sql.Statement s) throws Exception { s.executeQuery("SELECT * FROM a ORDER BY " + order); }',
    '}',
  ],
  [
    'src/a.py',
    'class A:',
    '    order = "name"',
    '    def by_price(self):',
    '        self.order = "price"',
    '    def find(self, cursor):',
    '        cursor.execute("SELECT * FROM a ORDER BY " + self.order)',
  ],
];

const OPEN: readonly Text[] = [
  // What calls it in this file gives a constant; what calls it elsewhere may give anything.
  [
    'src/a.ts',
    'export function find(db: Db, order: string) { return db.query("SELECT * FROM a ORDER BY " + order); }',
    'export const all = (db: Db) => find(db, "name");',
  ],
  [
    'a.go',
    'package a',
    'func Find(db *sql.DB, order string) { db.Query("SELECT * FROM a ORDER BY " + order) }',
    'func all(db *sql.DB) { Find(db, "name") }',
  ],
  // One of the results is what the caller gave.
  [
    'src/a.ts',
    'function order(p: string) { if (p) return p; return "price"; }',
    'export function find(db: Db, p: string) { return db.query("SELECT * FROM a ORDER BY " + order(p)); }',
  ],
  [
    'src/a.ts',
    'function same(text: string) { return text; }',
    'export function find(db: Db, p: string) { return db.query("SELECT * FROM a ORDER BY " + same(p)); }',
  ],
  // A function that is written over later.
  [
    'src/a.js',
    'function order(p) { return "name"; }',
    'export function find(db, p) { return db.query("SELECT * FROM a ORDER BY " + order(p)); }',
    'function order(p) { return p; }',
  ],
  [
    'src/a.py',
    'def order(p):',
    '    return "name"',
    'def find(cursor, p):',
    '    cursor.execute("SELECT * FROM a ORDER BY " + order(p))',
    'def order(p):',
    '    return p',
  ],
  // Two classes with a function of the same name.
  [
    'src/a.py',
    'class A:',
    '    def order(self, p):',
    '        return "name"',
    'class B:',
    '    def order(self, p):',
    '        return p',
    '    def find(self, cursor, p):',
    '        cursor.execute("SELECT * FROM a ORDER BY " + self.order(p))',
  ],
  // A parameter that is only given constants, but for the fifth call.
  [
    'src/a.py',
    'def find(cursor, given):',
    '    cursor.execute("SELECT * FROM a ORDER BY " + given)',
    'def all(cursor, p):',
    ...['a', 'b', 'c', 'd'].map((one) => `    find(cursor, "${one}")`),
    '    find(cursor, p)',
  ],
  // A field that another function gives what its caller gave.
  [
    'src/A.java',
    'class A {',
    '  private String order = "name";',
    '  void by(String p) { this.order = p; }',
    '  void find(java.sql.Statement s) throws Exception { s.executeQuery("SELECT * FROM a ORDER BY " + order); }',
    '}',
  ],
  [
    'src/A.java',
    'class A {',
    '  private String order = "name";',
    '  void by(String p) { order = p; }',
    '  void find(java.sql.Statement s) throws Exception { s.executeQuery("SELECT * FROM a ORDER BY " + this.order); }',
    '}',
  ],
  [
    'src/a.ts',
    "let order = 'name';",
    'export function by(p: string) { order = p; }',
    'export function find(db: Db) { return db.query("SELECT * FROM a ORDER BY " + order); }',
  ],
  [
    'src/a.py',
    'order = "name"',
    'def by(p):',
    '    global order',
    '    order = p',
    'def find(cursor):',
    '    cursor.execute("SELECT * FROM a ORDER BY " + order)',
  ],
  // A field of the same name in two classes.
  [
    'src/a.py',
    'class A:',
    '    order = "name"',
    'class B:',
    '    def __init__(self, p):',
    '        self.order = p',
    '    def find(self, cursor):',
    '        cursor.execute("SELECT * FROM a ORDER BY " + self.order)',
  ],
  // A check in a function whose result nobody looks at.
  [
    'src/a.ts',
    'function check(p: string) { if (!["a"].includes(p)) return false; return true; }',
    'export function find(db: Db, p: string) { check(p); return db.query("SELECT * FROM a ORDER BY " + p); }',
  ],
];

const listInjections = async ([path, ...text]: Text) =>
  (await listFindings({ [path]: { old: null, new: lines(...text) } })).filter((one) =>
    one.startsWith('security/injection '),
  );

it.each(FIXED.map((text) => ({ text, name: text.join(' ') })))('says nothing of $name', async ({ text }) => {
  expect(await listInjections(text)).toEqual([]);
});

it.each(OPEN.map((text) => ({ text, name: text.join(' ') })))('finds $name', async ({ text }) => {
  expect((await listInjections(text)).length).toBeGreaterThan(0);
});
