import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sha256 } from '../../../base/hash.js';

const CIPHER = 'aes-256-gcm';

/** The length of the keys of AES-256, in bytes. */
export const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const ID_CHARACTERS = 12;

/** The stored form. The box is text and reveals nothing without the master key of that id. */
interface Sealed {
  readonly keyId: string;
  readonly box: string;
}

/** A secret cannot be opened: the master key is missing or different, or the text was changed or moved. */
export class VaultError extends Error {
  override readonly name = 'VaultError';
}

/**
 * Encrypts stored secrets: each with AES-256-GCM under a key of its own, and that key with a master key (envelope
 * encryption, NIST SP 800-38D for the mode). A secret sealed for one place cannot be opened for another.
 */
export interface Vault {
  /** The master key that seals now. */
  readonly keyId: string;
  /** @param place the tenant and the name of the row: the secret can be opened only with the same place */
  seal(place: string, text: string): Sealed;
  /** @throws VaultError */
  open(place: string, sealed: Sealed): string;
}

/** Master keys of 32 bytes. The first one seals; all of them open. */
export type MasterKeyList = readonly [Uint8Array, ...Uint8Array[]];

/** A vault whose master keys can be replaced while it is in use. */
export interface ReplaceableVault extends Vault {
  /** @throws Error if a key has another length; nothing is changed then */
  replace(masterKeys: MasterKeyList): void;
}

function encrypt(key: Uint8Array, plain: Uint8Array, place: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(place));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Uint8Array, box: Buffer, place: string): Buffer {
  const end = box.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, box.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(box.subarray(end));
  return Buffer.concat([decipher.update(box.subarray(NONCE_BYTES, end)), decipher.final()]);
}

/** Returns the id of a master key. It identifies the key without revealing it. */
export function computeKeyId(key: Uint8Array): string {
  return sha256('hex', 'review-gate/master-key-id\n', key).slice(0, ID_CHARACTERS);
}

interface MasterKeyRing {
  readonly current: Uint8Array;
  readonly keyId: string;
  readonly byId: ReadonlyMap<string, Uint8Array>;
}

function createKeyRing(masterKeys: MasterKeyList): MasterKeyRing {
  const short = masterKeys.find(({ length }) => length !== KEY_BYTES);
  if (short !== undefined) throw new Error(`a master key is ${KEY_BYTES} bytes, not ${short.length}`);
  const [current] = masterKeys;
  return { current, keyId: computeKeyId(current), byId: new Map(masterKeys.map((key) => [computeKeyId(key), key])) };
}

/**
 * Creates a vault with master keys.
 * @throws Error if a key has another length
 */
export function createVault(masterKeys: MasterKeyList): ReplaceableVault {
  let ring = createKeyRing(masterKeys);
  return {
    get keyId() {
      return ring.keyId;
    },
    replace: (replacement) => {
      ring = createKeyRing(replacement);
    },
    seal: (place, text) => {
      const { current, keyId } = ring;
      const own = randomBytes(KEY_BYTES);
      const parts = [encrypt(current, own, place), encrypt(own, Buffer.from(text), place)];
      return { keyId, box: [VERSION, ...parts.map((part) => part.toString('base64url'))].join('.') };
    },
    open: (place, sealed) => {
      const master = ring.byId.get(sealed.keyId);
      if (master === undefined) throw new VaultError(`there is no master key ${sealed.keyId}`);
      const [version, wrapped = '', text = ''] = sealed.box.split('.');
      if (version !== VERSION) throw new VaultError('it is of a form that this version does not know');
      try {
        const own = decrypt(master, Buffer.from(wrapped, 'base64url'), place);
        return decrypt(own, Buffer.from(text, 'base64url'), place).toString('utf8');
      } catch (cause) {
        throw new VaultError('it was changed, moved, or sealed by another key', { cause });
      }
    },
  };
}
