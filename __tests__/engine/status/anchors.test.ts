/** The exact words of a criterion: what counts as the same in a change, and what is said of the ones that are missing. */

import { describe, expect, it } from '@jest/globals';
import { NO_TEXT } from '../../../src/engine/status/statement.js';
import { compareOne } from './compare.js';

describe('the exact words of a criterion', () => {
  it.each([
    ['an option', 'The walk stops at `--max-depth`', '+const maxDepth = options.depth;'],
    ['an option in other letters', 'The walk stops at max_depth levels', '+if (level > MAX_DEPTH) return;'],
    ['a name with its class', '`Client.fetch` logs the address', '+class Client {\n+  fetch() { log(address); }'],
    ['a name that only stands beside the change', '`fetch` logs the address', ' function fetch() {\n+  log(address);'],
    ['a quoted text', 'The button reads "Save all"', `+<button label='Save all'>`],
    ['a duration in another unit', 'The client waits 30 seconds for the server', '+const wait = 30_000;'],
    ['a duration by its type', 'The client waits 30 s for the server', '+let wait = Duration::from_secs(30);'],
    ['a duration as a product', 'The client waits five minutes for the server', '+const WAIT = 5 * 60 * 1000;'],
    ['a size in another unit', 'A file of more than 10 MB is refused', '+if (file.size > 10 * 1024 * 1024) refuse();'],
    ['a number as a word', 'The client tries three times', '+const tries = 3;'],
    ['a number of others', 'Each of the three request kinds is logged by the client', '+log(request); // client'],
    ['a number in other digits', 'At most 1,000 rows are read', '+const ROWS = 1e3;'],
    ['a hexadecimal number', 'The mask of the client is 16', '+const mask = 0x10; // client'],
    [
      'a limit with another sign',
      'A password has at least 8 characters',
      '+if (password.length <= 7) throw new Error();',
    ],
    ['a status by its name', 'A missing user answers with status 404', '+return new NotFound(user);'],
    ['a share as a fraction', 'The sample is 50% of the rows', '+const sample = 0.5; // of the rows'],
    ['the first part of a version', 'The project needs pnpm 11', '+"packageManager": "pnpm@11.1.3"'],
    ['a value that it is not', 'A nonce has 66 bytes, not 132 bytes', '+assert(nonce.length === 66);'],
    ['a version', 'The release notes are under version 1.3.0', '+## 1.3.0'],
    ['one of two names', 'The key is read from `HOME_KEY` or `USER_KEY`', '+const key = env.USER_KEY;'],
    ['a sign', 'Names are cut at `|`', "+return names.split('|');"],
    [
      'a quote, which each language writes otherwise',
      'A quote in the name comes out as `\\"`',
      '+return escape(name);',
    ],
    ['an example', 'Editors, e.g. `vim`, are opened', '+open(editor);'],
    ['a thing that must not be', 'There is no `--force` option', '+parse(options);'],
    ['a reference', 'The answer is as RFC 7231 has it, see #4711', '+answer();'],
    [
      'a call, by what is called',
      '`Client.read(amount=None)` reads a part',
      '+class Client {\n+  read(self, amount: number | null) { part(); }',
    ],
    [
      'a command, by the file of its subcommand',
      '`shop export` logs the address',
      '+log(address);',
      'src/commands/export.ts',
    ],
    ['an object that is made', 'A `new Headers({ set: 1 })` logs the address', '+class Headers { log(address) {} }'],
    [
      'a number that goes from where it stood',
      'An answer with status 304 is not followed',
      '-const redirects = [301, 302, 304];\n+const redirects = [301, 302];',
    ],
    [
      'a text with places for others',
      'It says "No user <user name> in {team}"',
      '+raise KeyError(f"No user {name} in {team}")',
    ],
    ['a text with signs for others', 'It says "No user %s here"', '+throw Error(f"No user {name} here")'],
    ['a call of HTTP, as routers name it', '`GET /awards/count` counts awards', "+app.get('/awards/count', count);"],
    ['a path with places', 'Covers are stored at `items/<size>_covers_<id>`', '+path = f"items/{size}_covers_{id}"'],
    ['a call with what it gives', '`Page.read() -> str` logs the address', '+class Page { read() { log(address); } }'],
    ['names in a row', 'It returns `(name: str, version: str)`', '+return [name.trim(), version];'],
    ['a sum', 'The key is `prefix + separator`', '+key = clean(prefix) + separator;'],
    ['a part of a word', 'Answers of 7xx and 2-letter codes are logged', '+log(answers, codes);'],
    [
      'a number in the name of a format',
      'Gain tags are fixed-point numbers (Q7.8 format)',
      '+readFixedPoint(gain, tags);',
    ],
    ['a number in the name of a standard', 'Films are stored as H.264, and keys as utf8.3', '+store(films, keys);'],
    ['a version of a language', 'The client works with Python 3', '+client.work()'],
    ['a version of C#', 'The client works with C# 8', '+client.work()'],
    ['a version of C++', 'The client works with C++ 17.', '+client.work()'],
    ['a small number in a sentence', 'Both of the two lists are sorted', '+lists.sort();'],
  ])('finds %s', (_, text, diff, path = 'src/client.ts') => {
    expect(compareOne(text, diff, path)).toEqual(NO_TEXT);
  });

  it.each([
    [
      'a name',
      'The input is called `focusWhenOff`',
      '+@Input() focusable = false;',
      '`focusWhenOff`, which is not in the change',
    ],
    [
      'a value of which only parts are there',
      'The setting is called `group.parent`',
      '+const key = "group.ancestor"; // parent',
      '`group.parent`, which is not in the change',
    ],
    [
      'a value that only stood there before',
      'The setting is now called `group.parent`',
      ' "group.parent"\n+"group.ancestor"',
      '`group.parent`, which is not in the change',
    ],
    [
      'a sign that only stands beside the change',
      'Each `$` of the name is escaped',
      ' const $name = form.name;\n+return escape(name);',
      '`$`, which is not in the change',
    ],
    [
      'a command of another file',
      '`shop export` logs the address',
      '+log(address); // export',
      '`shop export`, which is not in the change',
    ],
    [
      'a call of something else',
      '`Client.read(amount=None)` reads a part',
      '+class Client {\n+  load(amount: number | null) { part(); }',
      '`Client.read(amount=None)`, which is not in the change',
    ],
    [
      'a call that is the value',
      'The setting is called `read(amount)`',
      '+const key = "read"; // setting called',
      '`read(amount)`, which is not in the change',
    ],
    [
      'a limit that goes',
      'No more than 304 rows are read',
      '-const rows = 304;\n+const rows = 409;',
      '304 rows, which is not in the change',
    ],
    [
      'a number that goes, of what is still done',
      'An answer with status 304 is followed',
      '-const redirects = [301, 304];\n+const redirects = [301];',
      '304, which is not in the change',
    ],
    [
      'a text with another part',
      'It says "No user <user name> here"',
      '+raise KeyError(f"No group {name} here")',
      '"No user <user name> here", which is not in the change',
    ],
    [
      'one of two names in a row',
      'It returns `(name, version)`',
      '+return [name, branch]; // returns',
      '`(name, version)`, which is not in the change',
    ],
    [
      'a part of a sum',
      'The key is `prefix + separator`',
      '+key = prefix;\n+other = separator;',
      '`prefix + separator`, which is not in the change',
    ],
    ['a text', 'The page shows "Try again"', '+show("Failed");', '"Try again", which is not in the change'],
    [
      'a duration',
      'The client waits 30 seconds',
      '+const wait = 60; // client',
      '30 seconds, which is not in the change',
    ],
    ['a status', 'The server answers with status 409', '+return 404; // server', '409, which is not in the change'],
    [
      'a class of statuses',
      'The client retries on `5xx`',
      '+if (status === 404) retry();',
      '`5xx`, which is not in the change',
    ],
    ['a version', 'It is released as version 1.2.7', '+version: 1.3.0', '"1.2.7", which is not in the change'],
    [
      'a limit in a negation',
      'The client does not retry more than 4 times',
      '+retry(client);',
      '4 times, which is not in the change',
    ],
    [
      'a number that stands elsewhere',
      'A password has 12 letters',
      '+checkPassword(letters);\n+\n+\n+\n+const columns = 80;\n+',
      '12, which is not in the change',
    ],
  ])('misses %s', (_, text, diff, said) => {
    expect(compareOne(text, diff).missing).toContain(said);
  });

  it('reads hostile text in linear time', () => {
    const long = `${'`a` "b" 1.2.3 --x /y/z '.repeat(5000)}${'('.repeat(5000)}`;
    expect(compareOne(long, `+${'9*'.repeat(50_000)}`).missing.length).toBeLessThan(100);
  });
});

describe('what only tests, comments and documents have', () => {
  it.each([
    ['a number in a test', 'Stopping gives the code 143', '+expect(stop()).toBe(143); // code', 'stop.test.ts', '143'],
    [
      'a name in a document',
      '`keepAlive` ends the session',
      '+`keepAlive` ends the session',
      'guide.md',
      '`keepAlive`',
    ],
  ])('does not show behaviour: %s', (_, text, diff, path, said) => {
    expect(compareOne(text, diff, path).missing).toContain(
      `${said}, which only tests, comments or documents of the change have`,
    );
  });

  it.each([
    ['a test', 'A test covers the code 143', '+expect(stop()).toBe(143); // code', 'stop.test.ts'],
    ['a document', 'The guide documents `keepAlive`', '+`keepAlive` ends the session', 'guide.md'],
  ])('shows what asks for %s', (_, text, diff, path) => {
    expect(compareOne(text, diff, path).missing).toEqual([]);
  });
});
