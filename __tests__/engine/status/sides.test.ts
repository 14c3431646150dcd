/** The other side of a condition: what a criterion refuses, and which case the lines refuse. */
import { describe, expect, it } from '@jest/globals';
import { compareOne } from './compare.js';

const SAYS = 'the same case: the condition at src/client.ts:10 holds in the other one';

const CANCELLED = 'An order that is cancelled already cannot be shipped: `ship` throws';
const LONG = 'A note of more than 140 characters is refused';

describe('a condition beside a criterion', () => {
  it.each([
    [CANCELLED, "+if (order.status !== 'cancelled') throw ship(order);"],
    [CANCELLED, "+if (!(order.status === 'cancelled')) { throw ship(order); }"],
    [CANCELLED, '+if (!order.isCancelled()) throw ship(order);'],
    [CANCELLED, '+raise Shipped unless order.cancelled?'],
    [CANCELLED, '+if order.cancelled_at is None:\n+    raise ship(order)'],
    [LONG, '+if (!(note.length > 140)) throw new Refused(note);'],
    [LONG, '+if (note.length <= 140) throw new Refused(note);'],
    ['An invoice that is paid is never overdue', '+if not invoice.paid:\n+    return False'],
    ['An invoice that is not paid is refused', '+if invoice.paid:\n+    raise Refused(invoice)'],
    ['Cancelled orders no longer count', "+const counted = orders.filter((order) => order.status === 'cancelled')"],
    ['An empty list is refused', '+if (list.length !== 0) throw new Refused(list);'],
    ['An empty reason is refused', '+if (!string.IsNullOrWhiteSpace(reason)) throw Refused(reason);'],
    ['Taking 0 bytes is refused', '+if bytes != 0 { return Err(Refused); }'],
    ['A country that is not in the table is refused', '+if country in TABLE:\n+    raise Refused(country)'],
    ['A password needs at least 12 characters', '+if (password.length >= 12) throw new Error(password);'],
    ['A booking of at least 7 nights is 10 % cheaper', '+if (!(nights >= 7)) return price * 0.9;'],
    ['Cancelling is free up to 14 days before', '+if (!(days >= 14)) return 0;'],
    ['A slug has at most 60 characters', '+if (slug.length < 60) slug = slug.slice(0, 60);'],
    ['`withdraw` throws when the copy is on loan', '+if (!(copy.onLoan())) throw withdraw(copy);'],
    ['An empty file is refused', '+if not (not file.strip()):\n+    raise Refused(file)'],
    ['`channel` is `:letter` when the email is empty', '+return :letter unless email.empty?'],
  ])('is against it: %s, %s', (text, diff) => {
    expect(compareOne(text, diff).missing).toContain(SAYS);
  });

  it.each([
    [CANCELLED, "+if (order.status === 'cancelled') throw ship(order);"],
    [CANCELLED, "+if (order.status !== 'cancelled') return ship(order);"],
    [CANCELLED, "+if (order.status === 'open') throw ship(order);"],
    [CANCELLED, '+raise Shipped if order.cancelled?'],
    [LONG, '+if (note.length > 140) throw new Refused(note);'],
    [LONG, '+if (note.length <= 140) return note;'],
    ['An invoice that is paid is never overdue', '+if invoice.paid:\n+    return False'],
    ['An invoice that is not paid is refused', '+if not invoice.paid:\n+    raise Refused(invoice)'],
    ['Cancelled orders no longer count', "+const counted = orders.filter((order) => order.status !== 'cancelled')"],
    ['Cancelled orders no longer count', '+orders.reject { |order| order.cancelled? }'],
    ['If `run` gives zero and an empty text, it raises `Refused`', '+if code != 0:\n+    raise Refused(text)'],
    ['An empty note is refused', '+if (!note) throw new Refused(note);'],
    ['A country that is not in the table is refused', '+if country not in TABLE:\n+    raise Refused(country)'],
    ['A password needs at least 12 characters', '+if (password.length < 12) throw new Error(password);'],
    ['Only verified users may post', '+if (!user.verified) throw new Error(post);'],
    ['A paid order is kept', '+if order.paid:\n+    continue'],
    ['More than 5 failed logins lock the account', '+if (logins > 5) throw new AccountLocked();'],
    ['A slug has at most 60 characters', '+if (slug.length > 60) slug = slug.slice(0, 60);'],
    ['`withdraw` throws when the copy is on loan', '+if (copy.onLoan()) throw withdraw(copy);'],
    ['An empty file is refused', '+if not file.strip():\n+    raise Refused(file)'],
    ['`channel` is `:letter` when the email is empty', '+return :letter if email.empty?'],
    ['`ship` gives an error if the `id` is not given', "+if (id === '') throw new Refused(ship);"],
    ['`ship` gives an error if the token is not valid', '+if (token === null) throw new Refused(ship);'],
    [
      '`ship` is asked again with an empty label if the answer has an error',
      '+if answer.Err != nil {\n+\treturn nil, answer.Err',
    ],
    ['`ship` is asked again with an empty label if it fails', '+if err != nil {\n+\treturn nil, err'],
  ])('is not against it: %s, %s', (text, diff) => {
    expect(compareOne(text, diff).missing).not.toContain(SAYS);
  });
});
