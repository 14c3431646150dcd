import { cryptoWeakened } from '../../../../../src/engine/planes/security/crypto-weakened.js';
import { transportWeakened } from '../../../../../src/engine/planes/security/transport-weakened.js';
import { cases, lines } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

/** A class of C# that the change adds, with one method. */
const inClass = (...body: readonly string[]) => ({
  'src/Login.cs': { old: null, new: lines('class Login {', ...body, '}') },
});
const BESIDE = ['tests/logic-without-test'];
const CERTIFICATE = 'object from, X509Certificate own, X509Chain chain, SslPolicyErrors errors';
const TIMES = 'DateTime? from, DateTime? to, SecurityToken token, TokenValidationParameters given';

describeRule(transportWeakened, {
  invalid: [
    ...cases(
      [
        [[`  bool Accept(${CERTIFICATE}) => true;`], '2 info'],
        [[`  bool Accept(${CERTIFICATE})`, '  {', '    return true;', '  }'], '2 info'],
        [[`  bool Accept(`, `    ${CERTIFICATE})`, '    => true;'], '2 info'],
      ],
      (body, found) => ({ name: body.join(' '), files: inClass(...body), findings: [found], beside: BESIDE }),
    ),
    {
      name: 'a callback of Dart over several lines',
      files: {
        'lib/a.dart': {
          old: null,
          new: lines(
            'final s = await SecureSocket.connect(host, 443,',
            '  onBadCertificate: (cert) {',
            '    return true;',
            '  });',
          ),
        },
      },
      findings: ['2 info'],
    },
    ...cases(
      [
        ['lib/a.dart', 'socket = await SecureSocket.secure(socket, onBadCertificate: (cert) => true);', 'info'],
        ['src/A.cs', 'ServicePointManager.SecurityProtocol = (SecurityProtocolType)768;', 'info'],
        ['src/A.cs', 'ServicePointManager.SecurityProtocol |= (System.Net.SecurityProtocolType) 192;', 'info'],
        ['src/A.cs', 'stream.AuthenticateAsClient(host, own, (SslProtocols)(48 | 192), true);', 'info'],
        ['src/A.cs', 'var given = SslProtocols.Default;', 'info'],
        ['src/A.cs', 'AppContext.SetSwitch("Switch.System.Net.DontEnableSchUseStrongCrypto", true);', 'info'],
        [
          'src/App.config',
          '<AppContextSwitchOverrides value="Switch.System.Net.DontEnableSchUseStrongCrypto=true" />',
          'info',
        ],
        ['src/a.swift', 'config.tlsMinimumSupportedProtocolVersion = .TLSv10', 'info'],
        ['src/a.swift', 'var least: tls_protocol_version_t = tlsMinimumSupportedProtocolVersion ?? .DTLSv10', 'info'],
      ],
      (path, line, severity) => ({
        name: line,
        files: { [path]: { old: null, new: lines(line) } },
        findings: [`1 ${severity}`],
      }),
    ),
  ],
  valid: [
    ...cases(
      [
        [[`  bool Accept(${CERTIFICATE}) => errors == SslPolicyErrors.None;`]],
        [[`  bool Accept(${CERTIFICATE})`, '  {', '    if (errors != 0) return false;', '    return true;', '  }']],
        [[`  bool Accept(Order order) => true;`]],
        [['  void F() { AppContext.SetSwitch("Switch.System.Net.DontEnableSchUseStrongCrypto", false); }']],
        [['  void F() { AppContext.TryGetSwitch("Switch.System.Net.DontEnableSchUseStrongCrypto", out var on); }']],
        [['  void F() { ServicePointManager.SecurityProtocol = (SecurityProtocolType)3072; }']],
        [['  void F() { ServicePointManager.SecurityProtocol = (SecurityProtocolType)0; }']],
      ],
      (body) => ({ name: body.join(' '), files: inClass(...body), beside: BESIDE }),
    ),
    ...cases(
      [
        ['lib/a.dart', 'socket = await SecureSocket.secure(socket, onBadCertificate: (cert) => cert.sha1 == known);'],
        ['src/a.swift', 'config.tlsMinimumSupportedProtocolVersion = .TLSv12'],
      ],
      (path, line) => ({ name: line, files: { [path]: { old: null, new: lines(line) } } }),
    ),
  ],
});

describeRule(cryptoWeakened, {
  invalid: cases(
    [
      [[`  bool Accept(${TIMES}) => true;`], '2 info, asked'],
      [[`  bool Accept(${TIMES})`, '  {', '    return true;', '  }'], '2 info, asked'],
      [['  void F() { given.AudienceValidator = (audiences, token, rest) => true; }'], '2 info, asked'],
      [
        ['  void F() { given.LifetimeValidator = delegate (DateTime? a, DateTime? b) { return true; }; }'],
        '2 info, asked',
      ],
      [
        [
          '  void F() {',
          '    given.LifetimeValidator = (from, to, token, rest) =>',
          '    {',
          '      return true;',
          '    };',
          '  }',
        ],
        '3 info, asked',
      ],
    ],
    (body, found) => ({ name: body.join(' '), files: inClass(...body), findings: [found], beside: BESIDE }),
  ),
  valid: cases(
    [
      [[`  bool Accept(${TIMES}) => to > DateTime.UtcNow;`]],
      [[`  bool Accept(${TIMES})`, '  {', '    if (to == null) return false;', '    return true;', '  }']],
      [['  void F() { given.AudienceValidator = (audiences, token, rest) => audiences.Contains(Own); }']],
      [['  void F() { form.AgeValidator = (age) => true; }']],
    ],
    (body) => ({ name: body.join(' '), files: inClass(...body), beside: BESIDE }),
  ),
});
