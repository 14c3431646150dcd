/** Commands and actions that check something: what a pipeline is there for. */
import { foldSpace } from '../../../base/text.js';

const COMMAND =
  /\b((?:npm|pnpm|yarn|bun)(?: run)?(?: -\S{1,20}){0,3} (?:test|lint|check|typecheck|type-check|tsc|audit|coverage|e2e)[\w:.-]{0,30}|(?:npx |pnpm |yarn |bunx )?(?:jest|vitest|mocha|eslint|biome (?:ci|check|lint)|oxlint|stylelint|prettier --check|tsc|playwright test|cypress run|karma start)|(?:python\d? -m )?(?:pytest|tox|nox|flake8|mypy|pylint|pyright|bandit|ruff (?:check|format --check)|black --check|isort --check\S{0,10}|pip-audit|unittest)|go (?:test|vet)|golangci-lint run|staticcheck|govulncheck|cargo (?:test|nextest|clippy|fmt|deny|audit|check|miri)|(?:\.\/)?mvnw?(?: -\S{1,60}){0,5} (?:[\w:-]{1,40} )?(?:test|verify|install|checkstyle:check)|(?:\.\/)?gradlew?(?: -\S{1,60}){0,5} (?:test|check|build|lint|ktlintCheck|detekt)|make (?:-\S{1,20} )?(?:test|check|lint|verify)[\w-]{0,20}|(?:bundle exec )?(?:rspec|rubocop|brakeman|rake (?:test|spec)|rails test)|(?:vendor\/bin\/|composer (?:run )?)?(?:phpunit|phpstan|psalm|phpcs|pest|test)|dotnet (?:test|format)|ctest|bazel(?:isk)? test|meson test|flutter (?:test|analyze)|dart (?:test|analyze)|swift test|swiftlint|sbt test|mix (?:test|credo)|shellcheck|hadolint|semgrep|trivy|gitleaks|actionlint|zizmor|pre-commit run)(?![\w-])/u;

/** Actions that run a check themselves. */
const ACTION =
  /^((?:github\/codeql-action\/analyze|golangci\/golangci-lint-action|actions\/dependency-review-action|pre-commit\/action|aquasecurity\/trivy-action|gitleaks\/gitleaks-action|snyk\/actions[\w/-]{0,40}|super-linter\/super-linter|ossf\/scorecard-action|zizmorcore\/zizmor-action|sonarsource\/[\w-]{1,60}|wagoid\/commitlint-github-action|amannn\/action-semantic-pull-request|step-security\/harden-runner|rustsec\/audit-check|embarkstudios\/cargo-deny-action|astral-sh\/ruff-action|reviewdog\/[\w-]{1,60}|crate-ci\/typos))@/iu;

/**
 * Returns the check that a command runs, by its first words: `npm test`, `cargo clippy`; null if it runs no known
 * check.
 */
export function findCheck(text: string): string | null {
  return COMMAND.exec(foldSpace(text))?.[1] ?? null;
}

/** Returns the checking action that `uses:` names, without its version; null for other actions. */
export function findCheckingAction(uses: string): string | null {
  return ACTION.exec(uses)?.[1]?.toLowerCase() ?? null;
}

/** Text after a check that makes it pass in every case. */
export const NEVER_FAILS =
  /(?:\|\||;)\s*(?:true|:|exit 0|echo\b[^|&;]{0,200})\s*["'\])]{0,3}$|--exit-zero\b|--passWithNoTests\b.{0,100}\|\|/u;
