import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type Dispatcher, request } from 'undici';
import { resolvePort } from '../../../src/base/url.js';
import { parseAllowList } from '../../../src/service/webhooks/allow-list.js';
import { AddressRefusedError } from '../../../src/service/webhooks/guard.js';
import { resolvePublicName } from '../../../src/service/webhooks/name-lookup.js';
import { checkSubscriptionUrl } from '../../../src/service/webhooks/subscription-url.js';
import { selfSigned } from '../../stand-ins/certificate.js';
import { type Receiver, startReceiver } from '../../stand-ins/receiver.js';
import { type WebhookWorld, webhookMeans } from './webhook-means.js';

describe("the operator's list", () => {
  const has = (entries: readonly string[], url: string) => {
    const parsed = new URL(url);
    return parseAllowList(entries).has(parsed.hostname, resolvePort(parsed));
  };

  it.each([
    ['hooks.corp.example', 'https://hooks.corp.example/x'],
    ['hooks.corp.example', 'http://hooks.corp.example:9000/'],
    ['HOOKS.corp.Example', 'https://hooks.CORP.example/'],
    ['hooks.corp.example:443', 'https://hooks.corp.example/'],
    ['hooks.corp.example:80', 'http://hooks.corp.example/'],
    ['10.1.2.3:8080', 'http://10.1.2.3:8080/'],
    ['10.1.2.3', 'http://0x0a010203/'],
    ['::1', 'http://[::1]:81/'],
    ['[::1]:81', 'http://[::1]:81/'],
    ['[FD00:0::1]', 'http://[fd00::1]/'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
  ])('%s opens %s', (entry, url) => {
    expect(has([entry], url)).toBe(true);
    expect(has(['other.example', entry], url)).toBe(true);
  });

  it.each([
    ['hooks.corp.example', 'https://x.hooks.corp.example/'],
    ['hooks.corp.example', 'https://hooks.corp.example.evil.example/'],
    ['hooks.corp.example:443', 'https://hooks.corp.example:8443/'],
    ['hooks.corp.example:443', 'http://hooks.corp.example/'],
    ['10.1.2.3', 'http://10.1.2.30/'],
    ['[::1]:81', 'http://[::1]:82/'],
  ])('%s does not open %s', (entry, url) => {
    expect(has([entry], url)).toBe(false);
  });

  it('opens nothing when it is empty', () => {
    expect(has([], 'http://127.0.0.1/')).toBe(false);
  });

  it.each(['', ' ', 'http://a.example', 'a.example/x', 'a.example:0', 'a.example:65536', 'a.example:x', 'u@a.example'])(
    'refuses the entry %j by name',
    (entry) => expect(() => parseAllowList([entry])).toThrow(`"${entry}"`),
  );

  it.each(['*.example', 'a b', '[::1', '1.2.3.4.5:80x', 'a.example?x', '[nonsense]'])(
    'refuses the entry %j',
    (entry) => {
      expect(() => parseAllowList([entry])).toThrow(/neither a host nor host:port/u);
    },
  );
});

describe('the URL of a subscription', () => {
  const fault = (url: string) => checkSubscriptionUrl(url, parseAllowList(['127.0.0.1:9000', 'inside.example']));

  it.each([
    'https://example.com/hook',
    'https://example.com:8443/hook?token=x#y',
    'https://93.184.216.34/',
    'https://[2606:4700::1111]/',
    'https://bücher.example/',
    'http://127.0.0.1:9000/',
    'https://127.0.0.1:9000/',
    'http://inside.example:1234/x',
    'https://db.internal/',
  ])('may be %s', (url) => {
    expect(fault(url)).toBeNull();
  });

  it.each([
    ['http://example.com/', 'https://'],
    ['http://127.0.0.1:9001/', 'https://'],
    ['ftp://example.com/', 'https://'],
    ['file:///etc/passwd', 'https://'],
    ['javascript:alert(1)', 'https://'],
    ['https://user:pass@example.com/', 'password'],
    ['https://user@inside.example/', 'user name'],
    ['https://127.0.0.1/', 'public internet'],
    ['https://2130706433/', 'public internet'],
    ['https://0x7f.1/', 'public internet'],
    ['https://[::1]/', 'public internet'],
    ['https://[::ffff:10.0.0.1]/', 'public internet'],
    ['https://169.254.169.254/latest/meta-data', 'public internet'],
    ['https://localhost/', 'public internet'],
    ['https://LOCALHOST./', 'public internet'],
    ['https://a.localhost/', 'public internet'],
    ['https://exam\nple.com/', 'not a URL'],
    ['https://', 'not a URL'],
    ['example.com', 'not a URL'],
  ])('may not be %j', (url, words) => {
    expect(fault(url)).toContain(words);
  });
});

describe('connections', () => {
  let receiver: Receiver;
  const closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    receiver = await startReceiver();
    closing.push(receiver.close);
  });
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  const openDispatcher = (world: WebhookWorld): Dispatcher => {
    const means = webhookMeans(world);
    closing.push(means.close);
    return means.dispatcher;
  };
  const get = (dispatcher: Dispatcher, url: string) => request(url, { dispatcher, method: 'GET' });
  /** Counts what it is asked. */
  const names = (...answers: readonly (readonly string[])[]) => {
    const asked: string[] = [];
    const lookup = async (hostname: string) => {
      asked.push(hostname);
      return answers[asked.length - 1] ?? answers.at(-1) ?? [];
    };
    return { asked, lookup };
  };

  it.each(['127.0.0.1', '2130706433', '0x7f.1', '0177.0.0.1', '[::ffff:127.0.0.1]', '127.1', '0.0.0.0'])(
    'does not reach the literal %s',
    async (host) => {
      const { asked, lookup } = names(['93.184.216.34']);
      const dispatcher = openDispatcher({ allow: [], lookup });
      await expect(get(dispatcher, `http://${host}:${receiver.port}/`)).rejects.toThrow(AddressRefusedError);
      expect(asked).toEqual([]);
      expect(receiver.received).toEqual([]);
    },
  );

  it.each([
    [['127.0.0.1']],
    [['::1']],
    [['::ffff:127.0.0.1']],
    [['93.184.216.34', '127.0.0.1']],
    [['127.0.0.1', '93.184.216.34']],
    [['2606:4700::1111', 'fd00:ec2::254']],
    [['not an address']],
  ])('does not reach a name with the addresses %j', async (addresses) => {
    const { asked, lookup } = names(addresses);
    const dispatcher = openDispatcher({ allow: ['127.0.0.1'], lookup });
    await expect(get(dispatcher, `http://evil.example:${receiver.port}/`)).rejects.toThrow(AddressRefusedError);
    expect(asked).toEqual(['evil.example']);
    expect(receiver.received).toEqual([]);
  });

  it('fails where a name has no address, or cannot be looked up', async () => {
    await expect(get(openDispatcher({ lookup: async () => [] }), 'http://none.example/')).rejects.toThrow('no address');
    await expect(get(openDispatcher({}), 'http://none.example/')).rejects.toMatchObject({ code: 'ENOTFOUND' });
  });

  it('checks each connection anew, and looks each name up once: a later answer is not what it connects to', async () => {
    const { asked, lookup } = names(['127.0.0.1'], ['10.0.0.1']);
    const dispatcher = openDispatcher({ allow: ['inside.example'], lookupAllowed: lookup });
    const { statusCode } = await get(dispatcher, `http://inside.example:${receiver.port}/`);
    expect(statusCode).toBe(204);
    expect(asked).toEqual(['inside.example']);

    const rebinding = names(['10.0.0.1'], ['93.184.216.34']);
    const guarded = openDispatcher({ allow: [], lookup: rebinding.lookup });
    await expect(get(guarded, `http://evil.example:${receiver.port}/`)).rejects.toThrow(AddressRefusedError);
    expect(rebinding.asked).toEqual(['evil.example']);
  });

  it('reaches a host that the operator opened, under its own name', async () => {
    const { lookup } = names(['127.0.0.1']);
    const dispatcher = openDispatcher({ allow: [`inside.example:${receiver.port}`], lookupAllowed: lookup });
    const { statusCode } = await get(dispatcher, `http://inside.example:${receiver.port}/`);
    expect(statusCode).toBe(204);
    expect((await receiver.nth(1)).headers['host']).toBe(`inside.example:${receiver.port}`);
  });

  it('opens that port alone', async () => {
    const { lookup } = names(['127.0.0.1']);
    const dispatcher = openDispatcher({ allow: ['inside.example:1'], lookup, lookupAllowed: lookup });
    await expect(get(dispatcher, `http://inside.example:${receiver.port}/`)).rejects.toThrow(AddressRefusedError);
  });

  it('goes on to the next address where one does not answer', async () => {
    const { asked, lookup } = names(['::1', '127.0.0.1']);
    const dispatcher = openDispatcher({ allow: ['inside.example'], lookupAllowed: lookup });
    expect((await get(dispatcher, `http://inside.example:${receiver.port}/`)).statusCode).toBe(204);
    expect(asked).toEqual(['inside.example']);
  });

  it('checks certificates, and asks for the name by SNI', async () => {
    const secure = await startReceiver(selfSigned('inside.example'));
    closing.push(secure.close);
    const { lookup } = names(['127.0.0.1']);
    const dispatcher = openDispatcher({ allow: ['inside.example'], lookupAllowed: lookup });
    await expect(get(dispatcher, `https://inside.example:${secure.port}/`)).rejects.toMatchObject({
      code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
    });
    expect(secure.names).toEqual(['inside.example']);
    expect(secure.received).toEqual([]);
  });

  it('uses no proxy of the environment', async () => {
    const before = process.env['HTTP_PROXY'];
    process.env['HTTP_PROXY'] = receiver.url;
    process.env['http_proxy'] = receiver.url;
    try {
      const dispatcher = openDispatcher({ allow: [], lookup: async () => ['10.0.0.1'] });
      await expect(get(dispatcher, 'http://evil.example/')).rejects.toThrow(AddressRefusedError);
      expect(receiver.received).toEqual([]);
    } finally {
      delete process.env['http_proxy'];
      if (before === undefined) delete process.env['HTTP_PROXY'];
      else process.env['HTTP_PROXY'] = before;
    }
  });

  it('looks names up by DNS alone: one of the hosts file is none', async () => {
    await expect(resolvePublicName('no-such-name.invalid')).rejects.toMatchObject({
      syscall: expect.stringMatching(/^query/u),
    });
  });
});
