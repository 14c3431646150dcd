/** Finds values in the Secrets of Kubernetes that are in a repository (https://kubernetes.io/docs/concepts/configuration/secret/). */
import type { CredentialMatch } from './credential-forms.js';
import { readCredentialName } from './credential-names.js';
import { rateValue } from './credential-values.js';
import { readBase64 } from './read-base64.js';

const KIND = /^[ \t]{0,8}["']?kind["']?:[ \t]{1,4}["']?secret["']?[ \t]*$/imu;
const BLOCK =
  /^(?<indent>[ \t]{0,8})["']?(?<encoded>data|stringData)["']?:[ \t]*$(?<body>(?:\r?\n(?:\k<indent>[ \t]+[^\n]*|[ \t]*$)){1,200})/gmu;
const ENTRY =
  /^[ \t]+["']?(?<name>[\w.-]{1,100})["']?:[ \t]*(?:[|>][-+]?[ \t]*\r?\n[ \t]+)?["']?(?<value>[A-Za-z0-9+/]{8,4000}={0,2})["']?[ \t]*$/gmu;

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

/** Returns the values of the Secrets of a text: in base64 under `data`. */
export function findClusterSecrets(text: string): readonly CredentialMatch[] {
  if (text.includes('ConfigMap') && MAP.test(text)) return findInMaps(text);
  if (!/secret/iu.test(text) || !KIND.test(text)) return [];
  const found: CredentialMatch[] = [];
  for (const block of text.matchAll(BLOCK)) {
    if (block.groups?.['encoded'] !== 'data') continue;
    const body = block.groups['body'] ?? '';
    const from = block.index + block[0].length - body.length;
    for (const entry of body.matchAll(ENTRY)) {
      const value = entry.groups?.['value'] ?? '';
      const plain = (readBase64(value) ?? '').trim();
      if (!/^[\x20-\x7e\r\n\t]{4,}$/u.test(plain)) continue;
      const start = from + entry.index + entry[0].lastIndexOf(value);
      const rating = rateValue(plain, 'password') ?? 'weak';
      found.push({ name: entry.groups?.['name'] ?? '', value, start, end: start + value.length, rating });
    }
  }
  return found;
}
