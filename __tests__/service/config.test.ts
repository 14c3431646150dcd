import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  ConfigError,
  readConfig,
  readSecretFiles,
  SETTINGS,
  toFlagName,
  toVariableName,
} from '../../src/service/config.js';

const HERE = '/srv/gate';

describe('the configuration', () => {
  it('suits one machine when nothing is said', () => {
    expect(readConfig({}, {}, HERE)).toEqual({
      role: 'all',
      host: '127.0.0.1',
      port: 8787,
      dataDir: join(HERE, '.review-gate'),
      databaseUrl: null,
      publicUrl: null,
      masterKey: null,
      githubApiUrl: 'https://api.github.com',
      githubServerUrl: 'https://github.com',
      webhookAllowHosts: [],
      trustProxy: [],
      logLevel: 'info',
      concurrency: 2,
      reviewMemory: 1024,
      cacheDir: join(HERE, '.review-gate', 'cache'),
      cacheGib: 10,
      databasePool: 10,
      drainSeconds: 25,
    });
  });

  it('takes the environment', () => {
    const config = readConfig(
      {},
      {
        REVIEW_GATE_PORT: '0',
        REVIEW_GATE_DATA_DIR: '/data',
        REVIEW_GATE_DATABASE_URL: 'postgres://gate@db/gate',
        REVIEW_GATE_PUBLIC_URL: 'https://gate.example.com/',
        REVIEW_GATE_WEBHOOK_ALLOW_HOSTS: 'hooks.internal, ci.internal:8443,',
      },
      HERE,
    );
    expect(config).toMatchObject({
      port: 0,
      dataDir: '/data',
      cacheDir: '/data/cache',
      databaseUrl: 'postgres://gate@db/gate',
      publicUrl: 'https://gate.example.com',
      webhookAllowHosts: ['hooks.internal', 'ci.internal:8443'],
    });
  });

  it('lets flags win, and takes an empty value for none', () => {
    const environment = { REVIEW_GATE_ROLE: 'api', REVIEW_GATE_HOST: '', REVIEW_GATE_PORT: '1' };
    expect(readConfig({ role: 'worker', port: '2' }, environment, HERE)).toMatchObject({
      role: 'worker',
      host: '127.0.0.1',
      port: 2,
    });
  });

  it.each([
    ['a role that is none', { REVIEW_GATE_ROLE: 'boss' }, 'REVIEW_GATE_ROLE'],
    ['a port that is none', { REVIEW_GATE_PORT: '65536' }, 'REVIEW_GATE_PORT'],
    ['a port in words', { REVIEW_GATE_PORT: 'http' }, 'REVIEW_GATE_PORT'],
    ['another database', { REVIEW_GATE_DATABASE_URL: 'mysql://root:hunter2@db' }, 'REVIEW_GATE_DATABASE_URL'],
    ['an address without a scheme', { REVIEW_GATE_PUBLIC_URL: 'gate.example.com' }, 'REVIEW_GATE_PUBLIC_URL'],
    ['a scheme that is not HTTP', { REVIEW_GATE_GITHUB_API_URL: 'file:///etc' }, 'REVIEW_GATE_GITHUB_API_URL'],
    ['a proxy that is no address', { REVIEW_GATE_TRUST_PROXY: 'everybody' }, 'REVIEW_GATE_TRUST_PROXY'],
    [
      'a host that is none',
      { REVIEW_GATE_WEBHOOK_ALLOW_HOSTS: 'inside, hunter2:b:c' },
      'REVIEW_GATE_WEBHOOK_ALLOW_HOSTS',
    ],
    ['no concurrency', { REVIEW_GATE_CONCURRENCY: '0' }, 'REVIEW_GATE_CONCURRENCY'],
  ])('refuses %s by name, without its value', (_, environment, name) => {
    const refused = () => readConfig({}, environment, HERE);
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(name);
    expect(refused).not.toThrow('hunter2');
  });

  it('names the flag where the flag is wrong, and everything that is wrong at once', () => {
    expect(() => readConfig({ port: 'x' }, { REVIEW_GATE_ROLE: 'boss' }, HERE)).toThrow(/REVIEW_GATE_ROLE.*--port/u);
    expect(() => readConfig({}, { REVIEW_GATE_ROLE: 'boss' }, HERE)).toThrow(
      'REVIEW_GATE_ROLE must be all, api or worker.',
    );
  });

  it('reads secrets from files', async () => {
    const read = async (path: string) => `text of ${path}\n`;
    const environment = { REVIEW_GATE_MASTER_KEY_FILE: '/run/key', REVIEW_GATE_DATABASE_URL_FILE: '/run/url' };
    expect(await readSecretFiles(environment, read)).toMatchObject({
      REVIEW_GATE_MASTER_KEY: 'text of /run/key',
      REVIEW_GATE_DATABASE_URL: 'text of /run/url',
    });
    const both = { ...environment, REVIEW_GATE_MASTER_KEY: 'given' };
    expect(await readSecretFiles(both, read)).toMatchObject({ REVIEW_GATE_MASTER_KEY: 'given' });
    const none = async () => {
      throw new Error('ENOENT');
    };
    await expect(readSecretFiles(environment, none)).rejects.toThrow('REVIEW_GATE_MASTER_KEY_FILE');
  });

  it('has a flag and a variable for every setting', () => {
    expect(Object.keys(SETTINGS)).toEqual(Object.keys(readConfig({}, {}, HERE)).toSorted(bySettings));
    expect([toFlagName('webhookAllowHosts'), toVariableName('webhookAllowHosts')]).toEqual([
      '--webhook-allow-hosts',
      'REVIEW_GATE_WEBHOOK_ALLOW_HOSTS',
    ]);

    function bySettings(a: string, b: string): number {
      const names = Object.keys(SETTINGS);
      return names.indexOf(a) - names.indexOf(b);
    }
  });
});
