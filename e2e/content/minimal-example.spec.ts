import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build, preview } from 'vite';
import { expectAccessible } from '../fixtures/accessibility.ts';

/** A page outside this project that uses the engine as `npm pack` packs it. */

const root = join(import.meta.dirname, '../..');

/** Puts the packed engine into the `node_modules` of a folder. Its dependencies are found in a parent folder. */
function unpackEngine(folder: string): void {
  const modules = join(folder, 'node_modules/@stepwell/engine');
  mkdirSync(modules, { recursive: true });
  const [packed] = JSON.parse(
    execFileSync('npm', ['pack', '--json', '--workspace', 'engine', '--pack-destination', folder], {
      cwd: root,
      encoding: 'utf8',
    }),
  );
  execFileSync('tar', ['xzf', join(folder, packed.filename), '-C', modules, '--strip-components', '1']);
}

test('a page of somebody else shows a form from JSON, with its rule and its message', async ({ page }, info) => {
  const folder = info.outputPath('example');
  cpSync(join(root, 'examples/minimal'), folder, { recursive: true });
  unpackEngine(folder);
  execFileSync('npx', ['tsc', '--project', folder], { cwd: root, stdio: 'inherit' });
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const server = await preview({ root: folder, configFile: false, logLevel: 'error', preview: { port: 0 } });
  try {
    const errors: unknown[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(page.getByText('Tell us the name of your pet.').first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Ada');
    await expect(page.getByLabel('Which kind?')).toHaveCount(0);
    await page.getByLabel(/^Kind/).selectOption('Other');
    await page.getByLabel('Which kind?').fill('Tortoise');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel(/^Email/).fill('ada@example.com');
    await page.getByRole('button', { name: 'Register' }).click();
    expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toEqual({
      pet: { name: 'Ada', kind: 'Other', otherKind: 'Tortoise' },
      owner: { email: 'ada@example.com' },
    });
    expect(errors).toEqual([]);
  } finally {
    await server.close();
  }
});
