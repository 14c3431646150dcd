import type { Rule, ScannedLine } from '../../model.js';
import { toFileName } from '../wording.js';
import { isReadByMachines } from './machine-read.js';

/** Reports invisible characters in code, or so many of them that they can only be a hidden message. */
export const invisibleCharacters: Rule = {
  id: 'security/invisible-characters',
  severity: 'error',
  summary: 'Invisible characters hide in code',
  docs: {
    why: 'An invisible character makes two names that look the same different, and a run of them can carry a hidden program or a hidden instruction. Joiners in emoji and in scripts that need them are fine.',
    bad: { files: { 'src/user.ts': [" import { load } from './load.js';", '+const user\u200B = load();'] } },
    good: { files: { 'src/user.ts': [" import { load } from './load.js';", '+const user = load();'] } },
  },
  suppressible: true,
  check({ change, syntax }) {
    return change.files.filter(isReadByMachines).flatMap((file) =>
      (syntax.get(file.file.path)?.added ?? []).filter(hides).map((line) => ({
        file: file.file.path,
        first: line.number,
        last: line.number,
        title: `Invisible characters in ${toFileName(file.file.path)}`,
        rationale:
          'This line holds characters that take no room on the screen, where none belong. They can make two names differ that look the same, or carry hidden text. Take them out; write them as escapes where a string needs them.',
        anchor: line.text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' '),
      })),
    );
  },
};

/** Zero-width spaces and joiners, soft hyphens, fillers, invisible operators. */
const INVISIBLE =
  /\u00AD|\u034F|[\u115F\u1160]|\u17B4|\u17B5|\u180E|\u200B|\u200C|\u200D|[\u2060-\u2064]|\u3164|\uFFA0|\uFEFF/u;
/**
 * Tags and supplementary variation selectors: a run of them can encode bytes. The flag of a country's region has six at
 * most.
 */
const PAYLOAD = /(?:[\u{E0020}-\u{E007E}]|[\u{E0100}-\u{E01EF}]){8}/u;

function hides({ number, text, code }: ScannedLine): boolean {
  if (PAYLOAD.test(text)) return true;
  if (!INVISIBLE.test(code)) return false;
  // A byte order mark may begin a file; joiners are part of the scripts that need them.
  const body = number === 1 ? code.replace(/^\uFEFF/u, '') : code;
  return INVISIBLE.test(
    body.replace(
      /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Extended_Pictographic}]|\uFE0F)(?:\u200C|\u200D)/gu,
      '',
    ),
  );
}
