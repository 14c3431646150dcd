/** Which values of a name reach a place: the nearest one that is certain, and those on the ways between it and the place. */
import { type Arm, type Block, type Give, listParts, SHARED, type Step } from './steps.js';

/** Which of two arms is taken, if that is known. */
export interface Decisions {
  /** True or false where the condition is known to be. */
  readonly holds: (condition: { readonly text: string; readonly start: number }) => boolean | null;
  /** The index of the arm that is taken; null if it is not known. */
  readonly picks: (subject: { readonly text: string; readonly start: number }, arms: readonly Arm[]) => number | null;
}

/** Values of a name, the last one first. */
export interface Reached {
  readonly gives: readonly Give[];
  /** False: what the name had before may still be there. */
  readonly settled: boolean;
}

const NOTHING: Reached = { gives: [], settled: false };

export class Reaching {
  constructor(
    private readonly steps: readonly Step[],
    private readonly decisions: Decisions,
    /** True: a function within another has names of its own unless it says otherwise. */
    private readonly apart: boolean,
  ) {}

  /** Returns what may be in a name at an offset. */
  find(name: string, at: number): Reached {
    const path = findPath(this.steps, at);
    const found: Give[] = [];
    // What a function within gives to the name may come at any time.
    const root = path.find(({ step }) => isFunction(step))?.list ?? this.steps;
    const own = new Set(path.flatMap(({ step }) => (step?.kind === 'inner' ? [step] : [])));
    found.push(...listGivenWithin(root, name, own, this.apart));
    let settled = false;
    for (let level = path.length - 1; level >= 0 && !settled; level -= 1) {
      const here = path[level];
      if (here === undefined) break;
      const before = this.back(here.list.slice(0, here.index), name);
      found.push(...before.gives);
      settled = before.settled;
      if (settled) break;
      const { step } = here;
      if (step === null) break;
      if ((step.kind === 'maybe' && step.again) || (step.kind === 'inner' && step.of === 'each'))
        found.push(...listAll(step.steps, name));
      else if (step.kind === 'attempt' && here.list !== step.body.steps) {
        found.push(...listAll(step.body.steps, name));
        if (here.list === step.last.steps) for (const one of step.handlers) found.push(...listAll(one.steps, name));
      } else if (step.kind === 'switch') {
        for (const arm of step.arms) if (arm.falls && arm.steps !== here.list) found.push(...listAll(arm.steps, name));
      } else if (step.kind === 'inner') {
        // A function within another is called whenever: each value of the outer one may be there.
        if (isFunction(step) && here.list !== root) found.push(...listAll(root, name));
        break;
      }
    }
    return { gives: [...new Set(found)], settled };
  }

  /** Goes back over steps that lie one after the other. */
  private back(steps: readonly Step[], name: string): Reached {
    const gives: Give[] = [];
    for (let at = steps.length - 1; at >= 0; at -= 1) {
      const step = steps[at];
      if (step === undefined) break;
      const found = this.over(step, name);
      gives.push(...found.gives);
      if (found.settled) return { gives, settled: true };
    }
    return { gives, settled: false };
  }

  /** What is in the name behind a step. */
  private over(step: Step, name: string): Reached {
    switch (step.kind) {
      case 'give':
        return readGive(step, name);
      case 'block':
        return this.ended(step.steps, name);
      case 'maybe':
        return { gives: step.again ? listAll(step.steps, name) : this.ended(step.steps, name).gives, settled: false };
      case 'choice': {
        const holds = step.condition === null ? null : this.decide(step.condition);
        if (holds !== null) return this.ended((holds ? step.yes : step.no).steps, name);
        return join(
          [step.yes, step.no].filter(({ steps }) => !leaves(steps)).map(({ steps }) => this.ended(steps, name)),
        );
      }
      case 'switch':
        return this.overSwitch(step.arms, step.subject, name);
      case 'attempt': {
        const last = this.ended(step.last.steps, name);
        if (last.settled) return last;
        const caught = step.handlers.filter(({ steps }) => !leaves(steps));
        const body = this.ended(step.body.steps, name);
        const ways = [body, ...caught.map(({ steps }) => this.ended(steps, name))];
        const joined = join(ways);
        // What is caught may have happened behind each of the steps.
        const broken = ways.slice(1).some(({ settled }) => !settled) ? listAll(step.body.steps, name) : [];
        return { gives: [...last.gives, ...joined.gives, ...broken], settled: joined.settled };
      }
      default:
        return NOTHING;
    }
  }

  private decide(condition: { readonly text: string; readonly start: number }): boolean | null {
    return this.decisions.holds(condition);
  }

  private overSwitch(
    arms: readonly Arm[],
    subject: { readonly text: string; readonly start: number } | null,
    name: string,
  ): Reached {
    const picked = subject === null ? null : this.decisions.picks(subject, arms);
    const run = (from: number): Reached | null => {
      const steps: Step[] = [];
      for (let at = from; at < arms.length; at += 1) {
        const arm = arms[at];
        if (arm === undefined) break;
        const last = arm.steps.at(-1);
        const breaks = last?.kind === 'leave' && !last.out;
        const own = breaks ? arm.steps.slice(0, -1) : arm.steps;
        if (hasJump(own)) return { gives: arms.slice(from).flatMap((one) => listAll(one.steps, name)), settled: false };
        steps.push(...own);
        if (leaves(arm.steps) && !breaks) return null;
        if (!arm.falls) break;
      }
      return this.ended(steps, name);
    };
    if (picked !== null) return run(picked) ?? NOTHING;
    const ways = arms.flatMap((_, at) => run(at) ?? []);
    const whole = arms.some(({ rest }) => rest);
    return join(whole ? ways : [...ways, NOTHING]);
  }

