/** What the check of a lock file works with, whatever the package manager. */

/** What a manifest or an entry asks for. */
export interface Need {
  readonly name: string;
  /** The list that it stands in, such as `devDependencies`; '' where the format has one list. */
  readonly kind: string;
  /** As written; null where the format does not repeat it. */
  readonly range: string | null;
  /** The key of the entry that it gets; null if the lock file has none. */
  readonly to: string | null;
  /** It may be absent, or come from somebody else: a peer. */
  readonly optional: boolean;
}

/** What a lock file says of one package. */
export interface Entry {
  readonly name: string;
  readonly version: string;
  readonly needs: readonly Need[];
  /** Where its content comes from, and the checksums of it. */
  readonly pin: string;
  /** The host that it comes from; '' where the format says it only for others than the registry. */
  readonly host: string;
  /** Why its content is not known to be that of this name and version in the registry; null if it is. */
  readonly fault: string | null;
  /** The programs that it brings, with their paths in the package; as far as the format says it. */
  readonly programs: ReadonlyMap<string, string>;
  /** Whether it runs a script when it is installed; false where the format does not say it. */
  readonly script: boolean;
  /** What else it says that may matter. */
  readonly more: string;
}

/** A lock file. */
export interface Lock {
  /** What it says that the manifests ask for, by their places. */
  readonly own: ReadonlyMap<string, readonly Need[]>;
  readonly entries: ReadonlyMap<string, Entry>;
  /** Its settings: all that belongs to no entry. */
  readonly rest: string;
}

/** A manifest, as far as a lock file depends on it. */
export interface Manifest {
  /** The place under which the lock file speaks of it; null if it does not. */
  readonly place: string | null;
  /** It is in a folder below the lock file, and its place is only a name: it counts where the lock file has several places. */
  readonly isBelow?: boolean;
  readonly needs: readonly Need[];
  /** Ranges that other manifests take over by name. */
  readonly shared: ReadonlyMap<string, string>;
  /** All else that changes which packages are taken: overrides, patches, sources. */
  readonly steers: string;
}

/** A format of lock files, and its manifests. */
export interface Format {
  /** File name of the manifests. */
  readonly manifest: string;
  /** Whether the manager asks the registry what each package needs, and refuses a lock file that says otherwise. */
  readonly asksRegistry: boolean;
  /** Whether an entry is known by its place in the tree of folders, where its programs are found. */
  readonly places?: boolean;
  /** Returns null for another version of the format, or a text that is not as the manager writes it. */
  readLock(text: string): Lock | null;
  /** `folder`: from the folder of the lock file to the manifest's; '' for the same one. */
  readManifest(text: string, folder: string): Manifest | null;
  /** Returns the lock file with the needs of these manifests, for a format that does not repeat them. */
  withOwn?(lock: Lock, manifests: readonly Manifest[]): Lock;
  /** Returns whether a range allows a version; false if it is not read here. */
  allows(version: string, range: string): boolean;
}

/** Which entry does not follow, and why. */
export interface Doubt {
  /** The name and version of the entry; '' for the file as a whole. */
  readonly entry: string;
  readonly why: string;
}
