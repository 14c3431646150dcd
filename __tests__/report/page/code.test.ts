/** Code on the report page: which lines are shown, what is marked in them, and their colours. */
import { describe, expect, it } from '@jest/globals';
import { type Report, renderReportPage } from '../../../src/report/index.js';
import { createMarker } from '../../../src/report/marks.js';
import { createHighlighter } from '../../../src/report/page/code/highlight.js';
import { findGrammar, GRAMMARS } from '../../../src/report/page/code/languages.js';
import { listNamedFacts } from '../../../src/report/page/parts/facts.js';
import { COLOURS } from '../../../src/report/page/report-style.js';
import { parseReference } from '../../../src/report/reference.js';
import { buildFinding, buildReport, buildTrace } from '../report-builders.js';
import { parsed } from './elements.js';

const change = (lines: readonly string[], starts = { old_start: 1, new_start: 1 }, path = 'src/cart.ts') => ({
  title: 'A change',
  author: 'ada',
  base: { ref: 'main', sha: 'b'.repeat(40) },
  head: { ref: 'topic', sha: 'a'.repeat(40) },
  files: [{ path, old_path: null, status: 'modified', omitted: null, hunks: [{ ...starts, section: '', lines }] }],
});

const at = (first: number, last = first, file = 'src/cart.ts') =>
  buildFinding({ id: `fnd_${first}`, location: { file, lineRange: [first, last] } });

/** The rows of code and the findings on a page, in its order, as `+3 text`, or `finding`. */
function listRows(report: Report): string[] {
  return parsed(renderReportPage(report).html).elements.flatMap(({ tag, attributes, words }) => {
    const [kind = ''] = (attributes['class'] ?? '').split(' ');
    if (tag === 'span' && kind === 'l') return [words.replace(/^(\d*)(.)/u, '$2$1 ').trimEnd()];
    return kind === 'found' ? ['finding'] : [];
  });
}

describe('the diff of a finding', () => {
  it.each([
    [
      'stands before it, with three lines on each side',
      [' one', ' two', ' three', '-old', '+new', ' five', ' six', ' seven', ' eight'],
      [at(4)],
      [' 1 one', ' 2 two', ' 3 three', '-4 old', '+4 new', 'finding', ' 5 five', ' 6 six', ' 7 seven'],
    ],
    [
      'holds both, where two meet',
      ['+one', '+two', '+three'],
      [at(1), at(3)],
      ['+1 one', 'finding', '+2 two', '+3 three', 'finding'],
    ],
    [
      'shows the beginning of a long one',
      Array.from({ length: 40 }, (_, line) => `+${line + 1}`),
      [at(1, 40)],
      [...Array.from({ length: 12 }, (_, line) => `+${line + 1} ${line + 1}`), 'finding', '+13 13', '+14 14', '+15 15'],
    ],
    [
      'shows the end of many lines that were removed before it',
      [' one', ...Array.from({ length: 40 }, (_, line) => `-old ${line + 2}`), ' two', ' three'],
      [at(2)],
      [...Array.from({ length: 26 }, (_, line) => `-${line + 16} old ${line + 16}`), ' 2 two', 'finding', ' 3 three'],
    ],
    [
      'shows what was removed behind the line that a finding names',
      [' one', '-two', '-three', ' four'],
      [at(1)],
      [' 1 one', 'finding', '-2 two', '-3 three', ' 2 four'],
    ],
    ['is not there for lines that are not part of it', [' one'], [at(99)], ['finding']],
    ['is not there among the first lines of any file', ['+<?php', '+', '+namespace A\\B;', '+'], [at(1)], ['finding']],
    ['is not there for another file', [' one'], [at(1, 1, 'src/other.ts')], ['finding']],
    ['keeps carriage returns out of it', ['+one\r', '+a\rb'], [at(1)], ['+1 one', 'finding', '+2 a␍b']],
    ['is nothing where there are no lines', [], [at(1)], ['finding']],
  ])('%s', (_, lines, findings, expected) => {
    expect(
      listRows(buildReport({ findings, change: change(lines), review: { ...buildReport().review, ac_bindings: [] } })),
    ).toEqual(expected);
  });

  it('shows a removal that a hunk consists of', () => {
    const removed = change(['-one', '-two'], { old_start: 5, new_start: 4 });
    const review = { ...buildReport().review, ac_bindings: [] };
    expect(listRows(buildReport({ findings: [at(4)], change: removed, review }))).toEqual([
      '-5 one',
      'finding',
      '-6 two',
    ]);
  });

  it('says what is there in place of lines that could not be had', () => {
    const [file] = change([]).files;
    const binary = { ...change([]), files: file === undefined ? [] : [{ ...file, omitted: 'binary', hunks: [] }] };
    expect(parsed(renderReportPage(buildReport({ findings: [at(1)], change: binary })).html).words).toContain(
      'Its lines are not available: binary.',
    );
  });
});

