/** Whether a definition has a documentation comment, by the convention of its language. */
import type { Definition } from '../../../model.js';

/** Lines that stand between a documentation comment and its definition. */
const MARK = /^\s*(?:@|#\[|\[[A-Z<]|\)\]|\]$|template\s*<|export\s*$|default\s*$)/u;
/** The last line of a documentation comment. */
const COMMENT: Readonly<Record<string, RegExp>> = {
  Java: /\*\/\s*$/u,
  Kotlin: /\*\/\s*$/u,
  Scala: /\*\/\s*$/u,
  Groovy: /\*\/\s*$/u,
  TypeScript: /\*\/\s*$|^\s*\/\//u,
  TSX: /\*\/\s*$|^\s*\/\//u,
  JavaScript: /\*\/\s*$|^\s*\/\//u,
  PHP: /\*\/\s*$/u,
  'C#': /^\s*\/\/\/|\*\/\s*$/u,
  Swift: /^\s*\/\/\/?|\*\/\s*$/u,
  Rust: /^\s*\/\/[/!]?|\*\/\s*$|#\[doc\b/u,
  Go: /^\s*\/\/|\*\/\s*$/u,
  Dart: /^\s*\/\/\/?|\*\/\s*$/u,
  Ruby: /^\s*#|^=end/u,
  Elixir: /^\s*(?:"""|@(?:doc|moduledoc|impl|spec)\b)/u,
};
/** A definition that takes over the documentation of what it overrides. */
const INHERITS = /@Override\b|\boverride\b|@impl\b|\[<?inheritdoc/u;
const DOCSTRING = /^\s*[rRuU]{0,2}(?:"""|'''|"|')/u;
const MAX_MARKS = 12;
const MAX_HEAD = 20;

/**
 * Returns a function that tells whether a definition of a text is documented, null where it needs no documentation of its
 * own; null for languages without a convention.
 */
export function createDocumentedTest(
  text: string,
  language: string | null,
): ((definition: Definition) => boolean | null) | null {
  const comment = language === null ? undefined : COMMENT[language];
  if (comment === undefined && language !== 'Python') return null;
  const lines = text.split('\n');
  return ({ first, last }) => {
    const head = lines.slice(first - 1, Math.min(first + 1, last));
    let above = first - 2;
    const least = above - MAX_MARKS;
    while (above > least && above >= 0 && MARK.test(lines[above] ?? '') && comment?.test(lines[above] ?? '') !== true) {
      above -= 1;
    }
    if ([...lines.slice(Math.max(0, above), first - 1), ...head].some((line) => INHERITS.test(line))) return null;
    if (comment !== undefined) return comment.test(lines[above] ?? '');
    return lines
      .slice(first, Math.min(last, first + MAX_HEAD))
      .some((line) => DOCSTRING.test(line) && /["']{3}|["']\s*$/u.test(line));
  };
}
