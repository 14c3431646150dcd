/** What a tenant gave for GitHub: a token, or an App whose installation gives tokens. */
import * as z from 'zod';
import { ProviderError } from '../../base/errors.js';
import type { InstallationTokens } from '../../github/app.js';
import type { GitHubToken } from '../../github/token.js';
import type { SealedSecret, Store } from '../store/store.js';
import { openSecret } from '../store/vault/secret.js';
import { type Vault, VaultError } from '../store/vault/vault.js';

/** The name of the row; its text is the JSON that PUT /v1/provider-tokens/github took. */
export const GITHUB_SECRET = 'provider/github';

/** What GitHub is to be asked with. */
export interface GithubCredentials {
  readonly token: GitHubToken;
}

const Id = z.union([z.string(), z.int()]).transform(String);

/** A row, read: what was good enough to be taken once stays so, whatever is asked of new ones. */
const Given = z.union([
  z.object({ token: z.string() }),
  z.object({
    app_id: Id,
    installation_id: Id,
    private_key: z.string(),
    webhook_secret: z.string().optional(),
  }),
]);

/** What the tenant gave, as it was stored. */
export type GithubSecret = z.infer<typeof Given>;

const NONE =
  'The tenant has no token for GitHub. Set one: PUT /v1/provider-tokens/github with a token, or with the id, installation and private key of a GitHub App.';

/** Opens the row. @throws ProviderError E_TOK_002 where that cannot be done. */
export function openGithubSecret(vault: Vault, tenantId: string, row: SealedSecret): GithubSecret {
  try {
    return Given.parse(JSON.parse(openSecret(vault, tenantId, row)));
  } catch (cause) {
    if (!(cause instanceof VaultError || cause instanceof SyntaxError || cause instanceof z.ZodError)) throw cause;
    throw new ProviderError(
      'E_TOK_002',
      "The tenant's token for GitHub cannot be decrypted. Set it anew, or give the service the master key that sealed it.",
      false,
      // The others may quote what they read.
      cause instanceof VaultError ? { cause } : {},
    );
  }
}

/**
 * What a tenant's calls to GitHub are made with; of an App the source of its tokens, which `apps` keeps.
 * @throws ProviderError E_TOK_001 where the tenant gave nothing, E_TOK_002 where it cannot be decrypted
 */
export async function readGithubCredentials(
  store: Store,
  vault: Vault,
  tenantId: string,
  apps: InstallationTokens,
): Promise<GithubCredentials> {
  const row = await store.tenant(tenantId).read((tx) => tx.secrets.get(GITHUB_SECRET));
  if (row === null) throw new ProviderError('E_TOK_001', NONE);
  const given = openGithubSecret(vault, tenantId, row);
  if ('token' in given) return { token: given.token };
  const { app_id: appId, installation_id: installationId, private_key: privateKey } = given;
  return { token: apps.of({ appId, installationId, privateKey }) };
}
