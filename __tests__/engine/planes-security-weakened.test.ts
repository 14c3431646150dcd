import { describe, expect, it } from '@jest/globals';
import type { FileSpec } from '../stand-ins/snapshot.js';
import { bare, whole } from './planes-marked.js';
import { addedTo, planesOf } from './planes-of.js';

const said = async (path: string, spec: FileSpec) =>
  (await planesOf({ [path]: spec })).findings
    .filter(({ plane }) => plane === 'security')
    .map(({ rule, severity, location }) => `${rule.slice('security/'.length)} ${severity} ${location.lineRange[0]}`);

describe('security/transport-weakened', () => {
  it.each([
    ['src/a.ts', 'const agent = new Agent({ rejectUnauthorized: false });'],
    ['src/a.js', "process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';"],
    ['src/a.py', 'requests.get(url, verify=False)'],
    ['src/a.py', 'context.check_hostname = False'],
    ['a.go', '\tTLSClientConfig: &tls.Config{InsecureSkipVerify: true},'],
    ['src/A.java', '  .setSSLHostnameVerifier(NoopHostnameVerifier.INSTANCE)'],
    ['src/a.kt', '  .sslSocketFactory(factory, TrustAllCerts)'],
    ['src/a.rs', '    .danger_accept_invalid_certs(true)'],
    ['src/a.cpp', '  curl_easy_setopt(curl, CURLOPT_SSL_VERIFYPEER, 0L);'],
    ['src/A.cs', '  handler.ServerCertificateCustomValidationCallback = (a, b, c, d) => true;'],
    ['lib/a.rb', '  http.verify_mode = OpenSSL::SSL::VERIFY_NONE'],
    ['src/a.php', '  curl_setopt($ch, CURLOPT_SSL_VERIFYPEER, false);'],
    ['lib/a.dart', '  client.badCertificateCallback = (cert, host, port) => true;'],
    ['Dockerfile', 'RUN curl -fsSk https://a.example/b.tgz -o b.tgz'],
  ])('%s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toContain('transport-weakened warn 2');
  });

  it.each([
    ['src/a.ts', 'const agent = new Agent({ rejectUnauthorized: true });'],
    ['src/a.ts', '// never: rejectUnauthorized: false'],
    ['a.test.ts', 'const agent = new Agent({ rejectUnauthorized: false });'],
    ['std/tls/test.ts', 'const agent = new Agent({ rejectUnauthorized: false });'],
    ['docs/a.md', 'rejectUnauthorized: false'],
    ['lib/a.rb', '  CIPHERS = "EDH+aRSA:+SSLv3:!aNULL"'],
    ['Dockerfile', 'RUN curl -fsSL https://a.example/b.tgz -o b.tgz'],
  ])('not %s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toEqual([]);
  });

  it('is no news where the line only changed', async () => {
    const lines = [' f();', '-get(url, verify=False)', '+get(other_url, verify=False)'];
    expect(await said('src/a.py', bare(...lines))).toEqual([]);
  });

  it('is said once of lines in the same words', async () => {
    const spec = addedTo('first', 'InsecureSkipVerify: true,');
    const { findings } = await planesOf({ 'a/a.go': spec, 'b/b.go': spec, 'c/c.go': spec });
    expect(findings.filter(({ plane }) => plane === 'security')).toHaveLength(1);
  });
});

describe('security/crypto-weakened', () => {
  it.each([
    ['src/a.ts', 'const token = Math.random().toString(36);'],
    ['src/a.ts', "const cipher = createCipheriv('aes-128-ecb', key, null);"],
    ['src/a.ts', "const key = createHash('md5').update(password).digest();"],
    ['src/a.py', 'token = random.randint(0, 10 ** 9)'],
    ['src/a.py', 'cipher = AES.new(key, AES.MODE_ECB)'],
    ['src/A.java', '  Cipher c = Cipher.getInstance("AES/ECB/PKCS5Padding");'],
    ['src/A.cs', '  var des = new DESCryptoServiceProvider();'],
    ['src/a.php', '  $hash = md5($password);'],
    ['src/a.ts', "jwt.verify(t, key, { algorithms: ['none'] });"],
    ['src/a.py', 'jwt.decode(t, options={"verify_signature": False})'],
  ])('%s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toContain('crypto-weakened warn 2');
  });

  it.each([
    ['src/a.ts', 'const delay = Math.random() * 100;'],
    ['src/a.ts', "if (name === 'aes-128-ecb') return null;"],
    ['src/a.rs', '    .expect("valid AES-128-ECB alg id");'],
    ['src/a.ts', "const etag = createHash('md5').update(body).digest('hex');"],
    ['src/a.py', 'token = secrets.token_urlsafe(32)'],
    ['a.test.ts', 'const token = Math.random();'],
  ])('not %s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toEqual([]);
  });

  it('is a comparison in constant time that goes', async () => {
    const lines = [' f();', '-return timingSafeEqual(a, b);', '+return a.equals(b);'];
    expect(await said('src/a.ts', whole(...lines))).toEqual(['crypto-weakened warn 1']);
    expect(
      await said('src/a.ts', whole(' f();', '-return timingSafeEqual(a, b);', '+return timingSafeEqual(b, a);')),
    ).toEqual([]);
  });
});

describe('security/access-weakened', () => {
  it.each([
    ['src/a.ts', "res.setHeader('Access-Control-Allow-Origin', '*');"],
    ['src/a.py', '    allow_origins=["*"],'],
    ['src/a.py', '@csrf_exempt'],
    ['src/A.java', '  http.csrf().disable();'],
    ['src/A.java', '  .anyRequest().permitAll()'],
    ['src/A.cs', '  [AllowAnonymous]'],
    ['app/a.rb', '  skip_before_action :authenticate_user!'],
    ['src/a.ts', "res.cookie('sid', id, { httpOnly: false });"],
  ])('%s: %s', async (path, line) => {
    expect(await said(path, addedTo('first', line))).toContain('access-weakened warn 2');
  });

  it.each([
    ['src/a.py', [' import a', '-@login_required', ' def refund(request):', '     pass']],
    ['src/A.java', [' class A {', '-  @PreAuthorize("hasRole(ADMIN)")', '   void a() {}', ' }']],
    ['app/a.rb', [' class A', '-  before_action :authenticate_user!', '   def a; end', ' end']],
    ['src/a.ts', [' async function f() {', '-  requireAdmin(user);', '   g();', ' }']],
  ])('%s: a guard that goes', async (path, lines) => {
    expect(await said(path, whole(...lines))).toEqual(['access-weakened warn 1']);
    expect(await said(path, bare(...lines))).toEqual(['access-weakened warn 1']);
  });

  it.each([
    ['another in place', 'src/a.py', [' import a', '-@login_required', '+@permission_required("a")', ' def f(): pass']],
    ['one named origin', 'src/a.py', [' f()', '+allow_origins=["https://a.example"]']],
    ['a deleted file', 'src/a.py', ['-@login_required', '-def f(): pass']],
    ['a test', 'test_a.py', [' import a', '-@login_required', ' def f(): pass']],
  ])('not %s', async (what, path, lines) => {
    const spec = whole(...lines);
    expect(await said(path, what === 'a deleted file' ? { old: spec.old ?? '', new: null } : spec)).toEqual([]);
  });
});
