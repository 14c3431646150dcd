/** Credentials as plain faults: a token of each known shape in turn, and values that only their names make credentials. */
import { makeToken } from '../../__tests__/stand-ins/token-samples.js';
import { TOKEN_SHAPES } from '../../src/engine/planes/security/credentials/token-shapes/index.js';
import { drawn, type PlainFault } from './other-faults.js';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** So many shapes lie between those of two rounds, so that a few rounds meet all issuers. */
const STRIDE = 7;

/** Returns the faults of one round; shapes, names and values differ between rounds. */
export function credentialFaults(seed: number): readonly PlainFault[] {
  const shapes = TOKEN_SHAPES.flatMap((tokens) => tokens.shapes);
  const token = makeToken(shapes[(seed * STRIDE) % shapes.length] ?? '', seed + 1);
  const password = `${drawn(LETTERS, 9, seed)}-7q!`;
  const key = `q7${drawn(LETTERS, 30, seed + 3)}Z2`;
  const forms: readonly (readonly [path: string, line: string])[] = [
    ['.env', `DB_PASSWORD=${password}`],
    ['src/main/resources/application.properties', `spring.datasource.password=${password}`],
    ['config/settings.yml', `  client_secret: ${key}`],
    ['Dockerfile', `ENV API_TOKEN=${key}`],
    ['docker-compose.yml', `      MYSQL_PASSWORD: ${password}`],
    ['.github/workflows/build.yml', `          api-key: ${key}`],
    ['deploy.sh', `curl -u deploy:${password} https://api.shop.io/v1/orders`],
    ['deploy.sh', `curl -H "Authorization: Bearer ${key}" https://api.shop.io/v1/orders`],
    ['src/orders.py', `    db_password = "${password}"`],
    ['src/Orders.java', `    dataSource.setPassword("${password}");`],
    ['web.config', `    <add key="DbPassword" value="${password}" />`],
    ['src/mailer.go', `\tauth := smtp.PlainAuth("", "shop", "${password}", host)`],
    ['src/Client.java', `        headers.setBasicAuth("shop", "${password}");`],
    ['src/Db.cs', `    var db = new SqlConnection("Server=db;Database=shop;User Id=sa;Password=${password};");`],
    ['src/weather.js', `const weatherbit = fetchWith('https://api.weatherbit.io/v2?key=${key}');`],
    ['deploy.sh', `sshpass -p '${password}' ssh deploy@shop.io`],
    ['src/Keys.java', `        keys.setKeyEntry("shop", key, "${password}".toCharArray(), chain);`],
    ['src/login.php', `if (strcmp($auth, "${key}") === 0) {`],
    ['src/guard.js', `app.use(expressjwt({ secret: '${key}' }));`],
    ['db/users.sql', `CREATE USER shop IDENTIFIED BY '${password}';`],
  ];
  const [path, line] = forms[seed % forms.length] ?? ['', ''];
  return [
    {
      kind: 'token of an issuer',
      rules: [/^security\/(?:secret|hard-coded-credential)$/u],
      path: 'src/client.ts',
      hunk: ` import { connect } from './connect.js';\n+const client = connect('${token}');\n `,
    },
    {
      kind: 'credential by its name',
      rules: [/^security\/(?:secret|hard-coded-credential)$/u],
      path,
      hunk: ` \n+${line}\n `,
    },
  ];
}
