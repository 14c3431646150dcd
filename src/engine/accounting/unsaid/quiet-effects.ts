/**
 * Effects that are easily overlooked among lines that are asked for: what depends on the clock or on chance, what is
 * written so that nobody reads it, and what changes how other code behaves. Source: docs/judgement.md.
 */
import type { Effect } from './effects.js';

/** A condition with the time of day, and a value that is written out. */
const CLOCK: Effect = {
  does: 'asks what time it is',
  signs: /[Dd]ate|[Tt]ime|now/u,
  pattern:
    /\b(?:if|while|elif|when|unless|return|&&|\|\|)\b[^\n]{0,200}\b(?:Date\.now\s{0,4}\(|new\s{1,4}Date\s{0,4}\(\s{0,4}\)|time\.time\s{0,4}\(|datetime\.(?:now|utcnow|today)\s{0,4}\(|date\.today\s{0,4}\(|time\.Now\s{0,4}\(|System\.currentTimeMillis\s{0,4}\(|(?:Local)?(?:Date)?(?:Time)?\.now\s{0,4}\(|Instant\.now\s{0,4}\(|DateTime\.(?:Utc)?Now|Time\.now|Date\.today|SystemTime::now)[^\n]{0,80}?(?:[<>]=?|[=!]==?)\s{0,4}['"\d]/gmu,
  expectedBy:
    /^(?:tim|dat|day|hour|minut|second|week|month|year|expir|until|after|before|since|deadline|schedul|today|now|age|old|new|recent|ttl|cache|rate|throttl|debounc|interval|period|window|start|end|due|valid|season|night|elaps|durat|delay|wait|slow|poll|retr|calendar|holiday)/u,
};

const CHANCE: Effect = {
  does: 'depends on chance',
  pattern:
    /\b(?:if|while|elif|when|unless|return)\b[^\n]{0,200}\b(?:Math\.random\s{0,4}\(|random\.random\s{0,4}\(|rand\.(?:Intn?|Float\w{0,4})\s{0,4}\(|rand\s{0,4}\(|mt_rand\s{0,4}\(|Random\.\w{1,20}|ThreadLocalRandom|rand::random|SecureRandom|\$RANDOM)/gmu,
  expectedBy:
    /^(?:random|chance|sampl|probab|shuffl|jitter|dice|lotter|roll|experiment|percent|rate|a\/b|variant|retr|backoff|game|draw|id|key|token|nonce|salt|secret|cod|generat|uuid)/u,
};

/** Texts and programs in a form that people do not read. */
const HIDES: Effect = {
  does: 'takes a text out of another form',
  signs: /64|hex|\\x|CharCode|atob|DecodeString/u,
  pattern:
    /\batob\s{0,4}\(\s{0,4}['"`]|\bBuffer\.from\s{0,4}\(\s{0,4}['"`][^'"`\n]{0,400}['"`]\s{0,4},\s{0,4}['"`](?:base64|hex)|\bb64decode\s{0,4}\(\s{0,4}b?['"]|\bbase64_decode\s{0,4}\(\s{0,4}['"]|\bfromCharCode\s{0,4}\(\s{0,4}\d|\bbytes\.fromhex\s{0,4}\(\s{0,4}['"]|\bDecodeString\s{0,4}\(\s{0,4}"|\bFromBase64String\s{0,4}\(\s{0,4}"|\bBase64\.(?:decode64|getDecoder\s{0,4}\(\s{0,4}\)\.decode)\s{0,4}\(\s{0,4}["']|(?:\\x[\da-fA-F]{2}){6}|\bbase64\s{1,4}(?:-d|--decode)\b/gmu,
  expectedBy:
    /^(?:base64|decod|encod|hex|binar|utf|unicode|escap|byte|magic|image|font|icon|embed|data|fixture|jwt|token|test)/u,
};

/** What a browser keeps. */
const BROWSER: Effect = {
  does: 'keeps or reads something in the browser',
  pattern: /\b(?:localStorage|sessionStorage|indexedDB|document\.cookie)\b/gmu,
  expectedBy:
    /^(?:stor|sav|keep|kept|remember|persist|cookie|session|local|browser|cach|prefer|setting|theme|dark|offline|draft|restor|login|log|sign|token|auth|consent|dismiss|onboard|recent|histor|state|reload|refresh|survive|toggle)/u,
};

/** Code that runs although nobody calls it. */
const STARTS: Effect = {
  does: 'runs by itself',
  pattern:
    /^\s{0,40}static\s{0,4}\{|^func\s{1,4}init\s{0,4}\(\s{0,4}\)|@PostConstruct\b|@PreDestroy\b|\batexit\.register\b|__attribute__\s{0,4}\(\(\s{0,4}(?:constructor|destructor)|\bModuleInitializer\b|\bregister_shutdown_function\b|\bat_exit\b|\bprocess\.on\s{0,4}\(\s{0,4}['"](?:exit|beforeExit|uncaughtException|unhandledRejection)|\bdef\s{1,4}__(?:init_subclass|del|getattribute|getattr|setattr|class_getitem|set_name)__|#\[(?:ctor|dtor)|\bsys\.(?:settrace|setprofile|excepthook)\b|\bnew\s{1,4}Proxy\s{0,4}\(/gmu,
  expectedBy:
    /^(?:init|static|start|boot|load|regist|setup|shut|exit|stop|signal|crash|error|unhandled|clean|proxy|attribut|lazy|once|lifecycle|trace|profil)/u,
};

/** Names of core classes and operators that mean something else from then on. */
const REDEFINES: Effect = {
  does: 'changes what a name of the language means',
  signs:
    /\b(?:class|module)\s{1,4}(?:String|Array|Hash|Integer|Float|Object|Kernel|NilClass|Symbol|Comparable|Enumerable)\b|_(?:eval|method|variable_set)|refine|operator|__|\bimpl\b|setAccessible|NonPublic|unsafe|transmute|#define|^\s{0,40}[A-Za-z]{2,10}\s{0,4}:?=|\b(?:const|let|var|function)\s{1,4}(?:undefined|NaN|parse|isNaN|JSON|Object|Promise|Math|Date)/mu,
  pattern:
    /^\s{0,40}(?:class|module)\s{1,4}(?:String|Array|Hash|Integer|Float|Object|Kernel|NilClass|Symbol|Comparable|Enumerable)\b(?!\s{0,4}(?:<|\())|\b(?:class_eval|instance_eval|alias_method|instance_variable_set|define_singleton_method|refine)\b|\boperator\s{0,4}(?:[<>=!+\-*/%&|^~]{1,3}|true|false|bool)\s{0,4}\(|^\s{0,40}def\s{1,4}__(?:eq|ne|lt|le|gt|ge|bool|hash|contains|len)__|\bimpl\b[^\n{]{0,120}\b(?:PartialEq|PartialOrd|Ord)\b[^\n{]{0,40}\bfor\b|\bsetAccessible\s{0,4}\(|\bBindingFlags\.NonPublic\b|\b__defineGetter__\b|\b(?:unsafe\s{0,4}\{|unsafe\.Pointer|transmute\b)|^\s{0,40}#define\s{1,4}(?:if|else|return|true|false|assert|while|for)\b|^\s{0,40}(?:len|print|open|input|isinstance|hash|id|sorted|all|any|min|max|sum|int|str|bool|fetch|undefined|NaN|parseInt|parseFloat|isNaN)\s=\s|\b(?:const|let|var|function)\s{1,4}(?:undefined|NaN|parseInt|parseFloat|isNaN|JSON|Object|Promise|Math|Date)\b\s{0,4}[=(]|^\s{0,40}(?:true|false|nil)\s{0,4}:?=(?!=)/gmu,
  expectedBy:
    /^(?:operator|equal|compar|ordering|sort|hash|patch|monkey|refine|unsafe|pointer|ffi|reflect|private|macro|defin|implement|trait|deref|drop|index|alias|contain|length|truth|bool|memory|simd|asm|jit|raw)/u,
};

/** Conditions with an answer that never changes. What compares a name with a flag is none. */
const CONSTANT: Effect = {
  does: 'has a condition with an answer that never changes',
  pattern:
    /(?:\|\||\bor\b)\s{0,4}(?:true|True|TRUE|1)\b(?!\s{0,4}[<>=!+*/%.-]|\)")|(?:&&|\band\b)\s{0,4}(?:false|False|FALSE|0)\b(?!\s{0,4}[<>=!+*/%.-])|(?<!(?:\w(?<!\b(?:true|false|True|False|None|null|nil|undefined|\d\w{0,9}))|\w\[[^[\]\n]{1,60}\])(?:\s{1,4}is\s{1,4}(?:not\s{1,4})?|\s{0,4}[=!]==?\s{0,4}))\b(?:(?:true|True)\s{0,4}(?:\|\||\bor\b)|(?:false|False)\s{0,4}(?:&&|\band\b))|\b(?:if|elif|elsif)\s{0,4}\(?\s{0,4}(?:true|false|True|False|1|0|!0|!1)\s{0,4}(?:\)|:|\{|$)|(?:\b(?:if|elif|elsif|while|and|or|where|AND|OR|WHERE|return)|[(!]|&&|\|\|)\s{0,4}(\d{1,9}|'\w{0,9}'|"\w{0,9}")\s{0,4}={1,3}\s{0,4}\1(?![\w.])/gmu,
  expectedBy: /^(?:always|never|ignor|toleran|optional)/u,
};

/** A value that stands for somebody or something that the ticket does not know: digits to start with. */
const CODE: Effect = {
  does: 'compares with a code',
  pattern:
    /(?<=\b(?:if|elif|elsif|unless|when|return)\b[^\n]{0,200}(?:(?<!(?:code|status|errno|Code|Status)\s{0,4})={2,3}|\.(?:startsWith|startswith|start_with\?|endsWith|endswith|includes|equals|contains|HasPrefix)\s{0,4}\()\s{0,4})['"][^'"\n]{0,40}\d{3}[^'"\n]{0,40}['"]/gmu,
  expectedBy: null,
};

/** Who somebody is, or what they know, against a text that is written out. */
const MASTER: Effect = {
  does: 'compares what people enter with a text that is written out',
  pattern:
    /\b(?<!\btypeof\s{1,4}[\w.]{0,80})\w{0,40}(?:password|passwd|passphrase|secret|token|otp|api_?key|user_?name|login|e?mail)\b\s{0,4}(?:={2,3}|\.equals\s{0,4}\(|\.Equals\s{0,4}\()\s{0,4}(?:'(?!string')[^'\n]{1,80}'|"(?!string")[^"\n]{1,80}")/gimu,
  expectedBy: /^(?:hard|fixed|literal|demo|dummy|placeholder|reserved)/u,
};

/** A property that decides who may do what is given a value. */
const GIVES_RIGHTS: Effect = {
  does: 'changes a secret or a right',
  pattern:
    /[\w\])]\??\.(?:\w{0,40}_)?(?:password\w{0,12}|passwd|\w{0,20}[Hh]ash|\w{0,20}[Ss]ecret|api_?[Kk]ey|is_?[Aa]dmin|is_?[Ss]taff|is_?[Ss]uperuser|roles?|permissions?|scopes?|owner(?:_?[Ii]d)?|tenant(?:_?[Ii]d)?|verified|is_?[Vv]erified)\s{0,4}=(?![=>~])/gmu,
  expectedBy:
    /^(?:password|hash|secret|key|admin|staff|superuser|role|permission|scope|owner|tenant|verif|grant|right|promot|transfer|assign|regist|sign|creat|reset|access|invit|digest)/u,
};

/** What the program keeps for later goes. */
const REMOVES: Effect = {
  does: 'removes something that is kept',
  pattern:
    /\bdelete\s{0,4}\(\s{0,4}\w{1,60}\.\w|\b(?!\w{0,60}(?:classList|searchParams|[Pp]arams|[Hh]eaders|style|attributes)\b)\w{1,60}\.(?!classList|searchParams|params|headers|style|attributes)#?\w{1,60}\.(?:delete\w{0,20}|destroy\w{0,20}|clear|truncate|purge\w{0,20}|removeAll|RemoveAll|Clear|Delete\w{0,20}|drop)!?\s{0,4}\(/gmu,
  expectedBy:
    /^(?:delet|remov|clear|drop|evict|reset|clean|expir|empt|cancel|discard|prun|purg|revok|destroy|flush|replac|undo|consum|drain|dequeu|clos|dismiss|unregist|unsubscrib|detach|disconnect|logout|invalid|archiv|trash|wip|wipe|forget|stale|gone|no|not|without|cleanup|refresh|reload|swap|toggl|edit|updat|move|unlink|merg|sync|retr|delet|stop|end|abort|timeout|one|only|once|limit|least|most|lru)/u,
};

/** The quiet effects, outside of tests. */
export const QUIET_EFFECTS: readonly Effect[] = [
  CLOCK,
  CHANCE,
  HIDES,
  BROWSER,
  STARTS,
  REDEFINES,
  CONSTANT,
  CODE,
  MASTER,
  GIVES_RIGHTS,
  REMOVES,
];