describe('a secret in the code', () => {
  const report = (text: string, rule: string) =>
    buildReport({
      findings: [buildFinding({ rule, location: { file: 'src/cart.ts', lineRange: [2, 2] } })],
      change: change(['+const a = "untouched-1234567890";', `+${text}`]),
    });

  it.each([
    ["const token = 'ghp_0123456789abcdef';", "const token = 'gh***';"],
    ['password: hunter2hunter2hunter2', 'password: hu***'],
    ['MIIEvQIBADANBgkqhkiG9w0BAQEFAASC', 'MI***'],
    ['qvbnwertyuiopasdfghjklzxcvbnmqwerty', 'qv***'],
    ['password: correcthorsebatterystaple', 'password: co***'],
    ['const API_TOKEN_OF_SHOP = "short1"', 'const API_TOKEN_OF_SHOP = "sh***"'],
  ])('is masked: %s', (text, expected) => {
    const { words } = parsed(renderReportPage(report(text, 'security/secret')).html);
    expect(words).toContain(expected);
    expect(words).not.toContain(text);
    expect(words).toContain('untouched-1234567890');
    expect(words.split('are masked in the code on this page')).toHaveLength(2);
  });

  it.each([
    ['was removed', ['-const key = "ghp_0123456789abcdef"', '+const key =', '+  "ghp_0123456789abcdef"'], [2, 2]],
    ['stands around it', ['+x', '+', '+key("ghp_0123456789abcdef")', ' // ghp_0123456789abcdef'], [3, 3]],
    ['is named without quotes', ['-key: ghp_0123456789abcdef', '+', '+key: "ghp_0123456789abcdef"'], [2, 2]],
  ])('is masked in the line that %s', (_, lines, lineRange) => {
    const rows = listRows({
      ...report('', 'security/secret'),
      findings: [buildFinding({ rule: 'security/secret', location: { file: 'src/cart.ts', lineRange } })],
      change: change(lines),
    });
    expect(rows.join('\n')).toContain('gh***');
    expect(rows.join('\n')).not.toContain('ghp_01');
  });

  it.each(['secrets/gitleaks.generic-api-key', 'security/hard-coded-credential', 'trufflehog/PrivateKey'])(
    'is masked where the rule %s found it',
    (rule) => {
      const { words } = parsed(renderReportPage(report("t = 'ghp_0123456789abcdef'", rule)).html);
      expect(words).not.toContain('ghp_01');
    },
  );

  it('is masked where the finding of it is suppressed', () => {
    const suppressed = { rule: 'security/hard-coded-credential', file: 'src/cart.ts', line: 2 };
    const words = { fingerprint: 'f2', title: 'A password', reason: 'of a test', by: 'comment at src/cart.ts:1' };
    const planes = { rules: [], suppressed: [{ ...suppressed, ...words }], left_out: 0, findings: [] };
    const shown = { ...report("t = 'ghp_0123456789abcdef'", ''), trace: buildTrace({ steps: { planes } }) };
    expect(listRows(shown).join('\n')).toContain("'gh***'");
  });

  it('is masked without a rule too, where only the plane is known', () => {
    const bare = {
      ...report("t = 'ghp_0123456789abcdef'", ''),
      findings: [buildFinding({ plane: 'security', location: { file: 'src/cart.ts', lineRange: [2, 2] } })],
    };
    expect(parsed(renderReportPage(bare).html).words).not.toContain('ghp_01');
  });

  it('is not shown where the findings could not be read: then no code is', () => {
    const unread = {
      ...report("t = 'ghp_0123456789abcdef'", ''),
      findings: [],
      unread: true,
      review: { ...buildReport().review, ac_bindings: [{ id: 'AC1', lines: ['src/cart.ts:1-2'], confidence: 1 }] },
    };
    const { words } = parsed(renderReportPage(unread).html);
    expect(words).not.toContain('ghp_01');
    expect(words).toContain('The code of the change is not available');
  });

  it('is only masked where the review says that it is one', () => {
    expect(parsed(renderReportPage(report("x = 'ghp_0123456789abcdef'", 'tests/focused')).html).words).toContain(
      'ghp_0123456789abcdef',
    );
  });
});

describe('what is marked', () => {
  it.each([
    ['names `applyDiscount`, `SAVE10`', "applyDiscount(cart, 'SAVE10')", ['applyDiscount', 'SAVE10']],
    ['names `apply`', 'reapply applyAll apply', ['apply']],
    [
      'shares the words expired, code',
      'throw E_CODE_EXPIRED; fetchCodes(expires)',
      ['CODE', 'EXPIRED', 'Codes', 'expires'],
    ],
    ['shares the word total (rare here)', 'subTotal = totals', ['Total', 'totals']],
    ['names `a.b`', 'a.b a.bc xa.b', ['a.b']],
    ['is the kind of change that the criterion asks for', 'is the kind', []],
    ['names `a`, shares the word b', 'c', []],
    ['', 'anything', []],
    ['names ``', 'anything', []],
    ['shares the words ', 'anything', []],
    ['names `x`', 'x'.repeat(5_000), []],
  ])('of %j in %j', (evidence, line, expected) => {
    expect(createMarker([evidence])(line).map(({ from, to }) => line.slice(from, to))).toEqual(expected);
  });
});

