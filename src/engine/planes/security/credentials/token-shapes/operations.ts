import { GITHUB_LIST, type TokenShapes } from './shape.js';

const NEW_RELIC = 'https://docs.newrelic.com/docs/apis/intro-apis/new-relic-api-keys/';
const SENTRY = 'https://docs.sentry.io/account/auth-tokens/';
const GRAFANA = 'https://grafana.com/docs/grafana/latest/administration/service-accounts/';
const HONEYCOMB = 'https://docs.honeycomb.io/configure/environments/manage-api-keys/';
const LAUNCHDARKLY = 'https://launchdarkly.com/docs/home/account/api';

/** Tokens of monitoring, identity, feature flags and security tools. */
export const OPERATIONS_TOKENS: readonly TokenShapes[] = [
  { kind: 'New Relic user key', shapes: ['NRAK-<upper 27>', 'NRAK-<lower 27>', 'NRAA-<hex 27>'], source: NEW_RELIC },
  {
    kind: 'New Relic key',
    shapes: [
      'NRII-<word 32>',
      'NRIQ-<word 32>',
      'NRRA-<hex 42>',
      'NRBR-<hex 19>',
      'eu01xx<hex 30>NRAL',
      '<hex 36>NRAL',
      '<hex 32>FFFFNRAL',
    ],
    source: NEW_RELIC,
  },
  { kind: 'New Relic browser key', shapes: ['NRJS-<hex 19>'], source: NEW_RELIC, mild: true },
  {
    kind: 'Sentry token',
    shapes: [
      'sntrys_eyJ<base64 60-400>_<base64 43>',
      'sntrys_eyJ<base64 60-400><pad 1-2>_<base64 43>',
      'sntryu_<hex 64>',
      'sntrya_<hex 64>',
    ],
    source: SENTRY,
  },
  {
    kind: 'Grafana token',
    shapes: [
      'glsa_<alnum 32>_<anyhex 8>',
      'glc_<base64 32-400>',
      'glc_<base64 32-400><pad 1-3>',
      'eyJrIjoi<alnum 70-400>',
      'eyJrIjoi<alnum 70-400><pad 1-3>',
    ],
    source: GRAFANA,
  },
  {
    kind: 'Dynatrace token',
    shapes: ['dt0c01.<alnum 24>.<alnum 64>', 'dt0s16.<alnum 8>.<alnum 64>', 'dt0s01.<alnum 24>.<alnum 64>'],
    source:
      'https://docs.dynatrace.com/docs/manage/identity-access-management/access-tokens-and-oauth-clients/access-tokens',
  },
  {
    kind: 'Honeycomb key',
    shapes: ['hcaik_<lower 26-60>', 'hcxik_<lower 26-60>', 'hcamk_<lower 26-60>', 'hcalk_<lower 26-60>'],
    source: HONEYCOMB,
  },
  {
    kind: 'Elastic API key',
    shapes: ['essu_<percent 40-120>'],
    source: 'https://www.elastic.co/docs/deploy-manage/api-keys/elastic-cloud-api-keys',
  },
  { kind: 'Axiom token', shapes: ['xaat-<uuid>', 'xapt-<uuid>'], source: 'https://axiom.co/docs/reference/tokens' },
  { kind: 'PostHog personal key', shapes: ['phx_<word 40-60>'], source: 'https://posthog.com/docs/api/overview' },
  { kind: 'LaunchDarkly key', shapes: ['sdk-<uuid>', 'api-<uuid>'], source: LAUNCHDARKLY },
  {
    kind: 'ConfigCat SDK key',
    shapes: ['configcat-sdk-1/<word 22>/<word 22>'],
    source: 'https://configcat.com/docs/sdk-reference/overview/',
    mild: true,
  },
  {
    kind: 'Statsig server key',
    shapes: ['secret-<alnum 43>'],
    source: 'https://docs.statsig.com/access-management/api-keys',
  },
  {
    kind: 'Flagsmith server key',
    shapes: ['ser.<alnum 22>'],
    source: 'https://docs.flagsmith.com/clients/server-side',
  },
  {
    kind: 'Stytch secret',
    shapes: ['secret-live-<word 36>=', 'secret-test-<word 36>='],
    source: 'https://stytch.com/docs/api',
  },
  {
    kind: 'Ory token',
    shapes: ['ory_pat_<alnum 32>', 'ory_apikey_<alnum 32>', 'ory_st_<alnum 32>'],
    source: 'https://www.ory.com/docs/concepts/personal-access-token',
  },
  {
    kind: 'Kolide API key',
    shapes: ['k2sk_v1_<alnum 24>'],
    source: 'https://www.kolide.com/docs/developers/api',
  },
  {
    kind: 'Dependency-Track API key',
    shapes: ['odt_<alnum 32-36>'],
    source: 'https://docs.dependencytrack.org/integrations/rest-api/',
  },
  { kind: 'Ionic token', shapes: ['ion_<alnum 42>'], source: 'https://ionic.io/docs/appflow/personal-access-tokens' },
  { kind: 'Adafruit IO key', shapes: ['aio_<alnum 28>'], source: 'https://io.adafruit.com/api/docs/' },
  {
    kind: 'Segment API token',
    shapes: ['sgp_<alnum 64>'],
    source: 'https://docs.segmentapis.com/tag/Getting-Started#section/Get-an-API-token',
  },
  { kind: 'Rootly API key', shapes: ['rootly_<hex 64>'], source: GITHUB_LIST },
  {
    kind: 'FireHydrant bot token',
    shapes: ['fhb-<hex 32>'],
    source: 'https://docs.firehydrant.com/reference/firehydrant-api-basics-and-authentication',
  },
  {
    kind: 'RapidAPI key',
    shapes: ['<lower 10>msh<lower 15>p1<lower 5>jsn<lower 12>'],
    source: 'https://docs.rapidapi.com/docs/keys',
  },
  {
    kind: 'Authress access key',
    shapes: [
      'sc_<lower 5-30>.<lower 4-6>.acc-<lowword 10-32>.<word 30-120>',
      'scauth_<lower 5-30>.<lower 4-6>.acc-<lowword 10-32>.<word 30-120>',
      'authress_<lower 5-30>.<lower 4-6>.acc-<lowword 10-32>.<word 30-120>',
      'ext_<lower 5-30>.<lower 4-6>.acc-<lowword 10-32>.<word 30-120>',
    ],
    source: 'https://authress.io/knowledge-base/docs/authorization/service-clients/secrets-scanning/',
  },
  {
    kind: 'Inngest signing key',
    shapes: ['signkey-prod-<hex 64>', 'signkey-branch-<hex 64>'],
    source: 'https://www.inngest.com/docs/platform/signing-keys',
  },
  {
    kind: 'Trigger.dev key',
    shapes: ['tr_prod_<alnum 20-24>', 'tr_pat_<alnum 40>'],
    source: 'https://trigger.dev/docs/apikeys',
  },
  {
    kind: 'Liveblocks secret key',
    shapes: ['sk_prod_<word 40-90>'],
    source: 'https://liveblocks.io/docs/authentication',
  },
  { kind: 'Scalingo token', shapes: ['tk-us-<word 48>'], source: 'https://developers.scalingo.com/' },
  {
    kind: 'Appwrite API key',
    shapes: ['standard_<hex 256>'],
    source: 'https://appwrite.io/docs/advanced/platform/api-keys',
  },
];
