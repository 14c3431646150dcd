/** Swift: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'Sources/Order.swift';

const said = await fileSaid(
  PATH,
  String.raw`import Foundation
@testable import Shop

/// An order that can be paid.
public final class Order<T: Item>: Record, Payable {
  public static let limit = 100
  private var items: [T]
  var card: String { return "none" }

  init(items: [T], card: String = "x") { self.items = items }

  @discardableResult
  public func pay(_ card: String, parts: Int..., at time: Date? = nil) async throws -> Receipt {
    do {
      try await gateway.charge("card:\(card)", parts)
    } catch let e as GatewayError {
      throw PaymentError.notCharged(e)
    } catch {
      // nothing can be done
    }
    notify("paid")
    let rest = left(card)
    return Receipt(rest)
  }
}

public struct Line { let name: String }
enum State { case open, paid(Int) }
public protocol Payable { func pay(card: String) -> Receipt; var left: Int { get } }
extension Order { public func refund() { cancel() } }
typealias Book = Item
let retries = 3
func total(items: [Item]) -> Int { return 1 }

final class OrderTests: XCTestCase {
  func testPaysOnce() throws {
    XCTAssertEqual(1, try order.pay("4242"))
    XCTAssertTrue(order.paid)
  }
  func testPaysTwice() throws { throw XCTSkip("later") }
  func helper() {}
}

@Suite("refunds") struct Refunds {
  @Test("refunds once") func refundsOnce() { #expect(order.left == 1) }
  @Test(.disabled("flaky")) func refundsTwice() async { try #require(order) }
}

describe("orders") { it("pays") { expect(order.paid).to(beTrue()) }; xit("waits") {}; fit("only") {} }
`,
);

describe('Swift as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '5-25 +class Order',
      '6 +field Order.limit',
      '7 field Order.items',
      '8 field Order.card',
      '10 method Order.init(items: [T], card?: String)',
      '12-24 +method Order.pay(card: String, parts?: Int, time?: Date?)',
      '27 +class Line',
      '27 field Line.name',
      '28 enum State',
      '28 constant State.open',
      '28 constant State.paid',
      '29 +interface Payable',
      '29 +method Payable.pay(card: String)',
      '29 +field Payable.left',
      '30 +method Order.refund',
      '31 type Book',
      '32 constant retries',
      '33 function total(items: [Item])',
      '35-42 class OrderTests',
      '36-39 method OrderTests.testPaysOnce',
      '40 method OrderTests.testPaysTwice',
      '41 method OrderTests.helper',
      '44-47 class Refunds',
      '45 method Refunds.refundsOnce',
      '46 method Refunds.refundsTwice',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '15 gateway.charge awaited discarded',
      '17 PaymentError.notCharged',
      '21 notify discarded',
      '22 left',
      '23 Receipt',
      '30 cancel discarded',
      '37 XCTAssertEqual discarded',
      '37 order.pay',
      '38 XCTAssertTrue discarded',
      '40 XCTSkip',
      '45 #expect',
      '46 .disabled',
      '46 #require',
      '49 describe',
      '49 it discarded',
      '49 expect.to discarded',
      '49 expect',
      '49 beTrue',
      '49 xit discarded',
      '49 fit discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['16-18 passes on', '18-20 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '35-42 suite OrderTests',
      '36-39 case testPaysOnce',
      '40 case testPaysTwice disabled',
      '44-47 suite Refunds',
      '45 case refundsOnce',
      '46 case refundsTwice disabled',
      '49 suite orders',
      '49 case pays',
      '49 case waits disabled',
      '49 case only focused',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '37 XCTAssertEqual(1,tryorder.pay("4242"))',
      '38 XCTAssertTrue(order.paid)',
      '45 #expect(order.left==1)',
      '46 #require(order)',
      '49 expect(order.paid).to(beTrue())',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['Foundation', 'Shop']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'none',
      'x',
      'card:\\(card)',
      'paid',
      '4242',
      'later',
      'refunds',
      'refunds once',
      'flaky',
      'orders',
      'pays',
      'waits',
      'only',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['4 /// An order that can be paid.', '19 // nothing can be done']);
  });

  it.each([
    ['Order.pay', 'public ( _ card : String , parts : Int . . . , at time : Date ? = nil ) async throws - > Receipt'],
  ])('gives the signature of %s without its annotations', (name, signature) => {
    expect(said.signatures[name]).toBe(signature);
  });
});

describe('Pieces of Swift', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '         let left = rest(card)',
        '-        gateway.charge(card)',
        '+        do {',
        '+            try await gateway.charge("card", left)',
        '+        } catch {',
        '+        }',
        '         return Receipt(left)',
      ],
      says: {
        calls: ['40 rest', '42 gateway.charge awaited discarded', '45 Receipt'],
        handlers: ['43-44 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a function',
      lines: [
        '             try gateway.charge(card)',
        '         } catch {',
        '-            throw error',
        '+            log.warn("not charged")',
        '         }',
        '     }',
        ' ',
        '+    public func settle(sum: Int = 0) { notify("paid") }',
        ' }',
      ],
      says: {
        definitions: ['46 +method settle(sum?: Int)'],
        calls: ['40 gateway.charge discarded', '42 log.warn discarded', '46 notify discarded'],
        strings: ['not charged', 'paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      ['class Order {', '  func pay( {', '    gateway.charge("x")', '  }', '}', 'func left() -> Int { return 1 }'].join(
        '\n',
      ),
    );
    expect(broken.definitions).toEqual(['1-5 class Order', '2-4 method Order.pay', '6 function left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.charge discarded']));
  });
});
