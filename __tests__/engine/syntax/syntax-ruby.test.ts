/** Ruby: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'lib/order.rb';

const said = await fileSaid(
  PATH,
  `require 'json'
require_relative 'gateway'

module Shop
  # An order that can be paid.
  class Order < Record
    LIMIT = 100
    attr_reader :items, :card

    def initialize(items, card: nil, **rest)
      @items = items
    end

    def self.find(id)
      Store.fetch "order:#{id}"
    end

    def pay(amount, currency = 'EUR')
      gateway.charge(amount, currency)
    rescue GatewayError => e
      log(e)
      raise
    rescue IOError
      # nothing can be done
    end

    private

    def total
      total = sum(items)
      total * 2
    end
  end
end

RSpec.describe Shop::Order, type: :model do
  context 'when open' do
    it 'pays once' do
      expect(order.pay(1)).to eq(true)
      order.should be_paid
    end

    fit('is focused') { expect(1).to eq 1 }
    xit 'is off' do
    end
    it 'is tagged', focus: true do
    end
    it 'is skipped', :skip do
    end
  end
end

class OrderTest < Minitest::Test
  def test_pays
    assert_equal 1, order.pay(1)
    refute_nil order
  end

  def test_later
    skip 'not yet'
  end
end
`,
);

describe('Ruby as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '4-34 +module Shop',
      '6-33 +class Shop.Order',
      '7 +constant Shop.Order.LIMIT',
      '8 +field Shop.Order.items',
      '8 +field Shop.Order.card',
      '10-12 +method Shop.Order.initialize(items, card?, rest?)',
      '14-16 +method Shop.Order.find(id)',
      '18-25 +method Shop.Order.pay(amount, currency?)',
      '29-32 method Shop.Order.total',
      '53-62 +class OrderTest',
      '54-57 +method OrderTest.test_pays',
      '59-61 +method OrderTest.test_later',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '1 require discarded',
      '2 require_relative discarded',
      '8 attr_reader discarded',
      '15 Store.fetch',
      '19 gateway.charge discarded',
      '21 log discarded',
      '30 sum',
      '36 RSpec.describe discarded',
      '37 context',
      '38 it discarded',
      '39 expect.to discarded',
      '39 expect',
      '39 order.pay',
      '39 eq',
      '40 order.should',
      '43 fit discarded',
      '43 expect.to',
      '43 expect',
      '43 eq',
      '44 xit discarded',
      '46 it discarded',
      '48 it',
      '55 assert_equal discarded',
      '55 order.pay',
      '56 refute_nil',
      '60 skip',
    ]);
  });

  it('tells empty handlers from those that pass the error on', () => {
    expect(said.handlers).toEqual(['20-22 passes on', '23-24 empty']);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '36-51 suite Shop::Order',
      '37-50 suite when open',
      '38-41 case pays once',
      '43 case is focused focused',
      '44-45 case is off disabled',
      '46-47 case is tagged focused',
      '48-49 case is skipped disabled',
      '53-62 suite OrderTest',
      '54-57 case test_pays',
      '59-61 case test_later disabled',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '39 expect(order.pay(1)).toeq(true)',
      '40 order.shouldbe_paid',
      '43 expect(1).toeq1',
      '55 assert_equal1,order.pay(1)',
      '56 refute_nilorder',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['json', 'gateway']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual([
      'json',
      'gateway',
      'order:#{id}',
      'EUR',
      'when open',
      'pays once',
      'is focused',
      'is off',
      'is tagged',
      'is skipped',
      'not yet',
    ]);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['5 # An order that can be paid.', '24 # nothing can be done']);
  });

  it.each([['Shop.Order.pay', "( amount , currency = 'EUR' )"]])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of Ruby', () => {
  it.each([
    {
      what: 'a method body alone',
      lines: [
        '     left = rest(card)',
        '-    gateway.charge(card)',
        '+    begin',
        '+      gateway.charge("card", left)',
        '+    rescue IOError',
        '+    end',
        '     Receipt.new(left)',
      ],
      says: {
        calls: ['40 rest', '42 gateway.charge', '45 Receipt.new discarded'],
        handlers: ['43 empty'],
        strings: ['card'],
      },
    },
    {
      what: 'members of a class alone',
      lines: [
        '   attr_reader :left',
        ' ',
        '+  def pay(card, parts: 1)',
        '+    gateway.charge(card)',
        '+  end',
        '+',
        '   def close',
      ],
      says: {
        definitions: ['40 +field left', '42-44 +function pay(card, parts?)', '46 +function close'],
        calls: ['40 attr_reader discarded', '43 gateway.charge'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a method',
      lines: [
        '       gateway.charge(card)',
        '     rescue IOError => e',
        '-      raise',
        '+      log.warn(e)',
        '     end',
        '   end',
        ' ',
        '+  def settle(sum)',
        '+    notify("paid")',
        '+  end',
        ' end',
      ],
      says: {
        definitions: ['46-48 +method settle(sum)'],
        calls: ['40 gateway.charge', '42 log.warn', '47 notify'],
        handlers: ['41-42 keeps'],
        strings: ['paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      [
        'class Order',
        '  def pay(card',
        '    gateway.charge("x")',
        '  end',
        '  def left',
        '    1',
        '  end',
        'end',
        '}',
      ].join('\n'),
    );
    expect(broken.definitions).toEqual(['1-8 +class Order', '2-4 +method Order.pay(card)', '5-7 +method Order.left']);
    expect(broken.calls).toEqual(expect.arrayContaining(['3 gateway.charge']));
  });
});
