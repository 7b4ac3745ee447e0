import type { Page } from '@playwright/test';

/** Holds the app's script back until it is let go. */
export async function holdScript(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/(index|shell)-[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}
