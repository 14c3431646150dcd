/** How deep YAML nests, found out before it is read: what reads it calls itself for every level. */
import { Lexer, Parser } from 'yaml';

/**
 * Whether collections of a YAML text, JSON among it, nest deeper than `levels`. To be asked before the text is read: where
 * the stack ends in the midst of that, and a regular expression is compiled just there, V8 ends the whole process.
 */
export function nestsDeeper(text: string, levels: number): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme)) {
      // Whole documents: only what is open counts.
    }
    if (parser.stack.length > levels) return true;
  }
  return false;
}
