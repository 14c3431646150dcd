/** Faults of code that reads well line by line: copies, errors that nobody looks at, words that no longer fit. */
import { drawn, type PlainFault } from './other-faults.js';

/** Returns the faults of one round; names and values differ between rounds. */
export function codeFaults(seed: number): readonly PlainFault[] {
  const name = `total${drawn('bcdfghklmnp', 5, seed)}`;
  const hunk = (...lines: readonly string[]) => lines.join('\n');
  const copied = [
    `  const ${name} = readPriceOfArticle(line.article, line.customer);`,
    '  const rebate = readRebateOfArticle(line.article, line.customer);',
    `  if (rebate > ${name}) report.add(new RebateError(line.article));`,
    `  total.add(roundHalfUp((${name} - rebate) * line.count));`,
    `  log.debug({ line, ${name}, rebate }, "a line was priced");`,
  ];
  return [
    {
      kind: 'value that is assumed',
      rules: [/^robustness\/assumed-value$/u],
      path: 'src/cart.rs',
      hunk: hunk(
        ' fn total(text: &str) -> Result<u32, Error> {',
        `+    let ${name}: u32 = text.parse().unwrap();`,
        `     Ok(${name})`,
        ' }',
      ),
    },
    {
      kind: 'handler of every error',
      rules: [/^robustness\/broad-handler$/u],
      path: 'src/rates.py',
      whole: true,
      hunk: hunk(
        ' def load(path):',
        '     try:',
        `         return read_${name}(path)`,
        '+    except Exception:',
        '+        return None',
      ),
    },
    {
      kind: 'error without its cause',
      rules: [/^robustness\/cause-lost$/u],
      path: 'src/config.ts',
      whole: true,
      hunk: hunk(
        ' export function load(path: string) {',
        '   try {',
        `     read(${name});`,
        '   } catch (error) {',
        `+    throw new ConfigError('${name}');`,
        '   }',
        ' }',
      ),
    },
    {
      kind: 'code as a comment',
      rules: [/^robustness\/commented-code$/u],
      path: 'src/orders.ts',
      hunk: hunk(' const order = load();', `+// const ${name} = price(order);`, ' ship(order);'),
    },
    {
      kind: 'context of its own',
      rules: [/^robustness\/context-dropped$/u],
      path: 'shop/cart.go',
      hunk: hunk(
        ' func save(ctx context.Context, cart Cart) error {',
        `+\treturn store.Put(context.Background(), cart, ${name})`,
        ' }',
      ),
    },
    {
      kind: 'error that is ignored',
      rules: [/^robustness\/result-ignored$/u],
      path: 'shop/total.go',
      hunk: hunk(' func count(text string) int {', `+\t${name}, _ := strconv.Atoi(text)`, ` \treturn ${name}`, ' }'),
    },
    {
      kind: 'comment of what is gone',
      rules: [/^hygiene\/comment-left-behind$/u],
      path: 'src/digest.ts',
      whole: true,
      at: -2,
      hunk: hunk(
        ` // Independent of ${name}Hash, which may repeat.`,
        ' export function send(cart: Cart) {',
        `-  const ${name}Hash = hash(cart);`,
        `-  post(cart, ${name}Hash);`,
        '+  post(cart, 1);',
        ' }',
      ),
    },
    {
      kind: 'text that is not filled in',
      rules: [/^robustness\/unfilled-placeholder$/u],
      path: 'shop/limits.py',
      whole: true,
      hunk: hunk(` def check(cart, ${name}):`, `+    raise LimitError("more than {${name}}")`),
    },
    {
      kind: 'parameter that nothing reads',
      rules: [/^robustness\/unused-value$/u],
      path: 'src/label.ts',
      whole: true,
      hunk: hunk(
        `+function label(text: string, ${name}: string) {`,
        '+  return other.trim(text);',
        '+}',
        ' show(label(a, b));',
      ),
    },
    {
      kind: 'member made public',
      rules: [/^contract\/made-public$/u],
      path: 'src/Cart.java',
      whole: true,
      hunk: hunk(
        ' public class Cart {',
        `-  private int ${name}() {`,
        `+  public int ${name}() {`,
        '     return 1;',
        '   }',
        ' }',
      ),
    },
    {
      kind: 'misspelt word',
      rules: [/^hygiene\/misspelt-word$/u],
      path: 'src/lines.ts',
      hunk: hunk(' const total = sum(lines);', `+// Counted seperately from ${name}.`),
    },
    {
      kind: 'copied lines',
      rules: [/^hygiene\/repeated-code$/u],
      path: 'src/price.ts',
      whole: true,
      at: 1,
      hunk: hunk(
        ' function one(line: Line) {',
        ...copied.map((line) => ` ${line}`),
        ' }',
        '+function two(line: Line) {',
        ...copied.map((line) => `+${line}`),
        '+}',
      ),
    },
  ];
}
