/** What a criterion asks for: behaviour, or tests, documents, a process, a quality, or that something is not there. */
import { foldSpace } from '../../base/text.js';
import type { CriterionKind } from '../../contract/index.js';
import { fold } from '../text/fold.js';

/** People and groups whose approval is a process. */
const PEOPLE =
  '(?:product owner|po|product team|stakeholders?|designers?|design team|ux(?: team)?|qa(?: team)?|legal|security team|accessibility team|(?:the )?team|reviewers?|maintainers?|client|customer|business)';
const CONSENT =
  '(?:approves?|approved|accepts?|accepted|signs? off|signed off|reviews?|reviewed|confirms?|confirmed|has approved|has accepted)';

const PROCESS: readonly RegExp[] = [
  new RegExp(`^(?:the )?${PEOPLE} (?:has |have |had )?${CONSENT}\\b`, 'u'),
  new RegExp(
    `\\b(?:approved|reviewed|accepted|signed off|validated|verified|tested|checked) (?:off )?(?:by|with) (?:the |a |an )?${PEOPLE}\\b`,
    'u',
  ),
  /^(?:code|peer|pr|design|ux|security|legal|architecture)[ -]?(?:code )?(?:review|reviewed|approval|approved|sign[- ]?off)\b/u,
  /^(?:the )?(?:pr|pull request|merge request|mr)s? (?:is |are |was |were |has been |have been |must be |revue|revisad[oa]|gereviewt)?(?:approved|reviewed|merged|opened|created|revue|revisad[oa]|refers?)\b/u,
  /^(?:pr|pull request) (?:revue|refers to)\b/u,
  /\bmerged (?:in)?to (?:the )?(?:main|master|develop|trunk)\b/u,
  /^(?:is |was |has been |the (?:change|feature|work|story|fix) (?:is|was) )?(?:deployed|released|rolled out|shipped) (?:to|on|in) (?:the )?(?:staging|production|prod|dev|test|uat|qa)\b/u,
  /\b(?:was|is|been|work) (?:checked|tested|verified|validated) (?:in|on) (?:dev|test|staging|production|prod|uat|qa)\b/u,
  /\bacceptance criteria(?:s)? (?:are|is|were|have been) (?:all )?met\b|\bmeets all (?:the )?acceptance criteria/u,
  /^(?:a )?demo(?:ed|nstrated| (?:was )?(?:given|held|recorded))\b/u,
  /\b(?:written and approved|sign(?:ed)?[- ]off (?:from|by|obtained|given)|ticket (?:is |was )?(?:closed|updated|moved))\b/u,
  /^(?:code|design|work)? ?(?:wurde |ist )?(?:gereviewt|abgenommen|freigegeben)\b/u,
  /\b(?:product owner|fachbereich|team) (?:hat|nimmt) .{0,40}(?:abgenommen|akzeptiert|freigegeben|ab)\b/u,
  /^(?:code|revue de code|relecture)\b.{0,20}\b(?:revu|relu|validee?|effectuee?)\b/u,
  /^(?:codigo|revision de codigo|revisao de codigo)\b.{0,20}\b(?:revisado|aprobad[oa]|aprovad[oa]|feita|hecha)\b/u,
];

const TEST_WORDS =
  '(?:unit|integration|e2e|end[- ]to[- ]end|regression|acceptance|contract|snapshot|black[- ]?box|endpoint|automated|smoke|api)';
const QUALITY: readonly RegExp[] = [
  new RegExp(
    `\\b(?:all |existing |${TEST_WORDS} |the )*(?:tests?|checks?|ci|build|pipeline|lint(?:er|ing)?|suite)(?: suite)? (?:still |all |must |should )?(?:pass(?:es|ed|ing)?|(?:is|are|stays?|remains?) green|succeeds?|runs? clean)\\b`,
    'u',
  ),
  /\bci (?:is )?(?:green|verte?|verde|grun)\b/u,
  /\b(?:code |test |branch |line )?coverage\b.{0,30}(?:\d|%|increase|decrease|drop|remain|stay)|\d ?% (?:test |code )?coverage\b|\bcouverture\b.{0,12}\d|\babdeckung\b.{0,20}\d|\bcobertura\b.{0,20}\d/u,
  /\b(?:no|zero|without) (?:new )?(?:lint(?:er|ing)?|type|typescript|compiler|eslint|console|sonar) (?:errors?|warnings?|issues?)\b/u,
  /\b(?:axe|lighthouse|wcag|a11y|accessibility) (?:accessibility )?(?:checks?|scores?|audits?|standards?|compliant|compliance|requirements)\b|\bpasses (?:the )?axe\b|\bwcag\b/u,
  /\b(?:no|without) (?:known |new )?(?:performance |visual |functional )?regressions?\b/u,
  /\b(?:p9[059]|latency|throughput|page load|load time|response time|performance)\b.{0,40}\b(?:\d|under|below|improv|degrad|accept|budget|within)/u,
  /^works (?:in|on|with) (?:all |current |the latest |latest |modern |major )*(?:browsers?|chrome|firefox|safari|edge|ie)\b/u,
  /\b(?:code|solution|implementation) (?:is|should be|must be) (?:clean|readable|maintainable|well[- ]structured|in english|performant|scalable)\b/u,
  /\bfollows? (?:the |our )?(?:coding|code|style|team) (?:style|standards?|guidelines?|conventions?|guide)\b/u,
];

