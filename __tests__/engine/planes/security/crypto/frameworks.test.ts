import { cryptoWeakened } from '../../../../../src/engine/planes/security/crypto-weakened.js';
import { transportWeakened } from '../../../../../src/engine/planes/security/transport-weakened.js';
import { addedTo } from '../../../run-planes.js';
import { cases } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

describeRule(cryptoWeakened, {
  invalid: cases(
    [
      ['src/a.py', 'context.set_ciphers("HIGH:RC4")', '2 info, asked'],
      ['nginx.conf', '  ssl_ciphers aNULL:HIGH;', '2 info'],
      ['src/a.py', 'key.generate_key(crypto.TYPE_RSA, 1024)', '2 info, asked'],
      ['src/A.java', 'new ECGenParameterSpec("c2tnb191v1");', '2 info'],
    ],
    (path, line, found) => ({ files: { [path]: addedTo('first', line) }, findings: [found] }),
  ),
  valid: cases(
    [
      ['src/a.py', 'context.set_ciphers("HIGH:!RC4:!aNULL")'],
      ['nginx.conf', '  ssl_ciphers HIGH:!aNULL:!MD5;'],
      ['src/a.py', 'key.generate_key(crypto.TYPE_RSA, 4096)'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});

describeRule(transportWeakened, {
  invalid: cases(
    [
      ['src/a.py', 'requests.get(url, verify=0)', '2 info'],
      ['src/a.ts', 'f({ secureOptions: constants.SSL_OP_NO_SSLv3 | constants.SSL_OP_NO_TLSv1 });', '2 info'],
      ['src/A.java', 'email.setStartTLSRequired(true);', '2 info'],
    ],
    (path, line, found) => ({ files: { [path]: addedTo('first', line) }, findings: [found] }),
  ),
  valid: cases(
    [
      ['src/a.py', 'requests.get(url, verify=1)'],
      ['src/a.ts', 'f({ secureOptions: c.SSL_OP_NO_TLSv1 | c.SSL_OP_NO_TLSv1_1 });'],
      ['src/A.java', 'email.setStartTLSRequired(true); email.setSSLCheckServerIdentity(true);'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});
