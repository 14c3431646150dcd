import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'undici';
import { createIds } from '../../../src/base/ids.js';
import { createAdministrator } from '../../../src/service/administration/administrator.js';
import { AdministrationError, type Administrator } from '../../../src/service/administration/commands.js';
import {
  type ControlSocket,
  createRemoteAdministrator,
  startControl,
} from '../../../src/service/administration/control.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';

let directory: string;
let log: string[];
let store: MemoryStore;
let operator: Administrator;
const open: ControlSocket[] = [];

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'review-gate-control-'));
  log = [];
  store = new MemoryStore();
  operator = createAdministrator({
    store,
    keys: async () => {
      throw new Error('secret of the service');
    },
    ids: createIds(Date.now, (bytes) => new Uint8Array(bytes)),
    clock: Date.now,
    settle: async () => undefined,
  });
});
afterEach(async () => {
  for (const socket of open.splice(0)) await socket.close();
  rmSync(directory, { recursive: true, force: true });
});

async function start(at: string = directory, served: Administrator = operator): Promise<ControlSocket> {
  const socket = await startControl({ operator: served, directory: at, log: (line) => log.push(line) });
  open.push(socket);
  return socket;
}

/** What the socket answers to a body as it is. */
async function raw(path: string, body: string): Promise<unknown> {
  const client = new Client('http://control', { socketPath: path });
  try {
    return await (await client.request({ method: 'POST', path: '/', body })).body.json();
  } finally {
    await client.destroy();
  }
}

describe('the control socket', () => {
  it('does for another process what the operator does', async () => {
    const { path } = await start();
    const remote = createRemoteAdministrator(path);
    const { tenant_id } = await remote.createTenant({ name: 'acme' });
    expect((await remote.tenants({})).tenants).toEqual([expect.objectContaining({ id: tenant_id, name: 'acme' })]);
    const client = await remote.createClient({ tenant: 'acme', scopes: ['admin'] });
    const rotated = await remote.rotateSecret({ clientId: client.client_id, overlapHours: 1 });
    expect(rotated.client_secret).not.toBe(client.client_secret);
    await remote.revokeClient({ clientId: client.client_id });
    const { clients } = await remote.clients({ tenant: 'acme' });
    expect(clients).toEqual([expect.objectContaining({ client_id: client.client_id })]);
    expect((await store.directory.client(client.client_id))?.revokedAt).not.toBeNull();
    expect(log).toEqual([]);
  });

  it('is its owner’s alone, and so is its folder', async () => {
    const { path } = await start();
    expect(dirname(dirname(path))).toBe(directory);
    expect(statSync(path).isSocket()).toBe(true);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
  });

  it('stands in a folder of its own where the data folder’s path is too long for a socket', async () => {
    const deep = join(directory, 'd'.repeat(60), 'e'.repeat(60));
    mkdirSync(deep, { recursive: true });
    const { path } = await start(deep);
    expect(path.startsWith(deep)).toBe(false);
    expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
    expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(await createRemoteAdministrator(path).tenants({})).toEqual({ tenants: [] });
    await open.splice(0)[0]?.close();
    expect(existsSync(dirname(path))).toBe(false);
  });

  it('goes when the service does', async () => {
    const socket = await start();
    await socket.close();
    open.splice(0);
    expect(readdirSync(directory)).toEqual([]);
    await expect(createRemoteAdministrator(socket.path).tenants({})).rejects.toThrow('does not answer');
  });

  it('takes the place of one that a killed process left', async () => {
    mkdirSync(join(directory, 'control'));
    writeFileSync(join(directory, 'control', 'socket'), '');
    const { path } = await start();
    expect(await createRemoteAdministrator(path).tenants({})).toEqual({ tenants: [] });
  });

  it('passes on what was asked wrong, in the same words', async () => {
    const remote = createRemoteAdministrator((await start()).path);
    await expect(remote.createTenant({ name: '' })).rejects.toThrow('1 to 100 printable characters');
    await expect(remote.revokeClient({ clientId: 'cli_x' })).rejects.toBeInstanceOf(AdministrationError);
  });

  it('keeps the service’s own faults for its log', async () => {
    const remote = createRemoteAdministrator((await start()).path);
    const fault = await remote.rotateKeys({}).catch(String);
    expect(fault).toContain('its log says why');
    expect(fault).not.toContain('secret');
    expect(log).toEqual([expect.stringContaining('secret of the service')]);
  });

  it.each([
    ['no JSON', '{'],
    ['nothing', ''],
    ['a command that there is not', '{"command":"dropTables","takes":{}}'],
    ['a name of every object', '{"command":"constructor","takes":{}}'],
    ['more than a command', '{"command":"tenants","takes":{},"as":"root"}'],
    ['a field that is unknown', '{"command":"tenants","takes":{"all":true}}'],
    ['a field of another type', '{"command":"createTenant","takes":{"name":7}}'],
    ['a scope that is none', '{"command":"createClient","takes":{"tenant":"a","scopes":["root"]}}'],
    ['an overlap below nothing', '{"command":"rotateSecret","takes":{"clientId":"a","overlapHours":-1}}'],
  ])('refuses %s, and goes on', async (_, body) => {
    const { path } = await start();
    expect(await raw(path, body)).toEqual({ fault: expect.any(String) });
    expect(await raw(path, '{"command":"tenants","takes":{}}')).toEqual({ gives: { tenants: [] } });
    expect(log).toEqual([]);
  });

  it('breaks off what is too large', async () => {
    const { path } = await start();
    await expect(raw(path, `{"command":"${'x'.repeat(70_000)}"}`)).rejects.toThrow();
    expect(await raw(path, '{"command":"tenants","takes":{}}')).toEqual({ gives: { tenants: [] } });
  });

  it('finishes what it was asked before it closes, and waits for nobody who asked nothing', async () => {
    let finish = (): void => undefined;
    let begun = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const hasBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const slow: Administrator = {
      ...operator,
      tenants: async () => {
        begun();
        await held;
        return { tenants: [] };
      },
    };
    const socket = await start(directory, slow);
    open.splice(0);
    const silent = createConnection(socket.path);
    const half = createConnection(socket.path);
    half.write('POST / HTTP/1.1\r\nHost: control\r\nContent-Length: 99\r\n\r\n{');
    for (const one of [silent, half]) one.on('error', () => undefined);
    const asked = createRemoteAdministrator(socket.path).tenants({});
    await hasBegun;
    const closed = socket.close();
    finish();
    expect(await asked).toEqual({ tenants: [] });
    await closed;
    silent.destroy();
    half.destroy();
  });
});
