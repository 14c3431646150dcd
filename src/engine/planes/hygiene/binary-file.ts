import { GIT_MODES } from '../../../base/git-modes.js';
import { isTestPath } from '../../change/path-names.js';
import type { FileChange, Rule } from '../../model.js';
import { toFileName } from '../wording.js';
import { createRenewalTest } from './versions/renewed-packages.js';

/** Reports new programs and libraries in binary form, or code that a diff cannot show. */
export const binaryFile: Rule = {
  id: 'hygiene/binary-file',
  severity: 'warn',
  summary: 'A binary program or an unreadable source file is added',
  docs: {
    why: 'Nobody can review a binary. Programs and libraries belong into a registry or a release, with a checksum.',
    bad: { files: { 'tools/protoc.exe': { binary: true, lines: [] } } },
    good: {
      files: {
        'tools/protoc.sh': [
          '+#!/bin/sh',
          '+curl -fsSLO https://releases.example.net/protoc-27.zip',
          '+echo "9f86d081884c7d65  protoc-27.zip" | sha256sum -c',
        ],
      },
    },
  },
  suppressible: true,
  checksLess: true,
  check({ change }) {
    const findRenewal = createRenewalTest(change.files);
    return change.files.flatMap((changed) => {
      const { file } = changed;
      if (!isBinary(changed) || file.status === 'deleted' || isMovedOnly(changed)) return [];
      const kind = describeKind(changed, change.files, findRenewal);
      if (kind === null) return [];
      const verb = file.old_mode === null ? 'added' : 'changed';
      return [
        {
          file: file.path,
          first: 1,
          last: 1,
          title: `${kind.words} is ${verb} ${kind.unread ?? 'that nobody can read'}: ${toFileName(file.path)}`,
          rationale: kind.rationale,
          anchor: verb,
          severity: kind.severity,
        },
      ];
    });
  },
};

const PROGRAM =
  /\.(?:exe|dll|so(?:\.\d+){0,3}|dylib|jar|war|ear|aar|class|py[cod]|o|obj|a|lib|node|wasm|apk|aab|ipa|msi|deb|rpm|pkg|dmg|elf|ko|com|scr|nupkg|whl|gem|crate)$/iu;
/** Wrapper programs that most projects of their kind contain. Their checksums are published. */
const WRAPPER = /(?:^|\/)(?:gradle-wrapper|maven-wrapper)\.jar$/u;

/** Objects of Python and R in files: loading them runs code. */
const OBJECTS = /\.(?:pkl|pickle|joblib|dill|pt|pth|ckpt|rds|rdata)$/iu;
/** Languages of Linguist whose files may be binary. */
const BINARY_LANGUAGES: ReadonlySet<string> = new Set(['STL', 'Wavefront Object', 'Pickle', 'SVG', 'WebAssembly']);
/** Translations as gettext compiles them (GNU gettext manual, “The Format of GNU MO Files”); another language has the same ending. */
const CATALOGUE = /(?:^|\/)LC_MESSAGES\/[^/]+\.mo$/u;
/** Returns true for translations by their folder, or by their name and their first bytes. */
const isCatalogue = (path: string, content: FileChange['file']['new_content']): boolean =>
  CATALOGUE.test(path) || (content?.format === 'gettext' && path.endsWith('.mo'));

/** Names that promise a kind of content. */
const NAMED_KINDS = [
  { name: /\.(?:png|jpe?g|gif|webp|avif|bmp|ico|icns|tiff?|psd)$/iu, kind: 'picture', noun: 'picture' },
  { name: /\.(?:woff2?|ttf|otf|eot)$/iu, kind: 'font', noun: 'font' },
  { name: /\.(?:mp[34]|m4[av]|wav|ogg|webm|mov|avi|flac)$/iu, kind: 'media', noun: 'media file' },
] as const;

/** Documents of office programs: archives by their format, texts to whoever opens them. Those with macros hold programs. */
const OFFICE = /\.(?:docx|xlsx|pptx|dotx|xltx|potx|od[tspg]|epub)$/iu;

function isBinary({ file }: FileChange): boolean {
  return (
    (file.binary || file.omitted === 'binary') &&
    file.new_mode !== GIT_MODES.link &&
    file.new_mode !== GIT_MODES.submodule
  );
}

function isMovedOnly({ file }: FileChange): boolean {
  const moved = file.status === 'renamed' || file.status === 'copied';
  return moved && file.old_content?.digest === file.new_content?.digest;
}

/**
 * Returns true where the settings beside a wrapper name another distribution: the wrapper is written anew with them, and
 * whoever reads the change sees that one line.
 */
function isAnnounced({ file }: FileChange, files: readonly FileChange[]): boolean {
  const settings = file.path.replace(/\.jar$/u, '.properties');
  return files.some(
    (other) => other.file.path === settings && other.added.some(({ text }) => text.startsWith('distributionUrl=')),
  );
}

