import type { Rule } from '../../model.js';
import { findLostGuards, findWeaknesses, type Guard, type Weakness } from './weaknesses.js';

const WEAKNESSES: readonly Weakness[] = [
  {
    pattern:
      /Access-Control-Allow-Origin["']?\s{0,4}[,:=]{1,2}>?\s{0,4}["']?\*|\ballow_origins\s{0,4}=\s{0,4}\[\s{0,4}["']\*|\bAllowAnyOrigin\(\)|@CrossOrigin\((?:origins\s{0,4}=\s{0,4})?["']\*|\bCORS_(?:ORIGIN_ALLOW_ALL|ALLOW_ALL_ORIGINS)\s{0,4}=\s{0,4}True|\bAllowAllOrigins\s{0,4}[:=]\s{0,4}true/u,
    does: 'lets every site read the answers (CORS)',
  },
  {
    pattern:
      /@csrf_exempt\b|\bskip_(?:before_action|forgery_protection)\b.{0,20}(?::verify_authenticity_token|$)|\bcsrf\(\)\s{0,4}\.disable\(|\bcsrf\(\s{0,4}(?:AbstractHttpConfigurer::disable|\w{1,10}\s{0,4}->\s{0,4}\w{1,10}\.disable\(\))|\[IgnoreAntiforgeryToken\]|\bcsrf(?:Protection)?["']?\s{0,4}:\s{0,4}false/u,
    does: 'turns the guard against forged requests off (CSRF)',
  },
  {
    pattern:
      /\[AllowAnonymous\]|\banyRequest\(\)\s{0,4}\.permitAll\(|@PermitAll\b|\bpermission_classes\s{0,4}=\s{0,4}[[(]\s{0,4}(?:\w{1,30}\.)?AllowAny\b|\bskip_before_action\s{1,4}:(?:authenticate|authorize|require_login)\w{0,20}/u,
    does: 'lets everybody in',
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
    pattern:
      /^(?:- )?["']?(?:privileged|allowPrivilegeEscalation|hostNetwork|hostPID)["']?\s{0,4}:\s{0,4}true\b|^["']?runAsUser["']?\s{0,4}:\s{0,4}0\b|--privileged\b/u,
    does: 'gives a container rights over its host',
  },
];

const GUARDS: readonly Guard[] = [
  {
    pattern:
      /@(?:login|permission|staff_member|user_passes|roles?|auth|jwt|token)_?\w{0,20}(?:required|test)\b|@requires?_(?:auth|login|permission|role)\w{0,20}|@(?:PreAuthorize|Secured|RolesAllowed|RequiresPermissions)\b|\[Authorize\b|@UseGuards\(/u,
    what: 'a mark that asks who is there',
  },
  {
    pattern:
      /\bbefore_action\s{1,4}:(?:authenticate|authorize|require_login|verify)\w{0,30}|\bauthorize!\s|->middleware\(\s{0,4}\[?["']auth\b|\bprotect_from_forgery\b|@csrf_protect\b/u,
    what: 'a guard in front of an action',
  },
  {
    pattern:
      /^(?:await )?(?:this\.)?(?:\w{1,30}\.)?(?:require|ensure|check|verify|assert)(?:Auth\w{0,20}|Login|LoggedIn|Permissions?|Access|Role|Admin|Csrf\w{0,10})\(|\bpassport\.authenticate\(/u,
    what: 'a call that checks who may do this',
  },
];

/** Reports loosened access rights. */
export const accessWeakened: Rule = {
  id: 'security/access-weakened',
  severity: 'warn',
  summary: 'A guard of access is taken away or loosened',
  docs: {
    why: 'One missing check opens what all others close, and no test of what should work will notice.',
    bad: {
      files: {
        'shop/views.py': [
          ' from shop import orders',
          ' ',
          '-@login_required',
          ' def refund(request, order_id):',
          '     return orders.refund(order_id)',
        ],
      },
    },
    good: {
      files: {
        'shop/views.py': [
          ' from shop import orders',
          ' ',
          '-@login_required',
          "+@permission_required('shop.refund')",
          ' def refund(request, order_id):',
          '     return orders.refund(order_id)',
        ],
      },
    },
  },
  suppressible: true,
  check: (context) => [
    ...findWeaknesses(
      context,
      WEAKNESSES,
      'If that is meant, say for whom and why in the pull request; if not, name the origins, roles or files that are meant.',
    ),
    ...findLostGuards(
      context,
      GUARDS,
      'Nothing like it comes in its place in this file. Say where the check is made now, or put it back.',
    ),
  ],
};
