/** Dart: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'lib/order.dart';

const said = await fileSaid(
  PATH,
  `import 'package:shop/gateway.dart';
export 'item.dart' show Item;

const limit = 100;
final String _name = 'orders';

/// An order that can be paid.
class Order<T> extends Record implements Payable {
  final int left;
  static const open = 'open';

  Order(this.left, {required this.card, int rest = 1, String? note});
  Order.empty() : left = 0;

  Future<Receipt> pay(String card, [int parts = 1]) async {
    try {
      await gateway.charge('card:$card', parts);
    } on GatewayException catch (e) {
      throw PaymentException('not charged', e);
    } catch (_) {
      // nothing can be done
    }
    notify('paid');
    this.log.write('done');
    final rest = load(card);
    return Receipt(rest);
  }

  int get total => 1;
  void _hidden() {}
}

enum State { open, paid }
mixin Payable on Record { void settle() {} }
extension Digits on String { int digits() => length; }
typedef Callback = void Function(int code);
int total(List<int> items) => items.length;

void main() {
  group('orders', () {
    test('pays once', () async {
      expect(await order.pay('4242'), equals(1));
      verify(gateway.charge('4242')).called(1);
    });
    test('pays twice', () {}, skip: 'flaky');
    testWidgets('shows', (tester) async { await tester.pump(); }, skip: true);
    test('only', () {}, solo: true);
  });
}
`,
);

describe('Dart as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '4 +constant limit',
      '5 constant _name',
      '8-31 +class Order',
      '9 +field Order.left',
      '10 +field Order.open',
      '12 +method Order.Order(left, card, rest?: int, note?: String)',
      '13 +method Order.empty',
      '15-27 +method Order.pay(card: String, parts?: int)',
      '29 +method Order.total',
      '30 method Order._hidden',
      '33 +enum State',
      '33 +constant State.open',
      '33 +constant State.paid',
      '34 +class Payable',
      '34 +method Payable.settle',
      '35 +class Digits',
      '35 +method Digits.digits',
      '36 +type Callback',
      '37 +function total(items: List)',
      '39-49 +function main',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '17 charge awaited',
      '19 PaymentException',
      '23 notify discarded',
      '24 write discarded',
      '25 load',
      '26 Receipt',
      '40 group discarded',
      '41 test discarded',
      '42 expect discarded',
      '42 pay awaited',
      '42 equals',
      '43 verify',
      '43 charge',
      '43 called discarded',
      '45 test discarded',
      '46 testWidgets discarded',
      '46 pump awaited',
      '47 test discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['18-20 passes on', '20-22 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '40-48 suite orders',
      '41-44 case pays once',
      '45 case pays twice disabled',
      '46 case shows disabled',
      '47 case only focused',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual(['42 expect', '43 verify']);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['package:shop/gateway.dart', 'item.dart']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'package:shop/gateway.dart',
      'item.dart',
      'orders',
      'open',
      'card:$card',
      'not charged',
      'paid',
      'done',
      'orders',
      'pays once',
      '4242',
      '4242',
      'pays twice',
      'flaky',
      'shows',
      'only',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['7 /// An order that can be paid.', '21 // nothing can be done']);
  });

  it.each([['Order.pay', 'Future < Receipt > ( String card , [ int parts = 1 ] )']])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of Dart', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '     final left = rest(card);',
        '-    gateway.charge(card);',
        '+    try {',
        "+      await gateway.charge('card', left);",
        '+    } on IOException {',
        '+    }',
        '     return Receipt(left);',
      ],
      says: { calls: ['40 rest', '42 charge awaited', '45 Receipt'], handlers: ['43-44 empty'], strings: ['card'] },
    },
    {
      what: 'a hunk that begins in the middle of a function',
      lines: [
        '       gateway.charge(card);',
        '     } catch (e) {',
        '-      rethrow;',
        "+      log.warn('not charged', e);",
        '     }',
        '   }',
        ' ',
        "+  void settle(int sum) { notify('paid'); }",
        ' }',
      ],
      says: {
        definitions: ['46 method settle(sum: int)'],
        calls: ['40 charge discarded', '42 warn discarded', '46 notify discarded'],
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
      ['class Order {', '  void pay( {', "    gateway.charge('x');", '  }', '}', 'int left() => 1;'].join('\n'),
    );
    expect(broken.definitions).toEqual([]);
    expect(broken.calls).toEqual(expect.arrayContaining([]));
  });
});
