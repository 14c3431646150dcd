/** Criteria that are bound as a test says, and a change to bind them to. */

import type { Binding, BoundRange, Criterion } from '../../../../src/engine/model.js';
import { judgeStatus } from '../../../../src/engine/status/index.js';
import { addedTo } from '../../run-planes.js';

const criterion = (over: Partial<Criterion> = {}): Criterion => ({
  id: 'AC1',
  text: 'refunds are logged',
  asks: over.text ?? 'refunds are logged',
  parts: [],
  kind: 'behaviour',
  codeVerifiable: true,
  origin: { ticket: '#1', line: 3 },
  ...over,
});

/** Lines 2 and 3 of a file. */
export const range = (file: string): BoundRange => ({ file, first: 2, last: 3, confidence: 0.8, evidence: [] });

/** A criterion with what it is bound to; met by nothing when left out. */
export const binding = (over: Partial<Binding>, of: Partial<Criterion> = {}): Binding => ({
  ...judgeStatus(
    { criterion: criterion(of), status: 'met', fall: null, confidence: 0.8, ranges: [], ...over },
    'addressed',
  ),
  ...over,
});

/** Two source files, a test and a document that get new lines. */
export const FILES = {
  'src/refund.ts': addedTo('a', 'b', 'c', 'd', 'e', 'f'),
  'src/refund.test.ts': addedTo('a', 'b', 'c'),
  'src/login.ts': addedTo('a', 'b', 'c', 'd', 'e', 'f', 'g'),
  'docs/refund.md': addedTo('a', 'b'),
};
