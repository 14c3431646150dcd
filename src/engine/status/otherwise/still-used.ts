/** What a criterion asks to go out of use, which the change brings into use instead. */
import { type Asked, placeOf, quote } from './asked.js';

/** “remove support for `x`”, “no more calls of `x`”, “`y` no longer depends on `x`”. */
const GOES =
  /\b(?:(?:remov|eliminat|drop|delet|discontinu|stop|ceas)\w*|no (?:longer|more)|without|instead of|get(?:s|ting)? rid of) (?:all |any |the |its |direct |\w+ing )?(?:support (?:for|of)|us(?:e|es|age|ing) (?:of)?|relian(?:ce|t) on|rel(?:y|ies|ying) on|depend\w* (?:on|upon)|references? to|calls? (?:to|of)|imports? (?:of|from))\s?(?:the )?`(?<name>[\p{IDS}_$][\w$.:]{2,60})(?:\(\))?`/giu;

/** Finds that lines of the criterion name what is to go, and fewer removed lines do. */
export function findStillUsed(asked: Asked): string | null {
  for (const match of asked.written.matchAll(GOES)) {
    const name = match.groups?.['name'] ?? '';
    const has = (code: string) => listQualified(code).includes(name);
    const added = asked.lines.filter(({ code }) => has(code));
    const [first] = added;
    if (first !== undefined && added.length > asked.removed.filter(has).length)
      return `lines without ${quote(name)}: ${placeOf(asked, first)} brings it in`;
  }
  return null;
}

/** The names in a code with what they are of: `fs.FS`, `FS`. */
function listQualified(code: string): readonly string[] {
  return (code.match(/[\p{IDS}_$][\w$]*(?:(?:\.|::)[\p{IDS}_$][\w$]*)*/gu) ?? []).flatMap((name) =>
    name.split(/(?=\.|::)/u).map((_, at, parts) =>
      parts
        .slice(at)
        .join('')
        .replace(/^(?:\.|::)/u, ''),
    ),
  );
}
