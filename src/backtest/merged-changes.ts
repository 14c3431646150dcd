/** The merged changes of a repository, by what its main line says of them. */

/** A commit of the main line, as `LOG_FORMAT` prints it. */
export interface LoggedCommit {
  readonly sha: string;
  /** Empty for a first commit. */
  readonly parents: readonly string[];
  /** Seconds since 1970, of the committer. */
  readonly time: number;
  readonly author: string;
  /** The first paragraph of the message, on one line. */
  readonly subject: string;
  /** The rest of the message. */
  readonly body: string;
}

/** A commit on the main line that brought a change, and what it was merged into. */
export interface MergedChange extends LoggedCommit {
  readonly base: string;
  /** What was merged: the second parent of a merge of two, else the commit itself. */
  readonly head: string;
  /** The number of its pull request; null if the message names none. */
  readonly pull: number | null;
}

/** What git prints for `parseLog`: a zero byte, then the parts of a commit with bytes of value 1 between. */
export const LOG_FORMAT = '%x00%H%x01%P%x01%ct%x01%an%x01%B';

/** The number of its own pull request, as GitHub writes it into the subject of a merge or of a squashed commit. */
const OWN_NUMBER = /^Merge pull request #(\d{1,7})\b|\((?:#|GH-)(\d{1,7})\)\s*$/u;
/** Words of projects that number their changes in other ways. */
const NUMBERED = /\(#\d+\)|\(GH-\d+\)|\bgh-\d+\b|^(?:KAFKA-\d+|MINOR)\b/iu;

/** Parses the log; entries that are not of its format are skipped. */
export function parseLog(printed: string): readonly LoggedCommit[] {
  return printed
    .split('\0')
    .slice(1)
    .flatMap((entry) => {
      const [sha = '', parents = '', time = '', author = '', ...message] = entry.split('\x01');
      if (!/^[0-9a-f]{40,64}$/u.test(sha)) return [];
      const [subject = '', ...body] = message
        .join('\x01')
        .trim()
        .split(/\n[ \t]*\n/u);
      return [
        {
          sha,
          parents: parents.split(' ').filter(Boolean),
          time: Number(time),
          author,
          subject: subject.replaceAll('\n', ' '),
          body: body.join('\n\n'),
        },
      ];
    });
}

/**
 * Chooses the merged changes among the commits of a main line. A merge brings its second parent; a merge of more than two
 * is taken as a whole. Other commits count if their subject names a pull request, as squashed ones do. Where less than half
 * of the commits is a merge or names one, every commit counts. A commit without a parent was merged into nothing.
 */
export function chooseMerged(commits: readonly LoggedCommit[]): readonly MergedChange[] {
  const changes = commits.flatMap((commit): MergedChange[] => {
    const [base, second, third] = commit.parents;
    if (base === undefined) return [];
    const [, merged, squashed] = OWN_NUMBER.exec(commit.subject) ?? [];
    const number = merged ?? squashed;
    const head = second === undefined || third !== undefined ? commit.sha : second;
    return [{ ...commit, base, head, pull: number === undefined ? null : Number(number) }];
  });
  const named = changes.filter(({ parents, subject }) => parents.length > 1 || NUMBERED.test(subject));
  return named.length * 2 > changes.length ? named : changes;
}
