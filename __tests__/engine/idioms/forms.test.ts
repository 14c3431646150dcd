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
  ])('and is not asked for: %s: %s', (name, sentence) => {
    expect(findForm(sentence, name)).toBeUndefined();
  });
});
