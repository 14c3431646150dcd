/** The parameters of a definition: those of the first list after its name. */

import { addToGroup } from '../../../base/groups.js';
import { countBefore } from '../../../base/order.js';
import { foldSpace } from '../../../base/text.js';
import type { Parameter } from '../../model.js';
import { type Captures, findCapture, type NodeSpan } from './captures.js';
import { compareByPlace, SpanTree, type TextSpan } from './span-tree.js';

const MAX_TEXT = 200;

interface ListedParameter extends TextSpan {
  readonly parameter: Parameter;
  readonly pattern: number;
}

/** The input: a head, the name in it, and the parameter list if the query captured it. */
interface DefinitionHead {
  readonly head: TextSpan;
  readonly name: TextSpan;
  readonly parameters: NodeSpan | undefined;
}

/** Returns a function that returns the parameters of a definition. */
export function createParameterLookup(
  captures: Captures,
  code: string,
): (definition: DefinitionHead) => readonly Parameter[] {
  const lists = captures.of('parameters');
  const nest = new SpanTree(lists);
  const byList = new Map<number, Parameter[]>();
  for (const one of collectParameters(captures, code)) {
    const list = nest.holder(one);
    if (list === undefined) continue;
    addToGroup(byList, list.id, one.parameter);
  }
  return ({ head, name, parameters }) => {
    const list = parameters ?? findFirstIn(lists, Math.max(name.end, head.start), head.end);
    return list === undefined ? [] : (byList.get(list.id) ?? []);
  };
}

function findFirstIn(lists: readonly NodeSpan[], start: number, end: number): NodeSpan | undefined {
  const list = lists[countBefore(lists, (one) => one.start < start)];
  return list !== undefined && list.end <= end ? list : undefined;
}

/** Returns each parameter once, sorted by position. If two patterns match, the first pattern of the query wins. */
function collectParameters(captures: Captures, code: string): readonly ListedParameter[] {
  const byName = new Map<number, ListedParameter>();
  for (const match of captures.having('parameter')) {
    const span = findCapture(match, 'parameter');
    if (span === undefined) continue;
    const name = findCapture(match, 'parameter.name');
    const type = findCapture(match, 'parameter.type');
    const key = name?.id ?? span.id;
    const before = byName.get(key);
    if (before !== undefined && before.pattern < match.pattern) continue;
    const optional = findCapture(match, 'parameter.optional') !== undefined;
    byName.set(key, {
      start: span.start,
      end: span.end,
      pattern: match.pattern,
      parameter: {
        name: name === undefined ? '' : readText(code, name).replace(/^[.*&]+\s*/u, ''),
        optional: optional || (before?.pattern === match.pattern && before.parameter.optional),
        type: type === undefined ? (before?.parameter.type ?? '') : readText(code, type).replace(/^(?::|->)\s*/u, ''),
      },
    });
  }
  return [...byName.values()].sort(compareByPlace);
}

function readText(code: string, { start, end }: TextSpan): string {
  return foldSpace(code.slice(start, Math.min(end, start + MAX_TEXT)).toWellFormed());
}
