/** *Shall*, *should*, *will*, *has to*, *is expected to*: all of them say *must*. */

const MODAL = /\b(?:shall|should|will|ought to)\b/giu;
const LONG =
  /\b(?:(?:has|have|needs?) to|(?:is|are) (?:expected|required|supposed|needed|meant) to|(?:is|are) to (?=\p{Lower}+\b))/giu;
/** Beside these, nobody *has to* is not nobody *must*. */
const DENIES = /\b(?:no|not|nobody|none|never|nothing|without)\b|n['’]t\b/iu;
const QUOTED = /(`[^`]*`|"[^"]*"|“[^”]*”)/u;

/** Says *must* for all ways to say it, but in code and quotes. */
export function sayMust(text: string): string {
  if (!/\b(?:shall|should|will|to)\b/iu.test(text)) return text;
  const denies = DENIES.test(text);
  return text
    .split(QUOTED)
    .map((part, at) => {
      if (at % 2 === 1) return part;
      const said = part.replace(MODAL, 'must');
      return denies ? said : said.replace(LONG, (long) => (long.endsWith(' ') ? 'must ' : 'must'));
    })
    .join('');
}
