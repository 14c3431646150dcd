/**
 * What tools say when a program does not load, in contrast to one that does something else. A run that fails so proves
 * nothing: any test fails with it. The words are those of the tools' own messages.
 */

/** A name is missing that somebody refers to. */
const MISSING_NAME = new RegExp(
  [
    'ReferenceError: ',
    'Cannot access .{1,100} before initialization',
    'is not a (?:function|constructor)\\b',
    'does not provide an export named',
    'Cannot find (?:module|package|name|symbol)\\b',
    'Module not found',
    'ERR_MODULE_NOT_FOUND',
    '\\b(?:ImportError|ModuleNotFoundError|NameError|UnboundLocalError)\\b',
    "'(?!NoneType)\\w{1,100}' object has no attribute",
    "(?:module|type object) '[\\w.]{1,100}' has no attribute",
    'got an unexpected keyword argument',
    'takes (?:from )?\\d{1,3}(?: to \\d{1,3})? positional arguments? but',
    'missing \\d{1,3} required (?:positional|keyword-only) arguments?',
    '\\b(?:NoSuchMethodError|NoSuchFieldError|NoClassDefFoundError|ClassNotFoundException|ExceptionInInitializerError)\\b',
    'uninitialized constant ',
    'undefined (?:local variable or )?method ',
    'Call to undefined (?:method|function)',
  ].join('|'),
  'u',
);

/** The text is no program, or was not compiled. */
const NOT_LOADED = new RegExp(
  [
    '\\b(?:SyntaxError|IndentationError|TabError)\\b',
    '\\[(?:build|setup) failed\\]',
    '\\berror\\[E\\d{4}\\]|could not compile',
    'COMPILATION ERROR|Compilation failed',
    '\\berror TS\\d{3,5}\\b|\\berror CS\\d{4}\\b',
    'Test suite failed to run',
    'errors? during collection|Failed Suites',
    'undefined: \\w',
  ].join('|'),
  'u',
);

/** Returns whether a message tells of a name that is missing. */
export const isMissingName = (message: string): boolean => MISSING_NAME.test(message);

/** Returns whether a message tells of a text that was not loaded at all, or of a missing name. */
export const isLoadFailure = (message: string): boolean => NOT_LOADED.test(message) || MISSING_NAME.test(message);
