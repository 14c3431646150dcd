import type { TokenShapes } from './shape.js';

/** Tokens of services for teams: documents, designs, tickets, content. */
export const SERVICE_TOKENS: readonly TokenShapes[] = [
  {
    kind: 'Linear API key',
    shapes: ['lin_api_<alnum 40>', 'lin_oauth_<hex 64>'],
    source: 'https://linear.app/developers/graphql#authentication',
  },
  {
    kind: 'Notion token',
    shapes: ['secret_<alnum 43>', 'ntn_<digit 11><alnum 35>'],
    source: 'https://developers.notion.com/reference/authentication',
  },
  {
    kind: 'Airtable token',
    shapes: ['pat<alnum 14>.<hex 64>'],
    source: 'https://airtable.com/developers/web/guides/personal-access-tokens',
  },
  {
    kind: 'Asana token',
    shapes: ['1/<digit 15-17>:<hex 32>', '2/<digit 15-17>/<digit 15-17>:<hex 32>'],
    source: 'https://developers.asana.com/docs/personal-access-token',
  },
  {
    kind: 'Figma token',
    shapes: ['figd_<word 40-200>', 'figo_<word 40-200>'],
    source: 'https://www.figma.com/developers/api#access-tokens',
  },
  {
    kind: 'Postman API key',
    shapes: ['PMAK-<anyhex 24>-<anyhex 34>', 'PMAT-<upper 26>'],
    source: 'https://learning.postman.com/docs/developer/postman-api/authentication/',
  },
  {
    kind: 'ReadMe API key',
    shapes: ['rdme_<lower 70>'],
    source: 'https://docs.readme.com/main/reference/intro/authentication',
  },
  {
    kind: 'Contentful token',
    shapes: ['CFPAT-<word 43>'],
    source: 'https://www.contentful.com/developers/docs/references/authentication/',
  },
  {
    kind: 'Frame.io token',
    shapes: ['fio-u-<lowword 64>', 'fio-u-<dotted 64>'],
    source: 'https://developer.frame.io/docs/getting-started/authentication',
  },
  {
    kind: 'Typeform token',
    shapes: ['tfp_<dotted 40-60>'],
    source: 'https://www.typeform.com/developers/get-started/personal-access-token/',
  },
  {
    kind: 'Adobe client secret',
    shapes: ['p8e-<alnum 32>', 'p8e-<word 32>'],
    source: 'https://developer.adobe.com/developer-console/docs/guides/authentication/',
  },
  {
    kind: 'Dropbox access token',
    shapes: ['sl.<word 130-152>', 'sl.u.<word 130-1600>', 'sl.B<word 130-1600>', '<alnum 11>AAAAAAAAAA<word 43>'],
    source: 'https://developers.dropbox.com/oauth-guide',
  },
  {
    kind: '42 client secret',
    shapes: ['s-s4t2ud-<hex 64>', 's-s4t2af-<hex 64>'],
    source: 'https://api.intra.42.fr/apidoc/guides/getting_started',
  },
  {
    kind: 'ClickUp token',
    shapes: ['pk_<digit 6-12>_<upper 32>'],
    source: 'https://developer.clickup.com/docs/authentication',
  },
  {
    kind: 'Trello token',
    shapes: ['ATTA<hex 64><anyhex 8>', 'ATTA<hex 64>'],
    source: 'https://developer.atlassian.com/cloud/trello/guides/rest-api/authorization/',
  },
  {
    kind: 'WakaTime API key',
    shapes: ['waka_<uuid>'],
    source: 'https://wakatime.com/developers#authentication',
  },
  {
    kind: 'Sanity token',
    shapes: ['sk<alnum 80>', 'sk<alnum 178-182>'],
    source: 'https://www.sanity.io/docs/http-auth',
  },
  {
    kind: 'Tableau token',
    shapes: ['<base64 22>==:<alnum 32>'],
    source: 'https://help.tableau.com/current/server/en-us/security_personal_access_tokens.htm',
  },
];
