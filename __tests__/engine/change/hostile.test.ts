/** What the author of a change may try so that it looks smaller, older or more harmless than it is. */
import { describe, expect, it } from '@jest/globals';
import { readChange } from '../../../src/engine/change/index.js';
import { buildSnapshot, changedFile, type FileSpec } from '../../stand-ins/snapshot.js';
import { assessChange } from '../assess-risk.js';
import { listFindings } from '../run-planes.js';

const buildChange = (path: string, spec: FileSpec) => readChange(buildSnapshot({ files: { [path]: spec } }), []);
const classify = (path: string, spec: FileSpec) => buildChange(path, spec).files[0]?.class;
const computeTier = (path: string, spec: FileSpec) => assessChange(buildChange(path, spec)).tier;

describe('a file that the change itself takes out of sight', () => {
  it.each([
    ['ci', 'docs/ci.yml', { old: 'on: push\n', new: 'on: push\n', oldPath: '.github/workflows/ci.yml' }],
    ['infra', 'old/image.txt', { old: 'FROM a\n', new: 'FROM b\n', oldPath: 'Dockerfile' }],
    ['source', 'third_party/pay.ts', { old: 'a();\n', new: 'b();\n', oldPath: 'src/pay.ts' }],
    ['source', 'src/pay.ts', { old: 'a();\n', new: '// @generated\nb();\n' }],
  ])('stays %s: %s', (expected, path, spec) => {
    expect(classify(path, spec)).toBe(expected);
  });

  it.each([
    ['generated', 'src/pay.ts', { old: '// @generated\na();\n', new: '// @generated\nb();\n' }],
    ['generated', 'src/pay.ts', { new: '// @generated\nb();\n' }],
    ['docs', 'docs/a.md', { old: 'a\n', new: 'a\n', oldPath: 'a.md' }],
    ['source', 'src/a.ts', { old: 'a();\n', new: 'a();\n', oldPath: 'docs/a.md' }],
  ])('is %s where it was before, or is new, or leaves: %s', (expected, path, spec) => {
    expect(classify(path, spec)).toBe(expected);
  });

  it('is code at a high tier where control characters make code read as binary', () => {
    const file = changedFile('src/a.js', { raw: { omitted: 'binary', binary: true, new_text: null, hunks: [] } });
    const risk = assessChange(readChange({ ...buildSnapshot(), files: [file] }, []));
    expect(risk).toMatchObject({ tier: 'T3', floors: [{ feature: 'unreadable code' }] });
  });

  it.each([
    ['integrity/codeowners docs/owners.md:1', 'docs/owners.md', '.github/CODEOWNERS'],
    ['integrity/agent-instructions CLAUDE.md:1', 'CLAUDE.md', 'docs/x.md'],
  ])('is found where it moves without a changed line: %s', async (finding, path, oldPath) => {
    const text = '* @team\n';
    expect(await listFindings({ [path]: { old: text, new: text, oldPath } })).toContain(finding);
  });

  it('is searched for hidden text though it says that a tool wrote it', async () => {
    const text = '// @generated\nif (role !== "user\u202e \u2066// x") {}\n';
    expect(await listFindings({ 'src/a.js': { new: text } })).toContain('security/bidirectional-text src/a.js:2');
  });
});

describe('what only looks like formatting or comments', () => {
  it.each([
    ['code that a comment swallows', 'a.java', '// must\nif (!ok) stop();\n', '// must if (!ok) stop();\n'],
    ['a directive joined to code', 'a.c', '#define A\nb();\n', '#define A b();\n'],
    ['a space that parts a path', 'a.sh', 'rm -rf /tmp/a\n', 'rm -rf / tmp/a\n'],
    ['a space that joins selectors', 'a.css', '.a .b {}\n', '.a.b {}\n'],
    [
      'a line that moves',
      'a.js',
      'if (!ok) return;\na();\nb();\nc();\nd();\ne();\nf();\ng();\n',
      'a();\nb();\nc();\nd();\ne();\nf();\ng();\nif (!ok) return;\n',
    ],
    ['code put into a comment', 'a.js', 'a();\ncheck();\nb();\n', 'a();\n/*\ncheck();\n*/\nb();\n'],
    ['code let out of a comment', 'a.js', 'a();\n/*\nevil();\n*/\nb();\n', 'a();\nevil();\nb();\n'],
    ['an attribute of PHP', 'a.php', '<?php\n#[IsGranted]\nf();\n', '<?php\nf();\n'],
    ['a hint of SQL', 'a.sql', 'select 1;\n', '/*!50000 drop table a */\nselect 1;\n'],
  ])('%s: not T0', (_, path, old, text) => {
    expect(computeTier(path, { old, new: text })).not.toBe('T0');
  });
});
