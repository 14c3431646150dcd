/** What sentences ask for and code says by its form, in any language. */
import { describe, expect, it } from '@jest/globals';
import { readDemands } from '../../../src/engine/idioms/demands.js';

/** The form of a name that a sentence asks for; undefined if it asks for none. */
const findForm = (sentence: string, name: string) =>
  readDemands(sentence)
    .flatMap((demand) => (demand.kind === 'form' ? [demand.form] : []))
    .find((form) => form.name === name);

describe('a sentence asks for a form that lines show', () => {
  it.each([
    ['warns', 'The old option prints a deprecation warning', 'warnings.warn("", DeprecationWarning)'],
    ['warns', 'A relative path emits a warning', 'logger.warning("", path)'],
    ['warns', '`row` is deprecated', '@Deprecated'],
    ['warns', 'The old route is marked as deprecated', '[Obsolete("")]'],
    ['by an environment variable', 'It is turned off by an environment variable', 'os.Getenv("")'],
    ['by an environment variable', 'The port comes from the env var', 'process.env.PORT'],
    ['by an environment variable', 'An environment variable turns it off', 'const name = SHOP_NO_CAVEATS;'],
    ['is logged', 'Each refusal is logged', 'slog.Error("", err)'],
    ['is logged', 'The job logs the number of rows', 'Console.WriteLine(rows)'],
    ['is cached', 'The answer is cached for an hour', '@lru_cache'],
    ['is cached', 'The page comes from the cache', 'const found = memo.get(key)'],
    ['is empty by default', 'The map of names is empty by default', '  default     = {}'],
    ['rounded to hundredths', 'The total is rounded to cents', 'return Math.round(total * 100) / 100;'],
    ['rounded to hundredths', 'It rounds the sum to two decimals', 'return sum.toFixed(2);'],
    ['is empty by default', 'The key is optional, empty by default', 'key: "",'],
    ['by default', 'Boosts are confirmed by default', 'confirm(prefs.getBoolean(PrefKeys.CONFIRM_BOOSTS, true))'],
    ['by default', 'The port is 8080 by default', 'port(envInt("PORT", 8080))'],
    [
      'an empty value is given',
      'The option has a default value of an empty list',
      'tags=dict(type="    ", default=[]),',
    ],
    ['an empty value is given', 'The tags default to an empty list', 'order.tags = [];'],
    ['an empty value is given', 'An order without tags appears with an empty array', 'tags: row.tags ?? [],'],
    ['an empty value is given', 'The field defaults to an empty map', 'fields := make(map[string]string)'],
    ['an empty value is given', 'The call is made again with an empty key', 'if row.key == "" {'],
    ['is empty', 'The list has one entry if the order has no tags', 'return rows(doc.get("    ", []))'],
    ['is empty', 'The key is left out if the list is empty', 'return {"    ": tags} if tags else {}'],
    ['without duplicates', 'The rows are without duplicates', 'return slices.Compact(rows)'],
    ['without duplicates', 'The rows are without duplicates', 'if row not in found:'],
    ['without duplicates', 'The rows are without duplicates', 'if (!rows.includes(row)) rows.push(row);'],
  ])('%s: %s', (name, sentence, line) => {
    expect(findForm(sentence, name)?.shows.test(line)).toBe(true);
  });

  it.each([
    ['warns', 'The old option prints a deprecation warning', 'options.row = row;'],
    [
      'by an environment variable',
      'It is turned off by an environment variable',
      'if (options.caveats) print(caveats);',
    ],
    ['is logged', 'Each refusal is logged', 'return refuse(user);'],
    ['by default', 'The port is 8080 by default', 'return getTotal(cart, rates);'],
    ['is cached', 'The answer is cached for an hour', 'return fetch(url);'],
    ['is empty by default', 'The map of names is empty by default', 'default = { a = 1 }'],
    ['rounded to hundredths', 'The total is rounded to cents', 'return Math.round(total);'],
    ['an empty value is given', 'The option has a default value of an empty list', 'rows = rows[1]'],
    ['is empty', 'The order is refused if its list is empty', 'const found = [];'],
    ['without duplicates', 'The rows are without duplicates', 'for row in rows:'],
  ])('and other lines do not: %s: %s', (name, sentence, line) => {
    expect(findForm(sentence, name)?.shows.test(line)).toBe(false);
  });

  it.each([
    ['warns', 'The old option no longer prints a warning'],
    ['warns', 'The weather warning has a colour'],
    ['by an environment variable', 'The environment has a name'],
    ['is logged', 'The user is logged in'],
    ['is cached', 'The cache has a name'],
    ['is empty by default', 'The empty basket is shown'],
    ['is empty', 'The map of names is empty by default'],
    ['is empty', 'The option has a default value of an empty list'],
    ['throws', 'A null value is passed without panics'],
    ['throws', 'The check avoids a panic, and gives false'],
    ['in lower case', 'The reader accepts lower-case digits'],
    ['in lower case', 'The reader knows the names (allowing lower-case spellings)'],
    ['in lower case', "The help is 'the name, in lower case'"],
    ['rounded', 'The page says ‘sums are rounded to the next one’'],
  ])('and is not asked for: %s: %s', (name, sentence) => {
    expect(findForm(sentence, name)).toBeUndefined();
  });

  it.each([
    [
      'by an environment variable',
      'The port is read wherever it comes from (a file, an environment variable, or a flag)',
    ],
    ['is empty', 'An empty/invalid/unknown key is refused'],
  ])('and something else may be done in its place: %s: %s', (name, sentence) => {
    expect(readDemands(sentence).find((demand) => demand.kind === 'form' && demand.form.name === name)?.hasOther).toBe(
      true,
    );
  });
});
