/** Texts that are written in the lines below their mark. */
import type { Scope } from './text-scope.js';

/** The mark of a text in the following lines, and its own quotes: Ruby, PHP. */
const HEREDOC = /^<<(?:[~-]|<)?(["'`]?)([A-Za-z_]\w{0,40})\1/u;
const MAX_HEREDOC = 60;

/** Returns a text that is written in the lines below its mark as a literal; any other expression as it is. */
export function readHeredoc(expression: string, { file, line }: Scope): string {
  const mark = file.language === 'Ruby' || file.language === 'PHP' ? HEREDOC.exec(expression.trim()) : null;
  if (mark === null) return expression;
  const body: string[] = [];
  for (let number = line + 1; number <= line + MAX_HEREDOC; number += 1) {
    const text = file.lines.get(number);
    if (text === undefined || text.trim().replace(/[;,)]{1,3}$/u, '') === mark[2]) break;
    body.push(text);
  }
  const quote = mark[1] === "'" ? "'" : '"';
  return `${quote}${body.join(' ').replaceAll(quote, ' ')}${quote}`;
}