describe('colours', () => {
  const kinds = (path: string, lines: readonly string[]) =>
    createHighlighter()(lines, findGrammar(path)).map((line) =>
      line.filter(({ kind }) => kind !== null).map(({ text, kind }) => `${kind}:${text.trim()}`),
    );

  it.each([
    ['a.ts', ['const a = "b"; // c'], [['k:const', 's:"b"', 'c:// c']]],
    [
      'a.py',
      ['def f():', '    """one', '    two"""', '    return 1'],
      [['k:def', 't:f'], ['s:"""one'], ['s:two"""'], ['k:return', 'n:1']],
    ],
    ['Dockerfile', ['FROM node'], [['k:FROM']]],
    // Lines that begin inside a comment, and a product that does not.
    ['a.php', [" * It isn't there.", ' */', 'return 1;'], [["c:* It isn't there."], ['c:*/'], ['k:return', 'n:1']]],
    ['a.ts', [' * const', ' const'], [['k:const'], ['k:const']]],
    ['a.unknown', ['const a'], [[]]],
    ['a.ts', ['const'.repeat(100), 'const'], [[], ['k:const']]],
  ])('of %s', (path, lines, expected) => {
    expect(kinds(path, lines)).toEqual(expected);
  });

  it.each(Object.keys(GRAMMARS))('give back the very text, whatever it is: %s', (name) => {
    const texts = [
      '<a b="c">&amp;</a>',
      '`$\u007bx}` # // /* """',
      '\t\\ \ud83d\ude00 \u0000',
      '',
      '((([[[{{{',
      "'".repeat(80),
    ];
    const [grammar = null] = [findGrammar(`a.${name}`), findGrammar(name), null].filter((one) => one !== null);
    const lines = createHighlighter()(texts, grammar);
    expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(texts);
    // A stretch that begins with blank lines, and one that is cut: each line stays at its place.
    const blank = [
      '',
      '',
      'a',
      '',
      ...Array.from({ length: 300 }, (_, at) => (at % 3 === 0 ? '' : `b${at} = ${'c'.repeat(30)}`)),
    ];
    expect(createHighlighter()(blank, grammar).map((line) => line.map(({ text }) => text).join(''))).toEqual(blank);
  });

  it('stop where a page has had its share, and the text stays', () => {
    const highlight = createHighlighter();
    const lines = Array.from({ length: 20 }, () => 'const a = 1;');
    const last = Array.from({ length: 4_000 }, () => highlight(lines, 'typescript')).at(-1);
    expect(last?.[0]).toEqual([{ text: 'const a = 1;', kind: null }]);
  });
});

/** WCAG 2.2: relative luminance, and the contrast of two colours. */
function contrast(one: string, other: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
      const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('what is read on the page', () => {
  const pairs = (['k', 's', 'c', 'n', 't', 'a', 'm', 'gutter'] as const).flatMap((kind) =>
    (['code', 'add', 'del'] as const).map((ground) => [kind, ground] as const),
  );
  it.each([
    ...pairs,
    ['found-ink', 'found'],
    ...(['ok', 'warn', 'bad', 'info'] as const).map((tone) => [tone, `${tone}-bg`] as const),
  ] as const)('stands out: %s on %s', (ink, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(COLOURS[ink][scheme], COLOURS[ground][scheme])).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('the facts of a condition', () => {
  const facts = {
    tier: 1,
    findings: { error: 2, by_plane: { security: { error: 1 }, 'a"b': { error: 3 } } },
    change: { classes: ['docs'] },
    c: { x: 1 },
  };
  it.each([
    ['tier >= 3', ['tier=1']],
    ['findings.error > 0 && tier > 0', ['findings.error=2', 'tier=1']],
    ['change.classes.exists(c, c in ["tier"])', ['change.classes=["docs"]']],
    ['findings.by_plane["security"].error > 0', ['findings.by_plane["security"].error=1']],
    ["findings.by_plane['security'].error > 0", ["findings.by_plane['security'].error=1"]],
    ['findings.by_plane["gone"].error > 0', []],
    ['"tier" == \'findings.error\'', []],
    ['true', []],
    ['constructor.name', []],
    ['', []],
    ['tier == tier', ['tier=1']],
    ['"'.repeat(5_000), []],
  ])('%s', (condition, expected) => {
    expect(listNamedFacts(condition, facts).map(({ name, value }) => `${name}=${JSON.stringify(value)}`)).toEqual(
      expected,
    );
  });
});

describe('a reference to lines', () => {
  it.each([
    ['src/a.ts:3', ['src/a.ts', 3, 3]],
    ['src/a.ts:3-9', ['src/a.ts', 3, 9]],
    ['a:b:3-1', ['a:b', 3, 3]],
    ['src/a.ts', null],
    [':3', null],
    ['a:99999999999', null],
    ['a:0', ['a', 1, 1]],
  ])('%s', (reference, expected) => {
    const place = parseReference(reference);
    expect(place && [place.path, place.first, place.last]).toEqual(expected);
  });
});
