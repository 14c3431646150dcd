/** Calls that put a text into a page, or run it as a template. By the documentation of each. */
import type { InjectionCall } from './injection-call.js';

const SCRIPT = ['TypeScript', 'TSX', 'JavaScript', 'Vue', 'Svelte'];
const JVM = ['Java', 'Kotlin', 'Scala', 'Groovy'];

const MARKUP = {
  runs: 'puts a text into a page as markup',
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
    // Jinja escapes only if it is told to.
    languages: ['Python'],
    names: ['Environment', 'SandboxedEnvironment', 'NativeEnvironment'],
    callee: /^jinja2(?:\.\w{1,20})?\.\w{0,20}Environment$/u,
    arguments:
      /^(?![\s\S]{0,800}(?:\bautoescape\s{0,2}=\s{0,2}(?:True|False|select_autoescape|jinja2\.select_|lambda)|\*\*))/u,
    runs: 'makes templates that may put values into a page as they are, as markup',
    composed: 'info',
    unknown: 'info',
    always: true,
    instead: 'Give it autoescape=select_autoescape(), unless it never makes pages.',
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
