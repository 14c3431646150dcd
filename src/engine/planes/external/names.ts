/** Converts names of other tools and their rules to names that a policy and a suppression can contain. */
import { PLANES } from '../../decision/facts.js';

/** Plane names of the engine, which other tools must not use. */
const OWN: ReadonlySet<string> = new Set(PLANES);
const MAX_PLANE = 40;
const MAX_ID = 200;

/**
 * Returns the plane of a tool: its name in lower case, with a dash for anything but ASCII letters and digits, and
 * without the edition. `Semgrep OSS` becomes `semgrep`. A name of an engine plane gets the prefix `sarif-`; a name
 * without a letter becomes `sarif`.
 */
export function planeOfTool(tool: string): string {
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
 * Returns `<plane>/<ruleId>`. Characters that a rule id must not contain (white space, a single colon, other scripts)
 * become a dash.
 */
export function ruleIdOf(plane: string, rule: string): `${string}/${string}` {
  const name = rule
    .slice(0, MAX_ID)
    .replace(/:{2,}/gu, '::')
    .replace(/(?<!:):(?!:)|[^A-Za-z0-9@._/:-]+/gu, '-')
    .slice(0, MAX_ID - plane.length - 1);
  // A double colon cut in half would make the name invalid.
  return `${plane}/${name.replace(/(?<!:):$/u, '') || '-'}`;
}
