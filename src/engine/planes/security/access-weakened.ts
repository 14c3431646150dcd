import type { RawFinding, Rule } from '../../model.js';
import { findLoosenedSettings } from './access-settings.js';
import { findLostGuards, findWeaknesses, type Guard, type Weakness } from './weaknesses.js';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern:
      /Access-Control-Allow-Origin["']?\s{0,4}[,:=\])]{1,3}>?\s{0,4}["']?\*(?!\w)|["']Access-Control-Allow-Origin["']\s{0,4}\]?\s{0,4}(?:[,:=]|=>)\s{0,4}(?:\w{1,10}\.){0,2}(?:req|request|r)\.(?:headers?|get|Header)\b|\b(?:allow_origins|allowed_origins|allowedOrigins|AllowOrigins|AllowedOrigins|setAllowedOrigins|addAllowedOrigin|allow_origin|origins)\b["']?\s{0,4}(?:[:=(]|=>)\s{0,4}[\w.]{0,20}[[({(]{0,3}(?:string\s{0,2}\{)?\s{0,4}["']\*["']|\bAllowAnyOrigin\(\)|\b(?:SetIsOriginAllowed\(\s{0,4}\(?\w{1,20}\)?\s{0,4}=>\s{0,4}true)|\.use\((?:[^()]{1,60},)?\s{0,4}cors\(\s{0,4}\)|\bcors\(\s{0,4}\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b)|@CrossOrigin\((?:(?:origins|value)\s{0,4}=\s{0,4})?\{?\s{0,4}["']\*|@CrossOrigin\s{0,4}$|\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\s{0,4}=\s{0,4}True|\bAllowAllOrigins\s{0,4}[:=]\s{0,4}true|\bCORS\(\s{0,4}app\s{0,4}\)|\borigins\s{1,4}["']\*["']/u,
    does: 'lets every site read the answers (CORS)',
  },
  {
    pattern:
      /@(?:csrf\.)?csrf_exempt\b|@csrf\.exempt\b|\bcsrf\.exempt\(|\bcsrf_exempt\(|\bskip_(?:before_action|before_filter|forgery_protection)\b.{0,20}(?::verify_authenticity_token|$)|\bprotect_from_forgery\b.{0,60}\bexcept\b|\ballow_forgery_protection\s{0,4}=\s{0,4}false|\bcsrf\(\)\s{0,4}\.disable\(|\bcsrf\(\s{0,4}(?:AbstractHttpConfigurer::disable|\(?\w{1,10}\)?\s{0,4}->\s{0,4}\w{1,10}\.disable\(\))|\bcsrf\s{0,2}\{\s{0,4}(?:it\.)?disable\(\)|\[IgnoreAntiforgeryToken\b|\bcsrf_?(?:Protection|enabled)?["']?\s{0,4}(?::|=>|=)\s{0,4}(?:false|False)\b|\bWTF_CSRF_(?:ENABLED|CHECK_DEFAULT)["'\]]{0,2}\s{0,4}=\s{0,4}False|\bcheck_csrf\s{0,2}=\s{0,2}False|\brequire_csrf\s{0,2}=\s{0,2}False|\bset_default_csrf_options\(.{0,40}require_csrf\s{0,2}=\s{0,2}False|\bValidateInput\(false\)/u,
    does: 'turns the guard against forged requests off (CSRF)',
  },
  {
    pattern:
      /\[AllowAnonymous\]|@(?:PreAuthorize|Secured)\(\s{0,4}"(?:permitAll|isAnonymous)|\baccess=["']permitAll|\bIS_AUTHENTICATED_ANONYMOUSLY\b|\bdefault allow\s{0,4}:?=\s{0,4}true\b|\banyRequest\(\)\s{0,4}\.permitAll\(|@PermitAll\b|\bpermission_classes\s{0,4}=\s{0,4}[[(]\s{0,4}(?:\w{1,30}\.)?AllowAny\b|\bskip_before_action\s{1,4}:(?:authenticate|authorize|require_login)\w{0,20}/u,
    does: 'lets everybody in',
  },
  {
    pattern:
      /\bcontentSecurityPolicy\s{0,4}:\s{0,4}false\b|["'\s;]'unsafe-(?:inline|eval)'|\b(?:default|script)-src\s{1,4}(?:'self' )?\*|\b(?:defaultSrc|scriptSrc)\s{0,4}:\s{0,4}\[[^\]]{0,80}["']\*["']|\bcontent_security_policy\s{0,4}=\s{0,4}(?:nil|false)/u,
    does: 'lets pages run code from anywhere (CSP)',
  },
  {
    pattern:
      /\bhelmet\(\s{0,4}\{[^}]{0,120}\b(?:frameguard|xssFilter|noSniff|hsts|hidePoweredBy|ieNoOpen|referrerPolicy)\s{0,4}:\s{0,4}false|^\s{0,8}(?:frameguard|xssFilter|noSniff|hidePoweredBy|crossOriginOpenerPolicy|crossOriginResourcePolicy)\s{0,4}:\s{0,4}false\b|\bX-XSS-Protection["']?\s{0,4}[,:]\s{0,4}["']?0\b|\bframeOptions\(\)\s{0,4}\.disable\(|\bframeOptions\([^)]{0,40}disable\b|\bX_FRAME_OPTIONS\s{0,4}=\s{0,4}["'](?:ALLOWALL|ALLOW)|@xframe_options_exempt\b|\bSECURE_(?:BROWSER_XSS_FILTER|CONTENT_TYPE_NOSNIFF|SSL_REDIRECT)\s{0,4}=\s{0,4}False|\benableXssProtection\s{0,4}=\s{0,4}false/u,
    does: 'leaves a protective header of pages out',
  },
  {
    pattern:
      /\bStrict-Transport-Security["']?\s{0,4}[,:=]?\s{0,4}["']max-age=0\b|\b(?:hsts|strictTransportSecurity)\s{0,4}:\s{0,4}false\b|\bSECURE_HSTS_SECONDS\s{0,4}=\s{0,4}0\b|\bconfig\.force_ssl\s{0,4}=\s{0,4}false\b/u,
    does: 'lets browsers come without TLS (HSTS)',
  },
  {
    pattern:
      /\bhttp_?only["']?\s{0,4}(?:[:=]|=>)\s{0,4}false\b|\bsetHttpOnly\(\s{0,4}false|\b(?:SESSION|CSRF|REMEMBER|LANGUAGE)_COOKIE_(?:SECURE|HTTPONLY)["'\]]{0,2}\s{0,4}[=:]\s{0,4}False\b|\bset_?cookie\(.{0,120}\b(?:secure|httponly)\s{0,2}=\s{0,2}False|\b(?:cookie|session)\w{0,20}\b.{0,80}\bsecure["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:false|False)\b|\bsetSecure\(\s{0,4}false|^\s{0,12}secure["']?\s{0,4}(?::|=>)\s{0,4}false\b|\bsession\.cookie_(?:secure|httponly)["']?\s{0,4}[,=]\s{0,4}["']?(?:0|false|off)\b|\bSame_?Site["']?\s{0,4}(?:[:=]|=>)\s{0,4}(?:["']none["']|SameSiteMode\.None|http\.SameSiteNoneMode|:none)(?!.{0,80}\bsecure)|\b(?:requireSSL|httpOnlyCookies)\s{0,2}=\s{0,2}"false"|\bSecure\s{0,4}[:=]\s{0,4}false\b|\bHttpOnly\s{0,4}[:=]\s{0,4}false\b/iu,
    does: 'lets scripts or plain connections have a cookie',
  },
  {
    pattern:
      /\bapp\.run\(.{0,120}\bdebug\s{0,2}=\s{0,2}True|\buvicorn\.run\(.{0,120}\breload\s{0,2}=\s{0,2}True|\bapp\.debug\s{0,2}=\s{0,2}True|\bapp\.config\[["'](?:DEBUG|TESTING)["']\]\s{0,2}=\s{0,2}True|\bFLASK_(?:DEBUG|ENV)["'\]]{0,2}\s{0,4}[=:]\s{0,4}["']?(?:1|true|development)\b|^\s{0,4}DEBUG\s{0,2}=\s{0,2}True\b|\bAPP_DEBUG\s{0,2}=\s{0,2}true|\bconfig_prod\w{0,20}.{0,20}debug\s{0,2}=\s{0,2}True|["']?display_errors["']?\s{0,4}[,=]\s{0,4}["']?(?:1|on|true|stdout)\b|\bconsider_all_requests_local\s{0,4}=\s{0,4}true|\bUseDeveloperExceptionPage\(\)|<compilation\b[^>]{0,80}\bdebug\s{0,2}=\s{0,2}"true"|<customErrors\b[^>]{0,80}\bmode\s{0,2}=\s{0,2}"Off"|<trace\b[^>]{0,80}\benabled\s{0,2}=\s{0,2}"true"|\bset\(\s{0,4}["']showStackError["']\s{0,4},\s{0,4}true|\bandroid:debuggable\s{0,2}=\s{0,2}"true"|\bgin\.SetMode\(\s{0,4}gin\.DebugMode|\bphpinfo\(\)|^\s{0,4}wp_debug|["']WP_DEBUG["']\s{0,2},\s{0,2}true/iu,
    does: 'shows the inside of the program to whoever causes an error (debug)',
    mild: true,
  },
  {
    pattern:
      /\b(?:bind|listen|run|serve|host|Listen|ListenAndServe|ListenTLS|ListenPacket|createServer|HTTPServer|TCPServer|make_server|serve_forever|addr|address|bind_address|BIND|HOST|server|listen_addresses|hostname|TcpListener::bind)["']?\]?\s{0,4}[=:(,]{1,2}.{0,40}?["'](?:0\.0\.0\.0|\[?::\]?)(?::\d{0,5})?["']|\blistenAddress.{0,10}0\.0\.0\.0|\bListen\(\s{0,4}["']tcp["']\s{0,4},\s{0,4}["']:\d{1,5}["']|\bINADDR_ANY\b|\bIPAddress\.Any\b|--(?:host|bind)[= ]0\.0\.0\.0|["'](?:0\.0\.0\.0)["']\s{0,4},\s{0,4}\d{2,5}\s{0,4}\)/u,
    does: 'listens on all addresses of the machine',
    mild: true,
  },
  {
    pattern:
      /\bautoescape["']?\s{0,4}(?:[=:]|=>)\s{0,4}(?:False|false)\b|\bescapeMarkup\s{0,4}:\s{0,4}false|\bescapeHtml\s{0,4}=\s{0,4}false|\bescape["']?\s{0,4}:\s{0,4}false\b.{0,40}(?:i18n|interpol)|\bnoEscape["']?\s{0,4}:\s{0,4}true\b|\.escapeMarkup\s{0,4}=\s{0,4}false|\bescape_html_entities_in_json\s{0,4}=\s{0,4}false|\$sceProvider\.enabled\(\s{0,4}false|\bmustache\.escape\s{0,4}=|\bsetEscapeModelStrings\(\s{0,4}false|\bsetAutoEscap\w{1,4}\(\s{0,4}false|\b(?:Environment|jinja2\.Environment)\(\s{0,4}\)|\bjinja2\.Environment\((?!.{0,200}autoescape).{0,200}\)\s{0,4}$/u,
    does: 'puts values into pages without escaping them',
    mild: true,
  },
  {
    pattern:
      /\b(?:resolve_entities|load_dtd|no_network)\s{0,2}=\s{0,2}(?:True|(?<=no_network\s{0,2}=\s{0,2})False)\b|\bnoent["']?\s{0,4}(?::|=>)\s{0,4}true\b|\bLIBXML_NOENT\b|\blibxml_disable_entity_loader\(\s{0,4}false|\bDtdProcessing\.Parse\b|\bProhibitDtd\s{0,2}=\s{0,2}false|\bXmlResolver\s{0,4}=\s{0,4}new XmlUrlResolver|\bdisallow-doctype-decl["']\s{0,4},\s{0,4}false|\bexternal-(?:general|parameter)-entities["']\s{0,4},\s{0,4}true|\bIS_SUPPORTING_EXTERNAL_ENTITIES\b.{0,20}(?:true|TRUE)|\bfeature_external_[gp]es\s{0,4},\s{0,4}True|\bXMLParseNoEnt\b|\breplaceEntities\s{0,4}[:=]\s{0,4}true|\bExpandEntityReferences\(\s{0,4}true|\bNokogiri::XML::ParseOptions::(?:NOENT|DTDLOAD)\b|\bconfig\.noent\b/u,
    does: 'lets a document read files and addresses (external entities)',
  },
  {
    pattern:
      /\bchmod\s{1,4}(?:-\w{1,4}\s{1,4})?(?:0?[0-7]?(?:777|666|776|767|667|676)|a\+rwx|o\+w|ugo\+rwx|a\+w)\b|\b(?:f?chmod|Chmod|chmodSync|lchmod|mkdir|Mkdir|MkdirAll|OpenFile|WriteFile|mkdirs|makedirs|set_permissions|from_mode|mkfifo)\w{0,8}\([^)]{0,80}(?:\b0?o?[0-7]?(?:777|666|776|767)\b|\b511\b|\bos\.ModePerm\b)|\bchmod\([^)]{0,80}\bS_IRWXO\b|\bS_IWOTH\b|\bmode\s{0,2}[=:]\s{0,2}["']?0?o?[0-7]?777\b|\bumask\(?\s{0,4}0{1,4}\b|\bPosixFilePermission\.OTHERS_(?:WRITE|EXECUTE)|["']rwxrwxrwx["']|\bsetWritable\(\s{0,4}true\s{0,4},\s{0,4}false/u,
    does: 'lets everybody write a file',
    mild: true,
  },
  {
    pattern:
      /\btempfile\.mktemp\(|\bos\.(?:tempnam|tmpnam)\(|(?<![\w.])(?:mktemp|tmpnam|tempnam)\(\s{0,4}\w|\.extractall\((?!.{0,80}\bfilter\b).{0,80}\)(?<=\btar\w{0,20}\.extractall.{0,90})/u,
    does: 'takes a name of a file that others can choose before',
    mild: true,
  },
  {
    pattern: /--privileged\b/u,
    does: 'gives a container rights over its host',
  },
];

/** One of these words is in each such line. */
const SIGNS =
  /origin|cors|csrf|forgery|validateInput|anonym|permitAll|access=|allowany|default allow|skip_before|security-?_?policy|unsafe-|-src|Src|helmet|filter|noSniff|frame|poweredBy|crossOrigin|xss|hsts|transport|force_ssl|http_?only|secure|cookie|samesite|requireSSL|debug|testing|flask_|reload|display_errors|consider_all|customErrors|trace|DeveloperException|stackError|phpinfo|0\.0\.0\.0|::|listen|INADDR_ANY|IPAddress\.Any|escap|Environment\(|sceProvider|entit|dtd|noent|XmlResolver|doctype|feature_external|chmod|mkdir|OpenFile|WriteFile|makedirs|permissions|from_mode|S_I|umask|777|OTHERS_|rwxrwx|setWritable|mktemp|tmpnam|tempnam|extractall|privileg|hostNetwork|hostPID|hostIPC|runAsUser/iu;

const GUARDS: readonly Guard[] = [
  { pattern: /\bContent-Security-Policy\b(?!-Report-Only)/iu, what: 'the rule that says what pages may load (CSP)' },
  { pattern: /\bStrict-Transport-Security\b/iu, what: 'the rule that browsers come by TLS alone (HSTS)' },
  {
    pattern: /^\s{0,80}(?:location\b.{0,200}\{.{0,200})?\bdeny\s{1,4}all\s{0,4};/u,
    what: 'a rule that keeps others out',
  },
  { pattern: /^\s{0,80}auth_basic\s{1,4}["']/u, what: 'a rule that asks for a password' },
];

/** Reports loosened access rights. */
export const accessWeakened: Rule = {
  id: 'security/access-weakened',
  severity: 'warn',
  summary: 'A setting lets more in than before',
  docs: {
    why: 'A setting that lets everybody in opens more than the code around it shows, and no test of what should work will notice.',
    bad: {
      files: {
        'src/server.ts': [' const app = express();', "+app.use(cors({ origin: '*' }));"],
      },
    },
    good: {
      files: {
        'src/server.ts': [' const app = express();', "+app.use(cors({ origin: 'https://shop.example' }));"],
      },
    },
  },
  suppressible: true,
  check: (context) => {
    const told = [
      ...findWeaknesses(
        context,
        SIGNS,
        WEAKNESSES,
        'If that is meant, say for whom and why in the pull request; if not, name the origins, roles or files that are meant.',
      ),
      ...findLostGuards(
        context,
        GUARDS,
        'Nothing like it comes in its place in this file. Say where it is set now, or put it back.',
      ),
    ];
    const isTold = ({ file, first }: RawFinding) => told.some((one) => one.file === file && one.first === first);
    return [...told, ...findLoosenedSettings(context).filter((setting) => !isTold(setting))];
  },
};
