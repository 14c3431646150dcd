/** Settings of access in JSON and YAML, read as data: which of them let more in than before. */
import type { FileChange, RawFinding, RuleContext } from '../../../model.js';
import { splitName } from '../../../text/access-names.js';
import { readDocuments, type Tree } from '../../document.js';
import { clip } from '../../wording.js';

/** A setting: its keys from the outermost, joined by dots, and its value as text. */
type Settings = ReadonlyMap<string, string>;

const READ = /\.(?:ya?ml|json)$/u;
/** Longer texts, in UTF-16 code units, are not read. */
const MAX_TEXT = 200_000;
const MAX_DEPTH = 20;
/** Aliases may repeat a part many times: what comes after so many values is not read. */
const MAX_VALUES = 50_000;

/** Returns a finding for every setting of access that lets more in than before. */
export function findLoosenedSettings({ change }: RuleContext): readonly RawFinding[] {
  return change.files.flatMap((one) => {
    const { old_text: old, new_text: now, path } = one.file;
    if (
      !READ.test(path) ||
      one.class === 'test' ||
      one.class === 'lockfile' ||
      old === null ||
      now === null ||
      old.length + now.length > MAX_TEXT
    )
      return [];
    const [before, after] = [readSettings(old), readSettings(now)];
    if (before === null || after === null) return [];
    return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
      const how = rate(key, before, after);
      return how === null ? [] : [buildFinding(one, key, how)];
    });
  });
}

function readSettings(text: string): Settings | null {
  const found = new Map<string, string>();
  let values = 0;
  const add = (key: string, { kind, value, entries, items }: Tree, depth: number): void => {
    values += 1;
    if (values > MAX_VALUES || depth > MAX_DEPTH) return;
    if (kind === 'scalar') found.set(key, String(value));
    for (const item of items) add(`${key}[${nameItem(item)}]`, item, depth + 1);
    for (const [name, inner] of entries) add(key === '' ? name : `${key}.${name}`, inner, depth + 1);
  };
  const documents = readDocuments(text);
  for (const document of documents ?? []) add('', document, 0);
  return documents === null ? null : found;
}

/** Keys that name the item of a list that they stand in. */
const NAMES = /^(?:path|name|id|pattern|url|route|resource|user|role)$/u;

/** Names an item of a list by what it says itself: its text, its path, its name. */
function nameItem({ kind, value, entries }: Tree): string {
  if (kind === 'scalar') return String(value);
  for (const [key, inner] of entries) if (NAMES.test(key) && typeof inner.value === 'string') return inner.value;
  return '';
}

const ACCESS =
  /^(?:auth|authn|authz|authentication|authorization|security|login|csrf|xsrf|tls|ssl|https|mfa|otp|cookie|acl|rbac|csp|hsts|sso|oauth|oidc|jwt|permission|permissions|access|firewall|captcha|session)$/u;
/** Keys that demand something where they stand under access. */
const DEMANDS =
  /^(?:required|require|enabled|enable|enforce|enforced|verify|secure|strict|mandatory|on|validate|http_?only)$/iu;
/** Keys that demand something wherever they stand. */
const ALONE =
  /^(?:require_?(?:auth|login|authentication|mfa|https|ssl|tls)\w{0,20}|auth_?(?:required|enabled)|authentication_?(?:required|enabled)|enforce_?\w{0,20}(?:auth|mfa|tls|https)\w{0,10}|login_?required|verify_?(?:ssl|tls|certs?|signatures?)|enable_?(?:auth|rbac|csrf)\w{0,20})$/iu;
/** Keys that let somebody in. */
const OPENS =
  /^(?:allow_?anonymous|anonymous|anonymous_?(?:access|enabled|auth)|guest_?access|skip_?auth\w{0,20}|disable_?(?:auth|security|csrf|tls|rbac)\w{0,20}|no_?auth|auth_?disabled|insecure|insecure_?skip_?(?:tls_?)?verify|skip_?(?:tls_?)?verify|bypass_?\w{0,20}|publicly_?accessible|public_?access|allow_?public\w{0,20}|allow_?all)$/iu;
const LEAST =
  /^(?:guest|guests|anonymous|public|everyone|everybody|unauthenticated|default|user|users|member|viewer|reader|readonly)$/u;
