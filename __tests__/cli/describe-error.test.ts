/** What the command says of errors that the service says in one line. */
import { describe, expect, it } from '@jest/globals';
import { ReviewError } from '../../src/base/review-error.js';
import { describeError } from '../../src/cli/output/describe-error.js';

const refused = (said: string | null, hint = '') =>
  new ReviewError('The review was refused.', { kind: 'refused', code: 'E_POL_001', said, hint });

describe('an error of the command', () => {
  it('has each fault of a policy on a line of its own', () => {
    const said =
      'E_POL_001: The policy a does not parse. line 1, column 10: extends: must be one of b, c; line 4, column 12: if: to compare, write ==';
    expect(describeError(refused(said)).split('\n')).toEqual([
      'E_POL_001: The policy a does not parse',
      '  line 1, column 10: extends: must be one of b, c',
      '  line 4, column 12: if: to compare, write ==',
    ]);
  });

  it.each([
    [
      refused('E_POL_001: There is no policy named a. There are: b; c.'),
      'E_POL_001: There is no policy named a. There are: b; c.',
    ],
    [refused(null, 'Look at line 1.'), 'The review was refused.\nLook at line 1.'],
    [refused(null), 'The review was refused.'],
    [new Error('line 1, column 2: stays'), 'line 1, column 2: stays'],
    ['thrown', 'thrown'],
  ])('is said as it is otherwise (%#)', (fault, words) => {
    expect(describeError(fault)).toBe(words);
  });
});
