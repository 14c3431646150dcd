/** `tenant create` and `tenant list`. */
import type { Command } from 'commander';
import { formatTable } from '../output/terminal.js';
import {
  type AdministrationSetup,
  addLocationFlags,
  type DataLocationFlags,
  runAdministration,
} from './administration.js';

/** Registers the commands. */
export function registerTenantCommands(program: Command, setup: AdministrationSetup): void {
  const tenant = program.command('tenant').description('Work with the tenants of a service.');
  addLocationFlags(
    tenant
      .command('create')
      .description('Create a tenant with default settings.')
      .argument('<name>', 'its name, as client create --tenant takes it'),
  ).action((name: string, flags: DataLocationFlags) =>
    runAdministration(setup, flags, {
      ask: (operator) => operator.createTenant({ name }),
      tell: ({ tenant_id }) => `The tenant ${name} was created: ${tenant_id}\n`,
    }),
  );
  addLocationFlags(tenant.command('list').description('List the tenants.')).action((flags: DataLocationFlags) =>
    runAdministration(setup, flags, {
      ask: (operator) => operator.tenants({}),
      tell: ({ tenants }) =>
        formatTable(
          ['NAME', 'ID', 'DEFAULT POLICY', 'CREATED'],
          tenants.map(({ name, id, default_policy, created_at }) => [name, id, default_policy, created_at]),
        ),
    }),
  );
}
