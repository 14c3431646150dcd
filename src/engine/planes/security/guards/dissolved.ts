/** What comes in the place of a guard: code that asks what its own function asked, which goes with it, and code that refuses by itself. */
import type { FileChange, FileSyntax, RuleContext, ScannedLine } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';
import { isInService } from '../weaknesses/in-service.js';
import { IDENTIFIER, type Use } from './guard-uses.js';

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

/** A line that ends what is done because somebody may not do it. */
const REFUSES =
  /(?:^|[^\w$.])(?:throw|raise|return|abort|fail|halt|deny|reject|head)\b[^;]{0,120}(?:Forbidden|Unauthori[sz]ed|(?:Permission|Access|Authori[sz]ation)_?(?:Denied|Error|Exception)|\b40[13]\b|:forbidden|:unauthorized)/iu;

/** Returns a new line where the guard stood that refuses somebody; null if there is none. */
export function findRefusal({ line }: Use, { regions }: FileChange, added: readonly ScannedLine[]): ScannedLine | null {
  const region = regions.find((one) => one.removed.some(({ number }) => number === line.number));
  const near = new Set(region?.added.map(({ number }) => number));
  const come = added.filter(({ number }) => near.has(number));
  const decides = come.some(({ code }) => DECIDES.test(code.slice(0, REACH.statement)));
  return decides ? (come.find(({ code }) => REFUSES.test(code.slice(0, REACH.statement))) ?? null) : null;
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
          kind === 'added' && after !== null && isFunction(after) ? [after.name] : [],
        ),
      ),
  );
}
