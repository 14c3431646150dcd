/** A guard whose own function goes with it, while code that comes asks what the guard asked. */
import type { FileSyntax, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isInService } from '../weaknesses/in-service.js';
import { IDENTIFIER } from './guard-uses.js';

/** A line that decides. */
const DECIDES =
  /(?:^|[^\w$.])(?:if|unless|elif|elsif|when|while|guard|match|switch|case|ensure|assert|require)\b|&&|\|\|/u;
/** A name of several words: a short one stands for many things. */
const SEVERAL_WORDS = /[a-z\d][A-Z]|[^_]_[^_]/u;

/**
 * Returns a name of several words that a condition of the function `guard`, which goes from the file, and a new condition of
 * the file ask for; null if there is none.
 */
export function findDissolved(guard: string, { before, removed, added, symbolChanges }: FileSyntax): string | null {
  const own = symbolChanges.find((one) => one.change === 'removed' && one.before?.name === guard)?.before;
  if (own === undefined || own === null || before === null) return null;
  const inside = removed.filter(({ number }) => number >= own.first && number <= own.last);
  const asked = listAsked(inside.map(({ code }) => code)).filter((name) => name !== guard);
  const now = listAsked(added.map(({ code }) => code));
  return asked.find((name) => now.includes(name)) ?? null;
}

function listAsked(lines: readonly string[]): readonly string[] {
  return lines.flatMap((code) => {
    const line = code.slice(0, REACH.statement);
    return DECIDES.test(line) ? (line.match(IDENTIFIER) ?? []).filter((name) => SEVERAL_WORDS.test(name)) : [];
  });
}

/** Returns the names of the functions that come with the change. */
export function listNewFunctions({ change, syntax }: RuleContext): ReadonlySet<string> {
  return new Set(
    change.files
      .filter(isInService)
      .flatMap(({ file }) =>
        (syntax.get(file.path)?.symbolChanges ?? []).flatMap(({ change: kind, after }) =>
          kind === 'added' && after !== null && (after.kind === 'function' || after.kind === 'method')
            ? [after.name]
            : [],
        ),
      ),
  );
}
