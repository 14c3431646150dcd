/**
 * Thrown for a report, or a list of them, that cannot be used. Each fault names the file, the place and the problem.
 */
export class ReportError extends Error {
  override readonly name = 'ReportError';
  constructor(readonly faults: readonly string[]) {
    super(faults.join('\n'));
  }
}

/** Returns a handler that collects the faults of a ReportError and rethrows every other error. */
export function collectFaults(faults: string[]): (fault: unknown) => null {
  return (fault) => {
    if (!(fault instanceof ReportError)) throw fault;
    faults.push(...fault.faults);
    return null;
  };
}
