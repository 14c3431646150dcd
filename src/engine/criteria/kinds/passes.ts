/** Criteria that ask for tests or checks to pass: a report shows that, no line does. */
import { compileFolded, isConditional, type Predicate, splitAtVerb } from './clauses.js';

const VERB =
  /(?:^|\s)(?:(?:must|should|shall|will|do|does|to|still|all|both|continues?|keeps?|now|also|run|runs|is|are|be|stays?|remains?|goes|go|turns?|lands?|of course) )*(?:pass(?:es|ed|ing)?|greens?|clean|cleanly|succeeds?|succeeded|successful(?:ly)?|compiles?|works?(?: correctly)?|error[- ]free)(?=$|[\s,:])/u;

/** What always is a check of the work. */
const CHECKS: ReadonlySet<string> = new Set(
  (
    'test tests spec specs suite suites ci build builds pipeline pipelines lint linter linters linting lints typecheck typechecks ' +
    'typechecking type-check type-checks typescript testsuite testsuites unittests e2e regression regressions warnings assertions'
  ).split(' '),
);
/** `ci-lint`, `test:unit`, `parser::tests`. */
const CHECK_SCRIPT = /[-:](?:tests?|lint|check|typecheck|build)$|^(?:tests?|lint|check|build)[-:]/u;
/** What is a check of the work beside a word of those, or of these. */
const LOOSE_CHECKS: ReadonlySet<string> = new Set(
  'check checks job jobs workflow workflows gate gates validation validations scan scans harness run runs coverage compilation files'.split(
    ' ',
  ),
);
const LOOSE_NEEDS =
  /\b(?:all|every|existing|required|relevant|validation|repo|ci|status|quality|static|local|github|actions|repository|type|lint|test|build|full)\b/u;
const CHECK_COMMANDS = /\b(?:validation|verification|check|lint|test|build) commands?$/u;
/** Commands that check. */
const TOOL =
  /^(?:npm|pnpm|yarn|bun|npx|deno|cargo|mix|go|gofmt|make|just|pytest|tox|nox|gradlew?|\.\/gradlew|mvn|dotnet|bundle|rake|rspec|composer|phpunit|phpstan|pint|tsc|vue-tsc|eslint|oxlint|biome|prettier|clippy|rustfmt|fmt|ruff|mypy|pyright|black|flake8|pylint|isort|rubocop|vitest|jest|mocha|nextest|playwright|cypress|ctest|bazel|nx|turbo|swiftlint|ktlint|detekt|golangci-lint|shellcheck|hadolint|knip|pre-commit|xcodebuild|flutter|dart)$/u;
const JOINERS: ReadonlySet<string> = new Set(['and', 'or', 'the', 'all', 'full', 'both', 'existing', 'run']);

/** What may follow the verb: nothing that tells of a case or an effect. */
const REST =
  /^(?:(?:unchanged|cleanly|again|locally|too|deterministically|as before|green|everywhere|successfully|now|still|end[ -]to[ -]end)\s*)*(?:minus \S+)?(?:$|,? ?(?:including|incl|with|without|in|on|for|under|across|from|after|against|via|at|within|before|when run|unmodified|both)\b[^,:]*(?:, (?:and |or )?[^\s,]+(?: [^\s,]+)?)*(?:, ?(?:including|incl|with|without)\b[^,:]*)?$|: ?(?:[^:]|:(?=\S))*$|,? ?(?:or (?:any|the)|not only|rather than) [^,]*$)/u;

/** "No lint errors", "zero warnings". */
const FAULTS = /error|warning|issue|failure|violation/u;
const NO_FAULTS =
  /^(?:there (?:are|is) )?(?:no|zero|0|without) (?:new )?(?:(?:lint(?:er|ing)?|type|typescript|tsc|compiler|eslint|clippy|sonar|build|ci|static analysis|mypy|ruff)\S* (?:or )?)+(?:errors?|warnings?|issues?|failures?|violations?)(?: or (?:warnings?|errors?))?(?: (?:are|is) (?:reported|introduced|left|added))?$/u;

