/** XML of a report, element by element. Entities of the document are never read, and nothing is fetched. */
import { setImmediate as yieldToLoop } from 'node:timers/promises';
import sax from 'sax';
import { REPORT_LIMITS } from './limits.js';
import { ReportError } from './report-error.js';

/** What a reader is told. Names are without their prefix. */
export interface XmlReader {
  open(name: string, attributes: ReadonlyMap<string, string>): void;
  close(name: string): void;
  /** Text directly inside of an element; may come in pieces. */
  text?(text: string): void;
}

/** A large report is read in such pieces of characters, so that whoever else has work in this process gets to it. */
const PIECE = 128 * 1024;

const toLocalName = (name: string) => name.slice(name.indexOf(':') + 1);

/**
 * Reads a document.
 * @throws ReportError for a text that is not well-formed, that declares entities, or that is over a limit
 */
export async function readXml(file: string, text: string, reader: XmlReader): Promise<void> {
  const parser = sax.parser(true);
  const refuse = (problem: string): never => {
    throw new ReportError([`${file} ${problem} (line ${parser.line + 1})`]);
  };
  let attributes = new Map<string, string>();
  let depth = 0;
  parser.onerror = () => refuse('is no well-formed XML, or uses entities of its own, which are never read');
  parser.ondoctype = (declared) => {
    if (/<!ENTITY/iu.test(declared)) refuse('declares entities, which are never read: write the report without them');
  };
  parser.onattribute = ({ name, value }) => {
    if (attributes.size >= REPORT_LIMITS.ATTRIBUTES) {
      refuse(`has an element with more than ${REPORT_LIMITS.ATTRIBUTES} attributes`);
    }
    attributes.set(toLocalName(name), value);
  };
  parser.onopentag = ({ name }) => {
    depth += 1;
    if (depth > REPORT_LIMITS.DEPTH) refuse(`has elements in more than ${REPORT_LIMITS.DEPTH} others`);
    const own = attributes;
    attributes = new Map();
    reader.open(toLocalName(name), own);
  };
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close(toLocalName(name));
  };
  parser.ontext = (piece) => reader.text?.(piece);
  parser.oncdata = (piece) => reader.text?.(piece);

  for (let at = 0; at < text.length; ) {
    const end = findPieceEnd(text, at);
    try {
      parser.write(text.slice(at, end));
    } catch (fault) {
      // The parser stumbles over attributes that are named like methods of objects.
      if (fault instanceof TypeError) refuse('has attributes that cannot be read');
      throw fault;
    }
    at = end;
    if (at < text.length) await yieldToLoop();
  }
  parser.close();
}

/** Returns where a piece ends: after a tag, so that the parser need not hold the half of one. */
function findPieceEnd(text: string, start: number): number {
  if (start + PIECE >= text.length) return text.length;
  const end = text.lastIndexOf('>', start + PIECE) + 1;
  return end > start ? end : start + PIECE;
}
