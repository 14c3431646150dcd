/** How far the lines that are shown for a criterion are those that a reader would point to. */
import type { BoundRange } from '../../src/engine/model.js';
import { rounded } from '../model-file.js';
import { keyLine, listAddedLines } from './diffs.js';
import { type Label, listLabelLines } from './runs.js';

/** Sums over the criteria that a reader gave lines for. Blank lines and lines that were not added do not count. */
export class LineScore {
  readonly #f1: number[] = [];
  readonly #precision: number[] = [];
  readonly #recall: number[] = [];

  add(diff: string, label: Label, ranges: readonly BoundRange[]): void {
    const written = new Set([...listAddedLines(diff)].filter(([, text]) => text.trim() !== '').map(([key]) => key));
    const wanted = [...listLabelLines(label)].filter((key) => written.has(key));
    if (wanted.length === 0) return;
    const given = new Set<string>();
    for (const { file, first, last } of ranges)
      for (let line = first; line <= last; line += 1)
        if (written.has(keyLine(file, line))) given.add(keyLine(file, line));
    const hits = wanted.filter((key) => given.has(key)).length;
    this.#f1.push((2 * hits) / (wanted.length + given.size));
    this.#recall.push(hits / wanted.length);
    if (given.size > 0) this.#precision.push(hits / given.size);
  }

  measure(): object {
    const mean = (all: readonly number[]) => rounded(all.reduce((a, b) => a + b, 0) / (all.length || 1), 3);
    return { n: this.#f1.length, f1: mean(this.#f1), precision: mean(this.#precision), recall: mean(this.#recall) };
  }
}
