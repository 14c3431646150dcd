import type { FileChange, FileSyntax, RawFinding, Rule, RuleContext } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { tellOnce } from '../tell-once.js';
import { readWholeCode } from '../whole-code.js';
import { clip, toFileName } from '../wording.js';

/** Reports comments that name what the change takes out of their file. */
export const staleMention: Rule = {
  id: 'robustness/stale-mention',
  severity: 'info',
  summary: 'A comment names what the change takes out of its file',
  docs: {
    why: 'A comment about a name that is gone sends readers looking for it, and says of the code what no longer holds.',
    bad: {
      files: {
        'src/cart.ts': [
          ' // Rounded after readRebate, so that a rebate never leaves fractions.',
          ' export const total = (lines: Line[]) => {',
          '-  const readRebate = createReader(lines);',
          '-  return round(sum(lines) - readRebate());',
          '+  return round(sum(lines));',
          ' };',
        ],
      },
    },
    good: {
      files: {
        'src/cart.ts': [
          '-// Rounded after readRebate, so that a rebate never leaves fractions.',
          '+// Rounded, so that shares of a line never leave fractions.',
          ' export const total = (lines: Line[]) => {',
          '-  const readRebate = createReader(lines);',
          '-  return round(sum(lines) - readRebate());',
          '+  return round(sum(lines));',
          ' };',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const files = context.change.files.filter((change) => isRead(change));
    if (files.length === 0) return [];
    return tellOnce(
      files.flatMap((change) => [...findInFile(context, change), ...findForeignParameters(context, change)]),
    );
  },
};

function isRead({ class: kind, file, removed }: FileChange): boolean {
  return kind === 'source' && file.new_text !== null && (removed.length > 0 || file.status === 'added');
}

/** Names of two words or more: one word alone may be meant as a word. */
const NAME = /[A-Za-z_]\w{4,80}/gu;
const TWO_WORDS = /[a-z\d][A-Z]|[A-Za-z\d]_[A-Za-z\d]/u;
/** How local names are declared; group 1 is the name, or several. */
const DECLARED =
  /(?:\b(?:const|let|var|val|auto)\s{1,4}(?:mut\s)?([A-Za-z_]\w{4,80})|^\s*([A-Za-z_]\w{4,80}(?:,\s?\w{1,80}){0,3})\s{0,4}:?=(?![=>~])|^\s*(?:final\s)?[A-Z]\w{0,60}(?:<[\w<>, ?]{1,60}>)?\s([a-z]\w{4,80})\s?=(?!=))/u;
/** The comment tells what was before. */
const PAST =
  /\b(?:formerly|previous(?:ly)?|renamed|replac\w{1,4}|was|were|used to|old|legacy|deprecated|removed|before|no longer|instead of|unlike|moved|history|since|introduced|see|http\w?)\b/iu;

function findInFile({ change: { files }, syntax }: RuleContext, change: FileChange): readonly RawFinding[] {
  const file = syntax.get(change.file.path);
  if (file === undefined) return [];
  const gone = collectGone(file);
  for (const { file: other } of files) {
    // What another file has now was moved, and can still be meant.
    for (const { code } of gone.size === 0 ? [] : (syntax.get(other.path)?.added ?? [])) {
      for (const [name] of code.slice(0, REACH.longLine).matchAll(NAME)) gone.delete(name);
    }
  }
  if (gone.size === 0) return [];
  const whole = readWholeCode(change);
  if (whole === null) return [];
  const { texts, scanned } = whole;
  const mentions: { readonly name: string; readonly line: number }[] = [];
  const added = new Set(change.added.map(({ number }) => number));
  scanned.forEach(({ comment }, index) => {
    const line = texts[index]?.slice(0, REACH.longLine) ?? '';
    const said = comment.slice(0, REACH.longLine);
    for (const { 0: name, index: at } of line.matchAll(NAME)) {
      if (!gone.has(name)) continue;
      // Strings count as code that uses the name.
      if (said.slice(at, at + name.length) !== name) gone.delete(name);
      else if (!added.has(index + 1) && !PAST.test(said) && !/[./:#@-]/u.test(said[at - 1] ?? ''))
        mentions.push({ name, line: index + 1 });
    }
  });
  const told = new Set<string>();
  return mentions.flatMap(({ name, line }): readonly RawFinding[] => {
    if (!gone.has(name) || told.has(name)) return [];
    told.add(name);
    return [
      {
        file: change.file.path,
        first: line,
        last: line,
        title: `A comment still names ${clip(name, 60)}`,
        rationale: `This change takes ${clip(name, 60)} out of ${toFileName(change.file.path)}, and only comments of the file name it now. See whether the comment still holds.`,
        anchor: `${name} ${clip(texts[line - 1] ?? '', 100)}`,
      },
    ];
  });
}

/** Collects the names that removed lines declared. */
function collectGone({ removed, before, after }: FileSyntax): Set<string> {
  const names = new Set<string>();
  for (const { code } of removed) {
    const found = DECLARED.exec(code.slice(0, REACH.statement));
    for (const name of (found?.[1] ?? found?.[2] ?? found?.[3] ?? '').split(/,\s?/u)) names.add(name);
  }
  const lines = new Set(removed.map(({ number }) => number));
  const kept = new Set(after?.definitions.map(({ name }) => name));
  for (const { name, first, parameters, signature, exported } of before?.definitions ?? []) {
    // What overrides is named by others.
    if (!lines.has(first) || /\boverride\b|@Override/u.test(signature)) continue;
    // What others could name may be meant at another place, or of another type.
    if (!kept.has(name) && !exported) names.add(name);
    for (const parameter of parameters) names.add(parameter.name);
  }
  return new Set([...names].filter((name) => name.length > 4 && TWO_WORDS.test(name)));
}

/** A parameter that a documentation comment describes. One of the groups is its name. */
const DESCRIBED =
  /^\s*\*?\s*@param\s{1,4}(?:\{[^}]{0,200}\}\s{1,4})?(?:[^\s$]{1,200}(?: \|? ?[^\s$]{1,100}){0,3}\s{1,40}&?(?:\.{3})?\$(\w{1,60})|\[?&?(?:\.{3})?\$?(\w{1,60})\b(?!\s*[|<[\\]))|^\s*:param (?:[\w.[\]]{1,60} )?(\w{1,60}):/u;

/** Finds parameters that the comment above a new or changed function describes, and that the function does not take. */
function findForeignParameters({ syntax }: RuleContext, change: FileChange): readonly RawFinding[] {
  const file = syntax.get(change.file.path);
  const texts = change.file.new_text?.split('\n') ?? [];
  return (file?.symbolChanges ?? []).flatMap(({ change: how, after }): readonly RawFinding[] => {
    if (after === null || (how !== 'added' && how !== 'signature') || after.parameters.length === 0) return [];
    if (after.kind !== 'function' && after.kind !== 'method') return [];
    const taken = after.parameters.map(({ name }) => name.replace(/^\W+/u, ''));
    // What is taken apart has no name of its own.
    if (taken.some((name) => !/^\w+$/u.test(name))) return [];
    const described = readDescribed(texts, after.first);
    const head = readHead(texts, after.first);
    const foreign = described.find(({ name }) => !containsName(head.replaceAll('$', ' '), name));
    if (foreign === undefined || described.length > taken.length + 1) return [];
    return [
      {
        file: change.file.path,
        first: foreign.line,
        last: foreign.line,
        title: `${clip(after.name, 50)} takes no ${clip(foreign.name, 40)}, which its comment describes`,
        rationale: `It takes ${clip(taken.join(', '), 120)}. See which of them the comment means.`,
        anchor: `${after.name} ${foreign.name}`,
      },
    ];
  });
}

const MAX_COMMENT = 60;
const MAX_HEAD = 30;

/** Reads a function up to its body: what a comment in it names counts as taken. */
function readHead(texts: readonly string[], first: number): string {
  const lines = texts.slice(first - 1, first - 1 + MAX_HEAD);
  const end = lines.findIndex((line) => /\{\s*$|=>|;\s*$/u.test(line.slice(0, REACH.longLine)));
  return lines.slice(0, end < 0 ? MAX_HEAD : end + 1).join('\n');
}

/** Reads the parameters of the comment directly above a line. */
function readDescribed(
  texts: readonly string[],
  line: number,
): readonly { readonly name: string; readonly line: number }[] {
  const found: { readonly name: string; readonly line: number }[] = [];
  let inside = false;
  for (let at = line - 2; at >= Math.max(0, line - MAX_COMMENT); at -= 1) {
    const text = texts[at]?.slice(0, REACH.statement) ?? '';
    if (!inside) {
      if (/^\s*(?:@\w|#\[)/u.test(text)) continue;
      if (!/\*\/\s*$/u.test(text)) return [];
      inside = true;
    }
    const name = DESCRIBED.exec(text);
    if (name !== null) found.push({ name: name[1] ?? name[2] ?? name[3] ?? '', line: at + 1 });
    if (/^\s*\/\*/u.test(text)) return found.toReversed();
  }
  return [];
}
