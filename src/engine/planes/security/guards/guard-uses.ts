/** Where changed lines apply a guard. */
import type { Definition, ScannedLine } from '../../../model.js';
import { namesGuard } from '../../../text/access-names.js';
import { findLastAround } from '../../../text/line-spans.js';
import { REACH } from '../../../text/reach.js';
import { isFunction } from '../../is-function.js';

/** A guard on a changed line: its name, and the function around it (null at the top level). */
export interface Use {
  readonly name: string;
  readonly line: ScannedLine;
  readonly around: Definition | null;
}

/** A name of at least three characters. */
export const IDENTIFIER = /[\p{IDS}_$][\p{IDC}$]{2,80}/gu;
/** Lines that import or declare a guard, and do not apply it. */
const DECLARES =
  /^\s{0,200}(?:import|from|use|using|require|require_once|require_relative|include|package|export \{|export \*)\b|\brequire\(|(?:^|\s)(?:function|def|func|fun|fn|class|interface|type|trait|struct|enum|module)\s|^\s{0,200}(?:public|private|protected|internal|static|override|abstract)\s[^;=]{0,200}\)\s{0,4}(?:throws [\w, ]{1,80})?\{?\s{0,4}$|^\s{0,80}(?:export )?(?:const|let|var)\s[\w$]{1,80}\s?=\s?(?:async\s?)?\(|^\s{0,80}\w{1,60},?\s{0,4}$/u;

/** Lists the guards that lines apply; lines that import or declare one do not. */
export function listUses(lines: readonly ScannedLine[], definitions: readonly Definition[]): readonly Use[] {
  const around = findLastAround(
    lines.map(({ number }) => number),
    definitions.filter(isFunction),
  );
  return lines.flatMap((line): readonly Use[] => {
    const code = line.code.slice(0, REACH.statement);
    if (code.trim() === '' || DECLARES.test(code)) return [];
    const names = (code.match(IDENTIFIER) ?? []).flatMap((name, at) =>
      at < MAX_NAMES && namesGuard(name) ? [name] : [],
    );
    return names.map((name) => ({ name, line, around: around.get(line.number) ?? null }));
  });
}

const MAX_NAMES = 40;
