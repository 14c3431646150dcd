/** Git's smart HTTP, served by git's own CGI program. */
import { spawn } from 'node:child_process';
import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Serves a request below `root` (`/<owner>/<name>.git/…`) with `git http-backend`.
 * @param most maximum bytes of the body; the rest is left out
 */
export async function serveGit(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const header = (name: string): string => String(request.headers[name] ?? '');
  const child = spawn('git', ['http-backend'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {
      PATH: process.env['PATH'] ?? '',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_PROJECT_ROOT: root,
      GIT_PROTOCOL: header('git-protocol'),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      CONTENT_TYPE: header('content-type'),
      CONTENT_LENGTH: header('content-length'),
      PATH_INFO: decodeURIComponent(url.pathname),
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      REMOTE_ADDR: '127.0.0.1',
    },
  });
  // A client that disconnects during the body breaks the pipe; the child then ends by itself.
  child.stdin.on('error', () => child.kill());
  request.pipe(child.stdin);
  let head: Buffer | null = Buffer.alloc(0);
  let left = most;
  const write = (bytes: Buffer) => {
    response.write(bytes.subarray(0, left));
    left = Math.max(0, left - bytes.length);
  };
  for await (const chunk of child.stdout) {
    if (head === null) {
      write(chunk);
      continue;
    }
    head = Buffer.concat([head, chunk]);
    const end = head.indexOf('\r\n\r\n');
    if (end < 0) continue;
    for (const line of head.subarray(0, end).toString('latin1').split('\r\n')) {
      const [name = '', value = ''] = line.split(/:\s*/u, 2);
      if (name === 'Status') response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    write(head.subarray(end + 4));
    head = null;
  }
  response.end();
}
