/**
 * The forms of keys that have no fixed text, by the name of their service: a value that is called the key of a service
 * and has none of its forms is not one.
 */
import { escapePattern } from '../../../text/escape-pattern.js';
import { splitName } from './credential-names.js';
import { TOKEN_SHAPES } from './token-shapes/index.js';
import { readShape } from './token-shapes/shape.js';

/** All forms in which a service gives out its keys, as in `token-shapes`, and its page about them. */
type IssuerForms = readonly [issuer: string, shapes: readonly string[], source: string];

/** Only services that everybody is given keys of the same form by: one that people host themselves may make others. */
const FORMS: readonly IssuerForms[] = [
  ['airtable', ['key<alnum 14>', 'pat<alnum 14>.<hex 64>'], 'https://airtable.com/developers/web/api/authentication'],
  ['algolia', ['<hex 32>'], 'https://www.algolia.com/doc/guides/security/api-keys/'],
  ['anthropic', ['sk-ant-<word 20-200>'], 'https://docs.claude.com/en/api/overview'],
  ['apify', ['apify_api_<alnum 36>'], 'https://docs.apify.com/platform/integrations/api'],
  ['assemblyai', ['<lower 32>'], 'https://www.assemblyai.com/docs/api-reference/overview'],
  ['bitly', ['<word 40>'], 'https://dev.bitly.com/docs/getting-started/authentication/'],
  [
    'circleci',
    ['<hex 40>', 'CCIPAT_<alnum 22>_<hex 40>', 'CCIPRJ_<alnum 22>_<hex 40>'],
    'https://circleci.com/docs/managing-api-tokens/',
  ],
  [
    'cloudflare',
    [
      '<word 40>',
      '<hex 37>',
      'v1.0-<hex 24>-<hex 146>',
      '<word 36>',
      'cfut_<alnum 48>',
      'cfat_<alnum 48>',
      'cfk_<alnum 48>',
    ],
    'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  ],
  ['codecov', ['<uuid>', '<lower 32>'], 'https://docs.codecov.com/docs/codecov-tokens'],
  ['datadog', ['<lower 32>', '<lower 40>'], 'https://docs.datadoghq.com/account_management/api-app-keys/'],
  ['deepgram', ['<lower 40>'], 'https://developers.deepgram.com/docs/create-additional-api-keys'],
  ['deepl', ['<uuid>', '<uuid>:fx'], 'https://developers.deepl.com/docs/getting-started/auth'],
  ['deepseek', ['sk-<lower 32>'], 'https://api-docs.deepseek.com/'],
  [
    'digitalocean',
    ['<hex 64>', 'dop_v1_<hex 64>', 'doo_v1_<hex 64>', 'dor_v1_<hex 64>'],
    'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  ],
  ['elevenlabs', ['<hex 32>', 'sk_<hex 48>'], 'https://elevenlabs.io/docs/api-reference/authentication'],
  ['etherscan', ['<upper 34>'], 'https://docs.etherscan.io/getting-an-api-key'],
  ['fastly', ['<word 32>'], 'https://www.fastly.com/documentation/reference/api/auth-tokens/'],
  ['giphy', ['<alnum 32>'], 'https://developers.giphy.com/docs/api/'],
  ['gitea', ['<hex 40>'], 'https://docs.gitea.com/development/api-usage'],
  ['groq', ['gsk_<alnum 52>'], 'https://console.groq.com/docs/quickstart'],
  ['huggingface', ['hf_<alnum 34>', 'api_org_<alnum 34>'], 'https://huggingface.co/docs/hub/security-tokens'],
  ['linear', ['lin_api_<alnum 40>', 'lin_oauth_<hex 64>'], 'https://linear.app/developers/graphql#authentication'],
  ['mailchimp', ['<hex 32>-us<digit 1-2>'], 'https://mailchimp.com/developer/marketing/guides/quick-start/'],
  [
    'mailgun',
    ['key-<lower 32>', 'pubkey-<hex 32>', '<hex 32>-<hex 8>-<hex 8>', '<hex 32>'],
    'https://documentation.mailgun.com/docs/mailgun/user-manual/get-started/',
  ],
  ['mistral', ['<alnum 32>'], 'https://docs.mistral.ai/getting-started/quickstart/'],
  ['notion', ['secret_<alnum 43>', 'ntn_<alnum 43-50>'], 'https://developers.notion.com/reference/authentication'],
  ['openai', ['sk-<word 20-220>', 'sess-<word 40>'], 'https://platform.openai.com/docs/api-reference/authentication'],
  ['perplexity', ['pplx-<alnum 48>'], 'https://docs.perplexity.ai/getting-started/quickstart'],
  [
    'postman',
    ['PMAK-<anyhex 24>-<anyhex 34>', 'PMAT-<upper 26>'],
    'https://learning.postman.com/docs/developer/postman-api/authentication/',
  ],
  ['postmark', ['<uuid>'], 'https://postmarkapp.com/developer/api/overview#authentication'],
  ['replicate', ['r8_<word 37>', '<hex 40>'], 'https://replicate.com/docs/reference/http#authentication'],
  ['sendgrid', ['SG.<word 22>.<word 43>'], 'https://docs.sendgrid.com/ui/account-and-settings/api-keys'],
  ['shodan', ['<alnum 32>'], 'https://developer.shodan.io/api'],
  [
    'snyk',
    ['<uuid>', 'snyk_uat.<hex 8>.<word 30-300>', 'snyk_sat.<hex 8>.<word 30-300>'],
    'https://docs.snyk.io/snyk-api/authentication-for-api',
  ],
  ['telegram', ['<digit 7-11>:<word 35>'], 'https://core.telegram.org/bots/api#authorizing-your-bot'],
  ['telnyx', ['KEY<upper 32>_<alnum 22>'], 'https://developers.telnyx.com/docs/development/authentication'],
  ['todoist', ['<hex 40>'], 'https://developer.todoist.com/rest/v2/#authorization'],
  [
    'vercel',
    [
      '<alnum 24>',
      'vcp_<word 56>',
      'vci_<word 56>',
      'vca_<word 56>',
      'vcr_<word 56>',
      'vck_<word 56>',
      'vercel_blob_rw_<word 40-60>',
    ],
    'https://vercel.com/docs/rest-api#authentication',
  ],
  ['virustotal', ['<hex 64>'], 'https://docs.virustotal.com/reference/authentication'],
  ['wakatime', ['<uuid>', 'waka_<uuid>'], 'https://wakatime.com/developers#authentication'],
  ['wandb', ['<hex 40>', 'wandb_v1_<word 60-100>'], 'https://docs.wandb.ai/support/find_api_key/'],
];

/** Words between the name of a service and the end of the name of its key, and the last one. */
const OF_KEY = /^(?:api|access|auth|bot|key|token|personal|pat|apikey|apitoken|accesstoken|authtoken)$/u;
/** The value in a header is behind a word. */
const SCHEME = /^(?:bearer|token|basic)\s+/iu;
/** Fixed beginnings that are words: others begin so too. */
const WORD =
  /^(?:live|test|secret|token|standard|key|api|sdk|access|pat|sat|ext|sc|st|db|re|as|pa|pl|tk|fc|md|pk|sk|rk|cu|b|[a-z0-9])[_.-]$/u;
/** Shorter beginnings are those of others by chance. */
const LEAST_BEGINNING = 3;

interface Forms {
  readonly pattern: RegExp;
  /** The fixed texts that all forms begin with; null if one has none. */
  readonly beginnings: readonly string[] | null;
}

/** Returns true if a name calls a value the key of a service, and the value has none of its forms. */
export type FormTest = (name: string, value: string) => boolean;

/** Returns a test for one review. It reads the forms at the first value that may be a key of their service. */
export function createFormTest(): FormTest {
  const shapes = new Map(FORMS.map(([issuer, forms]) => [issuer, forms] as const));
  const read = new Map<string, Forms>();
  let all: ReadonlySet<string> | null = null;
  return (name, value) => {
    const words = splitName(name);
    if (words.some((word) => /^pass|pwd/u.test(word))) return false;
    const key = value.replace(SCHEME, '');
    // Whoever is asked has said already that it is no token of the kind that begins so.
    all ??= new Set(TOKEN_SHAPES.flatMap((tokens) => tokens.shapes.map(readBeginning)));
    const beginning = /^[A-Za-z0-9]{1,20}(?:[_-][a-z0-9]{1,12}){0,2}[_-]/u.exec(key)?.[0] ?? '';
    if (beginning.length > LEAST_BEGINNING && !WORD.test(beginning) && all.has(beginning)) return true;
    const at = words.findLastIndex((word) => shapes.has(word));
    const issuer = words[at];
    if (issuer === undefined || !words.slice(at + 1).every((word) => OF_KEY.test(word))) return false;
    const forms = read.get(issuer) ?? readForms(shapes.get(issuer) ?? []);
    read.set(issuer, forms);
    const begins = forms.beginnings?.some((text) => key.startsWith(text)) ?? true;
    return begins && !forms.pattern.test(key);
  };
}

/** The fixed text that a shape begins with. */
function readBeginning(shape: string): string {
  const first = readShape(shape)[0];
  return first !== undefined && 'text' in first ? first.text : '';
}

function readForms(shapes: readonly string[]): Forms {
  const forms = shapes.map((shape) =>
    readShape(shape)
      .map((part) => ('text' in part ? escapePattern(part.text) : `[${part.alphabet}]{${part.least},${part.most}}`))
      .join(''),
  );
  const beginnings = shapes.map(readBeginning);
  return {
    pattern: new RegExp(`^(?:${forms.join('|')})$`, 'u'),
    beginnings: beginnings.includes('') ? null : beginnings,
  };
}
