/** Finds what a name is given elsewhere in a text. */

/** Returns the text that a name is given in the same text; null if it is given none in quotes, or only in another function. */
export function findConstant(text: string, variable: string, at: number): string | null {
  const name = variable.slice(variable.lastIndexOf('.') + 1).replace(/^[$@]+/u, '');
  if (!/^\w{1,60}$/u.test(name)) return null;
  const given = new RegExp(
    `\\b${name}(?:[ \\t]?:[ \\t]?[\\w<>]{1,30})?[ \\t]{0,8}:?=[ \\t]{0,8}(?:(?:\\[\\]byte|new TextEncoder\\(\\)\\.encode|Buffer\\.from|(?:[\\w.]{1,40}\\.)?\\w{0,12}(?:[dD]ecode|[gG]etBytes|[bB]ytes)\\w{0,8})\\()?b?["'\`](?<value>[^"'\`\\n]{1,200})["'\`]`,
    'gu',
  );
  for (const { 0: whole, index, groups } of text.matchAll(given)) {
    const indent = /^[ \t]*/u.exec(text.slice(text.lastIndexOf('\n', index) + 1, index))?.[0].length ?? 0;
    const shared = /[$@.]/u.test(variable) || /^[A-Z]/u.test(name) || indent === 0 || index > at;
    if (shared || !endsFunction(text.slice(index + whole.length, at), indent)) return groups?.['value'] ?? null;
  }
  return null;
}

/** Returns true if a function begins in the text that holds less indented lines than a value before it. */
function endsFunction(text: string, indent: number): boolean {
  return [...text.matchAll(/^([ \t]*)(?:def|func|function|fn|fun)\b/gmu)].some(([, own = '']) => own.length < indent);
}
