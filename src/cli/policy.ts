/** `policy validate` and `policy explain`: checks a policy, and says what comes of it with the policy that it extends. */
import { BUILT_IN_SOURCE } from '../contract/index.js';
import { BUILT_IN_POLICIES, completePolicy, parsePolicy } from '../engine/index.js';
import { EXIT, UsageError } from './exit.js';
import { readText } from './inputs/files.js';
import { explainNoPolicy, readPolicyInput } from './inputs/review-inputs.js';
import { type ExplainedPolicy, formatPolicy } from './output/format-policy.js';
import { formatJsonLine } from './output/terminal.js';

/** Reads a policy. Writes each fault as `file:line:column: message` and returns null if there is one. */
async function readWhole(path: string, text: string, write: (text: string) => void) {
  const parsed = await parsePolicy(text);
  if (parsed.ok) return parsed.policy;
  write(parsed.faults.map((fault) => `${path}:${fault.line}:${fault.column}: ${fault.message}\n`).join(''));
  return null;
}

/** Checks a policy file. Returns exit code 0 if there is no fault, 2 otherwise. */
export async function runPolicyValidate(path: string, write: (text: string) => void): Promise<number> {
  if ((await readWhole(path, await readText(path, 'policy'), write)) === null) return EXIT.USAGE;
  write(`${path} is a valid policy.\n`);
  return EXIT.APPROVED;
}

/** What `policy explain` was asked: a file, or the name of a built-in policy. */
export interface PolicyExplainOptions {
  readonly named: string;
  readonly format: 'text' | 'json';
}

/**
 * Writes the whole policy: its own part, and what it takes from the policy that it extends.
 * @returns the exit code: 0, or 2 if the file has a fault
 * @throws UsageError if there is no such file and no built-in policy of that name
 */
export async function runPolicyExplain(
  { named, format }: PolicyExplainOptions,
  write: (text: string) => void,
): Promise<number> {
  const given = await readPolicyInput(named);
  const builtIn = Object.entries(BUILT_IN_POLICIES).find(([name]) => name === named)?.[1];
  const text = given?.source ?? builtIn;
  if (text === undefined) throw new UsageError(explainNoPolicy(named));
  const isBuiltIn = given?.source == null;
  const own = await readWhole(named, text, write);
  if (own === null) return EXIT.USAGE;
  const { policy, base } = completePolicy(own, 'request', isBuiltIn);
  const [extended = null] = base.map(({ name }) => name);
  const { rules, criteria, people, bases, ...rest } = policy;
  const explained: ExplainedPolicy = {
    name: named,
    extends: extended,
    rules: rules.map(({ source, ...rule }) => ({ ...rule, from: source === BUILT_IN_SOURCE ? extended : named })),
    criteria: { met: criteria.met, require: criteria.required },
    people: {
      approvals: people.approvals,
      owners: people.owners,
      may_sign: people.maySign.flat(),
      four_eyes_from: people.fourEyesFrom,
    },
    bases: bases.flatMap((globs) => globs ?? []),
    ...rest,
  };
  write(format === 'json' ? formatJsonLine(explained) : formatPolicy(explained));
  return EXIT.APPROVED;
}
