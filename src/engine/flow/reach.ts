import { countBefore } from '../../base/order.js';
import { isEnteredByTexts, isForTexts } from './arm-labels.js';
import { type Chain, join, MAX_GIVES, NOTHING, type Reached, readChain, readGive } from './reached.js';
import { isFunction, isShared } from './shared-names.js';
import type { PathStep, StepIndex } from './step-index.js';
import { type Arm, type Choice, type Expression, type Give, listParts, type Step } from './steps.js';

/** Which of two arms is taken, if that is known, and what a condition says of a name. */
export interface Decisions {
  /** True or false where the condition is known to be. */
  readonly holds: (condition: Expression) => boolean | null;
  /** The index of the arm that is taken; null if it is not known. */
  readonly picks: (subject: Expression, arms: readonly Arm[]) => number | null;
  readonly proves: Prover;
}

/** Says whether a name has nothing but harmless values where a condition holds, or does not hold. */
export type Prover = (condition: Expression, name: string, holds: boolean) => boolean;

/** What was found for one name, by the list of steps. */
interface Known {
  readonly chains: Map<readonly Step[], (Chain | undefined)[]>;
  readonly all: Map<readonly Step[], readonly Give[]>;
  readonly within: Map<readonly Step[], readonly GivenWithin[]>;
}

/** What a function gives to a name of the function around it. */
interface GivenWithin {
  readonly step: Step;
  readonly gives: readonly Give[];
}

/**
 * Which values of a name reach a place: the nearest one that is certain, and those on the ways between it and the
 * place. One object is for one file and one way to prove conditions; it keeps what it found.
 */
export class Reaching {
  private readonly known = new Map<string, Known>();
  /** The number of steps that were gone over. */
  visited = 0;

  constructor(
    private readonly steps: readonly Step[],
    private readonly index: StepIndex,
    private readonly decisions: Decisions,
    /** True: a function within another has names of its own unless it says otherwise. */
    private readonly apart: boolean,
  ) {}

  /** Returns what may be in a name at an offset. */
  find(name: string, at: number): Reached {
    const path = this.index.findPath(at);
    this.visited += path.length;
    const found: Give[] = [];
    // What a function within gives to the name may come at any time.
    const root = path.find(({ step }) => isFunction(step))?.list ?? this.steps;
    const own: ReadonlySet<Step> = new Set(path.flatMap(({ step }) => (step?.kind === 'inner' ? [step] : [])));
    for (const { step, gives } of this.listGivenWithin(root, name)) {
      if (own.has(step)) continue;
      found.push(...gives);
      if (found.length > MAX_GIVES) break;
    }
    const open = found.length > 0;
    let settled = false;
    for (let level = path.length - 1; level >= 0 && !settled; level -= 1) {
      const here = path[level];
      if (here === undefined) break;
      const before = this.back(here.list, here.index, name);
      found.push(...readChain(before));
      settled = (before?.settled ?? false) || this.isProven(here, name);
      if (settled) break;
      const { step } = here;
      if (step === null) break;
      if ((step.kind === 'maybe' && step.again) || (step.kind === 'inner' && step.of === 'each'))
        found.push(...this.listAll(step.steps, name));
      else if (step.kind === 'attempt' && here.list !== step.body.steps) {
        found.push(...this.listAll(step.body.steps, name));
        if (here.list === step.last.steps)
          for (const one of step.handlers) found.push(...this.listAll(one.steps, name));
      } else if (step.kind === 'switch') {
        for (const arm of step.arms)
          if (arm.falls && arm.steps !== here.list) found.push(...this.listAll(arm.steps, name));
      } else if (step.kind === 'inner') {
        if (!isFunction(step) || here.list === root) break;
        // A function within another is called whenever: what gets one value alone has it then, too.
        const owner = this.findOwner(path.slice(0, level), root, name);
        if (!open && this.isGivenOnce(owner, name)) continue;
        found.push(...this.listAll(owner, name));
        break;
      }
    }
    const gives = [...new Set(found)];
    return { gives: gives.slice(0, MAX_GIVES), settled: settled && gives.length <= MAX_GIVES };
  }

