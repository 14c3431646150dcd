/** What people sign and vouch for on a pull request, event by event: the same in every way of reviewing. */
import { closed, type Happens, LATER, open, opened, type Situation } from './people-situations.js';

const CRITERIA = '## Acceptance criteria\n\n- [ ] The legal team has signed off the new wording\n';
/** The pull request closes an issue whose criterion only people can confirm. */
const closesIssue: Happens = (pull) => {
  pull.state.issues.set(99, { number: 99, title: 'Wording', body: CRITERIA });
  pull.state.closing.set(pull.pr, [99]);
  return pull.pushed();
};
/** Copies the lines that the last review printed into a comment. */
const saysPrinted =
  (login: string, which = ''): Happens =>
  (pull) =>
    pull.comment(login, pull.printed(which).join('\n'));

/** What a sign-off does, and when it falls. */
export const SIGN_OFFS: readonly Situation[] = [
  {
    when: 'every printed line is said in a comment',
    moments: [closed(closesIssue), closed(saysPrinted('jane', ' vouch ')), open(saysPrinted('jane', ' sign '))],
  },
  {
    when: 'the comment is deleted',
    moments: [closed(opened), open(saysPrinted('jane')), closed((pull) => pull.delete())],
  },
  {
    when: 'the comment is edited',
    moments: [
      closed(opened),
      open(saysPrinted('jane')),
      closed((pull) => pull.edit(`Well.\n\n${pull.said}`), 'edited'),
    ],
  },
  {
    when: 'the lines are vouched for in a comment without a digest, and then in a review',
    moments: [
      closed(
        (pull) => pull.comment('jane', '/review-gate vouch src/rate.ts because fine'),
        'it is not known which lines',
      ),
      open((pull) => pull.review('jane', 'COMMENTED', { body: '/review-gate vouch src/rate.ts because fine' })),
    ],
  },
  {
    when: 'the criterion is signed without its digest, as nobody says when its issue was edited',
    moments: [
      closed(closesIssue),
      closed((pull) => pull.comment('jane', '/review-gate sign AC1 because fine'), 'sign AC1@'),
    ],
  },
  {
    when: 'the criterion is reworded after it was signed',
    moments: [
      closed(closesIssue),
      open(saysPrinted('jane')),
      closed((pull) => {
        const body = CRITERIA.replace('new wording', 'old wording');
        pull.state.issues.set(99, { number: 99, title: 'Wording', body, lastEditedAt: '2025-06-02T13:00:00Z' });
        return pull.review('grace', 'COMMENTED', { body: '/review-gate status' });
      }, 'is not what was signed: look again'),
    ],
  },
  {
    when: 'code is pushed after the lines were vouched for',
    moments: [
      closed(opened),
      open(saysPrinted('jane')),
      closed((pull) => pull.push(LATER), 'the change does something else to the file'),
    ],
  },
];

/** Who may sign, and where. */
export const SIGNERS: readonly Situation[] = [
  {
    when: 'the line is said in a comment on lines',
    moments: [
      closed(opened),
      open(
        (pull) => pull.commentOnLine('jane', pull.printed().join('\n')),
        '2 changed lines of src/rate.ts are vouched for',
      ),
    ],
  },
  {
    when: 'the author vouches',
    moments: [
      closed(opened),
      closed(saysPrinted('mona'), 'mona made this change, and nobody can answer for their own change'),
    ],
  },
  {
    when: 'a stranger vouches',
    moments: [closed(opened), closed(saysPrinted('eve'), 'eve has the role read; the policy asks for')],
  },
  { when: 'a machine vouches', moments: [closed(opened), closed(saysPrinted('renovate[bot]'), 'is a bot')] },
  {
    when: 'the line stands in a quotation and in code',
    moments: [
      closed(opened),
      closed(
        (pull) => {
          const [line = ''] = pull.printed();
          return pull.comment('jane', `> ${line}\n\nNo.\n\n\`\`\`\n${line}\n\`\`\`\n`);
        },
        '"signatures":[]',
        '2 lines to look at',
      ),
    ],
  },
];
