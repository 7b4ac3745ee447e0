import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
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

test('a page of somebody else shows a form from JSON, and what is wrong in it', async ({ page }, info) => {
  const folder = info.outputPath('example');
  cpSync(join(root, 'examples/minimal'), folder, { recursive: true });
  unpackEngine(folder);
  execFileSync('npx', ['tsc', '--project', folder], { cwd: root, stdio: 'inherit' });
  await onBuiltPage(page, folder, async (errors) => {
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
  });
  const documents = join(folder, 'documents.json');
  writeFileSync(documents, readFileSync(documents, 'utf8').replace('"rules"', '"rulse"'));
  await onBuiltPage(page, folder, async (errors) => {
    await expect(() => expect(errors).toHaveLength(1)).toPass();
    expect(errors[0]).toMatch(/^pet#\/pages\/0\/rulse: "rulse" is not a property here. Did you mean "rules"\?/);
  });
});

/** Builds the page, opens it and gives the errors that it throws. */
async function onBuiltPage(page: Page, folder: string, use: (errors: readonly string[]) => Promise<void>) {
  await build({ root: folder, configFile: false, logLevel: 'error' });
  const server = await preview({ root: folder, configFile: false, logLevel: 'error', preview: { port: 0 } });
  const errors: string[] = [];
  const note = ({ message }: Error): void => void errors.push(message);
  page.on('pageerror', note);
  try {
    await page.goto(server.resolvedUrls?.local[0] ?? '');
    await use(errors);
  } finally {
    page.off('pageerror', note);
    await server.close();
  }
}
