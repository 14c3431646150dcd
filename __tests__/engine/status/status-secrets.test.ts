/** What is quoted of a change beside a criterion has no secret in it. */
import { expect, it } from '@jest/globals';
import { hideSecrets } from '../../../src/engine/status/hide-secrets.js';
import { review } from '../../stand-ins/grammars.js';
import { buildSnapshot, policySources } from '../../stand-ins/snapshot.js';
import { binding } from '../planes/intent/bound.js';

const TOKEN = ['ghp', 'q7RkT2mZx9LbV4nWc8YdH3sJf6GpA1uE5oKi'].join('_');

it('is so in every text, and each stays with its criterion', () => {
  const clash = { about: 'value', says: 'ends after 30 s', location: 'src/a.ts:7', side: 'added' } as const;
  const given = [
    binding({ missing: ['`30 s`, which is not in the change', `\`${TOKEN}\`, which is not in the change`] }),
    binding({
      missing: [],
      contradicts: [
        { ...clash, does: `connect('${TOKEN}', 60)` },
        { ...clash, does: 'wait(60)' },
      ],
    }),
    binding({ missing: [] }),
  ];
  const hidden = hideSecrets(given);
  expect(hidden.map(({ missing }) => missing)).toEqual([
    ['`30 s`, which is not in the change', '`***`, which is not in the change'],
    given[1]?.missing,
    given[2]?.missing,
  ]);
  expect(hidden[1]?.contradicts.map(({ says, does }) => [says, does])).toEqual([
    ['ends after 30 s', "connect('***', 60)"],
    ['ends after 30 s', 'wait(60)'],
  ]);
});

it('is so in the trace of a review', async () => {
  const call = 'export function fetchOrder(id) {\n  return call(id, { giveUpAfterSeconds: waitSeconds });\n}\n';
  const snapshot = buildSnapshot({
    files: { 'src/orders.ts': { old: '', new: `const waitSeconds = 60; connect('${TOKEN}');\n${call}` } },
    tickets: ['## Acceptance criteria\n- `fetchOrder` waits 30 seconds before it gives up\n'],
  });
  const { acBindings, trace } = await review(snapshot, policySources());
  expect(acBindings[0]?.contradicts?.map(({ does }) => does).join()).toContain('60');
  expect(JSON.stringify([acBindings, trace])).not.toContain(TOKEN);
});
