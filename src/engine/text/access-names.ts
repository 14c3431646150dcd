/** Which names speak of access: functions that answer who may do what, and calls that keep others out. */
import type { Definition } from '../model.js';

/** What a function's "yes" means: `allow` lets somebody in, `deny` keeps somebody out. */
export type Sense = 'allow' | 'deny';

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Words that mean access on their own. */
const STRONG = list(
  'admin admins administrator superuser superadmin staff moderator authorized authorised authenticated permitted ' +
    'permission permissions privileged privilege privileges entitled entitlement entitlements',
);
/** Words that mean access if the function also reads who is asking. */
const WEAK = list('allowed access role roles owner owns eligible granted trusted member scope scopes');
/** First words of a question. */
const ASKS = list('is has have are was does do user current');
const MAY = list('can may could allow allows permit permits');
/** First words of a check. */
const CHECKS = list(
  'verify verifies validate validates check checks require requires required ensure ensures assert asserts enforce ' +
    'confirm compare match matches demand guard protect authenticate authorize authorise deny only',
);
/** What such a check is about. */
const OBJECTS = list(
  'auth authed authn authz authentication authorization authorisation authenticated authorized login permission ' +
    'permissions access admin admins role roles owner ownership csrf xsrf jwt signature signatures hmac password ' +
    'passwd passwords credential credentials session otp totp mfa captcha apikey staff superuser privilege ' +
    'privileges acl bearer webhook',
);
/** Pairs of words that are one object of a check. */
const PAIRS: ReadonlySet<string> = new Set([
  'logged in',
  'signed in',
  'api key',
  'access token',
  'auth token',
  'id token',
]);
const DENIES = list('forbidden unauthorized unauthorised banned revoked denied');
const WEAK_DENIES = list('blocked locked suspended expired throttled restricted');

/** Words in a function that show that it reads who is asking. */
const SUBJECTS = list(
  'user users actor principal account viewer caller identity claims role roles admin admins staff permission ' +
    'permissions acl auth password credential credentials login privilege privileges authorization jwt owner membership',
);
/** Last words of classes whose methods decide about access. */
const DECIDERS = list('policy voter guard permission permissions ability authorizer authenticator');

/** Splits an identifier into lower-case words: `isAdmin`, `is_admin` and `is-admin` are equal. */
export function splitName(name: string): readonly string[] {
  return (name.match(/\p{Upper}+(?!\p{Lower})|\p{Upper}?\p{Lower}+|\d+/gu) ?? []).map((word) => word.toLowerCase());
}

/** Returns what a function's answer means for access; null if its name says nothing of it. */
export function readSense({ name, container, parameters }: Definition, body: string): Sense | null {
  const words = splitName(name);
  const [first = '', ...rest] = words;
  const asks = ASKS.has(first) || words.length === 1 || name.endsWith('?');
  const about = ASKS.has(first) && words.length > 1 ? rest : words;
  if (asks && about.some((word) => DENIES.has(word))) return 'deny';
  if (asks && about.some((word) => STRONG.has(word))) return 'allow';
  if (asks && includesPair(about)) return 'allow';
  if (checksAccess(words)) return 'allow';
  if (!readsSubject(parameters, body)) return null;
  if (asks && about.some((word) => WEAK_DENIES.has(word))) return 'deny';
  if (asks && about.some((word) => WEAK.has(word))) return 'allow';
  if (MAY.has(first)) return 'allow';
  const decider = splitName(container ?? '').at(-1) ?? '';
  return DECIDERS.has(decider) && first !== 'set' && first !== 'get' ? 'allow' : null;
}

function includesPair(words: readonly string[]): boolean {
  return words.some((word, at) => PAIRS.has(`${word} ${words[at + 1] ?? ''}`));
}

function checksAccess(words: readonly string[]): boolean {
  const [first = '', ...rest] = words;
  if (/^(?:authenticate|authorize|authorise)$/u.test(first)) return true;
  // The file of OpenSSH: whether a key is in it says nothing of who may do what here.
  if (rest.join(' ').includes('authorized keys')) return false;
  if (!CHECKS.has(first)) return PREFIXES.has(first) && rest.length === 1 && SUFFIXES.has(rest[0] ?? '');
  return rest.some((word) => OBJECTS.has(word) || STRONG.has(word)) || includesPair(rest) || rest.join(' ') === 'token';
}

/** Of names that say first what is asked for: `AuthRequired`, `adminOnly`, `authMiddleware`. */
const PREFIXES = list('auth authn authz login admin staff role roles permission permissions jwt csrf');
const SUFFIXES = list('required only guard middleware');

function readsSubject(parameters: Definition['parameters'], body: string): boolean {
  const text = `${parameters.map(({ name, type }) => `${name} ${type}`).join(' ')} ${body}`;
  return splitName(text).some((word) => SUBJECTS.has(word));
}

/** Guards of frameworks whose names do not say what they check. */
const FRAMEWORK =
  /^(?:helmet|csurf|csrf_?protect(?:ion)?|protect_from_forgery|doubleCsrf\w*|lusca|fastifyHelmet|fastifyCsrf\w*|load_and_authorize_resource|verify_authenticity_token|login_required|permission_required|user_passes_test|roles_required|roles_accepted|jwt_required|PreAuthorize|Secured|RolesAllowed|RequiresPermissions|Authorize|UseGuards|UseAuthorization|UseAuthentication|ValidateAntiForgeryToken|denyAccessUnlessGranted|isCsrfTokenValid|IsGranted|staff_member_required|express_?jwt|IsAuthenticated|IsAdminUser|IsAuthenticatedOrReadOnly|DjangoModelPermissions|current_user_can|check_ajax_referer|check_admin_referer|wp_verify_nonce|ns_capable)$/u;

/** Returns true if the name of a call or a reference says that it keeps somebody out. */
export function namesGuard(name: string): boolean {
  if (FRAMEWORK.test(name)) return true;
  const words = splitName(name);
  return words.length > 1 && words.length <= 6
    ? checksAccess(words)
    : /^(?:authorize|authorise|authenticate)$/u.test(name);
}

/** Returns true if a condition asks who somebody is or what they may do. */
export function asksForAccess(identifiers: readonly string[]): boolean {
  return identifiers.some((name) => {
    const words = splitName(name);
    return (
      words.some((word) => STRONG.has(word) || DENIES.has(word)) ||
      /^(?:owner|ownerId|owner_id|allowed|isAllowed|is_allowed|hasRole|has_role|hasAccess|has_access|roles?|capable|ns_capable|current_user_can|user_can)$/u.test(
        name,
      ) ||
      checksAccess(words) ||
      (words.length > 1 && MAY.has(words[0] ?? '') && words.some((word) => SUBJECTS.has(word)))
    );
  });
}
