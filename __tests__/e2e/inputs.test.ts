/** Bad inputs end the step before any call, all of them named at once. */
import { describe, expect, it } from '@jest/globals';
import { useGate } from '../stand-ins/gate.js';

const gate = useGate();

describe('bad inputs', () => {
  it('are all named at once, with their value and what is allowed, before any call', async () => {
    const service = await gate().serve();
    const bad = {
      'base-url': 'ftp://example.com',
      'client-id': '',
      'client-secret': '',
      repo: 'not a repo',
      pr: '7x',
      'dry-run': 'yes',
      'allow-http': 'ja',
      'fail-on': 'always',
      'on-error': 'ignore',
      'timeout-seconds': '-1',
      'poll-interval-seconds': 'soon',
      annotations: 'everywhere',
      ticket: `T-${'9'.repeat(200)}`,
    };
    const result = await gate().review(service, bad);
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
    expect(gate().github.requests).toEqual([]);
    for (const [name, value] of Object.entries(bad)) {
      expect(result.log).toContain(name);
      expect(result.log).toContain(value.slice(0, 60));
    }
    for (const word of ['not-approved, error, never', 'fail, warn', 'check, log, none', 'true or false', 'https']) {
      expect(result.log).toContain(word);
    }
    expect(result.annotations.map(({ name }) => name)).toEqual(['error']);
    expect(result.summary).toContain('fail-on');
    expect(result.outputs).toEqual({ approved: 'false' });
  });

  it.each([
    ['dry-run', 'yes'],
    ['dry-run', '1'],
    ['dry-run', 'tru'],
    ['allow-http', 'on'],
    ['timeout-seconds', '0'],
    ['timeout-seconds', '1e3'],
    ['timeout-seconds', '10s'],
    ['timeout-seconds', '1.5'],
    ['timeout-seconds', 'NaN'],
    ['poll-interval-seconds', '0'],
    ['poll-interval-seconds', '-2'],
    ['pr', '0'],
    ['pr', '007'],
    ['pr', '7.0'],
    ['repo', 'octo'],
    ['repo', 'octo/shop/more'],
    ['repo', '../..'],
    ['check-name', 'a\nb'],
    ['fail-on', 'Never'],
    ['base-url', 'review.example.com'],
    ['base-url', 'http://review.example.com'],
    ['base-url', 'https://user:pass@review.example.com'],
  ])('%s: %j is refused, whatever on-error says', async (name, value) => {
    const service = await gate().serve();
    const result = await gate().review(service, { [name]: value, 'on-error': 'warn' });
    expect(result.exitCode).toBe(1);
    expect(service.requests).toEqual([]);
    expect(result.log).toContain(name);
    expect(result.log).not.toContain('user:pass');
    expect(result.outputs['approved']).toBe('false');
  });

  it.each([
    ['dry-run', ' true '],
    ['dry-run', 'False'],
    ['timeout-seconds', ' 20 '],
    ['poll-interval-seconds', '0.5'],
    ['pr', '7'],
    ['repo', 'octo/shop'],
    ['check-name', 'Größe ✓'],
  ])('%s: %j is taken', async (name, value) => {
    const service = await gate().serve();
    const result = await gate().review(service, { [name]: value });
    expect(result.exitCode).toBe(0);
    expect(service.created).toHaveLength(1);
  });

  it('a secret that is missing, as in a fork: says exactly that', async () => {
    const service = await gate().serve();
    const result = await gate().review(service, { 'client-secret': '' });
    expect(result.exitCode).toBe(1);
    expect(result.log).toContain('client-secret is empty');
    expect(result.log).toMatch(/fork/iu);
    expect(result.log).toContain('README');
    expect(service.requests).toEqual([]);
  });

  it('a check-name that is the job’s own is warned of', async () => {
    const service = await gate().serve();
    const result = await gate().review(service, { 'check-name': 'gate' });
    expect(result.exitCode).toBe(0);
    expect(result.annotations.filter(({ name }) => name === 'warning')).toHaveLength(1);
  });

  it('a secret is masked before anything else is said', async () => {
    const service = await gate().serve();
    const result = await gate().review(service, { repo: service.clientSecret });
    expect(result.exitCode).toBe(1);
    expect(result.commands.findIndex(({ name }) => name === 'add-mask')).toBe(0);
    expect(result.log).not.toContain(service.clientSecret);
  });
});
