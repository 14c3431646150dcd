import { GITHUB_LIST, GITLAB_LIST, type TokenShapes } from './shape.js';

const AWS = 'https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_identifiers.html#identifiers-prefixes';
/** The fixed signature inside of keys that Microsoft generates. */
const AZURE = 'https://learn.microsoft.com/en-us/purview/sit-defn-all-creds';
const PLANETSCALE = 'https://planetscale.com/docs/api/reference/service-tokens';
const HEROKU = 'https://devcenter.heroku.com/articles/authentication';
const GOOGLE_OAUTH = 'https://developers.google.com/identity/protocols/oauth2';

/** Tokens of clouds, hosts, networks and databases. */
export const CLOUD_TOKENS: readonly TokenShapes[] = [
  {
    // Those of keys that end within hours (ASIA, ABIA, ACCA) say nothing without the secret and the session's token.
    kind: 'AWS access key id',
    shapes: ['AKIA<upper 16>', 'A3T<upper 17>'],
    source: AWS,
  },
  {
    kind: 'AWS session token',
    shapes: ['FwoGZXIvYXdz<percent 100-2000>', 'FQoGZXIvYXdz<percent 100-2000>', 'IQoJb3JpZ2luX2Vj<percent 100-2000>'],
    source: 'https://docs.aws.amazon.com/IAM/latest/UserGuide/id_credentials_temp_use-resources.html',
  },
  {
    kind: 'Amazon Bedrock API key',
    shapes: [
      'ABSK<base64 109-269>',
      'ABSK<base64 109-269><pad 1-2>',
      'bedrock-api-key-YmVkcm9jay5hbWF6b25hd3MuY29t<percent 20-3000>',
    ],
    source: 'https://docs.aws.amazon.com/bedrock/latest/userguide/api-keys.html',
  },
  {
    kind: 'AWS AppSync API key',
    shapes: ['da2-<lower 26>'],
    source: 'https://docs.aws.amazon.com/appsync/latest/devguide/security-authz.html',
  },
  { kind: 'Amazon MWS token', shapes: ['amzn.mws.<uuid>'], source: GITLAB_LIST },
  {
    kind: 'Amazon client secret',
    shapes: ['amzn1.oa2-cs.v1.<hex 64>'],
    source: 'https://developer.amazon.com/docs/login-with-amazon/security-profile.html',
  },
  {
    kind: 'Google API key',
    shapes: ['AIza<word 35>'],
    source: 'https://cloud.google.com/docs/authentication/api-keys',
  },
  { kind: 'Google OAuth client secret', shapes: ['GOCSPX-<word 28>'], source: GOOGLE_OAUTH },
  {
    kind: 'Google OAuth access token',
    shapes: ['ya29.<word 40-1000>', 'ya29.<alnum 1>.<word 40-1000>'],
    source: GOOGLE_OAUTH,
  },
  { kind: 'Google OAuth refresh token', shapes: ['1//0<word 38-100>'], source: GOOGLE_OAUTH },
  {
    kind: 'Firebase server key',
    shapes: ['AAAA<word 7>:<word 140>'],
    source: 'https://firebase.google.com/docs/cloud-messaging/auth-server',
  },
  { kind: 'Microsoft Entra client secret', shapes: ['<tilde 3><digit 1>Q~<tilde 31-34>'], source: AZURE },
  {
    kind: 'Azure storage key',
    shapes: ['<base64 76>+ASt<base64 6>==', 'AccountKey=<base64 86>=='],
    source: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-account-keys-manage',
  },
  { kind: 'Azure Cosmos DB key', shapes: ['<base64 76>ACDb<base64 6>=='], source: AZURE },
  { kind: 'Azure Batch key', shapes: ['<base64 76>+ABa<base64 6>=='], source: AZURE },
  {
    kind: 'Azure shared access key',
    shapes: [
      '<base64 33>+AEh<base64 6>=',
      '<base64 33>+ASb<base64 6>=',
      '<base64 33>+ARm<base64 6>=',
      '<base64 33>AIoT<base64 6>=',
      'SharedAccessKey=<base64 43>=',
    ],
    source: 'https://learn.microsoft.com/en-us/azure/service-bus-messaging/service-bus-sas',
  },
  {
    kind: 'Azure shared access signature',
    shapes: ['&sig=<percent 43-60>', '?sig=<percent 43-60>'],
    source: 'https://learn.microsoft.com/en-us/azure/storage/common/storage-sas-overview',
  },
  {
    kind: 'Azure container registry key',
    shapes: ['<base64 42>+ACR<alnum 6>', '<base64 42>ACR<alnum 7>'],
    source: AZURE,
  },
  { kind: 'Azure cache key', shapes: ['<alnum 33>AzCa<alnum 6>='], source: AZURE },
  { kind: 'Azure search key', shapes: ['<alnum 42>AzSe<alnum 6>'], source: AZURE },
  { kind: 'Azure function key', shapes: ['<word 44>AzFu<word 6>=='], source: AZURE },
  {
    kind: 'Azure AI services key',
    shapes: ['<alnum 52>JQQJ99<alnum 26>', '<alnum 52>JQQJ99<alnum 22>'],
    source: AZURE,
  },
  {
    kind: 'Azure DevOps token',
    shapes: ['<alnum 76>AZDO<alnum 4>'],
    source:
      'https://learn.microsoft.com/en-us/azure/devops/organizations/accounts/use-personal-access-tokens-to-authenticate',
  },
  {
    kind: 'DigitalOcean token',
    shapes: ['dop_v1_<hex 64>', 'doo_v1_<hex 64>', 'dor_v1_<hex 64>'],
    source: 'https://docs.digitalocean.com/reference/api/create-personal-access-token/',
  },
  {
    kind: 'DigitalOcean Spaces key',
    shapes: ['DO00<upper 16>'],
    source: 'https://docs.digitalocean.com/products/spaces/how-to/manage-access/',
    mild: true,
  },
  { kind: 'Heroku API key', shapes: ['HRKU-<word 36-66>'], source: HEROKU },
  {
    kind: 'Alibaba Cloud access key',
    shapes: ['LTAI<alnum 12-20>'],
    source: 'https://www.alibabacloud.com/help/en/ram/user-guide/create-an-accesskey-pair',
  },
  {
    kind: 'Tencent Cloud secret id',
    shapes: ['AKID<alnum 32>'],
    source: 'https://www.tencentcloud.com/document/product/598/32675',
  },
  {
    kind: 'Yandex Cloud API key',
    shapes: ['AQVN<word 35-38>'],
    source: 'https://yandex.cloud/en/docs/iam/concepts/authorization/api-key',
  },
  {
    kind: 'Yandex Cloud token',
    shapes: ['t1.<word 20-400>.<word 86>', 't1.<word 20-400><pad 1-2>.<word 86>', 'y0_<word 50-60>'],
    source: 'https://yandex.cloud/en/docs/iam/concepts/authorization/iam-token',
  },
  {
    kind: 'Cloudflare Origin CA key',
    shapes: ['v1.0-<hex 24>-<hex 146>'],
    source: 'https://developers.cloudflare.com/fundamentals/api/get-started/ca-keys/',
  },
  {
    kind: 'Cloudflare API token',
    shapes: ['cfut_<alnum 40><hex 8>', 'cfat_<alnum 40><hex 8>', 'cfk_<alnum 40><hex 8>'],
    source: 'https://developers.cloudflare.com/fundamentals/api/get-started/create-token/',
  },
  {
    kind: 'Fly.io token',
    shapes: ['fo1_<word 43>', 'fm1r_<percent 100-3000>', 'fm1a_<percent 100-3000>', 'fm2_<percent 100-3000>'],
    source: 'https://fly.io/docs/security/tokens/',
  },
  {
    kind: 'Netlify token',
    shapes: ['nfp_<alnum 36>', 'nfc_<alnum 36>', 'nfo_<alnum 36>', 'nfu_<alnum 36>', 'nfb_<alnum 36>'],
    source: 'https://docs.netlify.com/api/get-started/#authentication',
  },
  {
    kind: 'Vercel token',
    shapes: ['vcp_<word 56>', 'vci_<word 56>', 'vca_<word 56>', 'vcr_<word 56>', 'vck_<word 56>'],
    source: 'https://vercel.com/docs/rest-api#authentication',
  },
  {
    kind: 'Vercel Blob token',
    shapes: ['vercel_blob_rw_<alnum 16>_<alnum 30>'],
    source: 'https://vercel.com/docs/vercel-blob',
  },
  {
    kind: 'Supabase token',
    shapes: ['sbp_<hex 40>', 'sbp_v0_<hex 40>', 'sbp_oauth_<hex 40>', 'sb_secret_<word 31>'],
    source: 'https://supabase.com/docs/guides/api/api-keys',
  },
  {
    kind: 'PlanetScale token',
    shapes: ['pscale_tkn_<dotted 32-64>', 'pscale_oauth_<dotted 32-64>'],
    source: PLANETSCALE,
  },
  { kind: 'PlanetScale password', shapes: ['pscale_pw_<dotted 32-64>'], source: PLANETSCALE },
  { kind: 'Neon API key', shapes: ['napi_<lower 64>'], source: 'https://neon.com/docs/manage/api-keys' },
  {
    kind: 'Neon database password',
    shapes: ['npg_<alnum 12-16>'],
    source: 'https://neon.com/docs/connect/connect-from-any-app',
  },
  {
    kind: 'Databricks token',
    shapes: ['dapi<hex 32>', 'dapi<hex 32>-<digit 1>', 'dose<hex 32>', 'dkea<hex 32>'],
    source: 'https://docs.databricks.com/aws/en/dev-tools/auth/pat',
  },
  { kind: 'Render API key', shapes: ['rnd_<alnum 28-40>'], source: 'https://render.com/docs/api' },
  { kind: 'Aiven password', shapes: ['AVNS_<word 19-40>'], source: GITHUB_LIST },
  {
    kind: 'MongoDB Atlas service account secret',
    shapes: ['mdb_sa_sk_<word 40>'],
    source: 'https://www.mongodb.com/docs/atlas/api/service-accounts-overview/',
  },
  {
    kind: 'CockroachDB API key',
    shapes: ['CCDB1_<alnum 22>_<alnum 40>'],
    source: 'https://www.cockroachlabs.com/docs/cockroachcloud/managing-access',
  },
  {
    kind: 'ClickHouse Cloud key',
    shapes: ['4b1d<alnum 38>'],
    source: 'https://clickhouse.com/docs/cloud/manage/openapi',
  },
  {
    kind: 'Confluent Cloud secret',
    shapes: ['cflt<base64 60>'],
    source:
      'https://docs.confluent.io/cloud/current/security/authenticate/workload-identities/service-accounts/api-keys/overview.html',
  },
  { kind: 'Xata API key', shapes: ['xau_<alnum 40-50>'], source: 'https://xata.io/docs/concepts/api-keys' },
  {
    kind: 'Tigris access key',
    shapes: ['tsec_<base64 40-80>', 'tsec_<word 40-80>'],
    source: 'https://www.tigrisdata.com/docs/iam/',
  },
  {
    kind: 'Tailscale key',
    shapes: [
      'tskey-<alnum 20-40>',
      'tskey-api-<alnum 8-24>-<alnum 16-64>',
      'tskey-auth-<alnum 8-24>-<alnum 16-64>',
      'tskey-client-<alnum 8-24>-<alnum 16-64>',
      'tskey-scim-<alnum 8-24>-<alnum 16-64>',
      'tskey-webhook-<alnum 8-24>-<alnum 16-64>',
    ],
    source: 'https://tailscale.com/kb/1277/key-prefixes',
  },
  {
    kind: 'OpenShift token',
    shapes: ['sha256~<word 43>'],
    source:
      'https://docs.redhat.com/en/documentation/openshift_container_platform/4.17/html/authentication_and_authorization/managing-oauth-access-tokens',
  },
  {
    kind: 'Rancher token',
    shapes: ['token-<lower 5>:<lower 54>'],
    source: 'https://ranchermanager.docs.rancher.com/reference-guides/user-settings/api-keys',
  },
  {
    kind: 'Akamai token',
    shapes: ['akab-<lower 16>-<lower 16>'],
    source: 'https://techdocs.akamai.com/developer/docs/edgegrid',
  },
  {
    kind: 'Mapbox secret token',
    shapes: ['sk.eyJ<word 20-200>.<word 22>', 'tk.eyJ<word 20-200>.<word 22>'],
    source: 'https://docs.mapbox.com/help/dive-deeper/access-tokens/',
  },
  { kind: 'MaxMind license key', shapes: ['<alnum 6>_<alnum 29>_mmk'], source: 'https://dev.maxmind.com/license-key/' },
];
