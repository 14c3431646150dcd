/** Builders of JWT.NET that read a token: whether they check its signature (https://github.com/jwt-dotnet/jwt). */
import type { RawFinding, RuleContext } from '../../../model.js';
import { clip } from '../../wording.js';
import { joinAddedText } from '../added-text.js';
import { isInService } from '../weaknesses/in-service.js';

/** What was last said of the signature: checked or not, or what only the program knows; null: nothing. */
type Said = 'checked' | 'unchecked' | 'open' | null;

const LANGUAGES = /^(?:C#|F#)$/u;
const MAKES = /\bnew\s{1,4}(?:\w{1,30}\.){0,3}JwtBuilder\s{0,4}\(|\bJwtBuilder\s{0,4}\.\s{0,4}Create\s{0,4}\(/u;
const SWITCHES =
  /\.\s{0,4}(?<name>MustVerifySignature|DoNotVerifySignature|WithVerifySignature|WithValidationParameters)\s{0,4}\(\s{0,20}(?:verify\s{0,4}:\s{0,4})?(?<given>\w{0,40})/gu;
const READS = /\.\s{0,4}Decode(?:ToObject)?\s{0,4}(?:<[^()]{1,120}>\s{0,4})?\(/u;
/** The name that a statement begins with, or that it gives what follows to. */
const NAMED = /^(?:[^=;(]{0,80}\s)?(?<to>[A-Za-z_]\w{0,60})\s{0,4}=(?![=>])/u;
const USED = /(?:^|=\s{0,80}|\breturn\s{1,4}|[(,]\s{0,80})(?<of>[A-Za-z_]\w{0,60})\s{0,80}\.\s{0,4}\w/u;
/** Longer statements are read so far. */
const MAX_STATEMENT = 2_000;

function readSwitches(statement: string, before: Said): Said {
  let said = before;
  for (const { groups } of statement.matchAll(SWITCHES)) {
    const { name = '', given = '' } = groups ?? {};
    if (name === 'MustVerifySignature') said = 'checked';
    else if (name === 'DoNotVerifySignature') said = 'unchecked';
    else if (name === 'WithVerifySignature')
      said = given === 'true' ? 'checked' : given === 'false' ? 'unchecked' : 'open';
    else said = 'open';
  }
  return said;
}

/** Returns a finding for each builder that reads a token without checking its signature. */
export function findTokenBuilders({ change, syntax }: RuleContext): readonly RawFinding[] {
  return change.files.filter(isInService).flatMap((one) => {
    if (!LANGUAGES.test(one.language ?? '') || !one.added.some(({ text }) => text.includes('JwtBuilder'))) return [];
    const comments = new Map(syntax.get(one.file.path)?.added.map(({ number, comment }) => [number, comment]));
    const added = joinAddedText(one);
    const builders = new Map<string, Said>();
    const found: RawFinding[] = [];
    let at = 0;
    for (const part of added.text.split(/[;{}\0]/u)) {
      const start = at + (part.length - part.trimStart().length);
      at += part.length + 1;
      if (!/[.(]/u.test(part)) continue;
      const statement = part.trim().slice(0, MAX_STATEMENT);
      const made = MAKES.test(statement);
      const of = USED.exec(statement)?.groups?.['of'] ?? '';
      if (!made && !builders.has(of)) continue;
      const said = readSwitches(statement, made ? null : (builders.get(of) ?? null));
      const read = READS.exec(statement);
      builders.set(NAMED.exec(statement)?.groups?.['to'] ?? of, said);
      if (read === null || said === 'checked' || said === 'open') continue;
      const first = added.lineAt(start);
      if ((comments.get(first.number) ?? '').trim() === first.text.trim() && first.text.trim() !== '') continue;
      found.push({
        file: one.file.path,
        first: first.number,
        last: added.lineAt(start + read.index).number,
        title: 'This builder takes a token without checking its signature',
        rationale: `The builder that reads the token ${said === null ? 'is not told to check its signature' : 'is told not to check its signature'}: “${clip(first.text.trim(), 160)}”. Whoever makes up a token then gets in with it. Give it the key, and call MustVerifySignature.`,
        anchor: first.text.trim(),
        ...(said === null ? { severity: 'info' as const } : {}),
      });
    }
    return found;
  });
}
