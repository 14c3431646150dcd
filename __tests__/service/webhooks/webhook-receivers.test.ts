import { describe, expect, it } from '@jest/globals';
import type { Delivery } from '../../../src/contract/index.js';
import { selfSigned } from '../../stand-ins/certificate.js';
import { startReceiver } from '../../stand-ins/receiver.js';
import { useSending } from './webhook-sending.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

const sending = useSending();
const { start, subscribe, deliveries, tried, over } = sending;

describe('a receiver', () => {
  const failsWith = async (id: string, expected: Partial<Delivery>, line: string) => {
    await sending.service.complete();
    expect(await tried(id, 1)).toMatchObject({ status: 'pending', attempt: 1, ...expected });
    expect(sending.service.log.at(-1)).toContain(line);
  };

  it.each([300, 301, 302, 303, 307, 308])('that redirects by %i is not followed', async (status) => {
    await start({ webhooks: { allow: [`127.0.0.1:${sending.receiver.port}`] } });
    const inside = await startReceiver();
    sending.closeLater(inside.close);
    sending.receiver.reply((response) => response.writeHead(status, { location: `${inside.url}/admin` }).end());
    const { id } = await subscribe(sending.receiver.url);
    await failsWith(id, { response_status: status }, `HTTP ${status}`);
    expect(inside.received).toEqual([]);
    expect(sending.receiver.received).toHaveLength(1);
  });

  it('that is gone loses its subscription', async () => {
    await start();
    sending.receiver.reply(410);
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    while ((await sending.service.call('GET', `/v1/webhooks/${id}`)).status !== 404);
    expect(sending.outcomes).toEqual(['gone']);
    expect(sending.service.log.at(-1)).toContain('the subscription is removed');
    await sending.service.complete({ pr: 8 });
    expect(sending.receiver.received).toHaveLength(1);
  });

  it('that does not answer is given up after 15 s', async () => {
    const asked: number[] = [];
    await start({
      deadline: (milliseconds) => {
        asked.push(milliseconds);
        return AbortSignal.timeout(milliseconds === 15_000 ? 40 : milliseconds);
      },
    });
    sending.receiver.reply(() => undefined);
    const { id } = await subscribe(sending.receiver.url);
    await failsWith(id, { response_status: null }, 'no answer within 15 s');
    expect(asked).toContain(15_000);
  });

  it('that answers and never ends its body has answered', async () => {
    await start({ deadline: (milliseconds) => AbortSignal.timeout(milliseconds === 15_000 ? 1000 : milliseconds) });
    sending.receiver.reply((response) => {
      response.writeHead(200);
      response.write('x');
    });
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    expect(await over(id)).toMatchObject({ status: 'delivered', response_status: 200 });
  });

  it('that answers without end is cut off', async () => {
    await start();
    let written = 0;
    sending.receiver.reply((response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536);
      const pour = () => {
        while (!response.destroyed && response.write(chunk)) written += chunk.length;
        response.once('drain', pour);
      };
      pour();
    });
    const { id } = await subscribe(sending.receiver.url);
    await sending.service.complete();
    expect(await over(id)).toMatchObject({ status: 'delivered', response_status: 200 });
    expect(written).toBeLessThan(64 * 1024 * 1024);
  });

  it('that sends huge headers, or no HTTP at all, has failed', async () => {
    await start();
    sending.receiver.reply(
      (response) => response.writeHead(200, { 'x-much': 'x'.repeat(40_000) }).end(),
      (response) => response.socket?.end('SSH-2.0-OpenSSH_9.9\r\n'),
      (response) => response.socket?.destroy(),
    );
    const { id } = await subscribe(sending.receiver.url);
    await failsWith(id, { response_status: null }, 'UND_ERR_HEADERS_OVERFLOW');
    sending.service.pass(6 * SECOND);
    expect((await tried(id, 2)).response_status).toBeNull();
    sending.service.pass(6 * MINUTE);
    expect((await tried(id, 3)).response_status).toBeNull();
  });

  it('whose certificate nobody vouches for gets nothing', async () => {
    await start({ webhooks: { allow: ['inside.example'], lookupAllowed: async () => ['127.0.0.1'] } });
    const secure = await startReceiver(selfSigned('inside.example'));
    sending.closeLater(secure.close);
    const { id } = await subscribe(`https://inside.example:${secure.port}/`);
    await failsWith(id, { response_status: null }, 'DEPTH_ZERO_SELF_SIGNED_CERT');
    expect(secure.received).toEqual([]);
  });

  it.each([[['10.0.0.1']], [['93.184.216.34', '127.0.0.1']], [['::ffff:169.254.169.254']]])(
    'whose name leads to %j gets nothing',
    async (addresses) => {
      await start({ webhooks: { lookup: async () => addresses } });
      const { id } = await subscribe(`https://evil.example:${sending.receiver.port}/`);
      await failsWith(id, { response_status: null }, 'not an address of the public internet');
      expect(sending.receiver.received).toEqual([]);
    },
  );

  it('that is slow holds up no other', async () => {
    await start();
    const slow = await startReceiver();
    sending.closeLater(slow.close);
    slow.reply(() => undefined);
    await subscribe(slow.url);
    const { id } = await subscribe(sending.receiver.url);
    for (let pr = 1; pr <= 10; pr += 1) await sending.service.complete({ pr });
    await sending.receiver.nth(10);
    while ((await deliveries(id)).some(({ status }) => status !== 'delivered'));
    // Four at a time.
    expect(slow.received).toHaveLength(4);
  });
});
