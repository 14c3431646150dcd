/** Merged changes that most projects would not want a person for: of documents alone, of comments alone. */
import { readGit } from '../merged/changes.js';

/** A change of the first-parent line of a branch. */
export interface HarmlessChange {
  readonly head: string;
  readonly base: string;
  readonly paths: readonly string[];
}

const DOCUMENT =
  /\.(?:md|markdown|mdx|rst|adoc|asciidoc|png|jpe?g|gif|webp|ico)$|(?:^|\/)(?:README|LICEN[CS]E|COPYING|NOTICE|AUTHORS|CONTRIBUTORS|CHANGELOG|CHANGES|HISTORY|NEWS)(?:[-.][\w.-]*)?$/iu;
/** Files of languages with a syntax tree, by how a line of a comment begins there. */
const COMMENT_LINES: readonly (readonly [RegExp, RegExp])[] = [
  [/\.(?:[cm]?[jt]sx?|java|kts?|scala|go|rs|c|h|cc|cpp|hpp|cs|swift|dart)$/iu, /^\s*(?:\/\/|\/\*|\*(?:\s|\/|$)|$)/u],
  [/\.php$/iu, /^\s*(?:\/\/|#(?!\[)|\/\*|\*(?:\s|\/|$)|$)/u],
  [/\.(?:py|rb|sh)$/iu, /^\s*(?:#(?!!)|$)/u],
];
/** The log is read so far back, in commits; with the lines of each commit, less far. */
const MOST_COMMITS = { documents: 6000, comments: 2500 };

function listChanges(repository: string, tip: string, most: number, options: readonly string[]) {
  const log = ['log', '--first-parent', '-m', `-n${most}`, ...options, '--format=%x01%H %P%x02', tip];
  return readGit(repository, log)
    .split('\x01')
    .flatMap((entry) => {
      const [ids = '', rest = ''] = entry.split('\x02');
      const [head = '', base = ''] = ids.trim().split(' ');
      return base === '' ? [] : [{ head, base, rest }];
    });
}

/**
 * Lists the newest changes of which every file is a text, a licence or a picture by its name, wherever it lies.
 * @throws Error if the repository does not have all that git needs
 */
export function listDocumentChanges(repository: string, tip: string, count: number): readonly HarmlessChange[] {
  return listChanges(repository, tip, MOST_COMMITS.documents, ['-z', '--name-only'])
    .flatMap(({ head, base, rest }) => {
      const paths = rest.split(/[\0\n]+/u).filter((name) => name !== '');
      return paths.length > 0 && paths.every((path) => DOCUMENT.test(path)) ? [{ head, base, paths }] : [];
    })
    .slice(0, count);
}

/**
 * Lists the newest changes of which every changed line looks like one of a comment or is blank, with at least one comment. What
 * stands inside of a longer comment without a mark of its own is not found.
 * @throws Error if the repository does not have all that git needs
 */
export function listCommentChanges(repository: string, tip: string, count: number): readonly HarmlessChange[] {
  return listChanges(repository, tip, MOST_COMMITS.comments, ['-p', '-U0', '--no-renames', '--no-color'])
    .flatMap(({ head, base, rest }) => {
      const paths = readCommentFiles(rest);
      return paths === null ? [] : [{ head, base, paths }];
    })
    .slice(0, count);
}

/** Returns the files of a patch of comments alone; null if it is none. */
function readCommentFiles(patch: string): readonly string[] | null {
  const paths: string[] = [];
  let commented = false;
  for (const part of patch.split(/^diff --git /mu).slice(1)) {
    const [header = '', ...hunks] = part.split(/^@@ .*$/mu);
    const [, path = ''] = /^\+\+\+ b\/(.*)$/mu.exec(header) ?? [];
    const [, line] = COMMENT_LINES.find(([name]) => name.test(path)) ?? [];
    if (line === undefined || /^(?:new|deleted|old) (?:file )?mode/mu.test(header) || hunks.length === 0) return null;
    const changed = hunks.flatMap((hunk) => hunk.split('\n').filter((text) => /^[+-]/u.test(text)));
    if (!changed.every((text) => line.test(text.slice(1)))) return null;
    commented ||= changed.some((text) => text.slice(1).trim() !== '');
    paths.push(path);
  }
  return commented ? paths : null;
}
