import { addToCount } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { FileChange, Rule, RuleContext } from '../../model.js';
import { findCovered, findLastAround } from '../../text/line-spans.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { findNewLines } from '../new-lines.js';
import { clip } from '../wording.js';

/** Reports new code that ends the program, or leaves the types, where a call fails or a value is missing. */
export const assumedValue: Rule = {
  id: 'robustness/assumed-value',
  severity: 'info',
  summary: 'New code assumes that a call succeeds, or what a value is',
  docs: {
    why: 'If the assumption is wrong, the program fails at this line or later, and callers cannot handle it.',
    bad: {
      files: {
        'src/cart.rs': [
          ' pub fn total(text: &str) -> Result<u32, Error> {',
          '+    let count: u32 = text.parse().unwrap();',
          '     Ok(count)',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/cart.rs': [
          ' pub fn total(text: &str) -> Result<u32, Error> {',
          '+    let count: u32 = text.parse()?;',
          '     Ok(count)',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const places = findNewLines(context, isRead).flatMap(({ change, lines }) => {
      const kinds = KINDS[change.language ?? ''] ?? [];
      const isTest = createTestLookup(context, change);
      const canFail = createFallibleLookup(context, change);
      const left = countRemoved(context, change, kinds);
      return lines.flatMap(({ number, code, text }) => {
        const kind = kinds.find(({ form }) => form.test(code.slice(0, REACH.longLine)));
        if (kind === undefined || isTest(number) || (kind.inFallible === true && !canFail(number))) return [];
        const before = left.get(kind) ?? 0;
        left.set(kind, before - 1);
        return before > 0 ? [] : [{ file: change.file.path, number, text, says: kind.says }];
      });
    });
    const [first] = places;
    if (first === undefined) return [];
    const more = places.slice(1).filter(({ says }) => says === first.says);
    return [
      {
        file: first.file,
        first: first.number,
        last: first.number,
        title: `${first.says}: ${clip(first.text, 60)}`,
        rationale: `${first.says}. Check what happens if that is wrong, and whether the caller can learn of it.${more.length > 0 ? ` The same holds for ${counted(more.length, 'new line')}.` : ''}`,
        anchor: first.text,
      },
    ];
  },
};

interface Kind {
  readonly form: RegExp;
  readonly says: string;
  /** It is told only in a function that can pass a failure on to its caller. */
  readonly inFallible?: true;
}

const ANY: readonly Kind[] = [
  { form: /\bas any\b(?!\s*as\b)|\bas unknown as\b/u, says: 'The type of this value is set aside' },
];
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
  Rust: [
    // A lock is poisoned only after another panic; a written pattern or address is known to be right.
    {
      form: /^(?!.*(?:\b(?:lock|read|write|into_inner)\(\)\.unwrap|Regex::new|write(?:ln)?!|NonZero|Lazy|static|const )).*\.unwrap\(\)/u,
      says: 'This ends the thread if there is no value',
      inFallible: true,
    },
  ],
  Kotlin: [{ form: /[\w)\]]!!(?!=)/u, says: 'This throws if there is no value' }],
  Swift: [{ form: /\btry!|\bas! /u, says: 'This ends the program if it fails' }],
  Go: [{ form: /^\s*panic\((?:err|fmt\.Sprintf)\b/u, says: 'This ends the program' }],
  TypeScript: ANY,
  TSX: ANY,
};

const OUTSIDE =
  /(?:^|\/)(?:examples?|samples?|demos?|bench\w*|playgrounds?|scripts?|tools?|xtask|fuzz|fixtures?|test\w*|buildSrc)(?:\/|\.|$)|(?:^|\/)(?:build|main)\.rs$|\.test-d\.|\.gradle/iu;

function isRead({ class: kind, language, file }: FileChange): boolean {
  return kind === 'source' && KINDS[language ?? ''] !== undefined && !OUTSIDE.test(file.path);
}

/** As many as the change takes out of a file were only written anew. */
function countRemoved({ syntax }: RuleContext, { file }: FileChange, kinds: readonly Kind[]): Map<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { code } of syntax.get(file.path)?.removed ?? []) {
    const kind = kinds.find(({ form }) => form.test(code.slice(0, REACH.longLine)));
    if (kind !== undefined) addToCount(counts, kind);
  }
  return counts;
}

/** Tells whether a line stands in a test inside a source file. */
function createTestLookup({ syntax }: RuleContext, { file, added }: FileChange): (line: number) => boolean {
  const after = syntax.get(file.path)?.after;
  const spans = [
    ...(after?.cases ?? []),
    ...(after?.definitions ?? []).filter(({ kind, name }) => kind === 'module' && /^tests?$/u.test(name)),
  ];
  const inTests = findCovered(
    added.map(({ number }) => number),
    spans,
  );
  return (line) => inTests.has(line);
}

/** Tells whether a line stands in a function whose result can say that it failed. */
function createFallibleLookup({ syntax }: RuleContext, { file, added }: FileChange): (line: number) => boolean {
  const functions = (syntax.get(file.path)?.after?.definitions ?? []).filter(isFunction);
  const around = findLastAround(
    added.map(({ number }) => number),
    functions,
  );
  return (line) => /\b(?:Result|Option)\b/u.test(around.get(line)?.signature.split(/-\s?>/u).at(-1) ?? '');
}
