import type { FileChange, Rule } from '../../model.js';
import { firstChangedLines } from './first-lines.js';

/** CODEOWNERS changes: who must agree to what. */
export const codeowners: Rule = {
  id: 'integrity/codeowners',
  severity: 'warn',
  summary: 'Code owners change',
  docs: {
    why: 'Taking an owner away takes away the review that GitHub would have asked for. Added owners are shown as information.',
    bad: '-/src/payments/ @shop/payments',
    good: '+/src/refunds/ @shop/payments',
  },
  suppressible: true,
  check({ change }) {
    return change.files
      .filter(({ file }) => isOwners(file.path) || (file.old_path !== null && isOwners(file.old_path)))
      .map((changed) => {
        const takes = takesAway(changed);
        return {
          file: changed.file.path,
          ...firstChangedLines(changed),
          title: takes ? 'Code owners are taken away' : 'Code owners change',
          rationale: takes
            ? 'An owner or a rule goes away here, and with it the review that would be asked for. Those who lose the say should agree.'
            : 'This changes who is asked to review. Check that the patterns and names are meant: later lines win over earlier ones.',
          anchor: changed.removed.map((line) => line.text.trim()).join('\n'),
          severity: takes ? ('warn' as const) : ('info' as const),
        };
      });
  },
};

const isOwners = (path: string) => /^(?:\.github\/|docs\/|\.gitlab\/)?CODEOWNERS$/u.test(path);

/** An owner stood on a removed line and stands on no added one with the same pattern, or the file itself goes or moves. */
function takesAway(change: FileChange): boolean {
  if (change.file.status === 'deleted' || change.file.old_path !== null) return true;
  const after = new Map(change.added.map((line) => readRule(line.text)));
  return change.removed.some((line) => {
    const [pattern, owners] = readRule(line.text);
    const left = after.get(pattern);
    return owners.size > 0 && (left === undefined || [...owners].some((owner) => !left.has(owner)));
  });
}

function readRule(text: string): readonly [pattern: string, owners: ReadonlySet<string>] {
  const [pattern = '', ...owners] = text
    .slice(0, 2_000)
    .replace(/\s*#.*$/u, '')
    .trim()
    .split(/\s+/u);
  return [pattern, new Set(owners)];
}
