/** Proxies, path prefixes, and where the API of GitHub is. */
import { afterEach, describe, expect, it } from '@jest/globals';
import { Gate, HEAD, PR, REPO, useGate } from '../stand-ins/gate.js';
import { CREATE_CHECK_RUN } from '../stand-ins/github/server.js';
import { ForwardProxy } from '../stand-ins/proxy.js';

const gate = useGate();
const proxies: ForwardProxy[] = [];

/** The address under a name that only the proxy knows. */
const away = (url: string): string => url.replace('127.0.0.1', 'away.example.test');

async function openProxy(): Promise<ForwardProxy> {
  const proxy = await ForwardProxy.start();
  proxies.push(proxy);
  return proxy;
}

afterEach(async () => {
  await Promise.all(proxies.splice(0).map((proxy) => proxy.close()));
});

describe('a proxy', () => {
  it.each([['http_proxy'], ['HTTP_PROXY']])('named by %s carries every call', async (variable) => {
    const proxy = await openProxy();
    const service = await gate().serve();
    const inputs = { 'base-url': away(service.baseUrl), 'allow-http': 'true' };
    const apiUrl = away(gate().github.apiUrl);
    const result = await gate().review(service, inputs, { apiUrl, env: { [variable]: proxy.url } });
    expect(result.exitCode).toBe(0);
    expect(new Set(proxy.targets)).toEqual(new Set([new URL(away(service.baseUrl)).host, new URL(apiUrl).host]));
    expect(gate().checkRun.conclusion).toBe('success');
  });

  it('is not asked for hosts of no_proxy', async () => {
    const proxy = await openProxy();
    const service = await gate().serve();
    const env = { http_proxy: proxy.url, https_proxy: proxy.url, no_proxy: '127.0.0.1' };
    const result = await gate().review(service, {}, { env });
    expect(result.exitCode).toBe(0);
    expect(proxy.targets).toEqual([]);
  });

  it('that is not there fails the job', async () => {
    const proxy = await ForwardProxy.start();
    await proxy.close();
    const service = await gate().serve();
    const inputs = { 'base-url': away(service.baseUrl), 'allow-http': 'true', 'timeout-seconds': '2' };
    const result = await gate().review(service, inputs, { env: { http_proxy: proxy.url } });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('ECONNREFUSED');
    expect(service.requests).toEqual([]);
  });
});

describe('a base path', () => {
  it.each([['/gate'], ['/a/b%20c/api']])('%s stays before every call', async (prefix) => {
    const service = await gate().serve({ prefix, findings: 12, pageSize: 5, nextPage: 'path' });
    const result = await gate().review(service);
    expect(result.exitCode).toBe(0);
    expect(result.outputs['findings-count']).toBe('12');
    expect(service.requests.every(({ path }) => path.startsWith(prefix))).toBe(true);
  });

  it('with a slash at the end is the same', async () => {
    const service = await gate().serve({ prefix: '/gate' });
    const result = await gate().review(service, { 'base-url': `${service.baseUrl}/` });
    expect(result.exitCode).toBe(0);
    expect(service.requests.filter(({ path }) => path.includes('//'))).toEqual([]);
  });
});

describe('the API of GitHub', () => {
  it('is where GITHUB_API_URL says, with no path as on github.com', async () => {
    const plain = await Gate.open({ apiPath: '' }, gate().folder);
    try {
      const service = await plain.serve();
      const result = await plain.review(service);
      expect(result.exitCode).toBe(0);
      expect(plain.github.of(CREATE_CHECK_RUN)).toHaveLength(1);
      expect(plain.checkRun.headSha).toBe(HEAD);
      await plain.afterEach();
    } finally {
      await plain.close();
    }
  });

  it('is asked with the token and a user agent', async () => {
    await gate().review(await gate().serve());
    const [request] = gate().github.of(CREATE_CHECK_RUN);
    expect(request?.headers['user-agent']).toEqual(expect.stringContaining('review-gate'));
    expect(request?.url).toContain(`/api/v3/repos/${REPO}/check-runs`);
  });
});

describe('another repository', () => {
  it('named by the inputs is the one that is reviewed', async () => {
    const service = await gate().serve();
    const more = { event: 'workflow_dispatch', payload: {}, repo: 'octo/control' };
    const result = await gate().review(service, { repo: REPO, pr: String(PR) }, more);
    expect(result.exitCode).toBe(0);
    expect(service.created).toEqual([{ repo: REPO, pr: PR }]);
    expect(gate().checkRun.headSha).toBe(HEAD);
  });
});
