/** The command `ticket lint`: its flags. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import type { TicketLintOptions } from '../ticket.js';
import { createFormatOption } from './format-option.js';

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerTicketCommand(program: Command, run: (options: TicketLintOptions) => Promise<void>): void {
  program
    .command('ticket')
    .description('Work with tickets.')
    .command('lint')
    .description('Say how each acceptance criterion of a ticket will be read, before there is any code.')
    .argument('<file|id>', 'a Markdown file, or the id of a GitHub issue (needs GITHUB_TOKEN)')
    .option('--repo <dir>', 'the repository whose issue a number is', '.')
    .addOption(createFormatOption('how to write it'))
    .action(async (ticket: string, { repo, format }: Omit<TicketLintOptions, 'ticket'>) =>
      run({ ticket, repo, format }),
    );
}
