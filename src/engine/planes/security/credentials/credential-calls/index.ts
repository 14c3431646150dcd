import type { CredentialCall } from './call.js';
import { DOTNET_CALLS } from './dotnet.js';
import { GO_CALLS } from './go.js';
import { JAVA_CALLS } from './java.js';
import { NODE_CALLS } from './node.js';
import { PHP_CALLS } from './php.js';
import { PYTHON_CALLS } from './python.js';
import { RUBY_CALLS } from './ruby.js';

/** Calls of platforms and of well-known clients that take a password or a key, and which of their arguments it is. */
export const CREDENTIAL_CALLS: readonly CredentialCall[] = [
  ...JAVA_CALLS,
  ...DOTNET_CALLS,
  ...PHP_CALLS,
  ...PYTHON_CALLS,
  ...NODE_CALLS,
  ...GO_CALLS,
  ...RUBY_CALLS,
];

/** A cheap test: a text without these has no such call. */
export const ANY_CALL = new RegExp(CREDENTIAL_CALLS.map(({ word }) => word.source).join('|'), 'u');
