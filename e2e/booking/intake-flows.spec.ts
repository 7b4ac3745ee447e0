import type { Page } from '@playwright/test';
import { expectSound } from '../fixtures/accessibility.ts';
import { readControls } from '../fixtures/accessibilityTree.ts';
import { expect, test } from '../fixtures/test.ts';
import type { FormPage } from '../guest/FormPage.ts';
import type { Guest } from '../guest/Guest.ts';
import { groups } from '../guest/groups.ts';
import type { Hand } from '../guest/Hand.ts';
import { fillPages } from '../guest/intake.ts';
import { KeyboardHand } from '../guest/KeyboardHand.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { openForm } from '../guest/openForm.ts';
import { insuredChild } from '../guest/pages/insuredChild.ts';

/**
 * Fills and books the whole form of each group, checking every page once, when it opens and with all its errors: by mouse on
 * a wide screen, and by keyboard alone on a phone. One short search leads to every group, because the test changes the
 * group that the in-person flow names.
 */
const ways = [
  { way: 'by keyboard alone at 390 px', viewport: { width: 390, height: 844 }, Hand: KeyboardHand },
  { way: 'by mouse at 1280 px', viewport: { width: 1280, height: 900 }, Hand: MouseHand },
] as const;

const flows = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const confirmed = 'Your appointment is confirmed!';

/** Expects that every control has a name, that every radio is in a group, and that nothing is invalid yet. */
async function expectPristine(page: Page): Promise<void> {
  await expectSound(page);
  const controls = await readControls(page);
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter(({ name }) => name.trim() === '')).toEqual([]);
  expect(controls.filter(({ role, group }) => role === 'radio' && group === '')).toEqual([]);
  expect(controls.filter(({ invalid }) => invalid)).toEqual([]);
}

/**
 * Expects that every invalid control has an error that the list above the form repeats, and that the first one has the
 * focus.
 */
async function expectErrors(page: Page, { heading, wrong }: FormPage): Promise<void> {
  await expect(page.getByText(/^There (is|are) \d+ errors? on this page$/)).toBeVisible();
  await expectFirstWrongFocused(page);
  await expectSound(page);
  const listed = (await page.getByRole('main').getByRole('link').allTextContents()).join('\n');
  const found = (await readControls(page)).filter(({ invalid }) => invalid);
  for (const { name, group, description } of found) {
    const [, message = 'no error'] = /.*Error: (.+?)\s*$/.exec(description) ?? [];
    expect(listed, `${heading}, ${group} ${name}: ${description}`).toContain(message);
  }
  for (const control of wrong)
    expect(
      found.some(({ name, group }) => name.startsWith(control) || group.startsWith(control)),
      `${heading}, ${control} has an error`,
    ).toBe(true);
}

async function expectFirstWrongFocused(page: Page): Promise<void> {
  const first = page.locator('[aria-invalid=true]').first();
  await expect
    .poll(() => first.evaluate((control) => control.contains(document.activeElement)), { message: 'focus' })
    .toBe(true);
}

/**
 * Walks through one page, from its opening to the button that leaves it.
 *
 * @param isKnown an earlier form has the same page, so that it is only filled here
 */
async function walk(page: Page, hand: Hand, form: FormPage, guest: Guest, isKnown: boolean): Promise<void> {
  await expect(page.getByRole('heading', { name: form.heading, exact: true })).toBeVisible();
  if (isKnown) {
    await form.fill(hand, guest);
    await hand.press(form.leave ?? 'Continue');
    return;
  }
  if (form.wrong.length === 0) {
    await expectSound(page);
    await expect(page.getByText(guest.lastName).first()).toBeVisible();
  } else {
    await expectPristine(page);
    await form.askMore?.(hand);
    await hand.press('Continue');
    await expectErrors(page, form);
    await (form.fillMore ?? form.fill)(hand, guest);
  }
  await hand.press(form.leave ?? 'Continue');
}

for (const { way, viewport, Hand } of ways) {
  test.describe(way, () => {
    test.use({ viewport });
    test.afterEach(({ server }) => server.restoreContent());

    const known = new Set<FormPage>();
    for (const [group, pages] of Object.entries(groups)) {
      const walks = pages.map((form) => ({ form, isKnown: known.has(form) }));
      for (const form of pages) known.add(form);
      test(`a guest goes through the ${group} form`, {
        tag: Hand === MouseHand && group === 'in-person' ? ['@critical'] : [],
      }, async ({ page, server, guest }) => {
        test.setTimeout(300_000);
        server.edit(flows, (text) => text.replace('"formConfigGroup": "in-person"', `"formConfigGroup": "${group}"`));
        await openForm(page);
        const hand = new Hand(page);
        for (const { form, isKnown } of walks)
          await test.step(form.heading, () => walk(page, hand, form, guest, isKnown));
        await expect(page.getByRole('heading', { name: confirmed })).toBeFocused();
      });
    }
  });
}

test('a parent books for an insured child, and gives no answer twice', async ({ page, guest }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const hand = await openForm(page);
  await fillPages(page, hand, guest, insuredChild, async (heading) => {
    if (heading === 'Insurance')
      await expect(page.getByRole('combobox', { name: /^Patient's Relation to Policy Holder/ })).toHaveValue('Child');
    if (heading !== 'Financial Consent') return;
    await expect(page.getByRole('status', { name: /^Relationship with Patient/ })).toHaveText('Child');
    await expect(page.getByText('12 Analytical Way')).toBeVisible();
  });
  await expect(page).toHaveURL(/\/confirmation$/);
});
