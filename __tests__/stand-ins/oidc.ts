/** A loopback server that gives a job its identity, as GitHub does where the job has `id-token: write`. */
import { once } from 'node:events';
import { createServer } from 'node:http';

/** The identity of the job: the file of its workflow. */
export const WORKFLOW = 'https://github.com/octo/shop/.github/workflows/gate.yml@refs/heads/main';
const REQUEST_TOKEN = 'request-token-of-the-job';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

export interface Identity {
  /** The variables that the runner sets. */
  readonly env: Readonly<Record<string, string>>;
  /** The audiences that tokens were asked for. */
  readonly audiences: (string | null)[];
  close(): Promise<void>;
}

/** Starts the server on a free port. */
export async function startIdentity(): Promise<Identity> {
  const audiences: (string | null)[] = [];
  const server = createServer((request, response) => {
    if (request.headers.authorization !== `Bearer ${REQUEST_TOKEN}`) {
      response.writeHead(401).end();
      return;
    }
    const audience = new URL(request.url ?? '/', 'http://127.0.0.1').searchParams.get('audience');
    audiences.push(audience);
    const claims = { iss: 'https://token.actions.githubusercontent.com', sub: WORKFLOW, aud: audience };
    const value = [encode({ alg: 'none' }), encode(claims), ''].join('.');
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ value }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    env: {
      ACTIONS_ID_TOKEN_REQUEST_URL: `http://127.0.0.1:${port}/idtoken?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: REQUEST_TOKEN,
      GITHUB_WORKFLOW_REF: WORKFLOW.replace('https://github.com/', ''),
    },
    audiences,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
