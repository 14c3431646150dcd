import type { FileChange, RawFinding, Rule } from '../../model.js';
import { tellOnce } from '../tell-once.js';
import { toFileName } from '../wording.js';

/** Reports files whose last line the change leaves without its end, and blank lines that it leaves at the end of a file. */
export const fileEnd: Rule = {
  id: 'hygiene/file-end',
  severity: 'info',
  summary: 'A file ends without a line break, or with blank lines',
  docs: {
    why: 'By POSIX a line ends with a line break. Without one the next person who adds a line changes two, and tools that join files put two lines into one. Git warns of blank lines at the end.',
    bad: { files: { 'src/rates.py': [' rates = load()', '+total = sum(rates)', '+'] } },
    good: { files: { 'src/rates.py': [' rates = load()', '+total = sum(rates)'] } },
  },
  suppressible: true,
  check: ({ change }) => tellOnce(change.files.filter(isWritten).flatMap(collectFindings)),
};

/** Texts that people write. What tools write, and data of tests, ends as it must. */
const isWritten = ({ class: kind, file, language, formattingOnly }: FileChange): boolean =>
  WRITTEN.has(kind) &&
  language !== null &&
  !DATA.test(file.path) &&
  !formattingOnly &&
  file.status !== 'deleted' &&
  file.new_text !== null &&
  file.new_text.length <= MAX_TEXT;

const WRITTEN: ReadonlySet<string> = new Set(['source', 'test', 'docs', 'config', 'ci', 'infra']);
const DATA =
  /(?:^|\/)(?:fixtures?|testdata|test-fixtures|__snapshots__|snapshots?|golden|data|vendor\w*|third[-_]?party|assets|public|static|resources|dist|locales?|lang|i18n|translations?)\/|\.(?:svg|json|snap|lock|min\.\w+|csv|tsv|txt|map|pem|crt|key|po|resx|xlf|xml|csproj|sln|plist|ipynb)$/iu;
const MAX_TEXT = 400_000;

function collectFindings({ file, added }: FileChange): readonly RawFinding[] {
  const [old, now] = [file.old_text, file.new_text ?? ''];
  const last = now.split('\n').length;
  const build = (line: number, title: string, rationale: string): readonly RawFinding[] => [
    { file: file.path, first: line, last: line, title, rationale, anchor: title },
  ];
  const name = toFileName(file.path);
  if (!now.endsWith('\n')) {
    const isNew =
      (old === null || old === '' || old.endsWith('\n')) && added.at(-1)?.number === last && /\S/u.test(now);
    return isNew
      ? build(
          last,
          `${name} ends without a line break`,
          'Most editors and formatters write it: add the line break at the end.',
        )
      : [];
  }
  const isBlank = /\n[ \t\r]*\n$/u;
  return isBlank.test(now.slice(-MAX_END)) && (old === null || !isBlank.test(old.slice(-MAX_END))) && now.trim() !== ''
    ? build(
        Math.max(1, last - 1),
        `${name} ends with a blank line`,
        'Git warns of it (“new blank line at EOF”): remove it.',
      )
    : [];
}

/** The end of a file is read so far. */
const MAX_END = 200;
