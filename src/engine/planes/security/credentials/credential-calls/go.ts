import type { CredentialCall } from './call.js';

const GO = 'https://pkg.go.dev/std';

/** Calls of Go that take a password or a key. */
export const GO_CALLS: readonly CredentialCall[] = [
  { word: /PlainAuth/u, callee: '\\bsmtp\\.PlainAuth', at: 2, source: GO },
  { word: /ssh\.Password/u, callee: '\\bssh\\.Password', at: 0, source: 'https://pkg.go.dev/golang.org/x/crypto/ssh' },
  { word: /hmac\.New|aes\.NewCipher/u, callee: '\\b(?:hmac\\.New|aes\\.NewCipher)', at: -1, source: GO },
  {
    word: /NewCookieStore|securecookie/u,
    callee: '\\b(?:NewCookieStore|securecookie\\.New)',
    at: 0,
    source: 'https://pkg.go.dev/github.com/gorilla/sessions',
  },
];