/** Other languages, whole clauses. */
const ABROAD = compileFolded([
  '^(?:alle |die |bestehende[nr]? |sämtliche )*(?:\\w*-?tests?|build|ci|pipeline|linter|checks)(?: \\w+){0,3}? (?:laufen|läuft|sind|ist|bestehen|besteht|bleiben|bleibt)(?: weiterhin| alle| erfolgreich| fehlerfrei)*(?: durch| grün| erfolgreich| fehlerfrei)?$',
  '^(?:tous |toutes |les |la |le )*(?:tests?|ci|build|pipeline|lint)(?: \\w+){0,3}? (?:passent|passe|sont verts?|est verte?|reussissent|reussit)(?: toujours)?(?: au vert)?$',
  '^(?:todas? |todos? |as |os |las |los |la |el |a |o )*(?:pruebas|tests?|testes|ci|build|compilacion|pipeline|lint)(?: \\w+){0,3}? (?:pasan|pasa|passam|passa|passando|estan? en verde|esta verde|estao verdes|sigue[n]? pasando|continuam? passando)$',
  '^(?:tutti |i |gli |la |il )*(?:tests?|ci|build|pipeline|lint)(?: \\w+){0,3}? (?:passano|passa|sono verdi|è verde)(?: ancora)?$',
  '^(?:alle |de |bestaande )*(?:\\w*tests?|ci|build|pipeline|linter)(?: \\w+){0,2}? (?:slagen|slaagt|is groen|zijn groen|blijven slagen|draaien groen)(?: nog)?$',
  '^(?:все |существующие |юнит[- ]?|автоматические )*(?:[^\\s]*тесты|сборка|ci|линтер|пайплайн)(?: [^\\s]+){0,2}? (?:проход[ия]т|пройдены|зелен[^\\s]+|успешн[^\\s]+|выполняются)(?: успешно)?$',
  '^(?:wszystkie |istniejące )*(?:testy|build|ci|linter|pipeline)(?: [^\\s]+){0,2}? (?:przechodz[^\\s]+|są zielone|jest zielony|zaliczone)$',
  '^(?:tüm |bütün |mevcut |birim )*(?:testler[^\\s]*|derleme|ci|build)(?: [^\\s]+){0,2}? (?:geçiyor|geçer|geçmeli|başarılı|yeşil)[^\\s]*$',
  '^(?:すべての|全ての|全|既存の?|ユニット|単体|自動|ci|e2e|の)*(?:テスト|ビルド|ci|lint|リント)(?:が|は|も)?(?:すべて|全て|引き続き)?(?:通る|通って|パス|成功|グリーン|green)[ぁ-ん]*$',
  '^(?:所有|全部|现有|已有|单元|集成|自动化|的)*(?:测试|用例|构建|ci|lint)(?:用例)?(?:全部|均|都|仍|仍然|必须)*(?:通过|成功|为绿|绿)(?:了)?$',
  '^(?:모든 |기존 |전체 )*(?:단위 |통합 )?(?:테스트|빌드|ci|lint|린트)(?:가|이|는|도)? ?(?:모두 |전부 )?(?:통과|성공)[^\\s]*$',
]);

/** Each such clause of another language has one of these words. V8 takes long to compile the patterns, and most criteria need none of them. */
const SIGNS_ABROAD = compileFolded([
  'test|build|pipeline|linter|checks|lint|pruebas|compilacion|(?<![a-z])ci(?![a-z])',
  'тест|сборка|линтер|пайплайн|derleme|テスト|ビルド|リント|测试|用例|构建|테스트|빌드|린트',
]);

/** Returns whether a clause asks for checks of the work to pass. */
export function isPasses(clause: string): boolean {
  if (isConditional(clause)) return false;
  if (isOnePass(clause)) return true;
  const parts = clause.split(/, (?:and )?/u);
  return parts.length > 1 && parts.every(isOnePass);
}

function isOnePass(clause: string): boolean {
  if ((FAULTS.test(clause) && NO_FAULTS.test(clause)) || isBareTools(clause)) return true;
  const found = splitAtVerb(clause, VERB);
  if (found !== null && isCheck(found) && REST.test(found.rest)) return true;
  return SIGNS_ABROAD.test(clause) && ABROAD.test(clause);
}

/** Returns whether all of a clause names commands that check: "clippy + fmt". */
function isBareTools(clause: string): boolean {
  const words = splitCommand(clause);
  return words.length > 1 && words.every((word) => TOOL.test(word) || CHECKS.has(word) || JOINERS.has(word));
}

function isCheck({ subject, head, verb }: Predicate): boolean {
  const words = splitCommand(head);
  const last = words.at(-1) ?? '';
  // "The code compiles" asks for a build; nothing else that compiles is one.
  if (/compiles?$/u.test(verb))
    return /^(?:the |all )?(?:code|project|workspace|solution|repo(?:sitory)?|app)$/u.test(head);
  if (CHECK_COMMANDS.test(head)) return true;
  if (words.some((word) => TOOL.test(word)) && !/^(?:the|a|an)$/u.test(words[0] ?? '')) return true;
  if (CHECKS.has(last) || CHECK_SCRIPT.test(last)) return !/^(?:a|an)$/u.test(words[0] ?? '');
  return LOOSE_CHECKS.has(last) && LOOSE_NEEDS.test(subject);
}

function splitCommand(text: string): string[] {
  return text.split(/[\s,/+&]+/u).filter((word) => word !== '');
}
