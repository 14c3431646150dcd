import { cryptoWeakened } from '../../../../src/engine/planes/security/crypto-weakened.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(cryptoWeakened, {
  invalid: [
    {
      name: 'behind a comparison that is far to the left',
      files: {
        'src/a.java': addedTo('first', `if (a == b) { f(); }${' f();'.repeat(200)}Cipher.getInstance("DES/CBC");`),
      },
      findings: ['2 info, asked'],
    },
    ...cases(
      [
        ['src/a.ts', 'const token = Math.random().toString(36);'],
        ['src/a.ts', "const cipher = createCipheriv('aes-128-ecb', key, null);"],
        ['src/a.ts', "const key = createHash('md5').update(password).digest();"],
        ['src/a.py', 'token = random.randint(0, 10 ** 9)'],
        ['src/a.py', 'cipher = AES.new(key, AES.MODE_ECB)'],
        ['src/A.java', '  Cipher c = Cipher.getInstance("AES/ECB/PKCS5Padding");'],
        ['src/A.java', '  Cipher c = Cipher.getInstance("IDEA");'],
        ['src/A.cs', '  var des = new DESCryptoServiceProvider();'],
        ['src/a.php', '  $hash = md5($password);'],
        ['src/a.ts', "jwt.verify(t, key, { algorithms: ['none'] });"],
        ['src/a.py', 'jwt.decode(t, options={"verify_signature": False})'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info, asked'] }),
    ),
    {
      name: 'a comparison in constant time that goes',
      files: { 'src/a.ts': diff(' f();', '-return timingSafeEqual(a, b);', '+return a.equals(b);') },
      findings: ['1 info, asked'],
    },
    {
      name: 'a comparison in constant time that goes from a function that stays',
      files: {
        'src/a.py': diff(
          ' def same(a, b):',
          '-    return hmac.compare_digest(a, b)',
          '+    return a == b',
          ' ',
          ' def size(a):',
          '     return len(a)',
        ),
      },
      findings: ['1 info, asked'],
    },
  ],
  valid: [
    {
      name: 'a test',
      files: { 'a.test.ts': addedTo('first', 'const token = Math.random();') },
    },
    {
      name: 'a digest that was there before, in other words',
      files: {
        'src/a.py': diff(
          '-    cnonce = hashlib.sha1(s).hexdigest()[:16]',
          '+    cnonce = hashlib.sha1(s, usedforsecurity=False).hexdigest()[:16]',
        ),
      },
    },
    { name: 'a word that is also a cipher', files: { 'src/a.py': diff(' f()', '+run(["seed", "-s", name])') } },
    ...cases(
      [
        ['src/a.ts', 'const delay = Math.random() * 100;'],
        ['web/a.erb', '<script src="<%= root %>a.js" nonce="<%= page_nonce_value %>"></script>'],
        ['web/a.html', '<style type="text/css" nonce="cmFuZG9tMTIzNDU2Nzg5">p { color: red }</style>'],
        ['web/a.jsx', 'const page = <script nonce="cmFuZG9tMTIzNDU2Nzg5" src={source} />;'],
        ['src/a.ts', "if (name === 'aes-128-ecb') return null;"],
        ['src/a.rs', '    .expect("valid AES-128-ECB alg id");'],
        ['src/a.ts', "const etag = createHash('md5').update(body).digest('hex');"],
        ['src/a.py', 'token = secrets.token_urlsafe(32)'],
        ['.github/workflows/ci.yml', '      - version: "27.0-rc2"'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    {
      name: 'a text that names a comparison',
      files: {
        'src/A.scala': diff(
          ' class A {',
          '-  @deprecated(',
          '-    "Please use MessageDigest.isEqual(a, b) instead.",',
          '-    "2.6.0"',
          '-  )',
          '-  def same(a: String, b: String): Boolean = isEqual(a, b)',
          '   def size: Int = 1',
          ' }',
        ),
      },
      also: ['contract/export-removed src/A.scala:1'],
    },
    {
      name: 'a comparison in constant time that goes with its function',
      files: {
        'src/a.py': diff(
          '-def same(a, b):',
          '-    return hmac.compare_digest(a, b)',
          '-',
          ' def size(a):',
          '     return len(a)',
        ),
      },
      also: ['contract/export-removed src/a.py:1'],
    },
    {
      name: 'a hash of what is public, with a salt',
      files: { 'src/a.go': diff(' func f() {', '+\tstr = md5Sum(str + salt)', ' }') },
    },
    {
      name: 'a comparison in constant time that stays',
      files: { 'src/a.ts': diff(' f();', '-return timingSafeEqual(a, b);', '+return timingSafeEqual(b, a);') },
    },
  ],
});
