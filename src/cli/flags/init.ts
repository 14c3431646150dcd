/** The command `init`: its flags. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import type { InitOptions } from '../init.js';

/** The released action. */
const ACTION = 'OWNER/review-gate@v1';

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerInitCommand(program: Command, run: (options: InitOptions) => Promise<void>): void {
  program
    .command('init')
    .description(
      'Write the workflow, the policy and the ticket template that this repository needs. Changes no file that is there.',
    )
    .option('--repo <dir>', 'the repository', '.')
    .option('--dry-run', 'print the files, write nothing', false)
    .option('--enforce', 'let the gate block from the start; without it the gate only advises', false)
    .option('--action <owner/name@ref>', 'the action: for example your own copy, or a pinned commit', ACTION)
    .action(async (flags: InitOptions) => run(flags));
}
