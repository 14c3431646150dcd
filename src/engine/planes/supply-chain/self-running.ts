/** A place of something that runs without being called by its name. */
export interface SelfRunning {
  readonly file: RegExp;
  /** What a changed line must say; left out where every line of the file runs. */
  readonly line?: RegExp;
  /** What the file must say somewhere, beside any changed line. */
  readonly armed?: RegExp;
  /** Completes "This runs …". */
  readonly when: string;
  /** Only where the file is new: a change of such a file is usual. */
  readonly added?: true;
  /** A part of a line that is harmless: where nothing else on it runs, it is not grave. */
  readonly usual?: RegExp;
  /** True where it runs on a machine of whoever only looks at the change, or hides in a tool that everyone calls. */
  readonly grave?: true;
}

const HOOKS =
  'applypatch-msg|pre-applypatch|post-applypatch|pre-commit|pre-merge-commit|prepare-commit-msg|commit-msg|post-commit|pre-rebase|post-checkout|post-merge|pre-push|pre-receive|update|post-receive|post-update|post-rewrite|push-to-checkout|pre-auto-gc|reference-transaction|fsmonitor-watchman|sendemail-validate';

const OPENED = 'when someone opens the folder in an editor';
const COMMIT = 'at every commit, on each developer’s machine';
const CONTAINER = 'when a development container of the repository is made or opened';

