/** Sets minimum tiers, independent of the score, for sensitive code in which a small mistake is costly. */
import type { Tier } from '../../contract/index.js';
import type { Change, FileChange } from '../model.js';

export interface Floor {
  readonly feature: string;
  readonly tier: Tier;
  readonly note: string;
}

interface FloorRule extends Omit<Floor, 'note'> {
  readonly what: string;
  holds(file: FileChange): boolean;
}

/** Words of a path that indicate access control. */
const ACCESS =
  'auth authn authz authentication authorization authenticate authorize authenticator authorizer oauth oauth2 openid oidc saml sso ldap login logout signin signup password passwords passwd permission permissions acl rbac iam csrf cors mfa 2fa totp jwt session sessions';
/** Words of a path that indicate secrets or cryptography. */
const SECRETS =
  'secret secrets credential credentials crypto cryptography cipher encrypt encryption decrypt keystore keychain keyring vault kms security sandbox';

const access = new Set(ACCESS.split(' '));
const secrets = new Set(SECRETS.split(' '));

const RULES: readonly FloorRule[] = [
  { feature: 'ci', tier: 'T2', what: 'what runs in continuous integration', holds: (file) => file.class === 'ci' },
  { feature: 'infra', tier: 'T2', what: 'what the program runs on', holds: (file) => file.class === 'infra' },
  { feature: 'migration', tier: 'T3', what: 'a migration of stored data', holds: (file) => file.class === 'migration' },
  { feature: 'access', tier: 'T2', what: 'who may do what', holds: (file) => isCode(file) && hasWord(file, access) },
  {
    feature: 'secrets',
    tier: 'T2',
    what: 'how secrets are kept',
    holds: (file) => isCode(file) && hasWord(file, secrets),
  },
  {
    feature: 'policy',
    tier: 'T3',
    what: "the gate's own policy",
    holds: ({ file }) => /^\.review-gate(?:\.ya?ml$|\/)/u.test(file.path),
  },
  {
    feature: 'unreadable code',
    tier: 'T3',
    what: 'code that reads as binary',
    holds: (file) => file.file.omitted === 'binary' && file.class === 'source',
  },
  {
    feature: 'unread',
    tier: 'T2',
    what: 'files that could not be read',
    holds: ({ file }) =>
      file.omitted === 'too_large' || file.omitted === 'not_fetched' || file.omitted === 'unreadable',
  },
];

/** Maximum number of files that a note names. */
const MAX_NAMED = 3;

/** Returns the floors of a change. `counted` are the files with changes other than text and white space. */
export function findFloors(counted: readonly FileChange[], change: Change): readonly Floor[] {
  return RULES.flatMap(({ feature, tier, what, holds }) => {
    const files = (feature === 'unread' ? change.files : counted).filter(holds);
    if (files.length === 0) return [];
    const named = files.slice(0, MAX_NAMED).map(({ file }) => file.path);
    const more = files.length > MAX_NAMED ? ` and ${files.length - MAX_NAMED} more` : '';
    return [{ feature, tier, note: `${what}: ${named.join(', ')}${more}` }];
  });
}

function isCode(file: FileChange): boolean {
  return file.class === 'source' || file.class === 'config';
}

/**
 * Returns whether a path contains one of the words: `src/AuthService/refreshToken.ts` has src, auth, service, refresh,
 * token, ts.
 */
function hasWord({ file }: FileChange, words: ReadonlySet<string>): boolean {
  return file.path
    .slice(-1_000)
    .replace(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/u)
    .some((word) => words.has(word));
}
