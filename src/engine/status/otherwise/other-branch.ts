/** A value that is given in the other case. */
import { readQuantities } from '../quantities.js';
import { type Asked, placeOf } from './asked.js';
import { resolveNumber } from './numbers.js';

const SIDE = String.raw`[\w.$()'"]{1,80}`;
const TERNARY = new RegExp(
  String.raw`(?<left>${SIDE})\s?(?<sign>[!=]==?|<>)\s?(?<right>${SIDE})\s?\?\s?(?<yes>[^?:]{1,80})\s?:\s?(?<no>[^?:;]{1,80})`,
  'u',
);
const IF_ELSE = new RegExp(
  String.raw`\bif\s?\(?(?<left>${SIDE})\s?(?<sign>[!=]==?)\s?(?<right>${SIDE}?)\)?\s*(?:\{\s*|then\s+)?(?<yes>[\w.$]{1,60})\s*\}?\s*else\s*\{?\s*(?<no>[\w.$]{1,60})`,
  'u',
);
const PYTHON = new RegExp(
  String.raw`(?<yes>[\w.$]{1,60})\s+if\s+(?<left>${SIDE})\s?(?<sign>[!=]=)\s?(?<right>${SIDE})\s+else\s+(?<no>[\w.$]{1,60})`,
  'u',
);
const TURNS = /\b(?:not|never|other than|except|unless|but|otherwise|else)\b/u;

/** Finds an added choice that gives the criterion's number where the text that it names is not there. */
export function findOtherBranch(asked: Asked): string | null {
  const { lines, text, written } = asked;
  if (TURNS.test(text)) return null;
  const numbers = readQuantities(written).map((one) => Number(one.text.replace(/[^\d.].*$/u, '')));
  if (numbers.length === 0) return null;
  for (const line of lines) {
    const found = (TERNARY.exec(line.text) ?? IF_ELSE.exec(line.text) ?? PYTHON.exec(line.text))?.groups;
    if (found === undefined) continue;
    const { left = '', right = '', sign = '', yes = '', no = '' } = found;
    const named = [left, right].find((side) => isNamed(side, text));
    if (named === undefined) continue;
    const [inCase, otherwise] = sign.startsWith('!') || sign === '<>' ? [no, yes] : [yes, no];
    const has = (code: string) => numbers.includes(resolveNumber(asked.constants, code));
    if (has(otherwise) && !has(inCase))
      return `the value in its case: the choice at ${placeOf(asked, line)} gives it in the other one`;
  }
  return null;
}

/** Returns whether a side of a comparison is a text, or a member, that the criterion names. */
function isNamed(side: string, text: string): boolean {
  const name = /^["'](?<text>[\w -]+)["']$|(?:\.|::)(?<member>[A-Z]\w*)$/u.exec(side.trim())?.groups;
  const word = (name?.['text'] ?? name?.['member'] ?? '').toLowerCase();
  return word.length > 1 && new RegExp(`(?<!\\w)${word}(?!\\w)`, 'u').test(text);
}
