/** Names of other tools and of their rules, in a form for policies and suppressions. */
import { PLANES } from '../../decision/facts.js';

/** The names of the engine's planes, which no other tool's plane may have. */
const OWN: ReadonlySet<string> = new Set(PLANES);
const MAX_PLANE = 40;
const MAX_ID = 200;

/**
 * Returns the plane of a tool: its name in lower case, without the edition, with dashes for characters that are not
 * ASCII letters or digits. So `Semgrep OSS` becomes `semgrep`. A name of one of the engine's planes gets the prefix
 * `sarif-`; a name without a letter becomes `sarif`.
 */
export function toPlaneName(tool: string): string {
  const name = tool
    .slice(0, MAX_PLANE * 4)
    .replace(/[^A-Za-z0-9]+/gu, '-')
    .toLowerCase()
    .replace(/^-/u, '')
    .replace(/-(?:oss|pro)$/u, '')
    .slice(0, MAX_PLANE)
    .replace(/-$/u, '');
  if (name === '') return 'sarif';
  return OWN.has(name) ? `sarif-${name}` : name;
}

/**
 * Returns `<plane>/<ruleId>`. Characters that a rule's id cannot contain (white space, a single colon, other scripts)
 * become dashes.
 */
export function toRuleId(plane: string, rule: string): `${string}/${string}` {
  const name = rule
    .slice(0, MAX_ID)
    .replace(/:{2,}/gu, '::')
    .replace(/(?<!:):(?!:)|[^A-Za-z0-9@._/:-]+/gu, '-')
    .slice(0, MAX_ID - plane.length - 1);
  // If the cut splits a pair of colons, the remaining colon is removed.
  return `${plane}/${name.replace(/(?<!:):$/u, '') || '-'}`;
}
