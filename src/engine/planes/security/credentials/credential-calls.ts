/** Calls of platforms and of well-known clients that take a password or a key, and which of their arguments it is. */

/** A call by its name. */
export interface CredentialCall {
  /** Words of which a text must have one. */
  readonly word: RegExp;
  /** Source of a pattern for the callee, from its last word back: `(` follows it. */
  readonly callee: string;
  /** Place of the argument, from 0; negative: from the end. */
  readonly at: number;
  /** How many arguments the call has at least, if that distinguishes it. */
  readonly least?: number;
  /** The documentation of the call. */
  readonly source: string;
}

const JAVA = 'https://docs.oracle.com/en/java/javase/21/docs/api/';
const PHP = 'https://www.php.net/manual/en/funcref.php';
const DOTNET = 'https://learn.microsoft.com/en-us/dotnet/api/';
const NODE = 'https://nodejs.org/api/crypto.html';
const GO = 'https://pkg.go.dev/std';
const PYTHON = 'https://docs.python.org/3/library/';

export const CREDENTIAL_CALLS: readonly CredentialCall[] = [
  {
    word: /PasswordCredential/u,
    callee: '\\bnew (?:[\\w.]{1,60}\\.)?PasswordCredential',
    at: 2,
    least: 3,
    source: DOTNET,
  },
  { word: /PasswordDeriveBytes/u, callee: '\\bPasswordDeriveBytes', at: 0, least: 2, source: DOTNET },
  { word: /[kK]eyStore/u, callee: '\\.load', at: -1, least: 2, source: JAVA },
  { word: /PBEKeySpec|PasswordProtection/u, callee: '\\b(?:PBEKeySpec|PasswordProtection)', at: 0, source: JAVA },
  {
    word: /PasswordAuthentication|KerberosKey/u,
    callee: '\\b(?:PasswordAuthentication|KerberosKey)',
    at: 1,
    source: JAVA,
  },
  { word: /DriverManager/u, callee: '\\bDriverManager\\.getConnection', at: 2, least: 3, source: JAVA },
  { word: /KeyManagerFactory/u, callee: '\\.init', at: 1, least: 2, source: JAVA },
  // Basic authentication (RFC 7617): Spring, OkHttp, Go, Ruby, Requests, aiohttp, RestSharp, Apache HttpClient.
  {
    word: /[bB]asic_?[aA]|BasicAuth|DigestAuth|Credentials\.basic|UsernamePassword/u,
    callee:
      '\\b(?:(?:set|with|Set|add)?_?[bB]asic_?[aA]uth(?:entication)?|HTTP(?:Basic|Digest)Auth|BasicAuth|HttpBasicAuthenticator|Credentials\\.basic|UsernamePassword(?:Credentials|Token|AuthenticationToken))',
    at: 1,
    least: 2,
    source:
      'https://docs.spring.io/spring-framework/docs/current/javadoc-api/org/springframework/http/HttpHeaders.html',
  },
  // https://docs.aws.amazon.com/sdkref/latest/guide/creds-config-files.html
  {
    word: /Credentials/u,
    callee:
      '\\b(?:BasicAWSCredentials|AwsBasicCredentials\\.create|NewStaticCredentials(?:Provider)?|Aws::Credentials\\.new)',
    at: 1,
    least: 2,
    source: 'https://docs.aws.amazon.com/sdk-for-java/latest/developer-guide/credentials-explicit.html',
  },
  {
    word: /getKey|getEntry|setKeyEntry|KeyStore/u,
    callee: '\\b(?:ks|keyStore|keystore|store)\\.getKey',
    at: 1,
    least: 2,
    source: JAVA,
  },
  { word: /setKeyEntry/u, callee: '\\.setKeyEntry', at: 2, least: 3, source: JAVA },
  {
    word: /Connection/u,
    callee: '\\b(?:create(?:Queue|Topic)?Connection|createContext)',
    at: 1,
    least: 2,
    source: 'https://jakarta.ee/specifications/messaging/3.1/apidocs/',
  },
  {
    word: /NTCredentials|CloudantClient|UsernamePasswordCredential/u,
    callee: '\\b(?:NTCredentials|UsernamePasswordCredential)',
    at: 1,
    least: 2,
    source: 'https://hc.apache.org/httpcomponents-client-5.4.x/',
  },
  { word: /[jJ]edis/u, callee: '\\b[jJ]edis\\w{0,10}\\.auth', at: -1, source: 'https://redis.github.io/jedis/' },
  // https://jakarta.ee/specifications/servlet/6.0/apidocs/
  {
    word: /equest\w{0,10}\.login/u,
    callee: '\\b(?:req|request|httpRequest|servletRequest)\\w{0,10}\\.login',
    at: 1,
    least: 2,
    source: 'https://jakarta.ee/specifications/servlet/6.0/apidocs/',
  },
  // https://docs.spring.io/spring-security/reference/features/integrations/cryptography.html
  {
    word: /Encryptors|Pbkdf2PasswordEncoder|StandardPasswordEncoder/u,
    callee:
      '\\b(?:Encryptors\\.(?:stronger|standard|text|delux|queryableText)|Pbkdf2PasswordEncoder|StandardPasswordEncoder)',
    at: 0,
    source: 'https://docs.spring.io/spring-security/reference/features/integrations/cryptography.html',
  },
  {
    word: /[fF]tp\w{0,10}\.login|FTPClient/u,
    callee: '\\b(?:ftp|ftpClient|client)\\.login',
    at: 1,
    least: 2,
    source: 'https://commons.apache.org/proper/commons-net/',
  },
  { word: /hmacShaKeyFor/u, callee: '\\bhmacShaKeyFor', at: 0, source: 'https://github.com/jwtk/jjwt' },
  {
    word: /MongoCredential/u,
    callee: '\\bcreate\\w{0,20}Credential',
    at: 2,
    source: 'https://www.mongodb.com/docs/drivers/java/',
  },
  // .NET and its clients
  {
    word: /(?:Network|PS|Sql)Credential/u,
    callee: '\\b(?:Network|PS|Sql)Credential',
    at: 1,
    least: 2,
    source: DOTNET,
  },
  { word: /Cloudant/u, callee: '\\bCloudant', at: 1, least: 2, source: 'https://cloud.ibm.com/docs/Cloudant' },
  { word: /ClientSecretCredential/u, callee: '\\bClientSecretCredential', at: 2, source: DOTNET },
  {
    word: /Credential/u,
    callee: '\\b(?:ClientCredential|StorageSharedKeyCredential|StorageCredentials|NewSharedKeyCredential)',
    at: 1,
    source: DOTNET,
  },
  { word: /KeyCredential/u, callee: '\\b(?:AzureKeyCredential|AzureNamedKeyCredential)', at: -1, source: DOTNET },
  {
    word: /SymmetricSecurityKey|Rfc2898DeriveBytes/u,
    callee: '\\b(?:SymmetricSecurityKey|Rfc2898DeriveBytes)',
    at: 0,
    source: DOTNET,
  },
  {
    word: /Rfc2898DeriveBytes\.Pbkdf2|HMAC(?:SHA|MD5)/u,
    callee: '\\b(?:Rfc2898DeriveBytes\\.Pbkdf2|new (?:[\\w.]{1,60}\\.)?HMAC(?:SHA(?:1|256|384|512)|MD5)(?:Cng)?)',
    at: 0,
    source: DOTNET,
  },
  { word: /X509/u, callee: '\\b\\w{0,30}[cC]ert\\w{0,30}\\.Import', at: 1, least: 2, source: DOTNET },
  {
    word: /\.(?:Login|Authenticate)/u,
    callee: '\\b(?:\\w{0,20}[cC]lient|smtp|imap|pop3?|ftp|mail)\\w{0,10}\\.(?:Login|Authenticate)(?:Async)?',
    at: 1,
    least: 2,
    source: 'https://mimekit.net/docs/html/M_MailKit_MailService_Authenticate_5.htm',
  },
  { word: /DirectoryEntry/u, callee: '\\bDirectoryEntry', at: 2, source: DOTNET },
  { word: /PrincipalContext/u, callee: '\\bPrincipalContext', at: -1, least: 4, source: DOTNET },
  { word: /X509Certificate2/u, callee: '\\bX509Certificate2', at: 1, source: DOTNET },
  { word: /SftpClient|SshClient/u, callee: '\\b(?:SftpClient|SshClient)', at: -1, least: 3, source: DOTNET },
  // PHP
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
  // Python
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
  // JavaScript
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
  { word: /Sequelize/u, callee: '\\bSequelize', at: 2, source: 'https://sequelize.org/docs/v6/getting-started/' },
  {
    word: /CryptoJS/u,
    callee: '\\bCryptoJS\\.(?:(?:AES|DES|TripleDES|RC4|Rabbit)\\.(?:en|de)crypt|Hmac\\w{3,9})',
    at: 1,
    source: 'https://cryptojs.gitbook.io/docs/',
  },
  // Go
  { word: /PlainAuth/u, callee: '\\bsmtp\\.PlainAuth', at: 2, source: GO },
  { word: /ssh\.Password/u, callee: '\\bssh\\.Password', at: 0, source: 'https://pkg.go.dev/golang.org/x/crypto/ssh' },
  { word: /hmac\.New|aes\.NewCipher/u, callee: '\\b(?:hmac\\.New|aes\\.NewCipher)', at: -1, source: GO },
  {
    word: /cookieParser/u,
    callee: '\\bcookieParser\\.(?:signedCookies?|JSONCookies?)',
    at: 1,
    source: 'https://expressjs.com/en/resources/middleware/cookie-parser.html',
  },
  {
    word: /NewCookieStore|securecookie/u,
    callee: '\\b(?:NewCookieStore|securecookie\\.New)',
    at: 0,
    source: 'https://pkg.go.dev/github.com/gorilla/sessions',
  },
  // Ruby
  {
    word: /OpenSSL::HMAC/u,
    callee: '\\bOpenSSL::HMAC\\.(?:hex|base64)?digest',
    at: 1,
    source: 'https://docs.ruby-lang.org/en/master/OpenSSL/HMAC.html',
  },
  {
    word: /Message(?:Encryptor|Verifier)/u,
    callee: '\\bMessage(?:Encryptor|Verifier)\\.new',
    at: 0,
    source: 'https://api.rubyonrails.org/',
  },
];

/** A cheap test: a text without these has no such call. */
export const ANY_CALL = new RegExp(CREDENTIAL_CALLS.map(({ word }) => word.source).join('|'), 'u');
