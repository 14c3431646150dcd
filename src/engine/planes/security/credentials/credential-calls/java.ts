import type { CredentialCall } from './call.js';

const JAVA = 'https://docs.oracle.com/en/java/javase/21/docs/api/';
const DOTNET = 'https://learn.microsoft.com/en-us/dotnet/api/';

/** Calls of Java, and of clients of several languages that take a password or a key. */
export const JAVA_CALLS: readonly CredentialCall[] = [
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
];
