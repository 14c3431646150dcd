/**
 * Finds values of Kubernetes that are in a repository: in Secrets (https://kubernetes.io/docs/concepts/configuration/secret/),
 * in maps of settings, and in the environment and the arguments of containers.
 */
import type { CredentialMatch } from './credential-forms.js';
import { readCredentialName } from './credential-names.js';
import { isUuid, rateValue } from './credential-values.js';
import { readBase64 } from './read-base64.js';

const KIND = /^[ \t]{0,8}["']?kind["']?:[ \t]{1,4}["']?secret["']?[ \t]*$/imu;
const BLOCK =
  /^(?<indent>[ \t]{0,8})["']?(?<encoded>data|stringData)["']?:[ \t]*$(?<body>(?:\r?\n(?:\k<indent>[ \t]+[^\n]*|[ \t]*$)){1,200})/gmu;
const ENTRY =
  /^[ \t]+["']?(?<name>[\w.-]{1,100})["']?:[ \t]*(?:[|>][-+]?[ \t]*\r?\n[ \t]+)?["']?(?<value>[A-Za-z0-9+/]{8,4000}={0,2})["']?[ \t]*$/gmu;

/** Under `stringData`: values as they are. */
const PLAIN_ENTRY =
  /^[ \t]+["']?(?<name>[\w.-]{1,100})["']?:[ \t]*["']?(?<value>[^\s"'|>{}#][^\s"'{}]{7,400})["']?[ \t]*$/gmu;

/** A map of settings is readable to more than a Secret is. */
const MAP = /^[ \t]{0,8}["']?kind["']?:[ \t]{1,4}["']?ConfigMap["']?[ \t]*$/mu;
const SETTING = /(?<name>[A-Za-z][\w.-]{2,80})["']?(?:=|:[ \t]{1,4})["']?(?<value>[^\s"'=]{4,200})["']?[ \t]*$/gmu;

function findInMaps(text: string): readonly CredentialMatch[] {
  return [...text.matchAll(SETTING)].flatMap(({ 0: whole, index, groups }) => {
    const { name = '', value = '' } = groups ?? {};
    const rating = readCredentialName(name) === null ? null : rateValue(value, 'password', 'sure');
    const start = index + whole.lastIndexOf(value);
    return rating === null ? [] : [{ name, value, start, end: start + value.length, rating }];
  });
}

/** A manifest says of which version it is. */
const MANIFEST = /^[ \t]{0,8}["']?apiVersion["']?:/mu;
const GIVEN = `["']?(?<value>[^\\s"'{}]{4,200})["']?`;
const CALLED = `["']?name["']?:[ \\t]*["']?(?<name>[\\w.-]{2,80})["']?`;
/** A variable of a container, its name before its value or behind it, and an argument that stands behind its flag. */
const PAIRS = [
  `${CALLED},?\\s{1,40}["']?value["']?:[ \\t]*${GIVEN}`,
  `-[ \\t]+["']?value["']?:[ \\t]*${GIVEN}[ \\t]*\\r?\\n[ \\t]+${CALLED}`,
  `-[ \\t]+["']?--?(?<name>[\\w-]{2,60})["']?[ \\t]*\\r?\\n[ \\t]+-[ \\t]+${GIVEN}[ \\t]*$`,
];

function findInContainers(text: string): readonly CredentialMatch[] {
  return PAIRS.flatMap((pair) =>
    [...text.matchAll(new RegExp(pair, 'gmu'))].flatMap(({ 0: whole, index, groups }) => {
      const { name = '', value = '' } = groups ?? {};
      const family = readCredentialName(name);
      if (family !== 'password' && family !== 'token') return [];
      const rating = rateValue(value, family, family === 'password' ? 'sure' : 'named');
      const start = index + whole.lastIndexOf(value);
      return rating === null ? [] : [{ name, value, start, end: start + value.length, rating }];
    }),
  );
}

/** What a sealed one holds is encrypted: https://github.com/bitnami-labs/sealed-secrets */
const SEALED = /^(?<indent>[ \t]{0,8})encryptedData:[ \t]*(?:\r?\n(?:\k<indent>[ \t]+[^\n]*|[ \t]*$)){1,200}/gmu;

/** Returns the parts of a text in which values are encrypted. */
export function listSealed(text: string): readonly { readonly start: number; readonly end: number }[] {
  if (!text.includes('encryptedData')) return [];
  return [...text.matchAll(SEALED)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
}

/** What is no secret though it is kept among them: certificates, names of users, places. */
const OPEN_NAME =
  /^(?:user(?:name)?|host(?:name)?|port|database|namespace|region|endpoint|url)$|(?:^|[.-])(?:crt|cert|ca)$|^ca[.-]/iu;
const isOpen = (name: string, plain: string) =>
  OPEN_NAME.test(name) || /^-----BEGIN (?:CERTIFICATE|PUBLIC KEY)/u.test(plain);

/** What is written as it is may be a setting: only what looks made counts. */
const ratePlain = (value: string) => rateValue(value, 'perhaps password') ?? (isUuid(value) ? 'weak' : null);

/** Returns the credentials of the manifests of a text: in base64 under `data` of Secrets, else as they are. */
export function findClusterSecrets(text: string): readonly CredentialMatch[] {
  return MANIFEST.test(text) ? [...findInContainers(text), ...findInKinds(text)] : findInKinds(text);
}

function findInKinds(text: string): readonly CredentialMatch[] {
  if (text.includes('ConfigMap') && MAP.test(text)) return findInMaps(text);
  if (!/secret/iu.test(text) || !KIND.test(text)) return [];
  const found: CredentialMatch[] = [];
  for (const block of text.matchAll(BLOCK)) {
    const encoded = block.groups?.['encoded'] === 'data';
    const body = block.groups?.['body'] ?? '';
    const from = block.index + block[0].length - body.length;
    for (const entry of body.matchAll(encoded ? ENTRY : PLAIN_ENTRY)) {
      const value = entry.groups?.['value'] ?? '';
      const plain = encoded ? (readBase64(value) ?? '').trim() : value;
      if (!/^[\x20-\x7e\r\n\t]{4,}$/u.test(plain) || isOpen(entry.groups?.['name'] ?? '', plain)) continue;
      const start = from + entry.index + entry[0].lastIndexOf(value);
      // One word is judged as what it is; more than one is a file of settings.
      const rating = !encoded
        ? ratePlain(plain)
        : /[\s{}]/u.test(plain)
          ? (rateValue(plain, 'password') ?? 'weak')
          : rateValue(plain, 'password', 'sure');
      if (rating === null) continue;
      found.push({ name: entry.groups?.['name'] ?? '', value, start, end: start + value.length, rating });
    }
  }
  return found;
}
