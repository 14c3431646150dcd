/**
 * Replacing the master key: a new one is put in front, every sealed row is sealed again with it, and the old one goes when no
 * row needs it. A rotation that was interrupted goes on where it stopped when it is asked for again.
 */
import type { Administration, SealedSecret } from '../store.js';
import type { MasterKeys } from './master-keys.js';
import { createMasterKey } from './master-keys.js';
import { openSecret, sealSecret } from './secret.js';
import { keyIdOf, type MasterKeyList, type ReplaceableVault, VaultFault } from './vault.js';

const ROWS_AT_A_TIME = 100;

export interface RotationOptions {
  readonly store: { readonly administration: Pick<Administration, 'sealedOtherwise' | 'reseal'> };
  readonly vault: ReplaceableVault;
  readonly masterKeys: MasterKeys;
  /**
   * Resolves when whatever was being sealed with the old key has been written. At once where nobody else is at work on the
   * store; some seconds where the service is.
   */
  readonly settle: () => Promise<void>;
}

/** A row that could not be sealed again. `tenantId` is null for the service's own. */
export interface UnreadableRow {
  readonly tenantId: string | null;
  readonly name: string;
  /** The master key that it says it was sealed with. */
  readonly keyId: string;
}

/** What became of the master keys. */
export interface MasterKeyRotation {
  /** The key that seals now. */
  readonly keyId: string;
  /** False where it was there before: the operator put it in front, or an interrupted rotation did. */
  readonly made: boolean;
  readonly resealed: number;
  readonly unreadable: readonly UnreadableRow[];
  /** Each other key, how many rows it still holds, and whether it was removed from the file. */
  readonly others: readonly { readonly keyId: string; readonly rows: number; readonly removed: boolean }[];
}

type Row = { readonly tenantId: string | null; readonly secret: SealedSecret };

const nameOf = ({ tenantId, secret }: Row) => `${tenantId ?? ''}/${secret.name}`;

/** Seals rows again until none is left but those that cannot be opened. */
class Resealing {
  resealed = 0;
  /** As they were at the last pass. */
  unreadable = new Map<string, UnreadableRow>();

  constructor(private readonly options: Pick<RotationOptions, 'store' | 'vault'>) {}

  async run(): Promise<void> {
    const { store, vault } = this.options;
    this.unreadable = new Map();
    for (;;) {
      // The unreadable ones come again in every list; behind them is what is left to do.
      const limit = ROWS_AT_A_TIME + this.unreadable.size;
      const rows = await store.administration.sealedOtherwise(vault.keyId, limit);
      const left = rows.filter((row) => !this.unreadable.has(nameOf(row)));
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
      if (!(cause instanceof VaultFault)) throw cause;
      this.unreadable.set(nameOf(row), { tenantId, name, keyId });
      return;
    }
    const after = sealSecret(vault, tenantId, { name, kind, text }, updatedAt);
    // One that was changed meanwhile is looked at again by the next pass.
    if (await store.administration.reseal(tenantId, secret, after)) this.resealed += 1;
  }
}

/** Puts a new key in front where the service keeps the keys, and no earlier rotation is unfinished. */
async function withNewKey({ masterKeys, vault }: RotationOptions): Promise<{ keys: MasterKeyList; made: boolean }> {
  const { keys, file } = masterKeys;
  if (file === null || keys.length > 1) return { keys, made: false };
  const longer: MasterKeyList = [createMasterKey(), ...keys];
  // In the file before anything is sealed with it.
  await file.write(longer);
  vault.replace(longer);
  return { keys: longer, made: true };
}

/**
 * Rotates the master key. Rejects where the store or the file fails; asked again, it goes on.
 * @returns what was done, and the keys that are left
 */
export async function rotateMasterKey(
  options: RotationOptions,
): Promise<{ readonly rotation: MasterKeyRotation; readonly masterKeys: MasterKeys }> {
  const { vault, masterKeys, settle } = options;
  const { keys, made } = await withNewKey(options);
  const [current, ...others] = keys;
  const resealing = new Resealing(options);
  await resealing.run();
  if (others.length > 0) {
    await settle();
    await resealing.run();
  }
  const unreadable = [...resealing.unreadable.values()];
  const rowsOf = (keyId: string) => unreadable.filter((row) => row.keyId === keyId).length;
  const needed = others.filter((key) => rowsOf(keyIdOf(key)) > 0);
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
        keyId: keyIdOf(key),
        rows: rowsOf(keyIdOf(key)),
        removed: file !== null && !needed.includes(key),
      })),
    },
    masterKeys: file === null ? masterKeys : { keys: kept, file },
  };
}
