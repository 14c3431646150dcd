/** What a name in a file stands for: a module or a function that is imported under it, or the class of an object. */
import type { SideLine } from '../../../model.js';
import { SCRIPT } from './injection-kinds.js';

const TYPED: ReadonlySet<string> = new Set(['Java', 'Kotlin', 'Scala', 'Groovy', 'C#']);

/** Ends the key of a name that stands for an object of a class. */
const MEMBER = '.';

/** Longer lines name nothing. */
const MAX_LINE = 400;

/** Returns the names that a side gives to modules, their functions, and objects. */
export function readNames(runs: readonly (readonly SideLine[])[], language: string): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const read = SCRIPT.includes(language)
    ? readScript
    : language === 'Python'
      ? readPython
      : TYPED.has(language)
        ? readTyped
        : null;
  if (read === null) return names;
  for (const run of runs) for (const { text } of run) if (text.length <= MAX_LINE) read(text, names);
  return names;
}

/**
 * Returns a callee with its first name replaced by what that stands for. An object stands for its class only where a
 * method of it is called: what `new Function(…)` made is called without it.
 */
export function spellOut(callee: string, names: ReadonlyMap<string, string>): string {
  const head = /^[\w$]{1,60}/u.exec(callee)?.[0] ?? '';
  const meant = names.get(head) ?? (/[.?!]/u.test(callee.charAt(head.length)) ? names.get(head + MEMBER) : undefined);
  return meant === undefined ? callee : `${meant}${callee.slice(head.length)}`;
}

const MODULE = /(?:\bfrom\s{0,4}|\brequire\(\s{0,4})["'](?:node:)?([^"']{1,80})["']/u;

function readScript(text: string, names: Map<string, string>): void {
  const made = /\b(?:const|let|var)\s{1,4}([\w$]{1,60})\s{0,4}=\s{0,4}new\s{1,4}([\w.]{1,60})/u.exec(text);
  if (made?.[1] !== undefined && made[2] !== undefined) names.set(`${made[1]}${MEMBER}`, made[2]);
  const module = text.includes('require') || text.includes('import') ? MODULE.exec(text)?.[1] : undefined;
  if (module === undefined) {
    const other = made === null ? /\b(?:const|let|var)\s{1,4}([\w$]{1,60})\s{0,4}=/u.exec(text)?.[1] : undefined;
    if (other !== undefined) {
      names.delete(other);
      names.delete(`${other}${MEMBER}`);
    }
    return;
  }
  const whole = /\b(?:import|const|let|var)\s{1,4}(?:\*\s{1,4}as\s{1,4})?([\w$]{1,60})\s{0,4}(?:=|,|\bfrom\b)/u.exec(
    text,
  );
  if (whole?.[1] !== undefined) names.set(whole[1], module);
  for (const item of (/\{([^{}]{1,300})\}/u.exec(text)?.[1] ?? '').split(',')) {
    const [name, as = name] = item.trim().split(/\s{1,4}as\s{1,4}|\s{0,4}:\s{0,4}/u);
    if (name !== undefined && as !== undefined && /^[\w$]+$/u.test(as)) names.set(as, `${module}.${name}`);
  }
}

function readPython(text: string, names: Map<string, string>): void {
  if (!text.includes('import')) return;
  const as = /^\s{0,40}import\s{1,4}([\w.]{1,80})\s{1,4}as\s{1,4}(\w{1,60})/u.exec(text);
  if (as?.[1] !== undefined && as[2] !== undefined) names.set(as[2], as[1]);
  const made = /^\s{0,40}(\w{1,60})\s{0,4}=\s{0,4}__import__\(\s{0,4}["']([\w.]{1,80})["']/u.exec(text);
  if (made?.[1] !== undefined && made[2] !== undefined) names.set(made[1], made[2]);
  const from = /^\s{0,40}from\s{1,4}([\w.]{1,80})\s{1,4}import\s{1,4}\(?([\w, ]{1,300})/u.exec(text);
  for (const item of (from?.[2] ?? '').split(',')) {
    const [name, alias = name] = item.trim().split(/\s{1,4}as\s{1,4}/u);
    if (name !== undefined && alias !== undefined && alias !== '') names.set(alias, `${from?.[1] ?? ''}.${name}`);
  }
}

/** `Type name =`, `Type name)`, `name: Type`. */
const TYPED_NAME =
  /\b([A-Z]\w{1,60})(?:<[^<>]{0,60}>)?\s{1,4}([a-z]\w{0,60})\s{0,4}[=;,)]|\b(?:val|var)?\s{0,4}([a-z]\w{0,60})\s{0,2}:\s{0,2}([A-Z]\w{1,60})/gu;

function readTyped(text: string, names: Map<string, string>): void {
  for (const [, type, name, other, otherType] of text.matchAll(TYPED_NAME)) {
    const [key, value] = [name ?? other, type ?? otherType];
    if (key !== undefined && value !== undefined) names.set(`${key}${MEMBER}`, value);
  }
}
