import { accessWeakened } from '../../../../src/engine/planes/security/access-weakened.js';
import { addedTo } from '../../run-planes.js';
import { cases, diff, edit } from '../cases.js';
import { describeRule } from '../rule-tester.js';

/** The grammar of Bash cannot parse it. */
const ZSH = `  typeset -g REPLY=\${dir%/}/\${(j:/:)tail}\n  typeset -g REPLY=$dir\n}\n`;

describeRule(accessWeakened, {
  beside: ['security/guard-widened', 'security/guard-removed'],
  invalid: [
    {
      name: 'rules of a database that everybody writes to',
      files: {
        'firestore.rules': diff(
          ' match /orders/{id} {',
          '-  allow read, write: if request.auth.token.admin == true;',
          '+  allow read, write: if true;',
          ' }',
        ),
      },
      findings: ['2 info'],
    },
    {
      name: 'a command beside code of zsh, which the grammar of Bash cannot parse',
      files: {
        ...edit('lib/a.zsh', null, `${ZSH}umask 000 # born so\n`),
      },
      findings: ['4 info'],
    },
    {
      name: 'the socket of the host in a container',
      files: {
        'deploy/run.sh': diff(' #!/bin/sh', '+docker run -v /var/run/docker.sock:/var/run/docker.sock shop:1.2'),
      },
      findings: ['2 info'],
    },
    {
      name: 'a list over lines of what no form is checked on',
      files: {
        'app/Http/Middleware/VerifyCsrfToken.php': diff(
          ' <?php',
          ' class VerifyCsrfToken extends Middleware {',
          '     protected $except = [',
          "+        '*',",
          '     ];',
          ' }',
        ),
      },
      findings: ['4 info, asked'],
    },
    {
      name: 'templates of Go that escape nothing',
      files: {
        'shop/page.go': diff(
          ' package shop',
          ' import (',
          '-\t"html/template"',
          '+\t"text/template"',
          ' )',
          ' func render(w http.ResponseWriter, t *template.Template) {',
          ' \tt.Execute(w, nil)',
          ' }',
        ),
      },
      findings: ['3 info'],
    },
    ...cases(
      [
        ['myapp/config/production.rb', '  config.force_ssl = false', 'info'],
        ['spec_support/dummy_app/config/production.rb', '  config.force_ssl = false', 'info'],
        ['apps/config/production.rb', '  config.force_ssl = false', 'info, asked'],
        ['dev/db/start.sh', 'docker run --privileged=true db', 'info, asked'],
        ['deploy/db/start.sh', 'docker run --privileged=true db', 'info, asked'],
      ],
      (path, line, severity) => ({
        name: path,
        files: { [path]: addedTo('first', line) },
        findings: [`2 ${severity}`],
      }),
    ),
    ...cases(
      [
        ['src/a.ts', "res.setHeader('Access-Control-Allow-Origin', '*');"],
        ['src/a.py', '    allow_origins=["*"],'],
        ['src/a.py', '@csrf_exempt'],
        ['src/A.java', '  http.csrf().disable();'],
        ['src/A.java', '  .anyRequest().permitAll()'],
        ['src/A.cs', '  [AllowAnonymous]'],
        ['app/a.rb', '  skip_before_action :authenticate_user!'],
        ['app/a.rb', '  skip_before_action :authorize_admin!'],
        ['src/a.ts', "res.cookie('sid', id, { httpOnly: false });"],
      ],
      (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info, asked'] }),
    ),
    ...cases(
      [
        [
          'CSP off',
          'src/a.ts',
          1,
          [
            '-app.use(helmet({ contentSecurityPolicy: { directives } }))',
            '+app.use(helmet({ contentSecurityPolicy: false }))',
          ],
        ],
        [
          'CSP with inline code',
          'src/a.ts',
          2,
          [' const csp = {', `-  scriptSrc: ["'self'"],`, `+  scriptSrc: ["'self'", "'unsafe-inline'"],`, ' }'],
        ],
        [
          'CSP gone',
          'nginx.conf',
          1,
          [' server {', `-  add_header Content-Security-Policy "default-src 'self'";`, ' }'],
        ],
        [
          'HSTS off',
          'nginx.conf',
          2,
          [
            ' server {',
            '-  add_header Strict-Transport-Security "max-age=63072000";',
            '+  add_header Strict-Transport-Security "max-age=0";',
            ' }',
          ],
        ],
        ['deny all', 'nginx.conf', 1, [' location /a {', '-  deny all;', '+  allow all;', ' }']],
        [
          'permitAll',
          'src/A.java',
          2,
          [
            ' class A {',
            `-  @PreAuthorize("hasRole('ADMIN')")`,
            '+  @PreAuthorize("permitAll()")',
            '   void a() {}',
            ' }',
          ],
        ],
        ['YAML: required', 'config/app.yaml', 2, [' auth:', '-  required: true', '+  required: false']],
        ['YAML: no longer required', 'config/app.yaml', 2, [' auth:', '   minutes: 5', '-  required: true']],
        [
          'YAML: a flow',
          'config/app.yaml',
          1,
          ['-auth: { required: true, minutes: 5 }', '+auth: { required: false, minutes: 5 }'],
        ],
        [
          'YAML: an entry',
          'config/security.yaml',
          2,
          [' access_control:', '   - { path: ^/a, roles: ROLE_USER }', '-  - { path: ^/admin, roles: ROLE_ADMIN }'],
        ],
        [
          'YAML: a role',
          'config/security.yaml',
          2,
          [
            ' access_control:',
            '-  - { path: ^/admin, roles: ROLE_ADMIN }',
            '+  - { path: ^/admin, roles: PUBLIC_ACCESS }',
          ],
        ],
        [
          'JSON: guests',
          'config/permissions.json',
          2,
          [' {', '-  "guest": ["read"],', '+  "guest": ["read", "write"],', '   "admin": ["write"]', ' }'],
        ],
        [
          'JSON: on one line',
          'config/app.json',
          1,
          ['-{"auth":{"required":true,"a":1}}', '+{"auth":{"required":false,"a":1}}'],
        ],
        [
          'JSON: with a comment',
          'config/app.json',
          1,
          ['-{"auth":{"required":true}} // on', '+{"auth":{"required":false}} // on'],
        ],
        [
          'YAML: before aliases that repeat each other',
          'config/app.yaml',
          2,
          [
            ' auth:',
            '-  required: true',
            '+  required: false',
            ' a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]',
            ...['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(
              (name, index) =>
                ` ${name}: &${name} [${Array(10)
                  .fill(`*${'abcdefghi'.charAt(index)}`)
                  .join(', ')}]`,
            ),
          ],
        ],
      ],
      (name, path, line, marked) => ({ name, files: { [path]: diff(...marked) }, findings: [`${line} info, asked`] }),
    ),
  ],
  valid: [
    {
      name: 'rules of a database that everybody reads from, and another folder in a container',
      files: {
        'firestore.rules': diff(
          ' match /orders/{id} {',
          '+  allow read: if true;',
          '+  allow write: if isAdmin();',
          ' }',
        ),
        'deploy/run.sh': diff(' #!/bin/sh', '+docker run -v /srv/shop:/srv/shop shop:1.2'),
      },
    },
    {
      name: 'a comment beside code of zsh, which the grammar of Bash cannot parse',
      files: {
        ...edit('lib/a.zsh', null, `${ZSH}# born under umask 000 as others\n`),
      },
    },
    {
      name: 'a path that no form is checked on, another list, and templates of Go for a file',
      files: {
        'app/Http/Middleware/VerifyCsrfToken.php': diff(
          ' <?php',
          ' class VerifyCsrfToken extends Middleware {',
          '     protected $except = [',
          "+        'hooks/pay',",
          '     ];',
          '     protected $hosts = [',
          "+        '*',",
          '     ];',
          ' }',
        ),
        'shop/gen.go': diff(
          ' package shop',
          ' import (',
          '+\t"text/template"',
          ' )',
          ' func write(file *os.File, t *template.Template) {',
          ' \tt.Execute(file, nil)',
          ' }',
        ),
      },
    },
    {
      name: 'an example in a document of Elixir',
      files: {
        'lib/cookies.ex': diff(
          ' defmodule Cookies do',
          '   @doc """',
          '   Encodes a cookie.',
          '+',
          '+      iex> encode("a", %{value: "b", http_only: false})',
          '   """',
          '   def encode(key, opts), do: make(key, opts)',
          ' end',
        ),
      },
    },
    {
      name: 'a connection that is not secure, in a file without a cookie',
      files: { 'src/config.rs': addedTo('Config {', '    secure: false,') },
    },
    {
      name: 'what a docstring says of a cookie',
      files: {
        'a.py': diff(
          ' def clear(name):',
          '+    """Deletes it.',
          '+',
          '+    Needed for cookies with samesite="none", secure=False.',
          '+    """',
          '     gone(name)',
        ),
      },
    },
    { name: 'what a debugger needs of a build', files: { 'Cargo.toml': addedTo('[profile.slow]', 'debug = true') } },
    {
      name: 'a test',
      files: { 'test_a.py': diff(' import a', '+@csrf_exempt', ' def f(): pass') },
    },
    {
      name: 'what a test expects of an answer',
      files: { 'test/a.test.js': diff(' request(app)', "+.expect('Set-Cookie', 'sid=; Path=/; Expires=0')") },
    },
    {
      name: 'a setting under another number',
      files: { 'config/app.yaml': diff('-item18:', '+item19:', '   tls:', '     insecureSkipVerify: true') },
    },
    {
      name: 'a policy with a nonce, whose looser word is for old browsers',
      files: {
        'src/a.go': diff(' f()', "+set(\"script-src 'nonce-\" + n + \"' 'strict-dynamic' 'unsafe-inline' https:\")"),
      },
    },
    ...cases(
      [
        ['YAML: more is demanded', 'config/app.yaml', [' auth:', '-  required: false', '+  required: true']],
        ['YAML: another setting', 'config/app.yaml', [' cache:', '-  enabled: true', '+  enabled: false']],
        [
          'JSON: fewer rights',
          'config/permissions.json',
          [' {', '-  "guest": ["read", "write"]', '+  "guest": ["read"]', ' }'],
        ],
        [
          'a stricter policy',
          'nginx.conf',
          [
            ' server {',
            '-  add_header Content-Security-Policy "default-src \'self\'";',
            '+  add_header Content-Security-Policy "default-src \'none\'";',
            ' }',
          ],
        ],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    ...cases(
      [
        [
          'another in place',
          'src/a.py',
          [' import a', '-@login_required', '+@permission_required("a")', ' def f(): pass'],
        ],
        ['one named origin', 'src/a.py', [' f()', '+allow_origins=["https://a.example"]']],
      ],
      (name, path, marked) => ({ name, files: { [path]: diff(...marked) } }),
    ),
    {
      name: 'a deleted file',
      files: edit('src/a.py', '@login_required\ndef f(): pass\n', null),
      also: ['contract/export-removed src/a.py:1'],
    },
  ],
});
