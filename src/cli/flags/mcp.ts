/** The command `mcp`: its flags. The server and the protocol are loaded only when it is called. */
import type { Command } from 'commander';

/**
 * Adds the command.
 * @param run serves the repository until the client goes
 */
export function registerMcpCommand(program: Command, run: (repo: string) => Promise<void>): void {
  program
    .command('mcp')
    .description('Serve a repository to an agent by the Model Context Protocol, on standard input and output.')
    .option('--repo <dir>', 'the repository; no file outside it is read', '.')
    .action(async ({ repo }: { repo: string }) => run(repo));
}
