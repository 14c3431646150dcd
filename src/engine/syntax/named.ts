import type { Definition } from '../model.js';
import type { Span } from './captures.js';
import type { Stretch } from './nest.js';

/** A definition, or a named place that defines nothing (`kind` null), before it is known what is around it. */
export interface Named extends Stretch {
  readonly kind: Definition['kind'] | null;
  readonly name: Span;
  readonly label: string;
  readonly container: string | null;
  readonly head: Stretch;
  /** Where its name begins, with the container that is written before it. */
  readonly prefix: number;
  readonly parameters: Span | undefined;
  readonly pattern: number;
  readonly captures: number;
}
