/** An index of the steps of a file: what has nothing to do with a name is not gone over, and a place is found by halves. */
import { addToGroup } from '../../base/groups.js';
import { countBefore } from '../../base/order.js';
import { type Block, type Give, listParts, type Step } from './steps.js';

/** What a list of steps gives to one name. */
interface GivenIn {
  /** The places of the steps that give it something, or hold one that does. */
  readonly all: number[];
  /** Those of them that are functions, or hold one that gives it something. */
  readonly functions: number[];
  /** The place of the first step that declares it; and of the first one that gives it a value then. */
  declared: number;
  declaredValue: number;
}

/** What is known of a list of steps. */
interface ListFacts {
  readonly names: ReadonlyMap<string, GivenIn>;
  /** Nothing comes out of its end. */
  readonly leaves: boolean;
  /** A loop or a switch is left within it, or before its last step. */
  readonly jumps: boolean;
  readonly jumpsEarly: boolean;
  /** For each step, the furthest end of it and those before it. */
  readonly ends: readonly number[];
}

/** The steps around a place at one level. */
export interface PathStep {
  /** The steps at this level, and the one that holds the place. */
  readonly list: readonly Step[];
  readonly index: number;
  /** The step whose list this is; null for the file. */
  readonly step: Step | null;
}

const NOWHERE: readonly number[] = [];
const NEVER = Number.POSITIVE_INFINITY;
/** Names with more members are asked for by their first ones. */
const MAX_MEMBERS = 12;

/** Longer conditions prove nothing. */
const MAX_CONDITION = 600;
const WORD = /(?<![\w$@.])(?:\$|@{1,2})?[A-Za-z_][\w$]*/gu;

