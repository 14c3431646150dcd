/** Classifies and explains the errors of a fetch. */
import { ProviderError } from '../../../base/errors.js';
import { GitError, readLastLine } from '../program/program.js';

/** `refused`: the server does not provide the object under this name or a history by time; another way may work. */
export type RemoteErrorKind = 'refused' | 'unauthorized' | 'forbidden' | 'not_found' | 'moved' | 'passing' | 'other';

/** In this order; the first match wins. These are messages of git, which LC_ALL=C keeps in English. */
const FAULTS: readonly (readonly [RemoteErrorKind, RegExp])[] = [
  [
    'refused',
    /not our ref|unadvertised object|couldn't find remote ref|no such ref|invalid want|does not support --shallow-since|no commits selected for shallow/iu,
  ],
  ['unauthorized', /could not read (?:Username|Password)|Authentication failed|returned error: 401/iu],
  ['forbidden', /returned error: 403|access denied/iu],
  ['not_found', /repository '.*' not found|returned error: (?:404|410)/iu],
  ['moved', /returned error: 30\d|unable to update url base from redirection/iu],
  [
    'passing',
    /returned error: (?:408|429|5\d\d)|Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|timed out|too slow|early EOF|unexpected disconnect|hung up|RPC failed|Empty reply|Recv failure|Send failure|transfer closed|unexpected end|SSL_ERROR/iu,
  ],
];

/** Returns the kind of error that git's message describes. */
export function classifyRemoteError(failure: GitError): RemoteErrorKind {
  return FAULTS.find(([, words]) => words.test(failure.stderr))?.[0] ?? 'other';
}

/** Returns the error for the person who must act. `secrets` are removed from git's message, in case it contains one. */
export function explainRemote(failure: GitError, url: string, secrets: readonly string[]): ProviderError {
  const said = secrets
    .filter((secret) => secret !== '')
    .reduce((text, secret) => text.replaceAll(secret, '***'), readLastLine(failure.stderr));
  const cause = { cause: new GitError(failure.command, failure.code, said) };
  switch (classifyRemoteError(failure)) {
    case 'unauthorized':
    case 'forbidden':
      return new ProviderError(
        'E_TOK_001',
        `${url} refuses the token. Give the token (or the job's "permissions") "contents: read" on this repository, and renew it if it has expired.`,
        false,
        cause,
      );
    case 'not_found':
      return new ProviderError(
        'E_REQ_002',
        `There is no repository at ${url}, or the token may not see it. Check the name, and that the token has "contents: read" on it.`,
        false,
        cause,
      );
    case 'moved':
      return new ProviderError('E_REQ_002', `${url} has moved. Name the repository as it is called now.`, false, cause);
    case 'passing':
      return new ProviderError(
        'E_UP_001',
        `The code could not be fetched from ${url} (${said}). Try again.`,
        true,
        cause,
      );
    default:
      return new ProviderError('E_UP_001', `The code could not be fetched from ${url} (${said}).`, false, cause);
  }
}
