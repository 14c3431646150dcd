/** Returns whether a text contains a name that is no part of a longer one. */
export function containsName(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at !== -1; at = text.indexOf(name, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + name.length)];
    if (!/[\w$-]/u.test(before) && !/[\w$]/u.test(after)) return true;
  }
  return false;
}
