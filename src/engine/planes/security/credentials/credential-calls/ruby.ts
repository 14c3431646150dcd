import type { CredentialCall } from './call.js';

/** Calls of Ruby that take a password or a key. */
export const RUBY_CALLS: readonly CredentialCall[] = [
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
