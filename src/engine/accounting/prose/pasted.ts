/** Lines of code blocks that people paste where something obeys them: commands into a shell, settings into a file. */

const SHELLS = new Set('sh bash shell zsh fish ksh powershell pwsh ps1 ps bat batch cmd dos'.split(' '));
/** What is printed stands there too; a command has the mark of the one who waits for it. */
const SESSIONS = new Set('console shell-session sh-session shellsession bash-session terminal'.split(' '));
const SETTINGS = new Set(
  'yaml yml json json5 jsonc toml xml ini properties dockerfile docker groovy gradle hcl terraform tf nix vim starlark'.split(
    ' ',
  ),
);
/** Of settings, those that name something that is loaded or run, or that say who may do what. */
const LOADING =
  /^[\s{[,-]*["'<]?(?:uses|images?|repo(?:sitory|s)?|registry|(?:extra-)?index-url|rev|FROM|ADD|COPY|RUN|ENTRYPOINT|CMD|commands?|args|run|scripts?|entrypoint|exec\w*|groupId|artifactId|plugins?|extends|sources?|preset|privileged|permissions?|Effect|Action|Resource|Principal|hooks?|proxy\w*|Plug|PlugInstall|\w*[dD]ependenc(?:y|ies))\b|^\s*\[[\w.-]*dependencies\b|\b(?:implementation|api|classpath|id)\s{0,20}\(?\s{0,20}["']|["'](?:command|args|mcpServers)["']\s*:/u;
/** A name with a version, as manifests have it. */
const VERSIONED = /^\s*["']?[@\w./-]+["']?\s*[:=]\s*(?:\{.*\bversion\s*=\s*)?["'][\^~=<>v]*(?:\d[\w.*+-]*|\*)["']/u;
const PROMPT = /^\s*(?:(?:[\w.~@:/\\()[\]-]{1,60}\s?){0,2}[$#%❯]|>|PS[^>]{0,60}>|[A-Z]:\\[^>]{0,60}>)\s*\S/u;
/** Commands that only look, or run what the repository has: its own change is reviewed. */
const OWN =
  /^[^\w./]*(?:cd|ls|pwd|mkdir|echo|cat|make|just|task|tox|nox|pytest|ruff|black|mypy|git\s+(?:status|switch|checkout|branch|add|commit|diff|log|show|push|pull|fetch|rebase|merge|stash|tag)|npm\s+(?:ci|test|start|run)|(?:yarn|pnpm)\s+(?:test|start|run|build|lint)|go\s+(?:test|build|vet|fmt|run\s+[\w./-]+\.go)|cargo\s+(?:build|test|run|bench|fmt|clippy|doc|check)|dotnet\s+(?:run|build|test)|bundle\s+exec|(?:\.\/)?(?:mvnw?|gradlew?)|python3?\s+-m\s+(?:pytest|build|venv|unittest|http\.server))(?:\s[^|;&$`<>()]*)?$/u;
const REMARK = /^\s*(?:#|\/\/|REM\s|<!--)/u;

/** Returns whether who pastes a block of a language gives a line of it to a program. */
export function isPasted(language: string, line: string): boolean {
  const name = language.toLowerCase();
  if (SESSIONS.has(name)) return PROMPT.test(line) && !isOwn(line);
  if (REMARK.test(line)) return false;
  return (SHELLS.has(name) && !isOwn(line)) || (SETTINGS.has(name) && (LOADING.test(line) || VERSIONED.test(line)));
}

function isOwn(line: string): boolean {
  return OWN.test(line.replace(/\s#\s.*$/u, '')) && !/:\/\/|--exec|--upload-pack/u.test(line);
}
