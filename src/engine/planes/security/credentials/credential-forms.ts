/** The forms in which texts give a credential its value: assignments, settings, calls, markup, commands, headers. */
import type { ValueRating } from './credential-values.js';

/** A value that a name of a credential is given, `end` not included. */
export interface CredentialMatch {
  readonly name: string;
  readonly value: string;
  /** Where the value is. */
  readonly start: number;
  readonly end: number;
  readonly rating: ValueRating;
}

/** How a text may write values: in quotes alone, or bare too, as files of settings and shells do. */
export type Writing = 'code' | 'settings';

/** One way to write a value behind a name. */
export interface Form {
  readonly pattern: RegExp;
  /** Only in files where values need no quotes. */
  readonly bare?: true;
  /** A weak value in this form is more often a label or a name than a password. */
  readonly strict?: true;
  /** What stands behind the name is what a call is given. */
  readonly call?: true;
  /** The name is the whole of a text in quotes. */
  readonly quoted?: true;
  /** The value is what the name is compared with. */
  readonly compares?: true;
  /** The value is written as a list of letters. */
  readonly letters?: true;
  /** A plain word in it may be a key. */
  readonly plain?: true;
  /** What stands before the name. */
  readonly within?: RegExp;
}

const VALUE = `(?<value>(?:\\\\.|(?!\\k<quote>)[^\\\\\\n]){3,600})\\k<quote>`;
/** Between a name and its sign: the end of a key in quotes or brackets, or a type. */
const BETWEEN = `(?:["'\`\\])]{1,3}|[ \\t]As[ \\t]String[ \\t]?|(?:\\[\\d{0,5}\\])?(?:[ \\t]?\\{[ \\t](?:[a-z]{0,10}[ \\t]?(?:get|set|init);[ \\t]){1,3}\\})?(?:[ \\t]?:[ \\t]?&?[A-Za-z][\\w<>.|?&' \\[\\]]{0,40}(?==))?)`;

