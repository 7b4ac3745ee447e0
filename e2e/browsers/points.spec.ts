import { isInstalled, otherBrowsers } from '../../tools/otherBrowsers.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { pickTime, search } from '../guest/search.ts';
import { expect, isWhole, phone, test } from './test.ts';

/** What browsers do differently from each other, and must come out the same. */
for (const browser of otherBrowsers.filter((each) => isWhole && isInstalled(each))) {
  test(`the three parts of a date, and what stays in place at the edges, in ${browser}`, async ({ open }) => {
    test.slow();
    const page = await open(browser, phone);
    const hand = new MouseHand(page);
    await search(page, hand);
    await pickTime(page, hand);
    await hand.press('Continue');
    const date = page.getByRole('group', { name: /^Date of Birth/ });
    await date.waitFor();
    await hand.date(/^Date of Birth/, '12', '10', '1985');
    for (const [part, typed] of [
      ['Month', '12'],
      ['Day', '10'],
      ['Year', '1985'],
    ] as const)
      expect(await date.getByLabel(part).inputValue()).toBe(typed);
    // Nothing that stays in place hides a control that Tab has reached.
    const hidden: unknown[] = [];
    for (let presses = 0; presses < 25; presses += 1) {
      await page.document.type('\uE004');
      hidden.push(
        await page.driver.run(`() => {
        const focused = document.activeElement;
        const { x, y, width, height } = focused.getBoundingClientRect();
        const met = document.elementFromPoint(x + width / 2, Math.min(y + height / 2, innerHeight - 1));
        const isMet = focused.closest('main') === null || focused.contains(met) || met?.contains(focused) ||
          [...(focused.labels ?? [])].some((label) => label.contains(met));
        return isMet ? '' : focused.outerHTML + ' below ' + met?.outerHTML;
      }`),
      );
    }
    expect(hidden.filter((found) => found !== '')).toEqual([]);
  });

  test(`a dialog takes the focus and gives it back in ${browser}`, async ({ open, server, controls }) => {
    const page = await open(browser, phone);
    const hand = new MouseHand(page);
    await page.goto(await bookedLink(server, controls));
    const opener = page.getByRole('button', { name: 'Cancel Appointment' });
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    const isInside = async (): Promise<boolean> =>
      (await dialog.ask('(element) => element.contains(document.activeElement)')) === true;
    await page.document.until('the focus in the dialog', isInside);
    // Tab goes round in it.
    for (let presses = 0; presses < 8; presses += 1) {
      await page.document.type('\uE004');
      await page.document.until('the focus in the dialog after Tab', isInside);
    }
    await hand.press('Keep Appointment');
    await dialog.waitFor({ state: 'hidden' });
    await page.document.until('the focus on the button that opened it', () => opener.isFocused());
  });
}

if (isWhole && isInstalled('firefox'))
  test('hostile content is harmless in a Firefox without Trusted Types', async ({ open, server }) => {
    const hostile =
      '<p onclick=\\"attacked = 1\\">Before you travel</p><script>attacked = 1</script>' +
      '<img src=x onerror=\\"attacked = 1\\"><a href=\\"javascript:attacked = 1\\">Go</a>';
    server.edit('page/1.0.0/tlc/clinic-services.json', (text) =>
      text.replace(/"intro": "[^"]*"/, () => `"intro": "${hostile}"`),
    );
    const page = await open('firefox', phone, { 'dom.security.trusted_types.enabled': false });
    await page.goto('/health/clinic/services');
    await page.getByText('Before you travel').click();
    expect(await page.driver.run('() => typeof trustedTypes')).toBe('undefined');
    expect(await page.locator('main [onclick], main script, main [onerror], main [href^=javascript]').count()).toBe(0);
    expect(await page.driver.run('() => typeof attacked')).toBe('undefined');
    server.restoreContent();
  });
