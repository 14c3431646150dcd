/**
 * Takes the pictures of README and docs: the report of the sample pull request, and the console of a service that has
 * reviewed some; and writes into the README what `npm start` prints. Needs dist, what tsc emitted, git and Chromium.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Browser, findChromium, NO_BROWSER } from '../build/__tests__/stand-ins/browser.js';
import { Github } from '../build/__tests__/stand-ins/github/server.js';
import { Caller, runCommand, Serving } from '../build/__tests__/stand-ins/serving.js';
import { createShop, openShop } from '../build/__tests__/stand-ins/shop.js';

const root = resolve(import.meta.dirname, '..');
const images = join(root, 'docs', 'images');
/** As GitHub shows them in a README, twice over. */
const WIDTH = 1280;
const MARGIN = 20;
/** Parts of the report that have a picture of their own. */
const PARTS = [
  ['criteria', '#c3'],
  ['findings', '#file1'],
  ['risk', '#risk'],
];
const REPO = 'acme/shop';
const TOKEN = 'ghp_thesampletoken0123456789';

/** Reviews the sample; gives what was printed and where the report lies. */
function reviewSample() {
  const printed = execFileSync(process.execPath, [join(root, 'examples', 'start.js')], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [, report] = /^The report +(\S+\.html)/m.exec(printed) ?? [];
  if (report === undefined) throw new Error('the sample says no report.html: build dist first (npm run bundle)');
  return { printed, report: resolve(root, report) };
}

/** The part of it that the README shows: what the gate says, two criteria, and the heads of the findings. */
function excerptOf(printed) {
  const [head, rest = ''] = printed.split(/^(?=Acceptance criteria)/m);
  const [criteria = '', behind = ''] = rest.split(/^(?=Findings)/m);
  const items = (text) => text.split(/^(?= {2}\S)/m);
  const [title, ...each] = items(criteria);
  const [findings, ...found] = items(behind.split(/\n\n/)[0] ?? '');
  const shown = [
    head.replace(/^local\/.*\n/m, ''),
    title,
    ...each.filter((text) => /^ {2}\S+ +AC(?:3|5) /.test(text)).map((text) => text.trimEnd().concat('\n')),
    '\n',
    findings,
    ...found.slice(0, 2).map((text) => text.split('\n').slice(0, 2).join('\n').concat('\n')),
  ];
  return shown.join('').trimEnd();
}

function writeExcerpt(printed) {
  const path = join(root, 'README.md');
  const before = readFileSync(path, 'utf8');
  const place = /(```text\n)Review Gate {2}[\s\S]*?(\n```\n)/;
  if (!place.test(before)) throw new Error('README.md has no place for what npm start prints');
  const after = before.replace(place, (_, start, end) => `${start}${excerptOf(printed)}${end}`);
  if (after !== before) writeFileSync(path, after);
}

/** A picture as WebP: the browser is what makes it, so that nothing else need be installed. */
async function keep(browser, name, png) {
  const { page } = await browser.open('about:blank');
  const url = await page.evaluate(
    async (source) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob());
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      canvas.getContext('2d').drawImage(picture, 0, 0);
      const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.86 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  await page.context().close();
  const bytes = Buffer.from(url, 'base64');
  writeFileSync(join(images, `${name}.webp`), bytes);
  process.stdout.write(`${name}.webp  ${Math.round(bytes.length / 1000)} kB\n`);
}

/** A part of a page with a margin around it. The window is tall: what is far outside of it is not laid out yet. */
async function partOf(page, selector) {
  const part = page.locator(selector);
  await part.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  const { x, y, width, height } = await part.boundingBox();
  const clip = { x: x - MARGIN, y: Math.max(0, y - MARGIN), width: width + 2 * MARGIN, height: height + 2 * MARGIN };
  return page.screenshot({ clip });
}

async function pictureReport(browser, report) {
  const url = pathToFileURL(report).href;
  for (const scheme of ['light', 'dark']) {
    const { page } = await browser.open(url, { width: WIDTH, height: 880, scheme });
    await keep(browser, `report-${scheme}`, await page.screenshot());
    await page.context().close();
  }
  const { page } = await browser.open(url, { width: WIDTH, height: 3000 });
  for (const [name, selector] of PARTS) await keep(browser, name, await partOf(page, selector));
  await page.context().close();
}

/** Everything that some hours of a small team leave behind. */
async function seed(caller) {
  await caller.authenticate();
  await caller.call('PUT', '/v1/provider-tokens/github', { token: TOKEN });
  for (const body of [
    { pr: 9 },
    { pr: 8, policy: 'advisory' },
    { pr: 8 },
    { pr: 101, dry_run: true },
    { pr: 102, policy: 'strict' },
    { pr: 7 },
  ]) {
    const { json } = await caller.call('POST', '/v1/reviews', { repo: REPO, ...body });
    for (;;) {
      const { json: now } = await caller.call('GET', `/v1/reviews/${json.id}`);
      if (now.status !== 'queued') break;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

async function pictureConsole(browser) {
  const folder = mkdtempSync(join(tmpdir(), 'review-gate-pictures-'));
  const shop = createShop(folder, REPO, 2);
  const github = await Github.start({ token: TOKEN, repo: REPO, gitRoot: folder });
  openShop(github.state, shop);
  const settings = {
    REVIEW_GATE_DATA_DIR: join(folder, 'data'),
    REVIEW_GATE_GITHUB_API_URL: github.apiUrl,
    REVIEW_GATE_GITHUB_SERVER_URL: github.serverUrl,
  };
  const operator = async (...args) => JSON.parse((await runCommand([...args, '--json'], settings)).stdout);
  await operator('tenant', 'create', 'acme');
  const scope = 'reviews:read reviews:write findings:read webhooks:write admin';
  const { client_id, client_secret } = await operator('client', 'create', '--tenant', 'acme', '--scope', scope);
  const serving = await Serving.start(settings);
  try {
    await seed(new Caller(serving.url, client_id, client_secret));
    const { page } = await browser.open(serving.url, { width: WIDTH, height: 640 });
    await page.fill('input[name=client_id]', client_id);
    await page.fill('input[name=client_secret]', client_secret);
    await page.locator('button', { hasText: 'Sign in' }).click();
    await page.waitForURL(/\/console\//);
    await page.mouse.move(0, 0);
    const { y, height } = await page.locator('main').boundingBox();
    const clip = { x: 0, y: 0, width: WIDTH, height: Math.min(640, Math.ceil(y + height) + MARGIN) };
    await keep(browser, 'console', await page.screenshot({ clip }));
    await page.context().close();
  } finally {
    await serving.stop();
    await github.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const program = findChromium(process.env);
if (program === null) {
  process.stderr.write(`${NO_BROWSER}\n`);
  process.exit(1);
}
mkdirSync(images, { recursive: true });
const { printed, report } = reviewSample();
writeExcerpt(printed);
const browser = await Browser.start(program);
try {
  await pictureReport(browser, report);
  await pictureConsole(browser);
} finally {
  await browser.close();
}
