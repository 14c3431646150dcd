/** Reads what a line declares a name of a class or a module to be, where no sign of assignment does it. */
import { escapePattern } from '../../../text/escape-pattern.js';

/**
 * Returns a reader of what a line declares a name of a class or a module to be, where no sign of assignment does it: a
 * property of C# that is nothing but an expression (`string Mode => "WAL";`), an attribute of Elixir (`@table "orders"`).
 */
export function createDeclarationReader(name: string, language: string): (line: string) => string | undefined {
  const word = escapePattern(name);
  if (language === 'Elixir') {
    const attribute = name.startsWith('@') ? new RegExp(`^\\s{1,16}${word}\\s{1,4}(\\S.{0,300})$`, 'u') : null;
    return (line) => attribute?.exec(line)?.[1];
  }
  if (language !== 'C#') return () => undefined;
  const property = new RegExp(`\\w[\\w<>?]{0,60}\\s{1,4}${word}\\s{0,4}=>\\s{0,4}(\\S.{0,300})$`, 'u');
  return (line) => property.exec(line)?.[1];
}
