/** Kotlin: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/main/kotlin/Order.kt';

const said = await fileSaid(
  PATH,
  `package shop.orders

import shop.gateway.Client
import shop.items.*

const val LIMIT = 100
var retries = 3

/** An order that can be paid. */
open class Order<T : Item>(private val items: List<T>, var card: String = "none") : Record(), Payable {
    private val left: Int = 1
    val total get() = items.size

    companion object { const val OPEN = "open" }

    @Throws(IOException::class)
    override suspend fun pay(card: String, vararg parts: Int, at: Long = 0): Receipt {
        try {
            gateway.charge("card:$card", parts)
        } catch (e: GatewayException) {
            throw PaymentException("not charged", e)
        } catch (e: IOException) {
            // nothing can be done
        }
        notify("paid")
        val rest = load(card).await()
        return Receipt(rest)
    }

    internal fun hidden() = 1
}

interface Payable { suspend fun pay(card: String): Receipt }
enum class State { OPEN, PAID }
object Orders { fun one() = Order<Item>(emptyList()) }
typealias Book = Item
fun String.digits(): Int = length

class OrderTest {
    @Test
    fun \`pays once\`() {
        assertEquals(1, order.pay("4242"))
        order.card shouldBe "4242"
        assertThat(order.left).isEqualTo(1)
    }

    @Ignore("flaky") @Test fun paysTwice() {}
}

class OrderSpec : FunSpec({
    context("refunds") {
        test("once") { order.left shouldBe 1 }
        xtest("twice") { }
        test("f:only") { }
        test("slow").config(enabled = false) { }
    }
})
`,
);

describe('Kotlin as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '6 +constant LIMIT',
      '7 +variable retries',
      '10-31 +class Order(items: List<T>, card?: String)',
      '10 field Order.items',
      '10 +field Order.card',
      '11 field Order.left',
      '12 +field Order.total',
      '14 +field Order.OPEN',
      '16-28 +method Order.pay(card: String, parts?: Int, at?: Long)',
      '30 method Order.hidden',
      '33 +interface Payable',
      '33 +method Payable.pay(card: String)',
      '34 +enum State',
      '34 +constant State.OPEN',
      '34 +constant State.PAID',
      '35 +class Orders',
      '35 +method Orders.one',
      '36 +type Book',
      '37 +function digits',
      '39-48 +class OrderTest',
      '40-45 +method OrderTest.pays once',
      '47 +method OrderTest.paysTwice',
      '50-57 +class OrderSpec',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '19 gateway.charge',
      '21 PaymentException',
      '25 notify discarded',
      '26 load.await',
      '26 load awaited',
      '27 Receipt',
      '35 Order',
      '35 emptyList',
      '42 assertEquals discarded',
      '42 order.pay',
      '44 assertThat.isEqualTo discarded',
      '44 assertThat',
      '51 context',
      '51 context',
      '52 test discarded',
      '52 test',
      '53 xtest discarded',
      '53 xtest',
      '54 test discarded',
      '54 test',
      '55 test.config',
      '55 test.config',
      '55 test',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['20-22 passes on', '22-24 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '39-48 suite OrderTest',
      '40-45 case pays once',
      '47 case paysTwice disabled',
      '50-57 suite OrderSpec',
      '51-56 suite refunds',
      '52 case once',
      '53 case twice disabled',
      '54 case f:only focused',
      '55 case slow disabled',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '42 assertEquals(1,order.pay("4242"))',
      '43 order.cardshouldBe"4242"',
      '44 assertThat(order.left).isEqualTo(1)',
      '52 order.leftshouldBe1',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['shop.gateway.Client', 'shop.items']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'none',
      'open',
      'card:$card',
      'not charged',
      'paid',
      '4242',
      '4242',
      'flaky',
      'refunds',
      'once',
      'twice',
      'f:only',
      'slow',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['9 /** An order that can be paid. */', '23 // nothing can be done']);
  });

  it.each([['Order.pay', 'override suspend ( card : String , vararg parts : Int , at : Long = 0 ) : Receipt']])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of Kotlin', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '         val left = rest(card)',
        '-        gateway.charge(card)',
        '+        try {',
        '+            gateway.charge("card", left)',
        '+        } catch (e: IOException) {',
        '+        }',
        '         return Receipt(left)',
      ],
      says: { calls: ['40 rest', '42 gateway.charge', '45 Receipt'], handlers: ['43-44 empty'], strings: ['card'] },
    },
    {
      what: 'a hunk that begins in the middle of a function',
      lines: [
        '             gateway.charge(card)',
        '         } catch (e: IOException) {',
        '-            throw e',
        '+            log.warn("not charged", e)',
        '         }',
        '     }',
        ' ',
        '+    fun settle(sum: Int) { notify("paid") }',
        ' }',
      ],
      says: {
        definitions: ['46 +function settle(sum: Int)'],
        calls: ['40 gateway.charge', '42 log.warn', '46 notify discarded'],
        handlers: ['41-43 keeps'],
        strings: ['not charged', 'paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      ['class Order {', '  fun pay( {', '    gateway.charge("x")', '  }', '}', 'fun left() = 1'].join('\n'),
    );
    expect(broken.definitions).toEqual(['1-5 +class Order', '2-4 +method Order.pay', '6 +function left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.charge discarded']));
  });
});
