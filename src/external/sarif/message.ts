/** Returns the message of a result as plain text (SARIF 2.1.0 §3.11). Its Markdown form is not read. */
import type { Component, Result, Rule } from './schema.js';

/** Longer texts are cut here first; they are later cut to less. */
const MAX_TEMPLATE = 4_000;
/** Maximum number of placeholders that are filled in. The others stay as they are. */
const MAX_FILLED = 20;

const findMessage = (messages: Rule['messageStrings'], id: string): string | null =>
  messages != null && Object.hasOwn(messages, id) ? (messages[id]?.text ?? null) : null;

/**
 * Fills in the arguments: `{0}` is the first argument, `{{` and `}}` are braces (§3.11.5). A number without an argument
 * stays as it is.
 */
function fillTemplate(text: string, args: readonly unknown[]): string {
  let count = 0;
  return text.replace(/\{\{|\}\}|\{(\d{1,3})\}/gu, (mark, number?: string) => {
    if (number === undefined) return mark.charAt(0);
    count += 1;
    const argument = count > MAX_FILLED ? null : args[Number(number)];
    return typeof argument === 'string' || typeof argument === 'number'
      ? String(argument).slice(0, MAX_TEMPLATE)
      : mark;
  });
}

/** Replaces `[text](1)`, a link to a related location, by its text (§3.11.6). */
function stripLinks(text: string): string {
  return text.replace(/(?<!\\)\[([^[\]\\]{1,300})\]\(\d{1,6}\)/gu, '$1').replace(/\\([[\]\\])/gu, '$1');
}

/**
 * Returns the message of a result: its own text, or the text for its message id in the rule or the tool, or the rule's
 * description.
 */
export function resolveMessage(result: Result, rule: Rule | null, component: Component): string {
  const { text, id, arguments: args } = result.message ?? {};
  const template =
    text ??
    (id == null ? null : (findMessage(rule?.messageStrings, id) ?? findMessage(component.globalMessageStrings, id)));
  const most = template?.slice(0, MAX_TEMPLATE) ?? '';
  if (most.trim() !== '') {
    return stripLinks(args == null && text != null ? most : fillTemplate(most, args ?? [])).toWellFormed();
  }
  return readDescription(rule);
}

/** Returns the description of a rule; empty if the log has none. */
export function readDescription(rule: Rule | null): string {
  return (rule?.shortDescription?.text || rule?.fullDescription?.text || '').toWellFormed();
}
