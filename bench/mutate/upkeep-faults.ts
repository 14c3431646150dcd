/** Faults of upkeep: versions that contradict themselves, notes of what is left, tests that wait. */
import { drawn, type PlainFault } from './other-faults.js';

/** Returns the faults of one round; names and values differ between rounds. */
export function upkeepFaults(seed: number): readonly PlainFault[] {
  const name = `total_${drawn('abcdefghijklmnop', 5, seed)}`;
  const version = `${1 + (seed % 8)}.${2 + (seed % 5)}`;
  return [
    {
      kind: 'version that goes down',
      rules: [/^hygiene\/version-mismatch/u],
      path: 'crates/shop/Cargo.toml',
      hunk: ` [package]\n-version = "${version}.7"\n+version = "${version}.1"\n edition = "2021"`,
    },
    {
      kind: 'heading that links to another release',
      rules: [/^hygiene\/version-mismatch/u],
      path: 'CHANGELOG.md',
      hunk: ` # Changes\n+## [${version}.1](https://example.com/shop/releases/tag/v${version}.2)\n+\n ## 0.9.0`,
    },
    {
      kind: 'line of which half was edited',
      rules: [/^hygiene\/version-mismatch/u],
      path: 'README.md',
      hunk: ` # Shop\n-[${version}.1](https://example.com/shop-${version}.1)\n+[${version}.2](https://example.com/shop-${version}.1)`,
    },
    {
      kind: 'entry of a change log that is there twice',
      rules: [/^hygiene\/version-mismatch/u],
      path: 'CHANGELOG.md',
      hunk: ` # ${version}.1\n+* SHOP-${10 + seed} Count ${name}\n # ${version}.0\n * Count ${name} (SHOP-${10 + seed})`,
    },
    {
      kind: 'word with a slip of the pen',
      rules: [/^hygiene\/misspelt-word/u],
      path: 'src/tax.ts',
      hunk: ` const country = order.country;\n+// The ${drawn('abcdefgh', 1, seed) < 'e' ? 'avaialble' : 'avilable'} rates of ${name} are read once.\n const rate = rates[country];`,
    },
    {
      kind: 'word that is there twice',
      rules: [/^hygiene\/misspelt-word/u],
      path: 'README.md',
      hunk: ` # Shop\n+The sums on the left side side are those of ${name} before tax.\n ## Tax`,
    },
    {
      kind: 'message with an open bracket',
      rules: [/^hygiene\/unclosed-sign/u],
      path: 'shop/tax.py',
      hunk: ` def find_rate(country):\n+    raise KeyError(f"No rate of ${name} is known (one of {country}")\n     return rates[country]`,
    },
    {
      kind: 'branch for one thing in the place of the main one',
      rules: [/^supply-chain\/source-dependency/u],
      path: 'Gemfile',
      hunk: ` source 'https://rubygems.org'\n-gem '${name}', github: 'shop/${name}', branch: 'main'\n+gem '${name}', github: 'shop/${name}', branch: 'new-sums'`,
    },
    {
      kind: 'note of what is left to do',
      rules: [/^robustness\/said-temporary/u],
      path: 'src/tax.ts',
      hunk: ` const country = order.country;\n+// TODO: ask for the rates of ${name}\n const rate = rates[country];`,
    },
    {
      kind: 'pin whose comment was forgotten',
      rules: [/^supply-chain\/pin-comment/u],
      path: '.github/workflows/check.yml',
      hunk: `     steps:\n-      - uses: acme/${name}@${'a'.repeat(40)} # v${version}.1\n+      - uses: acme/${name}@${'b'.repeat(40)} # v${version}.1\n       - run: make`,
    },
    {
      kind: 'action of the next major version',
      rules: [/^supply-chain\/major-version/u],
      path: '.github/workflows/check.yml',
      hunk: ` jobs:\n   test:\n     steps:\n-      - uses: acme/${name}@v${2 + (seed % 5)}\n+      - uses: acme/${name}@v${3 + (seed % 5)}\n       - run: make`,
    },
    {
      kind: 'link of Markdown in another format',
      rules: [/^hygiene\/broken-markup/u],
      path: 'docs/tax.rst',
      hunk: ` Tax\n ===\n+See [the rates](https://example.com/${name}) of the bank.`,
    },
    {
      kind: 'picture without a text',
      rules: [/^hygiene\/image-without-text/u],
      path: 'src/Cart.vue',
      hunk: ` <template>\n+  <img src="/img/${name}.svg" class="icon">\n </template>`,
    },
    {
      kind: 'tag of a comment that says nothing',
      rules: [/^hygiene\/unfinished-comment/u],
      path: 'src/main/java/Tax.java',
      at: 2,
      hunk: ` class Tax {\n+  /**\n+   * Reads ${name}.\n+   * @param country\n+   */\n+  int read(String country) { return ${name}.get(country); }\n }`,
    },
    {
      kind: 'test that waits for a fixed time',
      rules: [/^tests\/unsteady/u],
      path: 'shop/cart_test.go',
      hunk: ` func TestCart(t *testing.T) {\n \tgo refund(order)\n+\ttime.Sleep(${10 + seed} * time.Millisecond)\n \trequire.True(t, order.Refunded())\n }`,
    },
  ];
}
