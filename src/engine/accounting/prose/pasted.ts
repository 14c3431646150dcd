/** Lines of code blocks that people paste where something obeys them: commands into a shell, settings into a file. */

const SHELLS = new Set('sh bash shell zsh fish ksh powershell pwsh ps1 ps bat batch cmd dos'.split(' '));
/** What is printed stands there too; a command has the mark of the one who waits for it. */
const SESSIONS = new Set('console shell-session sh-session shellsession bash-session terminal'.split(' '));
const SETTINGS = new Set(
  'yaml yml json json5 jsonc toml xml ini properties dockerfile docker groovy gradle hcl terraform tf nix vim starlark'.split(
    ' ',
  ),
);
const PROMPT = /^\s*(?:(?:[\w.~@:/\\()[\]-]{1,60}\s?){0,2}[$#%❯]|>|PS[^>]{0,60}>|[A-Z]:\\[^>]{0,60}>)\s*\S/u;
const REMARK = /^\s*(?:#|\/\/|REM\s|<!--)/u;

/** Returns whether who pastes a block of a language gives a line of it to a program. */
export function isPasted(language: string, line: string): boolean {
  const name = language.toLowerCase();
  if (SESSIONS.has(name)) return PROMPT.test(line);
  return (SHELLS.has(name) || SETTINGS.has(name)) && !REMARK.test(line);
}
