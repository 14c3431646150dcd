/** Names of other tools and of their rules, as a policy and a suppression can write them. */
import { PLANES } from '../../decision/facts.js';

/** No other tool's plane may be called as one of the engine's. */
const OWN: ReadonlySet<string> = new Set(PLANES);
const MAX_PLANE = 40;
const MAX_ID = 200;

/**
 * The plane of a tool: its name in lower case, what is no letter or digit of ASCII as a dash, editions left off, so that
 * `Semgrep OSS` is `semgrep`. A name of one of the engine's planes gets `sarif-` before it; one without a letter is `sarif`.
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

/** `<plane>/<ruleId>`. What cannot stand in a rule's id (white space, a single colon, other scripts) becomes a dash. */
export function ruleIdOf(plane: string, rule: string): `${string}/${string}` {
  const name = rule
    .slice(0, MAX_ID)
    .replace(/:{2,}/gu, '::')
    .replace(/(?<!:):(?!:)|[^A-Za-z0-9@._/:-]+/gu, '-')
    .slice(0, MAX_ID - plane.length - 1);
  // A pair of colons cut in two would not be a name any more.
  return `${plane}/${name.replace(/(?<!:):$/u, '') || '-'}`;
}
