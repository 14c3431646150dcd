/** Loops that nothing ends, and functions that call themselves whatever they are given. */
import type { FileChange, FileSyntax } from '../../model.js';
import { type Token, tokenizeBody } from '../../text/body-tokens.js';
import { measureIndent } from '../../text/line-shape.js';
import { REACH } from '../../text/reach.js';
import type { TicketWords } from './ticket.js';

/** Heads of loops that do not end by themselves. */
const ENDLESS =
  /^\s*(?:(?:'?\w+:\s{0,8})?(?:while\s{0,8}\(?\s{0,8}(?:true|True|1|!0|!false)\s{0,8}\)?\s{0,8}[:{]?|while\s+(?::|true)\s{0,8};?\s{0,8}(?:do)?|until\s+false\s{0,8}(?:do)?|for\s{0,8}\(\s{0,8};\s{0,8};\s{0,8}\)\s{0,8}\{?|for\s{0,8}\{|loop\s{0,8}(?:\{|do)|do\s{0,8}\{)\s{0,8})$/u;
const DO = /^\s*do\s{0,8}\{\s{0,8}$/u;
const FOREVER = /^\s*\}\s{0,8}while\s{0,8}\(\s{0,8}(?:true|1)\s{0,8}\)/u;
/** What ends a loop, or gives others their turn. */
const ENDS =
  /\b(?:break|return|throw|raise|yield|await|exit|panic!?|goto|select|receive|recv|accept|sleep|wait|poll|next|stop|read\w*|abort|fatal\w*|StopIteration|unreachable!?|Exit|Fatal\w*)\b|<-|\?;|\?\s{0,8}$/u;
const EXPECTED =
  /^(?:endless|forever|infinit|loop|daemon|server|worker|repl|background|watch|listen|poll|runs?$|consum|event|game|interactive|until|stream|serve)/u;
/** Lines of a block that are read. */
const MAX_BLOCK = 400;

/** Returns the added lines with such a loop or call. */
export function findEndless(
  { class: fileClass, added, file }: FileChange,
  syntax: FileSyntax | null,
  { words }: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const lines = file.new_text?.split('\n') ?? [];
  if (fileClass === 'test' || words.size === 0 || lines.length === 0) return found;
  if (![...words].some((word) => EXPECTED.test(word))) {
    const code = new Map((syntax?.added ?? []).map((line) => [line.number, line.code]));
    for (const { number, text } of added)
      if (ENDLESS.test((code.get(number) ?? text).slice(0, REACH.statement)) && !hasEnd(lines, number))
        found.set(number, 'it begins a loop that nothing ends, and the ticket does not ask for it');
  }
  for (const number of findSelfCalls(added, syntax, lines))
    if (!found.has(number)) found.set(number, 'it calls the function that it is in, whatever the function is given');
  return found;
}

/** Returns whether a loop has something that ends it: in the lines below that are indented more. */
function hasEnd(lines: readonly string[], head: number): boolean {
  const first = lines[head - 1] ?? '';
  const indent = measureIndent(first);
  let at = head;
  for (; at < Math.min(lines.length, head + MAX_BLOCK); at += 1) {
    const line = (lines[at] ?? '').slice(0, REACH.statement);
    if (line.trim() === '') continue;
    if (measureIndent(line) <= indent) break;
    if (ENDS.test(line)) return true;
  }
  return at >= head + MAX_BLOCK || (DO.test(first) && !FOREVER.test(lines[at] ?? ''));
}

/** Returns the lines where a function calls itself, outside of every condition, and before it can have returned. */
function findSelfCalls(
  added: FileChange['added'],
  syntax: FileSyntax | null,
  lines: readonly string[],
): readonly number[] {
  const changed = new Set(added.map(({ number }) => number));
  return (syntax?.symbolChanges ?? []).flatMap(({ after }) => {
    if (after === null || (after.kind !== 'function' && after.kind !== 'method')) return [];
    if (after.last - after.first > MAX_BLOCK) return [];
    let isOpen = false;
    for (let at = after.first; at <= after.last; at += 1) {
      const line = (lines[at - 1] ?? '').slice(0, REACH.statement);
      if (line.trim() === '') continue;
      if (!isOpen) {
        isOpen = OPENS.test(line);
        continue;
      }
      if (MAY_END.test(line)) return [];
      if (changed.has(at) && isSelfCall(tokenizeBody(line), after.name)) return [at];
    }
    return [];
  });
}

/** The line that ends the head of a function. */
const OPENS = /\{\s{0,8}$|:\s{0,8}$|^\s*def\b/u;

/** From such a line on, the function may be over, or a part of it is not always done. */
const MAY_END =
  /\b(?:if|else|elif|unless|switch|case|when|match|cond|return|throw|raise|try|catch|except|rescue|yield|guard|break|panic!?)\b|&&|\|\||\?|=>|->|\bfn\b|\bfunction\b|\blambda\b/u;

/** A statement that calls the function: `f(…)`, `this.f(…)`, `self.f(…)`. */
function isSelfCall(tokens: readonly Token[], name: string): boolean {
  const texts = tokens.map(({ text }) => text).filter((text) => text !== 'await');
  const from = /^(?:this|self|cls|super)$/u.test(texts[0] ?? '') && texts[1] === '.' ? 2 : 0;
  if (texts[0] === 'super') return false;
  return texts[from] === name && texts[from + 1] === '(';
}
