import { describe, expect, it } from '@jest/globals';
import { ProxyVariableError, readDirectHosts, readProxySettings } from '../../src/base/proxy.js';

const LOOPBACK = 'localhost,127.0.0.1,[::1]';

describe('the proxy variables', () => {
  it.each([
    ['none', {}, { httpProxy: '', httpsProxy: '' }],
    ['a URL', { http_proxy: 'http://proxy:3128' }, { httpProxy: 'http://proxy:3128', httpsProxy: '' }],
    ['no scheme', { https_proxy: 'proxy:3128' }, { httpProxy: '', httpsProxy: 'http://proxy:3128' }],
    [
      'upper case',
      { HTTP_PROXY: 'proxy:1', HTTPS_PROXY: 'https://proxy:2' },
      { httpProxy: 'http://proxy:1', httpsProxy: 'https://proxy:2' },
    ],
    ['both cases', { http_proxy: 'lower:1', HTTP_PROXY: 'upper:1' }, { httpProxy: 'http://lower:1' }],
    ['an empty lower case', { http_proxy: ' ', HTTP_PROXY: 'upper:1' }, { httpProxy: '' }],
    ['a user', { http_proxy: 'http://me:p%40ss@proxy:1' }, { httpProxy: 'http://me:p%40ss@proxy:1' }],
  ])('are read with %s', (_, environment, expected) => {
    expect(readProxySettings(environment)).toMatchObject(expected);
  });

  it.each([
    ['http_proxy', 'http://'],
    ['https_proxy', 'ftp://proxy:21'],
    ['HTTP_PROXY', 'socks5://proxy:1080'],
    ['HTTPS_PROXY', 'http://me:hunter22@bad host'],
    ['https_proxy', 'http://me:%ZZhunter22@host:1'],
  ])('are refused where %s is %j, without the password', (name, value) => {
    let fault: unknown;
    try {
      readProxySettings({ [name]: value });
    } catch (thrown) {
      fault = thrown;
    }
    expect(fault).toBeInstanceOf(ProxyVariableError);
    expect(String(fault)).toContain(name.toUpperCase());
    expect(String(fault)).toContain('http://host:port');
    expect(String(fault)).not.toContain('hunter22');
  });

  it.each([
    [{}, LOOPBACK],
    [{ no_proxy: '' }, LOOPBACK],
    [{ NO_PROXY: 'a.test, b.test' }, `${LOOPBACK},a.test,b.test`],
    [{ no_proxy: '.a.test', NO_PROXY: 'b.test' }, `${LOOPBACK},.a.test`],
    [{ no_proxy: '::ffff:7f00:1 [fe80::1] [::2]:8080' }, `${LOOPBACK},[::ffff:7f00:1],[fe80::1],[::2]:8080`],
    [{ no_proxy: 'a.test,*' }, '*'],
  ])('name the hosts that are reached directly: %j', (environment, expected) => {
    expect(readProxySettings(environment).noProxy).toBe(expected);
  });

  it('give IPv6 addresses without brackets where curl is to read them', () => {
    expect(readDirectHosts({ no_proxy: '[fe80::1],::2' })).toEqual(['localhost', '127.0.0.1', '::1', 'fe80::1', '::2']);
  });
});
