/** Calls that put a text into a page, or make objects out of data. By the documentation of each. */
import type { InjectionCall } from './injection-call.js';

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];
const JVM = ['Java', 'Kotlin', 'Scala', 'Groovy'];

const MARKUP = {
  runs: 'puts a text into a page as markup',
  composed: 'info',
  unknown: 'info',
} as const;
const OBJECTS = {
  runs: 'makes objects out of data, by what the data says',
  composed: 'info',
  unknown: 'info',
} as const;
const TEMPLATE = {
  runs: 'runs a text as a template',
  composed: 'warn',
  unknown: 'info',
  instead: 'Keep the template in a file, and give it values.',
} as const;

export const MARKUP_CALLS: readonly InjectionCall[] = [
  {
    languages: SCRIPT,
    names: [
      'write',
      'writeln',
      'createContextualFragment',
      'setHTMLUnsafe',
      'parseHTMLUnsafe',
      'createNodesFromMarkup',
      'SafeString',
    ],
    callee:
      /\b(?:document|doc)\.write(?:ln)?$|HTMLUnsafe$|createContextualFragment$|createNodesFromMarkup$|^new Handlebars\.SafeString$/u,
    ...MARKUP,
    instead: 'Use textContent, or a template that escapes.',
  },
  {
    languages: SCRIPT,
    names: ['insertAdjacentHTMLUnsafe', 'setInnerHTMLUnsafe', 'setOuterHTMLUnsafe'],
    which: 'last',
    ...MARKUP,
    instead: 'Use textContent, or a template that escapes.',
  },
  {
    // Answers of Express and its like are pages if nothing else is said.
    languages: SCRIPT,
    names: ['send', 'write', 'end'],
    callee: /^(?:res|resp|response|reply)(?:\.(?:status|type|set)\([^()]{0,60}\))*\.(?:send|write|end)$/u,
    text: /<\/?[a-z]/iu,
    ...MARKUP,
    unknown: null,
    outside: 'source',
    instead: 'Use a template that escapes.',
  },
  {
    languages: JVM,
    names: ['write', 'print', 'println', 'append', 'printf', 'format'],
    callee:
      /\b(?:getWriter|getOutputStream|writer|pw|printWriter|PrintWriter|ServletOutputStream|JspWriter)\.(?:write|println?|append|printf|format)$/u,
    text: /<\/?[a-z]/iu,
    ...MARKUP,
    unknown: null,
    outside: 'source',
    instead: 'Encode it for HTML.',
  },
  {
    languages: SCRIPT,
    names: ['$', 'jQuery'],
    text: /<[a-z]/iu,
    ...MARKUP,
    unknown: null,
    instead: 'Use text(), or a template that escapes.',
  },
  {
    languages: SCRIPT,
    names: ['insertAdjacentHTML'],
    given: /^[^,]{0,80},\s{0,40}([\s\S]{1,600})$/u,
    ...MARKUP,
    instead: 'Use textContent or insertAdjacentText, or a template that escapes.',
  },
  {
    languages: SCRIPT,
    names: [
      'bypassSecurityTrustHtml',
      'bypassSecurityTrustScript',
      'bypassSecurityTrustStyle',
      'bypassSecurityTrustUrl',
      'bypassSecurityTrustResourceUrl',
      'trustAsHtml',
      'trustAsJs',
      'trustAsCss',
      'trustAsUrl',
      'trustAsResourceUrl',
      'trustAs',
    ],
    ...MARKUP,
    instead: 'Let the framework escape it, or sanitize it.',
  },
  {
    languages: SCRIPT,
    names: ['html'],
    callee: /^(?:\$|jQuery)\.?\w{0,10}\.html$|^\$\w{1,30}\.html$/u,
    arguments: /\S/u,
    ...MARKUP,
    instead: 'Use text(), or a template that escapes.',
  },
  {
    languages: SCRIPT,
    names: ['append', 'prepend', 'after', 'before', 'replaceWith', 'wrap'],
    callee: /^(?:\$|jQuery)(?:\([^()]{0,60}\))?\.?\w{0,10}\.(?:append|prepend|after|before|replaceWith|wrap)$/u,
    ...MARKUP,
    text: /<[a-z]/iu,
    unknown: null,
    outside: 'source',
    instead: 'Use text(), or a template that escapes.',
  },
  {
    languages: ['Python'],
    names: ['mark_safe', 'Markup', 'SafeString', 'SafeText', 'render_template_string', 'HTML', 'literal'],
    callee: /(?:^|\.)(?:mark_safe|Markup|SafeString|SafeText)$/u,
    ...MARKUP,
    instead: 'Use format_html, or a template that escapes.',
  },
  {
    languages: ['Python'],
    names: ['render_template_string', 'Template', 'from_string'],
    callee: /(?:^|\.)(?:render_template_string|from_string)$|^(?:jinja2|mako\.template|django\.template)?\.?Template$/u,
    ...TEMPLATE,
  },
  {
    languages: SCRIPT,
    names: ['compile', 'render', 'renderString', 'template', 'Compile', 'Render'],
    callee:
      /^(?:pug|jade|ejs|Handlebars|handlebars|Mustache|mustache|doT|nunjucks|_|lodash|Hogan|dust|Twig|Sqrl|squirrelly|eta|hbs)\.(?:compile|render|renderString|template|Compile|Render)$/u,
    ...TEMPLATE,
    composed: 'info',
    unknown: null,
    outside: 'source',
  },
  {
    languages: ['Ruby'],
    names: ['new'],
    callee: /^(?:::)?(?:ERB|Erubi::Engine|Haml::Engine|Haml::Template|Slim::Template|Liquid::Template)\.new$/u,
    ...TEMPLATE,
    composed: 'info',
    unknown: null,
    outside: 'parameter',
  },
  {
    languages: ['Ruby'],
    names: ['raw', 'html_safe', 'safe_concat', 'html_safe!'],
    callee: /^(?:raw|safe_concat)$/u,
    ...MARKUP,
    instead: 'Use tag helpers or sanitize.',
  },
  {
    languages: ['Ruby'],
    names: ['html_safe'],
    callee: /^[^"']{1,100}\.html_safe$/u,
    given: /^()$/u,
    ...MARKUP,
    unknown: null,
    instead: 'Use tag helpers or sanitize.',
  },
  {
    languages: ['Go'],
    names: ['HTML', 'JS', 'CSS', 'HTMLAttr', 'URL', 'Srcset', 'JSStr'],
    callee: /^template\.(?:HTML|JS|CSS|HTMLAttr|URL|Srcset|JSStr)$/u,
    ...MARKUP,
    instead: 'Let the template escape it.',
  },
  {
    languages: ['C#'],
    names: ['Raw', 'HtmlString', 'MarkupString'],
    callee: /\bHtml\.Raw$|^new (?:HtmlString|MarkupString)$/u,
    ...MARKUP,
    instead: 'Let Razor escape it.',
  },
];

export const OBJECT_CALLS: readonly InjectionCall[] = [
  {
    languages: ['Python'],
    names: ['load', 'loads', 'open', 'Unpickler', 'read_pickle', 'decode', 'dumps', 'DbfilenameShelf'],
    callee:
      /^(?:_?c?[pP]ickle|dill|marshal|shelve|cloudpickle|jsonpickle|pickle5?|joblib)\.(?:loads?|open|Unpickler|decode|DbfilenameShelf)$|\bread_pickle$/u,
    ...OBJECTS,
    unknown: 'info',
    instead: 'Read data by a format that holds no code, such as JSON.',
  },
  {
    languages: ['Python'],
    // Since PyYAML 6 the loader must be named; only the safe ones make plain values alone.
    names: ['load', 'load_all', 'unsafe_load', 'unsafe_load_all', 'full_load'],
    callee: /^(?:yaml|ruamel\.yaml|pyyaml)\.\w{4,15}$/u,
    arguments: /^(?![\s\S]{0,400}(?:(?<![Uu]n)(?:Safe|Base)Loader\b|["'](?:safe|rt)["']))/u,
    ...OBJECTS,
    composed: 'warn',
    unknown: 'warn',
    always: true,
    instead: 'Use yaml.safe_load.',
  },
  {
    languages: ['Python'],
    names: ['YAML'],
    arguments: /\btyp\s{0,2}=\s{0,2}["']unsafe["']/u,
    ...OBJECTS,
    always: true,
    instead: "Use typ='safe'.",
  },
  {
    languages: ['PHP'],
    names: ['extract', 'parse_str', 'mb_parse_str'],
    arguments: /^(?![\s\S]{0,200}EXTR_SKIP)/u,
    runs: 'makes variables out of what it is given',
    composed: null,
    unknown: null,
    outside: 'source',
    instead: 'Read the values by their names.',
  },
  {
    languages: ['PHP'],
    names: ['unserialize', 'maybe_unserialize'],
    arguments: /^(?![\s\S]{0,400}allowed_classes['"]\s{0,4}=>\s{0,4}false)/u,
    ...OBJECTS,
    instead: 'Use json_decode, or allowed_classes.',
  },
  {
    languages: ['Ruby'],
    names: ['load', 'restore', 'unsafe_load', 'load_file', 'load_stream', 'object_load', 'unsafe_load_file'],
    callee:
      /^(?:::)?(?:Marshal(?:\.|::)(?:load|restore)|(?:YAML|Psych)(?:\.|::)(?:unsafe_load|load|load_stream|unsafe_load_file)|Oj\.object_load)$/u,
    arguments: /^(?![\s\S]{0,400}(?:permitted_classes|:strict|:compat))/u,
    ...OBJECTS,
    instead: 'Use JSON.parse or YAML.safe_load.',
  },
  {
    languages: JVM,
    names: [
      'ObjectInputStream',
      'XMLDecoder',
      'XStream',
      'readObject',
      'enableDefaultTyping',
      'Hessian2Input',
      'HessianInput',
    ],
    callee: /^new (?:ObjectInputStream|XMLDecoder|XStream|Hessian2?Input)$|\.enableDefaultTyping$/u,
    ...OBJECTS,
    instead: 'Read a format that holds no code, or set an ObjectInputFilter.',
  },
  {
    languages: JVM,
    // The type of what is read is the sender's choice. Readers of JSON have a method of the same name.
    names: ['readObject', 'readUnshared', 'getObject', 'Yaml'],
    callee:
      /^(?!.{0,60}[jJ]son)[\w.]{1,60}\.(?:readObject|readUnshared)$|^(?:\w{0,20}[mM]sg|\w{0,20}[mM]essage|ObjectMessage)\.getObject$|^new Yaml$/u,
    arguments: /^$/u,
    ...OBJECTS,
    always: true,
    instead: 'Read a format that holds no code, or name the classes that may come.',
  },
  {
    languages: ['C#'],
    names: ['JavaScriptSerializer'],
    callee: /^new (?:\w{1,30}\.){0,6}JavaScriptSerializer$/u,
    arguments: /\S/u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: ['C#', 'F#'],
    names: ['CreateJsonSerializer', 'CreateBinarySerializer', 'CreateXmlSerializer', 'CreateBsonSerializer'],
    callee: /^FsPickler\./u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: ['C#'],
    names: [
      'BinaryFormatter',
      'SoapFormatter',
      'NetDataContractSerializer',
      'LosFormatter',
      'ObjectStateFormatter',
      'Deserialize',
      'FsPickler',
      'JavaScriptSerializer',
    ],
    callee:
      /^new (?:\w{1,30}\.){0,6}(?:BinaryFormatter|SoapFormatter|NetDataContractSerializer|LosFormatter|ObjectStateFormatter)$/u,
    ...OBJECTS,
    always: true,
    instead: 'Use System.Text.Json.',
  },
  {
    languages: SCRIPT,
    names: ['unserialize', 'deserialize', 'deepDeserialize', 'parse'],
    callee:
      /^(?:serialize|nodeSerialize|node_serialize|node-serialize|serializeJavascript)\.unserialize$|^unserialize$|^(?:serialize-to-js|serialize_to_js|serializeToJs)\.deserialize$|^require\(["']serialize-to-js["']\)\.deserialize$|^funcster\.deepDeserialize$|^cryo\.parse$/u,
    ...OBJECTS,
    instead: 'Use JSON.parse.',
  },
];
