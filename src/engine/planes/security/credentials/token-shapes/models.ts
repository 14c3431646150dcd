import { GITHUB_LIST, type TokenShapes } from './shape.js';

const OPENAI = 'https://platform.openai.com/docs/api-reference/authentication';
const ANTHROPIC = 'https://docs.claude.com/en/api/overview';

/** Tokens of services of language models and of data for them. */
export const MODEL_TOKENS: readonly TokenShapes[] = [
  {
    kind: 'OpenRouter API key',
    shapes: ['sk-or-v1-<hex 64>'],
    source: 'https://openrouter.ai/docs/api-reference/authentication',
  },
  {
    kind: 'Anthropic API key',
    shapes: [
      'sk-ant-api<digit 2>-<word 80-120>',
      'sk-ant-admin<digit 2>-<word 80-120>',
      'sk-ant-oat<digit 2>-<word 80-120>',
      'sk-ant-ort<digit 2>-<word 80-120>',
      'sk-ant-sid<digit 2>-<word 80-120>',
    ],
    source: ANTHROPIC,
  },
  {
    kind: 'Langfuse secret key',
    shapes: ['sk-lf-<uuid>'],
    source: 'https://langfuse.com/docs/api-and-data-platform/features/public-api',
  },
  {
    kind: 'OpenAI API key',
    shapes: ['sk-<alnum 20>T3BlbkFJ<alnum 20>', 'sk-<word 20-120>T3BlbkFJ<word 20-100>'],
    source: OPENAI,
  },
  { kind: 'API key of a language model', shapes: ['sk-<lower 32>'], source: 'https://api-docs.deepseek.com/' },
  {
    kind: 'Hugging Face token',
    shapes: ['hf_<alnum 34>', 'api_org_<alnum 34>'],
    source: 'https://huggingface.co/docs/hub/security-tokens',
  },
  {
    kind: 'Replicate token',
    shapes: ['r8_<word 37>'],
    source: 'https://replicate.com/docs/reference/http#authentication',
  },
  {
    kind: 'LlamaCloud API key',
    shapes: ['llx-<word 48>'],
    source: 'https://docs.cloud.llamaindex.ai/llamacloud/getting_started/api_key',
  },
  { kind: 'Groq API key', shapes: ['gsk_<alnum 52>'], source: 'https://console.groq.com/docs/quickstart' },
  {
    kind: 'Perplexity API key',
    shapes: ['pplx-<alnum 48>'],
    source: 'https://docs.perplexity.ai/getting-started/quickstart',
  },
  { kind: 'xAI API key', shapes: ['xai-<alnum 80>', 'xai-<word 70-100>'], source: 'https://docs.x.ai/docs/tutorial' },
  {
    kind: 'LangSmith API key',
    shapes: ['lsv2_pt_<hex 32>_<hex 10>', 'lsv2_sk_<hex 32>_<hex 10>'],
    source:
      'https://docs.smith.langchain.com/administration/how_to_guides/organization_management/create_account_api_key',
  },
  {
    kind: 'Pinecone API key',
    shapes: ['pcsk_<alnum 4-8>_<alnum 63>'],
    source: 'https://docs.pinecone.io/guides/projects/manage-api-keys',
  },
  {
    kind: 'Fireworks API key',
    shapes: ['fw_<alnum 22-24>'],
    source: 'https://docs.fireworks.ai/api-reference/introduction',
  },
  { kind: 'Together API key', shapes: ['tgp_v1_<word 43>'], source: 'https://docs.together.ai/docs/quickstart' },
  { kind: 'Cerebras API key', shapes: ['csk-<lower 48>'], source: 'https://inference-docs.cerebras.ai/quickstart' },
  {
    kind: 'Voyage API key',
    shapes: ['pa-<word 43>'],
    source: 'https://docs.voyageai.com/docs/api-key-and-installation',
  },
  { kind: 'Jina API key', shapes: ['jina_<hex 32><word 28>'], source: 'https://jina.ai/api-dashboard/' },
  {
    kind: 'ElevenLabs API key',
    shapes: ['sk_<hex 48>'],
    source: 'https://elevenlabs.io/docs/api-reference/authentication',
  },
  {
    kind: 'Tavily API key',
    shapes: ['tvly-<alnum 32>', 'tvly-dev-<alnum 32>', 'tvly-prod-<alnum 32>'],
    source: 'https://docs.tavily.com/documentation/api-reference/introduction',
  },
  { kind: 'Firecrawl API key', shapes: ['fc-<hex 32>'], source: 'https://docs.firecrawl.dev/introduction' },
  {
    kind: 'NVIDIA API key',
    shapes: ['nvapi-<word 64>'],
    source: 'https://docs.api.nvidia.com/nim/docs/api-quickstart',
  },
  { kind: 'E2B API key', shapes: ['e2b_<hex 40>'], source: 'https://e2b.dev/docs/api-key' },
  {
    kind: 'RunPod API key',
    shapes: ['rpa_<upper 38-50>', 'rpa_<upper 34-44><lower 6>'],
    source: 'https://docs.runpod.io/get-started/api-keys',
  },
  { kind: 'Anyscale API key', shapes: ['esecret_<lower 20-40>'], source: GITHUB_LIST },
  { kind: 'Apify token', shapes: ['apify_api_<alnum 36>'], source: 'https://docs.apify.com/platform/integrations/api' },
  { kind: 'Modal token', shapes: ['as-<alnum 22>'], source: 'https://modal.com/docs/reference/modal.config' },
  {
    kind: 'Friendli token',
    shapes: ['flp_<alnum 44-50>'],
    source: 'https://friendli.ai/docs/guides/personal_access_tokens',
  },
  {
    kind: 'Helicone API key',
    shapes: ['sk-helicone-<lower 7>-<lower 7>-<lower 7>-<lower 7>'],
    source: 'https://docs.helicone.ai/helicone-headers/helicone-auth',
  },
  {
    kind: 'Weights & Biases API key',
    shapes: ['wandb_v1_<word 60-100>'],
    source: 'https://docs.wandb.ai/support/find_api_key/',
  },
  { kind: 'PromptLayer API key', shapes: ['pl_<hex 32>'], source: 'https://docs.promptlayer.com/quickstart' },
  { kind: 'Databento API key', shapes: ['db-<alnum 29>'], source: 'https://databento.com/docs/portal/api-keys' },
];
