/** Reads choices within an expression: of two values, or of several. */
import { splitList, walkTop } from './code-lists.js';

/** A choice among several of C#: https://learn.microsoft.com/en-us/dotnet/csharp/language-reference/operators/switch-expression */
const SWITCH = /^[\w.()[\]"' ]{1,80}\sswitch\s{0,4}\{([\s\S]{1,2000})\}$/u;

/** Returns the values of such a choice. */
export function splitArms(code: string, language: string): readonly string[] | null {
  const arms = language === 'C#' ? SWITCH.exec(code)?.[1] : undefined;
  return arms === undefined
    ? null
    : splitList(arms, language)
        .map((arm) => arm.slice(arm.indexOf('=>') + 2).trim())
        .filter((value) => value !== '' && !value.startsWith('throw '));
}

/** A choice between two: what is asked, and what is taken if it holds or not. */
export interface TextChoice {
  /** Null where the left side itself is asked: `a || b`. */
  readonly condition: string | null;
  readonly yes: string;
  readonly no: string;
}

/** Returns the two sides of a choice (`a ? b : c`, `b if a else c`, `a || b`); null if it is none. */
export function splitChoices(code: string, language: string): readonly [string, string] | null {
  const choice = readChoice(code, language);
  return choice === null ? null : [choice.yes, choice.no];
}

/** Reads a choice between two; null if it is none. */
export function readChoice(code: string, language: string): TextChoice | null {
  const cuts: { at: number; length: number; sign: string }[] = [];
  walkTop(code, language, (at) => {
    const sign = /^(?:\?\?|\?\.|\?:|\?|:(?!:)|\|\||\bif\b|\belse\b|\bor\b)/u.exec(code.slice(at, at + 5))?.[0] ?? '';
    if (sign === '') return 0;
    // Names of Ruby's methods may end with a question mark.
    if (sign === '?' && language === 'Ruby' && /\w/u.test(code.charAt(at - 1))) return 0;
    if (/^\w/u.test(sign) && (language !== 'Python' || /[\w.]/u.test(code.charAt(at - 1)))) return 0;
    cuts.push({ at, length: sign.length, sign });
    return sign.length;
  });
  const find = (...signs: readonly string[]) => cuts.find(({ sign }) => signs.includes(sign));
  const question = find('?');
  const colon = cuts.find(({ at, sign }) => sign === ':' && question !== undefined && at > question.at);
  if (question !== undefined && colon !== undefined)
    return {
      condition: code.slice(0, question.at),
      yes: code.slice(question.at + 1, colon.at),
      no: code.slice(colon.at + 1),
    };
  const otherwise = find('else');
  const condition = find('if');
  if (condition !== undefined && otherwise !== undefined && condition.at > 0)
    return {
      condition: code.slice(condition.at + 2, otherwise.at),
      yes: code.slice(0, condition.at),
      no: code.slice(otherwise.at + 4),
    };
  const or = find('??', '?:', '||', 'or');
  return or === undefined || or.at === 0
    ? null
    : { condition: null, yes: code.slice(0, or.at), no: code.slice(or.at + or.length) };
}
