/** `tenant create` and `tenant list`. */
import type { Command } from 'commander';
import { type OperatorSetup, type PlaceFlags, runOperator, withPlace } from './operator.js';
import { table } from './terminal.js';

/** Registers the commands. */
export function tenantCommands(program: Command, setup: OperatorSetup): void {
  const tenant = program.command('tenant').description('Work with the tenants of a service.');
  withPlace(
    tenant
      .command('create')
      .description('Create a tenant with default settings.')
      .argument('<name>', 'its name, as client create --tenant takes it'),
  ).action((name: string, flags: PlaceFlags) =>
    runOperator(setup, flags, {
      ask: (operator) => operator.createTenant({ name }),
      tell: ({ tenant_id }) => `Tenant ${name} is there: ${tenant_id}\n`,
    }),
  );
  withPlace(tenant.command('list').description('List the tenants.')).action((flags: PlaceFlags) =>
    runOperator(setup, flags, {
      ask: (operator) => operator.tenants({}),
      tell: ({ tenants }) =>
        table(
          ['NAME', 'ID', 'DEFAULT POLICY', 'CREATED'],
          tenants.map(({ name, id, default_policy, created_at }) => [name, id, default_policy, created_at]),
        ),
    }),
  );
}
