/** The command `audit`: its flags. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import type { AuditFlags } from '../audit.js';
import { addServiceFlags } from '../service-access.js';

/**
 * Adds the command.
 * @param run what it does with its flags
 */
export function registerAuditCommand(program: Command, run: (flags: AuditFlags) => Promise<void>): void {
  addServiceFlags(
    program
      .command('audit')
      .description('Export what a service decided in a period, a line of JSON for each completed review.')
      .requiredOption('--from <time>', 'the start: a day (UTC), or a time with its offset (RFC 3339)')
      .requiredOption('--to <time>', 'the end, which is not part of the period'),
  ).action(async (flags: AuditFlags) => run(flags));
}
