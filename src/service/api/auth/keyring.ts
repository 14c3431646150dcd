import type { Administration, SealedSecret } from '../../store/store.js';
import { openSecret, sealSecret } from '../../store/vault/secret.js';
import { type Vault, VaultError } from '../../store/vault/vault.js';
import {
  compareNewestFirst,
  type Key,
  type KeyFamily,
  LINK_KEYS,
  REFRESH_MILLISECONDS,
  selectLiveKeys,
  TOKEN_KEYS,
  TRACE_KEYS,
} from './key-families.js';
import type { LinkKey } from './link-keys.js';
import type { SigningKey } from './signing-keys.js';

/** Minimum time between reads, so that a caller who sends unknown key ids cannot cause more. */
const LOOK_AGAIN_MILLISECONDS = 1000;

/** The keys at one moment. In each family the first key signs and all are accepted. */
export interface Keys {
  readonly token: readonly SigningKey[];
  readonly trace: readonly SigningKey[];
  readonly link: readonly LinkKey[];
}

/**
 * The keys that the service signs with, identical in every process. They are stored sealed, read again every 30 s, and
 * replaced without downtime. The newest key of each family signs. A replaced key is accepted for the lifetime of what
 * it signed.
 */
export interface Keyring {
  /**
   * Returns the keys of the last read, without waiting; for verification. Starts a read in the background if that was
   * long ago.
   */
  known(): Keys;
  /**
   * Returns the keys, read at most 30 s ago; for signing. If the store cannot be read, returns the keys of the last
   * read.
   */
  current(): Promise<Keys>;
  /** Reads the keys again because a key is unknown; at most once per second. */
  lookAgain(): Promise<Keys>;
  /**
   * Adds new keys that sign from then on, and removes keys that are no longer accepted. Rejects if the store cannot be
   * written.
   */
  rotate(): Promise<Keys>;
}

/** Where the keys are stored, and what they are sealed with. */
export interface KeyringOptions {
  readonly store: { readonly administration: Pick<Administration, 'secrets'> };
  readonly vault: Vault;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: (line: string) => void;
}

const formatRowPrefix = (family: Pick<KeyFamily<Key>, 'name'>) => `signing/${family.name}/`;

/** One family in the store, with the keys of the last read. */
class CachedKeys<K extends Key> {
  private keys: readonly K[] = [];
  /** Rows that could not be opened. Each is logged once. */
  private readonly told = new Set<string>();

  constructor(
    private readonly family: KeyFamily<K>,
    private readonly options: KeyringOptions,
  ) {}

  live(): readonly K[] {
    return selectLiveKeys(this.family, this.keys, this.options.clock());
  }

  async read(): Promise<void> {
    const rows = await this.options.store.administration.secrets.list(formatRowPrefix(this.family));
    const read = await Promise.all(rows.map((row) => this.open(row)));
    this.keys = read.filter((key) => key !== null).toSorted(compareNewestFirst);
  }

  /** Creates the first key if there is none that can be opened. If two processes do so at once, the newer key signs. */
  async ensure(): Promise<void> {
    if (this.keys.length === 0) await this.add();
  }

  /** Adds a new key, which signs from then on. */
  async add(): Promise<void> {
    const { store, vault, clock } = this.options;
    const now = clock();
    // The time must be later than that of the previous key, whatever this machine's clock says; otherwise the new key
    // would not sign.
    const key = await this.family.create(Math.max(now, (this.keys[0]?.createdAt ?? 0) + 1));
    const name = `${formatRowPrefix(this.family)}${key.id}`;
    const secret = { name, kind: this.family.kind, text: this.family.write(key) };
    await store.administration.secrets.put(sealSecret(vault, null, secret, now));
    await this.read();
  }

  /** Removes the keys that are no longer accepted. */
  async removeEnded(): Promise<void> {
    const live = this.live();
    for (const key of this.keys.filter((each) => !live.includes(each))) {
      await this.options.store.administration.secrets.remove(`${formatRowPrefix(this.family)}${key.id}`);
    }
    await this.read();
  }

  /** Opens a row. Null if it cannot be opened; the service continues with the others. */
  private async open(row: SealedSecret): Promise<K | null> {
    const id = row.name.slice(formatRowPrefix(this.family).length);
    const known = this.keys.find((key) => key.id === id);
    if (known !== undefined) return known;
    let text: string;
    try {
      text = openSecret(this.options.vault, null, row);
    } catch (cause) {
      if (!(cause instanceof VaultError)) throw cause;
      this.tell(row, cause.message);
      return null;
    }
    try {
      return await this.family.read(text);
    } catch {
      // The error message is not logged, because it may contain part of the key.
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

/** Opens the keys, and creates the missing ones. Rejects if the store cannot be reached. */
export async function openKeyring(options: KeyringOptions): Promise<Keyring> {
  const { clock, log } = options;
  const token = new CachedKeys(TOKEN_KEYS, options);
  const trace = new CachedKeys(TRACE_KEYS, options);
  const link = new CachedKeys(LINK_KEYS, options);
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
  /** Concurrent callers share one read. If it fails, the known keys are kept. */
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
