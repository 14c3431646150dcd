/** The command `why`: its flags. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import { addServiceFlags } from '../service-access.js';
import type { WhyFlags } from '../why.js';

/**
 * Adds the command.
 * @param run what it does with the pull request, which is null if none is named, and its flags
 */
export function registerWhyCommand(
  program: Command,
  run: (pull: string | null, flags: WhyFlags) => Promise<void>,
): void {
  addServiceFlags(
    program
      .command('why')
      .description('Say in one sentence why a pull request was approved, or why it was not.')
      .argument('[pull]', 'owner/name#7, or its address: its newest review at a service')
      .option('--trace <file>', 'a trace, instead of a service')
      .option('--json', 'write the line of the export'),
  ).action(async (pull: string | undefined, flags: WhyFlags) => run(pull ?? null, flags));
}