const NOBODY =
  /^(?:PUBLIC_ACCESS|IS_AUTHENTICATED_ANONYMOUSLY|ROLE_ANONYMOUS|ROLE_GUEST|anonymous|guest|public|everyone|\*|permitAll|allow)$/u;
const ROLES =
  /(?:^|[.\]])(?:roles?|groups?|access|policy|allowed_?roles?|required_?roles?|permissions?)(?:\[[^\]]{0,100}\])?$/iu;
/** Lists whose entries keep somebody out. */
const KEEPS_OUT =
  /(?:^|[.\]])(?:access_control|access_rules|deny|denied|deny_?list|block_?list|blocked|forbidden|protected_?(?:paths?|routes?))\[/u;

/** Returns how a setting lets more in; null if it does not. */
function rate(key: string, old: Settings, now: Settings): string | null {
  const [before, after] = [old.get(key), now.get(key)];
  if (before === after) return null;
  const parts = key.replace(/\[[^\]]{0,300}\]/gu, '').split('.');
  const last = parts.at(-1) ?? '';
  const around = parts.slice(0, -1).flatMap(splitName);
  const demands = ALONE.test(last) || (DEMANDS.test(last) && around.some((word) => ACCESS.test(word)));
  if (demands && before === 'true' && after !== 'true') return after === undefined ? 'is no longer set' : `is ${after}`;
  if (OPENS.test(last) && after === 'true') return isRenumbered(key, old, now) ? null : 'is on';
  const list = /^(.*)\[([^\]]{0,300})\]$/u.exec(key);
  if (list !== null && before === undefined && after !== undefined) {
    const owner = splitName((list[1] ?? '').split('.').at(-1) ?? '');
    const rights = /(?:^|[.\]])(?:permissions?|scopes?|roles?|grants?|acl|access|abilities|policies)(?:[.[]|$)/iu.test(
      key,
    );
    const stays = [...old.keys()].some((other) => other.startsWith(`${list[1] ?? ''}[`));
    if (owner.some((word) => LEAST.test(word)) && stays && isRight(after)) return `gets “${after}”`;
    if (rights && after === '*') return 'gets everything';
    return null;
  }
  if (ROLES.test(key) && before !== undefined && after !== undefined && !NOBODY.test(before)) {
    if (NOBODY.test(after)) return `is ${after}`;
    const word = splitName(after).at(-1) ?? '';
    const had = splitName(before).at(-1) ?? '';
    if (LEAST.test(word) && /^(?:admin|administrator|superuser|staff|owner|root|manager|editor)$/u.test(had))
      return `is ${after}, and was ${before}`;
  }
  if (KEEPS_OUT.test(key) && before !== undefined && after === undefined) {
    const entry = /^.*?\[[^\]]{0,300}\]/u.exec(key)?.[0] ?? key;
    return [...now.keys()].some((other) => other.startsWith(entry)) || !/(?:path|url|pattern|\])$/u.test(key)
      ? null
      : 'is gone';
  }
  return null;
}

/** Returns true if the same setting stood under another number before and is gone there: `item18.insecure` → `item19.insecure`. */
function isRenumbered(key: string, old: Settings, now: Settings): boolean {
  const shape = (other: string) => other.replace(/\d+/gu, '#');
  return [...old].some(([other, value]) => value === now.get(key) && !now.has(other) && shape(other) === shape(key));
}

/** A right, such as a list of permissions holds. */
function isRight(value: string): boolean {
  return /^(?:\*|(?:[\w.-]{1,40}[:.])?(?:write|delete|admin|update|create|edit|manage|remove|destroy|execute|publish|all|\*))$/u.test(
    value,
  );
}

function buildFinding(change: FileChange, key: string, how: string): RawFinding {
  const word = /([\w*-]{1,80})\]?$/u.exec(key.replace(/\[\]$/u, ''))?.[1] ?? key;
  const line =
    change.added.find(({ text }) => text.includes(word))?.number ??
    change.added[0]?.number ??
    Math.max(1, change.regions[0]?.at ?? 1);
  return {
    file: change.file.path,
    first: line,
    last: line,
    title: clip(`A setting lets more in: ${key} ${how}`, 110),
    rationale: `“${clip(key, 120)}” ${clip(how, 80)}. Requests that it refused may pass now. If that is meant, say in the pull request for whom and why; if not, put it back.`,
    anchor: `${key} ${how}`,
  };
}
