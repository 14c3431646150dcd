import { accessWeakened } from '../../../../../src/engine/planes/security/access-weakened.js';
import { addedTo } from '../../../run-planes.js';
import { cases } from '../../cases.js';
import { describeRule } from '../../rule-tester.js';

const LOOSE = "script-src 'self' 'unsafe-inline'";

describeRule(accessWeakened, {
  invalid: cases(
    [
      ['src/A.cs', `context.Response.Headers.Append("Content-Security-Policy", "${LOOSE}");`, 'info, asked'],
      ['src/A.cs', `context.Response.Headers[HeaderNames.ContentSecurityPolicy] = "${LOOSE}";`, 'info, asked'],
      ['src/a.py', "host = '::'", 'info'],
      ['src/a.py', "hosts.append('0.0.0.0')", 'info'],
      ['src/A.kt', 'install(CORS) { anyHost() }', 'info, asked'],
    ],
    (path, line, severity) => ({ files: { [path]: addedTo('first', line) }, findings: [`2 ${severity}`] }),
  ),
  valid: cases(
    [
      ['src/A.cs', `context.Request.Headers["Content-Security-Policy"] = "${LOOSE}";`],
      ['src/A.cs', `context.Response.Headers[HeaderNames.Accept] = "${LOOSE}"; // no security policy`],
      ['src/a.py', "parts = address.split('::')"],
      ['src/a.py', "address = '::'.join(parts)"],
      ['src/a.py', "if address.endswith('::'):"],
      ['src/A.kt', 'public fun anyHost() {'],
    ],
    (path, line) => ({ files: { [path]: addedTo('first', line) } }),
  ),
});
