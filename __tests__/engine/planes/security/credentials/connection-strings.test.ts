import { expect, it } from '@jest/globals';
import { findConnectionPasswords } from '../../../../../src/engine/planes/security/credentials/connection-strings.js';

const find = (text: string) => findConnectionPasswords(text).map(({ value }) => value);

it.each([
  '"Server=db;Database=shop;User Id=sa;Password=harbor;"',
  "'host=db user=shop password=harbor dbname=shop'",
  'jdbc:postgresql://db/shop?user=shop&password=harbor',
  'Data Source=db;Initial Catalog=shop;Uid=sa;Pwd=harbor',
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
])('says nothing of a place without a written password: %s', (text) => {
  expect(find(text)).toEqual([]);
});
