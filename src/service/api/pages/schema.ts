/** Describes JSON Schemas in words: fields with their types and limits, and links to the schemas that they name. */
import { type Html, html, type Piece } from '../../../report/index.js';
import type { Schema } from './document.js';

/** Deeper nesting is not shown. The API has none. */
const MAX_DEPTH = 6;

const readSchemaName = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

/** Returns the anchor of a component schema on the page. */
const buildAnchor = (name: string) => `schema-${name}`;

function joinPieces(pieces: readonly Piece[], between: string): Piece {
  return pieces.map((piece, at) => (at === 0 ? piece : [between, piece]));
}

const renderLiteral = (value: unknown) => html`<code>${JSON.stringify(value) ?? ''}</code>`;

function listAlternatives(schema: Schema): readonly Schema[] | undefined {
  return schema.oneOf ?? schema.anyOf;
}

/** Describes the type of a value in a few words. */
export function renderType(schema: Schema): Piece {
  if (schema.$ref !== undefined) {
    const name = readSchemaName(schema.$ref);
    return html`<a href="#${buildAnchor(name)}">${name}</a>`;
  }
  if (schema.const !== undefined) return renderLiteral(schema.const);
  if (schema.enum !== undefined) return joinPieces(schema.enum.map(renderLiteral), ' or ');
  const either = listAlternatives(schema);
  if (either !== undefined) return joinPieces(either.map(renderType), ' or ');
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? ['any']);
  return joinPieces(
    types.map((type) =>
      type === 'array' && schema.items !== undefined ? ['array of ', renderType(schema.items)] : type,
    ),
    ' or ',
  );
}

function describeRange(least: number | undefined, most: number | undefined, unit: string): string | null {
  // Zod writes the limits of safe integers into the schema; they are not useful to readers.
  const bounded = most !== undefined && most < Number.MAX_SAFE_INTEGER ? most : undefined;
  const bounding = least !== undefined && least > Number.MIN_SAFE_INTEGER ? least : undefined;
  if (bounding !== undefined && bounded !== undefined) {
    return bounding === bounded ? `exactly ${bounded}${unit}` : `${bounding} to ${bounded}${unit}`;
  }
  if (bounded !== undefined) return `at most ${bounded}${unit}`;
  return bounding === undefined || bounding === 0 ? null : `at least ${bounding}${unit}`;
}

/** Describes the limits of a value beyond its type. */
function renderLimits(schema: Schema): Piece {
  const words: Piece[] = [
    describeRange(schema.minimum, schema.maximum, ''),
    describeRange(schema.minLength, schema.maxLength, ' characters'),
    describeRange(schema.minItems, schema.maxItems, ' items'),
    // The format's name of a date or a URL is clearer than its pattern.
    schema.format ?? (schema.pattern === undefined ? null : html`<code>${schema.pattern}</code>`),
  ].filter((word) => word !== null);
  return words.length === 0 ? null : html`<span class="limits">${joinPieces(words, ', ')}</span>`;
}

/** Renders one named value: a parameter, or a field of an object. */
export function renderField(name: string, schema: Schema, required: boolean, depth = 0): Html {
  const need = required ? html`<span class="need">required</span>` : null;
  return html`<dt><code>${name}</code> <span class="type">${renderType(schema)}</span> ${need}</dt>
<dd>${schema.description === undefined ? null : html`<p>${schema.description}</p>`}${renderLimits(schema)}${renderFields(schema, depth + 1)}</dd>
`;
}

/** Renders the fields of an inline schema; nothing for a reference. */
export function renderFields(schema: Schema, depth = 0): Piece {
  if (depth > MAX_DEPTH || schema.$ref !== undefined) return null;
  if (schema.properties !== undefined) {
    const required = new Set(schema.required ?? []);
    const fields = Object.entries(schema.properties).map(([name, one]) =>
      renderField(name, one, required.has(name), depth),
    );
    return fields.length === 0 ? null : html`<dl class="fields">${fields}</dl>`;
  }
  if (schema.items !== undefined) return renderFields(schema.items, depth);
  const either =
    listAlternatives(schema)?.filter((one) => one.$ref === undefined && renderFields(one, depth) !== null) ?? [];
  return either.map(
    (one, at) => html`<div class="either">${at === 0 ? 'Either' : 'Or'}${renderFields(one, depth)}</div>`,
  );
}

/** Renders a component schema. */
export function renderComponent(name: string, schema: Schema): Html {
  return html`<section class="schema" id="${buildAnchor(name)}">
<h3>${name}</h3>
${schema.description === undefined ? null : html`<p>${schema.description}</p>`}
<p class="type">${renderType(schema)} ${renderLimits(schema)}</p>
${renderFields(schema)}
</section>
`;
}