  /** Returns the steps around a function that the name belongs to. */
  private findOwner(path: readonly PathStep[], root: readonly Step[], name: string): readonly Step[] {
    const declaring = path.findLast(({ list }) => this.index.findDeclared(list, name) < list.length);
    return declaring?.list ?? root;
  }

  /** Returns true if steps give a name no other value than the one that it has from the beginning. */
  private isGivenOnce(root: readonly Step[], name: string): boolean {
    const all = this.listAll(root, name);
    const places = all.length > 1 ? [] : this.index.places(root, name);
    return all.length === 0 || places.some((at) => root[at] === all[0]);
  }

  /** Returns true if a place lies where nothing but wanted values of a name can be. */
  private isProven({ step, list }: PathStep, name: string): boolean {
    if (step?.kind === 'choice') return this.proves(step, name, list === step.yes.steps);
    if (step?.kind !== 'switch') return false;
    const { subject, arms } = step;
    return isEnteredByTexts(
      subject,
      arms,
      arms.findIndex(({ steps }) => steps === list),
      name,
    );
  }

  private proves({ condition, sets }: Choice, name: string, holds: boolean): boolean {
    return condition !== null && !sets.includes(name) && this.decisions.proves(condition, name, holds);
  }

  private recall(name: string): Known {
    const known = this.known.get(name) ?? { chains: new Map(), all: new Map(), within: new Map() };
    this.known.set(name, known);
    return known;
  }

  /** Goes back over the steps of a list before a place. */
  private back(list: readonly Step[], upto: number, name: string): Chain | null {
    const places = this.index.places(list, name);
    if (places.length === 0) return null;
    const { chains } = this.recall(name);
    const known = chains.get(list) ?? [];
    chains.set(list, known);
    let last = countBefore(places, (place) => place < upto) - 1;
    const open: Reached[] = [];
    let chain: Chain | null = null;
    for (; last >= 0; last -= 1) {
      chain = known[last] ?? null;
      if (chain !== null) break;
      const step = list[places[last] ?? -1];
      const found = step === undefined ? NOTHING : this.over(step, name);
      open.push(found);
      if (found.settled) {
        last -= 1;
        break;
      }
    }
    for (const { gives, settled } of open.toReversed()) {
      last += 1;
      chain = { own: gives, rest: settled ? null : chain, settled: settled || chain?.settled === true };
      known[last] = chain;
    }
    return chain;
  }

  /** What is in the name behind a step. */
  private over(step: Step, name: string): Reached {
    this.visited += 1;
    switch (step.kind) {
      case 'give':
        return readGive(step, name);
      case 'block':
        return this.ended(step.steps, name);
      case 'maybe':
        return {
          gives: step.again ? this.listAll(step.steps, name) : this.ended(step.steps, name).gives,
          settled: false,
        };
      case 'choice': {
        const holds = step.condition === null ? null : this.decisions.holds(step.condition);
        if (holds !== null) return this.ended((holds ? step.yes : step.no).steps, name);
        const ways = [step.yes, step.no].filter(({ steps }) => !this.index.leaves(steps));
        return join(
          ways.map((way) => {
            const { gives, settled } = this.ended(way.steps, name);
            return { gives, settled: settled || this.proves(step, name, way === step.yes) };
          }),
        );
      }
      case 'switch':
        return this.overSwitch(step.arms, step.subject, name);
      case 'attempt': {
        const last = this.ended(step.last.steps, name);
        if (last.settled) return last;
        const caught = step.handlers.filter(({ steps }) => !this.index.leaves(steps));
        const body = this.ended(step.body.steps, name);
        const ways = [body, ...caught.map(({ steps }) => this.ended(steps, name))];
        const joined = join(ways);
        // What is caught may have happened behind each of the steps.
        const broken = ways.slice(1).some(({ settled }) => !settled) ? this.listAll(step.body.steps, name) : [];
        return { gives: [...last.gives, ...joined.gives, ...broken], settled: joined.settled };
      }
      default:
        return NOTHING;
    }
  }

