import { createServer, type Server } from 'node:http';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ProviderError } from '../../src/base/errors.js';
import { openTickets } from '../../src/reviewing/open-tickets.js';

/** A GitHub that answers nothing. */
let mute: Server;
let apiUrl = '';
beforeAll(async () => {
  mute = createServer(() => undefined);
  await promisify((done: () => void) => mute.listen(0, '127.0.0.1', done))();
  const address = mute.address();
  apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(() => {
  mute.closeAllConnections();
  mute.close();
});

const said: string[] = [];
afterEach(() => void said.splice(0));

const read = (address: string, whole: number, signal = new AbortController().signal) =>
  openTickets(
    {
      ticketFile: null,
      github: { token: 'a token', apiUrl: address },
      onWait: (what) => void said.push(what),
      patience: { silent: whole / 10, whole },
    },
    'octo/shop',
  )('12', signal).catch((fault: unknown) => fault);

describe('an issue that GitHub does not give', () => {
  it('is given up in time, and what is waited for is said before', async () => {
    const fault = await read(apiUrl, 100);
    expect(fault).toBeInstanceOf(ProviderError);
    expect(fault).toMatchObject({ code: 'E_UP_001', transient: false });
    expect(String(fault)).toMatch(
      /GitHub \(127\.0\.0\.1:\d+\) did not answer within 0\.1 s, so the ticket 12 was not read\. Check the network .* --ticket TICKET\.md\.$/u,
    );
    expect(said).toEqual([
      expect.stringMatching(/^waiting for GitHub \(127\.0\.0\.1:\d+\) to read the ticket 12, at most 0\.1 s$/u),
    ]);
  });

  it('is left when the one who waits leaves', async () => {
    const leave = new AbortController();
    const reading = read(apiUrl, 60_000, leave.signal);
    leave.abort(new Error('Stopped by SIGINT'));
    expect(String(await reading)).toContain('Stopped by SIGINT');
    expect(said).toEqual([]);
  });
});
