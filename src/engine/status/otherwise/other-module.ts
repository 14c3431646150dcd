/**
 * A name that is loaded from another module than the one that the criterion names by its whole path. Modules may hand on what
 * others declare, so nothing is said where the change has the name of the asked module anywhere, or where one of the two modules
 * is inside the other.
 */
import type { SourceLine } from '../../change/source.js';
import { type Asked, quote } from './asked.js';

/** A criterion that asks for something to be used; and one that may name what is not to be used, or what something was. */
const ASKS_USE = /\b(?:us(?:e|es|ed|ing)|import(?:s|ed|ing)?|call(?:s|ed|ing)?|load(?:s|ed|ing)?|via|through)\b/u;
const NOT_THIS =
  /\b(?:not|no|never|without|instead|rather|unlike|remov\w*|replac\w*|mov(?:e|es|ed|ing)|renam\w*|deprecat\w*|re-?export\w*|alias\w*|former\w*|previous\w*|old|legacy|like|such as|e\.g)\b/u;
/** A path of three parts at least: shorter ones are of objects, too. */
const PATH =
  /(?<![\w./@-])(?<module>[a-z_]\w{0,60}(?:\.[a-z_]\w{0,60}){1,8})\.(?<name>[A-Za-z_]\w{1,80})(?![\w/-]|\.\w)/gu;
const MOST_PATHS = 10;

/** How languages load one name from a module that they name by its path. Relative paths begin with a point, and are none. */
const LOADING: ReadonlyMap<string, RegExp> = new Map([
  ['Python', /^from\s+(?<from>\w[\w.]{0,200})\s+import\s+(?<names>[\w\s,()]{1,300})$/u],
  ['Java', /^import\s+(?:static\s+)?(?<from>\w[\w.]{0,200})\.(?<names>\w{1,80})\s?;$/u],
  ['Kotlin', /^import\s+(?<from>\w[\w.]{0,200})\.(?<names>\w{1,80})(?:\s+as\s+\w+)?$/u],
]);
/** What packages of companies and countries begin with: `com.shop` and `com.bank` have nothing in common. */
const MOST_LETTERS_OF_DOMAIN = 3;

/** Finds a name that an added line loads from another module of the same project. */
export function findOtherModule(asked: Asked): string | null {
  const { text, written, source } = asked;
  const loading = LOADING.get(source.language);
  if (loading === undefined || !ASKS_USE.test(text) || NOT_THIS.test(text)) return null;
  const paths = [...written.matchAll(PATH)].slice(0, MOST_PATHS).map(({ groups }) => ({
    module: groups?.['module'] ?? '',
    name: groups?.['name'] ?? '',
  }));
  for (const { module, name } of paths) {
    if (paths.filter((one) => one.name === name).length > 1) continue;
    const from = findLoaded(name, source.lines, loading);
    if (from === null || !isOtherModule(module, from) || asked.isNamed(module.split('.').at(-1) ?? '')) continue;
    return `${quote(name)} from ${quote(module)}; the change loads it from ${quote(from)}`;
  }
  return null;
}

/** Returns the module that added lines load a name from; null where there is none, or more than one. */
function findLoaded(name: string, lines: readonly SourceLine[], loading: RegExp): string | null {
  const modules = new Set<string>();
  for (const { code, isAdded } of lines) {
    if (!isAdded || !code.includes(name)) continue;
    const { from = '', names = '' } = loading.exec(code)?.groups ?? {};
    if (names.split(/[\s,()]+/u).includes(name)) modules.add(from);
  }
  const [only] = modules;
  return modules.size === 1 && only !== undefined ? only : null;
}

/** Returns whether two modules are of one project, and neither is in the other. */
function isOtherModule(asked: string, there: string): boolean {
  if (`${asked}.`.startsWith(`${there}.`) || `${there}.`.startsWith(`${asked}.`)) return false;
  if (`.${asked}`.endsWith(`.${there}`) || `.${there}`.endsWith(`.${asked}`)) return false;
  const [one, other] = [asked.split('.'), there.split('.')];
  const root = (one[0] ?? '').length > MOST_LETTERS_OF_DOMAIN ? 1 : 2;
  return one.slice(0, root).join('.') === other.slice(0, root).join('.');
}
