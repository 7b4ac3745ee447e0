import { expect, type Page } from '@playwright/test';
import type { FormPage } from '../../e2e/guest/FormPage.ts';
import { address } from '../../e2e/guest/pages/patientDetails.ts';

/** The pages of a form, as a guest answers them: city, state and county are left to the ZIP code. */
export const withZipCode = (page: Page, forms: readonly FormPage[]): readonly FormPage[] =>
  forms.map((form) =>
    form.heading !== address.heading
      ? form
      : {
          ...form,
          fill: async (hand) => {
            await hand.type(/^Address Line 1/, '12 Analytical Way');
            await hand.type(/^ZIP Code/, '45202');
            await page.keyboard.press('Tab');
            await expect(page.getByLabel(/^County/)).toHaveValue('Hamilton');
          },
        },
  );
