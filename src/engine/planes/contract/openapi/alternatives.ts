/** Compares `oneOf` and `anyOf` of two schemas: which forms a value may have. */
import type { Tree } from '../../document.js';
import { clip } from '../../wording.js';
import { type Direction, type DocumentBreak, isTypeOnly, resolveReference, writeSchema } from './merge.js';

/** A schema with the document that it is in. */
type Placed = readonly [root: Tree, schema: Tree];

/**
 * Finds forms that a request no longer takes and forms that an answer newly has. Forms that stay, or stand where another
 * was, are given to `compare`.
 */
export function compareAlternatives(
  before: Placed,
  after: Placed,
  direction: Direction,
  where: string,
  compare: (before: Tree, after: Tree) => void,
): readonly DocumentBreak[] {
  return ['oneOf', 'anyOf'].flatMap((word): readonly DocumentBreak[] => {
    const [old, now] = [readForms(before, word), readForms(after, word)];
    if (old.size === 0 && now.size > 0) return compareWrapped(before, after, now, direction, where, word);
    if (now.size === 0) return [];
    for (const [name, form] of old) {
      const other = now.get(name);
      if (other !== undefined) compare(form, other);
    }
    const gone = [...old].filter(([name]) => !now.has(name));
    const come = [...now].filter(([name]) => !old.has(name));
    // A form in the place of another is the same one under another name, or changed.
    const replaced = Math.min(gone.length, come.length);
    for (let index = 0; index < replaced; index += 1) {
      const [one, other] = [gone[index], come[index]];
      if (one !== undefined && other !== undefined) compare(one[1], other[1]);
    }
    const lost = gone.slice(replaced);
    const added = come.slice(replaced);
    if (direction === 'request' && lost.length > 0) {
      return lost.map(([name, form]) => ({
        old: form.line,
        title: `${where} no longer takes ${nameForm(name, form)}`,
        rationale: 'Clients that send it are refused.',
        anchor: `alternative ${where} ${name.slice(0, 200)}`,
        mild: false,
      }));
    }
    const [first] = added;
    return direction === 'request' || first === undefined ? [] : [reportNewForm(first, where)];
  });
}

function reportNewForm([name, form]: readonly [string, Tree], where: string): DocumentBreak {
  return {
    line: form.line,
    title: `${where} can now be ${nameForm(name, form)}`,
    rationale: 'Clients that know the earlier forms get one that they cannot read.',
    anchor: `new form ${where} ${name.slice(0, 200)}`,
    mild: true,
  };
}

/** What had one form has several now: a request must still take the old one, an answer may be another. */
function compareWrapped(
  [oldRoot, old]: Placed,
  [newRoot, now]: Placed,
  forms: ReadonlyMap<string, Tree>,
  direction: Direction,
  where: string,
  word: string,
): readonly DocumentBreak[] {
  // Without a type of its own it was open, and with one beside the forms they only say more.
  if (!old.entries.has('type') && !old.entries.has('properties')) return [];
  if (now.entries.has('type') || now.entries.has('properties')) return [];
  const was = writeSchema(old);
  const others = [...forms].filter(([, form]) => writeSchema(resolveReference(newRoot, form) ?? form) !== was);
  const [first] = others;
  if (first === undefined) return [];
  if (direction === 'response') return [reportNewForm(first, where)];
  if (others.length < forms.size || oldRoot === newRoot) return [];
  return [
    {
      line: now.entries.get(word)?.line ?? now.line,
      title: `${where} takes other forms now: ${clip(others.map(([name, form]) => nameForm(name, form)).join(', '), 50)}`,
      rationale: 'None of them is the form that clients send. Keep that one among them.',
      anchor: `forms ${where}`,
      mild: false,
    },
  ];
}

/** Returns the forms by their reference, or by what they say. Those that are only a type are compared as types. */
function readForms([, schema]: Placed, word: string): ReadonlyMap<string, Tree> {
  return new Map(
    (schema.entries.get(word)?.items ?? []).flatMap((item) => {
      if (isTypeOnly(item)) return [];
      const reference = item.entries.get('$ref')?.value;
      return [[typeof reference === 'string' ? reference : writeSchema(item), item] as const];
    }),
  );
}

function nameForm(name: string, form: Tree): string {
  const title = form.entries.get('title')?.value ?? form.entries.get('type')?.value;
  const shown = name.startsWith('map(') ? String(title ?? 'another form') : name.slice(name.lastIndexOf('/') + 1);
  return clip(shown, 40);
}
