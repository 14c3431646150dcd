/** Reads a ticket from a file. */
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { ProviderError } from '../../base/errors.js';
import type { Ticket } from '../../engine/snapshot.js';
import { readSystemCode, runProviderCall } from '../errors.js';

/** Size limit of a ticket, in bytes. */
const MAX_TICKET_BYTES = 1024 * 1024;

/**
 * Reads a Markdown file as the ticket, whatever id the request names. Its title is its first heading, or else its name.
 * @throws ProviderError E_AC_002 if it cannot be read.
 */
export function createFileTicketReader(path: string): (id: string, signal: AbortSignal) => Promise<Ticket> {
  return (_id, signal) =>
    runProviderCall(signal, async () => {
      const text = (await readStart(path)).toString('utf8');
      return buildTextTicket(basename(path), text);
    });
}

/** Returns the ticket of a Markdown text. Its title is its first heading, or else its name. */
export function buildTextTicket(name: string, text: string): Ticket {
  const body = text.replace(/^\ufeff/u, '');
  const heading = /^#\s+(.+?)\s*#*\s*$/mu.exec(body)?.[1];
  return { id: name, provider: 'file', url: null, title: heading ?? name, body, relation: 'requested' };
}

async function readStart(path: string): Promise<Buffer> {
  let content: Buffer;
  try {
    await using file = await open(path);
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(MAX_TICKET_BYTES + 1) });
    content = buffer.subarray(0, bytesRead);
  } catch (fault) {
    const code = readSystemCode(fault);
    const why =
      code === 'ENOENT'
        ? 'there is no such file'
        : code === 'EISDIR'
          ? 'it is a folder'
          : `it cannot be read (${code ?? 'unknown fault'})`;
    throw new ProviderError('E_AC_002', `The ticket ${path} cannot be used: ${why}. Name a Markdown file.`, false, {
      cause: fault,
    });
  }
  if (content.length <= MAX_TICKET_BYTES) return content;
  throw new ProviderError(
    'E_AC_002',
    `The ticket ${path} is over ${MAX_TICKET_BYTES / 1024 / 1024} MiB. Name the ticket alone.`,
  );
}
