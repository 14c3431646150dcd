/** Inserted parts that carry nothing from outside: constants, numbers, escaped values, lists of placeholders. */

/** Functions that escape, quote or check what they are given. */
const ESCAPES =
  /^(?:sanitize\w{0,20}|quote|h|escape\w{0,20})\s{1,4}(?=[\w:@"'])|^(?:[\w$@\\]{1,60}(?:\.|::|->|\?\.)){0,5}(?:\w{0,40}(?:escape|quote|sanitiz|sanitis|purify|htmlspecialchars|htmlentities|encodeURI|urlencode|shellarg|bleach|strip_tags|striptags|nameof)\w{0,40}|e|h|quote|clean|Identifier|identifier|ident|escapeId|encode|stringify|dumps|to_json|toJson|json_encode|toJSONString|Serialize|Marshal|typeof|Literal|prepare|format_html|sql_for_conditions|Placeholder|placeholder\w{0,20}|bind|isinstance|basename|uuid\w{0,4}|randomUUID|mogrify)!?(?:<[\w, ]{1,40}>)?\s{0,2}\(/iu;
/** Functions whose result is a number or a truth value. */
const NUMBERS =
  /^(?:[\w$]{1,60}(?:\.|::)){0,4}(?:int|float|len|count|sizeof|strlen|intval|floatval|absint|bool|boolval|abs|round|Number|parseInt|parseFloat|Boolean|Int|Long|Integer|Float|Atoi|Itoa|FormatInt|ParseInt|ParseBool|ParseFloat|ToInt32|ToInt64|Parse|parse|parseLong|parseDouble|parseBoolean|valueOf|toInt|now|Now|time|getpid|get_ident|hash|id|ord|hex|floor|ceil|max|min|sum|range)\s{0,2}\([^;]{0,300}\)$/u;
/** Properties and methods that give a number, or the name of something of the program. */
const MEASURES =
  /(?:\.|->|\?\.|::)(?:to_json|length|size|count|Count|Length|len|to_i|to_f|to_id|toInt|toLong|toInteger|toFixed|getTime|pid|class|getClass|getSimpleName|getName|simpleName|__name__|__class__|table_name|to_sql|quoted_table_name|tableName|getTableName|primary_key|name\.downcase|ordinal|hashCode)(?:\([^()]{0,20}\))?(?:\.(?:name|getName|getSimpleName|__name__|to_s|toString|simpleName)(?:\(\))?)?$/u;
const CAST = /^\((?:int|integer|float|bool|double|long|short)\)/u;
/** Names in capitals, by themselves, in a class, or as the table that something is looked up in. */
const CONSTANT =
  /^(?:[\w$]{1,60}(?:\.|::|->)){0,4}_{0,2}[A-Z][A-Z0-9_]{1,60}(?:\[[^\]]{0,60}\]|\.(?:\w{1,30}))?(?:\([^()]{0,30}\))?$|^k[A-Z]\w{1,40}$/u;
const FIXED =
  /^(?:[-+]?\d[\w.]{0,20}|null|None|nil|true|false|True|False|__(?:dirname|filename|file__|name__|FILE__|DIR__|LINE__)|import\.meta\.(?:url|dirname|filename)|sys\.(?:executable|version|platform)|process\.(?:execPath|pid|platform|arch|cwd\(\))|os\.(?:sep|linesep|pathsep|getcwd\(\))|os\.EOL|\$?__FILE__|RbConfig\.ruby|System\.lineSeparator\(\)|Environment\.NewLine)$/u;
/** A template with a tag gets its parts apart: the tag decides what becomes of them. */
const TAGGED = /^(?!String\.raw`)[\w$]{1,40}(?:\.[\w$]{1,40}){0,3}(?:<[^`]{0,60}>)?`/u;
/** A list of placeholders: `ids.map(() => '?')`, `["%s"] * len(ids)`. */
const PLACEHOLDERS = /["'`](?:\?|%s|\$|:|@|,\s?\?|\?,|\(\?)["'`]|placeholders?\b|\$\$\{/iu;
/** Files of the program itself. */
const OWN_FILES =
  /^(?:os\.path\.(?:dirname|abspath)|path\.(?:dirname|resolve|join)|File\.expand_path|dirname)\((?:[\w.]{1,30}\()?(?:__file__|__dirname|__filename|__FILE__|import\.meta)/u;

/** A file of the program, by a name that stands in the code. */
const NAMED_FILE =
  /^(?:File|IO|Pathname)?\.?(?:read|open|new|join|file_get_contents)\((?:\w{1,20}(?:\.\w{1,20}){0,3}[,(]\s{0,4}){0,2}["'][^"'#$]{0,200}["'](?:,\s{0,4}["']\w{1,3}["'])?[^"'#$]{0,40}\)?\)$|^Marshal\.dump\(/u;
/** Days and times, languages of the page, a table of the program with a literal key, temporary files, keys of records. */
const OWN_VALUES =
  /^(?:Date|Time|DateTime|LocalDate|LocalDateTime|Instant)\.(?:today|now|current|yesterday|tomorrow)\b|^\d{1,6}\.\w{1,10}\.(?:ago|from_now)$|^I18n\.(?:locale|default_locale)\b|^[A-Z]\w{0,40}\.\w{1,40}\[(?:"\w{1,40}"|'\w{1,40}'|:\w{1,40})\]$|\b(?:temp|tmp)\w{0,20}\.(?:path|name)$|^@?(?:current_user|user|self|record)\.id$|^[A-Z]\w{0,40}\.uuid$/u;
/** A comparison gives a truth value. */
const COMPARISON = /^[^?]{0,200}\s[!=]==?\s[^?]{0,200}$/u;

/** Names in capitals that hold what somebody sends. */
const FROM_OUTSIDE =
  /\b_?(?:GET|POST|PUT|REQUEST|COOKIES?|SERVER|FILES|ARGV|META|HEADERS|QUERY|BODY|PARAMS|SESSION)\b/u;

/** Returns true if nothing from outside can come in by this expression. */
export function isHarmless(part: string): boolean {
  const code = part.trim();
  if (FROM_OUTSIDE.test(code)) return ESCAPES.test(code) || NUMBERS.test(code);
  return (
    FIXED.test(code) ||
    CONSTANT.test(code) ||
    ESCAPES.test(code) ||
    NUMBERS.test(code) ||
    MEASURES.test(code) ||
    CAST.test(code) ||
    TAGGED.test(code) ||
    OWN_FILES.test(code) ||
    NAMED_FILE.test(code) ||
    OWN_VALUES.test(code) ||
    COMPARISON.test(code) ||
    PLACEHOLDERS.test(code.slice(0, 400))
  );
}
