/** Actions of Go templates in files of YAML, as charts of Helm have them. What they become stands in values elsewhere. */

/** An action that prints what values say, or what another template makes of them. */
const GIVEN = /\{\{-?\s{0,8}[^{}]{0,200}(?:\.Values\b|\b(?:include|tpl|toYaml|fromYaml)\s)/u;

/** Returns whether a value of YAML is what the values of a chart make of it. */
export function isGivenByValues(value: string): boolean {
  return value.includes('{{') && GIVEN.test(value);
}

/** What only decides about the lines that follow, or says something. */
const CONTROL =
  /^\{\{-?\s{0,8}(?:if|else|end|with|range|define|block|template|break|continue|\/\*|\$?\w{1,60}\s{0,4}:?=)/u;
const INDENT = /\|\s{0,8}n?indent\s{1,8}(\d{1,3})\b/u;

/** A line that begins with an action: the column of what it prints, or null if it prints nothing of its own. */
export function readTemplateLine(text: string): { readonly column: number | null } {
  const body = text.trimStart();
  if (CONTROL.test(body)) return { column: null };
  const written = INDENT.exec(body)?.[1];
  return { column: written === undefined ? text.length - body.length : Number(written) };
}
