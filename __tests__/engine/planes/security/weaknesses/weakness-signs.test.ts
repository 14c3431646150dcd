import { describe, expect, it } from '@jest/globals';
import { cookieFlags } from '../../../../../src/engine/planes/security/access/cookie-flags.js';
import { crossSite } from '../../../../../src/engine/planes/security/access/cross-site.js';
import { entry } from '../../../../../src/engine/planes/security/access/entry.js';
import { fileRights } from '../../../../../src/engine/planes/security/access/file-rights.js';
import { openToAll } from '../../../../../src/engine/planes/security/access/open-to-all.js';
import { pageGuards } from '../../../../../src/engine/planes/security/access/page-guards.js';
import { brokenCiphers } from '../../../../../src/engine/planes/security/crypto/broken-ciphers.js';
import { secretMaking } from '../../../../../src/engine/planes/security/crypto/secret-making.js';
import { tlsChecks } from '../../../../../src/engine/planes/security/crypto/tls-checks.js';
import { tlsVersions } from '../../../../../src/engine/planes/security/crypto/tls-versions.js';
import { uncheckedTokens } from '../../../../../src/engine/planes/security/crypto/unchecked-tokens.js';

const TOPICS = { cookieFlags, crossSite, entry, fileRights, openToAll, pageGuards, brokenCiphers };
const MORE = { secretMaking, tlsChecks, tlsVersions, uncheckedTokens };

describe('the signs of a weakness', () => {
  it.each(Object.entries({ ...TOPICS, ...MORE }))(
    'are in lower case, as the lines are that they are looked for in: %s',
    (_, { signs }) => {
      const words = signs.source.replace(/\\[A-Z]/gu, '');
      expect(words).toBe(words.toLowerCase());
    },
  );

  it.each(['codes', 'describes it', 'order by total desc', 'includes', 'a model of the design', 'destroy()'])(
    'of a cipher are not found in %s',
    (line) => {
      expect(brokenCiphers.signs.test(line)).toBe(false);
    },
  );

  it.each([
    "algorithm = 'des-cbc'",
    'des.newcipher(key)',
    'new descryptoserviceprovider()',
    'tripledes.create()',
    'getinstance("desede/cbc/pkcs5padding")',
    'new desengine()',
    ':crypto.crypto_one_time(:des_cbc, key)',
    'des3.new(key)',
    "'desx'",
    'cryptojs.des.encrypt(text)',
  ])('of a cipher are found in %s', (line) => {
    expect(brokenCiphers.signs.test(line)).toBe(true);
  });
});
