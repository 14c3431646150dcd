import { GITHUB_LIST, GITLAB_LIST, type TokenShapes } from './shape.js';

const SLACK = 'https://api.slack.com/concepts/token-types';
const SLACK_HOOKS = 'https://api.slack.com/messaging/webhooks';
const DISCORD = 'https://discord.com/developers/docs/reference#authentication';

/** A Discord token begins with the id of its bot: decimal digits in base64, whose first two characters are one of these. */
const DISCORD_STARTS = ['MT', 'MD', 'Mj', 'Mz', 'ND', 'NT', 'Nj', 'Nz', 'OD', 'OT'];

/** Tokens of chats, mail and messages, and addresses that anyone may post to who knows them. */
export const MESSAGE_TOKENS: readonly TokenShapes[] = [
  {
    kind: 'Slack token',
    shapes: [
      'xoxb-<digit 8-14>-<alnum 18-40>',
      'xoxb-<digit 8-14>-<digit 8-14>-<alnum 18-40>',
      'xoxb-<digit 8-14>-<digit 8-14>',
      'xoxp-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xoxp-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xoxe-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xoxe-<digit 1>-<alnum 120-200>',
      'xoxe.xoxb-<digit 1>-<alnum 120-200>',
      'xoxe.xoxp-<digit 1>-<alnum 120-200>',
      'xoxs-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 10-64>',
      'xoxo-<digit 6-14>-<digit 6-14>-<digit 6-14>-<alnum 10-64>',
      'xoxc-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xoxa-<digit 1>-<alnum 8-48>',
      'xoxa-<alnum 8-48>',
      'xoxa-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xoxr-<digit 1>-<alnum 8-48>',
      'xoxr-<alnum 10-48>',
      'xoxr-<digit 8-14>-<digit 8-14>-<digit 8-14>-<alnum 18-64>',
      'xapp-<digit 1>-<upper 8-14>-<digit 8-16>-<alnum 32-80>',
    ],
    source: SLACK,
  },
  {
    kind: 'Slack webhook',
    shapes: [
      'hooks.slack.com/services/<upper 8-12>/<upper 8-14>/<alnum 20-26>',
      'hooks.slack.com/workflows/<upper 8-12>/<upper 8-14>/<digit 15-20>/<alnum 20-26>',
      'hooks.slack.com/workflows/<base64 43-60>',
      'hooks.slack.com/triggers/<upper 8-12>/<digit 10-16>/<hex 32>',
    ],
    source: SLACK_HOOKS,
  },
  {
    kind: 'Discord webhook',
    shapes: [
      'discord.com/api/webhooks/<digit 17-20>/<word 60-80>',
      'discordapp.com/api/webhooks/<digit 17-20>/<word 60-80>',
    ],
    source: 'https://discord.com/developers/docs/resources/webhook',
  },
  {
    kind: 'Discord bot token',
    shapes: DISCORD_STARTS.map((start) => `${start}<alnum 22-24>.<word 6>.<word 27-38>`),
    source: DISCORD,
  },
  {
    kind: 'Telegram bot token',
    shapes: ['<digit 8-10>:AA<word 33>'],
    source: 'https://core.telegram.org/bots/api#authorizing-your-bot',
  },
  {
    kind: 'Microsoft Teams webhook',
    shapes: [
      'webhook.office.com/webhookb2/<uuid>@<uuid>/<letter 3-30>/<hex 32>/<uuid>',
      'outlook.office.com/webhook/<uuid>@<uuid>/<letter 3-30>/<hex 32>/<uuid>',
    ],
    source:
      'https://learn.microsoft.com/en-us/microsoftteams/platform/webhooks-and-connectors/how-to/add-incoming-webhook',
  },
  {
    kind: 'Tines webhook',
    shapes: ['tines.com/webhook/<hex 32>/<hex 32>'],
    source: 'https://www.tines.com/docs/actions/types/webhook/',
  },
  {
    kind: 'Zapier webhook',
    shapes: ['hooks.zapier.com/hooks/catch/<digit 4-10>/<lower 5-9>'],
    source: 'https://help.zapier.com/hc/en-us/articles/8496288690317-Trigger-Zap-workflows-from-webhooks',
    mild: true,
  },
  { kind: 'IFTTT key', shapes: ['/with/key/<word 22-64>'], source: 'https://ifttt.com/maker_webhooks/details' },
  {
    kind: 'Feishu webhook',
    shapes: ['open.feishu.cn/open-apis/bot/v2/hook/<uuid>', 'open.larksuite.com/open-apis/bot/v2/hook/<uuid>'],
    source: GITHUB_LIST,
  },
  {
    kind: 'DingTalk webhook',
    shapes: ['oapi.dingtalk.com/robot/send?access_token=<hex 64>'],
    source: 'https://open.dingtalk.com/document/orgapp/custom-robot-access',
  },
  {
    kind: 'WeCom webhook',
    shapes: ['qyapi.weixin.qq.com/cgi-bin/webhook/send?key=<uuid>'],
    source: 'https://developer.work.weixin.qq.com/document/path/91770',
  },
  {
    kind: 'Google Chat webhook',
    shapes: ['chat.googleapis.com/v1/spaces/<word 8-14>/messages?key=<word 39>&token=<percent 40-60>'],
    source: 'https://developers.google.com/workspace/chat/quickstart/webhooks',
  },
  { kind: 'Twilio API key', shapes: ['SK<anyhex 32>'], source: 'https://www.twilio.com/docs/iam/api-keys' },
  {
    kind: 'SendGrid API key',
    shapes: ['SG.<word 22>.<word 43>'],
    source: 'https://www.twilio.com/docs/sendgrid/ui/account-and-settings/api-keys',
  },
  {
    kind: 'Mailgun API key',
    shapes: ['key-<hex 32>'],
    source: 'https://documentation.mailgun.com/docs/mailgun/api-reference/mg-auth',
  },
  {
    kind: 'Mailchimp API key',
    shapes: ['<hex 32>-us<digit 1-2>'],
    source: 'https://mailchimp.com/developer/marketing/guides/quick-start/',
  },
  {
    kind: 'Mandrill API key',
    shapes: ['md-<word 22>'],
    source: 'https://mailchimp.com/developer/transactional/guides/quick-start/',
  },
  {
    kind: 'Brevo key',
    shapes: ['xkeysib-<hex 64>-<alnum 16>', 'xsmtpsib-<hex 64>-<alnum 16>'],
    source: 'https://developers.brevo.com/docs/getting-started',
  },
  {
    kind: 'Resend API key',
    shapes: ['re_<alnum 8>_<alnum 20-28>'],
    source: 'https://resend.com/docs/dashboard/api-keys/introduction',
  },
  {
    kind: 'MailerSend token',
    shapes: ['mlsn.<hex 64>'],
    source: 'https://developers.mailersend.com/general.html#authentication',
  },
  {
    kind: 'Klaviyo private key',
    shapes: ['pk_<hex 34>'],
    source: 'https://developers.klaviyo.com/en/docs/authenticate_',
  },
  {
    kind: 'Nylas API key',
    shapes: ['nyk_<alnum 40-200>', 'nyk_v0_<alnum 40-200>'],
    source: 'https://developer.nylas.com/docs/v3/auth/',
  },
  {
    kind: 'Intercom token',
    shapes: ['dG9rO<base64 54>='],
    source: 'https://developers.intercom.com/docs/build-an-integration/learn-more/authentication',
  },
  {
    kind: 'HubSpot token',
    shapes: ['pat-na<digit 1>-<uuid>', 'pat-eu<digit 1>-<uuid>', 'pat-ap<digit 1>-<uuid>'],
    source: 'https://developers.hubspot.com/docs/guides/apps/private-apps/overview',
  },
  {
    kind: 'OneSignal API key',
    shapes: ['os_v2_app_<lower 100-110>', 'os_v2_org_<lower 100-110>'],
    source: 'https://documentation.onesignal.com/docs/keys-and-ids',
  },
  {
    kind: 'Courier auth key',
    shapes: ['pk_prod_<upper 28>'],
    source: 'https://www.courier.com/docs/reference/auth/intro',
  },
  {
    kind: 'Salesforce access token',
    shapes: ['00D<alnum 12-15>!<dotted 80-130>'],
    source:
      'https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/intro_oauth_and_connected_apps.htm',
  },
  {
    kind: 'Facebook access token',
    shapes: ['EAA<alnum 90-400>', '<digit 15-17>|<word 27>'],
    source: 'https://developers.facebook.com/docs/facebook-login/guides/access-tokens',
  },
  {
    kind: 'Instagram access token',
    shapes: ['IGQ<word 90-400>', 'IGAA<alnum 90-400>'],
    source: 'https://developers.facebook.com/docs/instagram-platform/',
  },
  {
    kind: 'Twitter bearer token',
    shapes: ['AAAAAAAAAAAAAAAAAAAAA<percent 80-120>'],
    source: 'https://docs.x.com/fundamentals/authentication/oauth-2-0/bearer-tokens',
  },
  {
    kind: 'LinkedIn client secret',
    shapes: ['WPL_AP1.<alnum 16>.<base64 8>', 'WPL_AP1.<alnum 16>.<base64 6>=='],
    source: GITHUB_LIST,
  },
  { kind: 'Riot Games API key', shapes: ['RGAPI-<uuid>'], source: 'https://developer.riotgames.com/docs/portal' },
  { kind: 'Twitch token', shapes: ['oauth:<lower 30>'], source: 'https://dev.twitch.tv/docs/irc/authenticate-bot/' },
  { kind: 'Beamer API key', shapes: ['b_<lowword 44>'], source: GITLAB_LIST },
];
