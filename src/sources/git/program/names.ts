/**
 * Validates names that are used in git's arguments. A name without the exact form is rejected, so that none can be read
 * as an option.
 */

import { ProviderError } from '../../../base/errors.js';
import { quoteStart } from '../../../base/text.js';
import { Sha } from '../../../contract/index.js';
import type { ObjectFormat } from './repository.js';

/**
 * Returns the object format of a full object name.
 * @throws ProviderError if it is not a full object name.
 */
export function detectObjectFormat(sha: string): ObjectFormat {
  if (!Sha.safeParse(sha).success) {
    const shown = quoteStart(sha);
    throw new ProviderError('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
  }
  return sha.length === 64 ? 'sha256' : 'sha1';
}

const isControl = (character: string) => character < ' ' || character === '\u007f';

/** Returns whether a branch name is valid in a refspec, by git's own rules (`check-ref-format`). */
export function isBranchName(name: string): boolean {
  return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}

/** Returns a path inside a repository in git's form; null if it cannot name a file there (`..`, absolute, empty). */
export function toRepositoryPath(path: string): string | null {
  const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
  const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
  return bad ? null : parts.join('/');
}
