import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { isReadByMachines } from './machine-read.js';

/**
 * Reports a name that mixes Latin letters with similar letters of another script (Unicode TS 39, mixed-script
 * confusables).
 */
export const lookAlikeName: Rule = {
  id: 'security/look-alike-name',
  severity: 'error',
  summary: 'A name mixes Latin letters with look-alikes',
  docs: {
    why: 'A Cyrillic “а” in a Latin name makes another name that reads the same: code calls what the reviewer does not see.',
    bad: {
      files: {
        'src/access.ts': [' const roles = load();', '+function is\u0410dmin(user) { return roles.has(user); }'],
      },
    },
    good: {
      files: { 'src/access.ts': [' const roles = load();', '+function isAdmin(user) { return roles.has(user); }'] },
    },
  },
  suppressible: true,
  check({ change, syntax }) {
    return change.files.filter(isReadByMachines).flatMap((file) =>
      (syntax.get(file.file.path)?.added ?? []).flatMap((line) => {
        const name = findMixedName(line.code);
        if (name === null) return [];
        return [
          {
            file: file.file.path,
            first: line.number,
            last: line.number,
            title: `Look-alike letters in the name “${clip(name, 40)}”`,
            rationale: `The name “${clip(name, 40)}” has Latin letters beside ${detectScript(name)} ones that look the same, so it is another name than it reads. Write it in one script.`,
            anchor: name,
          },
        ];
      }),
    );
  },
};

/** Letters that look like a Latin letter in most typefaces. */
const CYRILLIC = /[АВЕЅІЈКМНОРСТХУаеѕіјорсхуԁԛԝһ]/u;
const GREEK = /[ΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/u;

function findMixedName(code: string): string | null {
  if (!CYRILLIC.test(code) && !GREEK.test(code)) return null;
  for (const [name] of code.matchAll(/[\p{L}\p{N}_$]+/gu)) {
    if (/[A-Za-z]{2}/u.test(name) && (CYRILLIC.test(name) || GREEK.test(name)) && isOneScript(name)) return name;
  }
  return null;
}

/** Returns true if other letters look like no Latin letter, which shows that the name is intended: `Δx`, `μТест`. */
function isOneScript(name: string): boolean {
  return [...name].every(
    (char) => !/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(char) || CYRILLIC.test(char) || GREEK.test(char),
  );
}

function detectScript(name: string): string {
  return CYRILLIC.test(name) ? 'Cyrillic' : 'Greek';
}
