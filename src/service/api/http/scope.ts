/** A part of the application with parsers and error handlers of its own. */
import type { FastifyInstance } from 'fastify';

/** How Fastify is told a plugin's name (its documentation of plugins). */
const DISPLAY_NAME = Symbol.for('fastify.display-name');

/** Registers what holds for some routes alone. It has a name: for one without, Fastify looks through every module that is loaded. */
export function openScope(app: FastifyInstance, name: string, fill: (scope: FastifyInstance) => void): void {
  app.register(Object.assign(async (scope: FastifyInstance) => fill(scope), { [DISPLAY_NAME]: name }));
}
