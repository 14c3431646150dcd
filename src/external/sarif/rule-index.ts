/** Finds the rule and the level of a result (SARIF 2.1.0 §3.27.5–7, §3.27.10, §3.20.5). */
import type { Component, Invocation, Result, Rule, RuleReference, Run } from './schema.js';

/** The rules of a run, indexed for lookup. */
export interface RuleIndex {
  /**
   * Returns the rule that a result names, and the component that contains it. `rule` is null if the log has no such
   * rule.
   */
  of(result: Result): { readonly rule: Rule | null; readonly component: Component };
  /** Returns the tool's id of the rule: the result's own, otherwise the rule's; empty if neither has one. */
  readRuleId(result: Result): string;
  /** Returns `error`, `warning`, `note` or `none`. */
  readLevel(result: Result): Level;
}

/** The values of `level` in SARIF 2.1.0 (§3.27.10). */
export type Level = 'error' | 'warning' | 'note' | 'none';

interface IndexedComponent {
  readonly component: Component;
  readonly byId: ReadonlyMap<string, Rule>;
  readonly byGuid: ReadonlyMap<string, Rule>;
}

/** Maximum number of parts that are removed from an id to find its rule. */
const MAX_PARTS = 10;

const getAt = <T>(list: readonly T[], index: number | null | undefined): T | undefined =>
  index == null || index < 0 ? undefined : list[index];

function indexComponent(component: Component): IndexedComponent {
  const named = (key: 'id' | 'guid') =>
    new Map(component.rules.flatMap((rule): [string, Rule][] => (rule[key] ? [[rule[key], rule]] : [])));
  return { component, byId: named('id'), byGuid: named('guid') };
}

/** Parses a level; null for a value that is not one of the four. */
function toLevel(word: string | null | undefined): Level | null {
  return word === 'error' || word === 'warning' || word === 'note' || word === 'none' ? word : null;
}

/** Indexes the rules of a run. What a result refers to and the run does not have counts as absent, and is no error. */
export function createRuleIndex(run: Run): RuleIndex {
  const driver = indexComponent(run.tool.driver);
  const extensions = run.tool.extensions.map(indexComponent);
  const overrides = new Map<object, ReadonlyMap<Rule, Level>>();

  const findComponent = (reference: RuleReference | null | undefined): IndexedComponent => {
    const { index, guid, name } = reference?.toolComponent ?? {};
    return (
      getAt(extensions, index) ??
      extensions.find(
        ({ component }) => (guid != null && component.guid === guid) || (name != null && component.name === name),
      ) ??
      driver
    );
  };

  /** `CA1000/1` refers to the rule `CA1000`: the last parts of an id may be removed (§3.27.5). */
  const findByHierarchy = ({ byId }: IndexedComponent, id: string): Rule | undefined => {
    let name = id;
    for (let parts = 0; parts < MAX_PARTS && name !== ''; parts += 1) {
      const rule = byId.get(name);
      if (rule !== undefined) return rule;
      name = name.slice(0, Math.max(0, name.lastIndexOf('/')));
    }
    return undefined;
  };

  const lookUp = (reference: RuleReference, index: number | null | undefined, id: string | null | undefined) => {
    const home = findComponent(reference);
    const rule =
      getAt(home.component.rules, index) ??
      (reference.guid ? home.byGuid.get(reference.guid) : undefined) ??
      (id
        ? (findByHierarchy(home, id) ?? extensions.map((one) => findByHierarchy(one, id)).find((one) => one))
        : undefined);
    return { rule: rule ?? null, component: home.component };
  };

  const of = (result: Result) => {
    const reference = result.rule ?? { id: null, guid: null, index: null, toolComponent: null };
    return lookUp(reference, reference.index ?? result.ruleIndex, reference.id ?? result.ruleId);
  };

  const listOverrides = (invocation: Invocation): ReadonlyMap<Rule, Level> => {
    const found = new Map<Rule, Level>();
    for (const { descriptor, configuration } of invocation.ruleConfigurationOverrides ?? []) {
      const { rule } = lookUp(descriptor, descriptor.index, descriptor.id);
      const word = toLevel(configuration?.level);
      if (rule !== null && word !== null && !found.has(rule)) found.set(rule, word);
    }
    return found;
  };

  const findOverride = (result: Result, rule: Rule): Level | null => {
    const invocations = run.invocations ?? [];
    const invocation =
      getAt(invocations, result.provenance?.invocationIndex) ?? (invocations.length === 1 ? invocations[0] : undefined);
    if (invocation === undefined) return null;
    const known = overrides.get(invocation) ?? listOverrides(invocation);
    overrides.set(invocation, known);
    return known.get(rule) ?? null;
  };

  return {
    of,
    readRuleId: (result) => result.ruleId ?? result.rule?.id ?? of(result).rule?.id ?? of(result).rule?.name ?? '',
    readLevel: (result) => {
      const own = toLevel(result.level);
      if (own !== null) return own;
      const { rule } = of(result);
      if (rule === null) return 'warning';
      return findOverride(result, rule) ?? toLevel(rule.defaultConfiguration?.level) ?? 'warning';
    },
  };
}
