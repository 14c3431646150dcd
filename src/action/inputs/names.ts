/** The names of the inputs with their defaults, and how the runner passes them. A test compares them with action.yml. */
import type { Env } from '../environment.js';

/** All inputs with their default values, as in action.yml. */
export const DEFAULTS = {
  'base-url': '',
  'client-id': '',
  'client-secret': '',
  'allow-http': 'false',
  'github-token': '',
  repo: '',
  pr: '',
  ticket: '',
  policy: '',
  'dry-run': 'false',
  'fail-on': 'not-approved',
  'on-error': 'fail',
  'timeout-seconds': '600',
  'poll-interval-seconds': '2',
  annotations: 'check',
  'check-name': 'Review Gate',
  comment: 'never',
  'trace-file': '',
  'sarif-file': '',
  'report-file': '',
  sarif: '',
  junit: '',
  coverage: '',
  proof: '',
  attest: 'false',
} as const satisfies Record<string, string>;

/** The name of an input, as action.yml has it. */
export type InputName = keyof typeof DEFAULTS;

/** Inputs whose value is never shown; they are masked before anything is logged. */
export const SECRET_INPUTS = ['client-secret', 'github-token'] as const satisfies readonly InputName[];

/** Returns an input's value as the runner passes it: in `INPUT_` plus the upper-case name, with its dashes. */
export function readInput(env: Env, name: InputName): string {
  return env[`INPUT_${name.toUpperCase()}`]?.trim() ?? '';
}
