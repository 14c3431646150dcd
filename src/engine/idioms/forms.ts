/**
 * What sentences say in words and code says by its form: `name.trim()` is "without spaces around it". The words are
 * English. The forms are those of many languages at once: a line is read without knowing what it calls.
 */

/** One thing, as a sentence says it and as lines of code show it. Neither pattern looks back or ahead far: both are linear. */
export interface Form {
  readonly name: string;
  /** Matches a sentence in lower case. */
  readonly says: RegExp;
  /** A word that each such sentence has, asked first: V8 takes long to compile some of the patterns. */
  readonly signs?: RegExp;
  /** Matches the code of a line, in which strings are blank but for their quotes. */
  readonly shows: RegExp;
  /** Matches a line that has the form only where it is meant otherwise: a sort that is turned is not ascending. */
  readonly unless?: RegExp;
  /** Code says it in so many ways that a line without it shows nothing. */
  readonly soft?: true;
  /** Its words in a line do not show it: "rounded" stands for up and down. */
  readonly exact?: true;
  /** It says what happens in a case, or what comes out; else it may be either. */
  readonly as?: 'case' | 'result';
}

const EMPTY_CODE =
  /(?:[=!]==?|\beq|\bis)\s?(?:''|""|``|\[\]|\{\})|(?:''|""|\[\]|\{\})\s?[=!]==?|\b(?:length|size|count|len|strlen|Length|Count)\b[^&|;]{0,40}(?:[=!]==?|<|>)\s?[01]\b|(?:is_?|Is|\bnot_?)(?:Null_?Or_?)?(?:[Ee]mpty|[Bb]lank|White_?[Ss]pace)|\b(?:empty|blank|any|present|none)\?|\bempty\b|\.(?:isBlank|none)\b|!\s?[\w$.@>-]+(?:\(\))?\s?[)&|?]|\b(?:if|unless|and|or|while) (?:not )?[\w.$@]+\s?(?::|then|else\b|$)|\bnot [\w.$@]+\b|-[zn] |\|\||\?\?|\bor\b|, ?(?:''|""|``|\[\]|\{\})\)/u;
