/** A peer of the bench of fixtures, without a repository. */
import type { Checkout } from '../../bench/fixtures/checkout.js';

/** Takes texts by path. Returns a checkout with these files. */
export function buildCheckout(texts: Readonly<Record<string, string>>, name = 'octo/lint'): Checkout {
  return {
    name,
    paths: Object.keys(texts),
    read: (take) => new Map(Object.entries(texts).filter(([path]) => take(path))),
  };
}
