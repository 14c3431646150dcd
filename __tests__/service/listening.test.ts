/** A service that cannot listen says in words what is in its way. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '../../src/service/config.js';
import { explainListening } from '../../src/service/listening.js';

/** Listens, and returns the port; or throws what the system says. */
async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

async function catchFault(port: number, host?: string): Promise<unknown> {
  try {
    await listen(createServer(), port, host);
  } catch (fault) {
    return fault;
  }
  throw new Error('it listens');
}

describe('a service that cannot listen', () => {
  it('names the address that another process has, and how to choose another', async () => {
    const first = createServer();
    const port = await listen(first, 0);
    const explained = explainListening(await catchFault(port), '127.0.0.1', port);
    first.close();
    expect(explained).toBeInstanceOf(ConfigError);
    expect(explained).toMatchObject({
      message: `Another process listens on 127.0.0.1, port ${port}: perhaps this service, started before. Stop that one, or choose another port with --port (REVIEW_GATE_PORT), or any free one with --port 0.`,
    });
  });

  it('names an address that the machine does not have', async () => {
    // For documentation alone (RFC 5737): no machine has it.
    const fault = await catchFault(8787, '192.0.2.1');
    expect(explainListening(fault, '192.0.2.1', 8787)).toMatchObject({
      name: 'ConfigError',
      message: expect.stringContaining('Name one of its own with --host (REVIEW_GATE_HOST)'),
    });
  });

  it('leaves a fault that nobody can mend as it is', () => {
    for (const fault of [new Error('broken'), Object.assign(new Error('too many'), { code: 'EMFILE' }), 'words'])
      expect(explainListening(fault, '127.0.0.1', 8787)).toBe(fault);
  });
});
