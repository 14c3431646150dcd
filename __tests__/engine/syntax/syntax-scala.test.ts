/** Scala: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/main/scala/Order.scala';

const said = await fileSaid(
  PATH,
  `package shop.orders

import shop.gateway.Client
import scala.util.{Failure, Success}

/** An order that can be paid. */
final case class Order[T <: Item](items: List[T], card: String = "none") extends Record with Payable {
  private val left: Int = 1
  val total = items.size

  def pay(card: String, parts: Int*)(implicit at: Long = 0): Receipt = {
    try {
      gateway.charge(s"card:$card", parts)
    } catch {
      case e: GatewayException => throw new PaymentException("not charged", e)
      case NonFatal(_) =>
    }
    notify("paid")
    val rest = load(card)
    new Receipt(rest)
  }

  private[orders] def hidden(): Int = 1
}

object Order { def one = 1; type Book = Item }
trait Payable { def pay(card: String): Receipt; val limit: Int }
enum State { case Open, Paid }

class OrderSuite extends AnyFunSuite {
  test("pays once") {
    assert(order.pay("4242") == 1)
    order.left shouldBe 1
    assertEquals(order.left, 1)
  }
  ignore("pays twice") { }
  test("waits".ignore) { }
  test("only".only) { }
  describe("refunds") { it("once") { intercept[IOException] { refund() } } }
  "An order" should "be paid" in { order.paid should be (true) }
  it should "be late" ignore { }
}
`,
);

describe('Scala as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '7-24 +class Order(items: List[T], card?: String)',
      '8 field Order.left',
      '9 +field Order.total',
      '11-21 +method Order.pay(card: String, parts: Int*)',
      '23 method Order.hidden',
      '26 +class Order',
      '26 +method Order.one',
      '26 +type Order.Book',
      '27 +interface Payable',
      '27 +method Payable.pay(card: String)',
      '27 +field Payable.limit',
      '28 +enum State',
      '28 +constant State.Open',
      '28 +constant State.Paid',
      '30-42 +class OrderSuite',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '13 gateway.charge',
      '15 new PaymentException',
      '18 notify discarded',
      '19 load',
      '20 new Receipt',
      '31 test discarded',
      '31 test',
      '32 assert discarded',
      '32 order.pay',
      '34 assertEquals',
      '36 ignore discarded',
      '36 ignore',
      '37 test discarded',
      '37 test',
      '38 test discarded',
      '38 test',
      '39 describe discarded',
      '39 describe',
      '39 it',
      '39 it',
      '39 intercept[IOException]',
      '39 refund',
      '40 be',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['15 passes on', '16 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '30-42 suite OrderSuite',
      '31-35 case pays once',
      '36 case pays twice disabled',
      '37 case waits disabled',
      '38 case only focused',
      '39 suite refunds',
      '39 case once',
      '40 case be paid',
      '41 case be late disabled',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '32 assert(order.pay("4242")==1)',
      '33 order.leftshouldBe1',
      '34 assertEquals(order.left,1)',
      '39 intercept[IOException]{refund()}',
      '40 order.paidshouldbe(true)',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['shop.gateway.Client', 'scala.util']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'none',
      'card:$card',
      'not charged',
      'paid',
      'pays once',
      '4242',
      'pays twice',
      'waits',
      'only',
      'refunds',
      'once',
      'An order',
      'be paid',
      'be late',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['6 /** An order that can be paid. */']);
  });

  it.each([['Order.pay', '( card : String , parts : Int * ) ( implicit at : Long = 0 ) : Receipt']])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of Scala', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '     val left = rest(card)',
        '-    gateway.charge(card)',
        '+    try {',
        '+      gateway.charge("card", left)',
        '+    } catch {',
        '+      case e: IOException =>',
        '+    }',
        '     new Receipt(left)',
      ],
      says: {
        definitions: ['40 +field left'],
        calls: ['40 rest', '42 gateway.charge', '46 new Receipt'],
        handlers: ['44 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a function',
      lines: [
        '       gateway.charge(card)',
        '     } catch {',
        '-      case e: IOException => throw e',
        '+      case e: IOException => log.warn("not charged", e)',
        '     }',
        '   }',
        ' ',
        '+  def settle(sum: Int): Unit = { notify("paid") }',
        ' }',
      ],
      says: {
        definitions: ['46 +function settle(sum: Int)'],
        calls: ['40 gateway.charge', '42 log.warn', '46 notify'],
        handlers: ['42 keeps'],
        strings: ['not charged', 'paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      ['class Order {', '  def pay( = {', '    gateway.charge("x")', '  }', '}', 'object Left { def left = 1 }'].join(
        '\n',
      ),
    );
    expect(broken.definitions).toEqual([
      '1-5 +class Order',
      '2-4 +method Order.pay',
      '6 +class Left',
      '6 +method Left.left',
    ]);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.charge']));
  });
});
