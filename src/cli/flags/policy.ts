/** The commands `policy validate` and `policy explain`: their flags. What they do is loaded only when they are called. */
import type { Command } from 'commander';
import type { PolicyExplainOptions } from '../policy.js';
import { createFormatOption } from './format-option.js';

/** What the commands do. */
interface PolicyCommands {
  readonly validate: (file: string) => Promise<void>;
  readonly explain: (options: PolicyExplainOptions) => Promise<void>;
}

/** Adds the commands. */
export function registerPolicyCommands(program: Command, { validate, explain }: PolicyCommands): void {
  const policy = program.command('policy').description('Work with policies.');
  policy
    .command('validate')
    .description('Check a policy file.')
    .argument('<file>', 'the policy, YAML or JSON')
    .action(async (file: string) => validate(file));
  policy
    .command('explain')
    .description('Show a whole policy: its rules in order, with those of the policy that it extends, and its settings.')
    .argument('<file|name>', 'a policy file, or strict, balanced, advisory or legacy-open')
    .addOption(createFormatOption('how to write it'))
    .action(async (named: string, { format }: Pick<PolicyExplainOptions, 'format'>) => explain({ named, format }));
}
