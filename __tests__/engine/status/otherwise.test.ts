/** Lines that speak of what a criterion asks for and do it otherwise: the criterion is not met by them, and the report says why. */
import { describe, expect, it } from '@jest/globals';
import { bindCriteria } from '../../../src/engine/binding/index.js';
import { readChange } from '../../../src/engine/change/index.js';
import { readCriteria } from '../../../src/engine/criteria/index.js';
import { buildSnapshot, buildTicket } from '../../stand-ins/snapshot.js';

/** A change of one file, as its whole text with `-` and `+` before what goes and comes, and what is said of a criterion there. */
function judge(criterion: string, path: string, diff: string): string {
  const lines = diff.split('\n');
  const side = (other: string) =>
    lines.flatMap((line) => (line.startsWith(other) ? [] : [/^[-+]/u.test(line) ? line.slice(1) : line])).join('\n');
  const snapshot = buildSnapshot({ files: { [path]: { old: side('+'), new: side('-') } } });
  const criteria = readCriteria([buildTicket(`## Acceptance criteria\n- ${criterion}`)], '');
  const [binding] = bindCriteria(criteria, readChange(snapshot, []), 0.6);
  return binding?.missing.join('; ') ?? '';
}

/** What is said, the criterion, the file, and changes: those of which it is said, and those of which it is not. */
type Case = readonly [
  says: RegExp,
  criterion: string,
  path: string,
  against: readonly string[],
  fine: readonly string[],
];

