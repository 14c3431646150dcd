/** The engine's version, written into every trace: a replay by another version may give another result. */
export const ENGINE_VERSION = '0.1.0';
