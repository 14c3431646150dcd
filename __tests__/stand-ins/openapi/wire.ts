/**
 * HTTP/1.1 over a socket: sends bytes that no ordinary client would send, and parses the response as strictly as the
 * RFC allows.
 */
import { connect } from 'node:net';

/** A request as it is sent: nothing in it is checked, completed or escaped. */
export interface WireRequest {
  readonly method: string;
  /** The request target, byte for byte (as Latin-1). */
  readonly target: string;
  /** In order; a name may be repeated. As Latin-1. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Null for none. */
  readonly body: Buffer | null;
}

export interface WireAnswer {
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma and a space. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

const HEAD_END = '\r\n\r\n';

/** Serializes a request. `Host` and `Connection: close` are added, and `Content-Length` if there is a body. */
export function encodeRequest({ method, target, headers, body }: WireRequest, host: string): Buffer {
  const framed = headers.some(([name]) => /^(?:content-length|transfer-encoding)$/iu.test(name));
  const lines = [
    `${method} ${target} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    ...headers.map(([name, value]) => `${name}: ${value}`),
    ...(body === null || framed ? [] : [`Content-Length: ${body.length}`]),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}${HEAD_END}`, 'latin1'), body ?? Buffer.alloc(0)]);
}

function dechunked(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; ; ) {
    const end = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.toString('latin1', at, end), 16);
    if (end < 0 || Number.isNaN(size)) throw new Error('a chunk without a size');
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(end + 2, end + 2 + size));
    at = end + 2 + size + 2;
  }
}

function parseHeaders(lines: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/u.exec(line) ?? [];
    if (name === '') throw new Error(`a line that is no header: ${JSON.stringify(line)}`);
    const known = headers[name.toLowerCase()];
    headers[name.toLowerCase()] = known === undefined ? value : `${known}, ${value}`;
  }
  return headers;
}

/**
 * Parses one response, and returns the bytes that follow it.
 * @param head whether it responds to HEAD
 * @throws Error if the bytes are not a response
 */
export function readAnswer(bytes: Buffer, head = false): { answer: WireAnswer; rest: Buffer } {
  const end = bytes.indexOf(HEAD_END);
  if (end < 0) throw new Error(`no answer: ${JSON.stringify(bytes.toString('latin1', 0, 200))}`);
  const [start = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const status = Number(/^HTTP\/1\.1 ([1-5]\d\d) /u.exec(start)?.[1]);
  if (Number.isNaN(status)) throw new Error(`no status line: ${JSON.stringify(start)}`);
  const headers = parseHeaders(lines);
  const after = bytes.subarray(end + HEAD_END.length);
  if (status < 200) return readAnswer(after, head);
  if (head || status === 204 || status === 304) return { answer: { status, headers, text: '' }, rest: after };
  if (headers['transfer-encoding'] === 'chunked') {
    return { answer: { status, headers, text: dechunked(after).toString('utf8') }, rest: Buffer.alloc(0) };
  }
  const length = Number(headers['content-length']);
  if (Number.isNaN(length)) throw new Error(`an answer of ${status} without a length`);
  if (after.length < length) throw new Error(`an answer of ${after.length} bytes that says it has ${length}`);
  return { answer: { status, headers, text: after.toString('utf8', 0, length) }, rest: after.subarray(length) };
}

/** Sends the bytes and returns all received bytes until the other side closes. */
export function exchangeBytes(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => parts.push(part));
    socket.on('close', () => resolve(Buffer.concat(parts)));
    socket.on('error', (error: NodeJS.ErrnoException) => {
      // The connection was closed before everything was sent; a received response still counts.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
  });
}

/**
 * Sends a request on a separate connection.
 * @throws Error if the received bytes are not exactly one response
 */
export async function exchange(port: number, request: WireRequest): Promise<WireAnswer> {
  const bytes = await exchangeBytes(port, encodeRequest(request, `127.0.0.1:${port}`));
  const { answer, rest } = readAnswer(bytes, request.method === 'HEAD');
  if (rest.length > 0) throw new Error(`more than one answer: ${JSON.stringify(rest.toString('latin1', 0, 200))}`);
  return answer;
}