const CASES: readonly Case[] = [
  [
    /`"\/blank\.png"` only where there is none: .* gives it always/u,
    '`make_work` sets the field `"cover_url"` to `"/blank.png"` when it is not present in the document',
    'books/works.py',
    [
      'def make_work(doc):\n    w = storage(doc)\n+    w.cover_url = "/blank.png"\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n+    w["cover_url"] = "/blank.png"\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n    if doc:\n        w.seen = True\n+    w.cover_url = "/blank.png"\n    return w\n',
    ],
    [
      'def make_work(doc):\n    w = storage(doc)\n+    if "cover_url" not in doc:\n+        w.cover_url = "/blank.png"\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n+    w.setdefault("cover_url", "/blank.png")\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n+    if doc.get("cover_url"):\n+        return w\n+    w.cover_url = "/blank.png"\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n+    w.cover_url = "/blank.png"\n+    w.update({key: doc[key] for key in ("title", "cover_url") if key in doc})\n    return w\n',
      'def make_work(doc):\n    w = storage(doc)\n    if is_whole(doc):\n        return w\n+    w.cover_url = "/blank.png"\n    return w\n',
      'class Work:\n    def __init__(self):\n+        self.cover_url = "/blank.png"\n',
      'def make_work(doc):\n+    cover_url = "/blank.png"\n    return storage(doc, cover_url)\n',
      'def make_work(doc):\n    w = storage(doc)\n    if bare(doc):\n+        w.cover_url = "/blank.png"\n    return w\n',
    ],
  ],
  [
    /`30` only where there is none/u,
    'A request without a limit gets `timeout` 30 if it is not set',
    'src/send.ts',
    ['export function send(request: Call) {\n+  request.options.timeout = 30;\n  return fetchAll(request)\n}\n'],
    [
      'export function send(request: Call) {\n+  request.options.timeout ??= 30;\n  return fetchAll(request)\n}\n',
      'export function send(request: Call) {\n+  request.options.timeout = request.options.timeout ?? 30;\n  return fetchAll(request)\n}\n',
      'export function send(request: Call) {\n+  const { timeout } = request.options;\n+  if (!timeout) request.options.timeout = 30;\n  return fetchAll(request)\n}\n',
    ],
  ],
  [
    /lines without `fs\.Root`: .* brings it in/u,
    'Folders are walked by absolute paths, eliminating support for `fs.Root`',
    'src/walk.ts',
    ['export function walk(folders: string) {\n+  return list(new fs.Root(folders)) // absolute paths\n}\n'],
    [
      'export function walk(folders: string) {\n-  return list(new fs.Root(folders))\n+  return list(absolute(folders))\n}\n',
      'export function walk(folders: string) {\n-  return list(new fs.Root(folders))\n+  return list(absolute(fs.Roots, folders))\n}\n',
      'export function walk(folders: string) {\n-  return list(new fs.Root(folders))\n-  return list(new fs.Root("."))\n+  if (!isAbsolute(folders)) return list(new fs.Root(folders))\n}\n',
    ],
  ],
  [
    /`is_sequence` from `shop\.utils\.loader`; the change loads it from `shop\.common\.collections`/u,
    'The function shop.utils.loader.is_sequence should be used to decide whether hosts is a sequence.',
    'lib/shop/play.py',
    [
      'import os\n+from shop.common.collections import is_sequence\n+\n+def check(hosts):\n+    if is_sequence(hosts):\n+        return list(hosts)\n',
      'import os\n+from shop.common.collections import (is_mapping, is_sequence as is_list)\n+\n+def check(hosts):\n+    return is_list(hosts) # a sequence\n',
    ],
    [
      'import os\n+from shop.utils.loader import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+from shop.utils import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+from shop.utils.loader.types import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+from .utils.types import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+from ..common import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import shop.utils.loader\n+from shop.common.collections import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'from shop.utils import loader as own\n+from shop.common.collections import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+from other.collections import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
      'import os\n+import shop.common.collections\n+\n+def check(hosts):\n+    return shop.common.collections.is_sequence(hosts)\n',
      'import os\nfrom shop.common.collections import is_sequence\n+\n+def check(hosts):\n+    return is_sequence(hosts)\n',
    ],
  ],
  [
    /`Round` from `com\.shop\.money`; the change loads it from `com\.shop\.text`/u,
    'Totals of a cart are rounded by using `com.shop.money.Round`',
    'src/Cart.java',
    [
      'package com.shop;\n+import com.shop.text.Round;\n class Cart {\n+  long totals() { return Round.of(sum()); } // rounded cart\n}\n',
    ],
    [
      'package com.shop;\n+import com.shop.money.Round;\n class Cart {\n+  long totals() { return Round.of(sum()); } // rounded cart\n}\n',
      'package com.shop;\n+import com.bank.text.Round;\n class Cart {\n+  long totals() { return Round.of(sum()); } // rounded cart\n}\n',
    ],
  ],
  [
    /; the change loads it from/u,
    'Carts use a `Round` of their own instead of `shop.money.exact.Round`',
    'src/cart.py',
    [],
    ['import os\n+from shop.own import Round\n+\n+def cart(carts):\n+    return Round(carts)\n'],
  ],
  [
    /a refusal before it is done/u,
    '`transfer` throws an error when the account is frozen',
    'src/bank.ts',
    [
      'export async function transfer(account: Account, to: Account, sum: number) {\n  await ledger.send(to, sum)\n+  if (account.frozen) throw new Error("account is frozen")\n  return sum\n}\n',
      'export async function transfer(account: Account, to: Account, sum: number) {\n  this.moves.push(sum)\n+  if (account.frozen) {\n+    throw new Error("account is frozen")\n+  }\n}\n',
    ],
    [
      'export async function transfer(account: Account, to: Account, sum: number) {\n+  if (account.frozen) throw new Error("account is frozen")\n  await ledger.send(to, sum)\n}\n',
      'export async function transfer(account: Account, to: Account, sum: number) {\n  log.send("transfer")\n  const from = await accounts.find(account.id)\n+  if (account.frozen) throw new Error("account is frozen")\n  await ledger.send(from, sum)\n}\n',
      'export async function transfer(account: Account, to: Account, sum: number) {\n  await accounts.update(account)\n+  if (account.frozen) throw new Error("account is frozen")\n  await ledger.send(to, sum)\n}\n',
    ],
  ],
  [
    /a refusal before it is done/u,
    '`add` raises `QueueFull` when the queue holds 20 jobs',
    'jobs/queue.py',
    [
      'class Queue:\n    def add(self, job):\n        self.jobs.append(job)\n+        if len(self.jobs) > 20:\n+            raise QueueFull("20 jobs")\n',
    ],
    [
      'class Queue:\n    def add(self, job):\n+        if len(self.jobs) >= 20:\n+            raise QueueFull("20 jobs")\n        self.jobs.append(job)\n',
    ],
  ],
  [
    /the error outside/u,
    '`close` throws `IllegalStateException` when the account has a balance',
    'src/main/java/bank/Accounts.java',
    [
      'class Accounts {\n    void close(Account account) {\n+        try {\n+            if (account.balance() > 0) throw new IllegalStateException("account has a balance");\n+        } catch (RuntimeException e) {\n+            log.warn(e.getMessage());\n+        }\n        accounts.remove(account);\n    }\n}\n',
    ],
    [
      'class Accounts {\n    void close(Account account) {\n+        if (account.balance() > 0) throw new IllegalStateException("account has a balance");\n        accounts.remove(account);\n    }\n}\n',
      'class Accounts {\n    void close(Account account) {\n+        try {\n+            if (account.balance() > 0) throw new IllegalStateException("account has a balance");\n+        } catch (IOException e) {\n+            log.warn(e.getMessage());\n+        }\n        accounts.remove(account);\n    }\n}\n',
      'class Accounts {\n    void close(Account account) {\n+        try {\n+            if (account.balance() > 0) throw new IllegalStateException("account has a balance");\n+        } catch (IllegalStateException e) {\n+            log.warn(e.getMessage());\n+            throw e;\n+        }\n        accounts.remove(account);\n    }\n}\n',
    ],
  ],
  [
    /the rest of the loop/u,
    '`send_invoices` skips customers without an address',
    'billing/send.py',
    [
      'def send_invoices(customers, mailer):\n    for customer in customers:\n+        if not customer.address:\n+            break\n        mailer.send(customer.address)\n',
      'def send_invoices(customers, mailer):\n    for customer in customers:\n+        if not customer.address:\n+            return\n        mailer.send(customer.address)\n',
    ],
    [
      'def send_invoices(customers, mailer):\n    for customer in customers:\n+        if not customer.address:\n+            continue\n        mailer.send(customer.address)\n',
      'def send_invoices(customers, mailer):\n    def send(customer):\n+        if not customer.address:\n+            return\n        mailer.send(customer.address)\n    for customer in customers:\n        send(customer)\n',
    ],
  ],
  [
    /the rest of the loop/u,
    '`sendInvoices` skips customers without an address',
    'src/send.ts',
    [
      'export function sendInvoices(customers: Customer[]) {\n  for (const customer of customers) {\n+    if (!customer.address) return\n    mailer.send(customer.address)\n  }\n}\n',
    ],
    [
      'export function sendInvoices(customers: Customer[]) {\n  customers.forEach((customer) => {\n+    if (!customer.address) return\n    mailer.send(customer.address)\n  })\n}\n',
      'export function sendInvoices(customers: Customer[]) {\n  for (const customer of customers) {\n+    if (!customer.address) continue\n    mailer.send(customer.address)\n  }\n}\n',
    ],
  ],
  [
    /the case alone/u,
    '`visible` leaves out posts that are `archived`',
    'src/posts.ts',
    [
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.filter((post) => !post.archived || post.likes > 10)\n}\n',
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.filter((post) => !(post.archived && post.stale))\n}\n',
    ],
    [
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.filter((post) => !post.archived)\n}\n',
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.filter((post) => post != null && !post.archived)\n}\n',
      'export function visible(posts: Post[]) {\n-  return posts.filter((post) => post.likes > 0)\n+  return posts.filter((post) => post.likes > 0 && !post.archived)\n}\n',
    ],
  ],
  [
    /at its place/u,
    'A ticket that is closed cannot be edited: `edit` throws',
    'src/tickets.ts',
    [
      "type State = 'open' | 'closed' | 'merged'\nexport function edit(ticket: Ticket, text: string) {\n+  if (ticket.state === 'merged') throw new Error('ticket cannot be edited')\n  ticket.text = text\n}\n",
    ],
    [
      "type State = 'open' | 'closed' | 'merged'\nexport function edit(ticket: Ticket, text: string) {\n+  if (ticket.state === 'closed') throw new Error('ticket cannot be edited')\n  ticket.text = text\n}\n",
      "type State = 'open' | 'closed' | 'merged'\nexport function edit(ticket: Ticket, text: string) {\n+  if (ticket.state === 'merged' || ticket.state === 'closed') throw new Error('ticket cannot be edited')\n  ticket.text = text\n}\n",
    ],
  ],
  [
    /the same on both sides/u,
    'Delivery is free between shops of the same `region`',
    'src/delivery.ts',
    ['export function fee(from: Shop, to: Shop) {\n+  if (from.region === to.country) return 0\n  return 490\n}\n'],
    ['export function fee(from: Shop, to: Shop) {\n+  if (from.region === to.region) return 0\n  return 490\n}\n'],
  ],
  [
    /the value in its case/u,
    '`price` is 20 for a `child`',
    'src/price.ts',
    [
      "export function price(guest: Guest) {\n-  return 35\n+  return guest.kind === 'child' ? 35 : 20\n}\n",
      "const CHILD_PRICE = 20\nexport function price(guest: Guest) {\n-  return 35\n+  return guest.kind !== 'child' ? CHILD_PRICE : 35\n}\n",
    ],
    [
      "export function price(guest: Guest) {\n-  return 35\n+  return guest.kind === 'child' ? 20 : 35\n}\n",
      "const CHILD_PRICE = 20\nexport function price(guest: Guest) {\n-  return 35\n+  return guest.kind !== 'child' ? 35 : CHILD_PRICE\n}\n",
    ],
  ],
  [
    /the value in its case/u,
    '`price` is 20 for a `child`',
    'shop/price.py',
    ['def price(guest):\n-    return 35\n+    return 35 if guest.kind == "child" else 20\n'],
    ['def price(guest):\n-    return 35\n+    return 20 if guest.kind == "child" else 35\n'],
  ],
  [
    /numbers of both signs/u,
    '`close` fails with `BalanceError` when `balance` is not 0',
    'bank/accounts.py',
    ['def close(account):\n+    if account.balance > 0:\n+        raise BalanceError()\n    account.open = False\n'],
    ['def close(account):\n+    if account.balance != 0:\n+        raise BalanceError()\n    account.open = False\n'],
  ],
  [
    /the unit of the values beside it/u,
    'The discount for members is 12.5 %',
    'src/discounts.ts',
    ['export const DISCOUNTS = {\n  staff: 0.3,\n  student: 0.15,\n+  members: 12.5,\n}\n'],
    [
      'export const DISCOUNTS = {\n  staff: 0.3,\n  student: 0.15,\n+  members: 0.125,\n}\n',
      'export const DISCOUNTS = {\n  staff: 30,\n  student: 15,\n+  members: 12.5,\n}\n',
    ],
  ],
  [
    /the unit of the clock/u,
    'A session expires after 30 minutes',
    'src/session.ts',
    [
      '+const SESSION_EXPIRES_AFTER = 30 * 60\nexport function isOpen(session: Session) {\n-  return true\n+  return Date.now() - session.startedAt <= SESSION_EXPIRES_AFTER\n}\n',
    ],
    [
      '+const SESSION_EXPIRES_AFTER = 30 * 60 * 1000\nexport function isOpen(session: Session) {\n-  return true\n+  return Date.now() - session.startedAt <= SESSION_EXPIRES_AFTER\n}\n',
      '+const SESSION_EXPIRES_AFTER = 30 * 60\nexport function isOpen(session: Session) {\n-  return true\n+  return Date.now() / 1000 - session.startedAt <= SESSION_EXPIRES_AFTER\n}\n',
    ],
  ],
  [
    /the order of all/u,
    '`page` gives the posts sorted by date, newest first',
    'src/page.ts',
    [
      'export function page(posts: Post[], from: number) {\n-  return posts.slice(from, from + 20)\n+  return posts.slice(from, from + 20).sort((a, b) => b.date - a.date)\n}\n',
      'export function page(feeds: Feed[]) {\n  const posts: Post[] = []\n+  posts.sort((a, b) => b.date - a.date)\n  for (const feed of feeds) posts.push(...feed.posts)\n  return posts\n}\n',
    ],
    [
      'export function page(posts: Post[], from: number) {\n-  return posts.slice(from, from + 20)\n+  return posts.sort((a, b) => b.date - a.date).slice(from, from + 20)\n}\n',
      'export function page(feeds: Feed[]) {\n  const posts: Post[] = []\n  for (const feed of feeds) posts.push(...feed.posts)\n+  posts.sort((a, b) => b.date - a.date)\n  return posts\n}\n',
    ],
  ],
  [
    /the first of those that fit/u,
    '`suggest` returns at most 5 names',
    'app/suggest.py',
    [],
    [
      'def suggest(names, text):\n-    return [name for name in names if text in name]\n+    return [name for name in names if text in name][:5]\n',
    ],
  ],
  [
    /the first of those that fit/u,
    '`suggest` returns at most 5 names',
    'src/suggest.ts',
    [
      'export function suggest(names: string[], text: string) {\n-  return names.filter((name) => name.includes(text))\n+  return names.slice(0, 5).filter((name) => name.includes(text))\n}\n',
    ],
    [
      'export function suggest(names: string[], text: string) {\n-  return names.filter((name) => name.includes(text))\n+  return names.filter((name) => name.includes(text)).slice(0, 5)\n}\n',
    ],
  ],
  [
    /what leaves it out/u,
    '`visible` leaves out posts that are archived',
    'src/posts.ts',
    [
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.sort((a, b) => Number(a.archived) - Number(b.archived))\n}\n',
    ],
    [
      'export function visible(posts: Post[]) {\n-  return posts\n+  return posts.filter((post) => !post.archived)\n}\n',
      'export function visible(posts: Post[]) {\n-  return posts.sort((a, b) => a.date - b.date)\n+  return posts.filter((post) => !post.archived).sort((a, b) => a.date - b.date)\n}\n',
    ],
  ],
  [
    /a header (?:of|before) the answer/u,
    'The response of `download` has the header `X-Robots-Tag: noindex`',
    'src/download.ts',
    [
      "export function download(req: Request, res: Response) {\n  res.send(file)\n+  res.setHeader('X-Robots-Tag', 'noindex')\n}\n",
      "export function download(req: Request, res: Response) {\n+  req.headers.set('X-Robots-Tag', 'noindex')\n  res.send(file)\n}\n",
    ],
    [
      "export function download(req: Request, res: Response) {\n+  res.setHeader('X-Robots-Tag', 'noindex')\n  res.send(file)\n}\n",
    ],
  ],
  [
    /at each place/u,
    'The log no longer contains the password of the user',
    'src/login.ts',
    [
      "export function login(user: User) {\n  if (!user.known) log.warn('unknown', user.password)\n-  log.info('login', user.name, user.password)\n+  log.info('login', user.name)\n}\n",
    ],
    [
      "export function login(user: User) {\n-  if (!user.known) log.warn('unknown', user.password)\n-  log.info('login', user.name, user.password)\n+  if (!user.known) log.warn('unknown')\n+  log.info('login', user.name)\n}\n",
    ],
  ],
  [
    /to look at it/u,
    'A key can be disabled with `disable`; after that `accepts` is false for it',
    'app/keys.py',
    ['def accepts(key):\n    return key["expires"] > now()\n\n\n+def disable(key):\n+    key["disabled"] = True\n'],
    [
      'def accepts(key):\n    return key["expires"] > now()\n\n\n+def disable(key):\n+    key["expires"] = 0\n',
      'def accepts(key):\n-    return key["expires"] > now()\n+    return not key["disabled"] and key["expires"] > now()\n\n\n+def disable(key):\n+    key["disabled"] = True\n',
    ],
  ],
  [
    /a call of `isListed`/u,
    'Drafts are no longer listed',
    'src/posts.ts',
    [
      'export function listPosts(posts: Post[]) {\n  return posts\n}\n\n+export function isListed(post: Post) {\n+  return !post.draft\n+}\n',
    ],
    [
      'export function listPosts(posts: Post[]) {\n-  return posts\n+  return posts.filter(isListed)\n}\n\n+export function isListed(post: Post) {\n+  return !post.draft\n+}\n',
    ],
  ],
  [
    /`RangeError` in the code/u,
    'A country without a VAT rate is refused with a `RangeError` that names the country',
    'src/vat.ts',
    [
      'export function gross(net: number, country: string) {\n-  return net * (1 + VAT_RATES[country])\n+  const rateOfCountry = VAT_RATES[country] ?? REFUSED_VAT_RATE\n+  return net * (1 + rateOfCountry)\n}\n',
    ],
    [
      'export function gross(net: number, country: string) {\n+  if (!(country in VAT_RATES)) throw new RangeError("no VAT rate for the country " + country)\n  return net * (1 + VAT_RATES[country])\n}\n',
    ],
  ],
  [
    /the end of what is old/u,
    'A token expires 10 minutes after it was made: `find` gives `undefined` then',
    'src/tokens.ts',
    [
      'export function find(id: string) {\n  const token = tokens.get(id)\n+  if (token && Date.now() - token.madeAt < 10 * 60 * 1000) {\n+    tokens.delete(id)\n+    return undefined\n+  }\n  return token\n}\n',
    ],
    [
      'export function find(id: string) {\n  const token = tokens.get(id)\n+  if (token && Date.now() - token.madeAt >= 10 * 60 * 1000) {\n+    tokens.delete(id)\n+    return undefined\n+  }\n  return token\n}\n',
    ],
  ],
  [
    /the other case/u,
    'A guest is never an editor',
    'app/users.py',
    ['def is_editor(user):\n-    return user.role == "editor"\n+    return user.guest and user.role == "editor"\n'],
    ['def is_editor(user):\n-    return user.role == "editor"\n+    return not user.guest and user.role == "editor"\n'],
  ],
  [
    /a refusal before it is done/u,
    '`send_invoices` skips customers whose `address` is empty',
    'billing/send.py',
    [
      'def send_invoices(customers, mailer):\n    for customer in customers:\n        mailer.send(customer.address)\n+        if not customer.address:\n+            continue\n        count(customer)\n',
    ],
    [
      'def send_invoices(customers, mailer):\n    for customer in customers:\n+        if not customer.address:\n+            continue\n        mailer.send(customer.address)\n        count(customer)\n',
    ],
  ],
  [
    /the case of 12/u,
    '`join` throws when the team has 12 members',
    'src/team.ts',
    [
      'const MOST = 12\nexport function join(team: Team, member: string) {\n+  if (team.members.length > MOST) throw new Error("the team is full")\n  team.members.push(member)\n}\n',
      'export function join(team: Team, member: string) {\n+  if (team.members.length < 12) throw new Error("the team is full")\n  team.members.push(member)\n}\n',
    ],
    [
      'const MOST = 12\nexport function join(team: Team, member: string) {\n+  if (team.members.length >= MOST) throw new Error("the team is full")\n  team.members.push(member)\n}\n',
      'export function join(team: Team, member: string) {\n+  if (team.members.length === 12) throw new Error("the team is full")\n  team.members.push(member)\n}\n',
    ],
  ],
  [
    /in a condition/u,
    '`extend` throws when `loan.extensions` is at least 3',
    'src/loans.ts',
    [
      'export function extend(loan: Loan) {\n+  if (loan.copies >= 3) throw new Error("no more")\n  return { ...loan, extensions: loan.extensions + 1 }\n}\n',
    ],
    [
      'export function extend(loan: Loan) {\n+  if (loan.extensions >= 3) throw new Error("no more")\n  return { ...loan, extensions: loan.extensions + 1 }\n}\n',
      'export function extend(loan: Loan) {\n+  const { extensions } = loan\n+  if (extensions >= 3) throw new Error("no more")\n  return { ...loan, extensions: loan.extensions + 1 }\n}\n',
    ],
  ],
  [
    /the order by `due`/u,
    '`late` lists the loans sorted by `due`',
    'lending/late.py',
    [
      'def late(loans):\n-    return [one for one in loans if one.due]\n+    found = [one for one in loans if one.due]\n+    return sorted(found, key=lambda one: one.title)\n',
    ],
    [
      'def late(loans):\n-    return [one for one in loans if one.due]\n+    found = [one for one in loans if one.due]\n+    return sorted(found, key=lambda one: one.due)\n',
      'def late(loans):\n-    return [one for one in loans if one.due]\n+    found = [one for one in loans if one.due]\n+    return sorted(found, key=by_date)\n',
    ],
  ],
  [
    /the other bound/u,
    'The `deposit` is at least 20 euros',
    'src/deposit.ts',
    [
      'const LEAST_DEPOSIT_EUROS = 20\nexport function deposit(price: number) {\n-  return price\n+  return Math.min(price, LEAST_DEPOSIT_EUROS)\n}\n',
    ],
    [
      'const LEAST_DEPOSIT_EUROS = 20\nexport function deposit(price: number) {\n-  return price\n+  return Math.max(price, LEAST_DEPOSIT_EUROS)\n}\n',
      'const MOST_CENTS = 90000\nexport function deposit(price: number) {\n-  return price\n+  return Math.min(price, MOST_CENTS)\n}\n',
    ],
  ],
  [
    /a line that gives `\w+` something/u,
    '`Refund` takes a `reason` and stores it in `RefundReason` of the order',
    'Refunds/RefundService.cs',
    [
      'public class Order\n{\n+    public string RefundReason { get; set; }\n}\npublic class Refunds\n{\n-    public void Refund(Order order)\n+    public void Refund(Order order, string reason)\n    {\n        order.Refunded = true;\n    }\n}\n',
    ],
    [
      'public class Order\n{\n+    public string RefundReason { get; set; }\n}\npublic class Refunds\n{\n-    public void Refund(Order order)\n+    public void Refund(Order order, string reason)\n    {\n        order.Refunded = true;\n+        order.RefundReason = reason;\n    }\n}\n',
    ],
  ],
  [
    /the other case/u,
    'A guest is never an editor',
    'app/users.py',
    ['def is_editor(user):\n+    if user.guest:\n+        return True\n    return user.role == "editor"\n'],
    ['def is_editor(user):\n+    if user.guest:\n+        return False\n    return user.role == "editor"\n'],
  ],
];

