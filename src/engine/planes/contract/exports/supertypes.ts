/** The supertypes that the head of a type names, in the form of its tokens. */
import { REACH } from '../../../text/reach.js';

/** Returns the supertypes that a head names, without their arguments. Empty for languages that are not read. */
export function listSupertypes(signature: string, language: string): readonly string[] {
  // `where Self : A` says the same as `: A`.
  const own = dropAngles(signature.slice(0, REACH.longLine)).replace(/(?:^| )where Self : /u, ' : ');
  const text = own.replace(/ where .*$/u, '');
  if (language === 'Python')
    return splitNames(/^\((.*)\)/u.exec(text)?.[1] ?? '', ',').filter((one) => !one.includes('='));
  if (['Java', 'TypeScript', 'TSX', 'JavaScript', 'PHP', 'Dart'].includes(language))
    return splitNames(
      text.replace(/^.*?(?=\b(?:extends|implements|with)\b)|^(?!.*\b(?:extends|implements|with)\b).*$/u, ''),
      ',',
    );
  if (language === 'Scala') return splitNames(/(?:^| )extends .*$/u.exec(text)?.[0] ?? '', ',');
  if (!['Rust', 'C#', 'Swift', 'Kotlin'].includes(language)) return [];
  // The types of a constructor's parameters stand behind colons too.
  const named = /(?:^| ): (.*)$/u.exec(dropParentheses(dropBody(text)))?.[1] ?? '';
  // In Kotlin, `A by b` takes its members from `b`, and is an `A` whatever `b` is.
  const list = named.replace(/ by [^,]*/gu, ' ');
  return splitNames(list, language === 'Rust' ? '+' : ',');
}

/** `extends A , B implements C` → `A`, `B`, `C`. */
function splitNames(text: string, comma: string): readonly string[] {
  return text
    .split(/\b(?:extends|implements|with|permits)\b/u)
    .flatMap((part) => part.split(comma))
    .map((part) => part.replace(/\(.*$/u, '').replace(/\s+/gu, ''))
    .filter((part) => part !== '');
}

/** Removes a body in braces, which some heads hold: `object A : B by C { … }`. Braces in parentheses stay. */
function dropBody(text: string): string {
  const words = text.split(' ');
  let depth = 0;
  const end = words.findIndex((word) => {
    if (word === '(') depth += 1;
    if (word === ')') depth -= 1;
    return depth === 0 && word === '{';
  });
  return end < 0 ? text : words.slice(0, end).join(' ');
}

/** Removes what stands in parentheses, and these: `A ( val b : C ) : D ( b )` → `A : D`. */
const dropParentheses = (text: string): string => dropBetween(text, '(', ')');

/** Removes type arguments: `A < B , C >` → `A`. */
const dropAngles = (text: string): string => dropBetween(text, '<', '>');

function dropBetween(text: string, open: string, close: string): string {
  let depth = 0;
  return text
    .split(' ')
    .filter((word) => {
      if (word === open) depth += 1;
      const isInside = depth > 0;
      if (word === close) depth = Math.max(0, depth - 1);
      return !isInside;
    })
    .join(' ');
}

/** `\\Support\\Dumpable`, `Shop::Total`, `shop.Total` → the last name. */
export function readLastName(name: string): string {
  return /[\w$]+$/u.exec(name)?.[0] ?? name;
}
