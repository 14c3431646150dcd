/** Faults of security beside those of one line in code: texts put together above their call, guards let down, hidden text. */
import { drawn, type PlainFault } from './other-faults.js';

const INJECTION = [/^security\/injection$/u];
const TRANSPORT = [/^security\/transport-weakened$/u];
const ACCESS = [/^security\/access-weakened$/u];
const CRYPTO = [/^security\/crypto-weakened$/u];
const HIDDEN = [/^security\/(?:invisible-characters|look-alike-name|misleading-name)$/u];

/** Returns the faults of one round; names differ between rounds. */
export function securityFaults(seed: number): readonly PlainFault[] {
  const name = `${drawn('abcdefghijklmnop', 6, seed)}`;
  const add = (kind: string, rules: readonly RegExp[], path: string, ...lines: readonly string[]): PlainFault => ({
    kind,
    rules,
    path,
    hunk: ` \n${lines.map((line) => `+${line}`).join('\n')}\n `,
  });
  return [
    add(
      'query put together above its call',
      INJECTION,
      `src/${name}.ts`,
      `const ${name} = \`SELECT * FROM orders WHERE owner = '\${request.query.${name}Id}'\`;`,
      `const rows = await db.query(${name});`,
    ),
    add(
      'command put together above its call',
      INJECTION,
      `src/${name}.py`,
      `${name} = "tar xf {}".format(request.args["${name}"])`,
      `subprocess.run(${name}, shell=True)`,
    ),
    add('shell with a text', INJECTION, `lib/${name}.rb`, `listing = \`ls #{params[:${name}]}\``),
    add('markup of a variable', INJECTION, `src/${name}.js`, `panel.innerHTML = response.${name};`),
    add('objects out of data', INJECTION, `src/${name}.py`, `state = yaml.load(request.data, Loader=yaml.Loader)`),
    add(
      'host key not checked',
      TRANSPORT,
      `src/${name}.py`,
      'client.set_missing_host_key_policy(paramiko.AutoAddPolicy())',
    ),
    add('certificate not checked', TRANSPORT, `src/${name}.py`, `session.get(${name}_url, verify=False)`),
    add(
      'forged requests not checked',
      ACCESS,
      `app/${name}.py`,
      '@csrf_exempt',
      `def ${name}(request):`,
      '    return done()',
    ),
    add('cookie without its guards', ACCESS, `src/${name}.ts`, `response.cookie('${name}', id, { httpOnly: false });`),
    add('errors shown to all', ACCESS, `app/${name}.py`, "app.run(host='127.0.0.1', debug=True)"),
    add(
      'origins of all by a variable',
      ACCESS,
      `src/${name}.js`,
      `const from = req.query.${name};`,
      "res.setHeader('Access-Control-Allow-Origin', from);",
    ),
    add(
      'forged requests let through',
      ACCESS,
      `src/${name}.cs`,
      `app.MapPost("/${name}", Handle).DisableAntiforgery();`,
    ),
    add('file that all may write', ACCESS, `${name}/Dockerfile`, `RUN chmod -R o+w /${name}`),
    add(
      'host name not checked',
      TRANSPORT,
      `src/${name}.kt`,
      'client.hostnameVerifier(HostnameVerifier { _, _ -> true })',
    ),
    add('external entities', ACCESS, `src/${name}.py`, 'parser = etree.XMLParser(resolve_entities=True)'),
    add(
      'token not verified',
      CRYPTO,
      `src/${name}.py`,
      `claims = jwt.decode(${name}, options={"verify_signature": False})`,
    ),
    add('password with a broken hash', CRYPTO, `src/${name}.py`, `stored = hashlib.md5(password.encode() + ${name})`),
    add('look-alike name', HIDDEN, `src/${name}.ts`, `const us\u0435r${name} = guest;`),
    add('hidden character in a name', HIDDEN, `src/${name}.ts`, `const ${name}\u200B = guest;`),
    add('look-alike file name', HIDDEN, `src/p\u0430y${name}.ts`, 'export const total = 0;'),
  ];
}
