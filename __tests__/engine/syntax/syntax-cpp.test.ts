/** C++: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/order.cpp';

const said = await fileSaid(
  PATH,
  `#include <vector>
#include "gateway.h"
using std::vector;

namespace shop::orders {

constexpr int kLimit = 100;
using Items = vector<Item>;
enum class State { Open, Paid };

// An order that can be paid.
template <typename T>
class Order : public Record {
 public:
  explicit Order(Items items) : items_(std::move(items)) {}
  virtual ~Order() = default;
  Receipt pay(const std::string& card, int parts = 1) const override;
  static int left(int id) { return id; }

 private:
  Items items_;
};

template <typename T>
Receipt Order<T>::pay(const std::string& card, int parts) const {
  try {
    gateway_->charge("card:" + card, parts);
  } catch (const GatewayError& e) {
    throw PaymentError("not charged");
  } catch (...) {
    // nothing can be done
  }
  shop::notify(R"(paid)");
  auto rest = std::make_unique<Rest>(left(1));
  co_await flush();
  return Receipt(new Slip(1));
}

static int hidden(int a) { return a; }
}

TEST(OrderTest, PaysOnce) {
  EXPECT_EQ(1, order.pay("4242")) << "paid";
  ASSERT_TRUE(order.paid());
}

TEST_F(OrderTest, DISABLED_PaysTwice) { SUCCEED(); }

TEST_P(OrderTest, Skips) { GTEST_SKIP() << "later"; }

TEST_CASE("orders are paid", "[order]") {
  REQUIRE(order.paid());
  SECTION("twice") { CHECK_THROWS(order.pay("1")); }
}

BOOST_AUTO_TEST_CASE(pays) { BOOST_CHECK_EQUAL(1, 1); }
`,
);

describe('C++ as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '5-40 +module shop::orders',
      '7 +variable shop::orders.kLimit',
      '8 +type shop::orders.Items',
      '9 +enum shop::orders.State',
      '9 +constant shop::orders.State.Open',
      '9 +constant shop::orders.State.Paid',
      '13-22 +class shop::orders.Order',
      '15 +method shop::orders.Order.Order(items: Items)',
      '16 +method shop::orders.Order.~Order',
      '17 +method shop::orders.Order.pay(card: std::string, parts?: int)',
      '18 +method shop::orders.Order.left(id: int)',
      '21 field shop::orders.Order.items_',
      '25-37 +method shop::orders.Order.pay(card: std::string, parts: int)',
      '39 function shop::orders.hidden(a: int)',
      '42-45 +function PaysOnce',
      '47 +function DISABLED_PaysTwice',
      '49 +function Skips',
      '56 +function pays',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '15 std::move',
      '27 gateway_->charge discarded',
      '29 PaymentError',
      '33 shop::notify discarded',
      '34 std::make_unique',
      '34 left',
      '35 flush awaited discarded',
      '36 Receipt',
      '36 new Slip',
      '43 EXPECT_EQ',
      '43 order.pay',
      '44 ASSERT_TRUE discarded',
      '44 order.paid',
      '47 SUCCEED discarded',
      '49 GTEST_SKIP',
      '51 TEST_CASE discarded',
      '52 REQUIRE discarded',
      '52 order.paid',
      '53 SECTION discarded',
      '53 CHECK_THROWS discarded',
      '53 order.pay',
      '56 BOOST_CHECK_EQUAL discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['28-30 passes on', '30-32 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '42-45 case PaysOnce',
      '47 case DISABLED_PaysTwice disabled',
      '49 case Skips disabled',
      '51-54 case orders are paid',
      '53 case twice',
      '56 case pays',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '43 EXPECT_EQ(1,order.pay("4242"))',
      '44 ASSERT_TRUE(order.paid())',
      '47 SUCCEED()',
      '52 REQUIRE(order.paid())',
      '53 CHECK_THROWS(order.pay("1"))',
      '56 BOOST_CHECK_EQUAL(1,1)',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['<vector>', 'gateway.h', 'std::vector']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'gateway.h',
      'card:',
      'not charged',
      '(paid)',
      '4242',
      'paid',
      'later',
      'orders are paid',
      '[order]',
      'twice',
      '1',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['11 // An order that can be paid.', '31 // nothing can be done']);
  });

  it.each([['shop::orders.Order.pay', 'Receipt ( const std : : string & card , int parts ) const']])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of C++', () => {
  it.each([
    {
      what: 'a method body alone',
      lines: [
        '   int left = rest(card);',
        '-  gateway_->charge(card);',
        '+  try {',
        '+    gateway_->charge("card", left);',
        '+  } catch (...) {',
        '+  }',
        '   return Receipt(left);',
      ],
      says: {
        calls: ['40 rest', '42 gateway_->charge discarded', '45 Receipt'],
        handlers: ['43-44 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'members of a class alone',
      lines: [
        '   int left_ = 1;',
        ' ',
        '+  Receipt pay(const std::string& card, int parts = 1) const {',
        '+    return gateway_->charge(card);',
        '+  }',
        '+',
        '   private:',
        '   void close();',
      ],
      says: {
        definitions: ['40 +field left_', '42-44 +method pay(card: std::string, parts?: int)', '47 method close'],
        calls: ['43 gateway_->charge'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a method',
      lines: [
        '     gateway_->charge(card);',
        '   } catch (const std::exception& e) {',
        '-    throw;',
        '+    log("not charged");',
        '   }',
        '   return {};',
        ' }',
        ' ',
        '+void Order::settle(int sum) { notify("paid"); }',
      ],
      says: {
        definitions: ['47 +method Order.settle(sum: int)'],
        calls: ['40 gateway_->charge discarded', '42 log discarded', '47 notify discarded'],
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
        '    gateway->charge("x");',
        '  }',
        '};',
        'int left() { return 1; }',
        'class {',
      ].join('\n'),
    );
    expect(broken.definitions).toEqual(['1-5 +class Order', '2-4 +method Order.pay', '6 +function left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway->charge discarded']));
  });
});
