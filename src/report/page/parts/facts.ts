/** The facts that a policy condition names, with their values, for the tree of rules. */
import type { Json } from '../../../contract/index.js';

/** A fact by its name in the condition, such as `change.classes`. */
export interface NamedFact {
  readonly name: string;
  readonly value: Json;
}

/** Maximum number of characters read of a condition. */
const MAX_CONDITION = 4_000;
const MAX_FACTS = 20;

/** Matches strings first, so that their contents are not taken as names; then names with fields and `["plane"]`. */
const NAMES =
  /(?<text>"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|(?<name>[A-Za-z_]\w*(?:\.[A-Za-z_]\w*|\[(?:"[^"\\]*"|'[^'\\]*')\])*)/gu;
const STEPS = /\.?([A-Za-z_]\w*)|\[(?:"([^"\\]*)"|'([^'\\]*)')\]/gu;

type Facts = { readonly [name: string]: Json };

const isRecord = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the longest prefix of a name that is a fact: `change.classes` of `change.classes.exists`. */
function findFact(name: string, facts: Facts): NamedFact | null {
  let value: Json = facts;
  let read = '';
  for (const [text, field, quoted, single] of name.matchAll(STEPS)) {
    const key = field ?? quoted ?? single ?? '';
    if (!isRecord(value) || !Object.hasOwn(value, key)) break;
    value = value[key] ?? null;
    read += text;
  }
  return read === '' || isRecord(value) ? null : { name: read, value };
}

/**
 * Returns the facts in the order of the condition, each once. Names that are not facts (`exists`, `c`) are left out.
 */
export function listNamedFacts(condition: string, facts: Facts): readonly NamedFact[] {
  const found = new Map<string, NamedFact>();
  for (const { groups } of condition.slice(0, MAX_CONDITION).matchAll(NAMES)) {
    const fact = groups?.['name'] === undefined ? null : findFact(groups['name'], facts);
    if (fact !== null && found.size < MAX_FACTS) found.set(fact.name, fact);
  }
  return [...found.values()];
}
