import { cryptoWeakened } from '../../../../../src/engine/planes/security/crypto-weakened.js';
import { cases, diff } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

const PEEK = '  data = jwt.decode(token, options={"verify_signature": False})';

/** A function of Python with these lines. */
const inFunction = (...lines: readonly string[]) => ({
  'src/login.py': diff(...['import jwt', '', 'def read(token, keys):', ...lines].map((line) => `+${line}`)),
});

describeRule(cryptoWeakened, {
  invalid: [
    {
      name: 'a token that nobody checks',
      files: inFunction(PEEK, '  return data["sub"]'),
      findings: ['4 info, asked'],
    },
    {
      name: 'another token is checked, and more than the issuer is read',
      files: inFunction(PEEK, '  log(data["sub"])', '  return jwt.decode(other, keys["a"], algorithms=["RS256"])'),
      findings: ['4 info, asked'],
    },
    {
      name: 'it is checked in another function',
      files: inFunction(
        PEEK,
        '  return data["sub"]',
        '',
        'def check(token, key):',
        '  return jwt.decode(token, key, algorithms=["RS256"])',
      ),
      findings: ['4 info, asked'],
    },
    {
      name: 'the second time without a check too',
      files: inFunction(PEEK, '  log(data)', '  return jwt.decode(token, keys["a"], verify=False)'),
      findings: ['4 info, asked', '6 info, asked'],
    },
    {
      name: 'a header that is given on',
      files: inFunction('  return jwt.get_unverified_header(token)'),
      findings: ['4 info'],
    },
  ],
  valid: cases(
    [
      ['checked below', [PEEK, '  log(data)', '  return jwt.decode(token, keys["a"], algorithms=["RS256"])']],
      ['only the issuer is read', [PEEK, '  issuer = data.get("iss")', '  return keys[issuer]']],
      ['the header says which key', ['  return keys[jwt.get_unverified_header(token)["kid"]]']],
      [
        'the header is read for the key alone',
        ['  header = jwt.get_unverified_header(token)', '  return header.get("kid")'],
      ],
      ['the header is compared', ['  if jwt.get_unverified_header(token) == EXPECTED:', '    return True']],
    ],
    (name, lines) => ({ name, files: inFunction(...lines) }),
  ),
});
