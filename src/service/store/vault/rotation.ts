/**
 * Replaces the master key: adds a new key at the front, seals every row again with it, and removes the old key when no
 * row needs it. An interrupted rotation continues at the next call.
 */
import type { Administration, SealedSecret } from '../store.js';
import type { MasterKeys } from './master-keys.js';
import { createMasterKey } from './master-keys.js';
import { openSecret, sealSecret } from './secret.js';
import { computeKeyId, type MasterKeyList, type ReplaceableVault, VaultError } from './vault.js';

const ROWS_AT_A_TIME = 100;

/** What a rotation works on. */
export interface RotationOptions {
  readonly store: { readonly administration: Pick<Administration, 'sealedOtherwise' | 'reseal'> };
  readonly vault: ReplaceableVault;
  readonly masterKeys: MasterKeys;
  /**
   * Resolves when secrets that were being sealed with the old key have been stored. Immediately if no other process
   * uses the store; after some seconds if the service may be running.
   */
  readonly settle: () => Promise<void>;
}

/** A row that could not be sealed again. `tenantId` is null for the service's own. */
interface UnreadableRow {
  readonly tenantId: string | null;
  readonly name: string;
  /** The master key with which it was sealed, according to the row. */
  readonly keyId: string;
}

/** The result for the master keys. */
export interface MasterKeyRotation {
  /** The key that seals now. */
  readonly keyId: string;
  /** False if it already existed: the operator added it, or an interrupted rotation did. */
  readonly made: boolean;
  readonly resealed: number;
  readonly unreadable: readonly UnreadableRow[];
  /** Each other key, the number of rows still sealed with it, and whether it was removed from the file. */
  readonly others: readonly { readonly keyId: string; readonly rows: number; readonly removed: boolean }[];
}

type Row = { readonly tenantId: string | null; readonly secret: SealedSecret };

const formatRowName = ({ tenantId, secret }: Row) => `${tenantId ?? ''}/${secret.name}`;

/** Seals rows again until only unreadable rows remain. */
class Resealer {
  resealed = 0;
  /** The unreadable rows of the last pass. */
  unreadable = new Map<string, UnreadableRow>();

  constructor(private readonly options: Pick<RotationOptions, 'store' | 'vault'>) {}

  async run(): Promise<void> {
    const { store, vault } = this.options;
    this.unreadable = new Map();
    for (;;) {
      // The unreadable rows are in every list again, so the limit is raised by their number.
      const limit = ROWS_AT_A_TIME + this.unreadable.size;
      const rows = await store.administration.sealedOtherwise(vault.keyId, limit);
      const left = rows.filter((row) => !this.unreadable.has(formatRowName(row)));
      if (left.length === 0) return;
      for (const row of left) await this.reseal(row);
    }
  }

  private async reseal(row: Row): Promise<void> {
    const { store, vault } = this.options;
    const { tenantId, secret } = row;
    const { name, kind, keyId, updatedAt } = secret;
    let text: string;
    try {
      text = openSecret(vault, tenantId, secret);
    } catch (cause) {
      if (!(cause instanceof VaultError)) throw cause;
      this.unreadable.set(formatRowName(row), { tenantId, name, keyId });
      return;
    }
    const after = sealSecret(vault, tenantId, { name, kind, text }, updatedAt);
    // A row that was changed in the meantime is handled by the next pass.
    if (await store.administration.reseal(tenantId, secret, after)) this.resealed += 1;
  }
}

/** Adds a new key at the front if the service stores the keys and no earlier rotation is unfinished. */
async function ensureNewKey({ masterKeys, vault }: RotationOptions): Promise<{ keys: MasterKeyList; made: boolean }> {
  const { keys, file } = masterKeys;
  if (file === null || keys.length > 1) return { keys, made: false };
  const longer: MasterKeyList = [createMasterKey(), ...keys];
  // The file is written before anything is sealed with the new key.
  await file.write(longer);
  vault.replace(longer);
  return { keys: longer, made: true };
}

/**
 * Rotates the master key. Rejects if the store or the file fails; the next call continues.
 * @returns the result, and the remaining keys
 */
export async function rotateMasterKey(
  options: RotationOptions,
): Promise<{ readonly rotation: MasterKeyRotation; readonly masterKeys: MasterKeys }> {
  const { vault, masterKeys, settle } = options;
  const { keys, made } = await ensureNewKey(options);
  const [current, ...others] = keys;
  const resealing = new Resealer(options);
  await resealing.run();
  if (others.length > 0) {
    await settle();
    await resealing.run();
  }
  const unreadable = [...resealing.unreadable.values()];
  const countUnreadableRows = (keyId: string) => unreadable.filter((row) => row.keyId === keyId).length;
  const needed = others.filter((key) => countUnreadableRows(computeKeyId(key)) > 0);
  const kept: MasterKeyList = [current, ...needed];
  const { file } = masterKeys;
  if (file !== null && kept.length < keys.length) {
    await file.write(kept);
    vault.replace(kept);
  }
  return {
    rotation: {
      keyId: vault.keyId,
      made,
      resealed: resealing.resealed,
      unreadable,
      others: others.map((key) => ({
        keyId: computeKeyId(key),
        rows: countUnreadableRows(computeKeyId(key)),
        removed: file !== null && !needed.includes(key),
      })),
    },
    masterKeys: file === null ? masterKeys : { keys: kept, file },
  };
}
