/** Types of GraphQL that go together with what led to them. */
import type { TypeDefinition } from './schema.js';

/** The definitions of both sides of a part of a schema. */
export type Schemas = readonly [
  before: ReadonlyMap<string, TypeDefinition>,
  after: ReadonlyMap<string, TypeDefinition>,
];

/** `[Order!]!` → `Order` */
const nameInner = (type: string): string => /[\p{IDS}_][\p{IDC}]*/u.exec(type)?.[0] ?? '';

/** The types that a definition names: of its members, of their arguments. */
function listReached({ members }: TypeDefinition): readonly string[] {
  return [...members.values()].flatMap((member) => [
    nameInner(member.type),
    ...[...member.arguments.values()].map(({ type }) => nameInner(type)),
  ]);
}

/** The types that only members name which go, or which become of another type, in a definition that stays. */
function listLost(before: TypeDefinition, after: TypeDefinition): readonly string[] {
  const left = new Set(listReached(after));
  return listReached(before).filter((name) => !left.has(name));
}

/**
 * Returns the types that go, and to which a member led that goes too: no query reaches them but by that member, of which
 * a finding of its own tells. Of a schema that holds, nothing else leads to a type that is gone.
 * @param gone whether a type is nowhere on the new side
 */
export function collectReached(parts: readonly Schemas[], gone: (name: string) => boolean): ReadonlySet<string> {
  const removed = new Map<string, TypeDefinition>();
  const next: string[] = [];
  for (const [before, after] of parts) {
    for (const type of before.values()) {
      const now = after.get(type.name);
      if (now !== undefined && now.kind === type.kind) next.push(...listLost(type, now));
      else if (now === undefined && gone(type.name)) removed.set(type.name, type);
    }
  }
  const reached = new Set<string>();
  for (let name = next.pop(); name !== undefined; name = next.pop()) {
    const type = removed.get(name);
    if (type === undefined || reached.has(name)) continue;
    reached.add(name);
    next.push(...listReached(type));
  }
  return reached;
}
