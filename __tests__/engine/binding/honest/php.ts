import { change, type HonestCases } from './case.js';

export const PHP: HonestCases = {
  path: 'src/Cart.php',
  base: `<?php
class Cart
{
    public function add(string $sku, int $quantity): void
    {
        $this->items[$sku] = $quantity;
    }

    public function coupon(?string $code): ?string
    {
        return $code;
    }

    public function tax(int $net): int
    {
        return $net;
    }

    public function items(): array
    {
        return $this->items;
    }

    public function status(array $cart): int
    {
        return 200;
    }

    private int $lifetime = 60;
}
`,
  cases: [
    change(
      '        $this->items[$sku] = $quantity;',
      '        if ($quantity < 1) {\n            throw new InvalidArgumentException();\n        }\n        $this->items[$sku] = $quantity;',
      '`add` throws an `InvalidArgumentException` for a quantity below 1',
      '`add` throws an `InvalidArgumentException` for a quantity below 0',
      '`add` throws an `InvalidArgumentException` for a quantity above 1',
    ),
    change(
      '        $this->items[$sku] = $quantity;',
      '        $this->items[$sku] = min($quantity, 99);',
      '`add` takes at most 99 pieces',
      '`add` takes at least 99 pieces',
      '`tax` takes at most 99 pieces',
    ),
    change(
      '        $this->items[$sku] = $quantity;',
      '        $this->items[strtoupper($sku)] = $quantity;',
      '`add` keeps the sku in upper case',
      '`add` keeps the sku in lower case',
      '`coupon` keeps the sku in upper case',
    ),
    change(
      '        return $code;',
      "        return $code === '' ? null : $code;",
      '`coupon` is null for an empty code',
      '`coupon` is "none" for an empty code',
      '`coupon` throws for an empty code',
    ),
    change(
      '        return $code;',
      "        return trim($code ?? '');",
      '`coupon` is an empty string if there is no code',
      '`coupon` is null if there is no code',
      '`items` is an empty string if there is no code',
    ),
    change(
      '        return $code;',
      '        return strcasecmp($code, $this->code) === 0 ? $code : null;',
      '`coupon` compares the code without regard to case',
      '`coupon` compares the code without regard to spaces',
      '`status` compares the code without regard to case',
    ),
    change(
      '        return $net;',
      '        return (int) round($net * 0.19);',
      '`tax` is 19 % of net, rounded',
      '`tax` is 7 % of net, rounded',
      '`tax` is 19 % of net, rounded down',
    ),
    change(
      '        return $net;',
      '        return intdiv($net, 2);',
      '`tax` is half of net',
      '`tax` is twice net',
      '`tax` is a tenth of net',
    ),
    change(
      '        return $net;',
      '        return max(0, $net);',
      '`tax` is not below 0',
      '`tax` is not above 0',
      '`items` is not below 0',
    ),
    change(
      '        return $this->items;',
      '        ksort($this->items);\n        return $this->items;',
      '`items` are sorted by key',
      '`items` are sorted by quantity',
      '`items` are reversed',
    ),
    change(
      '        return $this->items;',
      '        return array_slice($this->items, 0, 20);',
      '`items` returns no more than 20 items',
      '`items` returns no more than 25 items',
      '`items` returns no fewer than 20 items',
    ),
    change(
      '        return $this->items;',
      '        return array_unique($this->items);',
      '`items` has every item only once',
      '`items` has only one item',
    ),
    change(
      '        return 200;',
      '        return $cart === [] ? 404 : 200;',
      '`status` is 404 for an empty cart',
      '`status` is 400 for an empty cart',
      '`status` is 404 for a locked cart',
    ),
    change(
      '        return 200;',
      '        return count($cart) > 5 ? 413 : 200;',
      '`status` is 413 for a cart of more than 5 items',
      '`status` is 413 for a cart of 5 items or more',
      '`status` is 409 for a cart of more than 5 items',
    ),
    change(
      '$lifetime = 60;',
      '$lifetime = 604800;',
      'The lifetime is one week',
      'The lifetime is one month',
      'The lifetime is 3 weeks',
    ),
    change(
      '        return 200;',
      '        // 404 for an empty cart\n        return 200;',
      'The comment in `status` says "404 for an empty cart"',
      '`status` is 404 for an empty cart',
    ),
  ],
};
