/** Reads the arms of a choice among several, and the parts of an attempt. */
import { hasFalling } from './node-roles.js';
import { findKid, type PlainNode } from './plain-node.js';
import type { Reader } from './reader.js';
import type { Arm, Attempt, Block, Step } from './steps.js';
import { listTargets } from './targets.js';

const ARM =
  /^(?:switch_case|switch_default|switch_block_statement_group|switch_rule|switch_section|switch_expression_arm|case_statement|default_statement|expression_case|type_case|default_case|communication_case|case_clause|match_arm|match_conditional_expression|match_default_expression|when|in_clause|else)$/u;
/** What stands before the statements of an arm. */
const LABEL =
  /^(?:switch_label|constant_pattern|pattern|case_pattern|match_pattern|match_condition_list|if_clause|when_clause|declaration_pattern)$/u;
/** Languages in which what an arm is for may bind names. */
const BINDS: ReadonlySet<string> = new Set(['C#', 'Python', 'Ruby', 'Rust']);
const REST = /^(?:default\b|else\b|_$)/u;
/** A text, a number or a character without any sign that has a meaning. */
const PLAIN = /^(?:"[^"\\$#{]*"|'[^'\\$#{]*'|\d{1,9})$/u;

/** Reads a `switch`, a `match` or a `try` of any of the grammars. */
export function readArms(reader: Reader, node: PlainNode, role: 'switch' | 'try'): readonly Step[] {
  return role === 'try' ? readAttempt(reader, node) : readSwitch(reader, node);
}

function readSwitch(reader: Reader, node: PlainNode): readonly Step[] {
  const body = node.kids.find(
    ({ field, type }) => field === 'body' || type === 'switch_block' || type === 'match_block',
  );
  const subject = findKid(node, 'condition', 'value', 'subject') ?? (body === undefined ? node.kids[0] : undefined);
  const arms = (body ?? node).kids.filter(({ type }) => ARM.test(type));
  const before = node.kids.filter((kid) => kid !== body && !arms.includes(kid));
  const others = body === undefined ? [] : reader.list(body.kids.filter((kid) => !arms.includes(kid)));
  const steps: Step[] = [...reader.list(before)];
  if (others.length > 0) steps.push({ kind: 'maybe', start: node.start, end: node.start, again: false, steps: others });
  if (arms.length === 0) return steps;
  const falling = hasFalling(reader.language);
  steps.push({
    kind: 'switch',
    start: node.start,
    end: node.end,
    subject: subject === undefined || node.type === 'type_switch_statement' ? null : reader.expression(subject),
    arms: arms.map((arm) => readArm(reader, arm, subject ?? null, falling)),
  });
  return steps;
}

function readArm(reader: Reader, arm: PlainNode, subject: PlainNode | null, falling: boolean): Arm {
  const { text } = reader;
  const written = text.slice(arm.start, arm.end);
  const labels = arm.kids.filter(
    ({ field, type }) =>
      LABEL.test(type) ||
      ((field === 'value' || field === 'pattern' || field === 'conditional_expressions') &&
        arm.type !== 'match_arm' &&
        type !== 'block') ||
      (arm.type === 'match_arm' && field === 'pattern'),
  );
  const rest =
    labels.length === 0 ? REST.test(written) : labels.every((one) => REST.test(text.slice(one.start, one.end)));
  const steps: Step[] = [];
  // A pattern may bind names to parts of what is asked for.
  for (const label of BINDS.has(reader.language) ? labels : [])
    for (const target of listTargets(label, text))
      reader.give(target, label, subject === null ? null : reader.expression(subject), steps, { declares: true });
  const inner = arm.kids.filter((kid) => !labels.includes(kid));
  steps.push(...reader.list(inner));
  const last = steps.at(-1);
  const falls =
    (falling && !/^(?:switch_rule|switch_expression_arm|match_)/u.test(arm.type) && last?.kind !== 'leave') ||
    /\bfallthrough\b/u.test(written);
  return { kind: 'block', start: arm.start, end: arm.end, labels: readLabels(labels, text), rest, falls, steps };
}

/** Returns the values of the labels; null if one is no plain value. */
function readLabels(labels: readonly PlainNode[], text: string): readonly string[] | null {
  const values = labels.flatMap(({ start, end }) =>
    text
      .slice(start, end)
      .replace(/^case\b/u, '')
      .split(/[,|]/u)
      .map((one) => one.trim())
      .filter((one) => one !== ''),
  );
  return values.length > 0 && values.every((one) => PLAIN.test(one)) ? values : null;
}

const HANDLER = /^(?:catch_clause|except_clause|except_group_clause|rescue|catch_block)$/u;
const LAST = /^(?:finally_clause|finally_block|ensure)$/u;

function readAttempt(reader: Reader, node: PlainNode): readonly Step[] {
  const handlers = node.kids.filter(({ type }) => HANDLER.test(type));
  const last = node.kids.find(({ type }) => LAST.test(type));
  const before = node.kids.filter(({ type }) => type === 'resource_specification');
  const body = node.kids.filter((kid) => !handlers.includes(kid) && kid !== last && !before.includes(kid));
  const end = body.at(-1)?.end ?? node.end;
  const attempt: Attempt = {
    kind: 'attempt',
    start: node.start,
    end: node.end,
    body: reader.block(
      body.flatMap((kid) =>
        /^(?:block|else_clause|else|statement_block|compound_statement|then)$/u.test(kid.type) ? unwrap(kid) : kid,
      ),
      { start: body[0]?.start ?? node.start, end },
    ),
    handlers: handlers.map((one) => readHandler(reader, one)),
    last: last === undefined ? reader.block([], { start: node.end, end: node.end }) : reader.block(last.kids, last),
  };
  const wrapped: Block = { kind: 'block', start: node.start, end: node.end, steps: [...reader.list(before), attempt] };
  return before.length > 0 ? [wrapped] : [attempt];
}

const unwrap = (node: PlainNode): readonly PlainNode[] =>
  /^else/u.test(node.type) ? node.kids.flatMap((kid) => (/block$/u.test(kid.type) ? kid.kids : kid)) : node.kids;

function readHandler(reader: Reader, node: PlainNode): Block {
  const steps: Step[] = [];
  const heads = node.kids.filter(
    ({ field, type }) =>
      /^(?:catch_formal_parameter|catch_declaration|exception_variable|parameter_list|as_pattern)$/u.test(type) ||
      /^(?:parameter|name|variable)/u.test(field),
  );
  for (const head of heads) {
    const named =
      head.kids.find(({ field }) => field === 'name' || field === 'alias' || field === 'declarator') ?? head;
    for (const target of listTargets(named, reader.text)) reader.give(target, head, null, steps, { declares: true });
  }
  steps.push(...reader.list(node.kids.filter((kid) => !heads.includes(kid))));
  return { kind: 'block', start: node.start, end: node.end, steps };
}
