/** The command `backtest`: its flags. What it does is loaded only when it is called. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { BacktestFlags } from '../backtest.js';
import { createFormatOption } from './format-option.js';

/** So many changes are enough for every figure; more would take hours. */
const MAX_CHANGES = 5_000;

function readCount(text: string): number {
  const value = Number(text);
  if (!/^\d+$/u.test(text) || value < 1 || value > MAX_CHANGES)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${MAX_CHANGES}.`);
  return value;
}

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerBacktestCommand(program: Command, run: (flags: BacktestFlags) => Promise<void>): void {
  program
    .command('backtest')
    .description(
      'Say for which of the newest merged changes a policy would have opened the gate, and which were reverted or fixed later.',
    )
    .addOption(new Option('--last <number>', 'how many changes').argParser(readCount).default(200))
    .option('--repo <dir>', 'the repository', '.')
    .option('--base <branch>', 'the branch that they were merged into (default: the default branch)')
    .option(
      '--policy <name|file>',
      "strict, balanced, advisory, legacy-open, or a policy file (default: the repository's own, else balanced)",
    )
    .option('--tickets <dir>', 'tickets as Markdown files, each named by the number of its pull request: 12.md')
    .option('--csv <file>', 'write a row for each change to this file')
    .option('--html <file>', 'write a page with pictures there')
    .addOption(createFormatOption('how to write the result'))
    .option('--output <file>', 'write the result there')
    .action(async (flags: BacktestFlags) => run(flags));
}
