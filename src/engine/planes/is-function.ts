/** Which definitions run when they are called. */
import type { Definition } from '../model.js';

/** Returns true for a function and a method. */
export const isFunction = ({ kind }: Pick<Definition, 'kind'>): boolean => kind === 'function' || kind === 'method';