  private overSwitch(arms: readonly Arm[], subject: Expression | null, name: string): Reached {
    // Arms share a block: behind the one that declares the name, it is another one.
    if (arms.some((arm) => this.hasOwnJump(arm) || this.index.findDeclared(arm.steps, name) < arm.steps.length))
      return { gives: arms.toReversed().flatMap(({ steps }) => this.listAll(steps, name, true)), settled: false };
    const picked = subject === null ? null : this.decisions.picks(subject, arms);
    const first = picked ?? 0;
    const ways: Reached[] = [];
    for (let at = first; at < arms.length; at += 1) {
      // Arms that go on into the next one are entered at each of them.
      const from = at;
      while (arms[at]?.falls === true && at + 1 < arms.length && !this.isLeft(arms[at])) at += 1;
      const entered = arms.slice(from, at + 1);
      if (!this.isLeft(arms[at])) {
        const { gives, settled } = this.overArms(entered, name, picked !== null);
        ways.push({ gives, settled: settled || entered.every((arm) => isForTexts(subject, arm, name)) });
      }
      if (picked !== null) return ways[0] ?? NOTHING;
    }
    return join(arms.some(({ rest }) => rest) ? ways : [...ways, NOTHING]);
  }

  private isLeft(arm: Arm | undefined): boolean {
    return arm !== undefined && this.index.leaves(arm.steps) && !endsWithBreak(arm);
  }

  /** Returns true if an arm may be left before its end. */
  private hasOwnJump(arm: Arm): boolean {
    return this.index.jumps(arm.steps, endsWithBreak(arm));
  }

  /** Goes back over arms that go on into each other. `first`: they are entered at the first one alone. */
  private overArms(arms: readonly Arm[], name: string, first: boolean): Reached {
    const gives: Give[] = [];
    for (let at = arms.length - 1; at >= 0; at -= 1) {
      const found = this.ended(arms[at]?.steps ?? [], name);
      gives.push(...found.gives);
      if (found.settled) return { gives, settled: first || at === arms.length - 1 };
    }
    return { gives, settled: false };
  }

  /** A block that has ended: a name that it declares is another one. */
  private ended(steps: readonly Step[], name: string): Reached {
    const chain = this.back(steps, this.index.findDeclared(steps, name), name);
    return { gives: readChain(chain), settled: chain?.settled ?? false };
  }

  /** Lists all that steps give to a name, the last first; but not to one of the same name that a block within declares. */
  private listAll(steps: readonly Step[], name: string, within = false): readonly Give[] {
    const { all } = this.recall(name);
    const known = within ? undefined : all.get(steps);
    if (known !== undefined) return known;
    const end = within ? this.index.findDeclared(steps, name) : steps.length;
    const found: Give[] = [];
    for (const at of this.index.places(steps, name).toReversed()) {
      const step = steps[at];
      if (at >= end || step === undefined) continue;
      if (found.length > MAX_GIVES) break;
      this.visited += 1;
      if (step.kind === 'give') found.push(...readGive(step, name).gives);
      else for (const part of listParts(step).toReversed()) found.push(...this.listAll(part, name, true));
    }
    if (!within) all.set(steps, found);
    return found;
  }

  /** Lists what functions within give to a name of the function around them. */
  private listGivenWithin(steps: readonly Step[], name: string): readonly GivenWithin[] {
    const { within } = this.recall(name);
    const known = within.get(steps);
    if (known !== undefined) return known;
    const found: GivenWithin[] = [];
    for (const at of this.index.places(steps, name, 'functions')) {
      const step = steps[at];
      if (step === undefined) continue;
      this.visited += 1;
      if (step.kind === 'inner' && isFunction(step)) {
        const own = this.apart
          ? !isShared(this.index, step.steps, name)
          : step.steps.some((one) => one.kind === 'give' && one.name === name && one.declares);
        if (!own) found.push({ step, gives: this.listAll(step.steps, name, true) });
      }
      for (const part of listParts(step)) found.push(...this.listGivenWithin(part, name));
    }
    within.set(steps, found);
    return found;
  }
}

const endsWithBreak = ({ steps }: Arm): boolean => {
  const last = steps.at(-1);
  return last?.kind === 'leave' && !last.out;
};
