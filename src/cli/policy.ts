/** `policy validate`: checks whether a policy file is valid. */
import { parsePolicy } from '../engine/index.js';
import { EXIT } from './exit.js';
import { readText } from './inputs/files.js';

/** Prints each fault as `file:line:column: message`. Returns exit code 0 if there is no fault, 2 otherwise. */
export async function runPolicyValidate(path: string, write: (text: string) => void): Promise<number> {
  const parsed = await parsePolicy(await readText(path, 'policy'));
  if (parsed.ok) {
    write(`${path} is a valid policy.\n`);
    return EXIT.APPROVED;
  }
  write(parsed.faults.map((fault) => `${path}:${fault.line}:${fault.column}: ${fault.message}\n`).join(''));
  return EXIT.USAGE;
}
