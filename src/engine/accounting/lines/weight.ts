/** How much a changed line matters to a person who looks: lines that decide or call count more. */

const DECIDES =
  /\b(?:if|else|elif|elsif|unless|for|foreach|while|switch|case|when|match|catch|except|rescue|guard|return|throw|raise)\b|&&|\|\||\?\?/u;
const CALLS = /[\p{IDC}]\(/u;
const ACTING = 3;
/** Characters of a line that are looked at. */
const MAX_LOOK = 1_000;

/** Returns the weight of a line: 0 for a blank one, 1, or more where it acts. */
export function weighLine(text: string): number {
  if (text.trim() === '') return 0;
  const look = text.slice(0, MAX_LOOK);
  return DECIDES.test(look) || CALLS.test(look) ? ACTING : 1;
}
