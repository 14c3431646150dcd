import { accessWeakened } from '../../src/engine/planes/security/access-weakened.js';
import { cryptoWeakened } from '../../src/engine/planes/security/crypto-weakened.js';
import { transportWeakened } from '../../src/engine/planes/security/transport-weakened.js';
import { cases, diff } from './planes/cases.js';
import { describeRule } from './planes/rule-tester.js';

const added = (path: string, ...lines: readonly string[]) => ({
  [path]: diff(' first', ...lines.map((line) => `+${line}`)),
});

describeRule(accessWeakened, {
  invalid: cases(
    [
      ['cookie without flags', 'web/a.go', ['c := &http.Cookie{', '\tName: "sid",', '\tValue: id,', '}'], '2 info'],
      ['cookie with one flag', 'web/a.py', ['resp.set_cookie("sid", sid,', '                secure=True)'], '2 info'],
      ['cookie object', 'web/A.java', ['Cookie c = new Cookie("sid", id);', 'resp.addCookie(c);'], '2 info'],
      ['cookie of a response', 'web/a.ts', ["res.cookie('sid', id);"], '2 info'],
      ['cookie of PHP', 'web/a.php', ["setcookie('sid', $id);"], '2 info'],
      ['origins of any kind', 'web/a.ts', ['app.enableCors();'], '2 info, asked'],
      [
        'origin of the request',
        'web/a.js',
        ["res.set('access-control-allow-origin', req.query.origin);"],
        '2 info, asked',
      ],
      [
        'origin with a dot of any kind',
        'web/a.js',
        ['const corsOrigins = [', '  /^https:\\/\\/www.shop.example$/,', '];'],
        '2 info',
      ],
      ['guard against forged requests', 'web/a.php', ["'csrf_protection' => false,"], '2 info, asked'],
      ['rights of others', 'web/a.py', ['os.chmod(path, 0o666)'], '2 info'],
      ['rights of all', 'web/A.java', ['PosixFilePermissions.fromString("rw-rw-rw-")'], '2 info'],
      ['secret of a build', 'app/Dockerfile', ['ARG API_TOKEN'], '2 info'],
    ],
    (name, path, lines, finding) => ({ name, files: added(path, ...lines), findings: [finding] }),
  ),
  valid: cases(
    [
      ['rights of a group', 'web/a.py', ['os.chmod(path, 0o664)']],
      ['cookie with both flags', 'web/a.go', ['c := &http.Cookie{', '\tSecure: true,', '\tHttpOnly: true,', '}']],
      [
        'cookie with both flags below',
        'web/A.java',
        ['Cookie c = new Cookie("sid", id);', 'c.setSecure(true);', 'c.setHttpOnly(true);'],
      ],
      ['cookie with options made elsewhere', 'web/a.ts', ["res.cookie('sid', id, cookieOptions);"]],
      ['cookie of which the change does not have the end', 'web/a.py', ['resp.set_cookie("sid", sid,']],
      [
        'settings of tests',
        'web/a.py',
        ['app.config.update(', '    WTF_CSRF_ENABLED=False,', '    TESTING=True,', ')'],
      ],
      [
        'origins with dots that are dots',
        'web/a.js',
        ['const corsOrigins = [', '  /^https:\\/\\/www\\.shop\\.example$/,', '];'],
      ],
      ['rights of the owner', 'web/a.py', ['os.chmod(path, 0o755)', 'os.chmod(path, 0o600)']],
      ['comparison with all addresses', 'web/a.py', ['if host == "0.0.0.0":']],
      ['a file that holds the secret', 'app/Dockerfile', ['ENV API_TOKEN_FILE=/run/secrets/token']],
    ],
    (name, path, lines) => ({ name, files: added(path, ...lines) }),
  ),
});

describeRule(cryptoWeakened, {
  invalid: cases(
    [
      [
        'a digest kept as a password',
        'web/a.py',
        ['digest = hashlib.md5(text).hexdigest()', 'user.set_password(digest)'],
        '3 info',
      ],
      [
        'two of them, said once',
        'web/a.js',
        ["const a = createHash('md5').update(x);", 'user.setPassword(a);', 'other.setPassword(a);'],
        '3 info',
      ],
      [
        'a number used as a key',
        'web/A.java',
        ['double value = Math.random();', 'String rememberMeKey = Double.toString(value);'],
        '3 info',
      ],
      [
        'bytes used by a cipher',
        'web/A.cs',
        ['var rng = new System.Random();', 'rng.NextBytes(data);', 'var c = new AesGcm(data);'],
        '4 info',
      ],
      [
        'a cipher by another name',
        'web/a.py',
        ['from Crypto.Cipher import ARC4 as quick', 'c = quick.new(secret)'],
        '3 info, asked',
      ],
      [
        'a short key over lines',
        'web/a.py',
        ['key = rsa.generate_private_key(', '    public_exponent=65537,', '    key_size=1024,', ')'],
        '2 info, asked',
      ],
      [
        'a token without a signature',
        'web/A.java',
        ['String t = Jwts.builder()', '    .setSubject(name)', '    .compact();'],
        '2 info, asked',
      ],
      ['a token that is only read', 'web/a.ts', ['const claims = jwt.decode(token);'], '2 info'],
    ],
    (name, path, lines, finding) => ({ name, files: added(path, ...lines), findings: [finding] }),
  ),
  valid: cases(
    [
      [
        'a name that gets another value',
        'web/a.py',
        ['digest = hashlib.md5(text).hexdigest()', 'digest = scrypt(text)', 'user.set_password(digest)'],
      ],
      ['a digest of a file', 'web/a.py', ['digest = hashlib.md5(data).hexdigest()', 'cache.add_entry(digest)']],
      ['a number for a delay', 'web/a.ts', ['const jitter = Math.random();', 'setTimeout(run, jitter * 100);']],
      [
        'a token with a signature',
        'web/A.java',
        ['String t = Jwts.builder()', '    .signWith(key)', '    .compact();'],
      ],
      [
        'a token that is checked below',
        'web/a.ts',
        ['const head = jwt.decode(token);', 'jwt.verify(token, keyFor(head));'],
      ],
    ],
    (name, path, lines) => ({ name, files: added(path, ...lines) }),
  ),
});

describeRule(transportWeakened, {
  invalid: cases(
    [
      [
        'a download over lines',
        'app/Dockerfile',
        ['RUN curl \\', '    --insecure \\', '    https://a.example/b'],
        '2 info',
      ],
      ['a cluster', 'deploy.sh', ['kubectl --insecure-skip-tls-verify get pods'], '2 info'],
      ['a protocol of Windows', 'src/a.cpp', ['flags |= SP_PROT_TLS1_0_CLIENT;'], '2 info'],
    ],
    (name, path, lines, finding) => ({ name, files: added(path, ...lines), findings: [finding] }),
  ),
  valid: cases(
    [
      ['a download that is checked', 'app/Dockerfile', ['RUN curl \\', '    --fail \\', '    https://a.example/b']],
      ['a cluster that is checked', 'deploy.sh', ['kubectl --insecure-skip-tls-verify=false get pods']],
      ['checks that stay on', 'src/a.py', ['disable_ssl_certificate_validation = False']],
    ],
    (name, path, lines) => ({ name, files: added(path, ...lines) }),
  ),
});
