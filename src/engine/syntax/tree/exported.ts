/** Decides whether a definition is visible from outside, by the rule of its language. */

import type { ExportRule } from '../language-table.js';
import type { Captures, NodeSpan } from './captures.js';
import type { HeadTokens } from './head-tokens.js';
import type { Named } from './named.js';
import { SpanTree } from './span-tree.js';

/** The surroundings of a definition. */
export interface DefinitionContext {
  /** The enclosing definition. */
  readonly definition: Named | undefined;
  /** Whether the enclosing definition is exported. */
  readonly exported: boolean;
  /** Whether it belongs to a type that is defined elsewhere: an `impl` block, or the type of a receiver. */
  readonly inScope: boolean;
  /** Keywords of the section that contains it: `private`. */
  readonly section: readonly string[];
  /** Whether other code in the text hides its name. */
  readonly hiddenByName: boolean;
}

/** Kinds that have no hidden members. */
const OPEN: ReadonlySet<Named['kind']> = new Set(['interface', 'enum', 'type']);

/** Returns a function that decides whether a definition is visible outside its file or package. */
export function createExportCheck(
  captures: Captures,
  code: string,
  heads: HeadTokens,
  rule: ExportRule,
): (one: Named, around: DefinitionContext) => boolean {
  const marks = new SpanTree(captures.of('exported'));
  const hidden = new SpanTree(captures.of('hidden'));
  const holds = (all: SpanTree<NodeSpan>, one: Named, outer: Named | undefined): boolean => {
    const mark = all.holder(one);
    return mark !== undefined && !(outer !== undefined && outer.start >= mark.start && outer.end <= mark.end);
  };
  const names = new Set(captures.of('exported.name').map(({ start, end }) => code.slice(start, end)));
  const marked = (one: Named, outer: Named | undefined): boolean => {
    return holds(marks, one, outer) || (outer === undefined && names.has(one.label));
  };
  const isVisible = (
    how: ExportRule['top'],
    one: Named,
    outer: Named | undefined,
    section: readonly string[],
  ): boolean => {
    if (how === 'marked') return marked(one, outer);
    if (how === 'capital') return /^\p{Upper}/u.test(one.label);
    const words = [...section, ...heads.in(one.head.start, Math.max(one.head.start, one.name.start))];
    if (words.some((word) => rule.hiding.includes(word))) return false;
    return how === 'open' || words.some((word) => rule.showing.includes(word));
  };
  return (one, { definition, exported, inScope, section, hiddenByName }) => {
    if (rule.hidden?.test(one.label) === true || hiddenByName || holds(hidden, one, definition)) return false;
    if (definition === undefined)
      return isVisible(inScope && rule.top !== 'marked' ? rule.members : rule.top, one, undefined, section);
    if (definition.kind === 'module') return exported && isVisible(rule.top, one, definition, section);
    if (OPEN.has(definition.kind)) return exported && isVisible('open', one, definition, section);
    if (definition.kind === 'class') return exported && isVisible(rule.members, one, definition, section);
    return rule.top === 'marked' && marked(one, definition);
  };
}
