/** What the parts of the reader of steps ask of it. */
import type { PlainNode } from './plain-node.js';
import type { Block, Expression, Give, Step } from './steps.js';
import type { Target } from './targets.js';

/** A range of the text. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** What is known of a value that is given, besides the value. */
export type GiveParts = Partial<Pick<Give, 'adds' | 'declares' | 'bare' | 'type' | 'method' | 'quiet'>>;

/** The reader of steps, as the readers of single statements call it: they read the parts of a statement by it. */
export interface Reader {
  readonly text: string;
  readonly language: string;
  /** Returns the steps of nodes that lie one after the other. */
  list(nodes: readonly PlainNode[]): readonly Step[];
  block(nodes: readonly PlainNode[], around: Range): Block;
  expression(range: Range): Expression;
  /** Adds the steps of a node. */
  read(node: PlainNode, out: Step[]): void;
  /** Adds steps that may happen or not; `again`: any number of times. */
  maybe(nodes: readonly PlainNode[], around: Range, out: Step[], again?: boolean): void;
  /** Adds that a target is given a value. */
  give(target: Target, range: Range, value: Expression | null, out: Step[], parts?: GiveParts): void;
  /** Adds a function. `each`: it is called for each part of this list. */
  readInner(node: PlainNode, out: Step[], each: PlainNode | null): void;
}
