/** Criteria that ask for texts for people: documentation, release notes, a chapter. */
import { compileFolded, splitAtVerb } from './clauses.js';

/** Texts that are never part of what a product shows its users. */
const TEXT =
  '(?:docs?|documentation|readme(?:\\.\\w+)?|change ?-?logs?(?:\\.\\w+)?|release ?-?notes?(?:\\.\\w+)?|news (?:file|entry|fragment)|upgrade (?:notes?|guide)|migration (?:guide|notes?)|user guides?|developer guides?|operator guides?|hand ?books?|man(?:ual)? ?pages?|(?:user|admin|operator|reference) manual|runbooks?|storybook|open ?-?api(?:\\.ya?ml| (?:spec|description|document|schema))?|swagger(?: file)?|schema docs|doc[- ]?comments?|docstrings?|js ?docs?|javadocs?|rustdocs?|godocs?|kdocs?|code comments?|api reference|contributing(?:\\.md)?|upgrading(?:\\.md)?|what.?s new)';
/** Texts, and also things that products show: they count with a verb that only a text about the work takes. */
const MAYBE_TEXT =
  '(?:guides?|manual|wiki|tutorials?|book|chapters?|faq|news|reference|cook ?book|glossary|history|schema|spec(?:ification)?|description of the (?:[\\w-]+ )?(?:api|endpoint|command|package|option|setting|function|method|parameter|class|module|flag|field|type))';
const PROSE_FILE = '[\\w./@-]+\\.(?:md|mdx|rst|adoc|asciidoc)(?::\\d+(?:-\\d+)?)?';
const SAYS =
  '(?:describes?|explains?|mentions?|tells?|documents?|announces?|points? out|warns?|says? (?:that|what|how|why|which|when))';
const WRITTEN =
  /(?:^|\s)(?:(?:is|are|has|have|been|was|were|must|should|be|also|now|both|all|gets?|clearly|explicitly|still|no longer) )*(?:updated?|updates|added|written|rewritten|describes?|explains?|mentions?|lists?|documents?|says?|tells?|shows?|covers?|names?|notes? (?:that|how|why|where|which|the)|ha[sd]|have|contains?|includes?|complete|reflects?|defines?|matche?s?|aligned|corrected|extended|adjusted|refreshed|provided|states?|warns?|announces?|instructs?|preserves?|exists?|re-?numbered|records?|recommends?|points?|uses?|gets?|current|up to date|up-to-date|entry|section)(?=$|[\s,:])/u;
const SAYS_ONLY = new RegExp(`(?:^|\\s)(?:(?:also|now|must|should) )*${SAYS}(?=$|[\\s,:])`, 'u');

const HEAD = new RegExp(
  `(?:^|[\\s,/])(?:${TEXT}|${PROSE_FILE})(?:(?:,| and| or| \\+|/) ?(?:[\\w./-]+ ?){1,4})?(?: (?:file|entry|entries|page|pages|section|sections|fragment))?$`,
  'u',
);
const MAYBE_HEAD = new RegExp(
  `^(?:(?:the|a|our|this|new|user|developer|[\\w-]+) ){0,3}${MAYBE_TEXT}(?: (?:of|for|to|in|about|on) .*)?$`,
  'u',
);

