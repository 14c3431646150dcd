/** What the head of a declaration promises: modifiers, supertypes, type parameters. */
import type { Definition } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { clip } from '../../wording.js';
import type { InheritedMembers } from '../exports/inherited-members.js';
import { listSupertypes, readLastName } from '../exports/supertypes.js';

/** A word of a head that breaks others when it comes or goes. */
interface Modifier {
  readonly word: string;
  readonly when: 'added' | 'removed';
  readonly on: RegExp;
  readonly languages: RegExp;
  readonly says: string;
}

/** By the languages' references: who extends, overrides, assigns or calls must change. */
const MODIFIERS: readonly Modifier[] = [
  {
    word: 'final',
    when: 'added',
    on: /^class$/u,
    languages: /^(?:Java|PHP|Swift|Dart)$/u,
    says: 'can no longer be extended',
  },
  {
    word: 'final',
    when: 'added',
    on: /^method$/u,
    languages: /^(?:Java|PHP|Swift)$/u,
    says: 'can no longer be overridden',
  },
  {
    word: 'sealed',
    when: 'added',
    on: /^(?:class|interface)$/u,
    languages: /^(?:Java|C#|Kotlin|Scala|Dart)$/u,
    says: 'can no longer be extended by others',
  },
  { word: 'abstract', when: 'added', on: /^class$/u, languages: /./u, says: 'can no longer be created' },
  { word: 'abstract', when: 'added', on: /^method$/u, languages: /./u, says: 'must now be implemented' },
  {
    word: 'open',
    when: 'removed',
    on: /^(?:class|method)$/u,
    languages: /^(?:Kotlin|Swift)$/u,
    says: 'can no longer be extended by others',
  },
  { word: 'virtual', when: 'removed', on: /^method$/u, languages: /^C#$/u, says: 'can no longer be overridden' },
  {
    word: 'static',
    when: 'added',
    on: /^(?:method|field)$/u,
    languages: /^(?:Java|C#|PHP|TypeScript|TSX|JavaScript|Swift)$/u,
    says: 'belongs to the type now, no longer to an object',
  },
  {
    word: 'static',
    when: 'removed',
    on: /^(?:method|field)$/u,
    languages: /^(?:Java|C#|PHP|TypeScript|TSX|JavaScript|Swift)$/u,
    says: 'belongs to an object now, no longer to the type',
  },
  { word: 'unsafe', when: 'added', on: /./u, languages: /^Rust$/u, says: 'is now unsafe' },
  {
    word: 'const',
    when: 'removed',
    on: /^(?:function|method)$/u,
    languages: /^Rust$/u,
    says: 'can no longer be used in constants',
  },
  {
    word: 'mut',
    when: 'removed',
    on: /^(?:variable|constant)$/u,
    languages: /^Rust$/u,
    says: 'can no longer be changed',
  },
  { word: 'public', when: 'removed', on: /./u, languages: /^(?:Java|C#|PHP)$/u, says: 'is less visible than before' },
  {
    word: 'protected',
    when: 'added',
    on: /./u,
    languages: /^(?:TypeScript|TSX)$/u,
    says: 'is less visible than before',
  },
  {
    word: 'readonly',
    when: 'added',
    on: /^field$/u,
    languages: /^(?:TypeScript|TSX|C#|PHP)$/u,
    says: 'can no longer be assigned',
  },
  { word: 'final', when: 'added', on: /^field$/u, languages: /^(?:Java|Dart)$/u, says: 'can no longer be assigned' },
  {
    word: 'throws',
    when: 'added',
    on: /^(?:function|method)$/u,
    languages: /^Swift$/u,
    says: 'can now fail: callers must handle it',
  },
];

/** Describes what the head of a type, member or function takes back. */
export function describeHeadBreaks(
  before: Definition,
  after: Definition,
  language: string,
  inherited: InheritedMembers,
): readonly string[] {
  if (before.signature === after.signature) return [];
  const [old, now] = [splitHead(before.signature), splitHead(after.signature)];
  const found = MODIFIERS.filter(
    ({ word, when, on, languages }) =>
      on.test(after.kind) &&
      languages.test(language) &&
      (when === 'added'
        ? !old.modifiers.has(word) && now.modifiers.has(word)
        : old.modifiers.has(word) && !now.modifiers.has(word)),
  ).map(({ says }) => says);
  if (language === 'Java') {
    const thrown = listThrown(after.signature).filter((one) => !listThrown(before.signature).includes(one));
    if (thrown.length > 0) found.push(`declares that it throws ${clip(thrown.join(', '), 40)}`);
  }
  if (!TYPES.has(before.kind) || !TYPES.has(after.kind)) return found;
  return [
    ...found,
    ...describeSupertypes(before, after, language, inherited),
    // What stands behind `<` in Ruby is the class above.
    ...(language === 'Ruby' ? [] : describeTypeParameters(before, after)),
  ];
}

const TYPES: ReadonlySet<Definition['kind']> = new Set(['class', 'interface', 'enum', 'type']);

/** Returns the words before the parameters. */
function splitHead(signature: string): { readonly modifiers: ReadonlySet<string> } {
  const text = signature.slice(0, REACH.longLine);
  const stop = text.search(/[(<:{]/u);
  const tail = /\) (throws|rethrows)\b/u.exec(text)?.[1];
  return { modifiers: new Set([...(stop < 0 ? text : text.slice(0, stop)).split(' '), tail ?? '']) };
}

function listThrown(signature: string): readonly string[] {
  const at = signature.lastIndexOf(' throws ');
  return at < 0 ? [] : signature.slice(at + 8).split(/ , | /u);
}

/** Reports supertypes that go; in Rust also those that come, because each implementation must have them. */
function describeSupertypes(
  before: Definition,
  after: Definition,
  language: string,
  inherited: InheritedMembers,
): readonly string[] {
  // Another file may hold the other part of a partial class, with its supertypes.
  if (/\bpartial\b/u.test(after.signature)) return [];
  const [old, now] = [listSupertypes(before.signature, language), listSupertypes(after.signature, language)];
  const gone = old.filter(
    (one) =>
      !now.includes(one) &&
      !now.some((other) => specializes(other, one)) &&
      !inherited.isA(after.name, readLastName(one)),
  );
  // What comes in its place may be one itself: `extends Source` and then `extends MapSource`.
  const newcomers = now.filter((one) => !old.includes(one)).length;
  if (language !== 'Rust' && newcomers > 0 && newcomers >= gone.length) return [];
  const come = language === 'Rust' && before.kind === 'interface' ? now.filter((one) => !old.includes(one)) : [];
  return [
    ...(gone.length > 0 ? [`is no longer a ${clip(gone.join(', '), 50)}`] : []),
    ...(come.length > 0 ? [`asks of each implementation to be ${clip(come.join(', '), 50)}`] : []),
  ];
}

/** `IDatabaseRoutine` in the place of `IRoutine`: by its name a kind of it, which still is one. */
function specializes(name: string, general: string): boolean {
  const [own, other] = [name, general].map((one) => one.replace(/^I(?=[A-Z][a-z])/u, ''));
  return (
    own !== undefined && other !== undefined && other.length > 3 && own.length > other.length && own.endsWith(other)
  );
}

function describeTypeParameters(before: Definition, after: Definition): readonly string[] {
  const [old, now] = [listTypeParameters(before.signature), listTypeParameters(after.signature)];
  const required = now.filter((one) => !one.includes('='));
  if (now.length < old.length) return ['takes fewer type parameters'];
  if (required.length > old.length) return ['takes more type parameters'];
  const [names, others] = [old, now].map((list) => list.map(nameTypeParameter));
  return names?.length === others?.length &&
    names?.join() !== others?.join() &&
    names?.toSorted().join() === others?.toSorted().join()
    ? ['takes its type parameters in another order']
    : [];
}

/** Returns the type parameters at the beginning of a head, each as written. */
export function listTypeParameters(signature: string): readonly string[] {
  const words = signature.slice(0, REACH.longLine).split(' ');
  const start = words.indexOf('<');
  if (start < 0 || words.slice(0, start).some((word) => /^(?::|\(|extends|implements|where)$/u.test(word))) return [];
  const parts: string[] = [''];
  let depth = 0;
  for (const word of words.slice(start)) {
    if ('<([{'.includes(word)) depth += 1;
    if ('>)]}'.includes(word)) depth -= 1;
    if (depth === 0) break;
    if (depth === 1 && word === ',') parts.push('');
    else if (!(depth === 1 && word === '<')) parts.push(`${parts.pop() ?? ''} ${word}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns the name alone: `T extends A` → `T`. */
export function nameTypeParameter(written: string): string {
  return /(?:const |' )?[A-Za-z_]\w*/u.exec(written)?.[0] ?? written;
}
