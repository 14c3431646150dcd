/** Criteria that ask for a measure of the whole: coverage, speed, accessibility, style. People judge them, or a tool does. */
import { compileFolded, matchesAlways } from './clauses.js';

const HAS =
  '(?:is|are|stays?|remains?|must|should|shall|does|do|at least|of|under|below|above|over|within|less than|more than|≥|>=?|<=?|≤|increases?|improves?|not)';
const PERFORMANCE =
  '(?:p9[059]|latency|throughput|page[- ]load(?:[- ]times?)?|load(?:ing)?[- ]times?|response[- ]times?|performance|memory usage|bundle size)';

const PATTERNS: readonly RegExp[] = [
  /^(?:(?:the|overall|unit|code|test|branch|line|statement|patch|new|has|have|with) )*coverage\b(?: (?:of|for|on) [^,]{1,40}?)? (?:is|are|stays?|remains?|must|should|does|do|at least|at or|of|above|over|≥|>=?|increases?|not)\b.{0,30}(?:\d|%|increase|decrease|drop|remain|stay|same|fall)/u,
  /^(?:(?:at least|minimum|min|≥|>=?|over|above|has|have|with|more than) ?)*\d+(?:\.\d+)? ?%(?:\+|\s)*(?:or (?:more|higher) )?(?:(?:unit|code|test|branch|line|statement) )*coverage\b/u,
  /^(?:(?:code|test|branch|line) )*coverage (?:≥|>=?|at least) ?\d/u,
  new RegExp(
    `^(?:(?:the|average|median|mean|api|overall|p9[059]|search|query|good) )*${PERFORMANCE}\\b(?: (?:of|for|on|in) [^,]{1,40}?)? ${HAS}\\b.{0,40}(?:\\d|improv|degrad|accept|budget|regress|increase|worse|better)`,
    'u',
  ),
  new RegExp(`^no (?:\\w+ )?(?:${PERFORMANCE}|degradation|slowdown)\\b.{0,20}(?:degrad|regress|impact|loss|$)`, 'u'),
  /^(?:(?:the|each|every|all|any|a) )?(?:[\w-]+ ){0,3}(?:loads?|renders?|opens?) (?:in|within|under)(?: (?:less than|under|at most))? \d+(?:[.,]\d+)? ?(?:ms|s|secs?|seconds?|milliseconds?)$/u,
  /^(?:no|zero|without) (?:new )?(?:console|browser|runtime) (?:errors?|warnings?)(?: or (?:warnings?|errors?))?(?: (?:in|on) [^,]+)?$/u,
  /\b(?:meets?|satisf(?:y|ies)|compl(?:y|ies) with|conforms? to|compliant with|pass(?:es)?)\b.{0,30}\b(?:wcag|axe|a11y|accessibility|lighthouse)\b|\bwcag\b.{0,20}\b(?:complian(?:t|ce)|conform\w*)\b/u,
  /^(?:no|zero) (?:new )?(?:axe|accessibility|a11y|wcag) (?:errors?|violations?|issues?)\b|^(?:axe|lighthouse|wcag|a11y|accessibility) .{0,40}(?:checks?|scores?|audits?|standards?|complian\w+|requirements)\b.{0,30}(?:\d|pass|met|green|$)/u,
  /^(?:there are )?(?:no|without|zero) (?:(?:known|new|performance|visual|functional) )*regressions?$/u,
  /^(?:it |the \w+ )?works (?:in|on|with) (?:(?:all|current|the latest|latest|modern|major|common) )*(?:browsers?|chrome|firefox|safari|edge|ie)\b/u,
  /^(?:the )?(?:code|solution|implementation) (?:is|should be|must be) (?:clean|readable|maintainable|well[- ]structured|in english|performant|scalable)\b/u,
  /^(?:(?:the )?(?:code|solution|implementation|change) )?follows? (?:the |our )?(?:coding|code|style|team) (?:style|standards?|guidelines?|conventions?|guide)\b/u,
];

/** Other languages: the coverage of tests. */
const ABROAD = compileFolded([
  '\\b(?:test|code|zeilen|branch)-?\\s?abdeckung\\b.{0,30}\\d',
  '\\bcouverture (?:de |des |du )?(?:tests?|code)\\b.{0,30}\\d',
  '\\bcobertura (?:de )?(?:código|pruebas|tests?|testes)\\b.{0,30}\\d',
  '\\bcopertura (?:del codice|dei test|dei tests)\\b.{0,30}\\d',
  '\\b(?:test|code)-?dekking\\b.{0,30}\\d',
  'покрытие (?:кода|тестами).{0,30}\\d',
  '\\bpokrycie (?:kodu|testami|testów).{0,30}\\d',
  'test kapsam[^\\s]*.{0,30}\\d',
  '(?:テスト|コード)?カバレッジ.{0,30}\\d',
  '覆盖率.{0,30}\\d',
  '커버리지.{0,30}\\d',
]);

/** Each of these criteria has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS = compileFolded([
  'coverage|p9[059]|latency|throughput|load|response|performan|memory|bundle|degradation|slowdown|render|open',
  'console|browser|runtime|wcag|axe|a11y|accessibility|lighthouse|regression|chrome|firefox|safari|edge|\\bie\\b',
  'clean|readable|maintainable|structured|english|scalable|follow',
  'abdeckung|couverture|cobertura|copertura|dekking|покрытие|pokrycie|kapsam|カバレッジ|覆盖率|커버리지',
]);

/** Returns whether a clause asks for a measure of the whole. */
export function isQuality(clause: string): boolean {
  return matchesAlways(clause, { signs: SIGNS, patterns: PATTERNS, abroad: ABROAD });
}
