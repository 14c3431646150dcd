import { expect, it } from '@jest/globals';
import { comparesWithItself } from '../../../../../src/engine/planes/tests/checks/self-comparison.js';

it.each([
  ['Java', 'assertTrue("the cart is open", true);'],
  ['Java', 'assertEquals (2, 2);'],
  ['JavaScript', 'ok(1);'],
  ['Go', 't.True(true)'],
])('finds in %s what holds anyway: %s', (language, statement) => {
  expect(comparesWithItself(statement, language)).toBe(true);
});

it.each([
  // In JUnit 4 the message stands first.
  ['Java', 'assertTrue("the cart is open", cart.isOpen());'],
  ['Java', 'assertEquals (2, cart.count());'],
  ['C#', 'await Assert.ThrowsAsync<ArgumentException>("name", () => shop.OpenAsync(name));'],
  ['TypeScript', 'assertType<Equal<Date, typeof day>>(true);'],
  ['C#', 'Assert.AreEqual<Cart>(cart, cart, comparer);'],
  // An answer of a server, and a result.
  ['Scala', 'Ok("hello")'],
  ['Java', 'return ok("hello");'],
  ['Rust', 'Ok(true)'],
  ['Python', 'Order, base=Model, required_fields=("title",)'],
  ['Scala', 'def answer(t: Request): Result = Results.ok("hello")'],
])('finds nothing of that kind in %s: %s', (language, statement) => {
  expect(comparesWithItself(statement, language)).toBe(false);
});
