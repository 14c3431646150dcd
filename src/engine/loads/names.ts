/** Which names a text has: by its words, because a name may be made in many ways; for Go by what it declares. */
import { escapePattern } from '../text/escape-pattern.js';

/** A text of Python that may have any name. */
const OPEN_PYTHON =
  /^[ \t]*from[ \t]+\S+[ \t]+import[ \t]+\(?[ \t]*\*|\b(?:__getattr__|__path__|globals\(\)|sys\.modules|setattr\(|exec\(|importlib|vars\(\)|__dict__)/mu;
/** One of ECMAScript: it passes on all names of another one, or its exports are the value of an expression. */
const OPEN_ECMASCRIPT =
  /\bexport\s*(?:type\s*)?\*\s*from\b|\bexport\s*=|\b__exportStar\b|\bmodule\.exports\s*=\s*(?![\s{])|\{\s*\.\.\.|,\s*\.\.\.|\bexports\s*\[|\bassign\s*\(\s*(?:module\.)?exports\b|\bdeclare\s+module\b/u;

/** Where Go declares a name: functions and methods, types, values, fields, parameters, labels, methods of an interface. */
const DECLARED_IN_GO: readonly RegExp[] = [
  /\bfunc\s+(?:\([^)]{0,200}\)\s{0,4})?([\p{IDS}_]\p{IDC}*)/gu,
  /\b(?:type|var|const)\s+([\p{IDS}_]\p{IDC}*(?:\s*,\s*[\p{IDS}_]\p{IDC}*)*)/gu,
  /^[ \t]+([\p{IDS}_]\p{IDC}*(?:\s*,\s*[\p{IDS}_]\p{IDC}*)*)/gmu,
  /(?<!\p{IDC})([\p{IDS}_]\p{IDC}*)\s*(?:,|:?=)/gu,
  /[[(,{;]\s*([\p{IDS}_]\p{IDC}*)\s+[\w*[(~]/gu,
  /^([\p{IDS}_]\p{IDC}*):\s*(?:\/\/.*)?$/gmu,
  /\{\s*([\p{IDS}_]\p{IDC}*)\(/gu,
];

/** The names that a text has. */
export interface TextNames {
  /** `ANY_NAME` asks whether it may have names that it does not write. */
  has(name: string): boolean;
}

/** No name has this sign. */
export const ANY_NAME = '*';

/** Reads the names of a text of one of the languages of the readers, or of a `go.mod`, whose name is its module. */
export function readNames(path: string, text: string): TextNames {
  if (path.endsWith('.go')) return collectDeclaredInGo(text);
  if (/(?:^|\/)go\.mod$/u.test(path))
    return { has: (name) => new RegExp(`^module\\s+"?${escapePattern(name)}"?\\s*(?://.*)?$`, 'mu').test(text) };
  const open = /\.pyi?$/u.test(path) ? OPEN_PYTHON : OPEN_ECMASCRIPT;
  let isOpen: boolean | undefined;
  return {
    has(name) {
      if (name !== ANY_NAME && hasWord(text, name)) return true;
      isOpen ??= open.test(text);
      return isOpen;
    },
  };
}

/** Returns whether a text has a name that is no part of a longer one. */
function hasWord(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1))
    if (!/[\p{IDC}$]/u.test(text.charAt(at - 1)) && !/[\p{IDC}$]/u.test(text.charAt(at + name.length))) return true;
  return false;
}

function collectDeclaredInGo(text: string): ReadonlySet<string> {
  const code = text.replaceAll(/^(?:[^"`\n]|"[^"\n]*")*?\/\/.*$/gmu, (line) => line.slice(0, line.indexOf('//')));
  const names = new Set<string>();
  for (const pattern of DECLARED_IN_GO)
    for (const [, found = ''] of code.matchAll(pattern)) for (const name of found.split(/\s*,\s*/u)) names.add(name);
  return names;
}
