/** Thrown where nothing can be proved: the command does not pass on the head, a folder is missing. Says what to do. */
export class UnprovableError extends Error {
  override readonly name = 'UnprovableError';
}
