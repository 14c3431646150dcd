import type { CredentialCall } from './call.js';

const DOTNET = 'https://learn.microsoft.com/en-us/dotnet/api/';

/** Calls of .NET that take a password or a key. */
export const DOTNET_CALLS: readonly CredentialCall[] = [
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
];
