import { bookedLink } from '../../guest/cancelLink.ts';
import { book } from '../../guest/groups.ts';
import { MouseHand } from '../../guest/MouseHand.ts';
import { openForm } from '../../guest/openForm.ts';
import type { DrivenElement } from '../DrivenElement.ts';
import { autofill } from '../in-page/autofill.ts';
import { browsers, expect, phone, test, titleOf } from '../test.ts';

const [tab, control] = ['\uE004', '\uE009'];

/** What stands in the three parts of a date. */
const readDate = (date: DrivenElement): Promise<readonly string[]> =>
  Promise.all(['Month', 'Day', 'Year'].map((part) => date.getByLabel(part).inputValue()));

/** What a guest does with the controls of a form, by pointer and keyboard. */
for (const browser of browsers) {
  test(titleOf('the three parts of a date take what is typed', browser, phone), async ({ open }) => {
    const page = await open(browser, phone);
    const hand = await openForm(page);
    const date = page.getByRole('group', { name: /^Date of Birth/ });
    await date.waitFor();
    await hand.date(/^Date of Birth/, '12', '10', '1985');
    expect(await readDate(date)).toEqual(['12', '10', '1985']);
  });

  test(titleOf('a date that is copied and pasted fills all three parts', browser, phone), async ({ open }) => {
    const page = await open(browser, phone);
    await openForm(page);
    const name = page.getByLabel(/^Patient's Legal First Name/);
    await name.fill('12/10/1985');
    for (const letter of ['a', 'c']) await page.document.press(control, letter);
    const date = page.getByRole('group', { name: /^Date of Birth/ });
    await date.getByLabel('Month').click();
    await page.document.press(control, 'v');
    await page.document.until('the parts of the date', async () => (await readDate(date)).join() === '12,10,1985');
  });

  test(titleOf('nothing that stays in place covers what Tab reaches', browser, phone), async ({ open }) => {
    test.slow();
    const page = await open(browser, phone);
    await openForm(page);
    await page.getByLabel(/^Patient's Legal First Name/).click();
    const hidden: unknown[] = [];
    for (let presses = 0; presses < 25; presses += 1) {
      await page.document.type(tab);
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

  test(
    titleOf('a dialog takes the focus, keeps it and gives it back', browser, phone),
    async ({ open, server, controls }) => {
      const page = await open(browser, phone);
      const hand = new MouseHand(page);
      await page.goto(await bookedLink(server, controls));
      const opener = page.getByRole('button', { name: 'Cancel Appointment' });
      await opener.click();
      const dialog = page.getByRole('dialog');
      await dialog.waitFor();
      const focused = (): Promise<unknown> =>
        dialog.ask(`(element) => {
        const { activeElement } = document;
        if (activeElement === document.body) return 'the browser';
        return element.contains(activeElement) ? activeElement.outerHTML : 'outside: ' + activeElement.outerHTML;
      }`);
      await page.document.until(
        'the focus in the dialog',
        async () => !/^(the browser|outside)/.test(String(await focused())),
      );
      // Tab goes round in it, by way of the browser's own buttons.
      const reached = new Set<unknown>();
      for (let presses = 0; presses < 10; presses += 1) {
        await page.document.type(tab);
        reached.add(await focused());
      }
      expect([...reached].filter((each) => String(each).startsWith('outside'))).toEqual([]);
      expect(reached.size).toBeGreaterThan(2);
      await hand.press('Keep Appointment');
      await dialog.waitFor({ state: 'hidden' });
      await page.document.until('the focus on the button that opened it', () => opener.isFocused());
    },
  );

  test(
    titleOf('what a browser fills in by itself is booked', browser, phone),
    async ({ open, server, controls, guest }) => {
      test.slow();
      const steps = [{ id: 'patientDetails', form: 'patientDetails' }];
      server.edit('form-config/1.0.0/scheduler/in-person.json', () => JSON.stringify({ group: 'in-person', steps }));
      const page = await open(browser, phone);
      const hand = await openForm(page);
      const fillIn = async (values: Readonly<Record<string, string>>): Promise<void> => {
        const filled = await page.driver.run(String(autofill), values);
        expect(new Set(Array.isArray(filled) ? filled : [])).toEqual(new Set(Object.keys(values)));
      };
      await hand.choose(/^Who is this visit for/, 'Me');
      await hand.choose(/^Sex Assigned at Birth/, 'Female');
      for (const [question, answer] of [
        [/^Gender/, 'Female'],
        [/^Race/, 'White'],
        [/^Ethnicity/, 'Not Hispanic or Latino'],
      ] as const)
        await hand.select(question, answer);
      const born = { 'bday-month': '12', 'bday-day': '10', 'bday-year': '1985' };
      await fillIn({ 'given-name': guest.firstName, 'family-name': guest.lastName, ...born });
      await hand.press('Continue');
      await hand.choose(/^Is this a mobile number/, 'No');
      await fillIn({ email: guest.email, 'tel-national': '5135550134' });
      await hand.press('Continue');
      await page.getByLabel(/^Address Line 1/).waitFor();
      const place = { 'postal-code': '45202', 'address-level2': 'Cincinnati', 'address-level1': 'Ohio' };
      await fillIn({ 'address-line1': '12 Analytical Way', ...place });
      await hand.type(/^County/, 'Hamilton');
      await hand.press(book);
      await page.waitForURL(/\/confirmation$/);
      await page.getByText(`${guest.firstName} ${guest.lastName}`).first().waitFor();
      await page.document.until('the mail', async () => (await controls.mailsTo(guest.email)).length === 1);
      server.restoreContent();
    },
  );
}
