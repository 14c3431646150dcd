/** How sentences say that something is refused, or left out, and how code does it. */

/** A sentence in lower case that says that something is refused. */
export const REFUSED =
  /\b(?:throws?|raises?|rejects?|rejected|refuses?|refused|den(?:y|ies|ied)|forbidden|not (?:allowed|accepted|permitted)|cannot|can no longer|may not|fails? with|returns? (?:an? )?(?:error|`?(?:[\w.:]*\b)?\w*err\w*)|(?:answers?|responds?|returns?|answered|gives?)(?: with)?(?: the| a)?(?: status)? `?4\d\d)\b/u;
/** A sentence in lower case that says that something is left out. */
export const LEFT_OUT =
  /\b(?:skip(?:s|ped)?|ignor(?:es?|ed)|leaves? out|left out|omit(?:s|ted)?|exclud(?:es?|ed)|(?:is|are) (?:not|never|no longer) (?:sent|counted|included|listed|shown|returned|part))\b/u;
/** A line that refuses. */
export const REFUSES =
  /\b(?:throw|raise|panic!?|bail!?|reject|abort|fail)\b|\breturn\b.{0,60}(?:\bErr[A-Z(]|\berr\w*\b|\bErrorf?\(|errors?\.|Exception|\b4\d\d\b|BadRequest|Forbidden|NotFound|Conflict)|\b(?:status|sendStatus|http\.Error|head|render)\b.{0,40}\b4\d\d\b/u;
/** A condition begins the line. */
export const IF = /^(?:\}\s*)?(?:else\s+)?(?:if|unless|guard)\b/u;
/** A line that goes on with the next thing. */
export const GOES_ON = /\b(?:continue|next)\b/u;
