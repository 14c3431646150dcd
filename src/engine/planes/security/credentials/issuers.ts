/** Names of services whose keys have no shape of their own. */

/**
 * Services that give out keys, tokens or secrets without a shape of their own, by the name that code calls them by. Where such a name
 * stands beside a random value, the value is theirs.
 */
const ISSUERS: ReadonlySet<string> = new Set(
  `
  abstractapi abuseipdb accuweather adafruit adobe agora airbrake airship airtable airvisual aiven alchemy algolia
  alibaba alienvault aliyun amadeus ambee amplitude anthropic anypoint apideck apiflash apify apilayer apollo
  appcues appfollow appoptics artifactory asana assemblyai atlassian audd auth0 autodesk aviationstack aws aylien
  azure baidu bannerbear baremetrics beamer betterstack binance bintray bitbucket bitcoinaverage bitfinex bitly
  bitmex bittrex blazemeter blocknative blogger borgbase box braintree brandfetch brevo browserstack bscscan
  bugherd bugsnag buildkite buttercms calendarific calendly campayn canny capsulecrm carbon censys chartmogul
  checkly checkr cicero circleci clarifai clearbit clicksend clickup cliengo clockify clojars cloudant
  cloudconvert cloudflare cloudimage cloudinary cloudmersive cloudsmith cloverly coda codacy codeclimate codecov
  codemagic codeship cohere coinapi coinbase coinlayer coinlib coinmarketcap commercejs confluent consul
  contentful convertapi convertkit countrylayer courier coveralls craftmypdf crowdin cryptocompare currencylayer
  customerio dandelion databox databricks datadog dd debounce deepai deepgram deepl deepseek deputy detectify
  detectlanguage diffbot digitalocean discord disqus docker dockerhub docparser docusign doppler dotdigital drone
  droneci dropbox duffel dwolla dynatrace easypost edamam elastic elasticemail elevenlabs enigma etherscan
  ethplorer etsy eventbrite everhour exchangerate exchangerateapi exchangeratesapi facebook faceplusplus fastly
  fcm figma finage finicity finnhub firebase fixer fixerio flickr flutterwave foursquare frameio freshbooks
  freshdesk fullcontact fullstory gcp geckoboard gemini geoapify geocodify geocodio geoipify getresponse getstream
  giphy gitea github gitlab gitter gocardless godaddy google googlemaps grafana graphhopper groq gumroad gyazo
  harvest hasura hcaptcha hellosign helpscout heroku hetzner hockeyapp honeybadger honeycomb hubspot huggingface
  humanity hypertrack ibm iexcloud imagekit imagga imgur infura insightly instagram instamojo intercom intrinio
  ip2location ipapi ipdata ipgeolocation ipify ipinfo ipinfodb ipstack jenkins jfrog jira jotform jumpcloud keenio
  kickbox klaviyo klipfolio knapsackpro kontent kraken kucoin languagelayer launchdarkly leadfeeder lemlist
  lemonsqueezy line linear linkedin linkpreview linode livechat livestorm lob locationiq loggly logrocket logzio
  lokalise looker lunchmoney luno mailboxlayer mailchimp mailerlite mailgun mailjet mailmodo mailtrap mandrill
  mapbox mapquest marketstack mattermost maxmind mediastack meistertask meraki messagebird metaapi mindmeister
  mistral mixpanel mockaroo mollie monday moosend moralis mux nasdaqdatalink netlify netsuite neutrinoapi newrelic
  newsapi newscatcher nexmo ngrok nightfall notion npm numverify nutritionix nylas nytimes oanda octopus okta
  omnisend onelogin onesignal onfido onfleet openai opencage openrouter openuv openweather openweathermap opsgenie
  optimizely ovh packagecloud pagarme pagerduty pandadoc pastebin paymongo paypal paystack pdflayer pdfshift
  peopledatalabs percy perplexity phrase pinata pinecone pingdom pipedrive pivotaltracker pixabay plaid
  planetscale plivo podio poloniex polygon positionstack posthog postman postmark prefect prodpad pubnub pulumi
  pushbullet pusher pushover qualaroo rackspace rapidapi raygun razorpay readme rebrandly recaptcha reddit
  replicate restpack ringcentral rocketreach rollbar rownd rubygems runpod salesforce salesmate samsara sanity
  saucelabs scaleway scrapeowl scraperapi scraperbox scrapingant scrapingbee screenshotapi screenshotlayer
  scrutinizer securitytrails segment selectpdf semaphore sendbird sendgrid sendinblue sentry serpapi serpstack
  shippo shodan shopify shortcut shutterstock signalwire sigopt sinch skybiometry slack smartsheet smartsheets
  smartystreets snipcart snowflake snyk softlayer solarwinds sonar sonarcloud sonarqube sourcegraph sparkpost
  splunk spoonacular spotify square squarespace squareup sslmate stackhawk statuscake statuspage stormglass
  storyblok strava stripe stytch sumologic supabase survicate swiftype tailscale tatum taxjar telegram telnyx
  tencent testingbot textmagic thousandeyes ticketmaster tiingo todoist toggl tomtom tradier transferwise
  travelpayouts travis travisci trello twelvedata twilio twitch twitter typeform ubidots unsplash uploadcare
  uptimerobot urlscan vatlayer vault vercel verimail virustotal vonage vpnapi vultr wakatime walkscore weatherapi
  weatherbit weatherstack web3storage webex webflow webscraper websitepulse wechat whoxy wistia wix wolframalpha
  worldweather wrike xero yandex yelp youneedabudget yousign youtube zapier zendesk zenrows zenscrape zenserp
  zeplin zerobounce zerotier zipcodebase zoho zoom zulip
  `
    .trim()
    .split(/\s+/u),
);

/** Names that are words of programs too: they say nothing by themselves. */
const COMMON =
  /^(?:apollo|amplitude|beamer|blogger|box|carbon|coda|consul|courier|dandelion|dd|debounce|deputy|docker|drone|elastic|enigma|figma|fixer|gemini|google|harvest|humanity|ibm|intercom|line|linear|looker|monday|mux|npm|octopus|percy|phrase|polygon|readme|sanity|segment|semaphore|shortcut|sonar|square|vault|youtube|zoom|aws|azure|gcp|github|gitlab|gitea|notion|slack|sentry|stripe|twitter|facebook|travis|codecov|vercel|netlify|jenkins|grafana)$/u;

/** Returns true for the name of a service. */
export const isIssuer = (word: string) => ISSUERS.has(word);

/** Returns true for the name of a service that means nothing else: a random value beside it is a key. */
export const isClearIssuer = (word: string) => ISSUERS.has(word) && !COMMON.test(word);
