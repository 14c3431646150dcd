import { getFileName } from '../../../base/paths.js';
import { readAttributeLine } from '../../change/attributes.js';
import type { Rule } from '../../model.js';
import { findNewLines } from '../new-lines.js';
import { clip } from '../wording.js';

/** Reports `.gitattributes` lines that hide source files in a diff, or collapse them as generated. */
export const hiddenFiles: Rule = {
  id: 'integrity/hidden-files',
  severity: 'warn',
  summary: 'Attributes hide source files from review',
  docs: {
    why: 'GitHub and other tools fold or hide files that are marked as binary, without diff, generated or vendored. Generated files usually say so in their name or first lines.',
    bad: { files: { '.gitattributes': [' *.sh text eol=lf', '+src/** linguist-generated'] } },
    good: { files: { '.gitattributes': [' *.sh text eol=lf', '+dist/** linguist-generated', '+*.png binary'] } },
  },
  suppressible: true,
  check(context) {
    return findNewLines(context, ({ file }) => /(?:^|\/)\.gitattributes$/u.test(file.path)).flatMap(
      ({ change, lines }) =>
        lines
          .filter((line) => hidesSource(line.text))
          .map((line) => ({
            file: change.file.path,
            first: line.number,
            last: line.number,
            title: `Files are hidden from review: ${clip(line.text, 60)}`,
            rationale:
              'Files of this pattern look like code that people write. From now on reviews fold or hide them. Mark only generated and vendored files, by a pattern that fits nothing else.',
            anchor: line.text,
          })),
    );
  },
};

const CODE =
  /\.(?:[cm]?[jt]sx?|py|go|java|kt|rs|rb|php|cs|c|cc|cpp|h|hpp|swift|scala|dart|sh|sql|vue|svelte|ya?ml|tf)$/u;
/** Folders and names of generated or vendored files. */
const NOT_OURS =
  /(?:^|[/._-])(?:dist|build|out|lib|generated?|gen|vendor|vendored|third[-_]?party|node_modules|snap|snapshots?|min|lock|pb|pb2|mocks?|fixtures?|testdata|docs?|examples?|public|assets|\.yarn|schema|locales?|i18n|translations?|openapi|swagger|graphql|client|clients|api|zz|deepcopy)(?:[/._-]|$)/iu;

function hidesSource(text: string): boolean {
  const line = readAttributeLine(text);
  if (line === null) return false;
  const hides =
    line.values.get('diff') === false ||
    line.values.get('binary') === true ||
    ['linguist-generated', 'linguist-vendored'].some((name) => [true, 'true'].includes(line.values.get(name) ?? false));
  const outside = line.values.get('filter');
  if (!hides && outside !== 'lfs' && outside !== 'git-crypt') return false;
  if (NOT_OURS.test(line.pattern)) return false;
  const last = getFileName(line.pattern);
  return CODE.test(last) || /^\*+$/u.test(last) || line.pattern.endsWith('/');
}
