/** What callers and overriders of a PHP function see besides its names (PHP manual, "Functions", "Variance"). */
import { clip } from '../../wording.js';

interface PhpParameter {
  readonly name: string;
  readonly type: string;
  readonly byReference: boolean;
  /** As written; empty if there is none. */
  readonly fallback: string;
}

/** How words begin that are about classes that override a method, and not about its callers. */
export const OVERRIDES = 'what overrides it';

/**
 * Describes them. `before` and `after` are signatures: tokens separated by one space. `open`: others may override it, and
 * PHP refuses to load a class whose method does not fit.
 */
export function describePhpBreaks(before: string, after: string, open: boolean): readonly string[] {
  const [old, now] = [readPhpParameters(before), readPhpParameters(after)];
  const found: string[] = [];
  for (const parameter of old) {
    const other = now.find(({ name }) => name === parameter.name);
    if (other === undefined) continue;
    const { name } = parameter;
    if (parameter.byReference !== other.byReference)
      found.push(`the parameter ${name} is ${other.byReference ? 'now' : 'no longer'} given by reference`);
    if (parameter.type === '' && other.type !== '' && other.type !== 'mixed')
      found.push(`the parameter ${name} takes only ${clip(other.type, 40)}`);
    if (parameter.fallback !== '' && other.fallback !== '' && parameter.fallback !== other.fallback)
      found.push(
        `without ${name} it does what it does for ${clip(other.fallback, 30)}, before ${clip(parameter.fallback, 30)}`,
      );
  }
  const results = [readResult(before), readResult(after)];
  if (results[0] !== '' && results[1] === '')
    found.push(`it no longer says that it gives ${clip(results[0] ?? '', 40)}`);
  if (!open) return found;
  const come = now.slice(old.length).filter(({ name }) => !old.some((one) => one.name === name));
  if (come.length > 0 && come.every(({ fallback }) => fallback !== ''))
    found.push(`${OVERRIDES} must take ${clip(come.map(({ name }) => name).join(', '), 40)}`);
  if (results[0] === '' && results[1] !== '')
    found.push(`${OVERRIDES} must say that it gives ${clip(results[1] ?? '', 40)}`);
  return found;
}

function readPhpParameters(signature: string): readonly PhpParameter[] {
  return splitList(signature).map((words) => {
    const at = words.findIndex((word) => word.startsWith('$'));
    const ahead = words.slice(0, at).filter((word) => !/^(?:public|protected|private|readonly|final)$/u.test(word));
    const equals = words.indexOf('=');
    return {
      name: words[at] ?? '',
      type: ahead.filter((word) => word !== '&' && word !== '.').join(''),
      byReference: ahead.includes('&') && ahead.at(ahead.includes('.') ? -4 : -1) === '&',
      fallback: equals < 0 ? '' : words.slice(equals + 1).join(' '),
    };
  });
}

/** The words of each parameter; the first list in parentheses holds them. */
function splitList(signature: string): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  let depth = 0;
  for (const word of signature.split(' ')) {
    if ('([{'.includes(word)) depth += 1;
    if (')]}'.includes(word)) depth -= 1;
    if (depth === 0 && word === ')') break;
    if (depth === 0 || (depth === 1 && word === '(')) continue;
    if (depth === 1 && word === ',') parts.push([]);
    else parts.at(-1)?.push(word);
  }
  return parts.filter((part) => part.length > 0);
}

function readResult(signature: string): string {
  const at = signature.lastIndexOf(') :');
  return at < 0 ? '' : signature.slice(at + 3).replace(/\s+/gu, '');
}
