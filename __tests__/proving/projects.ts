/** Three tiny projects, each with a change of three criteria: one is proved, one has a test that asserts nothing. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { type Files, TestRepository } from '../sources/test-repository.js';

/** A project in one ecosystem. Lines of the head that begin with `N>` are bound to criterion N. */
export interface Project {
  readonly name: string;
  readonly command: string;
  readonly junit: readonly string[];
  readonly check: string | null;
  readonly base: Readonly<Record<string, string>>;
  readonly head: Readonly<Record<string, string>>;
  /** Says whether the runner is installed: a program and its arguments. */
  readonly probe: readonly [string, ...string[]];
}

/** The criteria of every project, by their numbers. */
export const CRITERIA = [
  'The total multiplies the price of each item with its quantity',
  'A discount of more than 50 percent is refused',
  'Shipping is free from an amount of 100 on',
] as const;

const NODE: Project = {
  name: 'node:test',
  probe: ['node', '--version'],
  command: 'node --test --test-reporter=junit --test-reporter-destination=junit.xml',
  junit: ['junit.xml'],
  check: null,
  base: {
    'package.json': '{"type":"module"}\n',
    'src/cart.js': 'export function total(items) {\n  return items.reduce((sum, item) => sum + item.price, 0);\n}\n',
  },
  head: {
    'src/cart.js': `export function total(items) {
1>  return items.reduce((sum, item) => sum + item.price * (item.quantity ?? 1), 0);
}

export function discount(amount, percent) {
2>  if (percent > 50) throw new RangeError('a discount is at most 50 percent');
  return amount - (amount * percent) / 100;
}

3>export function shipping(amount) {
3>  return amount >= 100 ? 0 : 5;
3>}
`,
    'test/cart.test.js': `import assert from 'node:assert/strict';
import { test } from 'node:test';
import { discount, shipping, total } from '../src/cart.js';

test('multiplies the price of an item with its quantity', () => {
  assert.equal(total([{ price: 2, quantity: 3 }]), 6);
});

test('takes a percent off', () => {
  assert.equal(discount(200, 10), 180);
});

test('a discount of more than 50 percent is refused', () => {
  assert.throws(() => discount(200, 60), RangeError);
});

test('shipping is free from 100 on', () => {
  shipping(100);
});
`,
  },
};

const PYTEST: Project = {
  name: 'pytest',
  probe: ['python3', '-m', 'pytest', '--version'],
  command: 'python3 -m pytest -q -p no:cacheprovider --junitxml=report.xml {test_files}',
  junit: ['*.xml'],
  check: null,
  base: { 'cart.py': 'def total(items):\n    return sum(item["price"] for item in items)\n' },
  head: {
    'cart.py': `def total(items):
1>    return sum(item["price"] * item.get("quantity", 1) for item in items)


def discount(amount, percent):
2>    if percent > 50:
2>        raise ValueError("a discount is at most 50 percent")
    return amount - amount * percent / 100


3>def shipping(amount):
3>    return 0 if amount >= 100 else 5
`,
    'tests/test_cart.py': `import pytest

from cart import discount, shipping, total


def test_total_multiplies_the_price_with_the_quantity():
    assert total([{"price": 2, "quantity": 3}]) == 6


def test_percent():
    assert discount(200, 10) == 180


def test_discount_of_more_than_50_percent_is_refused():
    with pytest.raises(ValueError):
        discount(200, 60)


def test_shipping_is_free_from_100():
    shipping(100)
`,
    'conftest.py': '',
  },
};

const GO: Project = {
  name: 'go test',
  probe: ['go', 'version'],
  command: 'go test -run {test_pattern} ./...',
  junit: [],
  check: 'go vet ./...',
  base: {
    'go.mod': 'module example.com/cart\n\ngo 1.21\n',
    'cart.go':
      'package cart\n\ntype Item struct{ Price, Quantity int }\n\nfunc Total(items []Item) int {\n\tsum := 0\n\tfor _, one := range items {\n\t\tsum += one.Price\n\t}\n\treturn sum\n}\n',
  },
  head: {
    'cart.go': `package cart

import "errors"

type Item struct{ Price, Quantity int }

func Total(items []Item) int {
	sum := 0
	for _, one := range items {
1>		sum += one.Price * one.Quantity
	}
	return sum
}

func Discount(amount, percent int) (int, error) {
2>	if percent > 50 {
2>		return 0, errors.New("a discount is at most 50 percent")
2>	}
	return amount - amount*percent/100, nil
}

3>func Shipping(amount int) int {
3>	if amount >= 100 {
3>		return 0
3>	}
3>	return 5
3>}
`,
    'cart_test.go': `package cart

import "testing"

func TestTotalMultipliesPriceWithQuantity(t *testing.T) {
	if got := Total([]Item{{2, 3}}); got != 6 {
		t.Errorf("got %d", got)
	}
}

func TestDiscountOfMoreThan50PercentIsRefused(t *testing.T) {
	if _, err := Discount(200, 60); err == nil {
		t.Error("no error")
	}
}

func TestShippingIsFreeFrom100(t *testing.T) {
	Shipping(100)
}
`,
  },
};

export const PROJECTS: readonly Project[] = [NODE, PYTEST, GO];

/** Returns the lines of a head that are bound to each criterion, and the texts without the marks. */
export function readMarks(head: Project['head']): {
  readonly texts: Readonly<Record<string, string>>;
  readonly ranges: readonly (readonly { readonly file: string; readonly first: number; readonly last: number }[])[];
} {
  const ranges = CRITERIA.map((_, index) =>
    Object.entries(head).flatMap(([file, text]) =>
      text
        .split('\n')
        .flatMap((line, at) => (line.startsWith(`${index + 1}>`) ? [{ file, first: at + 1, last: at + 1 }] : [])),
    ),
  );
  const strip = (text: string) => text.replace(/^\d>/gmu, '');
  return { texts: Object.fromEntries(Object.entries(head).map(([path, text]) => [path, strip(text)])), ranges };
}

/** Commits a project: the base on `main`, the head on `feature`. */
export function commitProject(
  folder: string,
  { name, base, head }: Pick<Project, 'name' | 'base' | 'head'>,
): TestRepository {
  const repository = TestRepository.make(join(folder, name.replace(/\W+/gu, '-')));
  const files = (texts: Readonly<Record<string, string>>): Files => texts;
  repository.branch('feature', repository.commit({ files: files(base) }));
  repository.commit({ files: files(readMarks(head).texts), branch: 'feature' });
  return repository;
}

/** Whether the runner of a project is installed. */
export function isThere({ probe: [program, ...parameters] }: Pick<Project, 'probe'>): boolean {
  return spawnSync(program, parameters).status === 0;
}
