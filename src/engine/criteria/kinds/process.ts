/** Criteria about how people work: approvals, reviews, deployments. No line of a change shows them. */
import { compileFolded, matchesAlways } from './clauses.js';

/** People who judge the work; beside them stand users of many products, who approve and accept other things. */
const JUDGES =
  '(?:product owner|po|product team|stakeholders?|designers?|design team|ux(?: team)?|qa(?: team)?|legal(?: team)?|security team|accessibility team|[\\w-]*-reviewer|tech lead|team lead)';
const ANYBODY = `(?:${JUDGES}|team|reviewers?|maintainers?|client|customer|business)`;
const CONSENT =
  '(?:approves?|approved|accepts?|accepted|signs? off|signed off|reviews?|reviewed|confirms?|confirmed|pass(?:es|ed)?)';
/** What of the work is judged. */
const WORK =
  '(?:story|stories|work|changes?|feature|design|wording|copy|texts?|implementation|results?|pr|pull request|mr|merge request|release|ui|layout|mock-?ups?|screens?|migrations?|solution|tickets?|tasks?|code|docs?|documentation|content|translations?|specs?|fix|approach|proposal|plan|it|this|that)';
const ITS = '(?:(?:on|the|this|that|all|each|every|final|new|of|a) )*(?:[\\w-]+ ){0,2}?';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:the |a |our )?${ANYBODY} (?:(?:has|have|had|must|should) )?${CONSENT}(?:$| ${ITS}${WORK}\\b)`, 'u'),
  new RegExp(`^(?:the |a )?[\\w-]*-reviewer (?:has |have )?${CONSENT}\\b`, 'u'),
  new RegExp(
    `^(?:(?:the |all |this )?(?:[\\w-]+ ){0,3}(?:is |are |was |were |has been |have been |must be |should be )?)?(?:approved|reviewed|accepted|signed off) (?:off )?by (?:the |a |an |our )?${JUDGES}\\b`,
    'u',
  ),
  new RegExp(
    `^(?:(?:the |all |this )?(?:[\\w-]+ )?${WORK} (?:is |are |was |were |has been |have been |must be )?)?(?:approved|reviewed|accepted|signed off|validated|verified|tested|checked) (?:off )?(?:by|with) (?:the |a |an |our )?${ANYBODY}$`,
    'u',
  ),
  /^(?:code|peer|pr|design|ux|security|legal|architecture)[ -]?(?:code )?(?:review|reviewed|approval|approved|sign[- ]?off)(?:$| (?:is |was |has been )?(?:done|complete[d]?|passed|passes|approved|given|performed|held|obtained|finished|by|from|against|before)\b)/u,
  /^(?:ends with |passes )?(?:a |an |the )?(?:[\w-]+ ){0,2}(?:design|code|security|peer|architecture|legal|accessibility) review (?:is |was |has been )?(?:against|before|by|with|passes|passed|pass|done|completed?|finished)\b/u,
  /^(?:the |this |a )?(?:pr|pull request|merge request|mr)(?: |s (?=is|are|was|were|has|have|must))(?:(?:is|are|was|were|has been|have been|must be|revue|revisad[oa]|gereviewt) )?(?:approved|reviewed|merged|opened|created|revue|revisad[oa])(?:$| (?:by|to|into|in|with|and)\b)/u,
  /^(?:the )?(?:pr|pull request) (?:revue$|refers? to\b)/u,
  /^(?:(?:the |all |this )?(?:work|code|change|changes|branch|pr|fix|feature) )?(?:is |are |was |has been |gets )?merged (?:in)?to (?:the )?(?:main|master|develop|trunk)\b/u,
  /^(?:is |was |has been |(?:the |this )?(?:change|feature|work|story|fix|release) (?:is|was|has been) )?(?:deployed|released|rolled out|shipped) (?:to|on|in) (?:the )?(?:staging|production|prod|dev|test|uat|qa)\b(?! mode)/u,
  /^(?:the |this )?(?:work|change|feature|story|fix|code)? ?(?:was|is|has been|been)? ?(?:checked|tested|verified|validated) (?:in|on) (?:dev|test|staging|production|prod|uat|qa)\b(?! mode)/u,
  /^manual(?:ly)? (?:verification|verified|testing|tested|qa|qa'?d|smoke[- ]test\w*|checked)\b(?! (?:button|can|status|mode))/u,
  /\bacceptance criteria(?:s)? (?:are|is|were|have been) (?:all )?met\b|\bmeets all (?:the )?acceptance criteria/u,
  /^(?:a )?demo(?:ed|nstrated(?: to|$)| (?:was |is )?(?:given|held|recorded))\b/u,
  /\bwritten and approved\b|^sign(?:ed)?[- ]off (?:from|by|obtained|given)\b|^(?:the |this )?(?:ticket|issue|story) (?:is |was |has been )?(?:closed|moved)(?:$| to \w+$)/u,
  /\b(?:documented|recorded|noted|posted|written down) (?:here|(?:in|on) (?:the|this) (?:ticket|task|issue|story|pr|pull request))$/u,
];

/** Other languages. */
const ABROAD = compileFolded([
  '^(?:code|design|work)? ?(?:wurde |ist )?(?:gereviewt|abgenommen|freigegeben)(?:$| vo[mn] )',
  '\\b(?:product owner|fachbereich|team) (?:hat|nimmt) .{0,40}(?:abgenommen|akzeptiert|freigegeben|ab)$',
  '^(?:code|revue de code|relecture)\\b.{0,20}\\b(?:revu|relu|validée?|effectuée?)\\b',
  '^(?:código|revisión de código|revisão de código)\\b.{0,20}\\b(?:revisado|aprobad[oa]|aprovad[oa]|feita|hecha)\\b',
  '^(?:codice|code review|revisione del codice)\\b.{0,20}\\b(?:revisionato|approvat[oa]|effettuata|completata)\\b',
  '^(?:(?:код|code)[- ]?ревью|ревью(?: кода)?|код)(?: [^\\s]+)? ?(?:пройден[^\\s]*|завершен[^\\s]*|выполнен[^\\s]*|проверен[^\\s]*|одобрен[^\\s]*)$',
  '^(?:владелец продукта|заказчик|po) (?:принял[^\\s]*|одобрил[^\\s]*|утвердил[^\\s]*|подтвердил[^\\s]*)',
  '^(?:code review|przegląd kodu|kod)(?: [^\\s]+)? ?(?:wykonan[^\\s]*|zakończon[^\\s]*|przeprowadzon[^\\s]*|przejrzan[^\\s]*|zatwierdzon[^\\s]*)$',
  '\\b(?:zaakceptowan[^\\s]*|zatwierdzon[^\\s]*) przez (?:product ownera|po|klienta|zespół)$',
  '^(?:kod (?:incelemesi|gözden geçirmesi)) (?:yapıl[^\\s]*|tamamlan[^\\s]*|onaylan[^\\s]*)$|^ürün sahibi .{0,20}(?:onayla[^\\s]*|kabul et[^\\s]*)$',
  '^(?:コード|デザイン)?レビュー(?:が|を|は)?(?:完了|済|承認|実施)|^(?:pr|プルリクエスト)(?:が|は)マージ|^(?:po|プロダクトオーナー|デザイナー)(?:の|が|による)(?:承認|確認|レビュー)',
  '^(?:代码)?(?:审查|评审|审核)(?:已)?(?:通过|完成)$|^产品(?:负责人|经理)(?:已)?(?:确认|验收|批准)',
  '^(?:코드 )?(?:리뷰|검토)(?:가|를)? ?(?:완료|승인)|^(?:po|기획자|디자이너)(?:의|가) (?:승인|확인)',
]);

/** Each of these criteria has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS = compileFolded([
  'approv|accept|sign|review|confirm|pass|validated|verified|tested|checked|merged|opened|created|revue|revisad|refer',
  'deployed|released|rolled|shipped|manual|demo|closed|moved|document|recorded|noted|posted|written',
  'abgenommen|freigegeben|fachbereich|product owner|team|revu|relu|valid|effectue|aprobad|aprovad|feita|hecha',
  'approvat|effettuat|completat|revisionat|ревью|код|владелец|заказчик|\\bpo\\b|kod|akceptowan|zatwierdzon|sahibi',
  'レビュー|マージ|承認|確認|审查|评审|审核|确认|验收|批准|리뷰|검토|승인|확인',
]);

/** Returns whether a clause is about how people work. */
export function isProcess(clause: string): boolean {
  return matchesAlways(clause, { signs: SIGNS, patterns: PATTERNS, abroad: ABROAD });
}
