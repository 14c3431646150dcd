import { transportWeakened } from '../../../../src/engine/planes/security/transport-weakened.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, hunksAlone } from '../cases.js';
import { describeRule } from '../rule-tester.js';

describeRule(transportWeakened, {
  invalid: [
    // Who runs the program asks for it: a person is asked all the same.
    ...cases(
      [
        [
          'src/a.py',
          [
            ' def fetch():',
            '     cmd = [git]',
            '     if options.ignore_certs or C.IGNORE_CERTS:',
            "+        cmd.extend(['-c', 'http.sslVerify=false'])",
            '     run(cmd)',
          ],
        ],
        [
          'src/a.ts',
          [
            ' function open(options) {',
            '   if (options.insecure) {',
            '+    return new Agent({ rejectUnauthorized: false });',
            '   }',
            ' }',
          ],
        ],
      ],
      (path, marked) => ({
        name: `an option of ${path}`,
        files: { [path]: diff(...marked) },
        findings: [path.endsWith('.py') ? '4 info' : '3 info'],
      }),
    ),
    ...cases(
      [
        [
          'src/a.ts',
          [
            ' function open(options) {',
            '   if (options.fast) {',
            '+    return new Agent({ rejectUnauthorized: false });',
            '   }',
            ' }',
          ],
        ],
        [
          'src/a.ts',
          [
            ' if (options.insecure) warn();',
            ' function open() {',
            '+  return new Agent({ rejectUnauthorized: false });',
            ' }',
          ],
        ],
      ],
      (path, marked) => ({ name: `no option: ${marked[0]}`, files: { [path]: diff(...marked) }, findings: ['3 info'] }),
    ),
    ...cases(
      [
        ['src/a.js', 'const pool = new Pool({ trustServerCertificate: true });', 'info'],
        ['src/a.py', 'client = redis.Redis(ssl=True, ssl_cert_reqs=None)', 'info'],
        ['main.tf', '  skip_tls_verify = true', 'info'],
        ['src/A.kt', 'client.hostnameVerifier(HostnameVerifier { _, _ -> true })', 'info'],
        ['src/A.java', 'server.setServerKeyVerifier(AcceptAllServerKeyVerifier.INSTANCE);', 'info'],
        ['src/a.go', 'HostKeyCallback: func(h string, a net.Addr, k ssh.PublicKey) error { return nil },', 'info'],
        ['src/a.php', 'curl_setopt($c, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_0);', 'info'],
      ],
      (path, line, severity) => ({ files: { [path]: addedTo('first', line) }, findings: [`2 ${severity}`] }),
    ),
    ...cases([['std/tls/test.ts'], ['examples/a.ts']], (path) => ({
      name: `${path}, as information`,
      files: { [path]: addedTo('first', 'const agent = new Agent({ rejectUnauthorized: false });') },
      findings: ['2 info'],
    })),
    ...cases(
      [
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
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] }),
    ),
    {
      name: 'the same words in several files, once',
      files: {
        'a/a.go': addedTo('first', 'InsecureSkipVerify: true,'),
        'b/b.go': addedTo('first', 'InsecureSkipVerify: true,'),
        'c/c.go': addedTo('first', 'InsecureSkipVerify: true,'),
      },
      findings: ['a/a.go:2 info'],
    },
  ],
  valid: [
    {
      name: 'a test',
      files: { 'a.test.ts': addedTo('first', 'const agent = new Agent({ rejectUnauthorized: false });') },
    },
    ...cases(
      [
        ['src/a.ts', 'const agent = new Agent({ rejectUnauthorized: true });'],
        ['src/a.ts', '// never: rejectUnauthorized: false'],
        ['docs/a.md', 'rejectUnauthorized: false'],
        ['lib/a.rb', '  CIPHERS = "EDH+aRSA:+SSLv3:!aNULL"'],
        ['Dockerfile', 'RUN curl -fsSL https://a.example/b.tgz -o b.tgz'],
        ['src/a.go', 'if version < tls.VersionTLS11 {'],
        ['main.tf', '  skip_tls_verify = false'],
        [
          'src/a.go',
          'flags.BoolVar(&config.Unchecked, "shop-insecure-skip-tls-verify", false, "ask no shop for a certificate")',
        ],
        ['src/a.php', 'curl_setopt($c, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2);'],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) } }),
    ),
    {
      name: 'a line that was so before and only changed',
      files: hunksAlone({ 'src/a.py': diff(' f();', '-get(url, verify=False)', '+get(other_url, verify=False)') }),
    },
  ],
});
