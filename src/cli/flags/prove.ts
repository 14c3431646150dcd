/** The command `prove`: its flags. What it does is loaded only when it is called. */
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { ProveOptions } from '../prove.js';
import { createFormatOption } from './format-option.js';

/** Collects a flag that may be given several times. */
const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

function readCount(most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/u.test(text) || value < 1 || value > most)
      throw new InvalidArgumentError(`It must be a whole number from 1 to ${most}.`);
    return value;
  };
}

const MAX_SECONDS = 7 * 24 * 60 * 60;
const MAX_JOBS = 64;

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerProveCommand(program: Command, run: (options: ProveOptions) => Promise<void>): void {
  program
    .command('prove')
    .description('Take the lines of each addressed criterion out of a copy of the head, and say which tests then fail.')
    .requiredOption(
      '--run <command>',
      'runs the tests; {tests}, {test_files} and {test_pattern} are those of the criterion',
    )
    .option('--repo <dir>', 'the repository', '.')
    .option('--base <ref>', 'what the change is against (default: where the head left the default branch)')
    .option('--head <ref>', 'the change', 'HEAD')
    .option('--ticket <file|id>', 'a Markdown file, or the id of a GitHub issue (needs GITHUB_TOKEN)')
    .option('--policy <name|file>', 'strict, balanced, advisory, legacy-open, or a policy file')
    .addOption(
      new Option(
        '--junit <glob>',
        'JUnit XML that the command writes (without it only the exit code counts); may be given several times',
      )
        .argParser(collect)
        .default([], 'none'),
    )
    .option(
      '--check <command>',
      'a build or type check that must still succeed without the lines; otherwise the tests do not count',
    )
    .option('--set-up <command>', 'prepares each copy, once')
    .addOption(
      new Option(
        '--link <path>',
        'a path of the repository that each copy gets as a link (node_modules); may be given several times',
      )
        .argParser(collect)
        .default([], 'none'),
    )
    .addOption(new Option('--timeout <seconds>', 'for one run').argParser(readCount(MAX_SECONDS)).default(600))
    .addOption(new Option('--budget <seconds>', 'for all of it').argParser(readCount(MAX_SECONDS)).default(3600))
    .addOption(
      new Option('--jobs <number>', 'how many copies are used at the same time')
        .argParser(readCount(MAX_JOBS))
        .default(1),
    )
    .option('--once', 'one failing run is enough; without it a test must fail twice', false)
    .option('--resume <file>', 'keep outcomes in this file, and do not run again what it has')
    .option('--out <file>', 'write the proof there (JSON), for the review: --proof')
    .addOption(createFormatOption('how to write the result'))
    .action(async (flags: ProveOptions) => run(flags));
}
