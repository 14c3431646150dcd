import { once } from '../../../base/once.js';
import type { Rule } from '../../model.js';
import { findWeaknesses, type Weakness, type WeaknessTopic } from './weaknesses/weaknesses.js';

const RUNS = 'runs a text that it decodes first';

const WEAKNESSES = once((): readonly Weakness[] => [
  {
    patterns: [
      /\b(?:eval|Function|_compile|runIn(?:This|New)?Context|setTimeout|setInterval|execSync|exec)\s?\(\s?(?:new )?[^;]{0,80}?\b(?:atob|unescape|fromCharCode|Buffer\.from|decodeURIComponent|inflateSync|gunzipSync|createDecipheriv)\s?\(/u,
    ],
    does: RUNS,
  },
  {
    patterns: [/(?:\[\]|\{\}|""|''|\))\s?\[\s?["']constructor["']\s?\]\s?\[\s?["']constructor["']\s?\]/u],
    does: 'reaches the constructor of functions by a detour',
  },
  {
    patterns: [
      /\b(?:exec|eval|compile|__import__|os\.(?:system|popen)|subprocess\.\w{1,20})\s?\([^;]{0,80}?\b(?:b(?:16|32|64|85)decode|a85decode|unhexlify|fromhex|decompress|codecs\.decode|marshal\.loads|decodestring|decodebytes)\b/u,
    ],
    does: RUNS,
  },
  {
    patterns: [
      /\b(?:eval|assert|create_function|system|exec|shell_exec|passthru|popen|include|require)\s?\([^;]{0,80}?\b(?:base64_decode|gzinflate|gzuncompress|gzdecode|str_rot13|hex2bin|convert_uudecode)\s?\(/u,
    ],
    does: RUNS,
  },
  {
    patterns: [/\b(?:eval|instance_eval|class_eval|system|exec|spawn)\b[^;]{0,40}\b(?:Base64\.|unpack1?\(|Zlib::)/u],
    does: RUNS,
  },
  {
    patterns: [
      /\b(?:base64\s(?:-d|-D|--decode)|openssl\s(?:enc|base64)\b[^|;]{0,60}\s-d|xxd\s-r)\b[^|;]{0,80}\|\s?(?:sudo\s)?(?:\w{0,20}\/){0,4}(?:(?:ba|z|da|k)?sh|python[\d.]{0,4}|node|perl|ruby|php)\b/u,
    ],
    does: RUNS,
  },
  { patterns: [/\b(?:eval|sh -c|bash -c)\s["']?(?:\$\(|`)[^)`]{0,2000}\bbase64\s(?:-d|-D|--decode)/u], does: RUNS },
  {
    patterns: [
      /\b(?:powershell|pwsh)(?:\.exe)?\b[^|;]{0,200}\s-e(?:nc?|ncodedcommand)?\s[A-Za-z0-9+/=]{40}|\b(?:iex|Invoke-Expression)\b[^;]{0,200}FromBase64String/iu,
    ],
    does: RUNS,
  },
]);

const DECODED: WeaknessTopic = {
  // One of these words is in each such line.
  signs:
    /decod|atob|unescape|fromcharcode|buffer\.from|inflate|gunzip|decipher|["']constructor|unhexlify|fromhex|decompress|marshal|base64|gz|rot13|hex2bin|unpack|zlib|openssl|xxd|powershell|pwsh|iex|invoke/u,
  weaknesses: WEAKNESSES,
};

/** Reports a text that is decoded and run: nobody can read what it does. */
export const encodedCode: Rule = {
  id: 'security/encoded-code',
  severity: 'warn',
  summary: 'A text is decoded and run',
  docs: {
    why: 'Reviewers cannot read encoded text. Programs rarely have a good reason to run it.',
    bad: {
      files: {
        'vendor/track.js': [' start();', "+eval(atob('cHJvY2Vzcy5leGl0KCk='));"],
      },
    },
    good: { files: { 'vendor/track.js': [' start();', "+const picture = atob('cHJvY2Vzcy5leGl0KCk=');"] } },
  },
  suppressible: true,
  check: (context) =>
    findWeaknesses(context, [DECODED], 'Decode it and read it. Code belongs into the repository as text.', 'told'),
};
