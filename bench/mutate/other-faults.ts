/** Faults outside code with a grammar: settings, pipelines, lock files, migrations, secrets, invisible characters. */
import type { ChangedFile } from '../../src/engine/snapshot.js';

/** A fault that is the same whatever the change is. */
export interface PlainFault {
  readonly kind: string;
  /** At least one of these rules must report it. */
  readonly rules: readonly RegExp[];
  /** The file to which the hunk is added. */
  readonly path: string;
  readonly hunk: string;
  /** The rule needs the text of the file, so it is planted whole each time. */
  readonly whole?: true;
  /** The line that shows the fault, counted from the first added one, where that is another. */
  readonly at?: number;
  /** The change adds or deletes the file. */
  readonly comes?: 'added' | 'deleted';
  /** What else differs from a file of text: its modes, or that it is binary. */
  readonly file?: Partial<ChangedFile>;
  /** What the same change does in other files. */
  readonly beside?: readonly { readonly path: string; readonly hunk: string }[];
}

const SHA = '8f4b7f84864484a7bf31766abe9204da3cbe65b3';

/**
 * Returns characters of `alphabet` in a pseudo-random order that depends only on the seed, so that each run adds the
 * same faults.
 */
export function drawn(alphabet: string, length: number, seed: number): string {
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  let out = '';
  for (let i = 0; i < length; i += 1) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    out += alphabet.charAt(Math.floor((state / 4_294_967_296) * alphabet.length));
  }
  return out;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ALL = `${LETTERS}${LETTERS.toLowerCase()}0123456789`;

/** Returns a secret with a known format, different for each seed. None was ever valid. */
export function generateSecret(seed: number): string {
  const make = [
    () => `ghp_${drawn(ALL, 36, seed)}`,
    () => `AKIA${drawn(`${LETTERS}234567`, 16, seed)}`,
    () => `xoxb-${drawn('0123456789', 12, seed)}-${drawn('0123456789', 12, seed + 1)}-${drawn(ALL, 24, seed + 2)}`,
    () => `sk_live_${drawn(ALL, 24, seed)}`,
    () => `npm_${drawn(ALL, 36, seed)}`,
    () => `SG.${drawn(ALL, 22, seed)}.${drawn(ALL, 43, seed + 1)}`,
    () => `glpat-${drawn(ALL, 20, seed)}`,
    () => `https://deploy:${drawn(ALL, 14, seed)}@db.shop.internal/orders`,
  ];
  return (make[seed % make.length] ?? make[0])?.() ?? '';
}

const WORKFLOW = '.github/workflows/build.yml';

