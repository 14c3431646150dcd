/** A loopback server that simulates a ticket system: it records requests, and fails as a test requests. */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** A received request. */
export interface TicketRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A response. A body that is a string is sent unchanged, any other value as JSON. */
export interface TicketAnswer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** What goes wrong: no answer ever, a connection that breaks, a body without an end at full speed or in drips, or another answer. */
export type TicketFault = 'hang' | 'reset' | 'endless' | 'drip' | TicketAnswer;

/** The server and its recorded requests. */
export class TicketServer {
  readonly requests: TicketRequest[] = [];
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  readonly #faults: { readonly how: TicketFault; left: number; readonly on: RegExp }[] = [];
  readonly #port: number;

  private constructor(server: Server, port: number, answer: (request: TicketRequest) => TicketAnswer) {
    this.#server = server;
    this.#port = port;
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    server.on('request', (request, response) => {
      request
        .toArray()
        .then((chunks) => {
          const { method = '', url = '', headers } = request;
          const asked = { method, path: url, headers, body: Buffer.concat(chunks).toString('utf8') };
          this.requests.push(asked);
          const fault = this.#faults.find(({ left, on }) => left > 0 && on.test(url));
          if (fault === undefined) send(response, answer(asked));
          else {
            fault.left -= 1;
            spoil(response, fault.how);
          }
        })
        .catch(() => response.destroy());
    });
  }

  static async start(answer: (request: TicketRequest) => TicketAnswer): Promise<TicketServer> {
    const server = createServer();
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return new TicketServer(server, typeof address === 'object' && address !== null ? address.port : 0, answer);
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Makes the next requests fail whose path matches `on`. */
  fail(how: TicketFault, times = Number.POSITIVE_INFINITY, on = /./u): void {
    this.#faults.push({ how, left: times, on });
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

function send(response: ServerResponse, { status, headers, body }: TicketAnswer): void {
  const text = typeof body === 'string';
  response.writeHead(status, { 'content-type': text ? 'text/html' : 'application/json;charset=UTF-8', ...headers });
  response.end(text ? body : JSON.stringify(body));
}

function spoil(response: ServerResponse, how: TicketFault): void {
  if (how === 'hang') return;
  if (how === 'reset') response.socket?.resetAndDestroy();
  else if (how === 'drip') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const drip = setInterval(() => response.write(' '), 5);
    response.once('close', () => clearInterval(drip));
  } else if (how === 'endless') {
    response.writeHead(200, { 'content-type': 'application/json' });
    const chunk = `"${'x'.repeat(64 * 1024)}",`;
    const more = () => {
      if (response.destroyed) return;
      if (response.write(chunk)) setImmediate(more);
      else response.once('drain', more);
    };
    response.write('[');
    more();
  } else send(response, how);
}
