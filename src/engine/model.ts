/** The data that the stages pass on. Each stage is a pure function of the stages before it. */

export type * from './model/binding.js';
export type * from './model/change.js';
export type * from './model/people.js';
export type * from './model/planes.js';
export type * from './model/policy.js';
export type * from './model/result.js';
export type * from './model/syntax.js';