/** Returns a name and the names of the objects and tables that it is a part of. */
function listBases(name: string): readonly string[] {
  const bases: string[] = [];
  for (const { index } of name.matchAll(/\.|->|::|\[/gu)) if (index > 0) bases.push(name.slice(0, index));
  return [...bases.slice(0, MAX_MEMBERS), name];
}

/** The steps of a file. The index is made in one walk. */
export class StepIndex {
  private readonly lists = new Map<readonly Step[], ListFacts>();
  private readonly given = new Map<string, Give[]>();

  constructor(private readonly steps: readonly Step[]) {
    this.index(steps);
  }

  /** Returns all that the file gives to names with the same last word, whosever they are. */
  listGiven(name: string): readonly Give[] {
    return this.given.get(readLastWord(name)) ?? [];
  }

  /** Returns the places in a list, in order, of the steps that have to do with a name. */
  places(list: readonly Step[], name: string, of: 'all' | 'functions' = 'all'): readonly number[] {
    const names = this.lists.get(list)?.names;
    if (names === undefined) return NOWHERE;
    const found = listBases(name).flatMap((base) => names.get(base)?.[of] ?? []);
    return found.length < 2 ? found : [...new Set(found)].toSorted((a, b) => a - b);
  }

  /** Returns the place of the first step of a list that makes another name of it; the length of the list if there is none. */
  findDeclared(list: readonly Step[], name: string): number {
    const names = this.lists.get(list)?.names;
    let first = list.length;
    for (const base of listBases(name)) {
      const given = names?.get(base);
      // What a caller gives to an object is not known to begin with.
      const at = (base === name ? given?.declared : given?.declaredValue) ?? NEVER;
      first = Math.min(first, at);
    }
    return first;
  }

  /** Returns true if nothing comes out of the end of the steps. */
  leaves(list: readonly Step[]): boolean {
    return this.lists.get(list)?.leaves ?? false;
  }

  /** Returns true if steps within leave a loop or a switch. `last`: the last of them may. */
  jumps(list: readonly Step[], last: boolean): boolean {
    const facts = this.lists.get(list);
    return (last ? facts?.jumpsEarly : facts?.jumps) ?? false;
  }

  /** Returns the lists of steps around an offset, the outermost first. */
  findPath(at: number): readonly PathStep[] {
    const path: PathStep[] = [];
    let list: readonly Step[] | undefined = this.steps;
    let holder: Step | null = null;
    while (list !== undefined) {
      const ends: readonly number[] = this.lists.get(list)?.ends ?? [];
      const index: number = countBefore(ends, (end) => end <= at);
      path.push({ list, index, step: holder });
      const next: Step | undefined = list[index];
      if (next === undefined || next.start > at || next.kind === 'give' || next.kind === 'leave') return path;
      holder = next;
      list = listBlocks(next).find((part) => part.start <= at && part.end > at)?.steps;
    }
    return path;
  }

  private index(list: readonly Step[]): ListFacts {
    const names = new Map<string, GivenIn>();
    const get = (name: string): GivenIn => {
      const known = names.get(name) ?? { all: [], functions: [], declared: NEVER, declaredValue: NEVER };
      names.set(name, known);
      return known;
    };
    const ends: number[] = [];
    const [left, jumped]: [boolean[], boolean[]] = [[], []];
    for (const [at, step] of list.entries()) {
      ends.push(Math.max(ends.at(-1) ?? 0, step.end));
      if (step.kind === 'give') {
        addGive(get(step.name), step, at);
        addToGroup(this.given, readLastWord(step.name), step);
        continue;
      }
      const within = step.kind === 'inner' && step.of === 'function';
      const parts = listParts(step).map((part) => this.index(part));
      for (const part of parts)
        for (const [name, inner] of part.names) {
          const given = get(name);
          if (given.all.at(-1) !== at) given.all.push(at);
          if ((within || inner.functions.length > 0) && given.functions.at(-1) !== at) given.functions.push(at);
        }
      // What a condition asks about may be proven by it.
      const asked = step.kind === 'choice' ? step.condition : step.kind === 'switch' ? step.subject : null;
      if (asked !== null)
        for (const [name] of asked.text.slice(0, MAX_CONDITION).matchAll(WORD)) {
          const given = get(name);
          if (given.all.at(-1) !== at) given.all.push(at);
        }
      const whole = step.kind === 'block' || step.kind === 'choice';
      left.push(step.kind === 'leave' || (whole && parts.every(({ leaves }) => leaves)));
      const jumps = (step.kind === 'leave' && !step.out) || (step.kind !== 'inner' && parts.some((part) => part.jumps));
      if (jumps) jumped.push(at < list.length - 1);
    }
    const facts = {
      names,
      leaves: left.includes(true),
      jumps: jumped.length > 0,
      jumpsEarly: jumped.includes(true),
      ends,
    };
    this.lists.set(list, facts);
    return facts;
  }
}

const readLastWord = (name: string): string => /\w+$/u.exec(name)?.[0] ?? name;

function addGive(given: GivenIn, { declares, value }: Give, at: number): void {
  given.all.push(at);
  if (!declares) return;
  given.declared = Math.min(given.declared, at);
  if (value !== null) given.declaredValue = Math.min(given.declaredValue, at);
}

function listBlocks(step: Step): readonly Pick<Block, 'start' | 'end' | 'steps'>[] {
  switch (step.kind) {
    case 'choice':
      return [step.yes, step.no];
    case 'switch':
      return step.arms;
    case 'attempt':
      return [step.body, ...step.handlers, step.last];
    case 'block':
    case 'maybe':
    case 'inner':
      return [step];
    default:
      return [];
  }
}

/** `whole`: the step is about the name; `base`: about the object or the table that the name is a part of. */
export function concerns(step: Give, name: string): 'whole' | 'base' | null {
  if (step.name === name) return 'whole';
  if (!name.startsWith(step.name) || !/^(?:\.|->|::|\[)/u.test(name.slice(step.name.length))) return null;
  // What a caller gives is not known to begin with, and another place of a table is another one.
  if (step.declares && step.value === null) return null;
  return step.place === null || (step.place !== name && !KEY.test(step.method?.args[0]?.text ?? '')) ? 'base' : null;
}

/** A key that is written there. */
const KEY = /^(?:"[^"]*"|'[^']*'|\d+)$/u;
