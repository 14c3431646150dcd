import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { isReadByMachines } from './hidden-text/machine-read.js';
import { findMixedName } from './hidden-text/mixed-names.js';

/**
 * Reports a name that mixes Latin letters with similar letters of another script (Unicode TS 39, mixed-script
 * confusables).
 */
export const lookAlikeName: Rule = {
  id: 'security/look-alike-name',
  severity: 'error',
  summary: 'A name mixes Latin letters with look-alikes',
  docs: {
    why: 'A Latin name with a Cyrillic “а” is another name that looks the same. The code may call something else than the reviewer thinks.',
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
        const inCode = findMixedName(line.code);
        const found = inCode ?? findMixedName(line.text);
        if (found === null) return [];
        const { name, alphabet } = found;
        return [
          {
            file: file.file.path,
            first: line.number,
            last: line.number,
            title: `Look-alike letters in the ${inCode === null ? 'text' : 'name'} “${clip(name, 40)}”`,
            rationale: `“${clip(name, 40)}” has Latin letters beside ${alphabet} ones that look the same, so it is another ${inCode === null ? 'word' : 'name'} than it reads. Write it in one script.`,
            anchor: name,
            ...(inCode === null ? { severity: 'info' as const } : {}),
          },
        ];
      }),
    );
  },
};
