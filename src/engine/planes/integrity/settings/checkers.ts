/** Linters and compilers, by the files that say what they accept. */

interface Tool {
  readonly name: string;
  readonly file: RegExp;
}

const TOOLS: readonly Tool[] = [
  {
    name: 'eslint',
    file: /(?:^|\/)(?:\.eslintrc(?:\.\w{2,4})?|eslint\.config\.[cm]?[jt]s|\.oxlintrc\.json|biome\.jsonc?|\.stylelintrc(?:\.\w{2,4})?|stylelint\.config\.[cm]?js|tslint\.json)$/u,
  },
  { name: 'typescript', file: /(?:^|\/)(?:ts|js)config(?:[.-][\w.-]+)?\.json$/u },
  {
    name: 'python',
    file: /(?:^|\/)(?:pyproject\.toml|setup\.cfg|tox\.ini|\.flake8|\.?ruff\.toml|\.?mypy\.ini|\.?pylintrc|pyrightconfig\.json)$/u,
  },
  { name: 'ruby', file: /(?:^|\/)\.rubocop\.yml$/u },
  {
    name: 'php',
    file: /(?:^|\/)(?:phpstan(?:\.dist)?\.neon(?:\.dist)?|psalm\.xml(?:\.dist)?|phpcs\.xml(?:\.dist)?)$/u,
  },
  { name: 'clang-tidy', file: /(?:^|\/)\.clang-tidy$/u },
  { name: 'go', file: /(?:^|\/)\.golangci\.(?:ya?ml|toml|json)$/u },
  { name: 'rust', file: /(?:^|\/)(?:Cargo|clippy|\.clippy)\.toml$/u },
  {
    name: 'dotnet',
    file: /\.(?:cs|fs|vb)proj$|(?:^|\/)(?:Directory\.Build\.(?:props|targets)|\.editorconfig|\.globalconfig)$|\.ruleset$/u,
  },
  {
    name: 'build',
    file: /(?:^|\/)(?:pom\.xml|build\.gradle(?:\.kts)?|CMakeLists\.txt|Makefile|meson\.build|configure\.ac|BUILD(?:\.bazel)?|\.bazelrc|checkstyle\.xml)$|\.(?:cmake|mk|gradle)$/u,
  },
];

/** Returns the tool that a file sets; null if it sets none. */
export function findTool(path: string): string | null {
  return TOOLS.find(({ file }) => file.test(path))?.name ?? null;
}
