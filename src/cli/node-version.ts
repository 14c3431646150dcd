/** Which Node the command runs on. */

/** The oldest version that has what the command uses. */
const LEAST = { major: 20, minor: 19 } as const;

/**
 * Says that this Node is too old; null if it is not. An older one would end with a message about a function that it does
 * not have. Node 21 and the first releases of 22 lack functions that 20.19 has.
 */
export function describeOldNode(version: string, has: { readonly getBuiltinModule?: unknown }): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const old = major < LEAST.major || (major === LEAST.major && minor < LEAST.minor);
  if (!old && typeof has.getBuiltinModule === 'function') return null;
  return `Review Gate needs Node 22.3 or later, or ${LEAST.major}.${LEAST.minor} or later of Node ${LEAST.major}. This is Node ${version}. Install a newer one (https://nodejs.org), and run the command again.`;
}
