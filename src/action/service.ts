/** The service that reviews: the user's own, or the embedded one. Past this door nobody knows which. */
import { join } from 'node:path';
import type { Embedded, EmbeddedOptions } from '../service/embedded.js';
import type { Environment } from './environment.js';
import type { Inputs, Remote } from './inputs.js';
import type { Log } from './log.js';

/** Starts the embedded service with the grammars of this installation. */
export type StartEmbedded = (options: Omit<EmbeddedOptions, 'grammars'>) => Promise<Embedded>;
export type Reports = NonNullable<Parameters<StartEmbedded>[0]['reports']>;

/** Where the service is, and how it is let go. */
export interface Service extends Remote {
  close(): Promise<void>;
}

/** Gives the remote service, or starts the embedded one with the job's token as its provider token. */
export async function openService(
  inputs: Inputs,
  environment: Environment,
  start: StartEmbedded,
  log: Log,
  reports: Reports,
): Promise<Service> {
  if (inputs.remote !== null) return { ...inputs.remote, close: async () => undefined };
  const embedded: Embedded = await start({
    source: {
      kind: 'github',
      token: inputs.githubToken,
      apiUrl: environment.apiUrl,
      serverUrl: environment.serverUrl,
      workspace: environment.workspace,
      cacheDirectory: join(environment.temporary, 'review-gate-git'),
    },
    log: (line) => log.debug(line),
    reports,
  });
  const { baseUrl, clientId, clientSecret } = embedded;
  return { baseUrl, clientId, clientSecret, close: () => embedded.close() };
}
