import { describe, expect, it } from '@jest/globals';
import { createSecret, hashSecret, verifySecret } from '../../../src/service/api/auth/secrets.js';

describe('client secrets', () => {
  it('are 256 random bits that need no escaping', () => {
    const made = [createSecret(), createSecret()];
    expect(new Set(made).size).toBe(2);
    for (const secret of made) expect(secret).toMatch(/^rgs_[A-Za-z0-9_-]{43}$/u);
  });

  it('are stored as a salted scrypt hash that only the secret fits', async () => {
    const [first, second] = await Promise.all([hashSecret('secret'), hashSecret('secret')]);
    expect(first).toMatch(/^scrypt\$16384\$8\$1\$[\w-]{22}\$[\w-]{43}$/u);
    expect(first).not.toBe(second);
    expect(await verifySecret('secret', first)).toBe(true);
    expect(await verifySecret('Secret', first)).toBe(false);
    expect(await verifySecret('', first)).toBe(false);
  });

  it('fit nothing where there is no client, or its hash is damaged', async () => {
    for (const stored of [null, '', 'scrypt$16$8$1$c2FsdA', 'scrypt$16$8$1$c2FsdA$']) {
      expect(await verifySecret('secret', stored)).toBe(false);
    }
  });
});
