/** What follows from a condition: it is taken apart at its `and`, `or` and `not`. */
import { walkCode } from '../text/walk-code.js';

/** Says whether one comparison or call proves what is asked, where it holds. */
export type AtomProver = (atom: string) => boolean;

const MAX_LENGTH = 600;
const MAX_DEPTH = 8;

/** Compared with a truth value: what the left side is then. */
const COMPARED =
  /^(?<of>[\s\S]+?[\w)\]])\s*(?<sign>===?|!==?|\bis\s+not\b|\bis\b|>)\s*(?<value>true|false|True|False|TRUE|FALSE|None|null|nil|NULL|0|1)$/u;
const FALSY = /^(?:false|None|null|nil|NULL|0)$/iu;

/** Returns true if a condition that holds, or does not hold, proves what is asked. */
export function provesCondition(code: string, holds: boolean, proves: AtomProver, depth = 0): boolean {
  const text = strip(code);
  if (text.length > MAX_LENGTH || depth > MAX_DEPTH) return false;
  const again = (part: string, kept: boolean) => provesCondition(part, kept, proves, depth + 1);
  const words = /\sor\s/u.test(text) && /\sand\s/u.test(text);
  const choices = splitTop(text, '||', 'or');
  const parts = choices.length > 1 ? choices : splitTop(text, '&&', 'and');
  // Ruby reads both words from left to right.
  if (parts.length > 1 && words && /\s&&\s|\s\|\|\s/u.test(text)) return false;
  if (choices.length > 1)
    return holds ? choices.every((part) => again(part, true)) : choices.some((part) => again(part, false));
  if (parts.length > 1)
    return holds ? parts.some((part) => again(part, true)) : parts.every((part) => again(part, false));
  const { of, sign = '', value = '' } = COMPARED.exec(text)?.groups ?? {};
  if (of !== undefined && !/[=!<>]=/u.test(of)) {
    const same = sign === '>' ? value === '0' : /^(?:=|is$)/u.test(sign);
    if (sign === '>' && value !== '0') return false;
    const truth = sign === '>' ? true : FALSY.test(value) !== same;
    return again(of, holds === truth);
  }
  const { sign: not = '', of: negated } = /^(?<sign>!(?!=)|not\s)\s*(?<of>[\s\S]+)$/u.exec(text)?.groups ?? {};
  // The sign holds for what stands next to it alone.
  if (negated !== undefined) return (not !== '!' || !isCompared(negated)) && again(negated, !holds);
  const absent = /^(?<name>[\w$.[\]"'>-]+)\s+(?:not\s+|!)in\s+(?<list>[\s\S]+)$/u.exec(text)?.groups;
  if (absent !== undefined) return !holds && proves(`${absent['name'] ?? ''} in ${absent['list'] ?? ''}`);
  const unlike = /^(?<left>[\s\S]+?)\s*(?:!==?|!~)\s*(?<right>[\s\S]+)$/u.exec(text)?.groups;
  if (unlike !== undefined) {
    const sign_ = text.includes('!~') ? '=~' : '==';
    return !holds && proves(`${unlike['left'] ?? ''} ${sign_} ${unlike['right'] ?? ''}`);
  }
  return holds && proves(text);
}

/** Takes brackets away that hold all of a text. */
function strip(code: string): string {
  let text = code.trim().replace(/\s*\n\s*/gu, ' ');
  while (text.startsWith('(') && findEnd(text) === text.length - 1) text = text.slice(1, -1).trim();
  return text;
}

/** Returns where the first bracket is closed; the length of the text if it is not. */
const findEnd = (text: string): number => walkCode(text, (sign, _, depth) => depth === 1 && sign === ')').at;

/** Returns true if something is compared outside of brackets. */
const isCompared = (text: string): boolean =>
  walkCode(
    text,
    (sign, at, depth) => depth === 0 && (/[=<>~?]/u.test(sign) || /^\s(?:in|is)\s/u.test(text.slice(at, at + 4))),
  ).at < text.length;

/** Splits a text at signs that are in no bracket and in no string. */
function splitTop(text: string, sign: string, word: string): readonly string[] {
  const parts: string[] = [];
  let begin = 0;
  walkCode(text, (_, at, depth) => {
    if (depth > 0 || at < begin) return false;
    const found = text.startsWith(sign, at)
      ? sign
      : text.startsWith(word, at) && /\s/u.test(text[at - 1] ?? '') && /[\s(]/u.test(text[at + word.length] ?? '')
        ? word
        : null;
    if (found === null) return false;
    parts.push(text.slice(begin, at));
    begin = at + found.length;
    return false;
  });
  return [...parts, text.slice(begin)];
}