/** Returns the plain faults of one round; names and values differ between rounds. */
export function plainFaults(seed: number): readonly PlainFault[] {
  const name = `pack${drawn('abcdefghijklmnop', 5, seed)}`;
  const hash = `sha512-${drawn(ALL, 86, seed)}==`;
  return [
    {
      kind: 'widened workflow permission',
      rules: [
        /^(?:integrity|supply-chain)\/workflow-permissions/u,
        /^(?:integrity|supply-chain)\/.*(?:permission|privileg)/u,
      ],
      path: WORKFLOW,
      hunk:
        seed % 3 === 0
          ? ` on: push
 
 permissions:
-  contents: read
+  contents: write
 
 jobs:`
          : seed % 3 === 1
            ? ` on: push
 
-permissions:
-  contents: read
+permissions: write-all
 
 jobs:`
            : `   build:
     runs-on: ubuntu-latest
     permissions:
       contents: read
+      packages: write
+      id-token: write
     steps:
       - run: make`,
    },
    {
      kind: 'unpinned action',
      rules: [/^(?:integrity|supply-chain)\/.*(?:action|pin)/u],
      path: WORKFLOW,
      hunk: `   build:
     runs-on: ubuntu-latest
     steps:
-      - uses: ${name}/setup@${SHA} # v4.1.0
+      - uses: ${name}/setup@${seed % 2 === 0 ? 'v4' : 'main'}
       - run: make`,
    },
    {
      kind: 'lockfile host',
      rules: [/^supply-chain\//u],
      ...([
        {
          path: 'package-lock.json',
          hunk: `     "node_modules/${name}": {
       "version": "1.4.2",
-      "resolved": "https://registry.npmjs.org/${name}/-/${name}-1.4.2.tgz",
-      "integrity": "${hash}",
+      "resolved": "https://registry.${name}.dev/${name}/-/${name}-1.4.2.tgz",
+      "integrity": "sha512-${drawn(ALL, 86, seed + 5)}==",
       "license": "MIT"
     },`,
        },
        {
          path: 'yarn.lock',
          hunk: ` ${name}@^1.4.0:
   version "1.4.2"
-  resolved "https://registry.yarnpkg.com/${name}/-/${name}-1.4.2.tgz#${drawn('0123456789abcdef', 40, seed)}"
-  integrity ${hash}
+  resolved "https://registry.${name}.dev/${name}/-/${name}-1.4.2.tgz#${drawn('0123456789abcdef', 40, seed)}"
+  integrity ${hash}
 `,
        },
        {
          path: 'Cargo.lock',
          hunk: ` [[package]]
 name = "${name}"
 version = "1.4.2"
-source = "registry+https://github.com/rust-lang/crates.io-index"
+source = "git+https://github.com/${name}/${name}#${drawn('0123456789abcdef', 40, seed)}"
 checksum = "${drawn('0123456789abcdef', 64, seed)}"`,
        },
        {
          path: 'Gemfile.lock',
          hunk: ` GEM
-  remote: https://rubygems.org/
+  remote: https://gems.${name}.dev/
   specs:
     ${name} (1.4.2)`,
        },
        {
          path: 'poetry.lock',
          hunk: ` [package.source]
 type = "legacy"
-url = "https://pypi.org/simple"
+url = "https://pypi.${name}.dev/simple"
 reference = "main"`,
        },
        {
          path: 'composer.lock',
          hunk: `             "name": "shop/${name}",
             "version": "1.4.2",
             "dist": {
                 "type": "zip",
-                "url": "https://api.github.com/repos/shop/${name}/zipball/${SHA}",
+                "url": "https://files.${name}.dev/${name}.zip",
                 "reference": "${SHA}"`,
        },
      ][seed % 6] ?? { path: '', hunk: '' }),
    },
    {
      kind: 'edited migration',
      rules: [/^contract\/.*migration/u],
      ...([
        {
          path: 'db/migrate/20230104120000_add_totals.rb',
          hunk: ` class AddTotals < ActiveRecord::Migration[7.0]
   def change
-    add_column :orders, :${name}, :integer
+    add_column :orders, :${name}, :decimal
   end
 end`,
        },
        {
          path: 'migrations/0007_add_totals.sql',
          hunk: ` ALTER TABLE orders
-  ADD COLUMN ${name} integer;
+  ADD COLUMN ${name} numeric(12, 2);
 `,
        },
        {
          path: 'shop/migrations/0007_totals.py',
          hunk: `         migrations.AddField(
             model_name="order",
             name="${name}",
-            field=models.IntegerField(null=True),
+            field=models.DecimalField(null=True),
         ),`,
        },
        {
          path: 'database/migrations/2023_01_04_120000_add_totals.php',
          hunk: `         Schema::table('orders', function (Blueprint $table) {
-            $table->integer('${name}');
+            $table->decimal('${name}', 12, 2);
         });`,
        },
        {
          path: 'src/main/resources/db/migration/V7__totals.sql',
          hunk: ` ALTER TABLE orders
-  ADD COLUMN ${name} integer;
+  ADD COLUMN ${name} numeric(12, 2);
 `,
        },
      ][seed % 5] ?? { path: '', hunk: '' }),
    },
    {
      kind: 'weakened policy',
      rules: [/^integrity\/gate-policy/u],
      path: '.review-gate.yml',
      hunk: ` extends: balanced
 severities:
-  security/secret: error
+  ${name.length % 2 === 0 ? 'security/*' : 'security/secret'}: off
 criteria:
   met: 0.7`,
    },
  ];
}

/** Lines that suppress a tool's messages, by the language's linguist name. */
export const SUPPRESSIONS: Readonly<Record<string, string>> = {
  TypeScript: '// @ts-ignore',
  TSX: '// eslint-disable-next-line react-hooks/exhaustive-deps',
  JavaScript: '// eslint-disable-next-line no-eval',
  Python: 'total = eval(words)  # noqa: S307',
  Go: 'total := eval(words) //nolint:gosec',
  Java: '@SuppressWarnings("unchecked")',
  Kotlin: '@Suppress("UNCHECKED_CAST")',
  Scala: '@SuppressWarnings(Array("org.wartremover.warts.Null"))',
  Rust: '#[allow(clippy::unwrap_used)]',
  C: 'system(words); // NOLINT(cert-env33-c)',
  'C++': 'system(words); // NOLINT(cert-env33-c)',
  'C#': '#pragma warning disable CS8602',
  Ruby: 'eval(words) # rubocop:disable Security/Eval',
  PHP: '// phpcs:ignore Squiz.PHP.Eval',
  Swift: '// swiftlint:disable:next force_cast',
  Dart: '// ignore: avoid_dynamic_calls',
  Shell: '# shellcheck disable=SC2086',
};