const PATTERNS: readonly RegExp[] = [
  /^(?:(?:is|are|fully|public api is|(?:[\w./-]+ ){1,10}(?:is|are|be|been|gets?)) )?(?:(?:also|clearly|explicitly|now|well|fully|all) )*documented(?![\w-])(?! (?:error|format|way|behaviou?r|limit|transport|quirk|order))/u,
  /^(?:please )?document (?:the|how|why|that|all|this|these|any|each|every|its|our|new|supported|a|an|which|what)\b/u,
  new RegExp(
    `^(?:create|creates|update|updates|updated|add|adds|added|write|extend|adjust|refresh|amend|complete|mention|note|describe|explain|record|there (?:is|are)|in|provide|improve)\\b(?: [^\\s]+){0,10}? (?:${TEXT})(?=$|[,:/]| (?:for|to|of|on|in|with|about|that|which|and|or|explain\\w*|describ\\w*|accordingly|entry|entries|page|pages|section|file|files|if|as|where|so|making)\\b)`,
    'u',
  ),
  /\b(?:has|have|gets?|comes? with) (?:a|an|its own) (?:[\w-]+ )?(?:readme|changelog|change log|man page|docs page|documentation page)\b/u,
  /^(?:the )?(?:book|manual|handbook|guide|documentation|docs) (?:has|gets?) (?:a|an|its own) (?:[\w-]+ )?(?:chapter|section|page)\b/u,
  new RegExp(`^${TEXT}$`, 'u'),
];

/** V8 takes longer to compile the second of these pairs than all others together, so it is asked only of what has the start. */
const SAID_IN = '^(?:[^\\s,]+ ){0,10}?(?:documented|described|explained|mentioned|noted|announced|listed) in ';
const SAID_IN_START = new RegExp(SAID_IN, 'u');
const SAID_IN_TEXT = new RegExp(
  `${SAID_IN}(?:the |our |a )?(?:[\\w./-]+ ){0,2}(?:${TEXT}|${MAYBE_TEXT}|${PROSE_FILE})(?:$|[\\s,])`,
  'u',
);
const PART = '^(?:(?:the|a|one|new) )*(?:entry|section|chapter|page|note|line|paragraph) (?:in|of|for|to) ';
const PART_START = new RegExp(PART, 'u');
const PART_OF_TEXT = new RegExp(`${PART}(?:the |our )?(?:[\\w-]+ )?(?:${TEXT}|${MAYBE_TEXT})\\b`, 'u');

