/** Commands and actions that check something: what a pipeline is there for. */
import { foldSpace } from '../../../base/text.js';

const COMMAND =
  /\b((?:npm|pnpm|yarn|bun)(?: run)?(?: -\S{1,20}){0,3} (?:test|lint|check|typecheck|type-check|tsc|audit|coverage|e2e)[\w:.-]{0,30}|(?:npx |pnpm |yarn |bunx )?(?:jest|vitest|mocha|eslint|biome (?:ci|check|lint)|oxlint|stylelint|prettier --check|tsc|playwright test|cypress run|karma start)|(?:python\d? -m )?(?:pytest|tox|nox|flake8|mypy|pylint|pyright|bandit|ruff (?:check|format --check)|black --check|isort --check\S{0,10}|pip-audit|unittest)|go (?:test|vet)|golangci-lint run|staticcheck|govulncheck|cargo (?:test|nextest|clippy|fmt|deny|audit|check|miri)|(?:\.\/)?mvnw?(?: -\S{1,60}){0,5} (?:[\w:-]{1,40} )?(?:test|verify|install|checkstyle:check)|(?:\.\/)?gradlew?(?: -\S{1,60}){0,5} (?:test|check|build|lint|ktlintCheck|detekt)|make (?:-\S{1,20} )?(?:test|check|lint|verify)[\w-]{0,20}|(?:bundle exec )?(?:rspec|rubocop|brakeman|rake (?:test|spec)|rails test)|(?:vendor\/bin\/|composer (?:run )?)?(?:phpunit|phpstan|psalm|phpcs|pest)|composer (?:run )?test|dotnet (?:test|format)|ctest|bazel(?:isk)? test|meson test|flutter (?:test|analyze)|dart (?:test|analyze)|swift test|swiftlint|sbt test|mix (?:test|credo)|shellcheck|hadolint|semgrep|trivy|gitleaks|actionlint|zizmor|pre-commit run)(?![\w-])/u;

/** Actions that run a check themselves. */
const ACTION =
  /^((?:github\/codeql-action\/analyze|golangci\/golangci-lint-action|actions\/dependency-review-action|pre-commit\/action|aquasecurity\/trivy-action|gitleaks\/gitleaks-action|snyk\/actions[\w/-]{0,40}|super-linter\/super-linter|ossf\/scorecard-action|zizmorcore\/zizmor-action|sonarsource\/[\w-]{1,60}|wagoid\/commitlint-github-action|amannn\/action-semantic-pull-request|step-security\/harden-runner|rustsec\/audit-check|embarkstudios\/cargo-deny-action|astral-sh\/ruff-action|reviewdog\/[\w-]{1,60}|crate-ci\/typos))@/iu;

/** Commands that fetch, remove or name a tool, and do not run it; before them what a step or a shell writes there. */
const NO_RUN =
  /^\s*(?:-\s+)?(?:[\w-]{1,40}:\s+)?["']?(?:sudo\s+|[A-Z_]{1,40}=\S{0,100}\s+){0,4}(?:echo|printf|which|command -v|(?:npm|pnpm|yarn|bun)(?:\s+-\S{1,40}){0,4}\s+(?:global\s+)?(?:i|ci|install|add|rm|remove|uninstall|un|view|info|why|link|config|cache)|(?:python\d?(?:\.\d+)?\s+-m\s+)?(?:pip\d?|pipx|uv pip|uv tool|uv|poetry|pdm|pipenv|conda|mamba|gem|bundle|cargo|go|brew|apt|apt-get|apk|dnf|yum|pacman|choco|scoop|snap|composer(?:\s+global)?|rustup component|dotnet tool|luarocks|opam|cabal|stack)(?:\s+-\S{1,40}){0,4}\s+(?:install|add|remove|uninstall|require|get|update|upgrade|purge))(?=\s|$)/u;

/**
 * Returns the check that a command runs, by its first words: `npm test`, `cargo clippy`; null if it runs no known
 * check. What only installs or prints the name of a tool runs none.
 */
export function findCheck(text: string): string | null {
  for (const part of foldSpace(text).split(/&&|\|\||[;|]/u)) {
    const check = NO_RUN.test(part) ? undefined : COMMAND.exec(part)?.[1];
    if (check !== undefined) return check;
  }
  return null;
}

/** Returns the checking action that `uses:` names, without its version; null for other actions. */
export function findCheckingAction(uses: string): string | null {
  return ACTION.exec(uses)?.[1]?.toLowerCase() ?? null;
}

/** Text after a check that makes it pass in every case. */
export const NEVER_FAILS =
  /(?:\|\||;)\s*(?:true|:|exit 0|echo\b[^|&;]{0,200})\s*["'\])]{0,3}$|--exit-zero\b|--passWithNoTests\b.{0,100}\|\|/u;
