/**
 * Node, as jest has it, with what is costly to start and lasts as long as the worker: jest forgets all that a test file keeps. These are
 * the grammars with their compiled queries, and embedded databases in memory.
 */
import { join } from 'node:path';
import { TestEnvironment } from 'jest-environment-node';
import { openGrammars } from '../build/src/grammars/index.js';

/** Databases that a test file has given back. */
export const idle = [];

/** Those of the checkout's bundle. Nothing is read before a test asks for one. */
const grammars = openGrammars(join(import.meta.dirname, '../dist/grammars'));

export default class Environment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.reviewGateDatabases = idle;
    this.global.reviewGateGrammars = grammars;
  }
}
