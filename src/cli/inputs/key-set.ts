/** Reads the keys that `verify --keys` names: a JWKS in a file or at a URL. */

import { request } from 'undici';
import { isLoopback, parseUrl } from '../../base/url.js';
import { createDispatcher } from '../../client/dispatcher.js';
import { KeySet } from '../../service/api/auth/trace-signature.js';
import { UsageError } from '../exit.js';
import { KEY_SET_FILE, readJson } from './files.js';

const MAX_BYTES = 1024 * 1024;
const WEB = /^https?:\/\//iu;

type Environment = Readonly<Record<string, string | undefined>>;

const describeError = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));

function parseKeyAddress(text: string): URL {
  const url = parseUrl(text);
  if (url === null) throw new UsageError(`--keys ${text} is no address.`);
  if (url.protocol === 'https:' || isLoopback(url.hostname)) return url;
  throw new UsageError(
    "Keys that come over http:// may be anybody's: name an https:// address, or a file that you had from a place you trust.",
  );
}

async function fetchText(url: URL, environment: Environment): Promise<string> {
  const dispatcher = createDispatcher(environment);
  try {
    const { statusCode, body } = await request(url, { dispatcher, headers: { accept: 'application/json' } });
    const pieces: Buffer[] = [];
    let size = 0;
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      size += bytes.length;
      if (size > MAX_BYTES) throw new Error('the answer is too large for a key set');
      pieces.push(bytes);
    }
    if (statusCode !== 200) throw new Error(`the answer is ${statusCode}`);
    return Buffer.concat(pieces).toString('utf8');
  } catch (cause) {
    throw new Error(
      `The keys could not be read from ${url.origin}${url.pathname}: ${describeError(cause)}. Check the address and that the service runs, or name a file with its keys.`,
      { cause },
    );
  } finally {
    await dispatcher.destroy();
  }
}

/**
 * Reads the key set.
 * @throws UsageError if the source is not a key set; another Error if the URL does not return it
 */
export async function readKeySet(source: string, environment: Environment): Promise<KeySet> {
  if (!WEB.test(source)) return readJson(source, KEY_SET_FILE, KeySet);
  const text = await fetchText(parseKeyAddress(source), environment);
  try {
    return KeySet.parse(JSON.parse(text));
  } catch (cause) {
    throw new UsageError(`${source} gives no ${KEY_SET_FILE.name}. ${KEY_SET_FILE.advice}`, { cause });
  }
}
