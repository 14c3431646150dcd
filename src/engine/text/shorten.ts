/** At most `max` UTF-16 code units, with an ellipsis where something was cut; half a pair at the cut becomes U+FFFD. */
export function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).toWellFormed()}…` : text;
}
