import type { Definition } from '../../model.js';
import type { NodeSpan } from './captures.js';
import type { TextSpan } from './span-tree.js';

/** A definition, or a named place that defines nothing (`kind` null), before it is known what is around it. */
export interface Named extends TextSpan {
  readonly kind: Definition['kind'] | null;
  readonly name: NodeSpan;
  readonly label: string;
  readonly container: string | null;
  readonly head: TextSpan;
  /** Where its name begins, with the container that is written before it. */
  readonly prefix: number;
  readonly parameters: NodeSpan | undefined;
  readonly pattern: number;
  readonly captures: number;
}
