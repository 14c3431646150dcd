/** Where projects say to their users what changed, by path alone: a change log, or a folder with a note in each file. */

/** The usual names of a change log, in any case of letters, with or without an ending of a text. */
const LOG =
  /(?:^|\/)(?:change-?logs?|changes|history|news|release[-_]?notes|whats-?new)(?:\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt))?$/u;
/** The folders of towncrier, reno, changesets, changie, chloggen, antsibull-changelog and of GitLab's own tool. */
const FOLDER =
  /(?:^|\/)(?:\.changesets?|\.changelog|\.changes|changelogs?|changelog\.d|\.chloggen|news|newsfragments|whatsnew|\.?release-?notes|unreleased)\//u;
const CODE = /\.(?:[cm]?[jt]sx?|pyi?|rb|go|rs|java|kts?|scala|cs|php|swift|exs?|vue|svelte|html?|s?css)$/u;

/** Returns true for a change log, a note in a folder of notes, and such a folder, which ends with a slash. */
export function isChangeNote(path: string): boolean {
  const lower = path.toLowerCase();
  return !CODE.test(lower) && (LOG.test(lower) || FOLDER.test(lower));
}

/** The usual names of a document about what users have to change. */
const UPGRADE =
  /(?:^|\/)(?:upgrad(?:e|es|ing)|migrat(?:ing|ion)|breaking[-_]?changes)(?:[-_][\w.-]{1,20})?\.(?:md|mdx|markdown|rst|adoc|asciidoc|txt)$/u;

/** Returns true for a document that tells users how to go to the next version: it names what breaks, and nothing else. */
export function isUpgradeNote(path: string): boolean {
  return UPGRADE.test(path.toLowerCase());
}
