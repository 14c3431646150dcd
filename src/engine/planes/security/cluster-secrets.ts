/** Finds values in the Secrets of Kubernetes that are in a repository (https://kubernetes.io/docs/concepts/configuration/secret/). */
import type { CredentialMatch } from './credential-forms.js';
import { rateValue } from './credential-values.js';
import { readBase64 } from './read-base64.js';

const KIND = /^[ \t]{0,8}["']?kind["']?:[ \t]{1,4}["']?secret["']?[ \t]*$/imu;
const BLOCK =
  /^(?<indent>[ \t]{0,8})["']?(?<encoded>data|stringData)["']?:[ \t]*$(?<body>(?:\r?\n(?:\k<indent>[ \t]+[^\n]*|[ \t]*$)){1,200})/gmu;
const ENTRY =
  /^[ \t]+["']?(?<name>[\w.-]{1,100})["']?:[ \t]*(?:[|>][-+]?[ \t]*\r?\n[ \t]+)?["']?(?<value>[A-Za-z0-9+/]{8,4000}={0,2})["']?[ \t]*$/gmu;

/** Returns the values of the Secrets of a text: in base64 under `data`. */
export function findClusterSecrets(text: string): readonly CredentialMatch[] {
  if (!KIND.test(text)) return [];
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
