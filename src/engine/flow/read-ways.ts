/** Reads choices and loops. */
import { hasBlocks } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import type { Reader } from './reader.js';
import { type Choice, listParts, type Step } from './steps.js';
import { listTargets } from './targets.js';

/** Reads a loop over the parts of a list. */
export function readForeach(reader: Reader, node: PlainNode, out: Step[]): void {
  const [first, second] = node.kids;
  const range = node.kids.find(({ type }) => type === 'range_clause' || type === 'enumerators');
  const from = range ?? node;
  const pattern =
    findKid(from, 'left', 'pattern', 'name', 'declarator') ?? (reader.language === 'PHP' ? second : first);
  const listed = findKid(from, 'right', 'value', 'collection') ?? (reader.language === 'PHP' ? first : undefined);
  if (listed !== undefined) reader.read(listed, out);
  const steps: Step[] = [];
  const declares = declaresPart(reader, node, pattern, listed);
  if (pattern !== undefined)
    for (const target of listTargets(pattern, reader.text))
      reader.give(
        target,
        { start: pattern.start, end: pattern.end },
        listed === undefined ? null : reader.expression(listed),
        steps,
        {
          declares,
        },
      );
  const rest = node.kids.filter(
    (kid) => kid !== pattern && kid !== listed && kid !== range && kid.field !== 'alternative',
  );
  steps.push(...reader.list(rest));
  out.push({ kind: 'maybe', start: node.start, end: node.end, again: true, steps });
  const apart = findKid(node, 'alternative');
  if (apart !== undefined) reader.maybe([apart], apart, out);
}

/** Reads a loop with a condition, or one that goes on until it is left. */
export function readLoop(reader: Reader, node: PlainNode, out: Step[]): void {
  const range = node.kids.find(({ type }) => type === 'range_clause');
  if (range !== undefined || findKid(node, 'left') !== undefined) {
    readForeach(reader, node, out);
    return;
  }
  const clause = node.kids.find(({ type }) => type === 'for_clause');
  const heads = clause === undefined ? node.kids : [...clause.kids, ...node.kids.filter((kid) => kid !== clause)];
  const before = heads.filter(({ field }) => /^init/u.test(field));
  const alternative = node.kids.filter(({ field }) => field === 'alternative');
  const steps = [...reader.list(before)];
  reader.maybe(
    heads.filter((kid) => !before.includes(kid) && !alternative.includes(kid)),
    node,
    steps,
    true,
  );
  if (steps.length > 0) out.push({ kind: 'block', start: node.start, end: node.end, steps });
  for (const one of alternative) reader.maybe([one], one, out);
}

/** Reads an `if`, or an `unless`. */
export function readChoice(reader: Reader, node: PlainNode, out: Step[], unless: boolean): void {
  const condition = findKid(node, 'condition');
  const before = node.kids.filter(({ field }) => /^init/u.test(field));
  const yes = node.kids.filter(({ field }) => field === 'consequence' || field === 'body');
  const others = node.kids.filter(({ field }) => field === 'alternative');
  if (condition === undefined || yes.length === 0) {
    reader.maybe(node.kids, node, out);
    return;
  }
  // What C++ asks for stands in brackets of its own, perhaps behind a declaration.
  const asked =
    condition.type === 'condition_clause' && condition.kids.length === 1 && condition.kids[0]?.field === 'value'
      ? condition.kids[0]
      : condition;
  const own =
    /let_condition|let_chain|condition_clause|declaration/u.test(asked.type) ||
    before.length > 0 ||
    /let_condition/u.test(condition.kids.map(({ type }) => type).join(' '));
  const steps: Step[] = [];
  for (const one of before) reader.read(one, steps);
  const heads = steps.length;
  reader.read(condition, steps);
  const [next, ...rest] = others;
  const chained = next !== undefined && /^(?:elif|else_if|elsif)/u.test(next.type);
  const no =
    next === undefined
      ? reader.block([], { start: node.end, end: node.end })
      : chained
        ? { kind: 'block' as const, start: next.start, end: node.end, steps: chain(reader, next, rest) }
        : reader.block(/^else/u.test(next.type) ? next.kids : [next], next);
  const taken = reader.block(yes, { start: yes[0]?.start ?? node.start, end: yes.at(-1)?.end ?? node.end });
  const choice: Choice = {
    kind: 'choice',
    start: node.start,
    end: node.end,
    condition: own ? null : reader.expression(asked),
    sets: listGivenNames(steps.slice(heads)),
    yes: unless ? no : taken,
    no: unless ? taken : no,
  };
  steps.push(choice);
  if (own) out.push({ kind: 'block', start: node.start, end: node.end, steps });
  else out.push(...steps);
}

/** Reads what Python goes on after only if it holds. Java asks only where that is switched on. */
export function readAssertion(reader: Reader, node: PlainNode, out: Step[]): void {
  const [condition] = node.kids;
  if (condition === undefined || reader.language !== 'Python') {
    reader.maybe(node.kids, node, out);
    return;
  }
  const heads = out.length;
  for (const kid of node.kids) reader.read(kid, out);
  const { start, end } = node;
  const empty = reader.block([], { start: end, end });
  const left: Step = { kind: 'leave', start: end, end, out: true, value: null };
  out.push({
    kind: 'choice',
    start,
    end,
    condition: reader.expression(condition),
    sets: listGivenNames(out.slice(heads)),
    yes: empty,
    no: { ...empty, steps: [left] },
  });
}

const listGivenNames = (steps: readonly Step[]): readonly string[] =>
  steps.flatMap((step) => (step.kind === 'give' ? step.name : listParts(step).flatMap(listGivenNames)));

/** Reads an `elif` with what comes after it in the same statement. */
function chain(reader: Reader, next: PlainNode, rest: readonly PlainNode[]): readonly Step[] {
  const steps: Step[] = [];
  const end = rest.at(-1)?.end ?? next.end;
  readChoice(
    reader,
    { ...next, end, kids: [...next.kids, ...rest.map((one) => ({ ...one, field: 'alternative' }))] },
    steps,
    false,
  );
  return steps;
}

/** Returns true if a loop makes a name of its own for the parts. */
function declaresPart({ text, language }: Reader, node: PlainNode, pattern?: PlainNode, listed?: PlainNode): boolean {
  if (node.type === 'for_in_clause') return true;
  if (language === 'Go') return text.slice(pattern?.end, listed?.start).includes(':=');
  if (/^(?:JavaScript|TypeScript|TSX)$/u.test(language))
    return /\b(?:let|const)\b/u.test(text.slice(node.start, pattern?.start));
  return hasBlocks(language);
}
