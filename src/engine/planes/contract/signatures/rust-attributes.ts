/** Attributes of Rust that are part of what others build upon (Cargo book, “SemVer Compatibility”). */
import type { Definition } from '../../../model.js';
import { clip } from '../../wording.js';
import type { SideLines } from '../side-texts.js';

/** Describes attributes that come or go in a way that breaks others. */
export function describeAttributeBreaks(before: Definition, after: Definition, texts: SideLines): readonly string[] {
  const [was, is] = [dropComments(texts.readHead(before, 'before')), dropComments(texts.readHead(after, 'after'))];
  const found: string[] = [];
  const lost = listDerived(was).filter((one) => !listDerived(is).includes(one));
  if (was !== is) {
    if (lost.length > 0) found.push(`no longer derives ${clip(lost.join(', '), 50)}`);
    for (const { pattern, when, says } of ATTRIBUTES) {
      const [old, now] = [pattern.exec(was)?.[0] ?? '', pattern.exec(is)?.[0] ?? ''];
      if (old === now) continue;
      if (when === 'changed' ? old !== '' : when === 'added' ? old === '' : now === '') found.push(says);
    }
  }
  const [old, now] = [readForm(texts.read(before, 'before')), readForm(texts.read(after, 'after'))];
  if (old !== '' && now !== '' && old !== now) found.push(`is built in another form: ${now}, before ${old}`);
  return found;
}

/** Words about an attribute are none. */
function dropComments(head: string): string {
  return head.replace(/^\/\/.*$/gmu, '');
}

const ATTRIBUTES = [
  { pattern: /#\[non_exhaustive\]/mu, when: 'added', says: 'may no longer be built or matched in full' },
  { pattern: /#\[doc\(hidden\)\]/u, when: 'added', says: 'is no longer documented' },
  { pattern: /#\[macro_export/u, when: 'removed', says: 'is no longer exported' },
  { pattern: /#\[repr\([^)\]]{0,80}\)\]/u, when: 'changed', says: 'has another form in memory' },
  {
    pattern: /#\[(?:unsafe\()?(?:no_mangle|export_name[^\]]{0,80})\)?\]/u,
    when: 'changed',
    says: 'has another symbol',
  },
  { pattern: /#\[target_feature\([^)\]]{0,80}\)\]/u, when: 'added', says: 'asks for features of the processor' },
] as const;

function listDerived(head: string): readonly string[] {
  return [...head.matchAll(/#\[derive\(([^)]{0,300})\)/gu)].flatMap((match) =>
    (match[1] ?? '').split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()])),
  );
}

/** How a struct is built: by names, by position, or by its name alone. */
function readForm(text: string): string {
  const mark = /\b(?:struct|union)\s+\w+[^({;]{0,200}([({;])/u.exec(text)?.[1];
  return mark === undefined ? '' : mark === '{' ? 'by names' : mark === '(' ? 'by position' : 'by its name alone';
}
