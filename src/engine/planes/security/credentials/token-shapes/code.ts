import { GITHUB_LIST, GITLAB_LIST, type TokenShapes } from './shape.js';

const GITHUB =
  'https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/about-authentication-to-github';
const GITLAB = 'https://docs.gitlab.com/security/tokens/#token-prefixes';
const VAULT = 'https://developer.hashicorp.com/vault/docs/concepts/tokens#token-prefixes';

/** Tokens of hosts of code, of builds, of packages and of stores of secrets. */
export const CODE_TOKENS: readonly TokenShapes[] = [
  {
    kind: 'GitHub token',
    shapes: ['ghp_<alnum 36>', 'gho_<alnum 36>', 'ghu_<alnum 36>', 'ghs_<alnum 36>'],
    source: GITHUB,
    checked: true,
  },
  { kind: 'GitHub token', shapes: ['ghr_<alnum 36-76>', 'ghp_<alnum 37-255>', 'ghs_<tilde 60-600>'], source: GITHUB },
  { kind: 'GitHub fine-grained token', shapes: ['github_pat_<word 82>'], source: GITHUB },
  {
    kind: 'GitLab token',
    shapes: [
      'glpat-<word 20-22>',
      'glpat-<word 27-300>.<lower 2>.<lower 9>',
      'glpat-<word 27-300>.<lower 9>',
      'gldt-<word 20-64>',
      'glft-<word 20-64>',
      'glsoat-<word 20-64>',
      'glffct-<word 20-64>',
      'glimt-<word 25-64>',
      'glagent-<word 50-64>',
      'gloas-<word 64>',
      'glptt-<hex 40>',
      'glcbt-<alnum 1-5>_<word 20-64>',
    ],
    source: GITLAB,
  },
  {
    kind: 'GitLab runner token',
    shapes: [
      'glrt-<word 20-64>',
      'glrt-t<digit 1>_<word 20-300>',
      'glrt-t<digit 1>_<word 20-300>.<lower 2>.<lower 9>',
      'glrt-t<digit 1>_<word 27-300>.<lower 9>',
      'glrtr-<word 20-64>',
      'GR1348941<word 20-50>',
    ],
    source: GITLAB,
  },
  { kind: 'GitLab session', shapes: ['_gitlab_session=<lower 32>'], source: GITLAB_LIST },
  { kind: 'Bitbucket app password', shapes: ['ATBB<alnum 24-40>'], source: GITHUB_LIST },
  { kind: 'Bitbucket access token', shapes: ['ATCTT3<dotted 100-300>'], source: GITHUB_LIST },
  { kind: 'Atlassian API token', shapes: ['ATATT3<dotted 100-300>'], source: GITHUB_LIST },
  {
    kind: 'Sourcegraph token',
    shapes: ['sgp_<anyhex 40>', 'sgp_<anyhex 16>_<anyhex 40>', 'sgp_local_<anyhex 40>', 'sgd_<hex 64>', 'slk_<hex 64>'],
    source: 'https://sourcegraph.com/docs/cli/how-tos/creating_an_access_token',
  },
  {
    kind: 'CircleCI token',
    shapes: ['CCIPAT_<alnum 22>_<hex 40>', 'CCIPRJ_<alnum 22>_<hex 40>'],
    source: 'https://circleci.com/docs/managing-api-tokens/',
  },
  {
    kind: 'Buildkite token',
    shapes: ['bkua_<hex 40>', 'bkct_<alnum 40-80>'],
    source: 'https://buildkite.com/docs/apis/managing-api-tokens',
  },
  {
    kind: 'Octopus Deploy API key',
    shapes: ['API-<upper 25-31>'],
    source: 'https://octopus.com/docs/octopus-rest-api/how-to-create-an-api-key',
  },
  {
    kind: 'Sonar token',
    shapes: ['squ_<hex 40>', 'sqp_<hex 40>', 'sqa_<hex 40>'],
    source: 'https://docs.sonarsource.com/sonarqube-server/latest/user-guide/managing-tokens/',
  },
  {
    kind: 'Snyk token',
    shapes: ['snyk_uat.<hex 8>.<word 30-300>', 'snyk_sat.<hex 8>.<word 30-300>'],
    source: GITHUB_LIST,
  },
  {
    kind: 'Harness token',
    shapes: ['pat.<word 22>.<alnum 24>.<alnum 20>', 'sat.<word 22>.<alnum 24>.<alnum 20>'],
    source: 'https://developer.harness.io/docs/platform/automation/api/add-and-manage-api-keys/',
  },
  {
    kind: 'Doppler token',
    shapes: [
      'dp.pt.<alnum 40-44>',
      'dp.ct.<alnum 40-44>',
      'dp.sa.<alnum 40-44>',
      'dp.scim.<alnum 40-44>',
      'dp.audit.<alnum 40-44>',
      'dp.st.<alnum 40-44>',
      'dp.st.<lowword 2-35>.<alnum 40-44>',
    ],
    source: 'https://docs.doppler.com/reference/auth-token-formats',
  },
  {
    kind: 'Infisical token',
    shapes: ['st.<hex 24>.<hex 32>.<hex 32>', 'st.<uuid>.<hex 32>.<hex 32>'],
    source: 'https://infisical.com/docs/documentation/platform/token',
  },
  {
    kind: 'HCP Terraform token',
    shapes: ['<alnum 14>.atlasv1.<dotted 60-70>'],
    source: 'https://developer.hashicorp.com/terraform/cloud-docs/api-docs',
  },
  { kind: 'Vault token', shapes: ['hvs.<word 24-300>', 'hvb.<word 100-400>', 'hvr.<word 24-300>'], source: VAULT },
  {
    kind: '1Password service account token',
    shapes: ['ops_eyJ<base64 250-2000>', 'ops_eyJ<base64 250-2000><pad 1-3>'],
    source: 'https://developer.1password.com/docs/service-accounts/',
  },
  {
    kind: '1Password secret key',
    shapes: [
      'A3-<upper 6>-<upper 11>-<upper 5>-<upper 5>-<upper 5>',
      'A3-<upper 6>-<upper 6>-<upper 5>-<upper 5>-<upper 5>-<upper 5>',
    ],
    source: 'https://support.1password.com/secret-key-security/',
  },
  { kind: 'age secret key', shapes: ['AGE-SECRET-KEY-1<bech32 58>'], source: 'https://age-encryption.org/v1' },
  {
    kind: 'Pulumi token',
    shapes: ['pul-<hex 40>'],
    source: 'https://www.pulumi.com/docs/pulumi-cloud/access-management/access-tokens/',
  },
  {
    kind: 'Prefect API key',
    shapes: ['pnu_<alnum 36>', 'pnb_<alnum 36>'],
    source: 'https://docs.prefect.io/v3/how-to-guides/cloud/manage-users/api-keys',
  },
  {
    kind: 'JFrog API key',
    shapes: ['AKCp<alnum 69-90>', 'cmVmd<alnum 59>'],
    source: 'https://jfrog.com/help/r/jfrog-platform-administration-documentation/access-tokens',
  },
  { kind: 'npm token', shapes: ['npm_<alnum 36>'], source: 'https://docs.npmjs.com/about-access-tokens' },
  {
    kind: 'PyPI token',
    shapes: ['pypi-AgEIcHlwaS5vcmc<word 70-1000>', 'pypi-AgENdGVzdC5weXBpLm9yZw<word 70-1000>'],
    source: 'https://pypi.org/help/#apitoken',
  },
  { kind: 'RubyGems API key', shapes: ['rubygems_<hex 48>'], source: 'https://guides.rubygems.org/api-key-scopes/' },
  {
    kind: 'crates.io token',
    shapes: ['cio<alnum 32>'],
    source: 'https://doc.rust-lang.org/cargo/reference/publishing.html',
  },
  {
    kind: 'NuGet API key',
    shapes: ['oy2<lower 43>'],
    source: 'https://learn.microsoft.com/en-us/nuget/nuget-org/publish-a-package',
  },
  {
    kind: 'Docker access token',
    shapes: ['dckr_pat_<word 27>', 'dckr_oat_<word 27-64>'],
    source: 'https://docs.docker.com/security/access-tokens/',
  },
  {
    kind: 'Clojars token',
    shapes: ['CLOJARS_<lower 60>'],
    source: 'https://github.com/clojars/clojars-web/wiki/Deploy-Tokens',
  },
  {
    kind: 'Packagist token',
    shapes: ['packagist_ort_<hex 68>', 'packagist_uut_<hex 68>', 'packagist_out_<hex 68>'],
    source: 'https://packagist.com/docs/composer-authentication',
  },
  {
    kind: 'Deno Deploy token',
    shapes: ['ddp_<alnum 36-40>', 'ddw_<alnum 36-40>', 'ddo_<alnum 36-40>'],
    source: 'https://docs.deno.com/deploy/classic/deployctl/',
  },
  {
    kind: 'Docker Swarm key',
    shapes: ['SWMKEY-1-<base64 43>'],
    source: 'https://docs.docker.com/engine/swarm/swarm_manager_locking/',
  },
  {
    kind: 'WunderGraph Cosmo API key',
    shapes: ['cosmo_<hex 32>'],
    source: 'https://cosmo-docs.wundergraph.com/studio/api-keys',
  },
  {
    kind: 'Bitbucket access token',
    shapes: ['BBDC-<base64 44>'],
    source: 'https://confluence.atlassian.com/bitbucketserver/http-access-tokens-939515499.html',
  },
  {
    kind: 'Defined Networking API key',
    shapes: ['dnkey-<lowword 26>-<lowword 52>', 'dnkey-<base32 26>-<base32 52>'],
    source: 'https://docs.defined.net/guides/automating-host-creation/',
  },
  {
    kind: 'Checkly API key',
    shapes: ['cu_<hex 32>'],
    source: 'https://www.checklyhq.com/docs/accounts-and-users/creating-api-key/',
  },
  { kind: 'Infracost API key', shapes: ['ico-<alnum 32>'], source: 'https://www.infracost.io/docs/#2-get-api-key' },
  {
    kind: 'Retool access token',
    shapes: ['retool_01<lower 24>'],
    source: 'https://docs.retool.com/org-users/guides/retool-api/authentication',
  },
  { kind: 'Lichess token', shapes: ['lip_<alnum 20-40>'], source: 'https://lichess.org/api#section/Authentication' },
  {
    kind: 'SettleMint token',
    shapes: ['sm_aat_<alnum 16>', 'sm_pat_<alnum 16>', 'sm_sat_<alnum 16>'],
    source:
      'https://console.settlemint.com/documentation/platform-components/security-and-authentication/application-access-tokens',
  },
];
