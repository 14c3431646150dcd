import { expect, it } from '@jest/globals';
import { findCommandCredentials } from '../../../../src/engine/planes/security/credentials/command-credentials.js';
import { findCredentialArguments } from '../../../../src/engine/planes/security/credentials/credential-arguments.js';
import { findCredentials } from '../../../../src/engine/planes/security/credentials/find-credentials.js';
import { findKeyArguments } from '../../../../src/engine/planes/security/credentials/key-arguments.js';
import { hardCodedCredential } from '../../../../src/engine/planes/security/hard-coded-credential.js';
import { addedTo, runPlanesOn } from '../../run-planes.js';
import { cases, diff, edit, lines } from '../cases.js';
import { describeRule } from '../rule-tester.js';
import { LETTERS, TOKENS } from './tokens.js';

const value = 'r7Kp-29xVq!mZ';
const HEX = '9b1f04c7e2d85a3660fb7ce14d20a985';

const CREDENTIALS = [
  ['src/a.ts', `const password = '${value}';`, 'password'],
  ['src/a.ts', `  dbPassword: "${value}",`, 'dbPassword'],
  ['src/a.py', `DB_PASSWORD = "${value}"`, 'DB_PASSWORD'],
  ['src/a.go', `\tpassword := "${value}"`, 'password'],
  ['src/a.rb', `  :password => '${value}'`, 'password'],
  ['config/app.yml', `  password: "${value}"`, 'password'],
  ['src/a.ts', `const apiKey: string = '${LETTERS}';`, 'apiKey'],
  ['src/A.java', `String accessToken = "${LETTERS}";`, 'accessToken'],
  ['src/a.ts', `headers['x-api-key'] = '${LETTERS}';`, 'x-api-key'],
  ['src/a.ts', `const token = "${LETTERS}";`, 'token'],
] as const;

const encode = (text: string) => Buffer.from(text).toString('base64');

