import { expect, it } from '@jest/globals';
import { isMadeUp } from '../../../../../src/engine/planes/security/credentials/made-up.js';

it.each(['xoxp-5821-5821-5821-4ddbc191d40ee098', 'q7Z.q7Z.q7Z.8kJdP9tRwB4v', '7Kp2_7Kp2_7Kp2'])(
  'says that %s, whose groups are the same, stands for a value',
  (text) => {
    expect(isMadeUp(text)).toBe(true);
  },
);

it.each(['xoxp-5821-5821-7406-4ddbc191d40ee098', 'q7Z.q7Z.q7Zx.8kJdP9tRwB4v', '7K_7K_7K_p9tRwB4v'])(
  'does not say so of %s',
  (text) => {
    expect(isMadeUp(text)).toBe(false);
  },
);
