/**
 * What a line can do outside of its function: run programs, use the network, files or the environment, end the program,
 * change what all code shares. A ticket that asks for something else does not ask for that, so each kind says by which
 * words of a ticket it is expected. Source: docs/judgement.md, "What opens the gate".
 */
import { cutCharacters } from '../../../base/text.js';

/** A kind of effect. */
export interface Effect {
  /** What such a line does, in words that go on from "it". */
  readonly does: string;
  /** Names what of the line it is, where the words alone do not say it. */
  readonly name?: (match: RegExpExecArray) => string;
  readonly pattern: RegExp;
  /** What each such text has, asked first: V8 takes long to compile some patterns, and most changes need none of those. */
  readonly signs?: RegExp;
  /**
   * Beginnings of the words by which a ticket expects it, in lower case. Null: the ticket, or the file as it was, must
   * have every word that matches, since any other program or name would be another effect.
   */
  readonly expectedBy: RegExp | null;
}

/** Calls and names that run programs or text, in the usual languages. `.exec(` of regular expressions is not among them. */
const RUNS: Effect = {
  does: 'runs a program, or text as code',
  pattern:
    /(?<![\w.$])(?:eval|exec(?:Sync|File|FileSync|v|vp|ve|l|lp)?|spawn(?:Sync)?|system|popen|passthru|shell_exec|proc_open|Function)\s{0,4}\(|\b(?:child_process|subprocess|os\.system|os\.popen|Runtime\.getRuntime|ProcessBuilder|Process\.Start|os\/exec|exec\.Command|Command::new|vm\.run\w*|pickle\.loads?|marshal\.loads?|yaml\.unsafe_load|dlopen|System\.load\w*|__import__|importlib|ClassLoader|Marshal\.load)\b|\bnew\s{1,4}Function\b/gmu,
  expectedBy: null,
};

/** Ways to any function by a text. The name of a class is a text, and no way. */
const BY_TEXT: Effect = {
  does: 'runs a program, or text as code',
  pattern:
    /\bglobalThis\s{0,4}\[|\bconstructor\s{0,4}[([]|\[\s{0,4}['"`]constructor|__(?:builtins|globals|class|proto)__(?<!__class__(?=\.__(?:qual)?name__(?![\w.[(])))/gmu,
  expectedBy: null,
};

/** Imports of JavaScript and Go that take no name: all that they are for is what the module does when it is loaded. */
const LOADS: Effect = {
  does: 'loads a module only for what it does then',
  pattern:
    /^\s{0,20}import\s{0,4}(?:'(?![^']{0,200}\.(?:css|s[ac]ss|less|styl|svg|png|woff2?)')[^'\n]{1,200}'|"(?![^"]{0,200}\.(?:css|s[ac]ss|less|styl|svg|png|woff2?)")[^"\n]{1,200}")|^\s{0,20}(?:import\s{1,4})?_\s{1,4}"[^"\n]{1,200}"/gmu,
  expectedBy: null,
};

/** An address of the same site, written out, stays on it. */
const NETWORK: Effect = {
  does: 'uses the network',
  pattern:
    /\bfetch\s{0,4}\((?!\s{0,4}['"`](?:\/(?!\/)|\.))|\b(?:axios|superagent)\s{0,4}[.(]|\bnew\s{1,4}(?:WebSocket|XMLHttpRequest|EventSource|HttpClient|WebClient|TcpClient|Socket)\b|\bsendBeacon\s{0,4}\(|\bhttps?\.(?:get|request|Get|Post|PostForm|Head|NewRequest\w*)\s{0,4}\(|\bnet\.(?:connect|createConnection|Dial\w*)\s{0,4}\(|\burlopen\s{0,4}\(|\b(?:requests|httpx)\.(?:get|post|put|delete|patch|request|Session|Client|AsyncClient)\s{0,4}\(|\baiohttp\.\w|\bsocket\.(?:socket|create_connection)\s{0,4}\(|\b(?:Net::HTTP|TCPSocket|Faraday|HTTParty)\b|\bHttpClient\.new|\bopenConnection\s{0,4}\(|\breqwest::|\bTcpStream::|\b(?:curl_exec|fsockopen)\s{0,4}\(|\bsmtplib\b|(?:^|[|;&(])\s{0,8}(?:curl|wget)\s/gmu,
  expectedBy:
    /^(?:https?|fetch|request|api|ur[il]|download|upload|webhook|endpoint|network|client|server|socket|websocket|remote|post|put|send|sent|call|connect|proxy|rest|graphql|g?rpc|poll|ping|dns|tcp|udp|tls|ssl|smtp|e?mail|notif|publish|subscrib|sync|stream|load|crawl|scrap|quer|service|online|offline|web|link|telemetry|metric|import|pull|push|registr|mirror|host|respon|status|timeout|retr|token|auth|log(?:in|out)|page|browser|message|chat|cloud|s3|bucket|provider|integration)/u,
};

/** Reading one variable by its name is what settings are; all of them, or changing one, is more. */
const ENVIRONMENT: Effect = {
  does: 'changes the environment, or reads all of it',
  signs: /env|Env|ENV|System\./u,
  pattern:
    /(?<!\}\s{0,4}=\s{0,4})\bprocess\.env\b(?!\s{0,4}(?:\?\.|\.|\[))|\bprocess\.env(?:\.\w{1,80}|\[[^\]\n]{1,80}\])\s{0,4}(?:\|\||\?\?)?=(?![=>])|\bdelete\s{1,4}process\.env|\bos\.environ\b(?!\s{0,4}(?:\.get\b|\[))|\bos\.environ\[[^\]\n]{1,80}\]\s{0,4}=(?!=)|\bos\.(?:putenv|unsetenv|Setenv|Unsetenv|Environ|Clearenv)\s{0,4}\(|\bENV\[[^\]\n]{1,80}\]\s{0,4}(?:\|\|)?=(?!=)|\bENV\.(?:to_h|each|update|merge!|delete)\b|\bSystem\.(?:setProperty\s{0,4}\(|getenv\s{0,4}\(\s{0,4}\)|getProperties\s{0,4}\()|\benv::(?:set_var|remove_var|vars)\b|\bputenv\s{0,4}\(|\$_ENV\b(?!\[)|\bEnvironment\.(?:SetEnvironmentVariable|GetEnvironmentVariables)\b/gmu,
  expectedBy: /^(?:env|environ|variable|setting|config|debug|diagnos|subprocess|spawn)/u,
};

const FILES: Effect = {
  does: 'reads, writes or deletes files',
  signs: /[Ff]ile|Sync|Stream|\bfs|open|unlink|rmdir|shutil|\bos\.|_(?:text|bytes)|\bIO\.|Pathname|Directory/u,
  pattern:
    /\b(?:(?:readFile|writeFile|appendFile|copyFile)(?:Sync)?|create(?:Read|Write)Stream|(?:unlink|rmdir|rm|rename|mkdir|chmod|chown|symlink|truncate)Sync|fs(?:p|Promises|\.promises)?\.\w{1,40})\s{0,4}\(|(?<![\w.$>:])(?:fopen|file_put_contents|file_get_contents|unlink|rmdir)\s{0,4}\(|(?<![\w.$>:])open\s{0,4}\([^)\n]{0,200},\s{0,4}['"][rwa]|\b(?:shutil\.\w{1,40}|os\.(?:remove|unlink|rmdir|rename|replace|makedirs|chmod|chown|symlink|truncate|removedirs|Open\w*|Create\w*|Remove\w*|Rename|WriteFile|ReadFile|Mkdir\w*|Chmod|Chown|Symlink|Truncate))\s{0,4}\(|\.(?:write_text|write_bytes|read_text|read_bytes)\s{0,4}\(|\b(?:File|IO|FileUtils|Pathname)\.(?:open|read\w{0,20}|write\w{0,20}|delete|unlink|rename|rm\w{0,10}|mv|cp\w{0,4}|mkdir\w{0,4}|chmod|binwrite|binread|foreach)\b|\bFiles\.(?:read|write|delete|copy|move|create|new|lines|walk)\w{0,30}\s{0,4}\(|\bnew\s{1,4}File(?:Reader|Writer|InputStream|OutputStream|Stream)\b|\bfs::(?:read|write|remove|rename|create|copy)\w{0,20}\s{0,4}\(|\bFile::(?:open|create)\s{0,4}\(|\b(?:File|Directory)\.(?:Read|Write|Append|Delete|Move|Copy|Open|Create)\w{0,30}\s{0,4}\(/gmu,
  expectedBy:
    /^(?:file|folder|director|path|disk|writ|read|sav|stor|load|persist|cach|log|export|import|upload|download|attach|templat|fixture|config|setting|asset|image|document|docs?|archive|backup|delet|remov|clean|temp|tmp|dump|report|output|input|csv|json|ya?ml|toml|xml|pdf|zip|cop(?:y|ies)|mov|renam|generat|creat|init|scaffold|lock|script|content|open|source|migrat|index|manifest|snapshot|cert|key|pem|install|package|bundle|build|compil|pars|lint|scan|watch|repo|git|project|plugin|module|test|media|video|audio|font|icon|theme|translat|locale|page|site|static|serv|command|cli|tool|workspace|data|model|schema|record|history|list)/u,
};

const ENDS: Effect = {
  does: 'ends the program',
  pattern:
    /\bprocess\.(?:exit|abort|kill|reallyExit)\s{0,4}\(|\bsys\.exit\s{0,4}\(|\bos\.(?:_exit|Exit|kill|abort)\s{0,4}\(|\bSystem\.exit\s{0,4}\(|\bprocess::(?:exit|abort)\s{0,4}\(|\bEnvironment\.(?:Exit|FailFast)\s{0,4}\(|\bKernel\.exit|(?<![\w.$>:])_?exit!?\s{0,4}\(/gmu,
  expectedBy:
    /^(?:exit|quit|stop|terminat|abort|kill|shut|signal|code|cli|command|fail|error|crash|fatal|status|usage|version|help|script|tool|lint|check|warn|process|daemon|server|flag|option|argument|print|run)/u,
};

const SHARED: Effect = {
  does: 'changes what all code of the program shares',
  signs: /global|window|prototype|builtins|\bsys\b|setattr|\b(?:JSON|Math|Object|Promise|console)\.\w{1,40}\s{0,4}=/u,
  pattern:
    /\b(?:globalThis|global|window)\b(?:\s{1,4}as\s{1,4}[\w<>, ]{1,40}\))?\s{0,2}(?:\.(?!location\b)\w{1,80}|\[[^\]\n]{1,80}\])\s{0,4}(?:\?\?|\|\|)?=(?![=>])|\b(?:Object|Array|String|Number|Boolean|Function|Promise|Map|Set|Date|RegExp|Error|Element|Node)\.prototype(?:\.\w{1,80}|\[[^\]\n]{1,80}\])\s{0,4}=(?![=>])|\bObject\.(?:setPrototypeOf|assign|definePropert\w{1,3})\s{0,4}\(\s{0,4}(?:globalThis|global|window|\w{1,80}\.prototype)\b|\b(?:JSON|Math|Object|Promise|console)\.\w{1,40}\s{0,4}=(?![=>])|\b(?:builtins|__builtins__)\.|\bsys\.modules\s{0,4}\[[^\]\n]{1,80}\]\s{0,4}=(?!=)|\bsetattr\s{0,4}\(\s{0,4}(?:sys|os|builtins)\b/gmu,
  expectedBy: /^(?:global|window|prototype|polyfill|patch|monkey|shim|browser|consol)/u,
};

/** Settings by which a program checks the other side of a connection. */
const CHECKS: Effect = {
  does: 'sets how the other side is checked',
  pattern:
    /\b(?:rejectUnauthorized|checkServerIdentity|InsecureSkipVerify|verify_mode|verify_ssl|ssl_verify\w{0,10}|VERIFY_NONE|CURLOPT_SSL_VERIFY\w{0,10}|ServerCertificate\w{0,20}Callback|HostnameVerifier|TrustManager|check_hostname|danger_accept_\w{1,30}|NODE_TLS_REJECT_UNAUTHORIZED)\b|\bverify\s{0,4}=\s{0,4}(?!=|True\b)/gmu,
  expectedBy: /^(?:tls|ssl|cert|verif|https|insecure|trust|secur|hostname|ca$)/u,
};

const MAX_HOST_CHARACTERS = 60;

const clipHost = (host: string) => cutCharacters(host, MAX_HOST_CHARACTERS);

/** Names a link by its scheme and host: what follows them may be a secret, as in the address of a webhook. */
function nameLink({ 0: host, index, input }: RegExpExecArray): string {
  const [scheme = ''] = /[a-z]{1,5}:\/\/$/u.exec(input.slice(Math.max(0, index - 8), index)) ?? [];
  return `${scheme}${clipHost(host)}${input.startsWith('/', index + host.length) ? '/…' : ''}`;
}

/** Hosts of addresses that are written out; those of name spaces and examples are no places. */
const ADDRESSES: Effect = {
  does: 'adds the link',
  name: nameLink,
  pattern:
    /(?<=\b(?:https?|wss?|ftp|ssh|git):\/\/)(?!(?:www\.)?(?:w3\.org|json-schema\.org|schema\.org|xmlns\.com|xml\.org|example\.(?:com|org|net)|localhost|127\.|0\.0\.0\.0|schemas\.)\b)[\w-]{1,63}(?:\.[\w-]{1,63}){1,6}/gmu,
  expectedBy: null,
};

const REPEATS: Effect = {
  does: 'goes on in the background for good',
  pattern: /\bsetInterval\s{0,4}\(/gmu,
  expectedBy:
    /^(?:interval|poll|period|tim|every|refresh|repeat|schedul|second|minute|ms|millisecond|tick|clock|countdown|auto|retr|heartbeat|cron|anim|live|updat|progress|carousel|rotat|expir|flush|clean|monitor|watch|check|background|job)/u,
};

/** What a test has no need of, unless the ticket or the file as it was names it. Tests run where secrets are. */
const LEAVES: Effect = {
  does: 'uses, in a test, the network or the environment',
  pattern:
    /\b(?:fetch|axios|XMLHttpRequest|WebSocket|urllib\w*|requests|http\.(?:get|request|Get|Post|Client)|https\.(?:get|request)|net\.(?:connect|Socket|Dial)|socket|process\.env|os\.environ|getenv|System\.getenv|ENV|env::var|curl|wget)\b/gmu,
  expectedBy: null,
};

/** Hosts and addresses in a text of their own, without a protocol. */
export const HOSTS: Effect = {
  does: 'adds the host',
  name: ({ 0: host }) => `\`${clipHost(host)}\``,
  pattern:
    /(?<=["'`](?:\/\/|[\w.+-]{1,64}@)?|[\s,;@]["'`]?[\w.+-]{1,64}@|\s\/\/)(?!(?:www\.)?(?:example\.(?:com|org|net)|127\.|0\.0\.0\.0|255\.)\b)(?:[a-z\d](?:[a-z\d-]{0,62}[a-z\d])?\.){1,6}(?:com|net|org|io|dev|xyz|ru|cn|tk|onion|example|biz|co\.uk)(?=["'`/:?,])|(?<=["'`])(?!127\.|0\.0\.0\.0|255\.)(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?=["'`/:])/gmu,
  expectedBy: null,
};

/** Work beside the work: nobody waits for it. */
const BESIDE: Effect = {
  does: 'starts work that nobody waits for',
  pattern:
    /^\s{0,40}go\s{1,4}(?:func\b|[\w.]{1,80}\()|\bnew\s{1,4}Thread\s{0,4}\(|\bthreading\.Thread\s{0,4}\(|\basyncio\.(?:create_task|ensure_future)\s{0,4}\(|\bGlobalScope\b|\bTask\.Run\s{0,4}\(|\bThread\.new\b|\bthread::spawn\s{0,4}\(|\btokio::spawn\s{0,4}\(|\bsetImmediate\s{0,4}\(|\bnew\s{1,4}Worker\s{0,4}\(/gmu,
  expectedBy:
    /^(?:background|concurren|parallel|async|goroutine|worker|thread|block|queue|stream|listen|server|watch|poll|job|task|spawn|schedul|event|start|run|shutdown|timeout|cancel|wait|lock|race|progress|simultan|batch|pool|channel|broadcast|notif|send|load|interval|process|supervis|daemon|responsive|ui|live|real)/u,
};

/** The effects that count outside of tests. */
export const EFFECTS: readonly Effect[] = [
  RUNS,
  BY_TEXT,
  LOADS,
  NETWORK,
  ENVIRONMENT,
  FILES,
  ENDS,
  SHARED,
  CHECKS,
  ADDRESSES,
  HOSTS,
  REPEATS,
  BESIDE,
];

/** The effects that count in tests: what a test frame needs, such as a module that adds matchers, is left out. */
export const TEST_EFFECTS: readonly Effect[] = [RUNS, BY_TEXT, LEAVES, ENVIRONMENT, FILES, ENDS, SHARED, CHECKS];
