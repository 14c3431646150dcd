/** What of a line says something of what it does: not what it tells a tool, and not that a function may fail. */
import { isDirective } from '../../syntax/directives.js';

/** A comment at the end of a line, or alone in it, as far as signs show. */
const COMMENT = /(?:^|\s)(?:#|\/\/|\/\*|--|<!--).*$/u;
/**
 * Types of what may fail: the results of Go, `Result<…>`, what is declared to be thrown, and the type of a parameter. That a
 * function may fail is not that it does.
 */
const MAY_FAIL =
  /(?<=\))\s?(?:error\b|\([^()]{0,200}\berror\s?\))(?=\s?(?:\{|,|$))|\bResult\s?[<[][^{};]{0,200}[>\]]|\bthrows\s[\w., ]{1,200}|:\s?Error\b/gu;

/** Returns a line without what says nothing of what it does. */
export function leaveOutUnstated(line: string): string {
  const comment = COMMENT.exec(line);
  const said = comment !== null && isDirective(comment[0]) ? line.slice(0, comment.index) : line;
  return said.replace(MAY_FAIL, ' ');
}
