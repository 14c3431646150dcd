import { expect, it } from '@jest/globals';
import { findCredentialArguments } from '../../../../../src/engine/planes/security/credentials/credential-arguments.js';

const find = (text: string) => findCredentialArguments(text).map(({ value }) => value);

it.each([
  'DriverManager.getConnection("jdbc:mysql://db/shop", "shop", "harbor");',
  'headers.setBasicAuth("shop", "harbor");',
  'request.SetBasicAuth("shop", "harbor")',
  'var c = new NetworkCredential("shop", "harbor");',
  'new SymmetricSecurityKey(Encoding.UTF8.GetBytes("harbor"))',
  "$db = new mysqli('db', 'shop', 'harbor', 'shop');",
  "$pdo = new PDO('mysql:host=db', 'shop', 'harbor');",
  "ldap_bind($link, 'cn=admin', 'harbor');",
  'server.login("mail@shop.io", "harbor")',
  'auth := smtp.PlainAuth("", "shop", "harbor", "mail.shop.io")',
  'ssh.Password("harbor")',
  'mac := hmac.New(sha256.New, []byte("harbor"))',
  "crypto.createCipheriv('aes-256-cbc', Buffer.from('harbor'), iv)",
  "new Sequelize('shop', 'user', 'harbor', { host: 'db' })",
  "OpenSSL::HMAC.hexdigest('SHA256', 'harbor', data)",
  'KeyStore keys = open();\nkeys.load(stream, "harbor".toCharArray());',
  'String pw = "harbor";\nheaders.setBasicAuth("shop", pw);',
  'keys.setKeyEntry("shop", key, "harbor".toCharArray(), chain);',
  'factory.createConnection("shop", "harbor");',
  'AESGCM(b"harbor")',
  'signer = TimestampSigner("harbor")',
  "request.get(url).auth('shop', 'harbor')",
  "$db = new maxdb('db', 'shop', 'harbor');",
])('finds what a call is given as its password: %s', (text) => {
  expect(find(text)).toEqual(['harbor']);
});

it.each([
  'headers.setBasicAuth(user, System.getenv("PASSWORD"));',
  'headers.setBasicAuth("shop", password);',
  'headers.setBasicAuth("shop", "");',
  'headers.setBasicAuth("user", "password");',
  `new PDO('mysql:host=db', 'shop', "\${password}");`,
  "new mysqli('db', 'shop', getenv('DB_PASSWORD'));",
  'page.login("shop", "harbor")',
  'smtp.PlainAuth("", "shop"',
  'ks.load(stream, null);',
  'factory.createConnection("shop", System.getenv("PASSWORD"));',
  'AESGCM(AESGCM.generate_key(bit_length=256))',
])('says nothing of a call that is given no written password: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it('is fast on calls that never end', () => {
  expect(find('setBasicAuth("a", ('.repeat(20_000))).toEqual([]);
});
