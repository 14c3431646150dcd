/** Whatever others write is text: never markup, a link, a mention, a reference, a command or a control character. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buildCommentMarker,
  type Report,
  renderCheckRunOutput,
  renderComment,
  renderFailureComment,
  renderFailureSummary,
  renderJobSummary,
  renderTextReport,
} from '../../src/report/index.js';
import { listForeignParts, readVisibleText } from '../stand-ins/markdown.js';
import { fullReport, HEAD_SHA } from './report-builders.js';

const HOSTILE: readonly (readonly [string, string])[] = [
  ['workflow commands', '::error::pwned\n::set-output name=a::b\n##[error]pwned'],
  ['tags', '<script>pwned()</script><img src=x onerror=pwned()><a href="javascript:pwned()">x</a>'],
  ['tags that are ours', '</details><details open><summary>pwned</summary></sub><br>'],
  ['comments', '--> <!-- pwned <!-- -->  <![CDATA[ x ]]> <?php x ?>'],
  ['entities', '&lt;b&gt; &#60;b&#62; &commat;octocat &#64;octocat &num;1'],
  [
    'links and images',
    '[pwned](https://evil.example) ![x](https://evil.example/x.png) [a][b] [b]: https://evil.example',
  ],
  [
    'addresses',
    'https://evil.example www.evil.example <https://evil.example> a@evil.example ftp://evil.example mailto:a@evil.example xmpp:a@evil.example',
  ],
  ['mentions', '@octocat @octo/team x@octocat ＠octocat'],
  ['references', '#1 octo/shop#2 GH-3 gh-4 octo/shop@deadbeef fixes #5'],
  ['emoji', ':tada: :+1: a:b:c'],
  ['tables', '| a | b |\n|---|---|\n| pwned | \\| x |'],
  ['headings and lists', '# pwned\n\n- [x] pwned\n1. pwned\n=====\n---\n> pwned\n\n    pwned'],
  ['code', '`pwned` ``x`` ```js\npwned\n``` `| <b>` `a\nb` ~~~ ` ` `'],
  ['code with more in it', '`@octocat #1 [x](https://evil.example) <b>` `www.evil.example` `a|b` `\\`'],
  [
    'halves of links around code',
    '@`octo|cat` www`|`.evil.example https`|`://evil.example #`|`1 [`x`](https://evil.example)',
  ],
  ['emphasis', '**pwned** __pwned__ *a* _b_ ~~c~~ \\*\\* ***'],
  ['math and footnotes', '$x$ $$y$$ $`z`$ [^1] [^1]: pwned'],
  ['control characters', 'a\u0000b\u0007c\u001b[31mpwned\u001b[0m\u009b1m\u2028\u2029\u0085'],
  ['direction marks', 'a\u202epwned\u2066b\u2069\u200b\ufeff\u{e0041}'],
  ['a broken pair', 'a\ud83d b\udc00'],
  ['nothing', ''],
  ['white space', ' \n\t\u00a0 '],
  ['a path upwards', '../../../etc/passwd'],
  ['backslashes at the end', 'x\\'],
  ['very long', 'x'.repeat(70_000)],
];

const OPTIONS = {
  checkName: 'Review Gate',
  checkRunUrl: 'https://github.com/octo/shop/runs/1',
  runUrl: 'https://github.com/octo/shop/actions/runs/2',
};

/** Every Markdown that a report is shown as. */
function shownAs(report: Report): readonly (readonly [string, string])[] {
  const { summary, text } = renderCheckRunOutput(report);
  return [
    ['job summary', renderJobSummary(report)],
    ['check summary', summary],
    ['check text', text ?? ''],
    ['comment', withoutMarker(renderComment(report, OPTIONS))],
  ];
}

function withoutMarker(body: string): string {
  expect(body.startsWith(`${buildCommentMarker(OPTIONS.checkName)}\n`)).toBe(true);
  return body.slice(body.indexOf('\n') + 1);
}

const OWN_ADDRESS = new RegExp(
  `^https://(?:review\\.example\\.com/|github\\.com/octo/shop/(?:blob/${HEAD_SHA}/|pull/7/files#diff-[0-9a-f]{64}|pull/7#issuecomment-1$|runs/1$|actions/runs/2$))`,
  'u',
);
const COMMAND = /^\s*(?:::|##\[)/mu;
const UNSEEN = /(?!\n)[\p{Cc}\p{Bidi_Control}]/u;

function expectWords(markdown: string): void {
  expect(listForeignParts(markdown, (url) => OWN_ADDRESS.test(url))).toEqual([]);
  expect(markdown).not.toMatch(COMMAND);
  expect(markdown).not.toMatch(UNSEEN);
  expect(markdown).not.toMatch(/^#+ +pwned/mu);
  expect(markdown.isWellFormed()).toBe(true);
  expect(markdown.match(/<details>/gu)?.length).toBe(markdown.match(/<\/details>/gu)?.length);
}

describe.each(HOSTILE)('%s in every field', (_name, words) => {
  it('of a report', () => {
    for (const [, markdown] of shownAs(fullReport(words, 2))) expectWords(markdown);
  });

  it('of a fault', () => {
    const fault = { title: words, detail: words, hint: words, notes: [words, words] };
    expectWords(renderFailureSummary(fault));
    expectWords(withoutMarker(renderFailureComment(fault, { ...OPTIONS, headSha: HEAD_SHA })));
  });

  it('of a title and a terminal', () => {
    const report = fullReport(words, 3);
    expect(renderCheckRunOutput(report).title).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
    expect(renderCheckRunOutput(report).title.length).toBeLessThanOrEqual(255);
    expect(renderTextReport(report, { color: false })).not.toMatch(UNSEEN);
  });

  it("of a gate's name", () => {
    const body = renderComment(fullReport('x'), { ...OPTIONS, checkName: words });
    const [marker = '', ...rest] = body.split('\n');
    expect(marker).toBe(buildCommentMarker(words));
    expect(marker).toMatch(/^<!-- review-gate: [\w%.!~*'()-]* -->$/u);
    expectWords(rest.join('\n'));
  });
});

describe('so many that they are folded away', () => {
  it('are words there too', () => {
    const all = HOSTILE.map(([, words]) => words.slice(0, 40)).join(' ');
    for (const [, markdown] of shownAs(fullReport(all.slice(0, 200), 25))) expectWords(markdown);
  });
});

describe('any words', () => {
  const PIECES = [
    '`',
    '<',
    '@a',
    '#1',
    '|',
    '[',
    '](',
    'https://e.x',
    'www.',
    '*',
    '_',
    '\\',
    '\n',
    ' ',
    '&',
    '-->',
    ':a:',
    '~',
  ];
  const words = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.array(fc.constantFrom(...PIECES, 'x', 'e.x'), { maxLength: 14 }).map((parts) => parts.join('')),
  );

  it('stay words', () => {
    fc.assert(
      fc.property(words, (some) => {
        for (const [, markdown] of shownAs(fullReport(some))) expectWords(markdown);
      }),
      { numRuns: 12 },
    );
  });
});

describe('words between backticks', () => {
  it('are code, and what is said stays what is said', () => {
    const report = fullReport('It calls `applyDiscount(cart, code)` and `E_CODE[0]`.');
    for (const [, markdown] of shownAs(report)) {
      expect(markdown).toContain('It calls `applyDiscount(cart, code)` and `E_CODE[0]`.');
      expect(readVisibleText(markdown)).toContain('It calls applyDiscount(cart, code) and E_CODE[0].');
    }
  });
});
