/** Manifests of several languages. */
import { lines } from '../cases.js';

/** A `package.json` with dependencies. */
export const npm = (...entries: readonly string[]) =>
  lines('{', '  "name": "shop",', '  "dependencies": {', ...entries, '    "zod": "^4.0.0"', '  }', '}');
export const CARGO = ['[package]', 'name = "shop"', 'version = "1.0.0"', '', '[dependencies]', 'serde = "1"'];
export const GO = ['module example.org/shop', '', 'go 1.22', '', 'require (', '\tgolang.org/x/text v0.14.0'];

/** A commit. */
export const SHA = '8f4b7f84864484a7bf31766abe9204da3cbe65b3';

/** A text with carriage returns and a byte order mark. */
export const asOnWindows = (text: string) => `\u{FEFF}${text.replaceAll('\n', '\r\n')}`;
