/** PHP: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/Order.php';

const said = await fileSaid(
  PATH,
  String.raw`<?php
declare(strict_types=1);

namespace Shop\Orders;

use Shop\Gateway\Client;
use Shop\{Card, Receipt as Slip};
require_once 'bootstrap.php';

const LIMIT = 100;

/** An order that can be paid. */
final class Order extends Record implements Payable
{
    use Loggable;

    public const OPEN = 'open';
    private ?Card $card = null;

    public function __construct(private readonly array $items, protected int $rest = 0) {}

    public function pay(string $card, int ...$parts): ?Slip
    {
        try {
            $this->gateway->charge("card:$card", $parts);
        } catch (GatewayException | IOException $e) {
            throw new PaymentException('not charged', 0, $e);
        } catch (Throwable) {
            // nothing can be done
        }
        self::notify('paid');
        $left = left($card);
        return new Slip($left);
    }

    protected static function left(string $card): int { return 1; }
}

interface Payable { public function pay(string $card); }
trait Loggable { }
enum State: string { case Open = 'o'; }
function total(array $items, $tax = 0.2) { return array_sum($items); }

class OrderTest extends TestCase
{
    public function testPaysOnce(): void
    {
        $this->assertSame(1, $order->pay('4242'));
        self::assertTrue($order->paid());
        Assert::assertCount(1, $order);
    }

    #[Test]
    public function paysTwice(): void
    {
        $this->markTestSkipped('later');
    }

    /** @test */
    public function it_refunds() {}

    public function helper() {}
}

it('pays', function () {
    expect($order->pay('1'))->toBeTrue();
});
test('is off', fn () => true)->skip('later');
it('is focused', function () {})->only();
describe('refunds', function () {});
`,
);

describe('PHP as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '10 +constant LIMIT',
      '13-37 +class Order',
      '17 +constant Order.OPEN',
      '18 field Order.card',
      '20 +method Order.__construct($items: array, $rest?: int)',
      '20 field Order.__construct.items',
      '20 field Order.__construct.rest',
      '22-34 +method Order.pay($card: string, $parts?: int)',
      '36 +method Order.left($card: string)',
      '39 +interface Payable',
      '39 +method Payable.pay($card: string)',
      '40 +class Loggable',
      '41 +enum State',
      '41 +constant State.Open',
      '42 +function total($items: array, $tax?)',
      '44-63 +class OrderTest',
      '46-51 +method OrderTest.testPaysOnce',
      '53-57 +method OrderTest.paysTwice',
      '60 +method OrderTest.it_refunds',
      '62 +method OrderTest.helper',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '25 $this->gateway->charge discarded',
      '27 new PaymentException',
      '31 self::notify discarded',
      '32 left',
      '33 new Slip',
      '42 array_sum',
      '48 $this->assertSame discarded',
      '48 $order->pay',
      '49 self::assertTrue discarded',
      '49 $order->paid',
      '50 Assert::assertCount discarded',
      '56 $this->markTestSkipped discarded',
      '65 it discarded',
      '66 expect->toBeTrue discarded',
      '66 expect',
      '66 $order->pay',
      '68 test->skip discarded',
      '68 test',
      '69 it->only discarded',
      '69 it',
      '70 describe discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['26-28 passes on', '28-30 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '44-63 suite OrderTest',
      '46-51 case testPaysOnce',
      '53-57 case paysTwice disabled',
      '60 case it_refunds',
      '65-67 case pays',
      '68 case is off disabled',
      '69 case is focused focused',
      '70 suite refunds',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      "48 $this->assertSame(1,$order->pay('4242'))",
      '49 self::assertTrue($order->paid())',
      '50 Assert::assertCount(1,$order)',
      "66 expect($order->pay('1'))->toBeTrue()",
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['Shop\\Gateway\\Client', 'Shop', 'bootstrap.php']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'bootstrap.php',
      'open',
      'card:$card',
      'not charged',
      'paid',
      'o',
      '4242',
      'later',
      'pays',
      '1',
      'is off',
      'later',
      'is focused',
      'refunds',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual([
      '12 /** An order that can be paid. */',
      '29 // nothing can be done',
      '59 /** @test */',
    ]);
  });

  it.each([
    ['Order.pay', 'public ( string $card , int . . . $parts ) : ? Slip'],
    ['OrderTest.paysTwice', 'public ( ) : void'],
  ])('gives the signature of %s without its annotations', (name, signature) => {
    expect(said.signatures[name]).toBe(signature);
  });
});

describe('Pieces of PHP', () => {
  it.each([
    {
      what: 'a method body alone',
      lines: [
        '         $left = rest($card);',
        '-        $this->gateway->charge($card);',
        '+        try {',
        "+            $this->gateway->charge('card', $left);",
        '+        } catch (IOException $e) {',
        '+        }',
        '         return new Receipt($left);',
      ],
      says: {
        calls: ['40 rest', '42 $this->gateway->charge discarded', '45 new Receipt'],
        handlers: ['43-44 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'members of a class alone',
      lines: [
        '     private int $left = 1;',
        ' ',
        '+    public function pay(string $card, int $parts = 1): Receipt',
        '+    {',
        '+        return $this->gateway->charge($card);',
        '+    }',
        '+',
        '     protected function close()',
        '     {',
      ],
      says: {
        definitions: ['40 field left', '42-45 +method pay($card: string, $parts?: int)', '47-48 +method close'],
        calls: ['44 $this->gateway->charge'],
      },
    },
    {
      what: 'a hunk that begins in a comment',
      lines: [
        '      * Pays the order.',
        '      *',
        '      * @param string $card',
        '      */',
        '-    public function pay($card)',
        '+    public function pay(string $card)',
        '     {',
        '         $this->gateway->charge($card);',
        '     }',
      ],
      says: { definitions: ['44-47 +function pay($card: string)'], calls: ['46 $this->gateway->charge discarded'] },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      [
        '<?php',
        'class Order {',
        '    function pay( {',
        "        gateway('x');",
        '    }',
        '    function left() { return 1; }',
        '}',
        'class {',
      ].join('\n'),
    );
    expect(broken.definitions).toEqual(['2-7 +class Order', '3-5 +method Order.pay', '6 +method Order.left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['4 gateway discarded']));
  });
});
