/**
 * The keys that the service signs with, the same in every process: kept sealed in the store, read again every 30 s, replaced
 * without a gap. Of each family the newest signs; one that was replaced is taken for as long as what it signed lives.
 */
import type { Administration, SealedSecret } from '../../store/store.js';
import { openSecret, sealSecret } from '../../store/vault/secret.js';
import { type Vault, VaultFault } from '../../store/vault/vault.js';
import {
  type Key,
  type KeyFamily,
  LINK_KEYS,
  liveKeys,
  newestFirst,
  REFRESH_MILLISECONDS,
  TOKEN_KEYS,
  TRACE_KEYS,
} from './key-families.js';
import type { LinkKey } from './link-keys.js';
import type { SigningKey } from './signing-keys.js';

/** Somebody who sends nothing but unknown key ids makes the keys be read no more often than this. */
const LOOK_AGAIN_MILLISECONDS = 1000;

/** The keys at one moment. Of each family the first signs and all are taken. */
export interface Keys {
  readonly token: readonly SigningKey[];
  readonly trace: readonly SigningKey[];
  readonly link: readonly LinkKey[];
}

export interface Keyring {
  /** As they were last read, at once: for what only checks. Reads them again in the background when that is long ago. */
  known(): Keys;
  /** As they are, read not longer than 30 s ago: for what signs. Where the store cannot be read, those that were known. */
  current(): Promise<Keys>;
  /** Reads them again because a key is not among the known ones; not more than once a second. */
  lookAgain(): Promise<Keys>;
  /** Puts new keys in front, and removes those that are taken no more. Rejects where the store cannot be written. */
  rotate(): Promise<Keys>;
}

export interface KeyringOptions {
  readonly store: { readonly administration: Pick<Administration, 'secrets'> };
  readonly vault: Vault;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

const prefixOf = (family: Pick<KeyFamily<Key>, 'name'>) => `signing/${family.name}/`;

/** One family in the store, and what was last read of it. */
class KeptKeys<K extends Key> {
  private keys: readonly K[] = [];
  /** Boxes that could not be opened: each is told once. */
  private readonly told = new Set<string>();

  constructor(
    private readonly family: KeyFamily<K>,
    private readonly options: KeyringOptions,
  ) {}

  live(): readonly K[] {
    return liveKeys(this.family, this.keys, this.options.clock());
  }

  async read(): Promise<void> {
    const rows = await this.options.store.administration.secrets.list(prefixOf(this.family));
    const read = await Promise.all(rows.map((row) => this.open(row)));
    this.keys = read.filter((key) => key !== null).toSorted(newestFirst);
  }

  /** Makes the first key where there is none that can be opened. Two processes may do so at once: the newer one signs. */
  async ensure(): Promise<void> {
    if (this.keys.length === 0) await this.add();
  }

  /** Puts a new key in front. */
  async add(): Promise<void> {
    const { store, vault, clock } = this.options;
    const now = clock();
    // After the one before it on any machine's clock, or it would not sign.
    const key = await this.family.create(Math.max(now, (this.keys[0]?.createdAt ?? 0) + 1));
    const name = `${prefixOf(this.family)}${key.id}`;
    const secret = { name, kind: this.family.kind, text: this.family.write(key) };
    await store.administration.secrets.put(sealSecret(vault, null, secret, now));
    await this.read();
  }

  /** Removes the keys that nothing is taken from any more. */
  async removeEnded(): Promise<void> {
    const live = this.live();
    for (const key of this.keys.filter((each) => !live.includes(each))) {
      await this.options.store.administration.secrets.remove(`${prefixOf(this.family)}${key.id}`);
    }
    await this.read();
  }

  /** Null for a row that cannot be opened here: the service carries on with the others. */
  private async open(row: SealedSecret): Promise<K | null> {
    const id = row.name.slice(prefixOf(this.family).length);
    const known = this.keys.find((key) => key.id === id);
    if (known !== undefined) return known;
    let text: string;
    try {
      text = openSecret(this.options.vault, null, row);
    } catch (cause) {
      if (!(cause instanceof VaultFault)) throw cause;
      this.tell(row, cause.message);
      return null;
    }
    try {
      return await this.family.read(text);
    } catch {
      // What the fault says may hold a piece of the key.
      this.tell(row, 'what it holds is no key of this version');
      return null;
    }
  }

  private tell({ name, box }: SealedSecret, reason: string): void {
    if (this.told.has(box)) return;
    this.told.add(box);
    this.options.log(`the signing key ${name} cannot be used: ${reason}`);
  }
}

/** Opens the keys, and makes those that are not there yet. Rejects where the store cannot be reached. */
export async function openKeyring(options: KeyringOptions): Promise<Keyring> {
  const { clock, log } = options;
  const token = new KeptKeys(TOKEN_KEYS, options);
  const trace = new KeptKeys(TRACE_KEYS, options);
  const link = new KeptKeys(LINK_KEYS, options);
  const families = [token, trace, link] as const;
  let readAt = clock();
  let lookedAgainAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  const keys = (): Keys => ({ token: token.live(), trace: trace.live(), link: link.live() });
  const readAll = async () => {
    const startedAt = clock();
    for (const family of families) await family.read();
    readAt = startedAt;
  };
  /** One reading at a time, which all wait for; one that fails leaves the known keys. */
  const refresh = (): Promise<void> => {
    reading ??= readAll()
      .catch((cause: unknown) => {
        log(`the signing keys cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };
  const stale = () => clock() - readAt >= REFRESH_MILLISECONDS;

  await readAll();
  for (const family of families) await family.ensure();

  return {
    known: () => {
      if (stale()) void refresh();
      return keys();
    },
    current: async () => {
      if (stale()) await refresh();
      return keys();
    },
    lookAgain: async () => {
      if (clock() - lookedAgainAt >= LOOK_AGAIN_MILLISECONDS) {
        lookedAgainAt = clock();
        await refresh();
      } else {
        await reading;
      }
      return keys();
    },
    rotate: async () => {
      await readAll();
      for (const family of families) {
        await family.add();
        await family.removeEnded();
      }
      return keys();
    },
  };
}
