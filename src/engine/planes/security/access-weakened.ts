import type { RawFinding, Rule } from '../../model.js';
import { findLoosenedSettings } from './access-settings.js';
import { findLostGuards, findWeaknesses, type Guard, type Weakness } from './weaknesses.js';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern:
      /Access-Control-Allow-Origin["']?\s{0,4}[,:=]{1,2}>?\s{0,4}["']?\*|\ballow_origins\s{0,4}=\s{0,4}\[\s{0,4}["']\*|\bAllowAnyOrigin\(\)|\bcors\(\s{0,4}\{[^}]{0,80}\borigin\s{0,4}:\s{0,4}(?:["']\*|true\b)|@CrossOrigin\((?:origins\s{0,4}=\s{0,4})?["']\*|\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\s{0,4}=\s{0,4}True|\bAllowAllOrigins\s{0,4}[:=]\s{0,4}true/u,
    does: 'lets every site read the answers (CORS)',
  },
  {
    pattern:
      /@csrf_exempt\b|\bskip_(?:before_action|forgery_protection)\b.{0,20}(?::verify_authenticity_token|$)|\bcsrf\(\)\s{0,4}\.disable\(|\bcsrf\(\s{0,4}(?:AbstractHttpConfigurer::disable|\w{1,10}\s{0,4}->\s{0,4}\w{1,10}\.disable\(\))|\[IgnoreAntiforgeryToken\]|\bcsrf(?:Protection)?["']?\s{0,4}:\s{0,4}false/u,
    does: 'turns the guard against forged requests off (CSRF)',
  },
  {
    pattern:
      /\[AllowAnonymous\]|@(?:PreAuthorize|Secured)\(\s{0,4}"(?:permitAll|isAnonymous)|\baccess=["']permitAll|\bIS_AUTHENTICATED_ANONYMOUSLY\b|\bdefault allow\s{0,4}:?=\s{0,4}true\b|\banyRequest\(\)\s{0,4}\.permitAll\(|@PermitAll\b|\bpermission_classes\s{0,4}=\s{0,4}[[(]\s{0,4}(?:\w{1,30}\.)?AllowAny\b|\bskip_before_action\s{1,4}:(?:authenticate|authorize|require_login)\w{0,20}/u,
    does: 'lets everybody in',
  },
  {
    pattern:
      /\bcontentSecurityPolicy\s{0,4}:\s{0,4}false\b|["'\s;]'unsafe-(?:inline|eval)'|\b(?:default|script)-src\s{1,4}(?:'self' )?\*/u,
    does: 'lets pages run code from anywhere (CSP)',
  },
  {
    pattern:
      /\bStrict-Transport-Security["']?\s{0,4}[,:=]?\s{0,4}["']max-age=0\b|\b(?:hsts|strictTransportSecurity)\s{0,4}:\s{0,4}false\b|\bSECURE_HSTS_SECONDS\s{0,4}=\s{0,4}0\b/u,
    does: 'lets browsers come without TLS (HSTS)',
  },
  {
    pattern:
      /\bhttp_?only["']?\s{0,4}(?:[:=]|=>)\s{0,4}false\b|\b(?:SESSION|CSRF)_COOKIE_(?:SECURE|HTTPONLY)\s{0,4}=\s{0,4}False\b|\bcookie\w{0,20}\b.{0,60}\bsecure["']?\s{0,4}(?:[:=]|=>)\s{0,4}false\b/iu,
    does: 'lets scripts or plain connections have a cookie',
  },
  {
    pattern: /\bchmod\s{1,4}(?:-R\s{1,4})?(?:0?777|a\+rwx)\b|\bchmod\w{0,8}\([^)]{0,80}(?:0o?777|511)\b/u,
    does: 'lets everybody write a file',
    mild: true,
  },
  {
    pattern: /--privileged\b/u,
    does: 'gives a container rights over its host',
  },
];

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
