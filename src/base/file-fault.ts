/** What the operating system says of a file or a folder that cannot be used, in words for whoever named it. */

/** By the codes of Node: https://nodejs.org/api/errors.html#common-system-errors. */
const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EEXIST: 'a file of that name is there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ELOOP: 'its links lead in a circle',
};

/** Returns why a file cannot be used: `it is a folder (EISDIR)`; the fault's own message if its code is not known. */
export function describeFileFault(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault);
  const code = 'code' in fault && typeof fault.code === 'string' ? fault.code : '';
  const words = Object.hasOwn(WORDS, code) ? WORDS[code] : undefined;
  return words === undefined ? fault.message : `${words} (${code})`;
}
