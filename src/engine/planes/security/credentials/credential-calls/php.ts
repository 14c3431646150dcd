import type { CredentialCall } from './call.js';

const PHP = 'https://www.php.net/manual/en/funcref.php';

/** Calls of PHP that take a password or a key. */
export const PHP_CALLS: readonly CredentialCall[] = [
  {
    word: /createFromPassword|loadFromAsciiSafeString/u,
    callee: '\\b(?:KeyOrPassword::createFromPassword|Key::loadFromAsciiSafeString)',
    at: 0,
    source: 'https://github.com/defuse/php-encryption',
  },
  {
    word: /_p?connect|mysqli|maxdb|PDO|ldap_bind|ftp_login|ssh2_auth|imap_open/u,
    callee:
      '\\b(?:(?:mysqli?|maxdb|mssql|sybase|odbc|ibase|db2|fbsql|ifx)_p?connect|mysqli|maxdb|PDO|ldap_bind|ftp_login|ssh2_auth_password|imap_open)',
    at: 2,
    source: PHP,
  },
  { word: /oci_|OCILogon/u, callee: '\\b(?:oci_(?:p|new_)?connect|OCILogon)', at: 1, source: PHP },
  { word: /hash_hmac|openssl_(?:en|de)crypt/u, callee: '\\b(?:hash_hmac|openssl_(?:en|de)crypt)', at: 2, source: PHP },
];
