import { expect, it } from '@jest/globals';
import { lines } from '../planes/cases.js';
import { listFindings } from '../run-planes.js';
import { CHECKED, TRICKED } from './checked-ways.js';
import { FIXED } from './fixed-ways.js';
import { FRAMES, type Ways } from './frames.js';
import { OPEN } from './open-ways.js';

/** Returns each way with its text as a new file. */
function listWays(ways: Ways) {
  return Object.entries(ways).flatMap(([name, all]) =>
    all.map(([language, statements]) => {
      const given = statements.split('\n');
      const { path, before, query, after } = FRAMES[language];
      const within = given.some((line) => line.trim() === 'QUERY');
      const body = given.map((line) => (line.trim() === 'QUERY' ? query : line));
      const text = lines(...before, ...body, ...(within ? [] : [query]), ...after);
      return { name: `${name}, ${language}: ${given.join(' ')}`, files: { [path]: { old: null, new: text } } };
    }),
  );
}

const findInjections = async (files: Parameters<typeof listFindings>[0]) =>
  (await listFindings(files)).filter((one) => one.startsWith('security/injection '));

it.each(listWays(CHECKED))('says nothing of $name', async ({ files }) => {
  expect(await findInjections(files)).toEqual([]);
});

it.each(listWays(TRICKED))('finds $name', async ({ files }) => {
  expect(await findInjections(files)).toHaveLength(1);
});

it.each(listWays(FIXED))('says nothing of $name', async ({ files }) => {
  expect(await findInjections(files)).toEqual([]);
});

it.each(listWays(OPEN))('finds $name', async ({ files }) => {
  expect(await findInjections(files)).toHaveLength(1);
});
