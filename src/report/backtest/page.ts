import { type Page, renderPage } from '../page/page.js';
import type { Backtest } from './model.js';
export function renderBacktestPage(backtest: Backtest): Page {
  return renderPage({ title: backtest.repo, body: '' });
}
