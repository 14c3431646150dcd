/** Parts of the application with their own parsers and error handlers. */
import type { FastifyInstance } from 'fastify';

/** The symbol by which Fastify reads a plugin's name (see its documentation of plugins). */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/**
 * Registers settings for some routes only. A name is given because Fastify otherwise searches all loaded modules for
 * one.
 */
export function openScope(app: FastifyInstance, name: string, fill: (scope: FastifyInstance) => void): void {
  app.register(Object.assign(async (scope: FastifyInstance) => fill(scope), { [DISPLAY_NAME]: name }));
}
