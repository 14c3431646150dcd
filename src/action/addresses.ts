/** True for host names, as URL spells them, that lead back to the machine itself. */
export function isLoopback(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
}
