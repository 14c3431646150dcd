/** `client create`, `client list`, `client rotate` and `client revoke`. */
import type { Command } from 'commander';
import { SCOPES, Scope } from '../../contract/index.js';
import { MAX_OVERLAP_HOURS, OVERLAP_HOURS } from '../../service/administration/commands.js';
import { UsageError } from '../exit.js';
import { formatTable } from '../output/terminal.js';
import {
  type AdministrationSetup,
  addLocationFlags,
  type DataLocationFlags,
  runAdministration,
} from './administration.js';

const SHOWN_ONCE = 'The secret is shown only now, and is stored nowhere. Put it where the integration reads it.\n';

/**
 * Parses the scopes of a flag, separated by white space.
 * @throws UsageError if one of them is unknown, or if there is none
 */
function readScopes(text: string): Scope[] {
  const words = text.split(/\s+/u).filter((word) => word !== '');
  const unknown = words.filter((word) => !Scope.safeParse(word).success);
  if (words.length > 0 && unknown.length === 0) return words.flatMap((word) => Scope.safeParse(word).data ?? []);
  const reason = unknown.length > 0 ? `Unknown in --scope: ${unknown.join(', ')}.` : '--scope names no scope.';
  throw new UsageError(`${reason} The scopes are ${Object.keys(SCOPES).join(', ')}.`);
}

function readOverlap(text: string): number {
  const hours = /^\d{1,5}(?:\.\d{1,3})?$/u.test(text) ? Number(text) : Number.NaN;
  if (hours <= MAX_OVERLAP_HOURS) return hours;
  throw new UsageError(`--overlap must be a number of hours from 0 to ${MAX_OVERLAP_HOURS}.`);
}

/** Registers the commands. */
export function registerClientCommands(program: Command, setup: AdministrationSetup): void {
  const client = program
    .command('client')
    .description('Work with the clients of a tenant: the programs that may get tokens.');
  addLocationFlags(
    client
      .command('create')
      .description('Create a client, and print its id and secret.')
      .requiredOption('--tenant <name>', 'whose client it is')
      .requiredOption(
        '--scope <scopes>',
        `what its tokens may do, with spaces between: ${Object.keys(SCOPES).join(' ')}`,
      ),
  ).action((flags: DataLocationFlags & { tenant: string; scope: string }) => {
    const scopes = readScopes(flags.scope);
    return runAdministration(setup, flags, {
      ask: (operator) => operator.createClient({ tenant: flags.tenant, scopes }),
      tell: ({ client_id, client_secret, scope }) =>
        `client_id:      ${client_id}\nclient_secret:  ${client_secret}\nscope:          ${scope}\n`,
      note: SHOWN_ONCE,
    });
  });
  addLocationFlags(
    client.command('list').description("List a tenant's clients.").requiredOption('--tenant <name>', 'whose clients'),
  ).action((flags: DataLocationFlags & { tenant: string }) =>
    runAdministration(setup, flags, {
      ask: (operator) => operator.clients({ tenant: flags.tenant }),
      tell: ({ clients }) =>
        formatTable(
          ['ID', 'SECRETS', 'CREATED', 'REVOKED', 'SCOPE'],
          clients.map(({ client_id, secrets, created_at, revoked_at, scope }) => [
            client_id,
            String(secrets.length),
            created_at,
            revoked_at ?? '-',
            scope,
          ]),
        ),
    }),
  );
  addLocationFlags(
    client
      .command('rotate')
      .description('Give a client a new secret. The old one stays valid for some days.')
      .argument('<id>', 'the client')
      .option('--overlap <hours>', 'for how long', String(OVERLAP_HOURS)),
  ).action((clientId: string, flags: DataLocationFlags & { overlap: string }) => {
    const overlapHours = readOverlap(flags.overlap);
    return runAdministration(setup, flags, {
      ask: (operator) => operator.rotateSecret({ clientId, overlapHours }),
      tell: ({ client_secret, previous_secret_expires_at: until }) =>
        `client_id:      ${clientId}\nclient_secret:  ${client_secret}\n` +
        (until === null ? 'No other secret is valid any more.\n' : `The old secret is valid until ${until}.\n`),
      note: SHOWN_ONCE,
    });
  });
  addLocationFlags(
    client
      .command('revoke')
      .description('Revoke a client for ever: its secrets at once, its tokens within 30 seconds.')
      .argument('<id>', 'the client'),
  ).action((clientId: string, flags: DataLocationFlags) =>
    runAdministration(setup, flags, {
      ask: (operator) => operator.revokeClient({ clientId }),
      tell: ({ revoked_at }) => `The client ${clientId} is revoked since ${revoked_at}.\n`,
    }),
  );
}
