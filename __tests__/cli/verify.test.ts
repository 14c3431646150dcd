/** `verify` with the keys of a service: from its address, and from a file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runReplay } from '../../src/cli/trace.js';
import { Trace } from '../../src/contract/index.js';
import { createSigningKey } from '../../src/service/api/auth/signing-keys.js';
import { type Harness, startHarness } from '../service/harness.js';

const COMMAND = resolve(import.meta.dirname, '..', '..', 'src', 'cli', 'index.js');
/** For several processes, on a machine that does other things too. */
const PATIENCE = 180_000;
const scratch = mkdtempSync(join(tmpdir(), 'review-gate-verify-'));

async function verify(...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, 'verify', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const [code]: (number | null)[] = await once(child, 'close');
  return { code, said: said.join('') };
}

function file(name: string, value: unknown): string {
  const path = join(scratch, name);
  writeFileSync(path, typeof value === 'string' ? value : JSON.stringify(value));
  return path;
}

let service: Harness;
let trace: Trace;
let keysUrl: string;
let keys: unknown;

beforeAll(async () => {
  service = await startHarness();
  const { id } = await service.complete();
  trace = Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
  keysUrl = `${service.baseUrl}/.well-known/jwks.json`;
  keys = (await service.call('GET', '/.well-known/jwks.json', { token: null })).json;
});
afterAll(async () => {
  await service.close();
  rmSync(scratch, { recursive: true, force: true });
});

describe('verify', () => {
  it(
    'without keys says that who signed was not checked',
    async () => {
      const { code, said } = await verify(file('trace.json', trace));
      expect(code).toBe(0);
      expect(said).toContain('holds');
      expect(said).toContain('That was not checked: name the keys with --keys.');
    },
    PATIENCE,
  );

  it(
    'checks who signed with the keys of the service, and with the same in a file',
    async () => {
      const path = file('trace.json', trace);
      for (const source of [keysUrl, file('keys.json', keys)]) {
        const { code, said } = await verify(path, '--keys', source);
        expect(said).toContain(`It is signed with the key ${trace.signature?.signatures[0]?.keyid}.`);
        expect(code).toBe(0);
      }
    },
    PATIENCE,
  );

  it(
    'finds a trace that was signed by somebody else',
    async () => {
      const stranger = await createSigningKey(0);
      const path = file('trace.json', trace);
      const unknown = await verify(path, '--keys', file('strange.json', { keys: [stranger.publicKey] }));
      expect(unknown.said).toMatch(/which is not among the keys\nThe keys must be those of the service/u);
      const renamed = { ...stranger.publicKey, kid: trace.signature?.signatures[0]?.keyid };
      const bad = await verify(path, '--keys', file('renamed.json', { keys: [renamed] }));
      expect(bad.said).toContain('signature: is not one of the key');
      expect([unknown.code, bad.code]).toEqual([1, 1]);
    },
    PATIENCE,
  );

  it(
    'finds a trace that is another than the one that was signed',
    async () => {
      const { id } = await service.complete({ policy: 'strict' });
      const other = Trace.parse((await service.call('GET', `/v1/reviews/${id}/trace`)).json);
      const swapped = await verify(file('swapped.json', { ...other, signature: trace.signature }));
      expect(swapped.said).toContain('signature: is for the review');
      const renamed = await verify(file('renamed-review.json', { ...trace, review_id: id }), '--keys', keysUrl);
      expect(renamed.said).toContain(`signature: is for the review ${trace.review_id}`);
      expect([swapped.code, renamed.code]).toEqual([1, 1]);
    },
    PATIENCE,
  );

  it(
    'finds a changed value before it looks at the signature',
    async () => {
      const changed = file(
        'changed.json',
        JSON.stringify(trace).replace('"verdict":"', '"verdict":"request-changes","_":"'),
      );
      expect(await verify(changed, '--keys', keysUrl)).toEqual({
        code: 1,
        said: expect.stringContaining('does not hold'),
      });
    },
    PATIENCE,
  );

  it(
    'of a trace that is not signed is good without keys, and not with them',
    async () => {
      const path = file('unsigned.json', { ...trace, signature: null });
      expect(await verify(path)).toEqual({ code: 0, said: expect.stringContaining('It is not signed') });
      expect(await verify(path, '--keys', keysUrl)).toEqual({
        code: 1,
        said: expect.stringContaining('It is not signed'),
      });
    },
    PATIENCE,
  );

  it.each([
    ['a file that is not there', () => join(scratch, 'nosuch.json'), 2, 'nosuch.json'],
    ['a file that is no JSON', () => file('text.json', 'hello'), 2, 'not JSON'],
    ['a file that is no key set', () => file('list.json', []), 2, 'key set'],
    ['an address that is no key set', () => `${service.baseUrl}/healthz`, 2, '/.well-known/jwks.json'],
    ['an address that is not there', () => `${service.baseUrl}/nothing`, 3, 'the answer is 404'],
    ['an address where nobody is', () => 'http://127.0.0.1:1/keys', 3, 'The keys could not be read from'],
    ['an address that anybody may answer for', () => 'http://gate.example/keys', 2, 'https://'],
    ['an address that is none', () => 'http://', 2, 'no address'],
  ])(
    'with keys from %s',
    async (_, source, code, said) => {
      const ran = await verify(file('trace.json', trace), '--keys', source());
      expect(ran.said).toContain(said);
      expect(ran.said).not.toMatch(/^\s+at /mu);
      expect(ran.code).toBe(code);
    },
    PATIENCE,
  );

  it(
    'reads no endless answer',
    async () => {
      const server = createServer((_request, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        const more = () => {
          while (response.write('x'.repeat(65_536)));
          response.once('drain', more);
        };
        more();
      });
      server.listen(0, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      try {
        const ran = await verify(file('trace.json', trace), '--keys', `http://127.0.0.1:${port}/`);
        expect(ran).toEqual({ code: 3, said: expect.stringContaining('too large') });
      } finally {
        server.closeAllConnections();
        server.close();
      }
    },
    PATIENCE,
  );
});

describe('replay', () => {
  it('says of the trace of a service that there is no snapshot, and what can be done', async () => {
    const asked = runReplay(file('served.json', trace), null, () => undefined);
    await expect(asked).rejects.toThrow(
      /^There is no snapshot at .*served\.snapshot\.json, and the service that signed this trace gives none\. .*review-gate review --head [0-9a-f]{40} --trace/u,
    );
  });

  it('says of a trace that nobody signed how a snapshot is named', async () => {
    const asked = runReplay(file('local.json', { ...trace, signature: null }), null, () => undefined);
    await expect(asked).rejects.toThrow('Name it with --snapshot; review --trace writes it beside the trace');
  });
});