/** Values without quotes, in commands and headers, in calls, in markup. */
const OTHER_FORMS = [
  ['config/app.conf', `MYSQLPASS: ${LETTERS}`],
  ['config/app.conf', `DB_PSWD=${value}`],
  ['config/app.conf', `app.pasword = ${value}`],
  ['setup.ps1', `$own = New-Object System.Management.Automation.PSCredential ("shop", "${value}")`],
  ['setup.ps1', `ConvertTo-SecureString "${value}" -AsPlainText -Force`],
  ['src/A.cs', `var own = new SqlCredential("shop", "${value}");`],
  ['src/a.py', `client = Cloudant("shop", "${value}", url=address)`],
  ['fetch.sh', `curl --oauth2-bearer "${LETTERS}" https://shop.example/orders`],
  ['shop.spec', `%define api_key ${LETTERS}`],
  ['login.sh', `htpasswd -bc users shop ${value}`],
  ['login.sh', `htpasswd -nbB shop ${value}`],
  ['.env', `DB_PASSWORD=${value}`],
  ['.env.production', `export PGPASSWORD=${value}`],
  ['src/main/resources/application.properties', `spring.datasource.password=${value}`],
  ['config/app.ini', `db_pass = ${value}`],
  ['config/app.yml', `  signing-key: ${LETTERS}`],
  ['config/app.toml', `client_secret = "${LETTERS}"`],
  ['Dockerfile', `ENV DB_PASSWORD=${value}`],
  ['Dockerfile', `ENV DB_PASSWORD ${value}`],
  ['Dockerfile', `ARG API_TOKEN=${LETTERS}`],
  ['docker-compose.yml', `      MYSQL_ROOT_PASSWORD: ${value}`],
  ['docker-compose.yml', `      - REDIS_PASSWORD=${value}`],
  ['.github/workflows/build.yml', `          api-key: ${LETTERS}`],
  ['deploy.sh', `export VAULT_TOKEN=${LETTERS}`],
  ['prod.tfvars', `db_password = "${value}"`],
  ['main.tf', `variable "db_password" { default = "${value}" }`],
  ['web.config', `    <add key="DbPassword" value="${value}" />`],
  ['web.config', `    <add name="x" connectionString="Server=db;User ID=app;Password=${value};" />`],
  ['settings.xml', `      <password>${value}</password>`],
  ['config/app.json', `  "clientSecret": "${LETTERS}",`],
  ['src/Db.java', `    dataSource.setPassword("${value}");`],
  ['src/a.go', `\tos.Setenv("DB_PASSWORD", "${value}")`],
  ['src/a.ts', `const secret = process.env.APP_SECRET || '${LETTERS}';`],
  ['src/a.py', `if password == "${value}":`],
  ['src/a.py', `if "${value}" == password:`],
  ['src/a.py', `def connect(user, password: str = "${value}"):`],
  ['src/a.rs', `    let api_token: &str = "${LETTERS}";`],
  ['deploy.sh', `curl -u deploy:${value} https://api.shop.io/v1/orders`],
  ['deploy.sh', `curl -H "Authorization: Bearer ${LETTERS}" https://api.shop.io`],
  [
    'deploy.sh',
    `curl -H "Authorization: Basic ${Buffer.from(`deploy:${value}`).toString('base64')}" https://api.shop.io`,
  ],
  ['deploy.sh', `curl -H 'Authorization: ${LETTERS}' https://api.shop.io`],
  ['config/app.yml', `settings: ${encode(`client_secret="${LETTERS}"`)}`],
  ['config/app.yml', `settings: ${encode(encode(`client_secret="${LETTERS}"`))}`],
  ['deploy.sh', `shopctl login --password ${value}`],
  ['deploy.sh', `sshpass -p ${value} ssh deploy@shop.io`],
  ['.netrc', `machine api.shop.io login deploy password ${value}`],
  ['.npmrc', `//npm.shop.io/:_authToken=${LETTERS}`],
  ['src/a.ts', `const token = jwt.sign({ id: 7 }, '${LETTERS}');`],
] as const;

/** Plain words that somebody typed: they may be real, and are no more than information. */
const WEAK = [
  ['src/a.go', '\tSecret: []byte{33, 9, 100, 114, 245, 164, 134, 217, 225},'],
  ['src/a.h', '#define AES_KEY {0x35, 0x34, 0x65, 0x9b, 0x1c, 0x2e, 0x23, 0x10}'],
  ['docker-compose.yml', '      POSTGRES_PASSWORD: shopping'],
  ['.github/workflows/build.yml', '          MYSQL_PASSWORD: shopping'],
  ['src/a.py', 'password = "blerg"'],
  ['src/A.java', 'String dbPassword = "summer99";'],
  ['src/a.ts', "const token = jwt.sign({ id: 7 }, 'short');"],
  ['src/a.py', "app.config['SECRET_KEY'] = 'Harbor123'"],
  ['src/A.java', 'String dbPassword = "qvxf6_gab";'],
  ['src/A.java', 'char[] password = "SuperHarbor".toCharArray();'],
  ['src/A.java', 'Jwts.parser().setSigningKey(KEY.getBytes(UTF_8)); String KEY = "harbor";'],
  ['src/a.ts', `const apiKey = '${'3f2b8c9e'}-7d41-4e6a-9b05-1c8d2a7e6f43';`],
] as const;

/** A workflow with a database beside its job: a variable of the database, and steps. */
const service = (variable: string, ...steps: readonly string[]) =>
  lines(
    'jobs:',
    '  test:',
    '    services:',
    '      db:',
    '        image: postgres@sha256:1',
    '        env:',
    variable === '' ? '          TZ: UTC' : variable,
    '    steps:',
    ...steps,
  );
const COMPOSE = lines(
  'services:',
  '  db:',
  '    image: mysql@sha256:1',
  '    environment:',
  `      - MYSQL_ROOT_PASSWORD=${value}`,
);

