/** A real browser for tests of pages: Chromium, with checks for everything that a page must not do. */
import { accessSync, constants, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import process from 'node:process';
import { type Browser as Chromium, chromium, type Page } from 'playwright-core';
import { z } from 'zod';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * Finds the browser of this machine: the one that `REVIEW_GATE_CHROMIUM` names, otherwise the first on the PATH; null
 * if there is none.
 */
export function findChromium(env: NodeJS.ProcessEnv): string | null {
  const named = env['REVIEW_GATE_CHROMIUM'];
  if (named !== undefined && named !== '') return named;
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const runs = (path: string) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  };
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(runs) ?? null;
}

/** The message of tests of pages if there is no browser. */
export const NO_BROWSER = 'No Chromium on this machine (apt-get install chromium): pages are not opened in a browser.';

/** The settings with which a page is displayed. */
export interface View {
  /** Pixels; 1440 × 900 if left out. */
  readonly width?: number;
  readonly height?: number;
  readonly scheme?: 'light' | 'dark';
  /** Whether scripts run. The service's pages have none, so a running script is a fault. True if left out. */
  readonly scripts?: boolean;
}

/** An open page, and its faults. */
export interface Opened {
  readonly page: Page;
  /** Console errors, uncaught errors, dialogs, and requests to other origins or refused requests. */
  readonly faults: readonly string[];
}

const Violations = z.array(
  z.looseObject({
    id: z.string(),
    nodes: z.array(z.looseObject({ html: z.string(), failureSummary: z.string().optional() })),
  }),
);

/** Returns what axe finds (WCAG 2.2 A and AA, and best practice), one line each. */
export async function findBarriers(page: Page): Promise<string[]> {
  const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  await page.evaluate(source);
  const found = Violations.parse(await page.evaluate('axe.run(document).then(({ violations }) => violations)'));
  return found.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} — ${node.failureSummary ?? ''}`),
  );
}

/** The browser. Call `close` after use. */
export class Browser {
  private constructor(private readonly chromium: Chromium) {}

  /**
   * Starts it. Chromium's sandbox does not work for root. It can be disabled, because only our own pages are opened.
   */
  static async start(executablePath: string): Promise<Browser> {
    const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
    return new Browser(await chromium.launch({ executablePath, args }));
  }

  /** Opens a URL in a profile of its own. */
  async open(url: string, view: View = {}): Promise<Opened> {
    const context = await this.chromium.newContext({
      viewport: { width: view.width ?? 1440, height: view.height ?? 900 },
      colorScheme: view.scheme ?? 'light',
      javaScriptEnabled: view.scripts ?? true,
    });
    const page = await context.newPage();
    const faults: string[] = [];
    const { origin } = new URL(url);
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(`console: ${message.text()}`);
    });
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('dialog', async (dialog) => {
      faults.push(`dialog: ${dialog.message()}`);
      await dialog.dismiss();
    });
    page.on('request', (request) => {
      const to = new URL(request.url());
      if (to.origin !== origin || (to.protocol === 'file:' && request.url() !== url))
        faults.push(`request: ${request.url()}`);
    });
    await page.goto(url);
    return { page, faults };
  }

  async close(): Promise<void> {
    await this.chromium.close();
  }
}
