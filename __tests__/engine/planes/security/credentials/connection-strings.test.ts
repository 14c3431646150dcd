import { expect, it } from '@jest/globals';
import { findConnectionPasswords } from '../../../../../src/engine/planes/security/credentials/connection-strings.js';

const find = (text: string) => findConnectionPasswords(text, 'code').map(({ value }) => value);

it.each([
  '"Server=db;Database=shop;User Id=sa;Password=harbor;"',
  "'host=db user=shop password=harbor dbname=shop'",
  'jdbc:postgresql://db/shop?user=shop&password=harbor',
  'Data Source=db;Initial Catalog=shop;Uid=sa;Pwd=harbor',
  'open("Server=db, User Id=sa, Password=harbor, Timeout=3")',
  'host=db user=shop password=harbor',
])('finds the password of a connection string: %s', (text) => {
  expect(find(text)).toEqual(['harbor']);
});

it.each([
  `"Server=db;User Id=sa;Password=\${DB_PASSWORD};"`,
  '"Server=db;User Id=sa;Password={0};"',
  '"Server=db;User Id=sa;Password=password;"',
  'password=harbor',
  'user=shop\npassword=harbor',
  'call(host=host, password=self.password)',
  'connect(host="db", user="shop", password=from_vault)',
  'connect(host=HOST, user=USER, password=SHOP_PW, port=5432)',
  'new Options { Host = "db", User = "shop", Password = vault["db"] };',
  "connect(server='db', user='shop', password=store['db/main'])",
  'new Builder { Server = "db", UserID = "shop", Password = input };',
])('says nothing of a place without a written password: %s', (text) => {
  expect(find(text)).toEqual([]);
});

it('reads values without quotes in settings', () => {
  expect(findConnectionPasswords('host=db, user=shop, password=harbor', 'settings')).toHaveLength(1);
});
