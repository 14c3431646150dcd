/** Reads visibility keywords outside the definitions: `private:` before some definitions, `private :name` after one. */
import type { Captures } from './captures.js';
import type { Nest, Stretch } from './nest.js';

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
export function sectionsOf<T extends Stretch>(captures: Captures, nest: Nest<T>, code: string): Sections {
  const sections = new Map<number, Section[]>();
  for (const { start, end } of captures.of('section')) {
    push(sections, nest.around({ start, end }), { start, words: code.slice(start, end).match(/\w+/gu) ?? [] });
  }
  const hidden = new Map<number, string[]>();
  for (const span of captures.of('hidden.name')) {
    push(hidden, nest.around(span), code.slice(span.start, span.end).replace(/^:/u, ''));
  }
  const names = new Map([...hidden].map(([container, all]) => [container, new Set(all)]));
  return {
    wordsFor: (container, place) => lastBefore(sections.get(container) ?? [], place)?.words ?? [],
    hides: (container, name) => names.get(container)?.has(name) ?? false,
  };
}

function push<T>(lists: Map<number, T[]>, key: number, one: T): void {
  const others = lists.get(key);
  if (others === undefined) lists.set(key, [one]);
  else others.push(one);
}

function lastBefore(all: readonly Section[], place: number): Section | undefined {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.start ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return all[low - 1];
}
