import type { Rule } from '../../model.js';
import { clip } from '../wording.js';
import { findWeaker } from './checks/weakened.js';
import { type Place, reportPlaces } from './report-places.js';

/** Reports an assertion that still stands and demands less. */
export const weakerAssertion: Rule = {
  id: 'tests/weaker-assertion',
  severity: 'info',
  summary: 'An assertion demands less than before',
  docs: {
    why: 'A test that only checks that there is a result also passes with a wrong result. A check that can no longer fail is a warning.',
    bad: {
      files: {
        'src/price.test.ts': [
          " it('is limited', () => {",
          '-  expect(price(500)).toBe(100);',
          '+  expect(price(500)).toBeDefined();',
          ' });',
        ],
      },
    },
    good: {
      files: {
        'src/price.test.ts': [
          " it('is limited', () => {",
          '-  expect(price(500)).toBe(100);',
          '+  expect(price(500)).toEqual(120);',
          ' });',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check(context) {
    const weaker = context.change.files.flatMap((change) =>
      findWeaker(context, change).map(({ old, now, how }) => ({
        how,
        place: {
          file: change.file.path,
          line: now.number,
          text: `${clip(old.text, 80)} → ${clip(now.text, 80)}`,
          severity: 'info',
        } satisfies Place,
      })),
    );
    const hows = new Map<Place, string>(weaker.map(({ place, how }) => [place, how]));
    const said = [...new Set(hows.values())].join('; ');
    return reportPlaces(
      weaker.map(({ place }) => place),
      {
        title: (_, place) => `${hows.get(place) ?? said}: ${place.text}`,
        rationale: (list) =>
          `${said}, so results that failed before pass now: ${list}. Ask for the value that is right, or say in the pull request why it can no longer be known.`,
      },
    );
  },
};
