/** A relay in front of a server on loopback that makes the network between them slow, and notes what passes. */
import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A request, and the answer to it. */
export interface Exchange {
  /** `GET /path`, without the query. */
  readonly request: string;
  /** When its first byte left the client, by `performance.now`. */
  readonly began: number;
  /** When the last byte of its answer reached the client. */
  ended: number;
  /** Bytes of the answer, head included. */
  bytes: number;
}

/** A relay that is listening. */
export interface Relay {
  readonly url: string;
  readonly exchanges: Exchange[];
  /** Number of connections that were made. */
  connections: number;
  close(): Promise<void>;
}

const REQUEST = /^(?<method>[A-Z]+) (?<path>[^ ?]+)[^\r\n]* HTTP\/1\.1\r\n/u;

/**
 * Starts a relay to a port on loopback. Each byte takes half of `latency` (milliseconds) in each direction, so that a
 * request takes `latency` more than the server needs; a new connection takes `latency` once more, as TCP does.
 */
export async function startRelay(port: number, latency: number): Promise<Relay> {
  const exchanges: Exchange[] = [];
  const sockets = new Set<Socket>();
  const half = latency / 2;
  const server: Server = createServer({ noDelay: true }, (client) => {
    relay.connections += 1;
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true });
    const opened = performance.now() + latency;
    let current: Exchange | null = null;
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on('error', () => to.destroy());
      from.once('close', () => sockets.delete(from));
    }
    const later = (call: () => void, at: number) => setTimeout(call, Math.max(0, at - performance.now()));
    client.on('data', (bytes) => {
      const now = performance.now();
      const { method, path } = REQUEST.exec(bytes.toString('latin1', 0, 4096))?.groups ?? {};
      if (method !== undefined) {
        current = { request: `${method} ${path}`, began: now, ended: now, bytes: 0 };
        exchanges.push(current);
      }
      later(() => upstream.write(bytes), Math.max(now, opened) + half);
    });
    upstream.on('data', (bytes) => {
      const exchange = current;
      const at = performance.now() + half;
      later(() => {
        if (exchange !== null) {
          exchange.bytes += bytes.length;
          exchange.ended = performance.now();
        }
        client.write(bytes);
      }, at);
    });
    client.on('end', () => later(() => upstream.end(), performance.now() + half));
    upstream.on('end', () => later(() => client.end(), performance.now() + half));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the relay has no port');
  const relay: Relay = {
    url: `http://127.0.0.1:${address.port}`,
    exchanges,
    connections: 0,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return relay;
}
