import { CLOUD_TOKENS } from './clouds.js';
import { CODE_TOKENS } from './code.js';
import { COMMERCE_TOKENS } from './commerce.js';
import { MESSAGE_TOKENS } from './messages.js';
import { MODEL_TOKENS } from './models.js';
import { OPERATIONS_TOKENS } from './operations.js';
import { SERVICE_TOKENS } from './services.js';
import type { TokenShapes } from './shape.js';

/** All known shapes of tokens. Where two fit, the first is named. */
export const TOKEN_SHAPES: readonly TokenShapes[] = [
  ...CODE_TOKENS,
  ...CLOUD_TOKENS,
  ...MODEL_TOKENS,
  ...MESSAGE_TOKENS,
  ...COMMERCE_TOKENS,
  ...OPERATIONS_TOKENS,
  ...SERVICE_TOKENS,
];
