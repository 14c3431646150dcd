import { change, type HonestCases } from './case.js';

export const PYTHON: HonestCases = {
  path: 'shop/orders.py',
  base: `class Basket:
    def total(self, items):
        amount = sum(item.price for item in items)
        return amount

    def shipping(self, amount):
        return 490

    def find(self, items, name):
        found = [item for item in items if item.name == name]
        return found

    def greet(self, customer):
        word = customer.name
        return word


def read_limit(settings, lowest):
    limit = settings["limit"]
    return limit


def g(x):
    return x


MAX_UPLOAD = 1000
`,
  cases: [
    change(
      '        return 490',
      '        return 0 if amount >= 5000 else 490',
      '`shipping` is free from 50 euros on',
      '`shipping` is free from 60 euros on',
      '`shipping` is free above 50 euros only',
    ),
    change(
      '        return 490',
      '        if amount > 5000:\n            return 0\n        return 490',
      '`shipping` is 0 for an amount of more than 5000',
      '`shipping` is 0 for an amount of at least 5000',
      '`shipping` is 0 for an amount of less than 5000',
    ),
    change(
      '        return amount',
      '        return amount * 0.5',
      '`total` is half of the amount',
      '`total` is a quarter of the amount',
      '`shipping` is half of the amount',
    ),
    change(
      '        return amount',
      '        return amount * 0.9',
      '`total` takes 10 percent off the amount',
      '`total` takes 20 percent off the amount',
      '`total` takes 90 percent off the amount',
    ),
    change(
      '        amount = sum(',
      '        if not items:\n            return 0\n        amount = sum(',
      '`total` of no items is 0',
      '`total` of no items is None',
      '`find` without items returns 0',
    ),
    change(
      '        found = [',
      '        if name is None:\n            raise ValueError("name")\n        found = [',
      '`find` raises a ValueError if no name is given',
      '`find` raises a KeyError if no name is given',
      '`find` returns an empty list if no name is given',
    ),
    change(
      'item.name == name]',
      'item.name.lower() == name.lower()]',
      '`find` compares names case-insensitively',
      '`find` compares names without spaces around them',
      '`greet` compares names case-insensitively',
    ),
    change(
      '        return found',
      '        return sorted(found, key=lambda item: item.price)',
      '`find` sorts what was found by price',
      '`find` sorts what was found by name',
      '`find` sorts what was found by price, descending',
    ),
    change(
      '        return found',
      '        return found[:5]',
      '`find` returns up to 5 items',
      '`find` returns up to 6 items',
      '`total` counts up to 5 items',
    ),
    change(
      '        return word',
      '        return word.strip()',
      '`greet` strips white space',
      '`greet` strips white space and writes the name in capitals',
      '`find` strips white space',
    ),
    change(
      '    limit = settings["limit"]',
      '    limit = settings.get("limit", 25)',
      'The limit of `read_limit` defaults to 25',
      'The limit of `read_limit` defaults to 20',
      'The price defaults to 25',
    ),
    change(
      '    return limit',
      '    return max(lowest, limit)',
      '`read_limit` is at least the lowest',
      '`read_limit` is at most the lowest',
    ),
    change('    return x', '    return x * x', '`g` multiplies x by itself', '`g` doubles x', '`g` adds x to itself'),
    change(
      'MAX_UPLOAD = 1000',
      'MAX_UPLOAD = 5 * 1024 * 1024',
      '`MAX_UPLOAD` is 5 MB',
      '`MAX_UPLOAD` is 5 KB',
      '`MAX_UPLOAD` is 6 MB',
    ),
    change(
      '        word = customer.name',
      '        # an empty name is replaced by "you"\n        word = customer.name',
      'A comment of `greet` says that an empty name is replaced',
      '`greet` replaces an empty name by "you"',
    ),
    change(
      '        word = customer.name',
      '        word = customer.name or "you"',
      '`greet` says "you" where the name is missing',
      '`greet` says "there" where the name is missing',
      '`greet` raises where the name is missing',
    ),
  ],
};
