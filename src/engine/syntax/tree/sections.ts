/** What a text says of definitions beside them: `private:` before some, `private :name` behind one. */

import { addToGroup } from '../../../base/groups.js';
import { countBefore } from '../../../base/order.js';
import type { Captures } from './captures.js';
import type { SpanTree, TextSpan } from './span-tree.js';

interface Section {
  readonly start: number;
  readonly words: readonly string[];
}

/** Sections and hidden names, by the index of their container; -1 is the top level. */
export interface Sections {
  /** Returns the keywords of the section of a container at an offset; empty if there is no section. */
  wordsFor(container: number, place: number): readonly string[];
  /** Returns whether the text of the container hides the name. */
  hides(container: number, name: string): boolean;
}

/** Reads the captures `section` and `hidden.name`. */
export function findSections<T extends TextSpan>(captures: Captures, nest: SpanTree<T>, code: string): Sections {
  const sections = new Map<number, Section[]>();
  for (const { start, end } of captures.of('section')) {
    addToGroup(sections, nest.around({ start, end }), { start, words: code.slice(start, end).match(/\w+/gu) ?? [] });
  }
  const hidden = new Map<number, string[]>();
  for (const span of captures.of('hidden.name')) {
    addToGroup(hidden, nest.around(span), code.slice(span.start, span.end).replace(/^:/u, ''));
  }
  const names = new Map([...hidden].map(([container, all]) => [container, new Set(all)]));
  return {
    wordsFor: (container, place) => findLastBefore(sections.get(container) ?? [], place)?.words ?? [],
    hides: (container, name) => names.get(container)?.has(name) ?? false,
  };
}

function findLastBefore(all: readonly Section[], place: number): Section | undefined {
  return all[countBefore(all, ({ start }) => start < place) - 1];
}
