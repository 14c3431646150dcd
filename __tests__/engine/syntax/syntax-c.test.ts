/** C: what its trees say of a file, of pieces out of a diff, and of a file that does not parse. */
import { describe, expect, it } from '@jest/globals';
import { fileSaid, pieceSaid } from './syntax-said.js';

const PATH = 'src/order.c';

const said = await fileSaid(
  PATH,
  String.raw`#include <stdio.h>
#include "gateway.h"

#define LIMIT 100
#define MAX(a, b) ((a) > (b) ? (a) : (b))

/* An order that can be paid. */
typedef struct order {
  int id;
  char *card;
} order_t;

enum state { OPEN, PAID = 2 };
typedef int (*charge_fn)(int, const char *);

static const int retries = 3;
int total_orders;
extern int charge(int id, const char *card, ...);

static int left(order_t *order, int parts) {
  return order->id - parts;
}

char *pay(order_t *order, const char *card) {
  int rest = left(order, 1);
  if (charge(order->id, card) < 0) {
    return NULL;
  }
  printf("paid %d\n", rest);
  order->gateway->close(order);
  (void)notify("done");
  return strdup(card);
}

static void test_pays_once(void **state) {
  assert_int_equal(1, pay_all());
  assert(order != NULL);
  TEST_ASSERT_EQUAL(1, 2);
  CU_ASSERT_EQUAL(1, 1);
  skip();
}

START_TEST(test_checks) {
  ck_assert_int_eq(1, 1);
}
END_TEST

void test_later(void) {
  TEST_IGNORE_MESSAGE("later");
}
`,
);

describe('C as a tree', () => {
  it('is read as one', () => {
    expect(said.mode).toBe('tree');
  });

  it('finds definitions, and who may see them', () => {
    expect(said.definitions).toEqual([
      '4 +constant LIMIT',
      '5 +function MAX(a, b)',
      '8-11 +class order',
      '9 +field order.id',
      '10 +field order.card',
      '11 +type order_t',
      '13 +enum state',
      '13 +constant state.OPEN',
      '13 +constant state.PAID',
      '14 +type charge_fn',
      '16 variable retries',
      '17 +variable total_orders',
      '18 +function charge(id: int, card: char, ?)',
      '20-22 function left(order: order_t, parts: int)',
      '24-33 +function pay(order: order_t, card: char)',
      '35-41 function test_pays_once(state: void)',
      '43-45 +function test_checks',
      '46-50 +function test_later',
    ]);
  });

  it('finds calls, and what becomes of their results', () => {
    expect(said.calls).toEqual([
      '25 left',
      '26 charge',
      '29 printf discarded',
      '30 order->gateway->close discarded',
      '31 notify discarded',
      '32 strdup',
      '36 assert_int_equal discarded',
      '36 pay_all',
      '37 assert discarded',
      '38 TEST_ASSERT_EQUAL discarded',
      '39 CU_ASSERT_EQUAL discarded',
      '40 skip discarded',
      '44 ck_assert_int_eq discarded',
      '49 TEST_IGNORE_MESSAGE discarded',
    ]);
  });

  it('finds tests, and which of them run', () => {
    expect(said.cases).toEqual([
      '35-41 case test_pays_once disabled',
      '43-45 case test_checks',
      '46-50 case test_later disabled',
    ]);
  });

  it('finds assertions', () => {
    expect(said.assertions).toEqual([
      '36 assert_int_equal(1,pay_all())',
      '37 assert(order!=NULL)',
      '38 TEST_ASSERT_EQUAL(1,2)',
      '39 CU_ASSERT_EQUAL(1,1)',
      '44 ck_assert_int_eq(1,1)',
    ]);
  });

  it('finds imports', () => {
    expect(said.imports).toEqual(['<stdio.h>', 'gateway.h']);
  });

  it('finds strings', () => {
    expect(said.strings).toEqual(['gateway.h', 'paid %d\\n', 'done', 'later']);
  });

  it('tells comments from code', () => {
    expect(said.comments).toEqual(['7 /* An order that can be paid. */']);
  });

  it.each([['pay', 'char * ( order_t * order , const char * card )']])(
    'gives the signature of %s without its annotations',
    (name, signature) => {
      expect(said.signatures[name]).toBe(signature);
    },
  );
});

describe('Pieces of C', () => {
  it.each([
    {
      what: 'a function body alone',
      lines: [
        '   int left = rest(card);',
        '-  charge(card);',
        '+  if (charge("card", left) < 0)',
        '+    log_error("not charged");',
        '   return left;',
      ],
      says: { calls: ['40 rest', '41 charge', '42 log_error discarded'], strings: ['card', 'not charged'] },
    },
    {
      what: 'functions alone',
      lines: [
        ' static int rest(const char *card);',
        ' ',
        '+int pay(struct order *order, int parts)',
        '+{',
        '+  return charge(order->card);',
        '+}',
        '+',
        ' static void close_order(void)',
        ' {',
      ],
      says: {
        definitions: [
          '40 function rest(card: char)',
          '42-45 +function pay(order: struct order, parts: int)',
          '47-48 function close_order',
        ],
        calls: ['44 charge'],
      },
    },
    {
      what: 'a hunk that begins in the middle of a function',
      lines: [
        '     charge(card);',
        '   }',
        '   else if (left == 0)',
        '   {',
        '-    return -1;',
        '+    notify("paid");',
        '   }',
        '   return left;',
        ' }',
        ' ',
        '+static int settle(int sum) { return sum; }',
      ],
      says: {
        definitions: ['49 function settle(sum: int)'],
        calls: ['40 charge discarded', '44 notify discarded'],
        strings: ['paid'],
      },
    },
  ])('of $what are read', async ({ lines, says }) => {
    expect(await pieceSaid(PATH, lines)).toMatchObject({ mode: 'tree', ...says });
  });

  it('finds what it can in a file that does not parse', async () => {
    const broken = await fileSaid(
      PATH,
      ['int pay( {', '  charge("x");', '}', 'int left(int id) { return 1; }', 'struct {'].join('\n'),
    );
    expect(broken.definitions).toEqual([]);
    expect(broken.calls).toEqual(expect.arrayContaining(['2 charge discarded']));
  });
});
