import { describe, expect, it } from '@jest/globals';
import { TABLES } from './index.js';
import { findAnswers, type Spelling } from './table.js';

const nameCase = ([path, ...lines]: Spelling) => `${path}: ${lines.join(' ').slice(0, 200)}`;

describe.each(TABLES)('$class', ({ class: name, bad, good }) => {
  describe('finds', () => {
    for (const one of bad) it(nameCase(one), async () => expect(await findAnswers(name, one)).not.toEqual([]));
  });
  describe('leaves alone', () => {
    for (const one of good) it(nameCase(one), async () => expect(await findAnswers(name, one)).toEqual([]));
  });
});
