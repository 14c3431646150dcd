/** action.yml by the rules of the Marketplace, and in step with the code and the README. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { DEFAULTS } from '../../src/action/inputs/names.js';
import { OUTPUTS } from '../../src/action/outputs.js';

/** GitHub, "Metadata syntax": the colours of the badge. */
const COLORS = ['white', 'black', 'yellow', 'blue', 'green', 'orange', 'red', 'purple', 'gray-dark'];
/** The same: icons of Feather v4.28.0 but brands and coffee, columns, divide, frown, hexagon, key, meh, smile, tool and a few. */
const ICONS = new Set(
  `
activity airplay alert-circle alert-octagon alert-triangle align-center align-justify align-left align-right anchor
aperture archive arrow-down arrow-down-circle arrow-down-left arrow-down-right arrow-left arrow-left-circle
arrow-right arrow-right-circle arrow-up arrow-up-circle arrow-up-left arrow-up-right at-sign award bar-chart
bar-chart-2 battery battery-charging bell bell-off bluetooth bold book book-open bookmark box briefcase calendar
camera camera-off cast check check-circle check-square chevron-down chevron-left chevron-right chevron-up
chevrons-down chevrons-left chevrons-right chevrons-up circle clipboard clock cloud cloud-drizzle cloud-lightning
cloud-off cloud-rain cloud-snow code command compass copy corner-down-left corner-down-right corner-left-down
corner-left-up corner-right-down corner-right-up corner-up-left corner-up-right cpu credit-card crop crosshair
database delete disc dollar-sign download download-cloud droplet edit edit-2 edit-3 external-link eye eye-off
fast-forward feather file file-minus file-plus file-text film filter flag folder folder-minus folder-plus gift
git-branch git-commit git-merge git-pull-request globe grid hard-drive hash headphones heart help-circle home image
inbox info italic layers layout life-buoy link link-2 list loader lock log-in log-out mail map map-pin maximize
maximize-2 menu message-circle message-square mic mic-off minimize minimize-2 minus minus-circle minus-square
monitor moon more-horizontal more-vertical move music navigation navigation-2 octagon package paperclip pause
pause-circle pen-tool percent phone phone-call phone-forwarded phone-incoming phone-missed phone-off phone-outgoing
pie-chart play play-circle plus plus-circle plus-square power printer radio refresh-ccw refresh-cw repeat rewind
rotate-ccw rotate-cw rss save scissors search send server settings share share-2 shield shield-off shopping-bag
shopping-cart shuffle sidebar skip-back skip-forward slash sliders smartphone speaker square star stop-circle sun
sunrise sunset tablet tag target terminal thermometer thumbs-down thumbs-up toggle-left toggle-right trash trash-2
trending-down trending-up triangle truck tv type umbrella underline unlock upload upload-cloud user user-check
user-minus user-plus user-x users video video-off voicemail volume volume-1 volume-2 volume-x watch wifi wifi-off
wind x x-circle x-square zap zap-off zoom-in zoom-out
`.split(/\s+/u),
);
/** Longer is cut in the Marketplace's lists. */
const MAX_DESCRIPTION_CHARACTERS = 124;

const Action = z.strictObject({
  name: z.string(),
  author: z.string().min(1),
  description: z.string().min(20).max(MAX_DESCRIPTION_CHARACTERS),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(
    z.string().regex(/^[a-z]+(?:-[a-z]+)*$/u),
    z.strictObject({ description: z.string().min(10), required: z.literal(false), default: z.string() }),
  ),
  outputs: z.record(z.string(), z.strictObject({ description: z.string().min(5) })),
  runs: z.strictObject({ using: z.literal('node24'), main: z.string() }),
});

let action: z.infer<typeof Action>;
let readme = '';
beforeAll(async () => {
  action = Action.parse(parse(await readFile('action.yml', 'utf8')));
  readme = await readFile('README.md', 'utf8');
});

describe('action.yml', () => {
  it('has a name that nobody else and no category of GitHub has, as far as a test can say', () => {
    expect(action.name).toMatch(/^[A-Z][\w ]{5,40}$/u);
    expect(['GitHub', 'Actions', 'Code review', 'Security', 'Utilities', 'Testing']).not.toContain(action.name);
  });

  it('has a badge that GitHub can draw', () => {
    expect(COLORS).toContain(action.branding.color);
    expect([...ICONS].length).toBeGreaterThan(200);
    expect(ICONS).toContain(action.branding.icon);
  });

  it('says in one sentence what it does, without markup', () => {
    expect(action.description).toMatch(/^[A-Z][^<>`*_\n]+\.$/u);
  });

  it('runs a file that is there', () => {
    expect(existsSync(action.runs.main)).toBe(true);
  });

  it('names the same inputs with the same defaults as the code, and the same outputs', () => {
    const defaults = Object.fromEntries(Object.entries(action.inputs).map(([name, input]) => [name, input.default]));
    expect(defaults).toEqual({ ...DEFAULTS, 'github-token': ['$', '{{ github.token }}'].join('') });
    expect(Object.keys(action.inputs)).toEqual(Object.keys(DEFAULTS));
    expect(Object.keys(action.outputs)).toEqual([...OUTPUTS]);
  });

  it('has every input and output in the tables of the README', () => {
    const names = [...Object.keys(action.inputs), ...Object.keys(action.outputs)];
    expect(names.filter((name) => !readme.includes(`| \`${name}\` |`))).toEqual([]);
  });
});
