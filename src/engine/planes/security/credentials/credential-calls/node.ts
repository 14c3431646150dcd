import type { CredentialCall } from './call.js';

const NODE = 'https://nodejs.org/api/crypto.html';

/** Calls of Node and browsers that take a password or a key. */
export const NODE_CALLS: readonly CredentialCall[] = [
  { word: /create(?:C|Dec)ipher/u, callee: '\\bcreate(?:C|Dec)ipher(?:iv)?', at: 1, source: NODE },
  { word: /pbkdf2|scrypt/u, callee: '\\bcrypto\\.(?:pbkdf2|scrypt)(?:Sync)?', at: 0, source: NODE },
  {
    word: /\.auth\(/u,
    callee: '(?<=\\))\\s{0,20}\\.auth',
    at: 1,
    least: 2,
    source: 'https://ladjs.github.io/superagent/',
  },
  {
    word: /ldap/u,
    callee: '\\b(?:client|ldapClient)\\.bind',
    at: 1,
    least: 2,
    source: 'http://ldapjs.org/client.html',
  },
  {
    word: /createHmac|createDecipher|scrypt|hkdf/u,
    callee: '\\b(?:scrypt|pbkdf2)(?:Sync)',
    at: 0,
    least: 3,
    source: NODE,
  },
  {
    word: /cookieParser/u,
    callee: '\\bcookieParser',
    at: 0,
    source: 'https://expressjs.com/en/resources/middleware/cookie-parser.html',
  },
  {
    word: /cookieParser/u,
    callee: '\\bcookieParser\\.(?:signedCookies?|JSONCookies?)',
    at: 1,
    source: 'https://expressjs.com/en/resources/middleware/cookie-parser.html',
  },
  { word: /Sequelize/u, callee: '\\bSequelize', at: 2, source: 'https://sequelize.org/docs/v6/getting-started/' },
  {
    word: /CryptoJS/u,
    callee: '\\bCryptoJS\\.(?:(?:AES|DES|TripleDES|RC4|Rabbit)\\.(?:en|de)crypt|Hmac\\w{3,9})',
    at: 1,
    source: 'https://cryptojs.gitbook.io/docs/',
  },
];
