/**
 * Measured figures, each in one place: `docs/figures.json`, which the benches write when they are run with `--record`, and
 * the model files, which the fits write. Documents show them between `<!-- figure TEMPLATE -->` and `<!-- end -->`.
 *
 * A template is text with figures in braces: `{engine.500-lines}` as it is, `{tier.auc:3}` with so many digits,
 * `{mutate.found/mutate.planted:%1}` as a share in percent. `{models.tier.cuts.T2}` is a number of a model file, and
 * `{left-out.binding.macro_f1:3}` one that its fit measured on data that was left out.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { argv, versions } from 'node:process';
import { z } from 'zod';

const Figure = z.strictObject({
  value: z.number(),
  unit: z.string(),
  date: z.iso.date(),
  machine: z.string(),
  command: z.string(),
});
const FigureFile = z.record(z.string().regex(/^[a-z0-9]+(?:[.-][a-z0-9]+)+$/iu), Figure);

/** The figures by their names, as `docs/figures.json` has them. */
type Figures = z.infer<typeof FigureFile>;

/** Where templates find their numbers. */
export interface Sources {
  readonly figures: Figures;
  /** Every model file by its name. */
  readonly models: Readonly<Record<string, unknown>>;
}

/** The root of this checkout. */
const ROOT = resolve(import.meta.dirname, '..', '..');
const FILE = join('docs', 'figures.json');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Reads the figures and the models of a checkout. Throws where the file has another shape. */
export function readSources(root = ROOT): Sources {
  const folder = join(root, 'src', 'engine', 'models');
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return {
    figures: FigureFile.parse(readJson(join(root, FILE))),
    models: Object.fromEntries(names.map((name) => [name.slice(0, -'.json'.length), readJson(join(folder, name))])),
  };
}

const MARKED = /(?<open><!-- figure (?<template>[^\n<{]*\{[^\n<]+?) -->)(?:(?!<!--)[\s\S])*<!-- end -->/gu;
const SLOT = /\{(?<name>[^}/:]+)(?:\/(?<whole>[^}:]+))?(?::(?<percent>%)?(?<digits>\d))?\}/gu;

/** A document's text with every figure in it as it was measured. Throws where a template names one that is not there. */
export function fillFigures(text: string, sources: Sources): string {
  return text.replace(MARKED, (...match) => {
    const { open = '', template = '' }: Record<string, string | undefined> = match.at(-1);
    return `${open}${showTemplate(template, sources)}<!-- end -->`;
  });
}

/** A template with its figures filled in. */
export function showTemplate(template: string, sources: Sources): string {
  return template.replace(SLOT, (...match) => {
    const { name = '', whole, percent, digits }: Record<string, string | undefined> = match.at(-1);
    const share = whole === undefined ? 1 : findNumber(whole, sources);
    const value = (findNumber(name, sources) / share) * (percent === undefined ? 1 : 100);
    const fraction =
      digits === undefined ? {} : { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
    return value.toLocaleString('en-US', { maximumFractionDigits: 20, ...fraction }).replace('-', '−');
  });
}

function findNumber(name: string, { figures, models }: Sources): number {
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined;
  if (figure !== undefined) return figure.value;
  const [room = '', model = '', ...path] = name.split('.');
  const inside = room === 'models' ? path : room === 'left-out' ? ['fitted', 'left_out', ...path] : null;
  let found: unknown = inside === null ? null : models[model];
  for (const key of inside ?? []) {
    const members = typeof found === 'object' && found !== null ? Object.entries(found) : [];
    found = members.find(([own]) => own === key)?.[1];
  }
  if (typeof found !== 'number') throw new Error(`no figure ${name} in ${FILE} or the model files`);
  return found;
}

/** What a bench has measured, by name. */
export type Measured = Readonly<Record<string, { readonly value: number; readonly unit: string }>>;

const RECORD = '--record';

/** The arguments of a bench without the one that asks to record. */
export function readArguments(): string[] {
  return argv.slice(2).filter((one) => one !== RECORD);
}

/** Writes figures into `docs/figures.json` where `--record` asks for it; those of other benches stay. `command` is how to measure them. */
export function recordFigures(command: string, measured: Measured): void {
  if (!argv.includes(RECORD)) return;
  const date = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const machine = `${cpus().length} cores, Node ${versions.node}`;
  const fresh = Object.entries(measured).map(([name, one]) => [name, { ...one, date, machine, command }] as const);
  const all = { ...readSources().figures, ...FigureFile.parse(Object.fromEntries(fresh)) };
  const sorted = Object.entries(all).toSorted(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(join(ROOT, FILE), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
