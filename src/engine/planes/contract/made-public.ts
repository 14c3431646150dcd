import type { Definition, Rule } from '../../model.js';
import { tellOnce } from '../tell-once.js';
import { clip } from '../wording.js';

/** Reports members that were private and can now be used from outside. */
export const madePublic: Rule = {
  id: 'contract/made-public',
  severity: 'info',
  summary: 'A private member becomes visible from outside',
  docs: {
    why: 'Others can now use it. From then on a change of its name or parameters can break them.',
    bad: {
      files: {
        'src/cart.ts': [
          ' export class Cart {',
          '-  private reset(): void {',
          '+  reset(): void {',
          '     this.lines = [];',
          '   }',
          ' }',
        ],
      },
    },
    good: {
      files: {
        'src/cart.ts': [
          ' export class Cart {',
          '-  private reset(): void {',
          '+  private clear(): void {',
          '     this.lines = [];',
          '   }',
          ' }',
        ],
      },
    },
  },
  suppressible: true,
  check: ({ change, syntax }) =>
    tellOnce(
      change.files.flatMap(({ file, class: kind }) =>
        kind !== 'source'
          ? []
          : (syntax.get(file.path)?.symbolChanges ?? []).flatMap(({ before, after, first }) => {
              if (before === null || after === null || !wasPrivate(before) || wasPrivate(after) || !after.exported)
                return [];
              if (bareName(before.name) !== bareName(after.name)) return [];
              return [
                {
                  file: file.path,
                  first: after.first,
                  last: Math.max(after.first, first === after.first ? first : after.first),
                  title: `${clip(after.name, 60)} was private and ${HEIRS.test(after.signature) ? 'subclasses can use it' : 'is visible from outside'} now`,
                  rationale: `${HEIRS.test(after.signature) ? 'Classes that inherit from its class' : 'Other files'} can use it from now on. See whether that is meant, and whether its name and documentation are made for it.`,
                  anchor: after.name,
                },
              ];
            }),
      ),
    ),
};

/** Only what inherits from the class sees such a member. */
const HEIRS = /\bprotected\b/u;

const bareName = (name: string): string => name.replace(/^[#_]+/u, '');

function wasPrivate({ name, signature, kind }: Definition): boolean {
  if (kind !== 'method' && kind !== 'field' && kind !== 'function') return false;
  return /\b(?:private|fileprivate)\b/u.test(signature) || name.startsWith('#');
}
