/** Inserted parts that carry nothing from outside: constants, numbers, escaped values, lists of placeholders. */

/** Functions that escape, quote or check what they are given. */
const ESCAPES =
  /^(?:sanitize\w{0,20}|quote|h|escape\w{0,20})\s{1,4}(?=[\w:@"'])|^(?:[\w$@\\]{1,60}(?:\.|::|->|\?\.)){0,5}(?:(?!\w{0,40}(?:unescape|unquote|_decode|decode))\w{0,40}(?:escap|quote|sanitiz|sanitis|purify|htmlspecialchars|htmlentities|encodeuri|htmlencode|encodefor|filterencode|nameencode|attributeencode|urlencode|javascriptencode|urlencode|shellarg|shellcmd|bleach|strip_tags|striptags|nameof|wp_kses)\w{0,40}|esc_\w{2,20}|forhtml\w{0,30}|forjavascript\w{0,20}|forcss\w{0,10}|foruri\w{0,20}|forxml\w{0,20}|md5|sha1|crc32|bin2hex|sha256|number_format|\w{0,20}hexdigest|http_build_query|e|h|quote|clean|identifier|identifier|ident|escapeid|encode|stringify|dumps|to_json|tojson|json_encode|tojsonstring|serialize|marshal|typeof|literal|prepare|format_html|sql_for_conditions|placeholder|placeholder\w{0,20}|bind|isinstance|basename|uuid\w{0,4}|randomuuid|mogrify)!?(?:<[\w, ]{1,40}>)?\s{0,2}\(/u;
/** A method of something that is named for escaping. */
const ESCAPER =
  /^(?:[\w$]{1,40}(?:\.|::|->)){0,3}(?!\w{0,40}[uU]n)\w{0,30}(?:[sS]aniti[sz]er?|[eE]scaper|[eE]ncoder|[pP]urifier|PolicyFactory|HtmlPolicy)\w{0,20}(?:\(\))?(?:\.\w{1,20})?(?:\.|::|->)(?!bypass|decode|\w{0,20}[dD]ecode)\w{2,40}\(/u;
/** The text of it, escaped: Ruby, Kotlin. */
const ESCAPED = /\.(?:shellescape|html_escape|escape_html|encodeURLParameter|escapeHTML|escapeHtml)(?:\(\))?$/u;
/** An object that says what to start, or what to run, is judged where it is made. */
const JUDGED_ELSEWHERE = /^new (?:\w{1,30}\.){0,4}ProcessStartInfo\b/u;
/** Functions whose result is a number or a truth value. */
const NUMBERS =
  /^(?:[\w$]{1,60}(?:\.|::)){0,4}(?:int|float|len|count|sizeof|isset|empty|in_array|is_\w{2,12}|ctype_\w{2,12}|array_key_exists|has|includes|contains|startsWith|endsWith|equals|strcmp|strtotime|filesize|mb_strlen|strpos|Atoi64|TryParse|ToInt16|ToDouble|ToBoolean|ToDecimal|Guid\.Parse|isNaN|BigInt|Date\.parse|strlen|intval|floatval|absint|bool|boolval|abs|round|Number|parseInt|parseFloat|Boolean|Int|Long|Integer|Float|Atoi|Itoa|FormatInt|ParseInt|ParseBool|ParseFloat|ToInt32|ToInt64|to_integer|to_float|byte_size|map_size|tuple_size|Parse|parse|parseLong|parseDouble|parseBoolean|valueOf|toInt|now|Now|time|getpid|get_ident|hash|id|ord|hex|floor|ceil|max|min|sum|range)\s{0,2}\([^;]{0,300}\)$/u;
/** Properties and methods that give a number, or the name of something of the program. */
const MEASURES =
  /(?:\.|->|\?\.|::)(?:to_json|length|size|count|Count|Length|len|to_i|to_f|to_id|toInt|toLong|toInteger|toFixed|getTime|pid|class|getClass|getSimpleName|getName|simpleName|__name__|__class__|table_name|to_sql|quoted_\w{1,30}|tableName|getTableName|primary_key|name\.downcase|ordinal|hashCode)(?:\([^()]{0,20}\))?(?:\.(?:name|getName|getSimpleName|__name__|to_s|toString|simpleName)(?:\(\))?)?$/u;
/** https://www.php.net/manual/en/filter.constants.php: a number or a truth value, or what is left of one. */
const FILTERS =
  /^filter_(?:var|input)\([^;]{0,200}\bFILTER_(?:VALIDATE_(?:INT|FLOAT|BOOL(?:EAN)?)|SANITIZE_NUMBER_\w{3,5})\b/u;
const CAST = /^\(\s{0,2}(?:int|integer|float|bool|boolean|double|long|short|byte|Integer|Long)\s{0,2}\)/u;
/** Names in capitals, by themselves, in a class, or as the table that something is looked up in. */
const CONSTANT =
  /^(?:[\w$]{1,60}(?:\.|::|->)){0,4}_{0,2}[A-Z][A-Z0-9_]{1,60}(?:\[[^\]]{0,60}\]|\.(?:\w{1,30}))?(?:\([^()]{0,30}\))?$|^k[A-Z]\w{1,40}$/u;
const FIXED =
  /^(?:[-+]?\d[\w.]{0,20}|null|None|nil|true|false|True|False|__(?:dirname|filename|file__|name__|FILE__|DIR__|LINE__)|import\.meta\.(?:url|dirname|filename)|sys\.(?:executable|version|platform)|process\.(?:execPath|pid|platform|arch|cwd\(\))|os\.(?:sep|linesep|pathsep|getcwd\(\))|os\.EOL|\$?__FILE__|__dir__|RbConfig\.ruby|System\.lineSeparator\(\)|Environment\.NewLine)$/u;
/** A template with a tag gets its parts apart: the tag decides what becomes of them. */
const TAGGED = /^(?!String\.raw`)[\w$]{1,40}(?:\.[\w$]{1,40}){0,3}(?:<[^`]{0,60}>)?`/u;
/** A list of placeholders: `ids.map(() => '?')`, `["%s"] * len(ids)`. */
const PLACEHOLDERS =
  /["'`][@:][a-z]\w{0,20}["'`]\s{0,2}\+|\$"@\w{1,20}\{|["'`](?:\?|%[sdif]|\$|:|@|,\s?\?|\?,|\(\?)["'`]|placeholders?\b|\$\$\{/u;
/** Files of the program itself. */
const OWN_FILES =
  /^(?:os\.path\.(?:dirname|abspath)|path\.(?:dirname|resolve|join)|File\.expand_path|dirname)\((?:[\w.]{1,30}\()?(?:__file__|__dirname|__filename|__FILE__|import\.meta)/u;

/** A file of the program, by a name that stands in the code. */
const NAMED_FILE =
  /^(?:File|IO|Pathname)?\.?(?:read!?|open|new|join|file_get_contents)\((?:\w{1,20}(?:\.\w{1,20}){0,3}[,(]\s{0,4}){0,2}["'](?!php:)[^"'#$]{0,200}["'](?:,\s{0,4}["']\w{1,3}["'])?[^"'#$]{0,40}\)?\)$|^Marshal\.dump\(|^ERB\.new\(\s{0,4}(?:File|IO)\.read\(\s{0,4}["'][^"'#]{0,200}["']\s{0,4}\)/u;
/** Days and times, languages of the page, a table of the program with a literal key, temporary files, keys of records. */
const OWN_VALUES =
  /^(?:Date|Time|DateTime|LocalDate|LocalDateTime|Instant)\.(?:today|now|current|yesterday|tomorrow)\b|^\d{1,6}\.\w{1,10}\.(?:ago|from_now)$|^I18n\.(?:locale|default_locale)\b|^(?!Request\.)[A-Z]\w{0,40}\.\w{1,40}\[(?:"\w{1,40}"|'\w{1,40}'|:\w{1,40})\]$|\b(?:temp|tmp)\w{0,20}\.(?:path|name)$|^@?(?:current_user|user|self|record)\.id$|^[A-Z]\w{0,40}\.uuid$/u;
/** Texts of the program in another language: https://hexdocs.pm/gettext/Gettext.html */
const TRANSLATED = /^(?:d?n?p?gettext)\(\s{0,4}"[^"#]{0,200}"\s{0,4}\)$/u;
/** A comparison gives a truth value. */
const COMPARISON = /^[^?]{0,200}\s[!=]==?\s[^?]{0,200}$/u;

/** What is left of a text when all but letters, digits and a few marks is taken out. */
const KEEPS_WORDS =
  /^(?:preg_replace|re\.sub)\(\s{0,2}r?["'][/#~]?(?:\[\^(?:[A-Za-z0-9_.,:-]|\\[wd.-]){1,40}\]|\\[WD])[+*]?[/#~]?[a-z]{0,4}["']\s{0,2},\s{0,2}["'][\w-]?["']|\.(?:replace|replaceAll|gsub)\(\s{0,2}(?:\/(?:\[\^(?:[A-Za-z0-9_.,:-]|\\[wd.-]){1,40}\]|\\[WD])[+*]?\/[a-z]{0,4}|"\[\^(?:[A-Za-z0-9_.,:-]|\\{1,2}[wd.-]){1,40}\][+*]?")\s{0,2},\s{0,2}["'][\w-]?["']\)$/u;

/** Returns true for an expression that takes all but words and digits out of a text. */
export const keepsWords = (expression: string): boolean => KEEPS_WORDS.test(expression.trim());

/** Names in capitals that hold what somebody sends. */
const FROM_OUTSIDE =
  /\b_?(?:GET|POST|PUT|REQUEST|COOKIES?|SERVER|FILES|ARGV|META|HEADERS|QUERY|BODY|PARAMS|SESSION)\b/u;

/** Returns true if nothing from outside can come in by this expression. */
export function isHarmless(part: string): boolean {
  // PHP's functions by their whole names; blanks where comments were.
  const code = part
    .trim()
    .replace(/^\\(?=\w)/u, '')
    .replace(/\s+/gu, ' ');
  const lower = code.toLowerCase();
  // Most parts are names: what is looked for in calls is asked only of those that have one.
  const calls = code.includes('(');
  const isMadeHarmless =
    ESCAPES.test(lower) ||
    ESCAPED.test(code) ||
    (calls &&
      (ESCAPER.test(code) || NUMBERS.test(code) || FILTERS.test(code) || CAST.test(code) || KEEPS_WORDS.test(code))) ||
    COMPARISON.test(code);
  if (isMadeHarmless || FROM_OUTSIDE.test(code)) return isMadeHarmless;
  return (
    FIXED.test(code) ||
    CONSTANT.test(code) ||
    JUDGED_ELSEWHERE.test(code) ||
    MEASURES.test(code) ||
    TAGGED.test(code) ||
    (calls && (OWN_FILES.test(code) || NAMED_FILE.test(code) || TRANSLATED.test(code))) ||
    OWN_VALUES.test(code) ||
    PLACEHOLDERS.test(lower.slice(0, 400))
  );
}
