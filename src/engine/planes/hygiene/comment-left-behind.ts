import type { Definition, FileChange, RawFinding, Rule, RuleContext } from '../../model.js';
import { containsName } from '../../text/contains-name.js';
import { REACH } from '../../text/reach.js';
import { isFunction } from '../is-function.js';
import { tellOnce } from '../tell-once.js';
import { clip, toFileName } from '../wording.js';
import { readDocumentedParameters } from './documentation/documented-parameters.js';

/** Reports comments that a change makes untrue: parameters of another name, and names that the file no longer has. */
export const commentLeftBehind: Rule = {
  id: 'hygiene/comment-left-behind',
  severity: 'info',
  summary: 'A comment names what the change renames or removes, or leaves a new parameter out',
  docs: {
    why: 'Readers believe comments, also if they are no longer true.',
    bad: {
      files: {
        'src/price.ts': [
          ' /**',
          '  * Adds the tax to a price.',
          '  * @param net the price',
          '  * @param country where it is sold',
          '  */',
          '-export function addTax(net: number, country: string): number {',
          '-  return net * rates[country];',
          '+export function addTax(net: number, region: Region): number {',
          '+  return net * rates[region.country];',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/price.ts': [
          ' /**',
          '  * Adds the tax to a price.',
          '  * @param net the price',
          '- * @param country where it is sold',
          '+ * @param region where it is sold',
          '  */',
          '-export function addTax(net: number, country: string): number {',
          '-  return net * rates[country];',
          '+export function addTax(net: number, region: Region): number {',
          '+  return net * rates[region.country];',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  skipsBuilt: true,
  check(context) {
    const files = context.change.files.filter(
      ({ class: kind, file }) => kind === 'source' && file.new_text !== null && file.status !== 'deleted',
    );
    if (files.length === 0) return [];
    const come = collectNewNames(context);
    return tellOnce(
      files.flatMap((change) => [...findParameters(context, change), ...findNames(context, change, come)]),
    );
  },
};

function findParameters({ syntax }: RuleContext, change: FileChange): readonly RawFinding[] {
  const changes = syntax.get(change.file.path)?.symbolChanges ?? [];
  const lines = change.file.new_text?.split('\n') ?? [];
  return changes.flatMap(({ change: how, before, after }): readonly RawFinding[] => {
    if (how === 'added' && after !== null) return findForeign(change, after, lines);
    if (how !== 'signature' || before === null || after === null) return [];
    const documented = readDocumentedParameters(lines, after, change.language);
    if (documented.size === 0) return [];
    const [old, own] = [listNames(before), listNames(after)];
    if (old === null || own === null) return [];
    const left = old.filter((name) => !own.includes(name) && documented.has(name));
    const kept = own.filter((name) => old.includes(name));
    const come = own.filter((name) => !old.includes(name) && !documented.has(name));
    const place = (name: string) => documented.get(name) ?? after.first;
    const [gone] = left;
    if (gone !== undefined) {
      return [
        {
          file: change.file.path,
          first: place(gone),
          last: place(gone),
          title: clip(`The comment of ${after.name} describes ${left.join(', ')}, which it no longer takes`, 110),
          rationale: `${clip(after.name, 60)} takes ${formatNames(own)} now, and its comment still describes ${formatNames(left)}.`,
          anchor: `${after.name} ${left.join(' ')}`,
        },
      ];
    }
    const [fresh] = come;
    if (fresh === undefined || kept.length === 0 || !kept.every((name) => documented.has(name))) return [];
    return [
      {
        file: change.file.path,
        first: after.first,
        last: after.first,
        title: clip(`The comment of ${after.name} leaves the new ${come.join(', ')} out`, 110),
        rationale: `The comment of ${clip(after.name, 60)} describes ${formatNames(kept)}, and not ${formatNames(come)}, which the change adds.`,
        anchor: `${after.name} +${come.join(' ')}`,
      },
    ];
  });
}

/** A new function, often a copied one, whose comment describes what another function takes. */
function findForeign(change: FileChange, after: Definition, lines: readonly string[]): readonly RawFinding[] {
  const own = listNames(after);
  if (own === null || own.length === 0 || !isFunction(after)) return [];
  const documented = readDocumentedParameters(lines, after, change.language);
  // A list that is longer describes the parts of one parameter, or what a caller may give besides.
  if (documented.size > own.length) return [];
  const signature = after.signature.replaceAll('$', ' ');
  const [name, line] = [...documented].find(([described]) => !containsName(signature, described)) ?? [];
  if (name === undefined || line === undefined) return [];
  return [
    {
      file: change.file.path,
      first: line,
      last: line,
      title: clip(`The comment of ${after.name} describes ${name}, which it does not take`, 110),
      rationale: `${clip(after.name, 60)} takes ${formatNames(own)}. See which of them the comment means.`,
      anchor: `${after.name} ${name}`,
    },
  ];
}

const formatNames = (names: readonly string[]): string =>
  names.length === 0
    ? 'no parameter'
    : names
        .slice(0, MAX_NAMES)
        .map((name) => `\`${clip(name, 40)}\``)
        .join(', ');
const MAX_NAMES = 8;

/** The names of parameters as a comment writes them; null where one is a pattern. */
function listNames({ parameters }: Definition): readonly string[] | null {
  const names = parameters.map(({ name }) => name.replace(/^[.*&$@:]+|[?!]$/gu, '')).filter((name) => name !== '');
  if (names.some((name) => !/^[\p{IDS}_][\p{IDC}]*$/u.test(name))) return null;
  return names.filter((name) => !/^(?:self|cls|this|_\w*)$/u.test(name));
}

/** A name of several words: it stands for one thing. */
const NAME =
  /(?<![\w$.])(?:[a-z]+(?:[A-Z][a-z\d]+)+|(?:[A-Z][a-z\d]+){2,}|[a-z\d]+(?:_[a-z\d]+)+|[A-Z\d]+(?:_[A-Z\d]+)+)(?![\w$])/gu;
const COMMENT_ONLY =
  /^\s{0,200}(?:\/\/|\/\*|\*(?!\w)|#(?![[!]|\s?(?:include|define|if|elif|else|endif|pragma|region|endregion|error|undef)\b)|--\s|<!--)/u;
/** The comment tells what was before. */
const PAST =
  /\b(?:formerly|previous(?:ly)?|renamed|replac\w{1,4}|was|were|used to|old|legacy|deprecated|removed|before|no longer|instead of|unlike|moved|history|since|introduced|see|http\w?)\b/iu;
/** A comment so far from a change is about something else. */
const NEAR = 6;

/** The names in added code, with the file that has it; of several files the last one. */
type NewNames = ReadonlyMap<string, string>;

function collectNewNames({ syntax }: RuleContext): NewNames {
  const names = new Map<string, string>();
  for (const { path, added } of syntax.values()) {
    for (const { code } of added) for (const name of code.slice(0, REACH.line).match(NAME) ?? []) names.set(name, path);
  }
  return names;
}

/** Finds comments beside the change that name what no line of code in the file has any more. */
function findNames({ syntax }: RuleContext, change: FileChange, come: NewNames): readonly RawFinding[] {
  const file = syntax.get(change.file.path);
  if (file === undefined || file.substance !== 'code' || file.mode !== 'tree') return [];
  const gone = new Set(file.removed.flatMap(({ code }) => code.slice(0, REACH.line).match(NAME) ?? []));
  // What another file of the change has now was moved, and can still be meant.
  for (const name of gone) if (![undefined, change.file.path].includes(come.get(name))) gone.delete(name);
  if (gone.size === 0) return [];
  const added = new Set(change.added.map(({ number }) => number));
  const places = new Map<string, number>();
  for (const [at, text] of (change.file.new_text ?? '').split('\n').entries()) {
    if (gone.size === 0) break;
    for (const name of text.slice(0, REACH.longLine).match(NAME) ?? []) {
      if (!gone.has(name)) continue;
      if (COMMENT_ONLY.test(text) && !added.has(at + 1)) {
        if (!PAST.test(text) && !places.has(name)) places.set(name, at + 1);
      } else gone.delete(name);
    }
  }
  const near = new Set<number>();
  for (const { at, added: own } of change.regions) {
    for (let line = at - NEAR; line <= at + own.length + NEAR; line += 1) near.add(line);
  }
  return [...places].flatMap(([name, line]): readonly RawFinding[] => {
    if (!gone.has(name) || !near.has(line)) return [];
    return [
      {
        file: change.file.path,
        first: line,
        last: line,
        title: clip(
          `A comment names ${name}, which the change removes from the code of ${toFileName(change.file.path)}`,
          110,
        ),
        rationale: `Lines with \`${clip(name, 60)}\` go here, and apart from comments no line of the file has that name now. If it is not meant elsewhere, the comment is out of date.`,
        anchor: name,
      },
    ];
  });
}
