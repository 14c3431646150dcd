/** What a type gets from others: its supertypes, traits, mixins and embedded types, as far as the change shows them. */
import type { Definition, FileChange, RuleContext } from '../../../model.js';
import { REACH } from '../../../text/reach.js';
import { listSupertypes, readLastName } from './supertypes.js';

/** Bases of bases are followed up to this depth. */
const MAX_DEPTH = 5;

/** Lines of a type's body that take over the members of others: PHP, Ruby, Go's embedded fields. */
const MIXINS: Readonly<Record<string, RegExp>> = {
  PHP: /^\s*use\s+([\w\\, ]{1,400})(?:[;{]|$)/u,
  Ruby: /^\s*(?:include|extend|prepend)[\s(]\s{0,4}([\w:, ]{1,400})/u,
  Go: /^\s+\*?([\w.]{1,200})(?:\s+`[^`]{0,400}`)?\s*$/u,
};

/** Reads the new side of all files. */
export class InheritedMembers {
  readonly #context: Pick<RuleContext, 'change' | 'syntax'>;
  #bases: ReadonlyMap<string, ReadonlySet<string>> | null = null;
  #members: ReadonlyMap<string, ReadonlySet<string>> | null = null;

  constructor(context: Pick<RuleContext, 'change' | 'syntax'>) {
    this.#context = context;
  }

  /**
   * Returns true if the type that had the member may get it from another type now: one of the change that has it, or one
   * that the change adds to the type and does not show.
   */
  has(member: Definition, change: FileChange): boolean {
    const owner = member.container?.split('.').at(-1);
    // In Go, a field of an embedded type is not written in a composite literal of the outer one.
    if (owner === undefined || (change.language === 'Go' && member.kind === 'field')) return false;
    const come = this.#listNewBases(owner, change);
    if (come.some((base) => !this.#readMembers().has(base))) return true;
    return this.#find(
      owner,
      [...come, ...(this.#readBases().get(owner) ?? [])],
      (base) => this.#readMembers().get(base)?.has(member.name) === true,
    );
  }

  /** Returns true if a type of this name has the supertype, by another part of it or by its other supertypes. */
  isA(type: string, supertype: string): boolean {
    return this.#find(type, [...(this.#readBases().get(type) ?? [])], (base) => base === supertype);
  }

  #find(type: string, start: readonly string[], is: (base: string) => boolean): boolean {
    const seen = new Set([type]);
    let now = start;
    for (let depth = 0; depth < MAX_DEPTH && now.length > 0; depth += 1) {
      if (now.some(is)) return true;
      for (const base of now) seen.add(base);
      now = now.flatMap((base) => [...(this.#readBases().get(base) ?? [])]).filter((base) => !seen.has(base));
    }
    return false;
  }

  /** Returns what the changed lines of the file add to the type. */
  #listNewBases(owner: string, { file, language }: FileChange): readonly string[] {
    const syntax = this.#context.syntax.get(file.path);
    const read = (side: 'before' | 'after') => {
      const types = syntax?.[side]?.definitions.filter((one) => one.name === owner && isType(one)) ?? [];
      const lines = (side === 'after' ? syntax?.added : syntax?.removed) ?? [];
      const mixins = lines
        .filter(({ number }) => types.some(({ first, last }) => number > first && number <= last))
        .flatMap(({ code }) => readMixins(code, language));
      return [...types.flatMap(({ signature }) => listBases(signature, language)), ...mixins];
    };
    const old = new Set(read('before'));
    return read('after').filter((base) => !old.has(base));
  }

  #readBases(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#bases !== null) return this.#bases;
    const found = new Map<string, Set<string>>();
    for (const { file, language } of this.#context.change.files) {
      const syntax = this.#context.syntax.get(file.path);
      for (const one of syntax?.after?.definitions ?? []) {
        if (!isType(one)) continue;
        const bases = found.get(one.name) ?? new Set();
        for (const base of listBases(one.signature, language)) bases.add(base);
        for (const { number, code } of syntax?.added ?? [])
          if (number > one.first && number <= one.last) for (const base of readMixins(code, language)) bases.add(base);
        found.set(one.name, bases);
      }
    }
    for (const { path, added } of this.#context.syntax.values()) {
      if (!path.endsWith('.swift')) continue;
      for (const { code } of added) {
        // An extension is no definition of its own.
        const [, type, list] =
          /\bextension (\w{1,200})\s{0,4}:([\w\s,.&]{1,400})/u.exec(code.slice(0, REACH.statement)) ?? [];
        if (type === undefined || list === undefined) continue;
        const bases = found.get(type) ?? new Set();
        for (const base of list.split(/[,&]/u)) bases.add(readLastName(base.trim()));
        found.set(type, bases);
      }
    }
    this.#bases = found;
    return found;
  }

  /** Names of members, by the type's name; a type without members has an empty set. */
  #readMembers(): ReadonlyMap<string, ReadonlySet<string>> {
    if (this.#members !== null) return this.#members;
    const found = new Map<string, Set<string>>();
    for (const { after } of this.#context.syntax.values()) {
      for (const one of after?.definitions ?? []) {
        if (isType(one) && !found.has(one.name)) found.set(one.name, new Set());
        const owner = one.container?.split('.').at(-1);
        if (owner !== undefined) found.set(owner, (found.get(owner) ?? new Set()).add(one.name));
      }
    }
    this.#members = found;
    return found;
  }
}

function isType({ kind }: Definition): boolean {
  return kind === 'class' || kind === 'interface' || kind === 'enum' || kind === 'type' || kind === 'module';
}

function listBases(signature: string, language: string | null): readonly string[] {
  return listSupertypes(signature, language ?? '').map(readLastName);
}

function readMixins(code: string, language: string | null): readonly string[] {
  const names = MIXINS[language ?? '']?.exec(code.slice(0, REACH.statement))?.[1];
  return names === undefined ? [] : names.split(',').map((name) => readLastName(name.trim()));
}
