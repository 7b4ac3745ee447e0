import { expect, test } from '../fixtures/test.ts';
import { bookedLink } from '../guest/cancelLink.ts';
import { MouseHand } from '../guest/MouseHand.ts';
import { chooseAnotherTime, moved } from '../guest/move.ts';
import { expectCollected, watchCollector, withCollector } from './collected.ts';

test.use({ settings: withCollector });

test('of a move, analytics hears of the times and of the last step, and of no id and no code', async ({
  page,
  server,
  controls,
}) => {
  const requests = watchCollector(page);
  const hand = new MouseHand(page);
  const link = await bookedLink(server, controls);
  const [code = '', id = ''] = link.split('/').reverse();
  await page.goto(link);
  await chooseAnotherTime(page, hand);
  await hand.press('Move My Appointment');
  await expect(page.getByRole('heading', { level: 1, name: moved })).toBeVisible();
  await expectCollected(controls, { type: 'alert', alert: 'movingAppointment' });
  await expectCollected(controls, { type: 'navigation', screen: 'reschedule' });
  await expectCollected(controls, { type: 'navigation', screen: 'confirmation' });
  for (const request of requests) {
    const sent = JSON.stringify([await request.allHeaders(), request.postData(), request.url()]);
    for (const secret of [id, code]) expect(sent).not.toContain(secret);
  }
});