describeRule(hardCodedCredential, {
  invalid: [
    ...cases(CREDENTIALS, (path, line, _name) => ({
      files: { [path]: addedTo('first', line) },
      findings: ['2 error'],
    })),
    ...cases(OTHER_FORMS, (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 error'] })),
    ...cases(WEAK, (path, line) => ({ files: { [path]: addedTo('first', line) }, findings: ['2 info'] })),
    {
      name: 'in a test it is information',
      files: { 'a.test.ts': addedTo('first', `const password = '${value}';`) },
      findings: ['2 info'],
    },
    {
      name: 'in the application that a library is tried with it is information',
      files: { 'myapp/config/cable.yml': addedTo('first', `password: ${value}`) },
      findings: ['2 info'],
    },
    {
      name: 'in an example it is information',
      files: { 'examples/shop/config.yml': addedTo('first', `password: ${value}`) },
      findings: ['2 info'],
    },
    {
      name: 'one value in several places is told once',
      files: {
        'config/app.yml': addedTo('first', `password: ${value}`, `other_password: ${value}`),
        'config/more.yml': addedTo('first', `password: ${value}`),
      },
      findings: ['config/app.yml:2 error'],
    },
    {
      name: 'a text file that holds settings',
      files: { 'deploy/login.txt': addedTo('user=shop', `password=${value}`) },
      findings: ['2 error'],
    },
    {
      name: 'a key that .NET signs cookies with',
      files: { 'web.config': addedTo('first', `<machineKey validationKey="${HEX}${[...HEX].reverse().join('')}" />`) },
      findings: ['2 error'],
    },
    {
      name: 'what a Secret of Kubernetes holds as it is, with comments between',
      files: {
        'deploy/secret.yaml': addedTo(
          'apiVersion: v1',
          'kind: Secret',
          'stringData:',
          '  # see the handbook',
          '  username: deploy',
          '  level: information',
          `  camo: ${LETTERS}`,
        ),
      },
      findings: ['7 info'],
    },
    {
      name: 'a Secret of Kubernetes',
      files: {
        'deploy/secret.yaml': addedTo(
          'apiVersion: v1',
          'kind: Secret',
          'data:',
          `  shop: ${Buffer.from(value).toString('base64')}`,
        ),
      },
      findings: ['4 error'],
    },
    // What a pipeline makes a database of its own with.
    ...cases(
      [
        ['services', service(`          POSTGRES_PASSWORD: ${value}`), '7 info, asked'],
        // Another name there, the same name at another place, and another value.
        ['a key of a service', service(`          API_TOKEN: ${LETTERS}`), '7 error'],
        [
          'a job',
          service('', '      - env:', `          POSTGRES_PASSWORD: ${value}`, '        run: make'),
          '10 error',
        ],
        ['another value', service('', `      - run: login --password ${value}`), '9 error'],
      ],
      (name, text, finding) => ({
        name: `${name} of a workflow`,
        files: { '.github/workflows/ci.yml': { old: service(''), new: text } },
        findings: [finding],
        beside: ['supply-chain/token-reach'],
      }),
    ),
    {
      name: 'a compose file that no pipeline of the change starts',
      files: edit('docker-compose.yml', null, COMPOSE),
      findings: ['5 error'],
    },
    {
      name: 'a compose file that a pipeline of the change starts',
      files: {
        ...edit('docker-compose.yml', null, COMPOSE),
        '.github/workflows/ci.yml': {
          old: service(''),
          new: service('', '      - run: docker compose -f docker-compose.yml up -d'),
        },
      },
      findings: ['docker-compose.yml:5 info, asked'],
    },
    {
      name: 'the same value in the program',
      files: {
        '.github/workflows/ci.yml': { old: service(''), new: service(`          POSTGRES_PASSWORD: ${value}`) },
        'src/a.ts': addedTo('first', `const password = '${value}';`),
      },
      findings: ['.github/workflows/ci.yml:7 info, asked', 'src/a.ts:2 error'],
    },
  ],
  valid: [
    // Numbers, macros that are computed, pieces of encoded data.
    ...cases(
      [
        ['src/a.h', '#define PASSWORD 0x0dead1beef7cafe2'],
        ['src/a.c', 'static const uint64_t unlock_key = 0x5A5A5A5AULL;'],
        ['config/app.conf', 'unlock_password = "0xAb19D82E7f546cC3"'],
        ['shop.spec', '%define token %(cat token.txt)'],
        ['fetch.sh', 'curl --oauth2-bearer "$TOKEN" https://shop.example/orders'],
        ['login.sh', 'htpasswd -nb shop password\nauth_of_shop=basic'],
        ['config/data.conf', 'M8[@)]PW:9Z.Q?7M^S2`4G?E0C.@V&?8KY]]"H3Y@6$#I4V*R^"+B,2P6`A)UL'],
        ['setup.ps1', '$own = New-Object System.Management.Automation.PSCredential ($user, $secure)'],
        ['src/a.go', 'var keys = []byte{1, 2, 3, 4, 5, 6, 7, 8}'],
      ],
      (path, line) => ({ name: line, files: { [path]: addedTo('first', line) } }),
    ),
    {
      name: 'a value that was there before, in quotes now',
      files: { 'config/app.yml': diff(' a: 1', `-password: ${value}`, `+password: "${value}"`) },
    },
    {
      name: 'a value that moved from another file',
      files: {
        'config/old.yml': diff(' a: 1', `-password: ${value}`),
        'config/app.yml': diff(' a: 1', `+  password: ${value}`),
      },
    },
    {
      name: 'the default of a service',
      files: { 'docker-compose.yml': addedTo('services:', '      POSTGRES_PASSWORD: postgres') },
    },
    {
      name: 'a text for users',
      files: { 'src/locales/de.yml': addedTo('de:', '  password: passwort1') },
    },
    {
      name: 'a plain word in a test',
      files: { 'a.test.ts': addedTo('first', "const password = 'summer99';") },
    },
    {
      name: 'a Secret of Kubernetes in which a placeholder is encoded',
      files: {
        'deploy/secret.yaml': addedTo(
          'apiVersion: v1',
          'kind: Secret',
          'data:',
          `  shop: ${Buffer.from('REPLACE_ME').toString('base64')}`,
        ),
      },
    },
    {
      name: 'a plain word in a text file that holds settings',
      files: { 'deploy/login.txt': addedTo('user=shop', 'password=summer') },
    },
    {
      name: 'a text file with a sentence in it',
      files: { 'notes.txt': addedTo('first', 'This is how it was:', `password=${value}`) },
    },
    {
      name: 'what begins as a token of a known shape and is too long for one',
      files: { '.env': addedTo('first', `API_TOKEN=glptt-${HEX.repeat(2)}`) },
    },
    {
      name: 'in documents',
      files: { 'README.md': addedTo('x', `const password = '${value}';`) },
    },
    {
      name: 'what security/secret finds already',
      files: { 'src/a.ts': addedTo('x', `const token = '${TOKENS['GitHub token']}';`) },
      also: ['security/secret src/a.ts:2'],
    },
  ],
});

it.each(CREDENTIALS)('names what is given a value and never prints it: %s: %s', async (path, line, name) => {
  const { findings } = await runPlanesOn({ [path]: addedTo('first', line) });
  expect(findings[0]?.title).toContain(name);
  expect(JSON.stringify(findings)).not.toContain(value);
  expect(JSON.stringify(findings)).not.toContain(LETTERS.slice(0, 12));
});

it.each([
  "const password = process.env['DB_PASSWORD'];",
  "const password = '';",
  "const password = 'changeme123';",
  "const password = '<your password 1>';",
  `const password = '\${DB_PASSWORD}';`,
  "password: '{{ vault.password1 }}'",
  "const tokenType = 'identifier2';",
  "const token = 'reset-password-token-v2';",
  "const resetToken = 'user.reset.token.v2';",
  "const apiKey = 'YOUR_API_KEY_12345678';",
  "passwordField: 'input2'",
  "const token = 'abc';",
  "label: 'Password2'",
  "const secretName = 'prod/db/main-2';",
  "password: 'Passwort'",
  "const query = '&password=' + password + '';",
  "const query = `&password='` + password + `'`;",
  "jwt.secret = other ? 'reset-link' : 'login-link';",
  'char[] password = "http-password".toCharArray();',
  "const jwtSecretKey = 'sha256';",
  "const accessTokenUrl = 'https://a.b/c1/oauth2/token22';",
  "expect(password).toBe('r7Kp29xVq');",
  'password: string;',
  "'password' => 'hashed',",
  '<Icon v-if="type === \'password\'" :icon="faEye2Open9" />',
  "t('form.password', 'Neues Passwort')",
  "validatePassword('r7Kp29xVq')",
  "const nextPageToken = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const publicKey = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const csrfToken = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const cacheKey = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const tokenHash = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const password = row.password ?? '';",
  'password = newPassword',
  "const API_TOKEN = 'abcdefghijklmnopqrstuvwxyz';",
  "const apiKey = 'aaaaaaaaaaaaaaaaaaaaaaaa';",
  "const authenticityToken = 'q7Zx2LmP9tRw4VbN8sKd';",
  "const awsSecretAccessKey = 'R6xCNd0erkAuZyDFe8C4IwjpYQtniKqnHAzE7Pk5fPrBRpwOnuYxA';",
  "password.equals('Password')",
  "options.put('token', 'oauth2')",
])('not %s', (line) => {
  expect(findCredentials(line, 'code')).toEqual([]);
});

it.each([
  'password:',
  `password: $\{{ secrets.DB_PASSWORD }}`,
  'password: "{{ vault_db_password }}"',
  'DB_PASSWORD=$DB_PASSWORD',
  `DB_PASSWORD=$\{DB_PASSWORD:-}`,
  'DB_PASSWORD=<password>',
  'password: changeme',
  'password: !vault |',
  'password: ENC(q7Zx2LmP9tRw4VbN)',
  'api_key: op://shop/api/key1',
  'password_file: /run/secrets/db_password1',
  'token: path/to/token/file9',
  'secretName: shop-tls-2',
  'description: The password has 12 characters and 3 signs',
  'private_key_path = keys/shop1.pem',
])('not without quotes: %s', (line) => {
  expect(findCredentials(line, 'settings')).toEqual([]);
});

it.each([
  ['const PassWord = "r7Kp29xVq";', 'PassWord'],
  ['if (password.equals("r7Kp29xVq")) {', 'password'],
  ['if ("r7Kp29xVq".equals(password)) {', 'password'],
  ['settings.put("db.password", "harbor77");', 'db.password'],
  ['String motDePasse = "harbor77";', 'motDePasse'],
  ['const password = isDev ? "r7Kp29xVq" : other;', 'password'],
  ['secret = other ?? "r7Kp29xVq12LmNs8Qa";', 'secret'],
  ['snyktoken = "6f1c2b9a-3d4e-4a7b-9c8d-0e5f6a7b8c9d"', 'snyktoken'],
])('finds %s', (line, name) => {
  expect(findCredentials(line, 'code').map((one) => one.name)).toEqual([name]);
});

it.each([
  'char[] pwd = "harbor".toCharArray();\nnew PBEKeySpec(pwd, salt, 1000);',
  'KeyStore keys = open();\nkeys.load(stream, "harbor".toCharArray());',
  'connection = DriverManager.getConnection(url, user, "harbor");',
  "key = OpenSSL::PKey::RSA.new pem, 'harbor'",
  "http_basic_authenticate_with name: 'shop', password: 'harbor'",
  "const options = {\n  secret: 'harbor',\n  resave: false,\n};",
])('finds the password that a call is given: %s', (text) => {
  expect([...findKeyArguments(text), ...findCredentialArguments(text)].map(({ rating }) => rating)).toEqual(['weak']);
});

it.each([
  'psexec \\\\10.0.0.1 -u admin -p harbor7 cmd',
  'CREATE USER shop IDENTIFIED BY "harbor7";',
  'ConvertTo-SecureString "harbor7" -AsPlainText -Force',
  "echo 'root:harbor7' | chpasswd",
  'net user shop harbor7 /add',
  'openssl rsa -in a.pem -passin pass:harbor7',
  'ldapsearch -D cn=admin -w harbor7 -b dc=shop',
  'db.shop.io:5432:shop:shopper:harbor7',
  'requests.get(url, auth=("shop", "harbor7"))',
  'sql.Open("mysql", "root:harbor7@tcp(db:3306)/shop")',
  'keytool -genkey -storepass harbor7 -alias shop',
])('finds the password of a command: %s', (text) => {
  expect(findCommandCredentials(text).map(({ value: password }) => password)).toEqual(['harbor7']);
});

it.each([
  'psexec \\\\host -u admin -p $PASSWORD cmd',
  'curl -u test:test https://api.shop.io',
  'curl -u "$USER:$PASSWORD" https://api.shop.io',
  'docker login -u shop -p password',
  'mysql --password=%DB_PASSWORD%',
  'requests.get(url, auth=(user, password))',
])('says nothing of a command that is given no written password: %s', (text) => {
  expect(findCommandCredentials(text)).toEqual([]);
});

it('takes no variable of another function for the key of a call', () => {
  const one = "def one\n  salt = 'harbor'\nend\n";
  expect(findKeyArguments(`${one}def two(salt)\n  JWT.encode payload, salt, 'HS256'\nend\n`)).toEqual([]);
  expect(findKeyArguments("def one\n  salt = 'harbor'\n  JWT.encode payload, salt, 'HS256'\nend\n")).toHaveLength(1);
});

it.each([
  'KeyStore.load(a, ',
  'PKey::RSA.new a, ',
  'resave: a secret: b, ',
  'b = "x" secret: b, resave: ',
  '  b = "x"\ndef a\n  jwt.sign(p, b)\n',
])('is fast on text that begins like calls with passwords again and again: %s', (start) => {
  expect(findKeyArguments(start.repeat(20_000)).every(({ value }) => value.length < 200)).toBe(true);
});

it.each(['password="', "--password 'a", 'token: "\\', 'password = "a" + ', 'Authorization: Bearer ', 'jwt.sign({'])(
  'is fast on text that begins like credentials again and again: %s',
  (start) => {
    const text = start.repeat(20_000);
    expect([...findCredentials(text, 'settings'), ...findCommandCredentials(text), ...findKeyArguments(text)]).toEqual(
      [],
    );
  },
);

it.each([
  [`password = '${value}'`, ['info']],
  ["password = 'summer99'", []],
])('says little of a line that a program packed: %s', async (line, severities) => {
  const { findings } = await runPlanesOn({ 'static/app.js': addedTo('first', `${'f();'.repeat(300)}${line};`) });
  const said = findings.filter(({ rule }) => rule === 'security/hard-coded-credential');
  expect(said.map(({ severity }) => severity)).toEqual(severities);
});

it('says nothing of the key that is built into an emulator for everyone', async () => {
  const key = ['C2y6yDjf5/R+ob0N8A7Cgv30VRDJIWEHLM+4QDU5DE2nQ9nDuVTqobD4b8mGGyPMbIZnqyMsEcaGQy67', 'XIw/Jw=='].join('');
  const { findings } = await runPlanesOn({ 'pipelines.yml': addedTo('variables:', `  cosmosToken: ${key}`) });
  expect(findings.filter(({ rule }) => rule.startsWith('security/'))).toEqual([]);
});
