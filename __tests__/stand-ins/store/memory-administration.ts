/** What the operator does, in memory. */
import type { Tenant } from '../../../src/contract/index.js';
import type { Administration, Client, SealedSecret, Secrets } from '../../../src/service/store/store.js';
import { memorySecrets } from './memory-secrets.js';
import { MemoryTable } from './memory-table.js';
import { TenantRows } from './memory-transaction.js';

export class MemoryAdministration implements Administration {
  private readonly ownSecrets = new MemoryTable<SealedSecret>();
  readonly secrets: Secrets = memorySecrets(this.ownSecrets, []);

  constructor(
    private readonly rowsOf: Map<string, TenantRows>,
    private readonly clientOf: Map<string, Client>,
  ) {}

  async createTenant(tenant: Tenant): Promise<boolean> {
    if ([...this.rowsOf.values()].some((rows) => rows.tenant.name === tenant.name)) return false;
    this.rowsOf.set(tenant.id, new TenantRows(tenant));
    return true;
  }

  async tenants(): Promise<readonly Tenant[]> {
    return [...this.rowsOf.values()]
      .map(({ tenant }) => tenant)
      .toSorted((a, b) => (a.name < b.name ? -1 : Number(a.name > b.name)));
  }

  async createClient(client: Client): Promise<void> {
    this.clientOf.set(client.id, client);
  }

  async clients(tenantId: string): Promise<readonly Client[]> {
    return [...this.clientOf.values()]
      .filter((client) => client.tenantId === tenantId)
      .toSorted((a, b) => a.createdAt - b.createdAt);
  }

  async updateClient(client: Client): Promise<boolean> {
    if (this.clientOf.get(client.id)?.revokedAt !== null) return false;
    this.clientOf.set(client.id, client);
    return true;
  }

  async sealedOtherwise(
    keyId: string,
    limit: number,
  ): Promise<readonly { readonly tenantId: string | null; readonly secret: SealedSecret }[]> {
    return this.places()
      .flatMap(({ tenantId, table }) => [...table.rising(null)].map((secret) => ({ tenantId, secret })))
      .filter(({ secret }) => secret.keyId !== keyId)
      .slice(0, limit);
  }

  async reseal(tenantId: string | null, before: SealedSecret, after: SealedSecret): Promise<boolean> {
    const table = this.places().find((place) => place.tenantId === tenantId)?.table;
    if (table?.get(before.name)?.box !== before.box) return false;
    table.put(after.name, after, []);
    return true;
  }

  private places(): { readonly tenantId: string | null; readonly table: MemoryTable<SealedSecret> }[] {
    const ofTenants = [...this.rowsOf.values()].map(({ tenant, secrets }) => ({ tenantId: tenant.id, table: secrets }));
    return [{ tenantId: null, table: this.ownSecrets }, ...ofTenants];
  }
}
