/** The repository as it will be with a change: the changed files, and what is known of the base. */
import { GIT_MODES } from '../../base/git-modes.js';
import { getFileName, getFolder, listFoldersAbove } from '../../base/paths.js';
import type { ChangedFile, Loaded } from '../snapshot.js';
import type { Tree } from './load.js';
import { readNames, type TextNames } from './names.js';
import { isNamedSo } from './paths.js';

/** What has to be looked up in the base before more can be said. */
export interface Questions {
  /** Paths with or without their ending. */
  readonly stems: ReadonlySet<string>;
  /** The names that are looked for, by the path of a file, or of a folder with a slash at its end. */
  readonly names: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A path that the change takes away has no text. */
interface Side {
  readonly path: string;
  readonly text: string | null;
}

/** Answers from the change and from what was looked up, and notes what was not. */
export class ChangedTree implements Tree, Questions {
  readonly stems = new Set<string>();
  readonly names = new Map<string, Set<string>>();
  readonly #now = new Map<string, Side>();
  readonly #before = new Map<string, Side>();
  readonly #gone = new Set<string>();
  /** The parts of paths of the base that change, each without its ending. */
  readonly #touched = new Set<string>();
  /** Files and folders that the change has, by the folder that they are in. */
  readonly #children = new Map<string, Set<string>>();
  readonly #read = new Map<Side, TextNames>();
  readonly #base: ReadonlyMap<string, Loaded['places'][number]>;
  readonly #baseNames: ReadonlyMap<string, Loaded['names'][number]>;

  constructor(files: readonly ChangedFile[], loaded: Loaded | null) {
    for (const { path, old_path: old, status, old_text: before, new_text, new_mode: mode } of files) {
      // The text of a link is where it leads.
      const text = mode === GIT_MODES.link ? null : new_text;
      if (status !== 'added' && status !== 'copied') this.#before.set(old ?? path, { path: old ?? path, text: before });
      if (status !== 'deleted') this.#now.set(path, { path, text });
    }
    for (const path of this.#before.keys()) if (!this.#now.has(path)) this.#gone.add(path);
    for (const path of this.#before.keys())
      for (const part of path.split('/')) this.#touched.add(part.replace(/\..*$/u, ''));
    const put = (folder: string, path: string) => {
      const inside = this.#children.get(folder) ?? new Set();
      this.#children.set(folder, inside.add(path));
    };
    for (const path of this.#now.keys()) {
      put(getFolder(path), path);
      for (const folder of listFoldersAbove(path)) put(getFolder(folder), `${folder}/`);
    }
    this.#base = new Map(loaded?.places.map((place) => [place.stem, place]));
    this.#baseNames = new Map(loaded?.names.map((one) => [one.path, one]));
  }

  find(stem: string): readonly string[] | undefined {
    const base = this.#base.get(stem);
    if (base === undefined) {
      this.stems.add(stem);
      return undefined;
    }
    // What a build makes is there when it is loaded, and nobody knows what it is.
    if (base.made === true) return undefined;
    const name = getFileName(stem);
    const come = [...(this.#children.get(getFolder(stem)) ?? [])].filter((path) =>
      path.endsWith('/') ? path === `${stem}/` : isNamedSo(getFileName(path), name),
    );
    return [...new Set([...base.there.filter((path) => !this.#gone.has(path)), ...come])];
  }

  has(path: string, name: string): boolean | undefined {
    if (!path.endsWith('/')) {
      const own = this.#now.get(path);
      return own === undefined ? this.#askBase(path, name) : this.#readSide(own, name);
    }
    const own = [...this.#now.values()].filter(
      (side) => side.path.endsWith('.go') && `${getFolder(side.path)}/` === path,
    );
    const known = own.map((side) => this.#readSide(side, name));
    if (known.includes(true)) return true;
    return known.includes(undefined) ? undefined : this.#askBase(path, name);
  }

  mayLose(name: string): boolean {
    return this.#touched.has(name);
  }

  lost(path: string, name?: string): boolean {
    if (name === undefined) {
      const [folder, own] = [getFolder(path), getFileName(path)];
      return [...this.#gone].some(
        (gone) => (getFolder(gone) === folder && isNamedSo(getFileName(gone), own)) || gone.startsWith(`${path}/`),
      );
    }
    const before = this.#before.get(path);
    return before !== undefined && this.#now.has(path) && this.#readSide(before, name) === true;
  }

  #readSide(side: Side, name: string): boolean | undefined {
    if (side.text === null) return undefined;
    const names = this.#read.get(side) ?? readNames(side.path, side.text);
    this.#read.set(side, names);
    return names.has(name);
  }

  #askBase(path: string, name: string): boolean | undefined {
    const known = this.#baseNames.get(path);
    if (known?.has.includes(name) === true) return true;
    if (known?.lacks.includes(name) === true) return false;
    const asked = this.names.get(path) ?? new Set();
    this.names.set(path, asked.add(name));
    return undefined;
  }
}
