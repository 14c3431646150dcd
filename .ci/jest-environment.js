/**
 * Node, as jest has it, and a shelf of embedded databases that lasts as long as the worker: one takes seconds of processor time to
 * start, and jest forgets all that a test file keeps.
 */
import { TestEnvironment } from 'jest-environment-node';

/** Databases that a test file has given back. */
export const idle = [];

export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.reviewGateDatabases = idle;
  }
}
