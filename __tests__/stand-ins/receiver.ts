/** A receiver of webhooks on a loopback port: records requests and sends prepared responses. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { text } from 'node:stream/consumers';

interface Received {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A response: a status, or a function that handles the connection. */
type Reply = number | ((response: ServerResponse, request: IncomingMessage) => void);

export interface Receiver {
  readonly port: number;
  readonly url: string;
  readonly received: readonly Received[];
  /** The server names that clients sent in TLS. */
  readonly names: readonly string[];
  /** Sets the next responses, in order; the last one is repeated. Initially 204. */
  reply(...replies: Reply[]): void;
  /** Resolves with the request of that number, from 1, when it has arrived. */
  nth(number: number): Promise<Received>;
  close(): Promise<void>;
}

/**
 * Starts the receiver.
 * @param tls key and certificate; plain HTTP without them
 */
export async function startReceiver(tls?: { readonly key: string; readonly cert: string }): Promise<Receiver> {
  const received: Received[] = [];
  const names: string[] = [];
  const waiting: { readonly number: number; readonly resolve: () => void }[] = [];
  let replies: Reply[] = [204];

  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    const [reply = 204] = replies;
    if (replies.length > 1) replies = replies.slice(1);
    for (const { number, resolve } of waiting) if (number <= received.length) resolve();
    if (typeof reply === 'number') response.writeHead(reply).end();
    else reply(response, request);
  };
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    take(request, response).catch(() => response.destroy());
  };
  const noteName = (name: string, done: (error: null) => void) => {
    names.push(name);
    done(null);
  };
  const server =
    tls === undefined ? createServer(listener) : createTlsServer({ ...tls, SNICallback: noteName }, listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    port,
    url: `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${port}`,
    received,
    names,
    reply: (...next) => {
      replies = next;
    },
    nth: async (number) => {
      await new Promise<void>((resolve) => {
        if (received.length >= number) resolve();
        else waiting.push({ number, resolve });
      });
      const found = received[number - 1];
      if (found === undefined) throw new Error(`request ${number} is not there`);
      return found;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
