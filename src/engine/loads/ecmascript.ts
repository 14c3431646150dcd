/**
 * What JavaScript and TypeScript load by a relative path: `import`, `export … from`, `require`, `import()`. Paths of packages and of
 * aliases are not read. A path may leave out its ending, and may say `.js` for a file of TypeScript
 * (https://www.typescriptlang.org/docs/handbook/modules/reference.html#file-extension-substitution).
 */
import { getFileName, getFolder } from '../../base/paths.js';
import { REACH } from '../text/reach.js';
import type { LoadingFile, LoadReader, Missing, Tree } from './load.js';
import { resolvePath } from './paths.js';

/** A relative path on a line that loads it. */
const LOADED =
  /(?<![@.\w$])(?<word>from|import|require)\s{0,4}(?<call>\(?)\s{0,4}(?<quote>['"])(?<path>\.{1,2}(?:\/[^'"\n]{0,300})?)\k<quote>/gu;
/** What bundlers make of a path, and what is filled in, leads to no one file. */
const NO_PATH = /[*{}<>|!%]|\$/u;
const SCRIPT = /\.(?:[cm]?[jt]sx?)$/u;
/** What makes a file that is not there no fault: it is tried, expected to fail, or stood in for. */
const TRIED = /\btry\s*\{|\bcatch\s*[({]|\.catch\(|\btoThrow|\brejects\b|\bvirtual:\s*true/u;
const AROUND = 3;
/** Lines of the longest list of names. */
const LONGEST_LIST = 200;

/** What stands behind the braces of names that the statement takes. */
const OF_THIS = /^\s*(?:from\b|=\s*(?:await\s+)?(?:require|import)\s*\()/u;

/** A name in the braces of a statement. */
interface Named {
  readonly name: string;
  readonly line: number;
}

/** A path, and how a line loads it. */
interface Loading {
  readonly word: string;
  readonly isCall: boolean;
  readonly path: string;
  readonly line: number;
}

/** Reads the loads of a file. */
export const readEcmascript: LoadReader = (file, tree) =>
  file.lines.flatMap((text, at) => {
    if (text.length > REACH.longLine || !text.includes('.')) return [];
    return [...text.matchAll(LOADED)].flatMap(({ groups }) => {
      const { word = '', call = '', path = '' } = groups ?? {};
      return judge(file, tree, { word, isCall: call !== '', path: path.replace(/[?#].*$/u, ''), line: at + 1 });
    });
  });

function judge(file: LoadingFile, tree: Tree, loading: Loading): readonly Missing[] {
  const { word, isCall, path, line } = loading;
  const place = resolvePath(getFolder(file.path), path);
  if (place === null || place === '' || NO_PATH.test(path) || isTried(file, line)) return [];
  const names = word === 'import' && !isCall ? [] : listNames(file, line, word === 'from');
  const isChanged = file.isNew(line) || names.some((named) => file.isNew(named.line));
  if (!isChanged && !tree.mayLose(getFileName(place).replace(/\..*$/u, ''))) return [];
  const stem = place.replace(/\.[cm]?jsx?$/u, '');
  const [found, also] = [tree.find(place), stem === place ? [] : tree.find(stem)];
  if (found === undefined || also === undefined) return [];
  const there = [...found, ...also];
  if (there.length > 0) return judgeNames(file, tree, names, path, listScripts(there, tree));
  const isAsked = file.isNew(line) || tree.lost(place) || tree.lost(stem);
  return isAsked ? [{ written: path, place, name: null, line, word }] : [];
}

/** Returns the names that none of the files has. */
function judgeNames(
  file: LoadingFile,
  tree: Tree,
  names: readonly Named[],
  written: string,
  scripts: readonly string[],
): readonly Missing[] {
  const [place] = scripts;
  if (place === undefined) return [];
  return names.flatMap(({ name, line }) => {
    const isAsked = file.isNew(line) || scripts.some((script) => tree.lost(script, name));
    const isMissing = isAsked && scripts.every((script) => tree.has(script, name) === false);
    return isMissing ? [{ written, place, name, line, word: name }] : [];
  });
}

function isTried(file: LoadingFile, line: number): boolean {
  return file.lines.slice(Math.max(0, line - 1 - AROUND), line + AROUND).some((text) => TRIED.test(text));
}

/** Returns the files of ECMAScript that a load may mean; none where it may mean something else, too. */
function listScripts(there: readonly string[], tree: Tree): readonly string[] {
  const files = there.flatMap((path) => {
    if (!path.endsWith('/')) return [path];
    const inside = tree.find(`${path}index`);
    return inside === undefined || tree.find(`${path}package`)?.length !== 0 ? [''] : inside;
  });
  return files.every((path) => SCRIPT.test(path)) ? files : [];
}

/** The names in braces of the statement that ends on a line, without `default`. */
function listNames(file: LoadingFile, line: number, isModule: boolean): readonly Named[] {
  const head = isModule ? /^\s*(?:import|export)\b/u : /\b(?:const|let|var)\s*\{/u;
  let first = line;
  while (first > 0 && line - first < LONGEST_LIST && !head.test(file.lines[first - 1] ?? '')) first -= 1;
  if (!head.test(file.lines[first - 1] ?? '')) return [];
  const names: Named[] = [];
  let isInside = false;
  for (let at = first; at <= line; at += 1) {
    const text = (file.lines[at - 1] ?? '').replace(/\/\/.*$|\/\*.*?\*\//gu, '').slice(0, REACH.longLine);
    const opening = isInside ? 0 : text.indexOf('{') + 1;
    if (!isInside && opening === 0) continue;
    const closing = text.indexOf('}', opening);
    const inside = text.slice(opening, closing === -1 ? undefined : closing);
    // A pattern inside of the pattern, a value where there is none: what they say is not read.
    if (/[{[(]/u.test(inside)) return [];
    for (const part of inside.split(',')) {
      const [, name] = /^\s*(?:type\s+)?([\p{IDS}_$][\p{IDC}$]*)\s*(?:$|:|=|\s+as\b)/u.exec(part) ?? [];
      if (name !== undefined && name !== 'default') names.push({ name, line: at });
    }
    if (closing !== -1) return at === line && OF_THIS.test(text.slice(closing + 1)) ? names : [];
    isInside = true;
  }
  return names;
}
