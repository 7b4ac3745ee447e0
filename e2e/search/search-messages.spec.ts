import { expectAccessible, expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { open, phone, status, type } from '../guest/searchForm.ts';

/** Messages of authors on the page 'Find an Appointment'. */

test.describe('messages of the authors', () => {
  test.afterEach(({ server }) => server.restoreContent());

  test('about the availability of services stand beside the summary of what is wrong', async ({ page, server }) => {
    server.edit('saf-error/1.0.0/scheduler/saf-error.json', (text) =>
      text.replace('"display": false', '"display": true'),
    );
    const hand = await open(page);
    await expect(page.getByText('Some services cannot be booked online right now')).toBeVisible();
    await hand.press('Find Appointment');
    await expect(type(page)).toHaveAccessibleDescription('Appointment Type is a required field.');
    await expect(page.getByText('Some services cannot be booked online right now')).toBeVisible();
    const summary = page.getByRole('alert').filter({ hasText: 'Please fill out all required fields to continue' });
    await expect(summary.getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
  });

  test('about a service and its category stand below it', async ({ page }) => {
    await page.setViewportSize(phone);
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'TB Skin Test');
    await expect(status(page, /Some screenings need you to fast/)).toBeVisible();
    await expect(page.getByText(/Please do not book this test for a Thursday/)).toBeVisible();
    await page.getByText('How to prepare').click();
    await expect(page.getByText('Plan to come back 48 to 72 hours later.')).toBeVisible();
    await expectSound(page);
  });

  test('may list all services in their own order, without groups', async ({ page, server }) => {
    server.edit('scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json', (text) =>
      text.replace('"defaultCategory"', '"groupedMenu": false, "defaultCategory"'),
    );
    await open(page);
    await type(page).click();
    await expect(page.getByRole('option', { name: 'Sore Throat' })).toBeVisible();
    await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(0);
  });
});