/** Files and settings that run by themselves: on opening a folder, at a commit, at an install or a build. */
export const SELF_RUNNING: readonly SelfRunning[] = [
  {
    file: /(?:^|\/)\.vscode\/tasks\.json$|\.code-workspace$/u,
    armed: /"runOn"\s{0,20}:\s{0,20}"folderOpen"/iu,
    when: OPENED,
    grave: true,
  },
  {
    file: /(?:^|\/)\.vscode\/settings\.json$|\.code-workspace$/u,
    line: /"(?:task\.allowAutomaticTasks|security\.workspace\.trust[\w.]{0,60}|terminal\.integrated\.(?:shell|profiles|automation|env)[\w.]{0,40}|[\w.-]{0,60}\.(?:path|executablePath|executable|nodePath|pythonPath|interpreterPath|defaultInterpreterPath|binaryPath|serverPath|command|commandPath|toolPath|goroot|gopath|alternateTools))"\s{0,20}:/u,
    when: OPENED,
    grave: true,
  },
  {
    file: /(?:^|\/)\.idea\/(?:runConfigurations\/|(?:externalDependencies|watcherTasks|startup)\.xml$|tools\/)/u,
    when: OPENED,
    grave: true,
  },
  {
    file: /(?:^|\/)\.(?:exrc|nvimrc|nvim\.lua|vimrc|lvimrc|gdbinit|lldbinit)$/u,
    when: 'when an editor or a debugger that allows it starts in the folder',
  },
  {
    file: /(?:^|\/)\.dir-locals(?:-2)?\.el$/u,
    line: /\beval\b|-hook\b|-command\b|-program\b/u,
    when: OPENED,
    grave: true,
  },
  {
    file: /(?:^|\/)\.?devcontainer(?:\/(?:[^/]{1,100}\/)?devcontainer)?\.json$/u,
    line: /"initializeCommand"\s{0,20}:/u,
    when: 'on the machine itself, when a development container is opened',
    grave: true,
  },
  {
    file: /(?:^|\/)\.?devcontainer(?:\/(?:[^/]{1,100}\/)?devcontainer)?\.json$/u,
    line: /"(?:onCreate|updateContent|postCreate|postStart|postAttach)Command"\s{0,20}:|"(?:features|image|dockerFile|runArgs|mounts|privileged|capAdd|securityOpt)"\s{0,20}:/u,
    when: CONTAINER,
  },
  {
    file: /(?:^|\/)\.gitpod\.ya?ml$/u,
    line: /\b(?:before|init|command|prebuild|image|file)\b["']?\s{0,20}:/u,
    when: CONTAINER,
  },
  { file: /(?:^|\/)\.replit$/u, line: /^\s*(?:run|onBoot|compile|entrypoint)\b/u, when: CONTAINER },
  { file: /(?:^|\/)\.envrc$/u, when: 'when a shell enters the folder (direnv)', grave: true },
  {
    file: /(?:^|\/)(?:\.mise|mise|\.rtx)\.toml$/u,
    line: /^\s*\[{1,2}hooks\.(?:enter|leave|cd)\b|_\.(?:source|file|path)|\bexec\(|^\s*(?:enter|leave|cd)\s{0,20}=/u,
    when: 'when a shell enters the folder (mise)',
    grave: true,
  },
  {
    file: /(?:^|\/)(?:\.mise|mise|\.rtx)\.toml$/u,
    line: /^\s*\[{1,2}hooks\.p(?:re|ost)install\b|^\s*p(?:re|ost)install\s{0,20}=/u,
    when: 'when the tools of the folder are installed (mise)',
  },
  { file: /\.nix$/u, line: /\bshellHook\s{0,20}=/u, when: 'when a shell of the project is opened (nix)' },
  { file: /(?:^|\/)\.husky\/(?!_\/\.gitignore)[^.][^/]{0,80}$|(?:^|\/)\.husky\/_\//u, when: COMMIT },
  {
    file: new RegExp(
      `(?:^|/)(?:\\.?git[-_]?hooks|\\.?hooks)/(?:[^/]{1,80}/)?(?:${HOOKS})(?:\\.\\w{1,5}|\\.d/.{1,200})?$`,
      'u',
    ),
    when: COMMIT,
  },
  {
    file: /(?:^|\/)\.?lefthook(?:-local)?\.(?:ya?ml|toml|json)$/u,
    line: /\b(?:run|runner|script|scripts|extends|remotes?|git_url|rc)\b["']?\s{0,20}[:=]/u,
    when: COMMIT,
  },
  {
    file: /(?:^|\/)\.overcommit\.yml$/u,
    line: /\b(?:command|required_executable|plugin_directory|gemfile)\b\s{0,20}:/u,
    when: COMMIT,
  },
  {
    file: /(?:^|\/)\.gitattributes$/u,
    line: /\b(?:filter=(?!lfs\b)\w|merge=(?!(?:union|binary|ours|text|lfs)\b)\w|diff=\w{1,40}-exec)/u,
    when: 'at every checkout or merge, where git knows this driver',
  },
  { file: /(?:^|\/)\.pre-commit-config\.ya?ml$/u, line: /\b(?:repo|entry|language)\b["']?\s{0,20}:/u, when: COMMIT },
  {
    file: /(?:^|\/)package\.json$/u,
    line: /^\s*"(?:husky|simple-git-hooks|gitHooks|ghooks|git-pre-hooks|pre-commit|pre-push|commit-msg|post-checkout|post-merge)"\s{0,20}:/u,
    when: COMMIT,
  },
  {
    file: /./u,
    line: /\bcore\.hooksPath\b(?![\s=]{1,3}["']?(?:\/dev\/null|\.git\/hooks|["']{2}))(?<!--unset(?:-all)? core\.hooksPath)/iu,
    when: 'at every commit, from a folder of hooks of the repository',
  },
  {
    file: /(?:^|\/)\.gitmodules$/u,
    line: /^\s*update\s{0,20}=\s{0,20}!/u,
    when: 'when submodules are updated',
    grave: true,
  },
  {
    file: /(?:^|\/)\.npmrc$/u,
    line: /^\s*(?:node-options|script-shell|shell|git|onload-script|init-module|init\.module|editor|viewer|globalconfig|userconfig|prefix|node-gyp|python)\s{0,20}=/u,
    when: 'whenever npm is called',
    grave: true,
  },
  {
    file: /(?:^|\/)\.yarnrc\.ya?ml$/u,
    line: /\b(?:yarnPath|plugins|path|spec|injectEnvironmentFiles|initScope)\b["']?\s{0,20}:/u,
    when: 'whenever yarn is called',
  },
  {
    file: /(?:^|\/)\.yarnrc$/u,
    line: /^\s*"?(?:yarn-path|--\w{1,40}\.?use-yarnrc|script-shell)/u,
    when: 'whenever yarn is called',
  },
  { file: /(?:^|\/)\.yarn\/(?:releases|plugins|sdks)\//u, when: 'whenever yarn is called' },
  { file: /(?:^|\/)\.?pnpmfile\.(?:c|m)?js$/u, when: 'at every install (pnpm)', grave: true },
  { file: /(?:^|\/)bunfig\.toml$/u, line: /^\s*preload\s{0,20}=/u, when: 'whenever bun is called', grave: true },
  { file: /(?:^|\/)binding\.gyp$/u, line: /<!|"action"|'action'/u, when: 'at every install (node-gyp)', grave: true },
  { file: /(?:^|\/)(?:site|user)customize\.py$|\.pth$/u, when: 'whenever Python starts', grave: true },
  {
    file: /(?:^|\/)pyproject\.toml$/u,
    line: /^\s*(?:backend-path|build-backend)\s{0,20}=/u,
    when: 'when the package is built or installed',
  },
  { file: /(?:^|\/)setup\.py$/u, line: /\bcmdclass\b/u, when: 'when the package is built or installed' },
  { file: /(?:^|\/)build\.rs$/u, added: true, when: 'whenever the crate is built' },
  {
    file: /(?:^|\/)\.cargo\/config(?:\.toml)?$/u,
    line: /^\s*(?:runner|rustc|rustdoc|rustc-wrapper|rustc-workspace-wrapper|linker|rustflags|RUSTC\w{0,30}|credential-provider|\w{1,30}\.(?:runner|linker))\s{0,20}=|^\s*\[(?:alias|env)\]/u,
    when: 'whenever cargo is called',
  },
  { file: /(?:^|\/)rust-toolchain(?:\.toml)?$/u, line: /^\s*path\s{0,20}=/u, when: 'whenever cargo is called' },
  { file: /(?:^|\/)(?:gradlew|mvnw)(?:\.bat|\.cmd)?$/u, when: 'at every build, as the first thing' },
  {
    file: /\.gradle(?:\.kts)?$/u,
    line: /\bapply\s{0,4}\(?\s{0,4}from\s{0,4}[:=]\s{0,4}["'(]{1,3}https?:|\.execute\(\s{0,4}\)/u,
    when: 'at every build',
  },
  {
    file: /(?:^|\/)\.mvn\/(?:extensions\.xml|wrapper\/.{1,100}\.java)$/u,
    when: 'whenever Maven is called',
    grave: true,
  },
  // Options of the machine that load code, give a file of options, or run a command; others set a size or a flag.
  {
    file: /(?:^|\/)\.mvn\/jvm\.config$/u,
    line: /-javaagent|-agent(?:lib|path)|-Xbootclasspath|-Xshare|-XX:\+?(?:On\w|Flags|VMOptionsFile|StartFlightRecording)|--(?:upgrade-module-path|module-path|patch-module|add-modules|class-path)|(?:^|\s)(?:-cp|-classpath|-p|@)|-D(?:maven\.ext|java\.(?:security|ext|endorsed|library|system)|javax\.net|jdk\.(?:tls|module)|loader\.)/u,
    when: 'whenever Maven is called',
    grave: true,
  },
  // Another project, settings, goals that nobody typed, classes from elsewhere, programs that plugins start, a looser connection.
  {
    file: /(?:^|\/)\.mvn\/maven\.config$/u,
    line: /(?:^|\s)(?:-(?:f|s|gs|t|gt|is|pl|P)\b|--(?:file|settings|global-settings|install-settings|toolchains|global-toolchains|projects|activate-profiles)\b)|^\s{0,20}[^-\s#]|-D\s?(?:maven\.(?:ext|repo|main|home|conf)|exec\.|[\w.-]{0,80}(?:insecure|allowall|ignore|executable|mainClass|argLine|jvmArg|agent|command|url|skip\w{0,20}|repositor\w{1,5}))/iu,
    when: 'whenever Maven is called',
    grave: true,
  },
  { file: /(?:^|\/)\.mvn\/(?:jvm|maven)\.config$/u, when: 'whenever Maven is called' },
  {
    file: /(?:^|\/)Directory\.(?:Build|Packages)\.(?:props|targets|rsp)$|\.(?:cs|fs|vb|vcx|wap)?proj$|\.(?:props|targets|rsp)$/u,
    line: /<(?:Exec|UsingTask|Code)\b|<(?:Pre|Post)BuildEvent\b|\b(?:Before|After)Targets=/u,
    when: 'at every build, and when an editor opens the project',
  },
  {
    file: /(?:^|\/)(?:\.bazelrc|\.bazelrc\.\w{1,40}|tools\/bazel(?:\.bat)?)$/u,
    line: /--(?:workspace_status_command|run_under|remote_(?:cache|executor|downloader)|bes_backend|credential_helper|registry|(?:host_)?action_env|spawn_strategy|script_path|override_\w{1,30}|crosstool_top)\b|^(?:import|try-import)\b|^#!/u,
    when: 'whenever bazel is called',
  },
  {
    file: /(?:^|\/)(?:Gemfile|gems\.rb|[\w.-]{1,80}\.gemspec)$/u,
    line: /(?:^|[^\w.`])(?:system|exec|eval|instance_eval|spawn|load|eval_gemfile)[\s(]|(?:^|[=(,{[|&?:+]|<<|\breturn|\bputs)\s{0,20}`[^`]{1,200}`|%x[[{(]/u,
    when: 'whenever bundler is called',
    // How the file that `bundle gem` writes lists the files of a gem.
    usual: /`git ls-files(?:\s{1,4}(?:-z|--|[\w*./-]{1,60})){0,12}`/gu,
    grave: true,
  },
  {
    file: /(?:^|\/)mix\.exs$|(?:^|\/)rebar\.config\.script$/u,
    line: /\bSystem\.cmd\b|\bos:cmd\b|:os\.cmd\b/u,
    when: 'whenever the build tool is called',
  },
  {
    file: /(?:^|\/)(?:debian|DEBIAN)\/(?:[\w.-]{1,80}\.)?(?:pre|post)(?:inst|rm)$/u,
    when: 'when the package is installed or removed',
  },
];
