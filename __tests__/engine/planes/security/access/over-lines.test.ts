import { accessWeakened } from '../../../../../src/engine/planes/security/access-weakened.js';
import { cryptoWeakened } from '../../../../../src/engine/planes/security/crypto-weakened.js';
import { transportWeakened } from '../../../../../src/engine/planes/security/transport-weakened.js';
import { diff } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

/** A new file of these lines. */
const file = (path: string, ...lines: readonly string[]) => ({ [path]: diff(...lines.map((line) => `+${line}`)) });

describeRule(accessWeakened, {
  invalid: [
    {
      name: 'an object of options that is written before over several lines',
      files: file(
        '../../../../../src/a.ts',
        'const shared = {',
        "  methods: ['GET'],",
        "  origin: '*',",
        '};',
        'app.use(cors(shared));',
      ),
      findings: ['5 info, asked'],
    },
    {
      name: 'a header by its name in brackets, and by a constant',
      files: file('../../../../../src/A.cs', 'Response.Headers["Access-Control-Allow-Origin"] = "*";'),
      findings: ['1 info, asked'],
    },
    {
      name: 'a chain of calls with one on each line',
      files: file('../../../../../src/A.java', 'http', '  .and()', '  .csrf()', '  .disable();'),
      findings: ['3 info, asked'],
    },
    {
      name: 'a lambda over lines',
      files: file('../../../../../src/A.java', 'http.csrf(guard -> {', '  guard.disable();', '});'),
      findings: ['2 info, asked'],
    },
    {
      name: 'a filter of Rails that is left out',
      files: file('app/pay.rb', '  skip_before_action :verify_authenticity_token'),
      findings: ['1 info, asked'],
    },
    {
      name: 'a cookie of a builder without flags, as information',
      files: file(
        '../../../../../src/A.java',
        'ResponseCookie c = ResponseCookie.from("sid", id)',
        '  .path("/")',
        '  .build();',
      ),
      findings: ['1 info'],
    },
    {
      name: 'a flag with hyphens',
      files: file('../../../../../src/main/resources/application.properties', 'shop.cookie.cookie-http-only=FALSE'),
      findings: ['1 info, asked'],
    },
  ],
  valid: [
    {
      name: 'options that name an origin',
      files: file(
        '../../../../../src/a.ts',
        'const shared = {',
        "  origin: 'https://shop.example',",
        '};',
        'app.use(cors(shared));',
      ),
    },
    {
      name: 'a builder with both flags',
      files: file(
        '../../../../../src/A.java',
        'ResponseCookie c = ResponseCookie.from("sid", id)',
        '  .httpOnly(true)',
        '  .secure(true)',
        '  .build();',
      ),
    },
    { name: 'an import alone', files: file('app/a.py', 'from django.views.decorators.csrf import csrf_exempt') },
    {
      name: 'both flags by name',
      files: file('../../../../../src/a.php', "setcookie('sid', $id, ['secure' => true, 'httponly' => true]);"),
    },
  ],
});

describeRule(transportWeakened, {
  invalid: [
    {
      name: 'a callback over several lines',
      files: file(
        '../../../../../src/A.cs',
        'client.ServerCertificateCustomValidationCallback =',
        '    (a, b, c, d) => {',
        '        return true;',
        '    };',
      ),
      findings: ['1 info'],
    },
    {
      name: 'a verifier over several lines',
      files: file(
        '../../../../../src/A.java',
        'builder.hostnameVerifier((host, session) -> {',
        '  return true;',
        '});',
      ),
      findings: ['1 info'],
    },
    {
      name: 'a context that asks for no certificate, as information',
      files: file('app/a.py', 'context = ssl.SSLContext(ssl.PROTOCOL_TLS)'),
      findings: ['1 info'],
    },
  ],
  valid: [
    {
      name: 'a verifier that compares',
      files: file(
        '../../../../../src/A.java',
        'builder.hostnameVerifier((host, session) -> {',
        '  return host.equals(known);',
        '});',
      ),
    },
    {
      name: 'an option that is only searched for',
      files: file('bin/check.sh', 'pip --help | grep "--trusted-host" log.txt'),
    },
    {
      name: 'another function beside the check',
      files: file('../../../../../src/a.ts', 'connect({ checkServerIdentity: compare, onClose: () => {} });'),
    },
  ],
});

describeRule(cryptoWeakened, {
  invalid: [
    {
      name: 'a token that is read without its signature, and no connection',
      files: file('app/a.py', 'claims = jwt.decode(', '    token,', '    verify=False,', ')'),
      findings: ['3 info, asked'],
    },
    {
      name: 'a password that a digest is fed with, as information',
      files: file(
        '../../../../../src/A.java',
        'MessageDigest sum = MessageDigest.getInstance("MD5");',
        'sum.update(password.getBytes());',
      ),
      findings: ['2 info'],
    },
    {
      name: 'a password under another name',
      files: file('a.go', 'data := []byte(user.Password)', 'out := md5.Sum(data)'),
      findings: ['2 info'],
    },
    {
      name: 'a function that makes one',
      files: file('../../../../../src/a.ts', 'function makePassword() {', '  return Math.random().toString(36);', '}'),
      findings: ['2 info'],
    },
    {
      name: 'few rounds, at the place of each call',
      files: file('app/a.py', 'key = hashlib.pbkdf2_hmac("sha256", given, salt, 1000)'),
      findings: ['1 info'],
    },
    {
      name: 'a start value that nothing is written into',
      files: file(
        '../../../../../src/A.java',
        'byte[] iv = new byte[16];',
        'cipher.init(mode, key, new IvParameterSpec(iv));',
      ),
      findings: ['1 info'],
    },
  ],
  valid: [
    {
      name: 'a start value that is filled',
      files: file('../../../../../src/A.java', 'byte[] iv = new byte[16];', 'new SecureRandom().nextBytes(iv);'),
    },
    {
      name: 'enough rounds, and a length',
      files: file('../../../../../src/a.ts', "const key = crypto.pbkdf2Sync(given, salt, 600000, 64, 'sha512');"),
    },
    {
      name: 'a digest of a file',
      files: file('../../../../../src/A.java', 'var sum = MessageDigest.getInstance("MD5");', 'sum.update(page);'),
    },
  ],
});
