/** How `review` may write its report; here, so that reading the arguments loads nothing else of it. */
export const FORMATS = ['text', 'json', 'sarif', 'markdown', 'html'] as const;
export type Format = (typeof FORMATS)[number];