/** Folders of packages that are kept as copies, anywhere in the tree: code of a project stands in folders of these names too. */
const COPIED = /(?:^|\/)_?vendor(?:ed)?\//iu;

/** What a binary file seems to be. */
interface Kind {
  readonly words: string;
  /** Ends the title, where the file is not merely one that nobody can read. */
  readonly unread?: string;
  readonly rationale: string;
  readonly severity: 'info' | 'warn';
}

/** Pictures that are known by their first bytes alone. */
const UNCHECKED: ReadonlySet<string> = new Set(['icns', 'tiff']);
/** A picture with more bytes is not checked to its end. */
const MAX_CHECKED_BYTES = 1024 * 1024;

function describeKind(
  change: FileChange,
  files: readonly FileChange[],
  findRenewal: (path: string) => string | null,
): Kind | null {
  const { path, old_mode: mode, new_content: content } = change.file;
  const named = NAMED_KINDS.find(({ name }) => name.test(path));
  if (WRAPPER.test(path)) {
    return {
      words: 'A build wrapper',
      rationale: `Builds run it on every machine${isAnnounced(change, files) ? '' : ', and no other distribution is named beside it'}. Compare its SHA-256 with the one that its makers publish.`,
      severity: 'info',
    };
  }
  // That nobody read it is told of the file, as it is of other documents.
  if (OFFICE.test(path) && content?.format === 'zip') return null;
  if (PROGRAM.test(path) || content?.kind === 'program' || content?.kind === 'archive') {
    const isArchive = content?.kind === 'archive' && !PROGRAM.test(path);
    const copied = change.class === 'vendored' || COPIED.test(path);
    const renewal = copied && mode !== null ? findRenewal(path) : null;
    if (renewal !== null) {
      return {
        words: isArchive ? 'An archive' : 'A program or library',
        rationale: `It belongs to a copied package that gets another version in ${toFileName(renewal)}. Compare its SHA-256 with the one that its makers publish.`,
        severity: 'info',
      };
    }
    return {
      words: isArchive ? 'An archive' : 'A program or library',
      rationale:
        'Keep it out of the repository: fetch it by version and checksum, or build it from source. If it must stay, say where it comes from.',
      // What tests read and run is left to whoever looks at the list.
      severity: named === undefined && (isArchive || isTestPath(path)) ? 'info' : 'warn',
    };
  }
  if (named !== undefined && content != null && content.kind !== named.kind) {
    // Only of a picture that is not whole the format is known and the kind is not.
    if (named.kind === 'picture' && UNCHECKED.has(content.format)) {
      return {
        words: 'A picture',
        unread: 'that nothing here can check to its end',
        rationale: `It begins as ${content.format}. What stands behind its first bytes is shown by no review. Look at where it comes from.`,
        severity: 'info',
      };
    }
    if (named.kind === 'picture' && content.kind === 'unknown' && content.format !== 'unknown') {
      return {
        words: 'A picture',
        unread: 'that was not checked to its end',
        rationale: `It begins as ${content.format}, and is larger than what is checked (1 MiB), cut short, or followed by other bytes. Look at where it comes from; a smaller one is checked.`,
        // What only tests read is often cut short on purpose.
        severity: content.bytes > MAX_CHECKED_BYTES || isTestPath(path) ? 'info' : 'warn',
      };
    }
    return {
      words: `A file named as a ${named.noun}`,
      unread: 'but is none',
      rationale: `Its name says ${named.noun}, its bytes do not (${content.format}). Look at what it is before something reads or runs it.`,
      severity: 'warn',
    };
  }
  if (OBJECTS.test(path)) {
    return {
      words: 'A file of stored objects',
      rationale:
        'Programs that load such a file run what it holds. Keep data in a format without code, or fetch the file by its checksum.',
      severity: 'info',
    };
  }
  // A text file by its name, but with bytes that text does not contain: another encoding, or no text.
  if (change.language === null || BINARY_LANGUAGES.has(change.language) || isCatalogue(path, content)) return null;
  // Tests read it as its encoding says; of a source, what a compiler reads is what nobody saw.
  if (content?.format === 'utf-16' && isTestPath(path)) {
    return {
      words: 'A text in UTF-16',
      unread: 'that reviews show no line of',
      rationale: 'It is text, in an encoding that git takes for bytes. Write it in UTF-8 if its lines are to be seen.',
      severity: 'info',
    };
  }
  return {
    words: 'A file named as text',
    rationale:
      'Its name says code, its bytes do not: reviews show no line of it, while a compiler may well read it. Look at it before it comes in.',
    // A test that was there may hold any bytes as its input, and nothing that goes out is made from it.
    severity: mode !== null && isTestPath(path) ? 'info' : 'warn',
  };
}
