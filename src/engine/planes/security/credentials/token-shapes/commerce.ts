import { GITHUB_LIST, type TokenShapes } from './shape.js';

const STRIPE = 'https://docs.stripe.com/keys';
const SHOPIFY = 'https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens';
const SQUARE = 'https://developer.squareup.com/docs/build-basics/access-tokens';
const FLUTTERWAVE = 'https://developer.flutterwave.com/v3.0.0/docs/authentication';
const EASYPOST = 'https://docs.easypost.com/docs/authentication';
const LOB = 'https://docs.lob.com/#tag/Authentication';
const SHIPPO = 'https://docs.goshippo.com/docs/guides_general/authentication/';
const DUFFEL = 'https://duffel.com/docs/api/overview/making-requests';
const PADDLE = 'https://developer.paddle.com/api-reference/about/api-keys';

/** Tokens of shops, payments, banks and deliveries. */
export const COMMERCE_TOKENS: readonly TokenShapes[] = [
  {
    kind: 'Paystack secret key',
    shapes: ['sk_live_<hex 40>'],
    source: 'https://paystack.com/docs/api/authentication/',
  },
  {
    kind: 'Stripe live key',
    shapes: ['sk_live_<alnum 20-250>', 'rk_live_<alnum 20-250>', 'sk_prod_<alnum 20-250>', 'rk_prod_<alnum 20-250>'],
    source: STRIPE,
  },
  { kind: 'Stripe test key', shapes: ['sk_test_<alnum 20-250>', 'rk_test_<alnum 20-250>'], source: STRIPE, mild: true },
  { kind: 'Stripe webhook secret', shapes: ['whsec_<base64 32-64>'], source: 'https://docs.stripe.com/webhooks' },
  { kind: 'Stripe organization key', shapes: ['sk_org_live_<alnum 20-250>'], source: STRIPE },
  { kind: 'Square token', shapes: ['sq0atp-<word 22>', 'sq0csp-<word 43>', 'EAAA<word 60>'], source: SQUARE },
  { kind: 'PayPal Braintree token', shapes: ['access_token$production$<lower 16>$<lower 32>'], source: GITHUB_LIST },
  {
    kind: 'Braintree sandbox token',
    shapes: ['access_token$sandbox$<lower 16>$<lower 32>'],
    source: GITHUB_LIST,
    mild: true,
  },
  {
    kind: 'Plaid access token',
    shapes: ['access-production-<uuid>', 'access-development-<uuid>'],
    source: 'https://plaid.com/docs/api/items/',
  },
  {
    kind: 'Plaid sandbox token',
    shapes: ['access-sandbox-<uuid>'],
    source: 'https://plaid.com/docs/sandbox/',
    mild: true,
  },
  {
    kind: 'Shopify token',
    shapes: [
      'shpat_<alnum 32-40>',
      'shpca_<alnum 32-40>',
      'shppa_<alnum 32-40>',
      'shpss_<alnum 32-40>',
      'shptka_<alnum 32-40>',
    ],
    source: SHOPIFY,
  },
  {
    kind: 'Razorpay live key',
    shapes: ['rzp_live_<alnum 14>'],
    source: 'https://razorpay.com/docs/api/authentication/',
  },
  {
    kind: 'Flutterwave secret key',
    shapes: ['FLWSECK-<hex 32>-X', 'FLWSECK-<hex 32>-<hex 11>vt-X'],
    source: FLUTTERWAVE,
  },
  {
    kind: 'Flutterwave test key',
    shapes: ['FLWSECK_TEST-<lower 12>', 'FLWSECK_TEST-<lower 32>-X'],
    source: FLUTTERWAVE,
    mild: true,
  },
  { kind: 'EasyPost key', shapes: ['EZAK<alnum 54>'], source: EASYPOST },
  { kind: 'EasyPost test key', shapes: ['EZTK<alnum 54>'], source: EASYPOST, mild: true },
  { kind: 'Lob live key', shapes: ['live_<hex 35>'], source: LOB },
  { kind: 'Lob test key', shapes: ['test_<hex 35>'], source: LOB, mild: true },
  { kind: 'Mollie live key', shapes: ['live_<alnum 30>'], source: 'https://docs.mollie.com/reference/authentication' },
  {
    kind: 'Mollie test key',
    shapes: ['test_<alnum 30>'],
    source: 'https://docs.mollie.com/reference/authentication',
    mild: true,
  },
  {
    kind: 'GoCardless token',
    shapes: ['live_<word 40>'],
    source: 'https://developer.gocardless.com/api-reference/#making-requests-authentication',
  },
  { kind: 'Shippo live token', shapes: ['shippo_live_<hex 40>'], source: SHIPPO },
  { kind: 'Shippo test token', shapes: ['shippo_test_<hex 40>'], source: SHIPPO, mild: true },
  { kind: 'Duffel token', shapes: ['duffel_live_<dotted 43>'], source: DUFFEL },
  { kind: 'Duffel test token', shapes: ['duffel_test_<dotted 43>'], source: DUFFEL, mild: true },
  { kind: 'Paddle API key', shapes: ['pdl_live_apikey_<lower 26>_<alnum 22>_<alnum 3>'], source: PADDLE },
  {
    kind: 'Paddle sandbox key',
    shapes: ['pdl_sdbx_apikey_<lower 26>_<alnum 22>_<alnum 3>'],
    source: PADDLE,
    mild: true,
  },
  {
    kind: 'Polar token',
    shapes: ['polar_oat_<alnum 40-60>', 'polar_pat_<alnum 40-60>'],
    source: 'https://polar.sh/docs/integrate/oat',
  },
  { kind: 'Persona API key', shapes: ['persona_production_<word 30-60>'], source: GITHUB_LIST },
  {
    kind: 'Onfido token',
    shapes: ['api_live.<word 11>.<word 32>', 'api_live_us.<word 11>.<word 32>', 'api_live_ca.<word 11>.<word 32>'],
    source: 'https://documentation.onfido.com/api/latest/#api-tokens',
  },
  { kind: 'Samsara token', shapes: ['samsara_api_<alnum 30>'], source: GITHUB_LIST },
  {
    kind: 'Meta device token',
    shapes: ['FRL|<digit 15-18>|<word 27-40>', 'OC|<digit 15-18>|<word 27-40>'],
    source: GITHUB_LIST,
  },
];
