/** The commands `verify` and `replay`: their flags. What they do is loaded only when they are called. */
import type { Command } from 'commander';

/** A trace, and where the keys of the service are; null if they are not named. */
interface VerifyOptions {
  readonly trace: string;
  readonly keys: string | null;
}

/** A trace, and its snapshot; null for the one beside it. */
interface ReplayOptions {
  readonly trace: string;
  readonly snapshot: string | null;
}

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerVerifyCommand(program: Command, run: (options: VerifyOptions) => Promise<void>): void {
  program
    .command('verify')
    .description('Check the chain of hashes of a trace, and who signed it.')
    .argument('<trace>', 'the trace, a JSON file')
    .option('--keys <file|url>', "the service's keys, a JWKS: …/.well-known/jwks.json")
    .action(async (trace: string, flags: { keys?: string }) => run({ trace, keys: flags.keys ?? null }));
}

/**
 * Adds the command.
 * @param run what it does with its options
 */
export function registerReplayCommand(program: Command, run: (options: ReplayOptions) => Promise<void>): void {
  program
    .command('replay')
    .description('Review the snapshot of a trace again and compare byte by byte.')
    .argument('<trace>', 'the trace, a JSON file')
    .option('--snapshot <file>', 'the snapshot (default: beside the trace)')
    .action(async (trace: string, flags: { snapshot?: string }) => run({ trace, snapshot: flags.snapshot ?? null }));
}
