/** What a function does to its names, in the order in which it is written. */

interface Place {
  readonly start: number;
  readonly end: number;
}

/** An expression of the text. */
export interface Expression extends Place {
  readonly text: string;
}

/** The type of a name that belongs to the function or the file around. */
export const SHARED = 'shared';

/** A name gets a value, or something is added to what it has. It has happened at `end`. */
export interface Give extends Place {
  readonly kind: 'give';
  readonly name: string;
  /** Null: what it is cannot be seen. */
  readonly value: Expression | null;
  readonly adds: boolean;
  /** A declaration: in a block of its own it is another name than one outside of it. */
  readonly declares: boolean;
  /** A declaration that gives nothing yet. */
  readonly bare: boolean;
  /** The declared type; empty if none is written. */
  readonly type: string;
  /** The place of a table that is set, as it is written, where the name is the table; null for the name itself. */
  readonly place: string | null;
  /** It changes what is in the name, and adds no text to it. */
  readonly quiet: boolean;
  /** A call that adds: the method and its arguments. */
  readonly method: { readonly name: string; readonly args: readonly Expression[] } | null;
}

/** One of two happens. */
export interface Choice extends Place {
  readonly kind: 'choice';
  readonly condition: Expression | null;
  /** The names that the condition gives a value to. */
  readonly sets: readonly string[];
  readonly yes: Block;
  readonly no: Block;
}

/** One of several happens. */
interface Switch extends Place {
  readonly kind: 'switch';
  readonly subject: Expression | null;
  readonly arms: readonly Arm[];
}

/** One of the arms of a choice among several. */
export interface Arm extends Block {
  /** The values that it is for; null for a pattern that is no plain value. */
  readonly labels: readonly string[] | null;
  /** For all that no other arm is for. */
  readonly rest: boolean;
  /** It goes on into the next one. */
  readonly falls: boolean;
}

/** Steps within each other. */
export interface Block extends Place {
  readonly kind: 'block';
  readonly steps: readonly Step[];
}

/** Steps that may happen; `again`: any number of times. */
interface Maybe extends Place {
  readonly kind: 'maybe';
  readonly again: boolean;
  readonly steps: readonly Step[];
}

/** Steps that may end anywhere, and what happens then. */
export interface Attempt extends Place {
  readonly kind: 'attempt';
  readonly body: Block;
  readonly handlers: readonly Block[];
  readonly last: Block;
}

/** A function or the body of a class: it runs at another time. `each`: it is called for each part of a list, at once. */
interface Inner extends Place {
  readonly kind: 'inner';
  readonly of: 'function' | 'class' | 'each';
  readonly steps: readonly Step[];
}

/** Nothing behind it in the same steps happens. `out`: the function is left; else a loop or a switch. */
interface Leave extends Place {
  readonly kind: 'leave';
  readonly out: boolean;
  readonly value: Expression | null;
}

/** One thing that a function does to its names, or that decides whether others are done. */
export type Step = Give | Choice | Switch | Block | Maybe | Attempt | Inner | Leave;

/** Returns the lists of steps that a step holds. */
export function listParts(step: Step): readonly (readonly Step[])[] {
  switch (step.kind) {
    case 'choice':
      return [step.yes.steps, step.no.steps];
    case 'switch':
      return step.arms.map(({ steps }) => steps);
    case 'attempt':
      return [step.body.steps, ...step.handlers.map(({ steps }) => steps), step.last.steps];
    case 'block':
    case 'maybe':
    case 'inner':
      return [step.steps];
    default:
      return [];
  }
}
