/**
 * Serves the tools by the Model Context Protocol (https://modelcontextprotocol.io/specification/2025-06-18) on a pair of
 * streams. Standard output belongs to the protocol: nothing else is written there.
 */
import { once } from 'node:events';
import { realpath } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import * as z from 'zod';
import { ENGINE_VERSION } from '../../engine/version.js';
import { describeError } from '../output/describe-error.js';
import { findWorkTree } from '../repository/repository.js';
import { EXPLAIN_TOOL } from './explain-tool.js';
import { nameFields } from './name-fields.js';
import { REVIEW_TOOL } from './review-tool.js';
import { TICKET_TOOL } from './ticket-tool.js';
import type { Tool } from './tool.js';
import { WHY_TOOL } from './why-tool.js';

/** What the server works with. */
export interface McpMeans {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Fires when the server shall end. */
  readonly signal: AbortSignal;
}

const INSTRUCTIONS =
  'Review Gate decides whether a pull request may be merged. Before you write code, call lint_ticket with the ticket. When your work is committed and before you push, call review with the same ticket, and do what opens the gate. explain says what a rule means.';

function addTool<Input extends z.ZodRawShape, Output extends z.ZodRawShape>(
  server: McpServer,
  tool: Tool<Input, Output>,
  root: string,
  ending: AbortSignal,
): void {
  const { name, title, description, input, output } = tool;
  const schema: z.ZodObject = z.strictObject(input);
  const config = {
    title,
    description,
    inputSchema: schema,
    outputSchema: z.object(output),
    annotations: { readOnlyHint: true, idempotentHint: true, destructiveHint: false, openWorldHint: false },
  };
  server.registerTool(name, config, async (asked, extra) => {
    try {
      const signal = AbortSignal.any([extra.signal, ending]);
      const { text, data } = await tool.run(z.strictObject(input).parse(asked), { root, signal });
      return { content: [{ type: 'text', text }], structuredContent: { ...data } };
    } catch (fault) {
      return { content: [{ type: 'text', text: nameFields(describeError(fault)) }], isError: true };
    }
  });
}

/**
 * Serves the repository until the client closes the input, or the signal fires.
 * @throws UsageError where there is no repository
 */
export async function serveMcp(repo: string, { stdin, stdout, signal }: McpMeans): Promise<void> {
  const root = await realpath(await findWorkTree(repo, signal));
  const server = new McpServer({ name: 'review-gate', version: ENGINE_VERSION }, { instructions: INSTRUCTIONS });
  addTool(server, REVIEW_TOOL, root, signal);
  addTool(server, EXPLAIN_TOOL, root, signal);
  addTool(server, TICKET_TOOL, root, signal);
  addTool(server, WHY_TOOL, root, signal);
  // Whatever ends it: an error of a stream means that the client has gone, too.
  const gone = Promise.race([once(stdin, 'end', { signal }), once(stdout, 'close', { signal })]).catch(() => undefined);
  await server.connect(new StdioServerTransport(stdin, stdout));
  await gone;
  await server.close();
}
