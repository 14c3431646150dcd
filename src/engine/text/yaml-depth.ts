/** Measures how deep YAML nests before it is parsed, because the parser is recursive. */
import { Lexer, Parser } from 'yaml';

/**
 * Returns whether collections of a YAML or JSON text nest deeper than `levels`. Call it before the text is parsed: if
 * the stack overflows while a regular expression is compiled, V8 ends the whole process.
 */
export function nestsDeeper(text: string, levels: number): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme)) {
      // Complete documents are discarded; only the open levels count.
    }
    if (parser.stack.length > levels) return true;
  }
  return false;
}