/** What stands behind a name, each form from its end on. They are made for one text: they remember a place. */
export function createForms(): readonly Form[] {
  return [
    // "…;password=" + "value"
    { pattern: new RegExp(`=["'][ \\t]?[+.][ \\t]?(?<quote>["'])${VALUE}`, 'y'), strict: true },
    // name = "value", "name": "value", name: str = "value", name[25] = @"value", name => 'value', name == "value"
    {
      pattern: new RegExp(
        `${BETWEEN}[ \\t]{0,20}(?<sign><=>|[=!]==?|:{1,3}=|=>|\\?\\?=|\\|\\|=|\\?=|=|:)[ \\t]{0,20}(?:@|[bBfFrRuUL]{1,2}|new [\\w.]{1,30}\\(|[\\w.]{1,40}\\.\\w{0,12}(?:[eE]ncode|[dD]ecode|from|[bB]ytes)\\w{0,12}\\()?(?<quote>["'\`])${VALUE}`,
        'y',
      ),
      plain: true,
    },
    // name = other = "value"
    {
      pattern: new RegExp(
        `[ \\t]?=[ \\t]?[\\w.]{1,40}(?:\\["\\w{1,30}"\\])?[ \\t]?=[ \\t]?(?<quote>["'])${VALUE}`,
        'y',
      ),
    },
    // env.NAME || "value", os.environ.get("NAME") or "value"
    {
      pattern: new RegExp(
        `["'\`\\])]{0,3}[ \\t]{0,4}(?:\\|\\||\\?\\?|\\bor\\b)[ \\t]{0,4}(?<quote>["'\`])${VALUE}`,
        'y',
      ),
      strict: true,
    },
    // name = condition ? "value" : …, name = other || "value"
    {
      pattern: new RegExp(
        `["'\`\\])]{0,2}[ \\t]?[:=][ \\t]?[\\w.!()$ ]{1,60}?(?:\\|\\||\\?\\??)[ \\t]?(?<quote>["'])${VALUE}`,
        'y',
      ),
      strict: true,
    },
    // put("name", "value")
    {
      pattern: new RegExp(`["']?[ \\t]{0,4},[ \\t]{0,4}(?<quote>["'])${VALUE}(?![ \\t]{0,4}:)`, 'y'),
      strict: true,
      quoted: true,
    },
    // <add key="name" value="value"/>, "name": "NAME", "value": "value"
    {
      pattern: new RegExp(
        `["']?[ \\t]{0,4}(?:,|:[ \\t]?\\{)?\\s{0,40}["']?[vV]alue["']?[ \\t]{0,4}[:=][ \\t]{0,4}(?<quote>["'])${VALUE}`,
        'y',
      ),
    },
    // variable "name" { default = "value" }
    {
      pattern: new RegExp(`"[ \\t]{0,4}\\{[^{}\\0]{0,200}?\\bdefault[ \\t]{0,20}=[ \\t]{0,4}(?<quote>")${VALUE}`, 'y'),
    },
    // name.equals("value"), name.assign("value")
    {
      pattern: new RegExp(
        `\\.(?:equals|equalsIgnoreCase|Equals|compareTo|contentEquals|assign|isEqual|eql\\?)[ \\t]?\\([ \\t]?(?<quote>["'])${VALUE}[ \\t]?[,)]`,
        'y',
      ),
      compares: true,
    },
    // strcmp(name, "value")
    {
      pattern: new RegExp(`[ \\t]?,[ \\t]?(?<quote>["'])${VALUE}`, 'y'),
      compares: true,
      within: COMPARES,
    },
    // char[] name = {'v', 'a', 'l', 'u', 'e'}
    {
      pattern:
        /(?:\[\])?[ \t]?=[ \t]?(?:new \w{1,10}\[\][ \t]?)?[[{]\s{0,4}(?<value>(?:["'][^"'\\\n]["'],\s{0,4}){3,40}["'][^"'\\\n]["'])/y,
      letters: true,
    },
    // name = {0x12, 0x34, …}, name: []byte{18, 52, …}
    {
      pattern:
        /(?:\[\w{0,10}\])?[ \t]{0,4}[:=]?[ \t]{0,4}(?:new \w{1,10}|\[\]\w{1,10})?(?:\[\w{0,10}\])?[ \t]?\{\s{0,20}(?<value>(?:(?:0x[\da-f]{1,2}|\d{1,3})\s{0,10},\s{0,20}){7,64}(?:0x[\da-f]{1,2}|\d{1,3}))/iy,
      letters: true,
    },
    // <string name="name">value</string>
    { pattern: /["']>(?<value>[^<>\s]{8,600})<\//y, strict: true },
    // <name>value</name>
    { pattern: /(?: [\w:.-]{1,30}=["'][^"'<>]{0,80}["']){0,3}>\s{0,40}(?<value>[^<>\s]{3,600})\s{0,40}<\//y },
    // name "value"
    { pattern: new RegExp(`[ \\t]{1,8}(?<quote>["'])${VALUE}[ \\t]*(?:;|\\}|$)`, 'my'), strict: true },
    // name: and "value" on the next line
    { pattern: new RegExp(`["']?[ \\t]{0,4}[:=][ \\t]*\\r?\\n[ \\t]+(?<quote>["'])${VALUE}`, 'y') },
    // the name for the user is "value"
    { pattern: new RegExp(`(?: (?:for|of) [^"'\\n]{1,40}?["']?)? is:? (?<quote>["'])${VALUE}`, 'y') },
    // setName("value"), name("value")
    { pattern: new RegExp(`\\((?<quote>["'])${VALUE}[ \\t]*\\)`, 'y'), strict: true, call: true },
    // name=value, name: value
    {
      pattern:
        /["']?[ \t]{0,20}(?::=|\?=|=|:)[ \t]{0,20}(?<value>[^\s"'`#,;][^\s"'`,;]{2,600})(?=[ \t]*(?:$|[,;&}]|#| &&| \\| [A-Za-z_]\w*=))/my,
      bare: true,
    },
    // "…;Password=value;…", ?password=value&
    { pattern: /=(?<value>[^\s"'`;&,#<>]{4,200})(?=[;&][^\n]{0,300}["'`]|["'`])/y, strict: true },
    // "{\"name\": \"value\"}"
    { pattern: /\\["'][ \t]{0,4}:[ \t]{0,4}\\["'](?<value>[^"'\\\n]{4,200})\\["']/y, strict: true },
    // name value, as a Dockerfile's ENV and .netrc have it
    { pattern: /[ \t]{1,4}(?<value>[^\s"'`=:,;{}()]{6,200})[ \t]*$/my, bare: true, strict: true },
    // - name: NAME, on the next line value: value
    { pattern: /["']?[ \t]*\r?\n[ \t]+value:[ \t]{1,4}["']?(?<value>[^\s"'#]{3,600})["']?[ \t]*$/my, bare: true },
  ];
}

/** Functions that compare two texts: of C and PHP, Python's hmac and Django, Ruby's Rack, Node's crypto, Java's Objects, .NET's String. */
export const COMPARES =
  /\b(?:str(?:n?case|n)?cmp|hash_equals|compare_digest|constant_time_compare|secure_compare|timingSafeEqual|Objects\.equals|StringUtils\.equals|[sS]tring\.(?:Equals|Compare(?:Ordinal)?)|FixedTimeEquals)[ \t]?\([ \t]?[$@]?$/u;