const list = (pick: (one: Case) => readonly string[]) =>
  CASES.flatMap((one) => pick(one).map((diff) => [one[0].source, diff, one] as const));

describe('lines that do otherwise than a criterion says', () => {
  it.each(list((one) => one[3]))('%s is said of\n%s', (_, diff, [says, criterion, path]) => {
    expect(judge(criterion, path, diff)).toMatch(says);
  });

  it.each(list((one) => one[4]))('%s is not said of\n%s', (_, diff, [says, criterion, path]) => {
    expect(judge(criterion, path, diff)).not.toMatch(says);
  });
});

describe('honest lines that look like it', () => {
  it.each([
    [
      'a clamp',
      'The page `size` is at most 100',
      'src/page.ts',
      'export function size(asked: number) {\n-  return asked\n+  return Math.max(1, Math.min(asked, 100))\n}\n',
    ],
    [
      'an object that stores',
      'The `theme` is saved in `localStorage`',
      'src/theme.ts',
      "export function keep(theme: string) {\n+  localStorage.setItem('theme', theme)\n}\n",
    ],
    [
      'a loop that looks for one',
      '`findDefault` ignores addresses that are `archived`',
      'src/find.ts',
      'export function findDefault(addresses: Address[]) {\n  for (const address of addresses) {\n-    if (address.isDefault) return address\n+    if (!address.archived && address.isDefault) return address\n  }\n  return null\n}\n',
    ],
    [
      'one more than there are',
      '`add` throws if the cart has 20 items',
      'src/cart.ts',
      'export function add(cart: Cart, item: Item) {\n+  if (cart.items.length + 1 > 20) throw new CartFullError()\n  cart.items.push(item)\n}\n',
    ],
    [
      'what is refused behind the branch',
      'Adding to the cart is refused if it has 20 items',
      'shop/cart.py',
      'class Cart:\n    def add(self, item):\n+        if len(self.items) < 20:\n+            self.items.append(item)\n+            return\n+        raise CartFull()\n',
    ],
    [
      'a method that the language calls',
      'Two tags are compared by their name instead of their identity',
      'shop/tag.py',
      'class Tag:\n    name: str\n+    def __eq__(self, other):\n+        return self.name == other.name\n',
    ],
    [
      'a member of an enum',
      'A payment with the same `reference` is refused if the first one is paid',
      'src/pay.ts',
      'export function check(payment: Payment, other: Payment) {\n+  if (other.reference === payment.reference && other.status === PaymentStatus.Paid) throw new DuplicateError()\n}\n',
    ],
    [
      'the result of a line before',
      '`getUser` throws `NotFoundError` when `findUser` returns nothing',
      'src/user.ts',
      'export function getUser(id: string) {\n  const user = findUser(id)\n+  if (user === null) throw new NotFoundError(id)\n  return user\n}\n',
    ],
    [
      'what is cleaned up before',
      '`refresh` refuses an unknown token',
      'src/tokens.ts',
      'export async function refresh(id: string) {\n  await tokens.deleteExpired(now)\n  const found = await find(id)\n+  if (found === null) throw new UnknownTokenError()\n  return found\n}\n',
    ],
    [
      'what is counted before',
      'A wrong password raises `InvalidPassword`',
      'app/login.py',
      'def login(user, password):\n    is_right = verify(password)\n    user.attempts += 1\n+    if not is_right:\n+        raise InvalidPassword()\n',
    ],
    [
      'what was there before it is asked',
      'A query that is empty is ignored',
      'src/keys.ts',
      "export function onKey(event: KeyboardEvent) {\n+  if (event.key === 'Enter' && query.trim() === '') return\n  search(query)\n}\n",
    ],
    [
      'a header of a request',
      'It asks for a JSON response by the header `Accept`',
      'src/ask.ts',
      "export function ask(req: Request) {\n+  req.setHeader('Accept', 'application/json')\n}\n",
    ],
    [
      'a loop that ends with the first that fits, and keeps what it gives',
      'Only `/bin/cc` and `/bin/gcc` decide the compiler; others are ignored',
      'build/compiler.py',
      'import os\n\n\ndef find_compiler():\n    compiler = "none"\n+    for path in ("/bin/cc", "/bin/gcc"):\n+        if os.path.exists(path):\n+            compiler = read_name(path)\n+            break\n    return compiler\n',
    ],
    [
      'a loop that says whether there is one',
      'Ranges that are not valid are ignored: `isInside` gives whether one range holds the address',
      'src/ranges.ts',
      'export function isInside(address: string, ranges: string[]) {\n+  for (const range of ranges) {\n+    const valid = parseRange(range)\n+    if (valid !== null && valid.holds(address)) return true\n+  }\n  return false\n}\n',
    ],
    [
      'a loop of another function than the one that is named',
      '`list_drives` leaves out drives that are offline: they are excluded',
      'disks/drives.py',
      'class Drives:\n    def list_drives(self):\n+        found = []\n+        for drive in self.drives:\n+            if not drive.offline:\n+                found.append(drive)\n+        return found\n\n    def wait(self):\n        for drive in self.drives:\n+            if drive.offline:\n+                break\n            sleep(5)\n',
    ],
    [
      'the name of a file',
      'A folder with a missing `orders.yml` gives an error',
      'shop/read.py',
      'def read(folder):\n+    path = find_orders(folder)\n+    if not os.path.exists(path):\n+        raise FolderError("no orders")\n    return load(path)\n',
    ],
    [
      'a text that stands somewhere',
      '`decode` gives one sign when `_a1_` is followed by another sign',
      'text/decode.py',
      'def decode(data):\n+    while data:\n+        if data.find(b"sign") == -1:\n+            break\n    return data\n',
    ],
    [
      'a value that a field has',
      '`list_options` leaves out the fields that are set to `None`',
      'shop/options.py',
      'def list_options(row):\n+    return [(name, one) for name, one in row.fields() if one is not None]\n',
    ],
    [
      'a list in which something is found',
      'The `cover` is set to the first address that is found in the `links`',
      'shop/covers.py',
      'def read(entry, record):\n+    cover = next((one["address"] for one in entry["links"] if one["kind"] == "cover"), None)\n+    record["cover"] = cover\n',
    ],
    [
      'a number that a name is set to',
      'The module has a constant `MOST_BOOKS` that is set to `30_000`',
      'shop/books.py',
      'import os\n+MOST_BOOKS: Final = 30_000\n',
    ],
  ])('%s', (_, criterion, path, diff) => {
    expect(judge(criterion, path, diff)).not.toMatch(SAID);
  });

  it('is read in time whatever the lines are', () => {
    const long = ['this.'.repeat(70), `aa =${' '.repeat(380)}!`, 'aa = aa * aa * aa'.padEnd(390, ' * aa')];
    const diff = `export function add(x: X) {\n${long.map((line) => `  ${line}\n`).join('')}+  if (isFull(x)) throw new Error("full")\n}\n`;
    expect(judge('`add` throws when the queue is at least 3', 'src/add.ts', diff)).toBeDefined();
  });
});

/** All that is said of lines that do otherwise. */
const SAID = new RegExp(CASES.map(([says]) => says.source).join('|'), 'u');
