/** Values that look like secrets: put together here, so that no scanner takes the tests for a leak. */

export const LETTERS = 'q7Zx2LmP9tRw4VbN8sKd3FhJ6gYcT5aEoU1i';

/** By the kind that a finding names. */
export const TOKENS = {
  'GitHub token': `ghp_${LETTERS}`,
  'AWS access key id': `AKIA${'Q7ZX2LMP9TRW4VBN'}`,
  'Stripe live key': `sk_live_${LETTERS}`,
  'Google API key': `AIza${LETTERS.slice(0, 35)}`,
  'Slack token': `xoxb-${'123456789012'}-${LETTERS.slice(0, 24)}`,
  'npm token': `npm_${LETTERS}`,
  'GitLab token': `glpat-${LETTERS.slice(0, 20)}`,
  'password in a database address': `postgres://shop:${LETTERS.slice(0, 12)}@db.shop.io:5432/shop`,
  'password in an address': `https://deploy:${LETTERS.slice(0, 12)}@git.shop.io/a.git`,
  'private key': `-----BEGIN RSA PRIVATE KEY-----\nMI${LETTERS.repeat(6)}\n-----END RSA PRIVATE KEY-----`,
} as const;
