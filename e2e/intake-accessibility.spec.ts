import { expectAccessible } from './fixtures/accessibility.ts';
import { controlsOf } from './fixtures/accessibilityTree.ts';
import { expect, test } from './fixtures/test.ts';
import { pages } from './guest/intake.ts';
import { openForm } from './guest/openForm.ts';

/** How many controls are wrong when a page is left empty, counted by hand from the form: a set or a date counts each part. */
const requiredControls: Readonly<Record<string, number>> = {
  'Personal Information': 14,
  'Contact Information': 6,
  Insurance: 6,
  'Reason for Visit': 12,
  'Notice of Privacy Practices': 2,
  'Financial Consent': 2,
  Consent: 8,
};

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('every control of the form has a name, a group for its choices, and its error in words', async ({
      page,
      guest,
    }) => {
      test.slow();
      const hand = await openForm(page);
      for (const [heading, fill] of pages) {
        await test.step(heading, async () => {
          await expect(page.getByRole('heading', { name: heading, exact: true })).toBeVisible();
          await expectAccessible(page);
          const pristine = await controlsOf(page);
          expect(pristine.length).toBeGreaterThan(0);
          expect(pristine.filter(({ name }) => name.trim() === '')).toEqual([]);
          expect(pristine.filter(({ invalid }) => invalid)).toEqual([]);
          const choices = pristine.filter(({ role }) => role === 'radio');
          expect(choices.filter(({ group }) => group === '')).toEqual([]);

          await hand.press('Continue');
          await expect(page.getByText(/^There (is|are) \d+ errors? on this page$/)).toBeVisible();
          const wrong = (await controlsOf(page)).filter(({ invalid }) => invalid);
          expect(wrong.length, `wrong controls of ${heading}`).toBeGreaterThanOrEqual(requiredControls[heading] ?? 1);
          expect(wrong.filter(({ description }) => !/required|select|reason/i.test(description))).toEqual([]);
          await expectAccessible(page);

          await fill(hand, guest);
          await hand.press('Continue');
        });
      }
    });
  });
}
