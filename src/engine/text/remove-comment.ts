/** Lines without their comments. */

/** What a comment says: the rest of its line is blank. */
const SAID = /\S+/gu;

/** Returns a line with blanks for its comment, so that columns agree. Strings stay. The line may have been cut, and not its comment. */
export function removeComment(text: string, comment: string): string {
  if (comment.trim() === '') return text;
  let [code, at] = ['', 0];
  for (const { 0: said, index } of comment.slice(0, text.length).matchAll(SAID)) {
    code += text.slice(at, index) + ' '.repeat(said.length);
    at = index + said.length;
  }
  return code + text.slice(at);
}
