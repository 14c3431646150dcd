/** `keys rotate`. */
import type { Command } from 'commander';
import type { CommandResult } from '../../service/administration/commands.js';
import { EXIT } from '../exit.js';
import {
  type AdministrationSetup,
  addLocationFlags,
  type DataLocationFlags,
  runAdministration,
} from './administration.js';

type RotationResult = CommandResult<'rotateKeys'>;

function formatMasterKeyLines({
  master_key: { key_id, kept_in, made, resealed, others, unreadable },
}: RotationResult): string[] {
  const lines = [
    `Master key ${key_id}${made ? ` is new, in ${kept_in ?? 'the setting'}` : ''}; ${resealed} secrets were encrypted with it again.`,
  ];
  for (const other of others) {
    if (other.removed) lines.push(`Master key ${other.key_id} was removed from ${kept_in ?? 'the setting'}.`);
    else if (other.rows > 0) lines.push(`Master key ${other.key_id} still encrypts ${other.rows} secrets: keep it.`);
    else
      lines.push(
        `Nothing is encrypted with master key ${other.key_id} any more: remove it from REVIEW_GATE_MASTER_KEY.`,
      );
  }
  if (kept_in === null && others.length === 0) {
    lines.push('To replace it, start every process with REVIEW_GATE_MASTER_KEY=NEW,OLD and rotate again.');
  }
  for (const { tenant_id, name, key_id: sealedWith } of unreadable) {
    // A tenant can give a secret again. The service makes keys of its own.
    const [whose, instead] =
      tenant_id === null
        ? ['the service itself', '; until then it signs with its other keys']
        : [`the tenant ${tenant_id}`, ', or give the service the secret again'];
    lines.push(
      `Cannot be decrypted: ${name} of ${whose} (master key ${sealedWith}). Put that key back into REVIEW_GATE_MASTER_KEY${instead}.`,
    );
  }
  return lines;
}

function formatRotation(result: RotationResult): string {
  const lines = [
    `Tokens are signed with the new key ${result.token_key}; those of the old key are valid until they expire.`,
    `Traces are signed with the new key ${result.trace_key}; the keys before it stay published.`,
    ...formatMasterKeyLines(result),
  ];
  return lines.map((line) => `${line}\n`).join('');
}

/** Registers the command. */
export function registerKeyCommands(program: Command, setup: AdministrationSetup): void {
  const keys = program.command('keys').description('Work with the keys of a service.');
  addLocationFlags(
    keys
      .command('rotate')
      .description('Replace the keys that sign, and encrypt every secret with the newest master key.'),
  ).action((flags: DataLocationFlags) =>
    runAdministration(setup, flags, {
      ask: (operator) => operator.rotateKeys({}),
      tell: formatRotation,
      // The rotation is complete, but some secrets could not be read.
      code: ({ master_key }) => (master_key.unreadable.length === 0 ? EXIT.APPROVED : EXIT.NOT_APPROVED),
    }),
  );
}
