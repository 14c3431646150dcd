import { cryptoWeakened } from '../../../../../src/engine/planes/security/crypto-weakened.js';
import { transportWeakened } from '../../../../../src/engine/planes/security/transport-weakened.js';
import { addedTo } from '../../../run-planes.js';
import { cases } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

/** Versions and checks that are compared, declared or listed are not used; the same names where they are. */
describeRule(transportWeakened, {
  invalid: cases(
    [
      ['src/A.cs', 'handler.SslProtocols = SslProtocols.Tls;'],
      ['src/A.cs', 'if (given == SslProtocols.Tls12) { handler.SslProtocols = SslProtocols.Tls11; }'],
      ['src/A.cs', 'handler.Check = HttpClientHandler.DangerousAcceptAnyServerCertificateValidator;'],
      ['src/A.kt', '.tlsVersions(TlsVersion.TLS_1_0)'],
      ['src/A.kt', 'val spec = listOf(ConnectionSpec.COMPATIBLE_TLS)'],
      ['src/A.kt', 'val context = SSLContext.getInstance("TLSv1.1")'],
      ['src/a.go', 'MinVersion: tls.VersionTLS10,'],
      ['src/a.go', 'config.MaxVersion = tls.VersionTLS11'],
      ['config.json', '"insecure-skip-tls-verify": "true",'],
      ['config.json', '"insecure-skip-tls-verify": true,'],
      ['run.sh', 'kubectl --insecure-skip-tls-verify get pods'],
      ['src/a.kt', 'flags or SECURITY_FLAG_IGNORE_CERT_CN_INVALID'],
    ],
    (path, line) => ({
      files: { [path]: addedTo('first', line) },
      findings: ['2 info'],
    }),
  ),
  valid: cases(
    [
      ['src/A.cs', 'if (given is SslProtocols.Tls or SslProtocols.Tls11) Refuse();'],
      ['src/A.cs', 'if (given.Equals(SslProtocols.Tls)) Refuse();'],
      ['src/A.cs', 'Refuse(nameof(SecurityProtocolType.Ssl3));'],
      ['src/A.cs', 'Assert.AreNotEqual(SslProtocols.Tls, given);'],
      ['src/A.cs', 'if (handler.Check == HttpClientHandler.DangerousAcceptAnyServerCertificateValidator) Refuse();'],
      ['src/A.kt', 'if (version == TlsVersion.TLS_1_0) refuse()'],
      ['src/A.kt', '  TlsVersion.TLS_1_0, TlsVersion.TLS_1_1 -> refuse()'],
      [
        'src/A.kt',
        'val spec = ConnectionSpec.Builder(ConnectionSpec.COMPATIBLE_TLS).tlsVersions(TlsVersion.TLS_1_2).build()',
      ],
      ['src/A.kt', '  TLS_1_1("TLSv1.1"),'],
      ['src/A.kt', '  "TLSv1" -> TLS_1_0'],
      ['src/a.go', '\t"tls1.0": tls.VersionTLS10,'],
      ['src/a.go', 'if version == tls.VersionTLS10 {'],
      ['src/a.go', 'old := version <= tls.VersionTLS11'],
      ['src/a.go', '\ttls.VersionTLS11: "TLSv1.1",'],
      ['web/locales/he.json', '"insecure-skip-tls-verify": "Ask no shop for a certificate",'],
      ['web/locales/he.json', '"insecure-skip-tls-verify-description": "Only for shops that you trust",'],
      ['src/a.go', 'skip, err := cmd.Flags().GetBool("insecure-skip-tls-verify")'],
      ['src/a.go', '\tSkip bool `json:"insecure-skip-tls-verify"`'],
      ['src/a.kt', 'import platform.windows.SECURITY_FLAG_IGNORE_CERT_CN_INVALID'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});

describeRule(cryptoWeakened, {
  invalid: cases([['src/A.kt', 'val c = Cipher.getInstance("DES")']], (path, line) => ({
    files: { [path]: addedTo('first', line) },
    findings: ['2 info, asked'],
  })),
  valid: cases([['src/A.kt', 'val c = getInstance("DES")']], (path, line) => ({
    files: { [path]: addedTo('first', line) },
  })),
});
