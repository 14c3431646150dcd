/** Names of Go that another file of the package, or another package, declares. */
import type { Scope } from './text-scope.js';

/** Files with more lines are not searched. */
const MAX_LINES = 5_000;

/** A name in the parameters of a function that has none itself, or that is declared: `(id string)`, `id, err :=`, `var id`. */
const createGoDeclaration = (name: string): RegExp =>
  new RegExp(
    `[(,]\\s{0,4}${name}(?:,\\s{0,4}\\w{1,40}){0,6}\\s{1,4}(?:\\.{3})?[\\w.*[\\]]{1,60}|\\bvar\\s{1,4}${name}\\b|\\b${name}\\b(?:,\\s{0,4}\\w{1,40}){0,4}\\s{0,4}(?::=|=)|,\\s{0,4}${name}\\s{0,4}(?::=|=)`,
    'u',
  );

/**
 * Returns true for a name of Go that another file of the package, or another package, declares: a constant, or a variable
 * that the program sets.
 */
export function isOfPackage(name: string, { file, parameters }: Scope): boolean {
  const { syntax, language } = file;
  if (language !== 'Go' || syntax?.whole !== true || file.last > MAX_LINES) return false;
  const [head = '', member, more] = name.split('.');
  if (more !== undefined || parameters.includes(head)) return false;
  if (
    member !== undefined &&
    !syntax.imports.some(({ module }) => module.replace(/\/v\d{1,3}$/u, '').endsWith(`/${head}`))
  )
    return false;
  const declares = createGoDeclaration(head);
  for (const text of file.lines.values()) if (text.includes(head) && declares.test(text)) return false;
  return true;
}
