import { expectSound } from '../fixtures/accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { open, phone, place, results, status } from '../guest/searchForm.ts';

/** Searching where the guest is. */

test.use({ viewport: phone });

test.describe('a guest who shares the position', () => {
  test.use({ geolocation: { latitude: 39.103118, longitude: -84.51202 }, permissions: ['geolocation'] });

  test('searches near the nearest clinic, and leaves the position nowhere', async ({ page, server }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/findNearestClinic|clinic\/search/.test(request.url())) loaded.push(request.url());
    });
    const hand = await open(page);
    await hand.select(/^Appointment Type/, 'Sore Throat');
    expect(loaded).toEqual([]);
    await hand.press('Use my location');
    await expect(place(page)).toHaveValue(/^45\d{3}$/);
    await expect(status(page, /^Your nearest clinic is /)).toBeVisible();
    expect(loaded.some((url) => url.includes('latLong=39.1%2C-84.51'))).toBe(true);
    await expectSound(page);
    const kept = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, location.href]),
    );
    expect(kept).not.toContain('39.1');
    expect(server.log).not.toContain('39.1');
    await hand.press('Find Appointment');
    await expect(page).toHaveURL(results);
  });
});
