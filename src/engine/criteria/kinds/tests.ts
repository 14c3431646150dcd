/** Criteria that ask for tests. */
import { compileFolded, splitAtVerb } from './clauses.js';

const SORT =
  '(?:unit|integration|e2e|end[- ]to[- ]end|regression|acceptance|contract|snapshot|black[- ]?box|endpoint|automated|smoke|api|component|functional|parser|property|fuzz|performance|load|ui|browser|focused|relevant|existing|new|additional|manual|differential|concurrent|cli|system|security)';
const AMOUNT =
  '(?:there (?:is|are)|at least \\w+|more|all|both|each|every \\w+ has .{0,20}|the|a|an|one|two|three|its|own|corresponding|appropriate|some)';

/** What makes "test" name another thing than a test: a test mail, a test user. */
const OTHER_THING =
  '(?:data|environments?|env|servers?|users?|accounts?|mode|buttons?|pages?|keys?|results?|runs? (?:is|are|was|were|page|list|history)|runners?|ids?|(?:e-?)?mails?|messages?|connections?|events?|webhooks?|payments?|orders?|cards?|helpers?|utils?|utilit(?:y|ies)|reports?|commands?|scripts?|config\\w*|instances?|databases?|db|domains?|calls?|drives?|plans?|names?|doubles?|clients?|tokens?|groups?|tags?|kits?|cent(?:er|re)s?|clips?|prints?|notifications?|invoices?|dialogs?|forms?|fields?|tabs?|links?|requests?|stages?|clusters?|classes|frameworks?|selectors?|attributes?|harness\\w*|modules?|projects?|scores?|questions?|takers?)';
const HELPED = '(?:can|could|may|might)';

const SUBJECT = new RegExp(
  `^(?:${AMOUNT} )*(?:(?:add(?:s|ed)?|write|extend|update|provide|include) )?(?:${AMOUNT} )*(?:(?:[\\w-]+[ /]|[\\w-]+, |(?:and|or) )?(?:${SORT}|and|or|[\\w-]+)[ /]){0,4}?(?:tests?|specs?|test[- ]?(?:cases?|suites?|coverage|fixtures?)|unit-?tests?|automated coverage|regression coverage)\\b(?! ${OTHER_THING}\\b)(?! ${HELPED}\\b)`,
  'u',
);
/** "test 124 lands green", "regression test: …" */
const NAMED =
  /^(?:(?:unit|integration|e2e|regression|component|smoke) )?tests?(?: (?:fixture|case))?(?:$|:| (?:for|that|which|of|to|with|covering)\b)/u;

/** What tests do, or is done to them. */
const DOES =
  /(?:^|\s)(?:(?:is|are|must|should|also|be|been|was|were|all|both|has|have|still|explicitly) )*(?:covers?|covered|checks?|exists?|added|written|updated|extended|moved|included?s?|proves?|verif(?:y|ies)|asserts?|pins?|exercises?|reproduces?|ensures?|confirms?|demonstrates?|documents?|describes?|reflects?|compares?|feeds?|runs?|uses?|has|have|sets?|fails?|simulates?|guards?|locates?|renders?|builds?|shows?|captures?|validates?|protects?|prevents?|present|provided|parametri[sz]ed|exist)(?=$|[\s,:])/u;

const PATTERNS: readonly RegExp[] = [
  /^(?:[\w-]+ ){0,10}?(?:is|are|be) (?:(?:fully|well|all|now|also|directly|thoroughly|not yet) )*(?:unit-?|e2e-?)?(?:tested|covered by (?:[\w-]+ ){0,3}?(?:tests?|specs?|suite))(?:$|,| (?:by|in|for|with|on|against|that|which)\b)/u,
  new RegExp(
    `^(?:[\\w-]+ ){1,10}(?:has|have|gets?|comes? with|with) (?:(?:its|their|own|${SORT}|a|an|at least one|full) )*(?:tests?|test coverage|test cases?|specs?)$`,
    'u',
  ),
  /^(?:unit|integration|e2e)[- ]?test(?:ed|s)?$|^[\w./-]*[._-](?:test|spec)\.\w+ (?:covers?|checks?|tests?|asserts?|verif\w+|has|updated)\b|^[\w./-]*(?:^|\/)test_\w+\.py (?:covers?|checks?|tests?|asserts?)\b/u,
  /^(?:add(?:s|ed)?|write|extend|update|create|include|provide) (?:[\w-]+,? ){0,6}?(?:tests?|specs?|test cases?|test coverage)(?:$| (?:for|that|which|of|to|with|covering|pinning|asserting|on|proving|in|against|feeding|and|or)\b)/u,
];

