import type { FileChange, Rule, ScannedLine } from '../../model.js';
import { toFileName } from '../wording.js';
import { createKeptTest } from './hidden-text/kept-characters.js';
import { isReadByMachines } from './hidden-text/machine-read.js';

/** Reports invisible characters in code, or so many of them that they can only be a hidden message. */
export const invisibleCharacters: Rule = {
  id: 'security/invisible-characters',
  severity: 'error',
  summary: 'Invisible characters hide in code',
  docs: {
    why: 'Two names can look the same and differ by an invisible character. Many of them in a row can hide a program or an instruction. Joiners in emoji and in scripts that need them are fine.',
    bad: { files: { 'src/user.ts': [" import { load } from './load.js';", '+const user\u200B = load();'] } },
    good: { files: { 'src/user.ts': [" import { load } from './load.js';", '+const user = load();'] } },
  },
  suppressible: true,
  check({ change, syntax }) {
    return change.files.filter(isReadByMachines).flatMap((file) => {
      const { added = [], removed = [] } = syntax.get(file.file.path) ?? {};
      const found = added.flatMap((line) => {
        const place = findHidden(line, file);
        return place === null ? [] : [{ line, place }];
      });
      if (found.length === 0) return [];
      const isKept = createKeptTest(removed, added, RUN);
      return found
        .filter(({ line }) => !isKept(line))
        .map(({ line, place }) => ({
          file: file.file.path,
          first: line.number,
          last: line.number,
          title: `Invisible characters in ${place === 'code' ? '' : 'a text of '}${toFileName(file.file.path)}`,
          rationale:
            'This line has invisible characters in an unusual place. With them two names can look the same and differ, and text can be hidden. Remove them. If a string needs them, write them as escapes.',
          anchor: line.text.replace(/[^\p{L}\p{N}\p{P}\p{S}]+/gu, ' '),
          ...(place === 'code' ? {} : { severity: 'info' as const }),
        }));
    });
  },
};

/** The keycap of a digit is a sign of its own (UTS #51). Zero-width spaces and joiners, soft hyphens, fillers, invisible operators, marks of direction. */
const INVISIBLE =
  /\u00AD|\u034F|\u061C|[\u115F\u1160]|\u17B4|\u17B5|\u180E|[\u200B-\u200F]|[\u2060-\u2064]|\u3164|\uFFA0|\uFEFF|(?<=[\w$])[\uFE00-\uFE0F](?!(?<=\d\uFE0F)\u20E3)/u;
/**
 * Tags and variation selectors: a run of them can encode bytes. The flag of a country's region has six at most, and no
 * sign has more than one selector.
 */
const PAYLOAD = /(?:[\u{E0020}-\u{E007E}]|[\u{E0100}-\u{E01EF}]){8}|[\uFE00-\uFE0F]{4}/u;
/** Within words of Latin letters no such character is of any use. */
const IN_WORD =
  /(?<=[A-Za-z0-9_])(?:[\u200B-\u200D\u2060-\u2064\u3164\uFFA0\uFEFF\u180E]|\u034F|[\u{E0001}-\u{E007F}])(?=[A-Za-z0-9_])/u;
/** A run of any of these. */
const RUN =
  /(?:\u00AD|\u034F|\u061C|[\u115F\u1160]|\u17B4|\u17B5|\u180E|[\u200B-\u200F]|[\u2060-\u2064]|\u3164|[\uFE00-\uFE0F]|\uFEFF|\uFFA0|[\u{E0001}-\u{E007F}]|[\u{E0100}-\u{E01EF}])+/gu;
/** Texts of people: their words may be joined and cut by hand. */
const TEXTS: ReadonlySet<string> = new Set(['JSON', 'YAML', 'HTML', 'Java Properties', 'INI', 'TOML']);

/** Returns where a line hides characters; null if it does not. */
function findHidden({ number, text, code }: ScannedLine, { language }: FileChange): 'code' | 'text' | null {
  if (PAYLOAD.test(text)) return 'code';
  // A byte order mark may begin a file; joiners are part of the scripts that need them.
  const body = number === 1 ? code.replace(/^\uFEFF/u, '') : code;
  const joined =
    /(?<=[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}\p{Extended_Pictographic}]|\uFE0F)(?:\u200C|\u200D)/gu;
  if (INVISIBLE.test(body) && INVISIBLE.test(body.replace(joined, ''))) return 'code';
  return IN_WORD.test(text) && !TEXTS.has(language ?? '') ? 'text' : null;
}
