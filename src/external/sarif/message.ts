/** What a result says, as plain text (SARIF 2.1.0 §3.11): the Markdown of it is not read. */
import type { Component, Result, Rule } from './schema.js';

/** More than this of a text is not looked at: it will be cut to less. */
const MAX_TEMPLATE = 4_000;
/** Arguments that are filled in; what is beyond stays as it is. */
const MAX_FILLED = 20;

const own = (messages: Rule['messageStrings'], id: string): string | null =>
  messages != null && Object.hasOwn(messages, id) ? (messages[id]?.text ?? null) : null;

/** `{0}` stands for the first argument, `{{` and `}}` for braces (§3.11.5). A number beyond the arguments stays as it is. */
function filled(text: string, args: readonly unknown[]): string {
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

/** `[the words](1)`: a link to a related location, which is shown as its words (§3.11.6). */
function withoutLinks(text: string): string {
  return text.replace(/(?<!\\)\[([^[\]\\]{1,300})\]\(\d{1,6}\)/gu, '$1').replace(/\\([[\]\\])/gu, '$1');
}

/** The words of a result: its own, those its id stands for in the rule or the tool, else what the rule is about. */
export function messageOf(result: Result, rule: Rule | null, component: Component): string {
  const { text, id, arguments: args } = result.message ?? {};
  const template =
    text ?? (id == null ? null : (own(rule?.messageStrings, id) ?? own(component.globalMessageStrings, id)));
  const most = template?.slice(0, MAX_TEMPLATE) ?? '';
  if (most.trim() !== '') {
    return withoutLinks(args == null && text != null ? most : filled(most, args ?? [])).toWellFormed();
  }
  return descriptionOf(rule);
}

/** What a rule is about; empty where the log does not say. */
export function descriptionOf(rule: Rule | null): string {
  return (rule?.shortDescription?.text || rule?.fullDescription?.text || '').toWellFormed();
}
