import type { Rule } from '../../model.js';
import { REACH } from '../../text/reach.js';
import { clip } from '../wording.js';

/** Reports a file that the criteria name and the change does not touch. */
export const namedFileUntouched: Rule = {
  id: 'intent/named-file-untouched',
  severity: 'info',
  summary: 'A file that the criteria name is not changed',
  docs: {
    why: 'A criterion that names a file says where the work belongs. If it is done in another file, it may be done twice, or not at all.',
    bad: {
      criteria: ['`src/config/schema.ts` refuses unknown keys'],
      files: { 'src/config/load.ts': [' const config = parse(text);', '+refuseUnknownKeys(config, schema);'] },
    },
    good: {
      criteria: ['`src/config/schema.ts` refuses unknown keys'],
      files: {
        'src/config/schema.ts': [' export const schema = object({ port });', '+schema.refuseUnknownKeys = true;'],
      },
    },
  },
  suppressible: true,
  check({ change, criteria }) {
    const [first] = change.files;
    if (first === undefined) return [];
    const paths = change.files.flatMap(({ file }) =>
      file.old_path === null ? [file.path] : [file.path, file.old_path],
    );
    const found = new Map<string, string>();
    for (const { id, text, codeVerifiable } of criteria.items) {
      if (!codeVerifiable) continue;
      for (const match of text.slice(0, REACH.data).matchAll(PATH)) {
        const named = (match[1] ?? '').replace(/^\.\//u, '');
        if (!found.has(named) && !paths.some((path) => path === named || path.endsWith(`/${named}`))) {
          found.set(named, id);
        }
      }
    }
    return [...found].slice(0, MAX_FINDINGS).map(([named, id]) => ({
      file: first.file.path,
      first: Math.max(1, first.regions[0]?.at ?? 1),
      last: Math.max(1, first.regions[0]?.at ?? 1),
      about: 'change',
      title: `${id} names ${clip(named, 70)}, which does not change`,
      rationale: `Criterion ${id} names the file ${clip(named, 200)}. This change does not touch it. If the work was done elsewhere, say where; if it was forgotten, do it.`,
      anchor: `${id} ${named}`,
    }));
  },
};

const MAX_FINDINGS = 5;

/** A path in a code span: with a folder, and an extension of code or settings. */
const PATH =
  /`((?:[\w@.-]{1,60}\/){1,12}[\w.-]{1,80}\.(?:[cm]?[jt]sx?|py|go|java|kt|rs|rb|php|cs|c|cc|cpp|h|hpp|swift|scala|sh|sql|ya?ml|json|toml|md|css|scss|html|vue|dart|proto|graphql))`/gu;
