/** `policy validate`: is a policy file one that the gate can work with. */
import { parsePolicy } from '../engine/index.js';
import { EXIT } from './exit.js';
import { readText } from './files.js';

/** Prints each fault as `file:line:column: message`. Exit code 0 where there is none, 2 where there are. */
export async function runPolicyValidate(path: string, write: (text: string) => void): Promise<number> {
  const parsed = await parsePolicy(await readText(path, 'policy'));
  if (parsed.ok) {
    write(`${path} is a valid policy.\n`);
    return EXIT.APPROVED;
  }
  write(parsed.faults.map((fault) => `${path}:${fault.line}:${fault.column}: ${fault.message}\n`).join(''));
  return EXIT.USAGE;
}
