import type { CredentialCall } from './call.js';

const PYTHON = 'https://docs.python.org/3/library/';

/** Calls of Python that take a password or a key. */
export const PYTHON_CALLS: readonly CredentialCall[] = [
  {
    word: /MySQLdb|pymysql|mysql\.connector/u,
    callee: '\\b(?:MySQLdb|pymysql|mysql\\.connector)\\.connect',
    at: 2,
    least: 3,
    source: 'https://pymysql.readthedocs.io/en/latest/modules/connections.html',
  },
  {
    word: /login/u,
    callee: '(?:\\b|_)(?:s|server|smtp|imap|ftp|mail|mailer|client|conn|connection|session|smtpObj)\\w{0,10}\\.login',
    at: 1,
    least: 2,
    source: PYTHON,
  },
  { word: /FTP/u, callee: '\\bFTP(?:_TLS)?', at: 2, source: PYTHON },
  {
    word: /bind/u,
    callee: '\\b(?:simple_)?bind_s',
    at: 1,
    source: 'https://www.python-ldap.org/en/latest/reference/ldap.html',
  },
  {
    word: /psycopg|asyncpg|cx_Oracle|oracledb|pymssql/u,
    callee: '\\b(?:cx_Oracle|oracledb)\\.connect',
    at: 1,
    least: 3,
    source: 'https://python-oracledb.readthedocs.io/',
  },
  { word: /pymssql/u, callee: '\\bpymssql\\.connect', at: 2, least: 3, source: 'https://pymssql.readthedocs.io/' },
  {
    word: /ldap3|Connection/u,
    callee: '\\bldap3\\.Connection',
    at: 2,
    least: 3,
    source: 'https://ldap3.readthedocs.io/',
  },
  {
    word: /Serializer|TimestampSigner/u,
    callee:
      '\\b(?:itsdangerous\\.)?(?:URLSafe(?:Timed)?Serializer|TimedJSONWebSignatureSerializer|JSONWebSignatureSerializer|TimestampSigner)',
    at: 0,
    source: 'https://itsdangerous.palletsprojects.com/',
  },
  {
    word: /AESGCM|ChaCha20Poly1305|AESCCM|algorithms/u,
    callee:
      '\\b(?:AESGCM|AESCCM|ChaCha20Poly1305|algorithms\\.(?:AES|TripleDES|Blowfish|ARC4|ChaCha20|CAST5|Camellia|IDEA|SEED))',
    at: 0,
    source: 'https://cryptography.io/',
  },
  {
    word: /load_pem_private_key|load_der_private_key/u,
    callee: '\\bload_(?:pem|der)_private_key',
    at: 1,
    least: 2,
    source: 'https://cryptography.io/',
  },
  { word: /UsmUserData/u, callee: '\\bUsmUserData', at: 1, least: 2, source: 'https://docs.lextudio.com/pysnmp/' },
  { word: /Fernet/u, callee: '\\bFernet', at: 0, source: 'https://cryptography.io/en/latest/fernet/' },
  {
    word: /\b(?:AES|DES3?|ARC4|Blowfish)\b/u,
    callee: '\\b(?:AES|DES3?|ARC4|Blowfish)\\.new',
    at: 0,
    source: 'https://www.pycryptodome.org/',
  },
  { word: /BestAvailableEncryption/u, callee: '\\bBestAvailableEncryption', at: 0, source: 'https://cryptography.io/' },
  {
    word: /OAuth/u,
    callee: '\\b(?:OAuth1|OAuthHandler|OAuth1UserHandler|OAuth1Session)',
    at: 1,
    source: 'https://requests-oauthlib.readthedocs.io/',
  },
];
