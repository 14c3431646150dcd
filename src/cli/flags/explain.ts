/** The command `explain`: its flags. What it does is loaded only when it is called. */
import type { Command } from 'commander';
import type { ExplainOptions } from '../explain.js';
import { createFormatOption } from './format-option.js';

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerExplainCommand(program: Command, run: (options: ExplainOptions) => Promise<void>): void {
  program
    .command('explain')
    .description('Say what a rule finds, why it matters, how often it is right and how to answer it.')
    .argument('[rule]', 'a rule such as security/secret, or a plane such as security (default: lists them all)')
    .addOption(createFormatOption('how to write it'))
    .action(async (name: string | undefined, { format }: Pick<ExplainOptions, 'format'>) =>
      run({ name: name ?? null, format }),
    );
}
