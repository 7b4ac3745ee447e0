import { type Browser, chromium } from '@playwright/test';
import { ensureChromium, systemChromium } from '../../tools/browser.ts';

const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'];

/** Starts the browser that the browser tests use, without a screen or a graphics card. */
export function launch(): Promise<Browser> {
  ensureChromium();
  const executablePath = systemChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), '--disable-gpu', ...quiet],
  });
}

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));
