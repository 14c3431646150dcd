/** All tables of spellings. */
import { ANDROID_TLS } from './android.js';
import { CLUSTERS } from './clusters.js';
import { DOTNET_CREDENTIALS } from './dotnet-credentials.js';
import { DOTNET_CORS, DOTNET_CSP, DOTNET_JWT, DOTNET_TLS } from './dotnet-guards.js';
import { DOTNET_POLICIES } from './dotnet-policies.js';
import { MORE_CREDENTIALS, MORE_TOKENS } from './dotnet-secrets.js';
import { DOTNET_SQL } from './dotnet-sql.js';
import { DOTNET_UNCHECKED, DOTNET_UNFINISHED } from './dotnet-tests.js';
import { DRAWN } from './drawn.js';
import { FILE_MODE } from './file-mode.js';
import { JWT } from './jwt.js';
import { KOTLIN_TLS } from './kotlin-tls.js';
import { MORE } from './more.js';
import { NARROWED } from './narrowed.js';
import { NO_TOKENS } from './no-tokens.js';
import { AUTOESCAPE, BIND, COOKIES, CORS, CSP, CSRF, DEBUG, TLS } from './pages.js';
import { CODE, COMMANDS, MARKUP, OBJECTS } from './running.js';
import { CIPHERS, CREDENTIALS, DIGESTS, HOST_KEYS, RANDOM } from './secrets.js';
import { SQL } from './sql.js';
import type { Spellings } from './table.js';
import { DISABLED, FOCUSED, UNCHECKED, UNFINISHED } from './tests.js';

export const TABLES: readonly Spellings[] = [
  ...[ANDROID_TLS, DOTNET_CORS, DOTNET_CSP, DOTNET_JWT, DOTNET_SQL, DOTNET_TLS, DOTNET_UNCHECKED, DOTNET_UNFINISHED],
  ...[MORE_CREDENTIALS, MORE_TOKENS, CLUSTERS, DOTNET_CREDENTIALS, DOTNET_POLICIES, KOTLIN_TLS, NO_TOKENS],
  ...[AUTOESCAPE, BIND, CIPHERS, CODE, COMMANDS, COOKIES, CORS, CREDENTIALS, CSP, CSRF, DEBUG, DIGESTS, DISABLED],
  ...[FILE_MODE, FOCUSED, HOST_KEYS, JWT, MARKUP, OBJECTS, RANDOM, SQL, TLS, UNCHECKED, UNFINISHED],
  ...MORE,
  ...NARROWED,
  ...DRAWN,
];