const ABROAD = compileFolded([
  '\\b(?:mit|durch|von) (?:\\w+-?)?tests? abgedeckt$|\\b(?:unit-?)?getestet$|^(?:\\w+ )?(?:\\w+-?)?tests? (?:sind |wurden |ist )?(?:vorhanden|ergänzt|geschrieben|hinzugefügt|angepasst|decken|prüfen)\\b',
  '^(?:les |des )?tests? (?:unitaires?|d.integration|automatisés|fonctionnels)?\\s?(?:sont |ont été )?(?:ajoutés?|écrits?|couvrent|vérifient|$)',
  '^(?:las |los |se )?(?:añad\\w+ |agreg\\w+ |escrib\\w+ )?(?:las |los )?(?:pruebas|tests) (?:unitari[ao]s|de integración|automatizad[ao]s)?\\s?(?:están |son )?(?:añadid\\w*|escrit\\w*|agregad\\w*|cubren|verifican|$)',
  '^(?:os |há )?(?:testes?) (?:unitári\\w+|de integração|automatizados)?\\s?(?:são |foram |estão )?(?:adicionad\\w*|escrit\\w*|criad\\w*|cobrem|verificam|$)',
  '^(?:i |gli )?test (?:unitari|di integrazione|automatici)?\\s?(?:sono |sono stati )?(?:aggiunti|scritti|coprono|verificano|$)',
  '^(?:er zijn |de )?(?:unit|integratie)?-?tests? (?:zijn |is |werden )?(?:toegevoegd|geschreven|dekken|aanwezig|controleren)\\b|\\b(?:gedekt door|met) (?:unit-?)?tests?$',
  '^(?:юнит|интеграционные|автоматические|модульные)?[- ]?тесты? (?:написан[^\\s]*|добавлен[^\\s]*|покрыва[^\\s]*|проверя[^\\s]*|обновлен[^\\s]*)|покрыт[^\\s]* (?:юнит-|модульными )?тестами$|^(?:добавить|написать|добавлены|написаны) (?:юнит-|модульные |интеграционные )?тесты',
  '^testy (?:jednostkowe |integracyjne )?(?:(?:są|zostały) )?(?:dodane|napisane|pokrywają|sprawdzają|zaktualizowane)|pokryt[^\\s]* testami$|^(?:dodać|dodaj|napisać|dodano|napisano) testy',
  '(?:birim |entegrasyon )?test(?:i|ler|leri)? (?:eklen|yazıl|ekle|yaz|güncellen)[^\\s]*$',
  '^(?:単体|ユニット|自動|結合|統合|回帰|e2e|の)*テスト(?:コード|ケース)?(?:が|を|も|は)?(?:追加|書|作成|用意|カバー|実装|整備)|テスト(?:で|が|に)カバー|のテスト(?:コード|ケース)?(?:が|を)(?:追加|書|作成)',
  '^(?:单元|集成|自动化|回归|端到端|的)*测试(?:用例|代码)?(?:已|均|应)*(?:覆盖|添加|补充|编写|新增)|^(?:添加|编写|补充|新增|增加).{0,20}测试(?:用例|代码)?$|有(?:单元|集成)?测试(?:覆盖)?$',
  '^(?:단위 |통합 |자동화 |회귀 )?테스트(?: ?코드| ?케이스)?(?:가|를|도|이)? ?(?:추가|작성|포함)[^\\s]*|테스트로 (?:검증|커버)[^\\s]*$',
]);

/** Each criterion that asks for tests has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS = compileFolded(['test|spec|suite|coverage', 'pruebas', 'тест', 'テスト', '测试', '테스트']);

/** Returns whether a clause asks for tests. */
export function isTest(clause: string): boolean {
  if (!SIGNS.test(clause)) return false;
  if (ABROAD.test(clause) || PATTERNS.some((pattern) => pattern.test(clause)) || NAMED.test(clause)) return true;
  if (!SUBJECT.test(clause)) return false;
  const found = splitAtVerb(clause, DOES);
  if (found !== null) return /(?:tests?|specs?|cases?|suites?|coverage|fixtures?)$/u.test(found.head);
  // "a test decompiles a class", "every parser test"
  return /^(?:there (?:is|are)|at least|a|an|one|each|every|add|write|new|more|(?:unit|integration|e2e|regression)\b)/u.test(
    clause,
  );
}
