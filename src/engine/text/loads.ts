/** A line of code that only loads something: it begins with a word of imports, in any of the languages. */
export const LOADS = /^\s*(?:import\b|from\b|use\b|using\b|require\b|#include\b)/u;
