/** What the rules are for people: the texts of `docs/rules.md`, of the command `explain` and of its tool. */
import type { Severity } from '../../contract/index.js';
import type { Rule } from '../model.js';
import { RULES } from '../planes/registry.js';
import { readPlane } from '../policy/severities.js';
import { listNearest } from '../text/nearest.js';
import { type ShownFile, showExample } from './examples.js';
import { PLANES } from './planes.js';
import precision from './precision.json' with { type: 'json' };

export { type ShownFile, showExample } from './examples.js';
export { PLANES } from './planes.js';

/** A rule, explained. */
export interface RuleGuide {
  /** `<plane>/<rule>` */
  readonly rule: string;
  readonly plane: string;
  /** Its own severity; a policy may set another one. */
  readonly severity: Severity;
  /** What it finds: a sentence without its full stop. */
  readonly finds: string;
  /** Why it matters. */
  readonly why: string;
  /** What it reports, and what it does not. */
  readonly bad: readonly ShownFile[];
  readonly good: readonly ShownFile[];
  /**
   * How many of its findings on merged changes were right, as `docs/precision` says: `3 of 4`, `warn: 4 of 4`. Null if
   * merged changes have too few of them to say.
   */
  readonly read: string | null;
  /** False if neither a suppression hides its findings nor a person accepts them: they must be mended. */
  readonly answerable: boolean;
}

/** A plane and its rules, in the order of the documentation. */
export interface PlaneGuide {
  readonly plane: string;
  readonly looksFor: string;
  readonly rules: readonly Pick<RuleGuide, 'rule' | 'severity' | 'finds'>[];
}

/** What an asked name means. `unknown` has the nearest rules and planes, the nearest first. */
export type Guide =
  | { readonly kind: 'rule'; readonly rule: RuleGuide }
  | { readonly kind: 'planes'; readonly planes: readonly PlaneGuide[] }
  | { readonly kind: 'unknown'; readonly asked: string; readonly nearest: readonly string[] };

const READ: ReadonlyMap<string, string> = new Map(Object.entries(precision));

function buildRule({ id, severity, summary, docs, suppressible }: Rule): RuleGuide {
  return {
    rule: id,
    plane: readPlane(id),
    severity,
    finds: summary,
    why: docs.why,
    bad: showExample('Bad', docs.bad),
    good: showExample('Good', docs.good),
    read: READ.get(id) ?? null,
    answerable: suppressible,
  };
}

function buildPlane(plane: string): PlaneGuide {
  const own = RULES.filter(({ id }) => readPlane(id) === plane);
  return {
    plane,
    looksFor: PLANES[plane] ?? '',
    rules: own.map(({ id, severity, summary }) => ({ rule: id, severity, finds: summary })),
  };
}

const listPlanes = () => [...new Set(RULES.map(({ id }) => readPlane(id)))];

/**
 * Explains a rule by its id or by its name alone (`secret`), a plane (`security`, `security/*`), or with `null` every
 * plane. Blanks around the name and capital letters do not matter.
 */
export function explainName(asked: string | null): Guide {
  if (asked === null) return { kind: 'planes', planes: listPlanes().map(buildPlane) };
  const name = asked.trim().toLowerCase();
  const named = RULES.filter(({ id }) => id === name || id.endsWith(`/${name}`));
  const [rule, ...others] = named;
  if (rule !== undefined && others.length === 0) return { kind: 'rule', rule: buildRule(rule) };
  const plane = listPlanes().find((one) => one === name.replace(/\/\*?$/u, ''));
  if (plane !== undefined) return { kind: 'planes', planes: [buildPlane(plane)] };
  const nearest =
    named.length > 0 ? named.map(({ id }) => id) : listNearest(name, [...listPlanes(), ...RULES.map(({ id }) => id)]);
  return { kind: 'unknown', asked: asked.trim(), nearest };
}
