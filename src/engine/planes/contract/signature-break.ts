import { addToGroup } from '../../../base/groups.js';
import type { Definition, FileChange, FileSyntax, RawFinding, Rule, SideSyntax } from '../../model.js';
import { mergeFiles } from '../merge-files.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';
import { type Break, toFindings } from './breaks.js';
import { HiddenMarks } from './exports/hidden-marks.js';
import { InheritedMembers } from './exports/inherited-members.js';
import { isEntry, isNamedFromOutside, isPublicSource } from './exports/public-surface.js';
import { UnpublishedPackages } from './exports/unpublished.js';
import { SideLines } from './side-texts.js';
import { AdaptedCalls } from './signatures/adapted-calls.js';
import { MUST_HAVE } from './signatures/new-members.js';
import { createPackageSpeller } from './signatures/package-names.js';
import { addDocumentedTypes } from './signatures/php-documented.js';
import { OVERRIDES } from './signatures/php-parameters.js';
import { describeBreaks, tidyType } from './signatures/signature-parts.js';
import { findShapeBreaks, type ShapeBreak } from './signatures/type-shape.js';

/** Reports a function with other parameters or another result, so that its callers must change. */
export const signatureBreak: Rule = {
  id: 'contract/signature-break',
  severity: 'info',
  summary: 'An exported function changes so that its callers break',
  docs: {
    why: 'Callers outside of this change pass the same arguments as before. Without type checks, nobody notices until the code runs.',
    bad: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          '+export function total(cart: Cart, currency: Currency): number {',
          '   return cart.sum * rate;',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/index.ts': [
          ' const rate = 2;',
          '-export function total(cart: Cart): number {',
          "+export function total(cart: Cart, currency: Currency = 'EUR'): number {",
          '   return cart.sum * rate;',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check(context) {
    const calls = new AdaptedCalls(context);
    const inherited = new InheritedMembers(context);
    const unpublished = new UnpublishedPackages(context.change);
    const findings = context.change.files.flatMap((change) => {
      const syntax = context.syntax.get(change.file.path);
      if (syntax === undefined || change.file.status === 'deleted' || !isPublicSource(change)) return [];
      if (!isNamedFromOutside(change) || unpublished.has(change.file)) return [];
      const shapes = toTypeBreaks(findShapeBreaks(change, syntax, inherited).filter((one) => !isPartial(one, change)));
      return toFindings(change, [...findBreaks(change, syntax, calls), ...shapes]);
    });
    // A project that writes types into all of its classes does one thing.
    return [
      ...mergeFiles(findings.filter((one) => !concernsOverridersAlone(one))),
      ...tellOnce(findings.filter(concernsOverridersAlone)),
    ];
  },
};

const OVERRIDERS_ALONE =
  'Calls go on working. Classes outside of this change that override it must change too: say it in the release notes.';

/** Returns true for a finding on what only those must follow who override a method. */
export const concernsOverridersAlone = ({ rationale }: RawFinding): boolean => rationale.includes(OVERRIDERS_ALONE);

function findBreaks(change: FileChange, syntax: FileSyntax, calls: AdaptedCalls): readonly Break[] {
  const forms = collectSignatureKeys(syntax.after);
  const oldForms = collectSignatureKeys(syntax.before);
  const marks = new HiddenMarks(change, syntax.before?.definitions ?? []);
  const texts = new SideLines(change);
  const spell = createPackageSpeller(change.language, syntax, texts);
  return syntax.symbolChanges.flatMap(({ change: kind, before, after }): readonly Break[] => {
    if (
      kind !== 'signature' ||
      before === null ||
      after === null ||
      !isCalled(before) ||
      !isCalled(after) ||
      !before.exported ||
      !after.exported
    )
      return [];
    if (isPrivate(before.name) || isHidden(before.container, change.language) || forms.has(toSignatureKey(before)))
      return [];
    // Without overloads, two of one name are two things: a method of the class and one of its objects. One is gone.
    if (NO_OVERLOADS.has(change.language ?? '') && oldForms.has(toSignatureKey(after))) return [];
    const open = isOverridable(before, syntax);
    // A call may fit any overload that is left: the one that takes most of it is compared.
    const comment = change.language === 'PHP' ? texts.readHead(before, 'before') : '';
    const least = listOverloads(after, syntax)
      .map((one) => {
        const was = addDocumentedTypes(spell(before, 'before'), one, comment);
        return describeBreaks(was, spell(one, 'after'), change.language, open);
      })
      .reduce((fewest, one) => (one.length < fewest.length ? one : fewest));
    const found = isEndpoint(before, change) ? least.filter((words) => /required$/u.test(words)) : least;
    const [first] = found;
    if (first === undefined || marks.isHidden(before) || marks.isOverride(before)) return [];
    if (isInjected(before, after, change)) return [];
    const callers = calls.isAny(readCalledName(before), change.file.path);
    const overriders = found.every((words) => words.startsWith(OVERRIDES));
    const isPublic = isEntry(change.file.path) && !callers;
    // What takes its place by name stood there before: nothing changed its form, one of several went.
    const overload = oldForms.has(toSignatureKey(after));
    return [
      {
        line: after.first,
        title: overload
          ? `An overload is gone: ${clip(spellHead(before), 65)}`
          : clip(`${clip(after.name, 40)}${overriders ? '' : ' breaks its callers'}: ${clip(first, 70)}`, 118),
        rationale: `${
          !overload && found.length > 1
            ? `Also: ${found
                .slice(1, 4)
                .map((one) => clip(one, 100))
                .join('; ')}. `
            : ''
        }${
          overriders
            ? OVERRIDERS_ALONE
            : callers
              ? 'Other files of this change have lines with this name that change, too. What calls it elsewhere has to change with it.'
              : isPublic
                ? 'This file is an entry of the package. Keep the old form working, with a default or an overload, until the next major version.'
                : /\bprotected\b/u.test(before.signature)
                  ? 'Classes outside of this change that inherit from its class and call or override it must change too. Keep the old form working, or say it in the release notes.'
                  : 'Callers outside of this change must change too. Keep the old form working, with a default or an overload, or say it in the release notes.'
        }`,
        anchor: `${after.container ?? ''}.${after.name} ${first}`,
      },
    ];
  });
}

/** Returns true for a new member of a type of which the file takes any part: nobody has to give all of it. */
const isPartial = ({ type, words }: ShapeBreak, { file }: FileChange): boolean =>
  words.includes(MUST_HAVE) && file.new_text?.includes(`Partial<${type.slice(type.lastIndexOf('.') + 1)}>`) === true;

/** Reports the changes of one type together. */
function toTypeBreaks(found: readonly ShapeBreak[]): readonly Break[] {
  const byType = new Map<string, ShapeBreak[]>();
  for (const one of found) addToGroup(byType, one.type, one);
  return [...byType].flatMap(([type, [first, ...others]]): readonly Break[] => {
    if (first === undefined) return [];
    const also = others.slice(0, 5).map(({ words }) => clip(words, 90));
    return [
      {
        line: first.line,
        title: clip(first.words, 118),
        rationale: `${also.length > 0 ? `Also: ${also.join('; ')}. ` : ''}Code outside of this change that relies on it has to change with it. Keep the old form working, or say it in the notes.`,
        anchor: `${type} shape ${found
          .map(({ words }) => words)
          .join()
          .slice(0, 200)}`,
      },
    ];
  });
}

/** Languages in which a second definition of a name takes the place of the first. */
const NO_OVERLOADS: ReadonlySet<string> = new Set(['Ruby', 'Python', 'JavaScript', 'PHP']);

/** Classes that a container of dependencies makes, by the naming of .NET, Symfony and Laravel. */
const INJECTED =
  /(?:Controller|Service|Handler|Repository|Command|Query|Middleware|Filter|Job|Worker|Hub|Validator|Manager|Provider|Consumer)$/u;

/** Returns true for a constructor of such a class where all that is new is an interface, or in PHP a class: nobody writes the call. */
function isInjected(before: Definition, after: Definition, change: FileChange): boolean {
  const owner = before.container?.split('.').at(-1);
  if (owner === undefined || !INJECTED.test(owner)) return false;
  const isBuilt =
    change.language === 'C#' ? before.name === owner : change.language === 'PHP' && before.name === '__construct';
  if (!isBuilt) return false;
  const known = new Set(before.parameters.map(({ name }) => name));
  const come = after.parameters.filter(({ name }) => !known.has(name));
  const kept = before.parameters.filter(({ name }) => after.parameters.some((one) => one.name === name));
  const injected = change.language === 'C#' ? /^I[A-Z]\w/u : /^[?\\]?[A-Z]\w/u;
  return come.every(({ type }) => injected.test(type)) && kept.length + 1 >= before.parameters.length;
}

function isCalled({ kind, name }: Definition): boolean {
  return (kind === 'function' || kind === 'method') && !/^(?:main|test\w*|Test\w*)$/u.test(name);
}

/**
 * Returns true for an action of ASP.NET Core, which takes what a request gives by name: what it no longer reads, or reads
 * in another order, breaks no request.
 */
function isEndpoint(definition: Definition, change: FileChange): boolean {
  if (change.language !== 'C#') return false;
  return /\[From(?:Query|Route|Header|Form|Body)\b/u.test(new SideLines(change).read(definition, 'before'));
}

/** A function with what it takes: `add(Line... all)`. */
function spellHead({ name, signature }: Definition): string {
  const list = signature.slice(Math.max(0, signature.indexOf('(')));
  return `${name}${tidyType(list.slice(0, list.lastIndexOf(')') + 1)).replace(/\.\.\.(?=\w)/gu, '... ')}`;
}

/** A constructor is called by the name of its class. */
function readCalledName({ name, container }: Definition): string {
  return CONSTRUCTORS.has(name) ? (container?.split('.').at(-1) ?? name) : name;
}

const CONSTRUCTORS: ReadonlySet<string> = new Set(['__construct', '__init__', 'constructor', 'initialize', 'init']);

/** Constructors begin with a line, too, in PHP and Python. */
function isPrivate(name: string): boolean {
  return name.startsWith('_') && name !== '__construct' && name !== '__init__';
}

/** Returns true for a method that a class of others may override: neither it nor its class is final. */
function isOverridable({ kind, name, container, signature }: Definition, { before }: FileSyntax): boolean {
  if (kind !== 'method' || container === null || name === '__construct' || /\bfinal\b/u.test(signature)) return false;
  return before?.definitions.some((one) => one.name === container && /\bfinal\b/u.test(one.signature)) !== true;
}

/** By its name; in Go a type that begins with a small letter is its package's own. */
function isHidden(container: string | null, language: string | null): boolean {
  return (
    container?.split('.').some((part) => part.startsWith('_') || (language === 'Go' && /^\p{Lower}/u.test(part))) ===
    true
  );
}

/** Returns the definition, and the others of its name that callers may use. */
function listOverloads(definition: Definition, { after }: FileSyntax): readonly [Definition, ...Definition[]] {
  const others = after?.definitions.filter(
    (one) =>
      one !== definition &&
      one.name === definition.name &&
      one.container === definition.container &&
      one.exported &&
      isCalled(one),
  );
  return [definition, ...(others ?? [])];
}

/** Returns the signatures of all overloads: one of them may still accept the old arguments. */
function collectSignatureKeys(side: SideSyntax | null): ReadonlySet<string> {
  return new Set(side?.definitions.map(toSignatureKey));
}

function toSignatureKey({ container, name, signature }: Definition): string {
  return `${container ?? ''}\0${name}\0${signature}`;
}
