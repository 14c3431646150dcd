/** Java: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/main/java/shop/Order.java';

const said = await fileSaid(
  PATH,
  `package shop.orders;

import java.util.List;
import static org.assertj.core.api.Assertions.*;

/** An order that can be paid. */
public class Order<T extends Item> implements Payable {
  public static final int LIMIT = 100;
  private final List<T> items;

  protected Order(List<T> items) {
    this.items = items;
  }

  @Override
  public Receipt pay(String card, int... parts) throws PaymentException {
    try {
      gateway.charge("card:" + card, parts);
    } catch (GatewayException | IOException e) {
      throw new PaymentException("not charged", e);
    } catch (RuntimeException ignored) {
      // nothing can be done
    } finally {
      close();
    }
    int left = rest(card);
    return new Receipt(left);
  }

  interface Gateway { void charge(String card, int[] parts); }
  enum State { OPEN, PAID }
  record Line(String name, int count) {}
}

class OrderTest {
  @Test
  public void paysOnce() {
    Order<Item> order = Orders.one();
    assertThat(order.pay("4242")).isEqualTo(RECEIPT);
    assertEquals(1, order.count());
    verify(gateway, times(1)).charge("4242");
  }

  @Test(timeout = 5)
  @Ignore("flaky")
  public void paysTwice() {}

  @Nested
  @Disabled
  class Refunds {
    @ParameterizedTest void refunds(int sum) { assertTrue(sum > 0); }
  }
}
`,
);

describe('Java as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '7-33 +class Order',
      '8 +field Order.LIMIT',
      '9 field Order.items',
      '11-13 +method Order.Order(items: List<T>)',
      '15-28 +method Order.pay(card: String, parts?: int)',
      '30 interface Order.Gateway',
      '30 method Order.Gateway.charge(card: String, parts: int[])',
      '31 enum Order.State',
      '31 constant Order.State.OPEN',
      '31 constant Order.State.PAID',
      '32 class Order.Line(name: String, count: int)',
      '35-53 class OrderTest',
      '36-42 method OrderTest.paysOnce',
      '44-46 method OrderTest.paysTwice',
      '48-52 class OrderTest.Refunds',
      '51 method OrderTest.Refunds.refunds(sum: int)',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '18 gateway.charge discarded',
      '20 new PaymentException',
      '24 close discarded',
      '26 rest',
      '27 new Receipt',
      '38 Orders.one',
      '39 assertThat.isEqualTo discarded',
      '39 assertThat',
      '39 order.pay',
      '40 assertEquals discarded',
      '40 order.count',
      '41 verify.charge discarded',
      '41 verify',
      '41 times',
      '51 assertTrue discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['19-21 passes on', '21-23 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '35-53 suite OrderTest',
      '36-42 case paysOnce',
      '44-46 case paysTwice disabled',
      '48-52 suite Refunds disabled',
      '51 case refunds',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '39 assertThat(order.pay("4242")).isEqualTo(RECEIPT)',
      '40 assertEquals(1,order.count())',
      '41 verify(gateway,times(1)).charge("4242")',
      '51 assertTrue(sum>0)',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['java.util.List', 'org.assertj.core.api.Assertions']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual(['card:', 'not charged', '4242', '4242', 'flaky']);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['6 /** An order that can be paid. */', '22 // nothing can be done']);
  });

  it.each([
    ['Order.pay', 'public Receipt ( String card , int . . . parts ) throws PaymentException'],
    ['OrderTest.paysTwice', 'public void ( )'],
  ])('gives the signature of %s without its annotations', (name, signature) => {
    expect(said.signatures[name]).toBe(signature);
  });
});

describe('Pieces of Java', () => {
  it.each([
    {
      what: 'a method body alone',
      lines: [
        '     int left = rest(card);',
        '-    gateway.charge(card);',
        '+    try {',
        '+      gateway.charge("card:" + card, left);',
        '+    } catch (IOException e) {',
        '+    }',
        '     return new Receipt(left);',
      ],
      says: {
        calls: ['40 rest', '42 gateway.charge discarded', '45 new Receipt'],
        handlers: ['43-44 empty'],
        strings: ['card:'],
      },
    },
    {
      what: 'members of a class alone',
      lines: [
        '   private final int left = 1;',
        ' ',
        '+  @Override',
        '+  public Receipt pay(String card, int... parts) throws PaymentException {',
        '+    return gateway.charge(card);',
        '+  }',
        '+',
        '   protected void close() {',
      ],
      says: {
        definitions: ['42-45 +method pay(card: String, parts?: int)', '47 +method close'],
        calls: ['44 gateway.charge'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a method',
      lines: [
        '       gateway.charge(card);',
        '     } catch (IOException e) {',
        '-      throw e;',
        '+      log.warn("not charged", e);',
        '     }',
        '     return null;',
        '   }',
        ' ',
        '+  void settle(int sum) { notify("paid"); }',
        ' }',
      ],
      says: {
        definitions: ['47 method settle(sum: int)'],
        calls: ['40 gateway.charge discarded', '42 log.warn discarded', '47 notify discarded'],
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
      [
        'class Order {',
        '  void pay( {',
        '    gateway.charge("x");',
        '  }',
        '  int left() { return 1; }',
        '}',
        'class {',
      ].join('\n'),
    );
    expect(broken.definitions).toEqual(['1-6 class Order', '2-4 method Order.pay', '5 method Order.left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.charge discarded']));
  });
});
