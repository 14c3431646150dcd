/**
 * What an answer of a person is tied to: the text of a criterion, the change of a file, the head that the person saw.
 * It holds as long as that is the same.
 */
import { hashSha256 } from '../../base/hash.js';
import { foldSpace } from '../../base/text.js';
import type { Criterion, PeopleCommand } from '../model.js';
import { isEditedAfter } from '../since/edited.js';
import type { ChangedFile, Snapshot } from '../snapshot.js';

/**
 * Hex digits of a digest in a command, as many as a fingerprint has. Fewer would let an author prepare two texts or two
 * files with the same digest, have one signed and push the other.
 */
const DIGEST_DIGITS = 32;

const digest = (...parts: readonly unknown[]) => hashSha256(JSON.stringify(parts)).slice(0, DIGEST_DIGITS);

/** The parts of a command that say which state of the change its author saw. */
type Seen = Pick<PeopleCommand, 'commit' | 'at'>;

/** Compares what people answered for with what is there now. */
export class Ties {
  readonly #files: ReadonlyMap<string, ChangedFile>;
  readonly #digests = new Map<ChangedFile, string>();
  #whole: string | null = null;

  constructor(private readonly snapshot: Snapshot) {
    this.#files = new Map(snapshot.files.map((file) => [file.path, file]));
  }

  /**
   * Returns the digest of what is signed: the criterion's words and, where code can show it, the whole change. Else a
   * signed criterion would stay met when its code is taken out again.
   */
  digestCriterion({ text, parts, codeVerifiable }: Criterion): string {
    return digest(foldSpace(text), parts.map(foldSpace), codeVerifiable ? this.#digestChange() : null);
  }

  /** Returns the digest of what the change does to a file, both sides of it; null if it does not change it. */
  digestFile(path: string): string | null {
    const file = this.#files.get(path);
    return file === undefined ? null : this.#digest(file);
  }

  /** Returns the path that a file of the change had at the base, if it was another. */
  findFormerPath(path: string): string | null {
    return this.#files.get(path)?.old_path ?? null;
  }

  /** Returns whether a person saw this head, or one with the same files, and the same base under it. */
  sawHead({ commit, at }: Seen): boolean {
    const { people, head } = this.snapshot;
    const retargeted = people?.retargeted_at ?? null;
    if (commit === null || (retargeted !== null && !isEditedAfter(at, retargeted))) return false;
    if (commit === head.sha) return true;
    const seen = people?.seen.find(({ sha }) => sha === commit);
    return seen !== undefined && seen.tree !== null && seen.tree === people?.head_tree && seen.rebased.length === 0;
  }

  /** Returns whether a person saw what the change does to a file now. */
  sawFile(at: Seen, path: string): boolean {
    if (this.sawHead(at)) return true;
    const { people } = this.snapshot;
    const retargeted = people?.retargeted_at ?? null;
    const seen = people?.seen.find(({ sha }) => sha === at.commit);
    if (seen === undefined || seen.tree === null || (retargeted !== null && !isEditedAfter(at.at, retargeted)))
      return false;
    const changed = new Set([
      ...seen.since.flatMap((file) => [file.path, file.old_path ?? file.path]),
      ...seen.rebased,
    ]);
    const old = this.#files.get(path)?.old_path ?? path;
    return !changed.has(path) && !changed.has(old);
  }

  /**
   * Returns whether a criterion's words are known to be older than an answer without a digest. Nobody says when an
   * issue began to be one that the change closes, and nobody when a file of the base became its ticket.
   */
  isOlderText({ origin }: Criterion, at: string): boolean {
    const { tickets, edited_at: bodyEdited } = this.snapshot;
    const sources =
      origin.ticket === null
        ? [bodyEdited]
        : tickets
            .filter(({ id }) => id === origin.ticket)
            .map(({ relation, edited_at: edited }) => (relation === 'requested' ? edited : undefined));
    return (
      sources.length > 0 &&
      sources.every((edited) => edited === null || (edited !== undefined && isEditedAfter(at, edited)))
    );
  }

  #digestChange(): string {
    this.#whole ??= digest(this.snapshot.files.map((file) => this.#digest(file)));
    return this.#whole;
  }

  #digest(file: ChangedFile): string {
    const known = this.#digests.get(file);
    if (known !== undefined) return known;
    const { path, old_path, status, old_mode, new_mode, utf8, hunks } = file;
    const sides = (['old', 'new'] as const).map((side) => {
      if (file[`${side}_mode`] === null) return null;
      return (utf8 ? file[`${side}_text`] : null) ?? file[`${side}_content`]?.digest ?? this.#unread();
    });
    const made = digest(path, old_path, status, old_mode, new_mode, sides, hunks);
    this.#digests.set(file, made);
    return made;
  }

  /** What stands for a side that nobody could read: it is the same as long as all of the head and the base is. */
  #unread(): readonly string[] {
    const { people, head, merge_base: base } = this.snapshot;
    return [people?.head_tree ?? head.sha, base];
  }
}