  /** A block that has ended: a name that it declares is another one. */
  private ended(steps: readonly Step[], name: string): Reached {
    const own = steps.findIndex((step) => step.kind === 'give' && step.declares && concerns(step, name) !== null);
    return this.back(own < 0 ? steps : steps.slice(0, own), name);
  }
}

/** Joins what comes by several ways. It is settled if each of them settles it. */
function join(ways: readonly Reached[]): Reached {
  return {
    gives: ways.toReversed().flatMap(({ gives }) => gives),
    settled: ways.length > 0 && ways.every(({ settled }) => settled),
  };
}

function readGive(step: Give, name: string): Reached {
  const how = concerns(step, name);
  if (how === null) return NOTHING;
  const give = how === 'whole' ? step : { ...step, value: null };
  return { gives: step.quiet && how === 'whole' ? [] : [give], settled: !step.adds };
}

/** A key that is written there. */
const KEY = /^(?:"[^"]*"|'[^']*'|\d+)$/u;

/** `whole`: the step is about the name; `base`: about the object or the table that the name is a part of. */
function concerns(step: Give, name: string): 'whole' | 'base' | null {
  if (step.name === name) return 'whole';
  if (!name.startsWith(step.name) || !/^(?:\.|->|::|\[)/u.test(name.slice(step.name.length))) return null;
  // What a caller gives is not known to begin with, and another place of a table is another one.
  if (step.declares && step.value === null) return null;
  return step.place === null || (step.place !== name && !KEY.test(step.method?.args[0]?.text ?? '')) ? 'base' : null;
}

/** Returns true if nothing comes out of the end of the steps. */
function leaves(steps: readonly Step[]): boolean {
  return steps.some((step) => {
    switch (step.kind) {
      case 'leave':
        return true;
      case 'block':
        return leaves(step.steps);
      case 'choice':
        return leaves(step.yes.steps) && leaves(step.no.steps);
      default:
        return false;
    }
  });
}

/** Returns true if steps within leave a loop or a switch. */
function hasJump(steps: readonly Step[]): boolean {
  return steps.some(
    (step) =>
      (step.kind === 'leave' && !step.out) || (step.kind !== 'inner' && listParts(step).some((part) => hasJump(part))),
  );
}

/** Lists all that steps give to a name, the last first; but not to one of the same name that a block within declares. */
function listAll(steps: readonly Step[], name: string): readonly Give[] {
  const found: Give[] = [];
  const walk = (list: readonly Step[], within: boolean): void => {
    const own = within
      ? list.findIndex((step) => step.kind === 'give' && step.declares && concerns(step, name) !== null)
      : -1;
    for (const step of own < 0 ? list : list.slice(0, own)) {
      if (step.kind === 'give') found.push(...readGive(step, name).gives);
      else for (const part of listParts(step)) walk(part, true);
    }
  };
  walk(steps, false);
  return found.toReversed();
}

/** Lists what functions within give to a name of the function around them. */
function listGivenWithin(
  steps: readonly Step[],
  name: string,
  except: ReadonlySet<Step>,
  apart: boolean,
): readonly Give[] {
  const found: Give[] = [];
  const walk = (list: readonly Step[]): void => {
    for (const step of list) {
      if (isFunction(step) && !except.has(step) && step.kind === 'inner') {
        const own = apart
          ? !isShared(step.steps, name)
          : step.steps.some((one) => one.kind === 'give' && one.name === name && one.declares);
        if (!own) found.push(...listAll([{ ...step, kind: 'block' }], name));
      }
      for (const part of listParts(step)) walk(part);
    }
  };
  walk(steps);
  return found;
}

/** Returns true if steps say that the name is the one of the function around. */
const isShared = (steps: readonly Step[], name: string): boolean =>
  steps.some((step) =>
    step.kind === 'give'
      ? step.name === name && step.type === SHARED
      : step.kind !== 'inner' && listParts(step).some((part) => isShared(part, name)),
  );

const isFunction = (step: Step | null): boolean => step?.kind === 'inner' && step.of === 'function';

interface PathStep {
  /** The steps at this level, and the one that holds the place. */
  readonly list: readonly Step[];
  readonly index: number;
  /** The step whose list this is; null for the file. */
  readonly step: Step | null;
}

/** Returns the lists of steps around an offset, the outermost first. */
export function findPath(steps: readonly Step[], at: number): readonly PathStep[] {
  const path: PathStep[] = [];
  let list: readonly Step[] | undefined = steps;
  let holder: Step | null = null;
  while (list !== undefined) {
    const found: number = list.findIndex((step) => step.end > at);
    const index: number = found < 0 ? list.length : found;
    path.push({ list, index, step: holder });
    const next: Step | undefined = list[index];
    if (next === undefined || next.start > at || next.kind === 'give' || next.kind === 'leave') return path;
    holder = next;
    list = listBlocks(next).find((part) => part.start <= at && part.end > at)?.steps;
  }
  return path;
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