const ABROAD = compileFolded([
  '^(?:die |das |der )?(?:\\w+-?)?(?:dokumentation|doku|readme|changelog|handbuch|benutzerhandbuch|release notes|versionshinweise)(?: [^\\s]+){0,4}? (?:ist |wurde |sind )?(?:aktualisiert|ergänzt|angepasst|erweitert|beschreibt|erklärt|nennt|enthält|erwähnt)\\b|\\b(?:ist|sind|wird|werden) (?:in der |im )?(?:\\w+ )?(?:dokumentiert|dokumentation beschrieben|readme beschrieben|changelog erwähnt)|\\bist in der dokumentation\\b',
  '^(?:la |le |les )?(?:documentation|readme|changelog|notes de version|journal des modifications|guide utilisateur)(?: [^\\s]+){0,4}? (?:est |a été |sont )?(?:mise? à jour|complétée?|décrit|explique|mentionne)|\\b(?:est|sont) documentée?s?\\b',
  '^(?:la |el |las )?(?:documentación|readme|changelog|notas de (?:la )?versión|manual de usuario)(?: [^\\s]+){0,4}? (?:está |ha sido |se )?(?:actualizad[oa]|completad[oa]|actualiza|describe|explica|menciona)|\\bestán? documentad[oa]s?\\b|^(?:actualizar|añadir a) (?:la |el )?(?:documentación|readme|changelog)',
  '^(?:a |o |as )?(?:documentação|readme|changelog|notas de versão|manual do usuário)(?: [^\\s]+){0,4}? (?:está |foi |é )?(?:atualizad[oa]|descreve|explica|menciona)|\\b(?:está|estão|foi) documentad[oa]s?\\b|^atualizar (?:a |o )?(?:documentação|readme|changelog)',
  '^(?:la |il |le )?(?:documentazione|readme|changelog|note di rilascio|manuale utente)(?: [^\\s]+){0,4}? (?:è |è stat[oa] )?(?:aggiornat[oa]|descrive|spiega|menziona)|\\bè documentat[oa]\\b',
  '^(?:de |het )?(?:documentatie|readme|changelog|releasenotes|handleiding)(?: [^\\s]+){0,4}? (?:is |zijn )?(?:bijgewerkt|aangevuld|beschrijft|vermeldt|uitgelegd)|\\b(?:is|zijn) gedocumenteerd\\b|\\bin de documentatie (?:beschreven|vermeld)',
  '(?:^| )(?:документаци[яию]|readme|руководство|список изменений)(?: [^\\s]+){0,3}? (?:обновлен[^\\s]*|дополнен[^\\s]*|описыва[^\\s]*|содержит)|(?:описан[^\\s]*|задокументирован[^\\s]*|отражен[^\\s]*|добавлен[^\\s]*) в (?:документаци[^\\s]*|readme|changelog)|^(?:обновить|дополнить|обновлена|дополнена) (?:документаци[^\\s]*|readme|changelog)|^задокументирован',
  '^(?:dokumentacj[aę]|readme|changelog|podręcznik)(?: [^\\s]+){0,3}? (?:została |jest |został )?(?:zaktualizowan[^\\s]*|uzupełnion[^\\s]*|opisuj[^\\s]*)|(?:opisan[^\\s]*|udokumentowan[^\\s]*) w (?:dokumentacji|readme)|^(?:zaktualizować|uzupełnić|zaktualizowano) (?:dokumentację|readme|changelog)',
  '(?:dokümantasyon|dokümanlar|belgeler|readme|değişiklik günlüğü|kullanım kılavuzu)[^\\s]*(?: [^\\s]+){0,3}? (?:güncellen|eklen|güncelle|açıkla)[^\\s]*$|belgelen(?:di|ir|miş|meli)[^\\s]*$',
  '(?:ドキュメント|readme|変更履歴|リリースノート|マニュアル|仕様書|手順書|changelog|チェンジログ)(?:が|を|に|も|へ|は)?(?:.{0,20})?(?:更新|追加|記載|追記|反映|説明|整備)',
  '(?:文档|readme|更新日志|变更日志|发布说明|使用说明|changelog|用户手册)(?:中|里|已|均|应|需|同步|有)*(?:更新|补充|添加|说明|描述|记录)|^(?:更新|补充|完善|编写|添加).{0,12}(?:文档|readme|changelog|更新日志|说明书)$',
  '(?:문서|readme|변경 ?이력|릴리스 ?노트|매뉴얼|changelog)(?:가|를|에|도|이|화)? ?(?:.{0,12})?(?:업데이트|갱신|추가|반영|작성|설명|기재)',
]);

/** Each of these criteria has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS = compileFolded([
  'doc|readme|change ?-?log|note|news|guide|book|manual|man ?page|open ?-?api|swagger|schema|comment|contributing',
  'upgrading|what.?s new|wiki|tutorial|chapter|faq|reference|glossary|history|spec|description of|\\.(?:md|rst|adoc)',
  'doku|handbuch|versionshinweis|journal|notas|handleiding|документ|руководство|список изменений|podręcznik|doküman|belge',
  'değişiklik|kılavuz|ドキュ|変更|リリース|マニュアル|仕様|手順|チェンジ|文档|日志|说明|手册|문서|변경|릴리스|매뉴얼',
]);
/** Returns whether a clause asks for texts for people. */
export function isDocument(clause: string): boolean {
  if (!SIGNS.test(clause)) return false;
  const written = splitAtVerb(clause, WRITTEN);
  if (written !== null && (HEAD.test(written.head) || HEAD.test(written.subject))) return true;
  if (PATTERNS.some((pattern) => pattern.test(clause))) return true;
  if (SAID_IN_START.test(clause) && SAID_IN_TEXT.test(clause)) return true;
  if (PART_START.test(clause) && PART_OF_TEXT.test(clause)) return true;
  const says = splitAtVerb(clause, SAYS_ONLY);
  return (says !== null && MAYBE_HEAD.test(says.subject)) || ABROAD.test(clause);
}
