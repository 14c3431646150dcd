/** What the command does if standard output takes nothing more. */
import { describeFileFault } from '../../base/file-fault.js';

/** What the command writes to. */
interface Output {
  on(event: 'error', listener: (fault: NodeJS.ErrnoException) => void): unknown;
}

/**
 * Listens to faults of the output. A reader that has read enough (`| head`) is no fault: the command goes on to its end, and its
 * exit code says what it always says. Everything else ends it, because a part of an answer may be read as the whole.
 */
export function endOnOutputFault(output: Output, end: (message: string) => void): void {
  output.on('error', (fault) => {
    if (fault.code === 'EPIPE') return;
    end(`Standard output cannot be written: ${describeFileFault(fault)}. Write to another place.`);
  });
}
