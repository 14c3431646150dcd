/** A forward proxy on loopback for both kinds of requests: CONNECT tunnels and absolute-form requests. */
import { once } from 'node:events';
import { createServer, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';

/** Connects every name to loopback, so that an invented host can only be reached through the proxy. */
export class ForwardProxy {
  /** `host:port` of each requested connection, in order. */
  readonly targets: string[] = [];
  readonly url: string;
  readonly #server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: ReturnType<typeof createServer>, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    const keep = (socket: Socket): void => {
      this.#sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.once('close', () => this.#sockets.delete(socket));
    };
    server.on('connection', keep);
    server.on('connect', (request, client: Socket, head: Buffer) => {
      const target = request.url ?? '';
      this.targets.push(target);
      const upstream = connect(Number(target.split(':').at(-1)), '127.0.0.1', () => {
        client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
        upstream.write(head);
        upstream.pipe(client).pipe(upstream);
      });
      keep(upstream);
      upstream.once('close', () => client.destroy());
      client.once('close', () => upstream.destroy());
    });
    server.on('request', (request, response) => {
      const target = new URL(request.url ?? '');
      this.targets.push(target.host);
      const { method = 'GET', headers } = request;
      const options = { host: '127.0.0.1', port: target.port, method, headers, path: target.pathname + target.search };
      const upstream = httpRequest(options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      upstream.on('error', () => response.destroy());
      request.pipe(upstream);
    });
  }

  /** Starts a proxy on a free loopback port. */
  static async start(): Promise<ForwardProxy> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return new ForwardProxy(server, typeof address === 'object' && address !== null ? address.port : 0);
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}
