import type { RawFinding, Rule } from '../../model.js';
import { leaveToPerson } from '../leave-to-person.js';
import { clip } from '../wording.js';
import { type Break, mergeDuplicates, toFindings } from './breaks.js';
import { collectReached } from './graphql/reached.js';
import { type Argument, type Member, readSchemas, type TypeDefinition } from './graphql/schema.js';
import { isOurs } from './own-files.js';
import { createLineMapper, readStretches } from './stretches.js';

/**
 * Reports a GraphQL schema that no longer serves its earlier queries (the breaking changes of the GraphQL reference
 * implementation).
 */
export const graphqlBreak: Rule = {
  id: 'contract/graphql-break',
  severity: 'info',
  summary: 'A GraphQL schema breaks its clients',
  docs: {
    why: 'Existing clients ask for the fields of the old schema. If one is gone, or needs an argument that they do not send, the whole query fails.',
    bad: { files: { 'schema.graphql': [' type Order {', '   id: ID!', '-  total: Int!', ' }'] } },
    good: {
      files: {
        'schema.graphql': [
          ' type Order {',
          '   id: ID!',
          '-  total: Int!',
          '+  total: Int! @deprecated(reason: "Use amount")',
          '+  amount: Money!',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const files = change.files.filter((file) => file.language === 'GraphQL' && isOurs(file));
    const read = files.map((file) => ({
      file,
      place: createLineMapper(file),
      parts: readStretches(file).map((stretch) => ({ schemas: readSchemas(stretch), whole: stretch.whole })),
    }));
    // A definition that moves to another file of the change is not lost.
    const elsewhere = new Set(
      read.flatMap(({ parts }) => parts.flatMap(({ schemas: [, after] }) => [...after.values()].flatMap(listNames))),
    );
    const reached = collectReached(
      read.flatMap(({ parts }) => parts.map(({ schemas }) => schemas)),
      (name) => !elsewhere.has(name),
    );
    const findings = read.flatMap(({ file, place, parts }): readonly RawFinding[] =>
      toFindings(
        file,
        parts.flatMap(({ schemas: [before, after], whole }) => {
          const compare = new Comparison(place, { elsewhere, reached }, whole);
          for (const type of before.values()) compare.type(type, after.get(type.name));
          return compare.breaks;
        }),
      ),
    );
    return leaveToPerson(mergeDuplicates(findings));
  },
};

function listNames(type: TypeDefinition): readonly string[] {
  return [type.name, ...[...type.members.keys()].map((name) => `${type.name}.${name}`)];
}

class Comparison {
  readonly breaks: Break[] = [];
  readonly #place: (old: number) => number;
  readonly #elsewhere: ReadonlySet<string>;
  readonly #reached: ReadonlySet<string>;
  readonly #whole: boolean;

  constructor(
    place: (old: number) => number,
    { elsewhere, reached }: { readonly elsewhere: ReadonlySet<string>; readonly reached: ReadonlySet<string> },
    whole: boolean,
  ) {
    this.#place = place;
    this.#elsewhere = elsewhere;
    this.#reached = reached;
    this.#whole = whole;
  }

  type(before: TypeDefinition, after: TypeDefinition | undefined): void {
    const { name, kind, line } = before;
    const shown = kind === 'unknown' ? 'the type' : clip(name, 60);
    if (after === undefined) {
      if (!this.#elsewhere.has(name) && !this.#reached.has(name)) {
        this.#add(
          this.#place(line),
          `${formatKind(kind)} ${shown} is removed`,
          'Queries and clients that name it fail.',
          name,
        );
      }
      return;
    }
    if (after.kind !== kind) {
      this.#add(after.line, `${shown} is no longer ${addArticle(kind)}`, `It becomes ${addArticle(after.kind)}.`, name);
      return;
    }
    for (const member of before.members.values()) this.#member(before, shown, member, after.members.get(member.name));
    if (kind === 'input' || kind === 'directive') this.#newlyRequired(after, before.members, after.members, shown);
    this.#directive(before, after, shown);
    this.#possibilities(before, after, shown);
    if (!this.#whole || kind === 'directive') return;
    for (const one of before.names) {
      if (after.names.has(one)) continue;
      const words = kind === 'union' ? `${one} is no longer part of ${shown}` : `${shown} no longer implements ${one}`;
      this.#add(this.#place(line), words, 'Fragments on it no longer match.', `${name}|${one}`);
    }
  }

  /** A directive may stand in fewer places, or only once; an input takes only one of its fields. */
  #directive(before: TypeDefinition, after: TypeDefinition, shown: string): void {
    const gone = [...before.names].filter((one) => !after.names.has(one));
    // In a part of a document, the locations may be on a line that the hunk does not show.
    if (before.kind === 'directive' && gone.length > 0 && after.names.size > 0) {
      const title = `${shown} is no longer allowed on ${clip(gone.join(', '), 60)}`;
      this.#add(after.line, title, 'Documents that place it there are refused.', `${before.name} on ${gone.join()}`);
    }
    if (before.repeatable && !after.repeatable && after.names.size > 0) {
      const why = 'Documents that repeat it are refused.';
      this.#add(after.line, `${shown} may no longer be repeated`, why, `${before.name} repeatable`);
    }
    if (!before.oneOf && after.oneOf) {
      const why = 'Clients that give several fields, or none, are refused.';
      this.#add(after.line, `${shown} now takes exactly one of its fields`, why, `${before.name} oneOf`);
    }
  }

  /** What may come back grows: a value of an enum, a member of a union. No query fails, but clients list the old ones. */
  #possibilities(before: TypeDefinition, after: TypeDefinition, shown: string): void {
    const listed = before.kind === 'enum' ? [...after.members.keys()] : before.kind === 'union' ? [...after.names] : [];
    const come = listed.filter((one) => !before.members.has(one) && !before.names.has(one));
    const [first] = come;
    if (first === undefined || before.members.size + before.names.size === 0) return;
    this.#add(
      after.members.get(first)?.line ?? after.line,
      `${shown} can now be ${clip(come.join(', '), 60)}`,
      `Clients that handle each ${before.kind === 'enum' ? 'value' : 'type'} by name meet one that they do not know.`,
      `${before.name} can be ${come.join()}`,
      true,
    );
  }

  #member(type: TypeDefinition, shown: string, before: Member, after: Member | undefined): void {
    const path = `${type.name}.${before.name}`;
    const words = `${shown}.${clip(before.name, 60)}`;
    if (after === undefined) {
      if (this.#elsewhere.has(path)) return;
      const noun = type.kind === 'enum' ? 'Value' : type.kind === 'directive' ? 'Argument' : 'Field';
      const why = before.deprecated
        ? 'It was marked as deprecated. Make sure that no client asks for it any more.'
        : 'Clients that use it fail. Mark it as deprecated first, and remove it when nothing asks for it any more.';
      this.#add(this.#place(before.line), `${noun} ${words} is removed`, why, path, before.deprecated);
      return;
    }
    const input = type.kind === 'input' || type.kind === 'directive';
    if (before.type !== after.type && !isCompatible(before, after, input) && type.kind !== 'unknown') {
      this.#add(
        after.line,
        `${words} changes from ${clip(before.type, 40)} to ${clip(after.type, 40)}`,
        input
          ? 'Clients send what no longer fits. Take both, or add a field beside it.'
          : 'Clients get a form that they do not expect. Add a field beside it instead.',
        `${path}:${before.type}`,
      );
    }
    this.#defaultValue(before, after, path, words);
    for (const [name, argument] of before.arguments) {
      const now = after.arguments.get(name);
      if (now !== undefined) this.#defaultValue(argument, now, `${path}(${name}`, `${words}(${clip(name, 40)})`);
      const both = `${words}(${clip(name, 40)})`;
      if (now === undefined) {
        this.#add(after.line, `Argument ${both} is removed`, 'Queries that pass it are refused.', `${path}(${name}`);
      } else if (argument.type !== now.type && !isCompatible(argument, now, true)) {
        this.#add(
          now.line,
          `${both} changes from ${clip(argument.type, 40)} to ${clip(now.type, 40)}`,
          'Queries pass what no longer fits.',
          `${path}(${name}:${argument.type}`,
        );
      }
    }
    this.#newlyRequired(type, before.arguments, after.arguments, words);
  }

  /** A client that leaves the value out gets another one, without an error. */
  #defaultValue(before: Argument, after: Argument, anchor: string, words: string): void {
    if (before.default === null || before.default === after.default) return;
    const now = after.default === null ? 'no longer has a default' : `has the default ${clip(after.default, 40)}`;
    this.#add(
      after.line,
      `${words} ${now}, before ${clip(before.default, 30)}`,
      'Clients that leave it out get another result than before.',
      `${anchor}=${before.default}`,
      true,
    );
  }

  #newlyRequired(
    type: TypeDefinition,
    before: ReadonlyMap<string, Argument>,
    after: ReadonlyMap<string, Argument>,
    words: string,
  ): void {
    for (const [name, argument] of after) {
      if (before.has(name) || argument.default !== null || !argument.type.endsWith('!')) continue;
      this.#add(
        argument.line,
        `${words}: ${clip(name, 60)} is new and required`,
        'Clients do not send it yet. Give it a default, or let it be null.',
        `${type.name}|${words}|${name} required`,
      );
    }
  }

  #add(line: number, title: string, rationale: string, anchor: string, mild = false): void {
    this.breaks.push({ line, title, rationale, anchor, ...(mild ? { severity: 'info' as const } : {}) });
  }
}

/**
 * Returns true if the type change is compatible: a result may become stricter, an input more lenient; a list accepts a
 * single input value too.
 */
function isCompatible(before: Argument, after: Argument, input: boolean): boolean {
  const [from, into] = input ? [before.type, after.type] : [after.type, before.type];
  return isSubtype(from, into) || (input && after.default !== null && isSubtype(from, into.replace(/!$/u, '')));
}

/**
 * Returns true if every value of the first type is valid for the second: the types differ only by more `!` in the
 * first.
 */
function isSubtype(strict: string, loose: string): boolean {
  let at = 0;
  for (const character of loose) {
    if (character === strict[at]) at += 1;
    else if (strict[at] === '!' && character === strict[at + 1]) at += 2;
    else return false;
  }
  return at === strict.length || (at === strict.length - 1 && strict[at] === '!');
}

function formatKind(kind: string): string {
  return kind === 'unknown' ? 'Definition' : `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

function addArticle(kind: string): string {
  return /^[aeiou]/u.test(kind) && kind !== 'union' ? `an ${kind}` : `a ${kind}`;
}
