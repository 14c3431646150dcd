import { GIT_MODES } from '../../../base/git-modes.js';
import { groupBy } from '../../../base/groups.js';
import { counted } from '../../../base/text.js';
import type { FileChange, Rule } from '../../model.js';
import { clip, toFileName } from '../wording.js';

/** Reports new code that says it need not be read. */
export const unreadClaim: Rule = {
  id: 'hygiene/unread-claim',
  severity: 'info',
  summary: 'New code says of itself that it is generated or vendored',
  docs: {
    why: 'Reviews fold generated and vendored files. This new file is marked as such only by itself, with a comment or its path. Nothing at the base confirms it.',
    bad: {
      files: {
        'src/auth/check.ts': [
          '+// @generated',
          '+export function check(user: User): boolean {',
          '+  const session = sessions.of(user);',
          '+  const role = roles.of(user);',
          '+  if (session === null) return false;',
          '+  if (session.expired) return false;',
          '+  if (role === null) return false;',
          '+  if (role.name === "guest") return false;',
          '+  if (user.locked) return false;',
          '+  if (user.deleted) return false;',
          '+  audit.write(user);',
          '+  return true;',
          '+}',
        ],
      },
    },
    good: {
      files: {
        'src/auth/check.ts': [
          '+/** Whether the user may sign in. */',
          '+export function check(user: User): boolean {',
          '+  const session = sessions.of(user);',
          '+  const role = roles.of(user);',
          '+  if (session === null) return false;',
          '+  if (session.expired) return false;',
          '+  if (role === null) return false;',
          '+  if (role.name === "guest") return false;',
          '+  if (user.locked) return false;',
          '+  if (user.deleted) return false;',
          '+  audit.write(user);',
          '+  return true;',
          '+}',
        ],
      },
    },
  },
  suppressible: true,
  check({ change }) {
    const claims = change.files.filter(isClaim);
    return [...groupBy(claims, describeReason)].flatMap(([reason, files]) => {
      const [first] = files;
      if (first === undefined) return [];
      const lines = files.reduce((sum, file) => sum + file.added.length, 0);
      const names = files.slice(0, 8).map(({ file }) => clip(file.path, 80));
      return [
        {
          file: first.file.path,
          first: 1,
          last: 1,
          title:
            files.length === 1
              ? `${toFileName(first.file.path)} is new and counts as ${first.class}: ${reason}`
              : `${files.length} new files count as ${first.class}: ${reason}`,
          rationale: `${counted(lines, 'line')} that most tools fold away, because the change itself says so. Check that it is true: ${names.join(', ')}${files.length > 8 ? ', …' : ''}. If it is, say so in .gitattributes.`,
          anchor: `claim ${reason}`,
        },
      ];
    });
  },
};

/** Shorter files are quick to review. */
const MIN_LINES = 10;

function isClaim({ class: kind, file, language, note, added }: FileChange): boolean {
  if ((kind !== 'generated' && kind !== 'vendored') || file.status !== 'added' || file.new_mode === GIT_MODES.submodule)
    return false;
  if (note?.includes('.gitattributes') === true || note?.includes('policy') === true) return false;
  return language !== null && !NO_CODE.has(language) && added.length >= MIN_LINES && !TOLD.test(file.path);
}

const NO_CODE: ReadonlySet<string> = new Set([
  'JSON',
  'YAML',
  'Text',
  'Markdown',
  'SVG',
  'XML',
  'CSV',
  'TOML',
  'Ignore List',
]);
/** Names that only tools give to files: the name is well known, and the source is in the same folder. */
const TOLD =
  /\.(?:pb|pb\.gw|g|freezed|min|snap|map|mocks)\.\w+$|\.(?:snap|map)$|_pb2(?:_grpc)?\.pyi?$|(?:^|\/)zz_generated|(?:^|\/)(?:node_modules|gradlew|mvnw)/u;

function describeReason({ class: kind, note }: FileChange): string {
  if (kind === 'vendored') return 'its path says other people wrote it';
  return note ?? 'by its name';
}
