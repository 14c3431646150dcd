/** Put before the script of `review`: a run checks few values by each schema, and to compile a function for it takes longer. */
import { config } from 'zod/v4/core';

config({ jitless: true });