/** An empty value that something is given, or that an option has. */
const EMPTY_VALUE =
  /(?:(?<![=!<>])[=:]|\breturn|[(,])\s?(?:''|""|``|\[\]|\{\}|(?:dict|list|set|array)\(\)|make\(|\[\]\w+\{\}|map\[\w+\][\w.]+\{\}|new \w*(?:List|Map|Set|Array)\w*(?:<[^>]{0,40}>)?\(\)|[Vv]ec(?:!\[\]|::new)|empty(?:List|Map|Set)\b)/u;
const MISSING_CODE =
  /\b(?:null|undefined|None|nil|nullptr|NULL|Nothing|NULL)\b|\?\?|\|\||\?\.|\?:|!\s?[\w$.@>-]+(?:\(\w{0,40}\))?\s?[)&|?{]|\b(?:if|unless|and|or|elif|assert) (?:not )?[\w.$@]+\s?(?::|then|\{|$)|\bnot\b|\bor\b|is_(?:none|some|null|empty)|(?:is|Is|If|Of)(?:Null|Undefined|Nil|Empty|Missing|Present|Absent|Blank)|\b(?:unwrap_or|orElse|ifPresent|getOrDefault|get_or_insert|map_or|ok_or|expect|isset|empty|has|contains|containsKey|exists|hasOwn|include|includes|fetch|setdefault|coalesce|undef|defined)\w*|\b(?:nil|blank|present|empty)\?|\bget\([^()]{1,40},|(?:===?|!==?)\s?(?:''|""|0\b|\[\])|\b(?:ok|found|exists)\b|\bin\b|Missing|NotFound|Optional/u;
const THROW_CODE =
  /\b(?:throw|throws|raise|panic!?|unreachable!?|orElseThrow|reject|unwrap|expect|abort|croak|die|assert\w*|require|check|precondition\w*|fatalError|bail!?|ensure!?)\b|ThrowIf|Throw\b|throwIf|\btrigger_error|\braise_\w+|\b(?:new )?[A-Z]\w*(?:Error|Exception)\b/u;
const FAIL_CODE =
  /\b(?:throw|throws|raise|panic!?|orElseThrow|reject|unwrap|expect|abort|croak|die|assert\w*|require|bail!?|ensure!?|exit|Exit|fail|fails|failed|failure|invalid|deny|denied|refuse|refused|forbid|forbidden|disallow|errors?|err|errno|warn|problems?)\b|ThrowIf|throwIf|\bErr\b|\w(?:Error|Exception|Failure|_error|_ERROR|ERROR|Err|Invalid|Denied|Fail)|\bErr[A-Z]|[Ee]rror|fmt\.Errorf|\b(?:4\d\d|5\d\d)\b|BadRequest|Forbidden|NotFound|Unauthorized|Conflict|Unprocessable|\b(?:return|=>|=|Ok|Some)\s?\(?(?:false|False|null|None|nil|-1|undefined)\b|\bE[A-Z]{3,9}\b|\bcontinue\b|\bcommit\b|\bdisabled\b/u;

const ERROR_CODE =
  /\b(?:throw|throws|raise|panic!?|reject|abort|exit|die|bail!?|ensure!?)\b|[Ee]rr(?:or)?\b|ERR|Err[A-Z(]|[Ee]rror|Exception|Failure|fail|Invalid|BadRequest|\b[45]\d\d\b/u;

/** A comparison of the first with the second, in an order that nothing turns. */
const ASCENDING =
  /^(?!.*(?:[Rr]evers|DESC|[Dd]esc)).*\((?<a>[\p{IDS}_]\w{0,20}), ?(?<b>[\p{IDS}_]\w{0,20})\) ?=> ?(?:\+|Number\(|new Date\()?\k<a>\b[\w.()]{0,60} ?(?:- ?(?:\+|Number\(|new Date\()?|\.localeCompare\(|\.compareTo\()\k<b>\b/u;
const GIVES = '(?:returns?|is|are|gives?|becomes?|yields?|answers?|results? in|resolves? (?:to|with)|set to|stays?)';
const gives = (what: string): RegExp =>
  new RegExp(`\\b${GIVES} (?:then |now |always )?(?:an? |the )?(?:${what})\\b`, 'u');
const GIVEN = String.raw`(?:\breturn|=>|[?:]|(?<![=!<>])=(?!=)|\|\||\bor|\belse|\bthen|\{|->|\b(?:Ok|Some|Just|orElse|unwrap_or|fetch|get)\(|,|^\s*)\s?\(?`;
const given = (what: string): RegExp => new RegExp(`${GIVEN}\\s?(?:${what})`, 'u');

/** Every form. Each has a name of its own. A sentence may say several, and a line may show several. */
export const FORMS: readonly Form[] = [
  {
    name: 'without duplicates',
    says: /\b(?:no|without|remov\w+) duplicates?\b|\bduplicates? (?:is|are) (?:removed|dropped|left out|ignored|skipped)\b|\bdeduplicat\w+|\b(?:is|are|stays?) unique\b|\b(?:each|every) \w+ (?:only |exactly |just )?once\b/u,
    shows:
      /[Uu]niq|UNIQUE|[Dd]istinct|DISTINCT|\bnew Set\b|\b[Ss]et\b|[Hh]ash_?[Ss]et|[Dd]e_?[Dd]up|to_?[Ss]et\b|\bset\(|Set<|\bslices\.Compact|\bfromkeys\(|\bnot in\b|!\s?[\w$.]+\.(?:includes|contains|Contains|has)\(|!\s?seen\[/u,
  },
  {
    name: 'nothing comes out',
    exact: true,
    as: 'result',
    says: gives('null|nil|none|undefined'),
    signs: /null|nil|none|undefined/u,
    shows: given('(?:null|nil|None|undefined|NULL|nullptr|Optional\\.empty|Nothing)\\b'),
  },
  {
    name: 'an empty text comes out',
    exact: true,
    as: 'result',
    says: gives('empty (?:string|text|value|name|line)|\\w+ empty string'),
    signs: /empty/u,
    shows: given('\'\'|""|``|[Ss]tring(?:\\.Empty|::new|::default)|str\\(\\)'),
  },
  {
    name: 'an empty list comes out',
    exact: true,
    as: 'result',
    signs: /empty| no /u,
    says: gives(
      'empty (?:list|array|collection|set|map|object|dict\\w*|result|slice|vector|page)|no (?:items|entries|results|rows)',
    ),
    shows: given(
      '(?:\\[\\]|\\{\\}|\\(\\)|array\\(\\)|list\\(\\)|dict\\(\\)|set\\(\\)|vec!\\[\\]|Vec::new|(?:new )?\\w*(?:List|Map|Set|Array|HashMap|HashSet|Collections?|Enumerable|Stream|Seq)\\w*(?:<[^>]{0,40}>)?(?:\\.of\\(\\)|\\.empty\\w*|\\.Empty|\\(\\)|::new)|emptyList|emptyMap|emptySet|make\\(|\\[\\]\\w+\\{\\}|none\\b|nil\\b|new (?:Map|Set|Array|\\w+\\[0\\]))',
    ),
  },
  {
    name: 'is empty by default',
    as: 'result',
    says: /\bempty by default\b/u,
    shows: /[:=]\s*(?:''|""|\[\]|\{\}|null|nil|None)\s*[,;]?\s*$/u,
  },
  {
    name: 'an empty value is given',
    as: 'result',
    says: /\b(?:to|as|of|with) (?:an? )?empty (?:list|array|collection|set|map|object|dict\w*|slice|string|text|value|key|name|id)\b/u,
    signs: /empty/u,
    shows: new RegExp(`${EMPTY_CODE.source}|${EMPTY_VALUE.source}`, 'u'),
  },
  {
    name: 'is empty',
    as: 'case',
    says: /(?<!\bnon[- ]?)\b(?:empty|blank)\b(?! (?:state|by default))|\b(?:of|without|for|with) (?:no|any)(?= \w+s\b)|\bhas no(?= \w+s\b)|\bno(?= \w+s (?:are|is)\b)/u,
    shows: EMPTY_CODE,
  },
  {
    name: 'is missing',
    soft: true,
    as: 'case',
    says: /\b(?:missing|absent|omitted|undefined|null|nil|unset)\b|\b(?:is|are|was|were) not found\b|\bnot (?:there|given|set|present|known|provided|specified|passed|defined|supplied|configured)\b|\bno value\b|\bno(?= (?:such )?\w+ (?:is|are|was|were) (?:there|given|set|present|found|known|provided|specified|passed|defined|supplied|configured)\b)|\bnothing (?:is|was)(?= \w+)|\bthere (?:is|are|was|were) no\b|\bnone (?:is|are|was) given\b|\bwithout an?(?= \w+)/u,
    shows: MISSING_CODE,
  },
  {
    name: 'throws',
    exact: true,
    as: 'result',
    says: /(?<!\b(?:without|avoid(?:s|ing)?|prevent(?:s|ing)?)(?: an?)? )\b(?:throws?|panics?)\b|\braises?\b(?! (?:the|its|#))/u,
    shows: THROW_CODE,
  },
  {
    name: 'gives an error',
    as: 'result',
    says: /\b(?:is|are) (?:an )?errors?\b|\breturns? an? (?:\w+ )?error\b/u,
    shows: ERROR_CODE,
  },
  {
    name: 'refuses',
    soft: true,
    as: 'result',
    says: /\b(?:refuse[sd]?|reject(?:s|ed)?|fails? with|not (?:allowed|accepted|permitted)|error(?:s)? out)\b/u,
    shows: FAIL_CODE,
  },
  {
    name: 'without regard to case',
    exact: true,
    says: /\bcase[- ]?insensitiv\w*|\bignor\w* (?:\w+ ){0,3}case\b|\b(?:without (?:regard to )?|regardless of |whatever |no matter )(?:the |its |their )?case\b|\bcase does not matter\b/u,
    shows:
      /[Ll]ower|LOWER|[Uu]pper|UPPER|casefold|downcase|upcase|[Ii]gnore_?[Cc]ase|IGNORECASE|EqualFold|casecmp|stricmp|strcasecmp|strncasecmp|ignore_ascii_case|NOCASE|[Cc]ase_?[Ii]nsensitive|ILIKE|ilike|iexact|icontains|localeCompare|sensitivity|\/[a-hj-z]{0,4}i[a-z]{0,4}\b|\(\?i\)|stripos|compareToIgnoreCase/u,
  },
  {
    name: 'in upper case',
    exact: true,
    says: /(?<!\b(?:accept|allow|permit|support|recogni[sz]|handl)(?:e?s|e|ed|ing)? )\bupper[- ]?cased?\b|\bcapital letters\b|\bin capitals\b|\bcapitali[sz]ed\b/u,
    shows: /[Uu]pper|UPPER|upcase|capitali[sz]e|ucfirst|ucwords|[Tt]itle/u,
  },
  {
    name: 'in lower case',
    exact: true,
    says: /(?<!\b(?:accept|allow|permit|support|recogni[sz]|handl)(?:e?s|e|ed|ing)? )\blower[- ]?cased?\b|\bsmall letters\b/u,
    shows: /[Ll]ower|LOWER|downcase|casefold|lcfirst/u,
  },
  {
    name: 'trimmed',
    says: /\b(?:trim(?:s|med|ming)?)\b|\bstrip(?:s|ped)? (?:of )?(?:\w+ )?(?:white ?space|spaces)|\b(?:white[- ]?space|spaces|blanks)\b[^.;]{0,40}\b(?:around|at (?:both|the) (?:ends?|start|beginning)|before and after)\b|\b(?:leading|trailing|surrounding) (?:and \w+ |or \w+ )?(?:white[- ]?space|spaces|blanks)\b/u,
    shows: /[Tt]rim|TRIM|strip|chomp|squish|Fields\(/u,
  },
  {
    name: 'rounded half up',
    exact: true,
    says: /\b(?:rounded|rounds?|rounding) (?:\w+ ){0,4}?half[- ]up\b/iu,
    shows: /HALF_?UP|[Hh]alf_?[Uu]p|Math\.round|AwayFromZero|\+ ?0?\.5\b|\bround\(/u,
  },
  {
    name: 'rounded half even',
    exact: true,
    says: /\bhalf[- ](?:to[- ])?even\b|\bbanker'?s\b/iu,
    shows: /HALF_?EVEN|[Hh]alf_?[Ee]ven|ToEven|\bround\(|banker/u,
  },
  {
    name: 'rounded down',
    exact: true,
    says: /\brounded down\b|\brounds? down\b|\bwhole part\b/u,
    shows:
      /floor|Floor|FLOOR|trunc|Trunc|\bint\(|\/\/ ?\w|intdiv|ROUND_DOWN|RoundingMode\.(?:DOWN|FLOOR)|\bto_i\b|ToZero|as [iu]\d\d/u,
  },
  {
    name: 'rounded up',
    exact: true,
    says: /\brounded up\b|\brounds? up\b/u,
    shows: /ceil|Ceil|CEIL|ROUND_UP|RoundingMode\.(?:UP|CEILING)|AwayFromZero/u,
  },
  {
    name: 'rounded to hundredths',
    says: /\b(?:rounded|rounds?|rounding) (?:\w+ ){0,3}?to (?:the (?:nearest )?|whole )?(?:cents?|hundredths?|two (?:decimals?|decimal places|places))\b/u,
    shows:
      /[Rr]ound[^;]{0,60}\b100\b|toFixed\(2\)|[Rr]ound[^;]{0,60}, ?2\)|\b0?\.01\b|\.2f\b|number_format\([^;]{0,60}, ?2\b/u,
  },
  {
    name: 'rounded',
    says: /\brounds? (?:the|it|its|each|all|every|half|to)\b|\brounded\b(?! (?:corner|border|button|down|up))|\brounding\b/u,
    shows: /[Rr]ound|ROUND|toFixed|number_format|quantize|\.\d[fF]\b|floor|ceil/u,
  },
  {
    name: 'descending',
    exact: true,
    says: /\bdescending\b|\b(?:newest|latest|highest|largest|biggest|last|longest|most \w+) (?:ones? )?first\b|\bfrom (?:newest|highest|largest) to\b/u,
    shows:
      /[Dd]esc|DESC|[Rr]everse|\brev\b|\brsort|arsort|krsort|-\s?[a-z]\b|\bb\b[^,;]{0,40}-\s?a\b|\.cmp\(&?a\b|\bb\.\w+\.localeCompare|\bb\b[^,;]{0,40}(?:compareTo|<=>|\.cmp)|(?<![=-])>/u,
    unless: ASCENDING,
  },
  {
    name: 'ascending',
    exact: true,
    says: /\bascending\b|\b(?:oldest|earliest|lowest|smallest|shortest|least \w+|cheapest) (?:ones? )?first\b/u,
    shows: /[Ss]ort|[Oo]rder_?[Bb]y|ORDER BY|[Aa]sc|ASC|compare|\bcmp\b/u,
    unless: /[Dd]esc|DESC|[Rr]everse|\brsort|\bb\.\w+ - a\b/u,
  },
  {
    name: 'sorted',
    says: /\b(?:sort(?:s|ed)?|ordered|ordering) (?:by|in|alphabetically|numerically)\b|\b(?:is|are|come|comes|stays?) (?:always )?sorted\b|\bin (?:sorted|alphabetical|numerical|ascending|descending) order\b|\balphabetically\b|\bsorts\b/u,
    shows: /[Ss]ort|SORT|[Oo]rder_?[Bb]y|ORDER BY|[Cc]ompar|\bcmp\b|[Hh]eap|TreeMap|TreeSet|BTree|SortedMap|[Oo]rder/u,
  },
  {
    name: 'warns',
    exact: true,
    says: /\b(?:(?:emits?|prints?|shows?|gives?|raises?|logs?|issues?|there is|triggers?) (?:an? )?(?:\w+ ){0,2}warnings?|warns?|(?:is|are) (?:marked (?:as )?)?deprecated)\b/u,
    signs: /warn|deprecated/u,
    shows: /[Ww]arn|WARN|[Dd]eprecat|DEPRECAT|[Oo]bsolete/u,
  },
  {
    name: 'by an environment variable',
    exact: true,
    says: /\b(?:environment|env) (?:variables?|vars?)\b/u,
    shows: /[Ee]nv|ENV|\$\{?[A-Z]|%[A-Z]+%|\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/u,
  },
  {
    name: 'is logged',
    says: /\b(?:is|are|gets?) logged\b(?! (?:in|out|on|off)\b)|\bwrit\w+ (?:\w+ ){0,4}(?:to|into) the log\b|\blogs (?:an?|the|each|every|all)\b/u,
    signs: /log/u,
    shows:
      /[Ll]og|LOG|[Pp]rint|[Ww]arn|[Ii]nfo|[Dd]ebug|[Tt]race|echo|puts|[Cc]onsole|stderr|[Rr]ecord|[Aa]udit|[Ee]mit/u,
  },
  {
    name: 'is cached',
    says: /\b(?:is|are|gets?) cached\b|\bcaches (?:an?|the|each|every|all|its)\b|\b(?:from|in|into) (?:the|an?) (?:\w+ )?cache\b/u,
    signs: /cache/u,
    shows: /[Cc]ach|CACH|[Mm]emo|MEMO|[Ll]ru|LRU|[Ss]tore|Map\b|[Dd]ict|\?\?=|\|\|=|once|Lazy|lazy/u,
  },
  { name: 'reversed', says: /\brevers(?:e|es|ed)\b/u, shows: /[Rr]ever|REVERSE|\brev\b|\[::-1\]|[Dd]esc|DESC/u },
  {
    name: 'by default',
    says: /\bby default\b|\bdefaults? (?:to|is|of)\b|\bfalls? back (?:to|on)\b/u,
    shows:
      /\|\||\?\?|\?:|[Dd]efault|DEFAULT|unwrap_or|or_?[Ee]lse|\bor\b|:-|[Ff]allback|coalesce|[\w\]>?]\s?=(?![=>~])|\b[\w"']+:\s|\bget\([^()]{1,40},|\b(?:get|opt|env|config|setting|pref)\w{0,40}\([^()]{1,80}, ?(?:true|false|null|None|nil|-?\d|["'])|\bfetch\(|:=|#define/u,
  },
];
