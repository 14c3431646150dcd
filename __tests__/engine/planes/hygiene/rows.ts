/** So many lines, as a text without a newline at its end. */

export const rows = (number: number, text: (n: number) => string) =>
  Array.from({ length: number }, (_, n) => text(n)).join('\n');
