/** When the text and the title of an issue or a pull request were last changed (GitHub's GraphQL documentation). */
import * as z from 'zod';

/** A time of GitHub's, as ISO 8601 UTC with milliseconds, so that two can be compared as texts. */
export const Time = z.iso.datetime({ offset: true }).transform((text) => new Date(text).toISOString());

/** The newest event of a timeline. */
export const Event = z.object({ nodes: z.array(z.object({ createdAt: Time }).nullable()) });

/** The fields to ask for. The time of the text does not say when the title was changed. */
export const EDITING =
  'lastEditedAt renames: timelineItems(last: 1, itemTypes: [RENAMED_TITLE_EVENT]) { nodes { ... on RenamedTitleEvent { createdAt } } }';

/** The answer. */
export const Editing = z.object({ lastEditedAt: Time.nullable(), renames: Event });

/** The same where the answer may lack it. */
export const MaybeEditing = Editing.partial();

/** Returns the time of the newest event; null if there is none. */
export const readTime = ({ nodes }: z.infer<typeof Event>): string | null => nodes[0]?.createdAt ?? null;

/** Returns when text or title were last changed, null if never; nothing if GitHub did not say. */
export function readEditing({ lastEditedAt, renames }: z.infer<typeof MaybeEditing>): {
  readonly editedAt?: string | null;
} {
  if (lastEditedAt === undefined || renames === undefined) return {};
  const times = [lastEditedAt, readTime(renames)].filter((time) => time !== null).sort();
  return { editedAt: times.at(-1) ?? null };
}
