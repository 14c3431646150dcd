/** What a change says of its own breaks: in its title, in the notes that it writes, by the version that it raises. */
import type { Change } from '../../../model.js';
import { readDocument } from '../../document.js';

/** “feat!: …” and “BREAKING CHANGE” (Conventional Commits 1.0.0), and the words of titles for the same. */
const DECLARED = /^\w+(?:\([^)]{0,60}\))?!:|\bBREAKING[ -]CHANGES?\b|\bbreaking\b|\bbackwards?[ -]incompatible\b/iu;
const REMOVES =
  /\b(?:remov(?:e|es|ed|ing)|drop(?:s|ped)?|delet(?:e|es|ed)|renam(?:e|es|ed)|deprecat\w{1,6}|un-?export\w{0,3})\b/iu;

export class DeclaredBreaks {
  readonly #all: boolean;
  /** The words of the title, if it takes something away, and of the notes. */
  readonly #words: ReadonlySet<string>;
  readonly #private: readonly string[];

  constructor({ snapshot, files }: Change) {
    const { title, body } = snapshot;
    const notes = files
      .filter(({ class: kind, file }) => kind === 'docs' || NOTES.test(file.path))
      .flatMap(({ added }) => added.map(({ text }) => text.slice(0, 500)));
    this.#all =
      DECLARED.test(title) ||
      (REMOVES.test(title) && /\b(?:deprecated|unused|legacy)\b/iu.test(title)) ||
      /\bBREAKING[ -]CHANGE\b/u.test(body.slice(0, 20_000)) ||
      notes.some((line) => DECLARED.test(line)) ||
      files.some(({ file }) => MANIFEST.test(file.path) && raisesMajor(file.old_text, file.new_text));
    const texts = [REMOVES.test(title) ? title : '', ...notes];
    this.#words = new Set(texts.flatMap((text) => [...text.matchAll(/[\w$]{3,100}/gu)].map(([word]) => word)));
    this.#private = files.flatMap(({ file }) =>
      MANIFEST.test(file.path) && isPrivate(file.path, file.new_text ?? file.old_text ?? '')
        ? [file.path.slice(0, file.path.lastIndexOf('/') + 1)]
        : [],
    );
  }

  /** Returns true if the change names what it takes away, or declares a break as a whole. */
  says(name: string): boolean {
    return this.#all || this.#words.has(name);
  }

  /** Returns true if the change shows that the package around this file is published nowhere. */
  isUnpublished(path: string): boolean {
    return this.#private.some((folder) => path.startsWith(folder));
  }
}

const NOTES =
  /(?:^|\/)(?:change(?:s|log|_log)|history|news|release[-_]?notes|upgrad\w{1,4}|migrat\w{1,4})[^/]{0,40}$|(?:^|\/)(?:\.changeset|changelog(?:\.d|_unreleased)?|newsfragments|changes)\//iu;
const MANIFEST = /(?:^|\/)(?:package\.json|Cargo\.toml|pyproject\.toml)$/u;

/** Semantic Versioning 2.0.0: the first number that is not zero stands for what breaks. */
function raisesMajor(before: string | null, after: string | null): boolean {
  if (before === null || after === null) return false;
  const [old, now] = [before, after].map((text) =>
    /^\s{0,4}"?version"?\s{0,4}[:=]\s{0,4}"(\d{1,6})\.(\d{1,6})/mu.exec(text),
  );
  if (old === null || old === undefined || now === null || now === undefined) return false;
  return Number(now[1]) > Number(old[1]) || (old[1] === '0' && now[1] === '0' && Number(now[2]) > Number(old[2]));
}

function isPrivate(path: string, text: string): boolean {
  if (path.endsWith('.json'))
    return /"private"/u.test(text) && readDocument(text)?.entries.get('private')?.value === true;
  return /^\s{0,4}publish\s{0,4}=\s{0,4}(?:false|\[\s{0,4}\])/mu.test(text);
}
