/** Loads that are a path and nothing more, a form for each language. */
import { getFileName, getFolder } from '../../base/paths.js';
import { REACH } from '../text/reach.js';
import type { LoadReader } from './load.js';
import { joinPath, resolvePath } from './paths.js';

/** How a language says it, and where the file may be; a place is a path with or without its ending. */
interface PlainForm {
  readonly says: RegExp;
  readonly places: (path: string, folder: string, file: string) => readonly (string | null)[];
}

const RELATIVE: PlainForm['places'] = (path, folder) => [resolvePath(folder, path)];
/** Crates begin in these files; a module of any other file is in the folder of its name (https://doc.rust-lang.org/reference/items/modules.html). */
const CRATE_FILE = /^(?:mod|lib|main|build)\.rs$/u;
const CRATE_FOLDER = /(?:^|\/)(?:tests|benches|examples|src\/bin)$/u;

const FORMS: ReadonlyMap<string, PlainForm> = new Map<string, PlainForm>([
  [
    'rb',
    { says: /^\s*(?<word>require_relative)\s*\(?\s*(?<quote>['"])(?<path>[\w./-]{1,300})\k<quote>/u, places: RELATIVE },
  ],
  [
    'php',
    {
      says: /\b(?<word>(?:require|include)(?:_once)?)\s*\(?\s*(?:__DIR__|dirname\(__FILE__\))\s*\.\s*(?<quote>['"])\/(?<path>[\w./-]{1,300})\k<quote>/u,
      places: RELATIVE,
    },
  ],
  [
    'dart',
    {
      // Generators write the others, and projects leave them out of the repository.
      says: /^\s*(?<word>import|export)\s+(?<quote>['"])(?!\w+:)(?<path>(?!.*\.(?:g|freezed|gr|config|mocks)\.dart)[\w./-]{1,300}\.dart)\k<quote>/u,
      places: RELATIVE,
    },
  ],
  [
    'rs',
    {
      says: /^(?:pub(?:\([\w ]{1,40}\))?\s+)?(?<word>mod)\s+(?:r#)?(?<path>\w{1,80})\s*;/u,
      places(name, folder, file) {
        const own = joinPath(folder, getFileName(file).replace(/\.rs$/u, ''));
        const roots = CRATE_FILE.test(getFileName(file)) ? [folder] : CRATE_FOLDER.test(folder) ? [folder, own] : [own];
        return roots.map((root) => joinPath(root, name));
      },
    },
  ],
  [
    'yml',
    {
      says: /^\s*(?:-\s+)?(?<word>uses):\s+(?<quote>['"]?)(?<path>\.\/\.github\/[\w./-]{1,300})\k<quote>\s*(?:#.*)?$/u,
      places: (path) => [resolvePath('', path)],
    },
  ],
]);
/** What a line above says that makes a module that is not there no fault: it is elsewhere, or under a condition. */
const ELSEWHERE = /^\s*#\[(?:path\b|cfg\b|cfg_attr\b)/u;
const TRIED = /\b(?:begin|rescue|try|raise_error|file_exists|is_file)\b/u;

/** Reads the loads of a file of Ruby, PHP, Dart or Rust, or of a workflow. */
export const readPlainLoads: LoadReader = (file, tree) => {
  const form = FORMS.get(file.path.slice(file.path.lastIndexOf('.') + 1).replace('yaml', 'yml'));
  if (form === undefined || (/\.ya?ml$/u.test(file.path) && !/(?:^|\/)\.github\//u.test(file.path))) return [];
  return file.lines.flatMap((text, at) => {
    if (text.length > REACH.longLine) return [];
    const { path: written, word = '' } = form.says.exec(text)?.groups ?? {};
    if (written === undefined || ELSEWHERE.test(file.lines[at - 1] ?? '')) return [];
    if (TRIED.test(`${file.lines[at - 1] ?? ''}\n${text}`)) return [];
    if (!file.isNew(at + 1) && !tree.mayLose(getFileName(written).replace(/\..*$/u, ''))) return [];
    const places = form.places(written, getFolder(file.path), file.path).filter((place) => place !== null);
    const there = places.map((place) => tree.find(place));
    const [place] = places;
    if (place === undefined || there.some((paths) => paths === undefined || paths.length > 0)) return [];
    const line = at + 1;
    return file.isNew(line) || places.some((one) => tree.lost(one)) ? [{ written, place, name: null, line, word }] : [];
  });
};
