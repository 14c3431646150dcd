/** Criteria that ask for something to stay as it is. No line shows that; lines there would speak against it. */
import { compileFolded, isConditional, splitClauses } from './clauses.js';

/** "X is not affected", "X stays as it is": what is named stands first. */
const STAYS: readonly RegExp[] = [
  /^((?:all |every |the )?(?:existing|current|other|old(?:er)?|legacy|legitimate|remaining) .+?) (?:still|continues? to|keeps?) (?!pass)\w/u,
  /^(.+?),? (?:is|are|remains?|stays?|be|was|were|must|should|will) (?:(?:be|remain|stay|completely|entirely|otherwise|still|all|left) )*(?:not affected|unaffected|unchanged|untouched|unmodified|unaltered|not (?:be )?(?:changed|touched|modified|altered|impacted|affected|broken)|as (?:it|they) (?:is|are|was|were)|backwards?[- ]compatible)\b/u,
  /^(.+?) (?:remains?|stays?) (?:exactly |all )?(?:the same|identical|intact|as (?:is|before|today|now)|compatible)\b/u,
  /^(.+?) (?:is|are|works?|behaves?|looks?) (?:exactly )?the same as (?:before|today|now|previously)\b/u,
  /^(.+?) (?:does|do|must|should|shall|will) ?(?:not|n['’]t) (?:be )?(?:change[ds]?|affected|altered|touched|modified|break|broken)$/u,
  /^(.+?) (?:still |must |should |will |all )*(?:keeps?|continues?|goes on|go on) (?:on )?(?:to )?(?:work|function|behav|operat)(?:s|ing|e|es)?\b(?! \w* ?with\b)/u,
  /^(.+?) (?:must |should |will |all )?still (?:works?|functions?|behaves?|operates?)\b(?! \w* ?with\b)/u,
  /^(.+?) (?:keeps?|retains?|preserves?) (?:(?:the|its|their|all|current|existing|present|old|previous|own) )+((?:[\w-]+ ){0,3}?(?:behaviou?rs?|functionality|semantics|api|contract|signatures?)\b.*)/u,
  /^(.*?(?:existing|current|other|all other|old|previous|present).*?) (?:is|are|must be|should be) (?:(?:still|fully|always|all) )?preserved\b/u,
  /^((?:existing|current|previous|old) (?:[\w-]+ ){0,3}?behaviou?rs?) preserved\b/u,
  /^(.+?),? (?:exactly |just )?as (?:before|today|now|previously|until now|it (?:does|did|is|was|works|worked|behaves|behaved)(?: now| today| before)?|they (?:do|did|are|were|work|worked)(?: now| today| before)?)$/u,
];

/** "No change to X", "it does not affect X": what is named stands last. */
const SPARES: readonly RegExp[] = [
  /^(?:there (?:is|are|must be) )?no (?:[\w-]+ ){0,3}?(?:changes?|changed|impact|effects?|influence|regressions?|modifications?|breakage)(?: is made| are made)? (?:to|in|for|of|on|with) (.+)$/u,
  /^(?:(?:the|this) (?:change|fix|refactor(?:ing)?|feature|migration|pr|work|update|move|patch)|it) (?:does|must|should|shall|may|will) ?(?:not|n['’]t) (?:affect|change|alter|break|impact|modify|touch|influence) (.+)$/u,
  /^(?:does|do|must|should|shall) not (?:affect|change|alter|break|impact|modify|touch) (.+)$/u,
  /^no (?!longer\b|other |further )((?:[\w-]+ ){0,3}[\w-]+) (?:is|are|was|were|gets?|has been|have been) (?:changed|touched|modified|altered|affected|broken)\b/u,
  /^without (?:changing|affecting|breaking|altering|touching|modifying) (.+)$/u,
  /^(?:the |this )?(?:refactor\w*|change|migration|rewrite|move|extraction|fix) (?:preserves?|keeps?) (.+?)(?: unchanged| intact)?(?: and .*)?$/u,
];

/** Nothing is named. */
const NOTHING: readonly RegExp[] = [
  /^(?:there (?:is|are) )?no (?:other |further )?(?:(?:behaviou?r(?:al)?|functional|api|schema|breaking|visual|ui|user[- ]visible|user[- ]facing|public api|drag\/drop behaviou?r) )*changes?(?: intended| expected| in behaviou?r)?(?:$|:)/u,
  /^(?:nothing|no[- ]?thing) (?:else|other) (?:is |has |must |should )?(?:change[ds]?|affected|broken|breaks?|touched)\b/u,
  /^(?:zero|0) behaviou?r(?:al)? changes?$/u,
];

const ABROAD = compileFolded([
  '\\b(?:bleib(?:t|en) (?:[^\\s]+ ){0,3}?(?:unverändert|gleich|erhalten|unberührt|bestehen)|(?:ist|sind|wird|werden) (?:davon )?nicht (?:betroffen|beeinträchtigt|verändert|berührt)|wie (?:bisher|zuvor|vorher)$|funktionier(?:t|en) weiterhin|keine änderung(?:en)? an\\b)',
  '\\b(?:reste(?:nt)? (?:inchange[^\\s]*|identiques?|intacte?s?)|comme avant$|n.(?:est|sont) pas (?:affecte|impacte|modifie)[^\\s]*|continuent? (?:de|a) fonctionner|aucun(?:e)? (?:changement|impact|modification|regression) (?:sur|dans|pour)\\b)',
  '\\b(?:no se (?:ven?|verán?) afectad[^\\s]*|no (?:es|son|está|están) afectad[^\\s]*|permanecen? (?:igual[^\\s]*|sin cambios|intact[^\\s]*)|como (?:antes|hasta ahora)$|siguen? funcionando|sin cambios en\\b|ningún cambio en\\b|no cambian?$)',
  '\\b(?:não (?:é|são|será|serão) afetad[^\\s]*|permanecem? (?:inalterad[^\\s]*|igua[^\\s]*|como)|continuam? funcionando|sem alterações em\\b|nenhuma alteração (?:em|no|na)\\b|como antes$)',
  '\\b(?:non (?:è|sono|viene|vengono) (?:interessat|modificat|influenzat|toccat)[^\\s]*|(?:resta|restano|rimane|rimangono) (?:invariat[^\\s]*|ugual[^\\s]*|come)|come prima$|continua(?:no)? a funzionare|nessuna modifica (?:a|al|alla|ai|nel)\\b)',
  '\\b(?:blij(?:ft|ven) (?:[^\\s]+ ){0,2}?(?:ongewijzigd|hetzelfde|gelijk|werken|intact)|zoals (?:voorheen|nu)$|(?:wordt|worden) niet (?:beïnvloed|gewijzigd|geraakt)|geen wijziging(?:en)? (?:aan|in)\\b)',
  '(?:не затрагива[^\\s]*|не затронут[^\\s]*|не изменя[^\\s]*|не меня[^\\s]*|остае?тся (?:без изменений|прежн[^\\s]*|неизменн[^\\s]*)|остаются (?:без изменений|прежн[^\\s]*|неизменн[^\\s]*)|как (?:раньше|прежде)$|продолжа(?:ет|ют) работать|работает по-прежнему)',
  '(?:pozostaj[^\\s]* (?:bez zmian|niezmienion[^\\s]*)|jak (?:dotychczas|wcześniej|dotąd|poprzednio)$|nadal działa[^\\s]*|nie (?:ulega|ulegają|zmienia|zmieniają) (?:się|zmianie)|nie wpływa na)',
  '(?:etkilenm(?:ez|emeli|iyor)[^\\s]*$|değişm(?:ez|emeli|iyor)[^\\s]*$|aynı kal(?:ır|malı|ıyor)[^\\s]*$|eskisi gibi|çalışmaya devam ed[^\\s]*$)',
  '(?:影響(?:が|を|は)?(?:ない|無い|なし|与えない|受けない|しない|及ぼさない)|変わらない|変更(?:が|は)(?:ない|されない)|(?:従来|これまで|今まで)(?:どおり|通り))',
  '(?:不受影响|不会?影响|没有影响|保持不变|不变$|不会?改变|(?:与|和|跟)(?:以前|之前|原来)(?:一样|一致|相同)|(?:照常|仍然?正常|继续正常)(?:工作|使用|运行|可用))',
  '(?:영향(?:이|을)? ?(?:없|받지|주지|미치지)|변경(?:되지|이 없|하지)|그대로 (?:유지|동작|작동)|기존(?:과|처럼|대로) ?(?:동일|같|동작|작동|유지)?)',
]);

/** What all of these have a word of. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS =
  /still|continu|keep|go(?:es)? on|affect|chang|touch|modif|alter|impact|brok|break|same|identical|intact|compatib|retain|preserv|effect|influence|regression|\bas (?:it|they|is|before|today|now|previously|until)\b/u;
const ABROAD_SIGNS = compileFolded([
  'bleib|nicht|wie (?:bisher|zuvor|vorher)|weiterhin|änderung|reste|avant| pas |contin|aucun|afect|permanec|como|sigue|cambi',
  'afetad|sem |nenhuma|antes|non |rest[ae]|riman|come prima|nessuna|blij|zoals|niet|geen|не |оста|как |продолжа|прежнему',
  'pozostaj|jak |nadal|nie |etkilen|değişm|aynı|eskisi|devam|影響|変わらない|変更|従来|これまで|今まで|不|影响|保持',
  '(?:与|和|跟)(?:以前|之前|原来)|照常|正常|영향|변경|그대로|기존',
]);

/** A case of its own at the start: lines of the change make the case, so lines can show the criterion. */
const IN_A_CASE =
  /^(?:without (?!chang|affect|break|alter|touch|modif)|with |unless|by default|otherwise|if |when |in |ohne |mit |sans |sin |sem |senza |zonder |без |bez )/u;
const LEFT_OUT_CASE = /\bwithout (?!chang|affect|break|alter|touch|modif)|\b(?:after|before) (?!$|[,.])/u;

/** What stands before the verb is a sentence of its own, and no name of a thing. */
const SENTENCE = /, (?:and|so|but)\b|\bso\b|:|^(?:\S+ ){12}/u;

/** What is to be as it was, in a case or beside other things. */
const AS_BEFORE =
  /\b(?:maintain|preserv|retain|keep)(?:s|es|ing|e)? (?:\w+ ){0,2}?(?:(?:backwards?|full)[- ])?compatib(?:le|ility)\b|\bcompatib(?:le|ility) with (?:the |all )?(?:existing|current|previous|old|older)\b|\b(?:avoid(?:s|ing)?|without|no|not|never) (?:introduc\w+ |caus\w+ )?(?:break(?:s|ing)?) (?:any |the )?(?:changes?|existing|current)\b|\b(?:as|like) (?:before|today|now|previously|until now|(?:it|they) (?:is|are|was|were|does|do|did)(?: now| today| before)?)\b(?! (?:being|the|an?|as) )/u;

/** Returns whether a part of a criterion asks for something to be as it was. No line shows that, and the lack of lines says nothing. */
export function asksAsBefore(text: string): boolean {
  return splitClauses(text).some((clause) => AS_BEFORE.test(clause));
}

/** A clause that asks for something to stay. `subject` is what: empty where nothing is named. */
export interface Stays {
  readonly subject: string;
}

/** Reads a clause that asks for something to stay as it is; null if it does not. */
export function readInvariant(clause: string): Stays | null {
  if (isConditional(clause) || IN_A_CASE.test(clause)) return null;
  const isLikely = SIGNS.test(clause);
  if (isLikely && NOTHING.some((pattern) => pattern.test(clause))) return { subject: '' };
  for (const pattern of isLikely ? SPARES : []) {
    const found = pattern.exec(clause);
    if (found !== null) return { subject: found[1] ?? '' };
  }
  if (LEFT_OUT_CASE.test(clause)) return null;
  for (const pattern of isLikely ? STAYS : []) {
    const found = pattern.exec(clause);
    if (found !== null && !SENTENCE.test(found[1] ?? ''))
      return { subject: `${found[1] ?? ''} ${found[2] ?? ''}`.trim() };
  }
  return ABROAD_SIGNS.test(clause) && ABROAD.test(clause) ? { subject: clause.replace(ABROAD, ' ').trim() } : null;
}
