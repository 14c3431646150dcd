import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Administration, SealedSecret } from '../../../src/service/store/store.js';
import { MasterKeyError, openMasterKeys, readMasterKeys } from '../../../src/service/store/vault/master-keys.js';
import { type MasterKeyRotation, rotateMasterKey } from '../../../src/service/store/vault/rotation.js';
import { openSecret, sealSecret } from '../../../src/service/store/vault/secret.js';
import { computeKeyId, createVault, type MasterKeyList } from '../../../src/service/store/vault/vault.js';
import { MemoryStore } from '../../stand-ins/store/memory.js';
import { buildTenant } from '../../stand-ins/tenant.js';

const key = (byte: number) => new Uint8Array(32).fill(byte);
const base64 = (byte: number) => Buffer.from(key(byte)).toString('base64');

let scratch: string;
let dataDir: string;
beforeEach(() => {
  scratch = mkdtempSync(join(tmpdir(), 'review-gate-keys-'));
  dataDir = join(scratch, 'data');
});
afterEach(() => rmSync(scratch, { recursive: true, force: true }));

const folder = () => ({ databaseUrl: null, dataDir, masterKey: null });
const file = () => join(dataDir, 'master.key');
const lines = () =>
  readFileSync(file(), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('the setting of master keys', () => {
  it('is one key or several, the first seals', () => {
    expect(readMasterKeys(base64(1)).map(computeKeyId)).toEqual([computeKeyId(key(1))]);
    expect(readMasterKeys(` ${base64(2)} , ${base64(1)},`).map(computeKeyId)).toEqual(
      [key(2), key(1)].map(computeKeyId),
    );
  });

  it('may be in either alphabet of base64, padded or not', () => {
    const bytes = new Uint8Array(32).fill(251);
    for (const text of [Buffer.from(bytes).toString('base64'), Buffer.from(bytes).toString('base64url')]) {
      expect(computeKeyId(readMasterKeys(text)[0])).toBe(computeKeyId(bytes));
    }
  });

  it.each([
    ['nothing', ''],
    ['a comma', ','],
    ['a word', 'secret'],
    ['31 bytes', Buffer.alloc(31).toString('base64')],
    ['33 bytes', Buffer.alloc(33).toString('base64')],
    ['16 bytes', Buffer.alloc(16).toString('base64')],
    ['hex', Buffer.alloc(32).toString('hex')],
    ['a good one and a bad one', `${Buffer.alloc(32).toString('base64')},nonsense`],
  ])('is refused where it is %s, and never shown', (_, text) => {
    expect(() => readMasterKeys(text)).toThrow(MasterKeyError);
    try {
      readMasterKeys(text);
    } catch (cause) {
      expect(String(cause)).toContain('REVIEW_GATE_MASTER_KEY');
      if (text.length > 5) expect(String(cause)).not.toContain(text.slice(-8));
    }
  });

  it('is needed with PostgreSQL, whose processes have no folder in common', async () => {
    const place = { databaseUrl: 'postgres://db/gate', dataDir, masterKey: null };
    await expect(openMasterKeys(place)).rejects.toThrow('REVIEW_GATE_MASTER_KEY');
    expect((await openMasterKeys({ ...place, masterKey: base64(1) })).file).toBeNull();
    expect(existsSync(dataDir)).toBe(false);
  });

  it('goes before the file of the data folder', async () => {
    await openMasterKeys(folder());
    const { keys, file: kept } = await openMasterKeys({ ...folder(), masterKey: base64(5) });
    expect(keys.map(computeKeyId)).toEqual([computeKeyId(key(5))]);
    expect(kept).toBeNull();
  });
});

describe('the file of master keys', () => {
  it('is made at first start, for its owner alone, and read at the next', async () => {
    const first = await openMasterKeys(folder());
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(lines()).toEqual([Buffer.from(first.keys[0]).toString('base64')]);
    const second = await openMasterKeys(folder());
    expect(second.keys.map(computeKeyId)).toEqual(first.keys.map(computeKeyId));
    expect(readdirSync(dataDir)).toEqual(['master.key']);
  });

  it('holds several lines, and is replaced as a whole', async () => {
    const { file: kept } = await openMasterKeys(folder());
    await kept?.write([key(2), key(1)]);
    expect(lines()).toEqual([base64(2), base64(1)]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
    expect((await openMasterKeys(folder())).keys.map(computeKeyId)).toEqual([key(2), key(1)].map(computeKeyId));
    expect(readdirSync(dataDir)).toEqual(['master.key']);
  });

  it('may have been written by a person', async () => {
    await openMasterKeys(folder());
    writeFileSync(file(), `# ours\r\n\r\n${base64(3)}\r\n  ${base64(4)}  `);
    expect((await openMasterKeys(folder())).keys.map(computeKeyId)).toEqual([key(3), key(4)].map(computeKeyId));
  });

  it('is not the one that a crash left half written', async () => {
    const { keys, file: kept } = await openMasterKeys(folder());
    writeFileSync(`${file()}.new`, 'half a k');
    expect((await openMasterKeys(folder())).keys.map(computeKeyId)).toEqual(keys.map(computeKeyId));
    await kept?.write([key(2)]);
    expect(lines()).toEqual([base64(2)]);
  });

  it.each([
    ['is empty', ''],
    ['holds a comment alone', '# nothing\n'],
    ['holds something else', 'hello\n'],
  ])('is never made anew where it %s: its secrets would be lost', async (_, text) => {
    await openMasterKeys(folder());
    writeFileSync(file(), text);
    await expect(openMasterKeys(folder())).rejects.toThrow(file());
    expect(readFileSync(file(), 'utf8')).toBe(text);
  });

  it('that cannot be read is a fault, and not made anew', async () => {
    await openMasterKeys(folder());
    rmSync(file());
    // A folder in its place: what root cannot read either.
    mkdirSync(file());
    await expect(openMasterKeys(folder())).rejects.toThrow('cannot be read');
  });
});

describe('the rotation of master keys', () => {
  const TENANT = 'ten_one';
  let store: MemoryStore;

  beforeEach(async () => {
    store = new MemoryStore();
    await store.administration.createTenant(buildTenant(TENANT, { name: 'one' }));
  });

  const put = (secret: SealedSecret) => store.tenant(TENANT).transaction((tx) => tx.secrets.put(secret));
  const read = async (name: string) => {
    const row = await store.tenant(TENANT).transaction((tx) => tx.secrets.get(name));
    if (row === null) throw new Error(`no ${name}`);
    return row;
  };
  /** 250 secrets of a tenant, and one of the service, sealed with the first of the keys. */
  const fill = async (keys: MasterKeyList) => {
    const vault = createVault(keys);
    for (let at = 0; at < 250; at += 1) {
      await put(sealSecret(vault, TENANT, { name: `provider/p${at}`, kind: 'token', text: `text ${at}` }, 1000 + at));
    }
    const own = sealSecret(vault, null, { name: 'signing/token/k', kind: 'ES256', text: 'own' }, 1);
    await store.administration.secrets.put(own);
  };
  const settled = async () => undefined;

  /** A process that opens the folder and rotates. */
  const rotate = async (
    administration: Pick<Administration, 'sealedOtherwise' | 'reseal'> = store.administration,
  ): Promise<MasterKeyRotation> => {
    const masterKeys = await openMasterKeys(folder());
    const vault = createVault(masterKeys.keys);
    const done = await rotateMasterKey({ store: { administration }, vault, masterKeys, settle: settled });
    expect(vault.keyId).toBe(done.rotation.keyId);
    return done.rotation;
  };
  const holdsAll = async () => {
    const vault = createVault((await openMasterKeys(folder())).keys);
    for (let at = 0; at < 250; at += 1) {
      const row = await read(`provider/p${at}`);
      expect(openSecret(vault, TENANT, row)).toBe(`text ${at}`);
      expect(row).toMatchObject({ kind: 'token', updatedAt: 1000 + at });
    }
    const own = await store.administration.secrets.get('signing/token/k');
    expect(own === null ? null : openSecret(vault, null, own)).toBe('own');
  };

  it('seals every row with a new key, and takes the old one out of the file', async () => {
    const { keys } = await openMasterKeys(folder());
    await fill(keys);
    const rotation = await rotate();
    expect(rotation).toMatchObject({ made: true, resealed: 251, unreadable: [] });
    expect(rotation.others).toEqual([{ keyId: computeKeyId(keys[0]), rows: 0, removed: true }]);
    expect(lines()).toHaveLength(1);
    expect(computeKeyId(Buffer.from(lines()[0] ?? '', 'base64'))).toBe(rotation.keyId);
    expect(rotation.keyId).not.toBe(computeKeyId(keys[0]));
    await holdsAll();
  });

  it.each([0, 1, 120, 250])('goes on where it stopped when it was killed after %i rows', async (rows) => {
    const { keys } = await openMasterKeys(folder());
    await fill(keys);
    let left = rows;
    const dying = {
      sealedOtherwise: (keyId: string, limit: number) => store.administration.sealedOtherwise(keyId, limit),
      reseal: async (tenantId: string | null, before: SealedSecret, after: SealedSecret) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return store.administration.reseal(tenantId, before, after);
      },
    };
    await expect(rotate(dying)).rejects.toThrow('killed');
    // Both keys are in the file: everything can be read.
    expect(lines()).toHaveLength(2);
    await holdsAll();
    const rotation = await rotate();
    expect(rotation).toMatchObject({ made: false, resealed: 251 - rows, unreadable: [] });
    expect(lines()).toHaveLength(1);
    await holdsAll();
  });

  it('does nothing before the new key is in the file', async () => {
    const masterKeys = await openMasterKeys(folder());
    await fill(masterKeys.keys);
    const vault = createVault(masterKeys.keys);
    const write = async () => {
      throw new Error('the disk is full');
    };
    const broken = { keys: masterKeys.keys, file: { path: file(), write } };
    await expect(rotateMasterKey({ store, vault, masterKeys: broken, settle: settled })).rejects.toThrow('full');
    expect(vault.keyId).toBe(computeKeyId(masterKeys.keys[0]));
    await holdsAll();
  });

  it('keeps a key in the file for as long as a row says it was sealed with it, and names the row', async () => {
    const { keys } = await openMasterKeys(folder());
    await fill(keys);
    const damaged = { ...(await read('provider/p7')), box: 'v1.AAAA.AAAA' };
    await put(damaged);
    const rotation = await rotate();
    const oldId = computeKeyId(keys[0]);
    expect(rotation.unreadable).toEqual([{ tenantId: TENANT, name: 'provider/p7', keyId: oldId }]);
    expect(rotation.others).toEqual([{ keyId: oldId, rows: 1, removed: false }]);
    expect(lines()).toHaveLength(2);
    // Put right, the next call ends it.
    const vault = createVault((await openMasterKeys(folder())).keys);
    await put(sealSecret(vault, TENANT, { name: 'provider/p7', kind: 'token', text: 'text 7' }, 1007));
    expect(await rotate()).toMatchObject({ made: false, resealed: 0, unreadable: [] });
    expect(lines()).toHaveLength(1);
    await holdsAll();
  });

  it('passes over more rows that nobody can open than it reads at a time', async () => {
    const { keys } = await openMasterKeys(folder());
    const stranger = createVault([key(77)]);
    for (let at = 0; at < 205; at += 1) {
      await put(sealSecret(stranger, TENANT, { name: `a/${at}`, kind: 'token', text: 'x' }, 1));
    }
    await fill(keys);
    const rotation = await rotate();
    expect(rotation).toMatchObject({ resealed: 251 });
    expect(rotation.unreadable).toHaveLength(205);
    expect(lines()).toHaveLength(1);
    await holdsAll();
  });

  it('leaves what was changed meanwhile as it was changed', async () => {
    const { keys } = await openMasterKeys(folder());
    await fill(keys);
    let raced = false;
    const racing = {
      sealedOtherwise: (keyId: string, limit: number) => store.administration.sealedOtherwise(keyId, limit),
      reseal: async (tenantId: string | null, before: SealedSecret, after: SealedSecret) => {
        if (before.name === 'provider/p3' && !raced) {
          raced = true;
          const late = createVault(keys);
          await put(sealSecret(late, TENANT, { name: 'provider/p3', kind: 'token', text: 'text 3' }, 1003));
        }
        return store.administration.reseal(tenantId, before, after);
      },
    };
    expect(await rotate(racing)).toMatchObject({ resealed: 251, unreadable: [] });
    expect(raced).toBe(true);
    await holdsAll();
  });

  it('waits for what was sealed before and written after, and seals it too', async () => {
    const masterKeys = await openMasterKeys(folder());
    await fill(masterKeys.keys);
    const vault = createVault(masterKeys.keys);
    const inFlight = sealSecret(vault, TENANT, { name: 'provider/late', kind: 'token', text: 'late' }, 1);
    const { rotation } = await rotateMasterKey({ store, vault, masterKeys, settle: () => put(inFlight) });
    expect(rotation).toMatchObject({ resealed: 252, unreadable: [] });
    expect(openSecret(createVault((await openMasterKeys(folder())).keys), TENANT, await read('provider/late'))).toBe(
      'late',
    );
  });

  it('of a setting seals with the first key, makes none, and says when the old one may go', async () => {
    await fill([key(1)]);
    const masterKeys = { keys: readMasterKeys(`${base64(2)},${base64(1)}`), file: null };
    const vault = createVault(masterKeys.keys);
    const { rotation } = await rotateMasterKey({ store, vault, masterKeys, settle: settled });
    expect(rotation).toEqual({
      keyId: computeKeyId(key(2)),
      made: false,
      resealed: 251,
      unreadable: [],
      others: [{ keyId: computeKeyId(key(1)), rows: 0, removed: false }],
    });
    // A process that has the new one alone reads everything.
    expect(openSecret(createVault([key(2)]), TENANT, await read('provider/p0'))).toBe('text 0');
  });

  it('of a setting with one key changes nothing', async () => {
    await fill([key(1)]);
    const masterKeys = { keys: readMasterKeys(base64(1)), file: null };
    const { rotation } = await rotateMasterKey({
      store,
      vault: createVault(masterKeys.keys),
      masterKeys,
      settle: settled,
    });
    expect(rotation).toEqual({ keyId: computeKeyId(key(1)), made: false, resealed: 0, unreadable: [], others: [] });
  });
});
