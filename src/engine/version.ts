/** The engine's version, written into every trace, because a replay with another version may give another result. */
export const ENGINE_VERSION = '0.1.0';
