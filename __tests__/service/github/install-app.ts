/** The App of a tenant, as its operator sets it up. */
import type { TenantPatch } from '../../../src/contract/index.js';
import { sealSecret } from '../../../src/service/store/vault/secret.js';
import { INSTALLATION, WEBHOOK_SECRET } from '../../stand-ins/github/deliveries.js';
import type { Harness } from '../harness.js';

interface InstalledApp {
  /** The key of the App, PEM. */
  readonly key: string;
  /** What is stored instead of an App that is set up well. */
  readonly credentials?: Readonly<Record<string, unknown>> | undefined;
  /** Settings of the tenant; its pull requests get a check run if they say nothing of that. */
  readonly settings?: TenantPatch | undefined;
}

/** Stores the credentials of the App, and ties its installation to the tenant of the harness. */
export async function installApp(harness: Harness, { key, credentials, settings }: InstalledApp): Promise<void> {
  const given = credentials ?? {
    app_id: '12',
    installation_id: INSTALLATION,
    private_key: key,
    webhook_secret: WEBHOOK_SECRET,
  };
  await harness.store.tenant(harness.tenantId).transaction(async (tx) => {
    const row = { name: 'provider/github', kind: 'app', text: JSON.stringify(given) };
    await tx.secrets.put(sealSecret(harness.vault, harness.tenantId, row, harness.clock()));
    await tx.setInstallation(String(INSTALLATION));
    await tx.updateTenant({ on_pull_request: 'check', ...settings });
  });
}
