/** Handlers that end an error where code did not handle it before. */
import type { FileChange, FileSyntax } from '../../model.js';
import { findCovered } from '../../text/line-spans.js';
import type { TicketWords } from './ticket.js';

const EXPECTED =
  /^(?:error|fail|fault|catch|caught|exception|ignor|fall|toler|invalid|malform|corrupt|miss|broken|crash|throw|raise|recover|robust|degrad|retr|unavail|unreach|offline|timeout|reject|abort|cancel|default|safe|warn|log|try|tries|attempt|resilien|best|absent|pars|not|never|cannot|no|without|unless|otherwise|unknown|bad|empty|report|optional|block|still|even|any)/u;

/** A handler that shows the error to somebody. */
const SHOWS = /\b(?:set\w*(?:Error|Message|Status)|show\w*|toast\w*|alert|notify\w*)\b/u;

/** Returns the added lines of such handlers: neither throw, return nor hand on, and the ticket speaks of no fault. */
export function findSwallowed(
  { class: fileClass, added, file }: FileChange,
  syntax: FileSyntax | null,
  { words }: TicketWords,
): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  if (fileClass === 'test' || words.size === 0 || [...words].some((word) => EXPECTED.test(word))) return found;
  const handlers = (syntax?.after?.handlers ?? []).filter(({ passesOn }) => !passesOn);
  if (handlers.length === 0) return found;
  const changed = new Set(added.map(({ number }) => number));
  const functions = (syntax?.symbolChanges ?? []).flatMap(({ before, after }) =>
    before === null || after === null || after.kind === 'class' ? [] : [after],
  );
  const around = findCovered(
    handlers.map(({ first }) => first),
    functions,
  );
  const lines = file.new_text?.split('\n') ?? [];
  const inside = handlers.filter(
    ({ first, last }) => around.has(first) && !SHOWS.test(lines.slice(first - 1, last).join('\n')),
  );
  for (const { first, last } of inside)
    for (let at = first; at <= last; at += 1)
      if (changed.has(first) && changed.has(at) && !found.has(at))
        found.set(at, 'it goes on after an error, and the ticket does not ask for it');
  return found;
}
