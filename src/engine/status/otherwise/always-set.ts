/** A value that the criterion wants only where there is none, and that a line always gives. */
import type { SourceLine } from '../../change/source.js';
import { type Asked, matchName, placeOf, quote } from './asked.js';

/** Words of a criterion that say so. */
const WHERE_NONE =
  /\b(?:when|if|where|unless)\b[^.;]{0,60}?\b(?:(?:is|are|was|were|has|have|does|do)(?:n['’]t| not)(?: yet| already)? (?:been )?(?:present|set|given|provided|specified|supplied|defined|there|in|have|exist)\b|(?:is|are) (?:missing|absent|unset|undefined|left out|already (?:present|set|given|there)))/u;
/** A member gets a value that is written out, and nothing else. A name of its own may be a value to begin with. */
const GIVES =
  /^(?<target>[\p{IDS}_$][\w$]*(?:(?:\.|->)[\p{IDS}_$][\w$]*|\[\s*["'][\w -]{1,60}["']\s*\])+)\s*=\s*(?<value>["'][^"'\n]{1,200}["']|\d[\d_.]*|true|false|True|False)\s*;?$/u;
const LAST_NAME = /(?<name>[\w$ -]+)["'\s\]]*$/u;
/** Conditions, and places at which a first value is given. */
const DECIDES =
  /^(?:[}\s]*)(?:if|unless|else|elif|elsif|case|when|switch|match|default|catch|except|rescue|for|while|constructor|init|__init__)\b|\b(?:def|fun|func|function)\s+(?:__init__|initialize|constructor|init|new\w*|setUp)\b|\?\s*$|=>\s*\{?$/u;

/** A function that may end before the line. */
const ENDS = /\b(?:return|throw|raise|continue|break|yield)\b/u;

/** Finds an added line that gives such a value in a function that nowhere asks for what is there. */
export function findAlwaysSet(asked: Asked): string | null {
  const { lines, text, source } = asked;
  if (!WHERE_NONE.test(text)) return null;
  for (const line of lines) {
    const { target = '', value = '' } = GIVES.exec(line.text.trim())?.groups ?? {};
    const name = LAST_NAME.exec(target)?.groups?.['name'] ?? '';
    const plain = value.replace(/^["']|["']$/gu, '').toLowerCase();
    if (name === '' || !hasName(text, name.toLowerCase()) || !hasName(text, plain)) continue;
    const heads = source.blocks.around.get(line.number) ?? [];
    if (heads.length === 0 || heads.some((head) => DECIDES.test(head.text.trim()))) continue;
    const others = listOfFunction(asked, line).filter((other) => other !== line);
    if (others.some(({ number, text: other }) => hasName(other, name) || (number < line.number && ENDS.test(other))))
      continue;
    return `${quote(value)} only where there is none: ${placeOf(asked, line)} gives it always`;
  }
  return null;
}

/** The lines of the nearest block around a line: from its head to where it ends. */
function listOfFunction({ source: { lines, blocks } }: Asked, { number }: SourceLine): readonly SourceLine[] {
  const [head] = blocks.around.get(number) ?? [];
  if (head === undefined) return [];
  const found: SourceLine[] = [];
  for (const line of lines.slice(head.number - 1, head.number + MOST_LINES)) {
    if (line.number > number && line.code !== '' && line.indent <= head.indent) break;
    found.push(line);
  }
  return found;
}

/** So many lines of a function are read. A longer one may ask for it where nobody looked. */
const MOST_LINES = 200;

const hasName = (text: string, name: string): boolean => name !== '' && matchName(name).test(text);
