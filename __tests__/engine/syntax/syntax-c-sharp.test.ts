/** C#: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/Order.cs';

const said = await fileSaid(
  PATH,
  `using System.Linq;
using static Xunit.Assert;

namespace Shop.Orders;

/// <summary>An order that can be paid.</summary>
public sealed class Order<T> : Record, IPayable where T : Item
{
    public const int Limit = 100;
    private readonly List<T> _items, _gone;
    public string Card { get; set; } = "none";

    internal Order(List<T> items) : base(items) { _items = items; }

    public async Task<Receipt> PayAsync(string card, int parts = 1, params int[] rest)
    {
        try
        {
            await _gateway.ChargeAsync($"card:{card}", parts);
        }
        catch (GatewayException e) when (e.Final)
        {
            throw new PaymentException("not charged", e);
        }
        catch (IOException) { }
        Notify(@"paid");
        var left = Left(card);
        _log?.Write("done");
        return new Receipt(left);
    }

    static int Left(string card) => 1;
}

public interface IPayable { Task<Receipt> PayAsync(string card); }
enum State { Open, Paid }
public record Line(string Name, int Count);
public delegate void Paid(Order order);

public class OrderTests
{
    [Fact]
    public async Task PaysOnce()
    {
        Assert.Equal(1, await order.PayAsync("4242"));
        order.Card.Should().Be("4242");
        Assert.That(order.Count, Is.EqualTo(1));
    }

    [Fact(Skip = "flaky")]
    public void PaysTwice() { }

    [Test, Ignore("later")]
    public void Refunds() { }
}

[TestFixture]
[Explicit]
public class SlowTests { [TestCase(1)] public void Slow(int a) { ClassicAssert.AreEqual(1, a); } }
`,
);

describe('C# as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '7-33 +class Order',
      '9 +constant Order.Limit',
      '10 field Order._items',
      '10 field Order._gone',
      '11 +field Order.Card',
      '13 method Order.Order(items: List<T>)',
      '15-30 +method Order.PayAsync(card: string, parts?: int, rest?: int[])',
      '32 method Order.Left(card: string)',
      '35 +interface IPayable',
      '35 +method IPayable.PayAsync(card: string)',
      '36 enum State',
      '36 constant State.Open',
      '36 constant State.Paid',
      '37 +class Line(Name: string, Count: int)',
      '38 +type Paid',
      '40-55 +class OrderTests',
      '42-48 +method OrderTests.PaysOnce',
      '50-51 +method OrderTests.PaysTwice',
      '53-54 +method OrderTests.Refunds',
      '57-59 +class SlowTests',
      '59 +method SlowTests.Slow(a: int)',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '19 _gateway.ChargeAsync awaited discarded',
      '23 new PaymentException',
      '26 Notify discarded',
      '27 Left',
      '28 _log?.Write discarded',
      '29 new Receipt',
      '45 Assert.Equal discarded',
      '45 order.PayAsync awaited',
      '46 order.Card.Should.Be discarded',
      '46 order.Card.Should',
      '47 Assert.That discarded',
      '47 Is.EqualTo',
      '59 ClassicAssert.AreEqual discarded',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['21-24 passes on', '25 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '40-55 suite OrderTests',
      '42-48 case PaysOnce',
      '50-51 case PaysTwice disabled',
      '53-54 case Refunds disabled',
      '57-59 suite SlowTests disabled',
      '59 case Slow',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '45 Assert.Equal(1,awaitorder.PayAsync("4242"))',
      '46 order.Card.Should().Be("4242")',
      '47 Assert.That(order.Count,Is.EqualTo(1))',
      '59 ClassicAssert.AreEqual(1,a)',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['System.Linq', 'Xunit.Assert']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'none',
      'card:{card}',
      'not charged',
      'paid',
      'done',
      '4242',
      '4242',
      'flaky',
      'later',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['6 /// <summary>An order that can be paid.</summary>']);
  });

  it.each([
    ['Order.PayAsync', 'public async Task < Receipt > ( string card , int parts = 1 , params int [ ] rest )'],
    ['OrderTests.PaysTwice', 'public void ( )'],
  ])('gives the signature of %s without its annotations', (name, signature) => {
    expect(said.signatures[name]).toBe(signature);
  });
});

describe('Pieces of C#', () => {
  it.each([
    {
      what: 'a method body alone',
      lines: [
        '            var left = Rest(card);',
        '-            _gateway.Charge(card);',
        '+            try',
        '+            {',
        '+                await _gateway.ChargeAsync("card", left);',
        '+            }',
        '+            catch (IOException) { }',
        '             return new Receipt(left);',
      ],
      says: {
        calls: ['40 Rest', '43 _gateway.ChargeAsync awaited discarded', '46 new Receipt'],
        handlers: ['45 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'members of a class alone',
      lines: [
        '         private readonly int _left = 1;',
        ' ',
        '+        public Receipt Pay(string card, int parts = 1)',
        '+        {',
        '+            return _gateway.Charge(card);',
        '+        }',
        '+',
        '         protected void Close()',
        '         {',
      ],
      says: {
        definitions: ['42-45 +function Pay(card: string, parts?: int)', '47-48 +function Close'],
        calls: ['44 _gateway.Charge'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a method',
      lines: [
        '                 _gateway.Charge(card);',
        '             }',
        '             catch (IOException e)',
        '             {',
        '-                throw;',
        '+                _log.Warn("not charged", e);',
        '             }',
        '             return null;',
        '         }',
        ' ',
        '+        void Settle(int sum) { Notify("paid"); }',
        '     }',
        ' }',
      ],
      says: {
        definitions: ['49 function Settle(sum: int)'],
        calls: ['40 _gateway.Charge discarded', '44 _log.Warn discarded', '49 Notify discarded'],
        handlers: ['42-45 keeps'],
        strings: ['not charged', 'paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('takes no mark under a condition of the compiler for one of the class around it', async () => {
    const { cases } = await fileSaid(
      PATH,
      [
        '[TestFixture]',
        'public class OrderTests {',
        '#if OLD',
        '  [Test(Skip = "alone")]',
        '#else',
        '  [Ignore("alone")]',
        '  [Test]',
        '#endif',
        '  public void Pays() { }',
        '  [Test] public void Refunds() { }',
        '}',
      ].join('\n'),
    );
    expect(cases.filter((one) => one.includes('suite'))).toEqual(['1-11 suite OrderTests']);
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      [
        'class Order {',
        '  void Pay( {',
        '    gateway.Charge("x");',
        '  }',
        '  int Left() { return 1; }',
        '}',
        'class {',
      ].join('\n'),
    );
    expect(broken.definitions).toEqual(['1-6 class Order', '2-4 method Order.Pay', '5 method Order.Left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.Charge discarded']));
  });
});
