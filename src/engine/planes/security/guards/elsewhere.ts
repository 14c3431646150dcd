/** Functions of other changed files that now refuse by the condition that a function has lost. */
import { addToGroup } from '../../../../base/groups.js';
import type { RuleContext } from '../../../model.js';
import { tokenizeBody } from '../../../text/body-tokens.js';
import { isInService } from '../weaknesses/in-service.js';
import { type Exit, readAnswers } from './answers.js';
import { spell } from './conditions.js';

/** A function that is new or changed, by what it refuses now and did not before, and by what it calls. */
interface Refusing {
  readonly file: string;
  readonly name: string;
  readonly refuses: ReadonlySet<string>;
  readonly callees: ReadonlySet<string>;
}

/** Where a lost exit is now: in a function that is called instead, in one that calls, or nowhere. */
export type Elsewhere = 'called' | 'calls' | null;

/** Returns a function that looks for a lost exit in other files. The files are read at its first call, each function once. */
export function createElsewhereFinder(
  context: RuleContext,
): (file: string, name: string, exit: Exit, calledNow: ReadonlySet<string>) => Elsewhere {
  let known: ReadonlyMap<string, readonly Refusing[]> | null = null;
  return (file, name, { condition }, calledNow) => {
    known ??= indexRefusing(context);
    const same = (known.get(spell(condition)) ?? []).filter((one) => one.file !== file);
    if (same.some((one) => calledNow.has(one.name))) return 'called';
    return same.some(({ callees }) => callees.has(name)) ? 'calls' : null;
  };
}

function indexRefusing({ change, syntax }: RuleContext): ReadonlyMap<string, readonly Refusing[]> {
  const index = new Map<string, Refusing[]>();
  for (const { file } of change.files.filter(isInService)) {
    const { symbolChanges, added } = syntax.get(file.path) ?? { symbolChanges: [], added: [] };
    const lines = new Map(added.map(({ number, text }) => [number, text]));
    for (const { after, bodies } of symbolChanges) {
      if (after === null) continue;
      const body = bodies?.after ?? joinLines(lines, after.first + 1, after.last);
      const now = readAnswers(tokenizeBody(body), 'yes');
      const old = new Set(listRefused(bodies === null ? [] : readAnswers(tokenizeBody(bodies.before), 'yes').exits));
      const refuses = new Set(listRefused(now.exits).filter((condition) => !old.has(condition)));
      const one = { file: file.path, name: after.name, refuses, callees: now.callees };
      for (const condition of refuses) addToGroup(index, condition, one);
    }
  }
  return index;
}

const listRefused = (exits: readonly Exit[]): readonly string[] =>
  exits.filter(({ does }) => does === 'refuses').map(({ condition }) => spell(condition));

function joinLines(lines: ReadonlyMap<number, string>, first: number, last: number): string {
  const body: string[] = [];
  for (let number = first; number <= last; number += 1) body.push(lines.get(number) ?? '');
  return body.join('\n');
}
