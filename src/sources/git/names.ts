/** Names that go into git's arguments. Whatever is not exactly of its form is refused, so that nothing can pass for an option. */

import { ProviderError } from '../../base/errors.js';
import { quoteStart } from '../../base/text.js';
import { Sha } from '../../contract/index.js';
import type { ObjectFormat } from './repository.js';

/** The object format that a full name belongs to. @throws ProviderError where it is no full object name. */
export function formatOf(sha: string): ObjectFormat {
  if (!Sha.safeParse(sha).success) {
    const shown = quoteStart(sha);
    throw new ProviderError('E_REQ_002', `${shown} is not a full commit id of 40 or 64 hex digits.`);
  }
  return sha.length === 64 ? 'sha256' : 'sha1';
}

const isControl = (character: string) => character < ' ' || character === '\u007f';

/** Whether a branch's name may stand in a refspec; git's own rules, `check-ref-format`. */
export function isBranchName(name: string): boolean {
  return name !== '' && ![...name].some(isControl) && !/[ ~^:?*[\\]|\.\.|@\{|\/\/|^[/.-]|[/.]$|\.lock$/u.test(name);
}

/** A path inside a repository as git names it, or null where it can name no file there (`..`, absolute, empty). */
export function repositoryPath(path: string): string | null {
  const parts = path.replace(/^(?:\.\/+)+/u, '').split('/');
  const bad = parts.some((part) => part === '' || part === '.' || part === '..' || [...part].some(isControl));
  return bad ? null : parts.join('/');
}
