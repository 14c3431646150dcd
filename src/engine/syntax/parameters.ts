/** The parameters of a definition: those of the first list after its name. */

import { addToGroup } from '../../base/groups.js';
import { countBefore } from '../../base/order.js';
import { foldSpace } from '../../base/text.js';
import type { Parameter } from '../model.js';
import { type Captures, captured, type Span } from './captures.js';
import { byPlace, Nest, type Stretch } from './nest.js';

const MAX_TEXT = 200;

interface Listed extends Stretch {
  readonly parameter: Parameter;
  readonly pattern: number;
}

/** The input: a head, the name in it, and the parameter list if the query captured it. */
interface Head {
  readonly head: Stretch;
  readonly name: Stretch;
  readonly parameters: Span | undefined;
}

/** Returns a function that returns the parameters of a definition. */
export function parametersOf(captures: Captures, code: string): (definition: Head) => readonly Parameter[] {
  const lists = captures.of('parameters');
  const nest = new Nest(lists);
  const byList = new Map<number, Parameter[]>();
  for (const one of listed(captures, code)) {
    const list = nest.holder(one);
    if (list === undefined) continue;
    addToGroup(byList, list.id, one.parameter);
  }
  return ({ head, name, parameters }) => {
    const list = parameters ?? firstIn(lists, Math.max(name.end, head.start), head.end);
    return list === undefined ? [] : (byList.get(list.id) ?? []);
  };
}

function firstIn(lists: readonly Span[], start: number, end: number): Span | undefined {
  const list = lists[countBefore(lists, (one) => one.start < start)];
  return list !== undefined && list.end <= end ? list : undefined;
}

/** Returns each parameter once, sorted by position. If two patterns match, the first pattern of the query wins. */
function listed(captures: Captures, code: string): readonly Listed[] {
  const byName = new Map<number, Listed>();
  for (const match of captures.matches) {
    const span = captured(match, 'parameter');
    if (span === undefined) continue;
    const name = captured(match, 'parameter.name');
    const type = captured(match, 'parameter.type');
    const key = name?.id ?? span.id;
    const before = byName.get(key);
    if (before !== undefined && before.pattern < match.pattern) continue;
    const optional = captured(match, 'parameter.optional') !== undefined;
    byName.set(key, {
      start: span.start,
      end: span.end,
      pattern: match.pattern,
      parameter: {
        name: name === undefined ? '' : textOf(code, name).replace(/^[.*&]+\s*/u, ''),
        optional: optional || (before?.pattern === match.pattern && before.parameter.optional),
        type: type === undefined ? (before?.parameter.type ?? '') : textOf(code, type).replace(/^(?::|->)\s*/u, ''),
      },
    });
  }
  return [...byName.values()].sort(byPlace);
}

function textOf(code: string, { start, end }: Stretch): string {
  return foldSpace(code.slice(start, Math.min(end, start + MAX_TEXT)).toWellFormed());
}