const TEST: readonly RegExp[] = [
  new RegExp(
    `^(?:there (?:is|are) |at least \\w+ |add(?:s|ed)? |new |write |the |a |an |every \\w+ has .{0,20})?(?:${TEST_WORDS} )*(?:tests?|specs?|test cases?)\\b(?! (?:data|environment|server|user|account|mode|button|page|account|key|results?|runs?|runner|id)\\b)`,
    'u',
  ),
  new RegExp(`\\b(?:${TEST_WORDS}|covered by|with|has) (?:${TEST_WORDS} )*tests?\\b`, 'u'),
  /\b(?:unit|integration|e2e)[- ]?test(?:ed|s)?\b|\b\w+[./-]test\.\w+`? (?:covers?|checks?|tests?)|\btests? (?:covers?|checks?|exist|added|written|prove|verify|assert)\b/u,
  /\b(?:test abgedeckt|getestet|unit-getestet|tests vorhanden|testes?|pruebas unitarias|tests unitaires|test unitari|unittests?) ?(?:vorhanden|ergan\w*|anadid\w*|escrit\w*|ajoute\w*|aggiunt\w*|toegevoegd|adicionad\w*)?$/u,
  /^(?:pruebas|testes|tests|test) (?:unitari\w+|de integra\w+|d integration)\b/u,
];

const DOCUMENTS =
  '(?:docs?|documentation|readme(?:\\.md)?|changelog(?:\\.md)?|release notes?|user guide|handbook|wiki|storybook|openapi(?:\\.ya?ml)?|dokumentation|documentacion|documentacao|documentazione|documentatie)';
const DOC: readonly RegExp[] = [
  /^(?:(?:is|are|fully|public api is|the \w+(?: \w+)? (?:is|are)) )?documented\b/u,
  new RegExp(`\\b(?:documented|described|explained|mentioned|noted) in (?:the )?(?:\\w+ )?${DOCUMENTS}\\b`, 'u'),
  new RegExp(
    `^(?:the |api |user |add(?:s|ed)? |updates?d? )*\`?${DOCUMENTS}\`?(?: file| entry| page)?(?: (?:is|are|has been|have been|was|were|must be))?(?: (?:updated|added|written|describes?|explains?|mentions?|lists?|documents?|says|shows|covers?|names|has|have|contains?|includes?|gets|complete|aktualisiert|erganzt|actualizad[oa]|mise? a jour|atualizad[oa]|aggiornat[oa]|bijgewerkt))`,
    'u',
  ),
  new RegExp(`\\b(?:update|updated|add|added|in) (?:to |the )*${DOCUMENTS}$`, 'u'),
  /\bist (?:dokumentiert|in der dokumentation)\b|\b(?:est|sont) documente/u,
];

const NEGATIVE: readonly RegExp[] = [
  /\b(?:must|shall|should|may|can|could|do|does|did|is|are|will|was|were) ?(?:not|n['’]t)\b|\bcannot\b|\bwon['’]t\b/u,
  /\b(?:no longer|never|not any ?more|nowhere)\b/u,
  /^no\b|^without\b|\b(?:is|are|be|been|was|were|gets?) (?:removed|deleted|dropped|gone)\b|^(?:remove|delete|drop)s?\b/u,
  /\b(?:nicht|nie|niemals|kein(?:e|en|er|em)?)\b|\b(?:jamais|n['’]\w+ pas|ne \w+ (?:pas|plus|jamais))\b/u,
  /\b(?:nunca|jamas|ya no)\b|^no se\b|\bnao\b|\bnon (?:deve|devono|viene|vengono|si|puo|e)\b|\b(?:niet|nooit|geen)\b/u,
];

/** Characters after this position do not change the kind of a criterion. */
const REACH = 400;

/**
 * Returns the kind of a criterion by its words. Process and quality are returned only if they are clear, because such
 * criteria are not counted.
 */
export function criterionKind(text: string): CriterionKind {
  const folded = foldSpace(fold(text.slice(0, REACH)).replaceAll('`', ''));
  const says = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(folded));
  if (says(PROCESS)) return 'process';
  if (says(QUALITY)) return 'quality';
  if (says(DOC)) return 'doc';
  if (says(TEST)) return 'test';
  return says(NEGATIVE) ? 'negative' : 'behaviour';
}

/** Returns whether the lines of a change can show that a criterion of this kind is met. */
export function isCodeVerifiable(kind: CriterionKind): boolean {
  return kind !== 'process' && kind !== 'quality';
}
