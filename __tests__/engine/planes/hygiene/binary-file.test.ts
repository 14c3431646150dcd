import { binaryFile } from '../../../../src/engine/planes/hygiene/binary-file.js';
import type { FileSpec } from '../../../stand-ins/snapshot.js';
import { cases } from '../cases.js';
import { describeRule } from '../rule-tester.js';

const binary: FileSpec = { old: null, new: '', raw: { binary: true, omitted: 'binary', new_text: null, hunks: [] } };

const withContent = (
  kind: 'program' | 'archive' | 'picture' | 'document' | 'unknown',
  format: string,
  digest?: string,
  bytes = 4_000,
): FileSpec => ({
  ...binary,
  raw: { ...binary.raw, new_content: { kind, format, bytes, ...(digest === undefined ? {} : { digest }) } },
});

describeRule(binaryFile, {
  invalid: [
    {
      name: 'code with the first bytes of translations',
      files: { 'lang/shop.ts': withContent('document', 'gettext') },
      findings: ['1 warn'],
    },
    ...cases(
      [
        ['docs/terms.docm', 'zip', 'An archive is added that nobody can read: terms.docm', '1 info'],
        ['docs/terms.docx', 'rar', 'An archive is added that nobody can read: terms.docx', '1 info'],
      ] as const,
      (path, format, title, told) => ({
        name: `${path} whose bytes are ${format}`,
        files: { [path]: withContent('archive', format) },
        findings: [told],
        titles: [title],
      }),
    ),
    {
      name: 'a program that is named as a document',
      files: { 'docs/terms.docx': withContent('program', 'elf') },
      findings: ['1 warn'],
    },
    ...cases(
      [
        ['tools/fmt', 'program', 'elf'],
        ['assets/more.dat', 'archive', 'zip'],
        ['assets/logo.png', 'program', 'elf'],
        ['assets/logo.png', 'unknown', 'unknown'],
        ['assets/font.woff2', 'archive', 'gzip'],
      ] as const,
      (path, kind, format) => ({
        name: `${path} whose bytes are ${kind}`,
        files: { [path]: withContent(kind, format) },
        findings: [path.endsWith('.dat') ? '1 info' : '1 warn'],
      }),
    ),
    ...cases(
      [
        ['tests/fixtures/logs.zip', withContent('archive', 'zip'), 'info'],
        ['src/view/fixtures/logs.zip', withContent('archive', 'zip'), 'info'],
        ['tests/data/model.pickle', binary, 'info'],
        ['data/model.pickle', binary, 'info'],
        ['tests/fixtures/run', withContent('program', 'elf'), 'info'],
        ['tests/fixtures/logo.png', withContent('archive', 'zip'), 'warn'],
        ['shop-4.0.0.tgz', withContent('archive', 'gzip'), 'info'],
      ] as const,
      (path, spec, severity) => ({ name: path, files: { [path]: spec }, findings: [`1 ${severity}`] }),
    ),
    ...cases(
      [
        [
          'with the version of its package, as information',
          'parcel==1.2.0',
          'parcel==1.2.1',
          'third_party/parcel/run.exe',
          'info',
        ],
        [
          'in a folder of copies, with its version',
          'parcel==1.2.0',
          'parcel==1.2.1',
          'src/shop/_vendor/parcel/run.exe',
          'info',
        ],
        ['with the version of another package', 'basket==1.2.0', 'basket==1.2.1', 'third_party/parcel/run.exe', 'warn'],
        [
          'with another line about its package',
          'parcel==1.2.0',
          'parcel==1.2.0 # for lists',
          'third_party/parcel/run.exe',
          'warn',
        ],
        ['of the project itself', 'parcel==1.2.0', 'parcel==1.2.1', 'src/parcel/run.exe', 'warn'],
      ] as const,
      (name, before, after, path, severity) => ({
        name: `a program that changes ${name}`,
        files: {
          [path]: { old: '', new: '', raw: { ...binary.raw, old_text: null } },
          'third_party/versions.txt': { old: `${before}\n`, new: `${after}\n` },
        },
        findings: [`${path}:1 ${severity}`],
      }),
    ),
    {
      name: 'a source of a test that was there and holds bytes of its input, as information',
      files: { 'src/test/java/shop/ListTest.java': { old: '', new: '', raw: { ...binary.raw, old_text: null } } },
      findings: ['1 info'],
    },
    {
      name: 'a picture that is cut short or followed by other bytes',
      files: { 'assets/logo.png': withContent('unknown', 'png') },
      findings: ['1 warn'],
    },
    // A text in another encoding: what tests compare with, and what a compiler reads.
    ...cases(
      [
        ['tests/expected/carts.csv', 'info'],
        ['src/Cart.cs', 'warn'],
      ],
      (path, severity) => ({
        name: `UTF-16 in ${path}`,
        files: { [path]: withContent('unknown', 'utf-16') },
        findings: [`1 ${severity}`],
      }),
    ),
    // Known by its first bytes alone: nobody can say that it is cut short.
    {
      name: 'a picture of a format that is not checked, as information',
      files: { 'assets/logo.icns': withContent('unknown', 'icns') },
      findings: ['1 info'],
      titles: ['A picture is added that nothing here can check to its end: logo.icns'],
    },
    {
      name: 'a file named as such a picture that is none',
      files: { 'assets/logo.icns': withContent('unknown', 'unknown') },
      findings: ['1 warn'],
    },
    {
      name: 'a picture that tests read, as information',
      files: { 'test/cases/logo.png': withContent('unknown', 'png') },
      findings: ['1 info'],
    },
    {
      name: 'a picture that is too large to be checked, as information',
      files: { 'assets/logo.png': withContent('unknown', 'png', undefined, 2_310_707) },
      findings: ['1 info'],
    },
    {
      name: 'one that moves and changes',
      files: { 'tools/a.exe': { ...withContent('program', 'pe', 'sha256:aa'), oldPath: 'bin/a.exe' } },
      findings: ['1 warn'],
    },
    {
      name: 'a wrapper that comes with another distribution',
      files: {
        'gradle/wrapper/gradle-wrapper.jar': binary,
        'gradle/wrapper/gradle-wrapper.properties': {
          old: 'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.1-bin.zip\n',
          new: 'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.2-bin.zip\n',
        },
      },
      findings: ['gradle/wrapper/gradle-wrapper.jar:1 info'],
    },
    {
      name: 'a wrapper beside settings that stay the same otherwise',
      files: {
        'gradle/wrapper/gradle-wrapper.jar': binary,
        'gradle/wrapper/gradle-wrapper.properties': { old: 'zipStorePath=a\n', new: 'zipStorePath=b\n' },
      },
      findings: ['gradle/wrapper/gradle-wrapper.jar:1 info'],
    },
    ...cases(
      [
        ['tools/protoc.exe', 'warn'],
        ['lib/libssl.so.1.1', 'warn'],
        ['src/a.ts', 'warn'],
        ['src/tank.mo', 'warn'],
        ['gradle/wrapper/gradle-wrapper.jar', 'info'],
        ['tests/fixtures/a.jar', 'info'],
      ],
      (path, severity) => ({ name: path, files: { [path]: binary }, findings: [`1 ${severity}`] }),
    ),
  ],
  valid: [
    {
      name: 'translations that gettext compiled, in a folder of any name',
      files: { 'lang/shop-de.mo': withContent('document', 'gettext') },
    },
    ...cases([['docs/terms.docx'], ['docs/terms.odt']] as const, (path) => ({
      name: `${path}, a document`,
      files: { [path]: withContent('archive', 'zip') },
    })),
    { name: 'translations that gettext compiled', files: { 'shop/locale/pt/LC_MESSAGES/shop.mo': binary } },
    { name: 'a picture by its bytes', files: { 'assets/logo.png': withContent('picture', 'png') } },
    { name: 'data of no known form', files: { 'assets/model.dat': withContent('unknown', 'unknown') } },
    { name: 'a picture', files: { 'assets/logo.png': binary } },
    { name: 'a document', files: { 'docs/manual.pdf': binary } },
    {
      name: 'one that goes',
      files: { 'tools/protoc.exe': { old: '', new: null, raw: { binary: true, omitted: 'binary' } } },
    },
    { name: 'one that moves', files: { 'tools/protoc.exe': { ...binary, oldPath: 'bin/protoc.exe' } } },
  ],
});
