import { expect, test } from '../fixtures/test.ts';

/** An author sees a page as another guest: the server has the answers, the address their name alone. */

test.use({ settings: { environment: { AUTHOR_MODE: 'on' } } });

test('the form is shown with the time and the answers of a preview, and books nothing', async ({ page, request }) => {
  const booked: string[] = [];
  page.on('request', (each) => {
    if (each.method() === 'POST' && each.url().includes('/appointment')) booked.push(each.url());
  });
  const reply = await request.post('/reference/previews', {
    data: {
      slot: {
        flow: { name: 'IN_PERSON', step: 2 },
        appointment: {
          timestamp: '2030-03-05 10:00:00',
          timezone: 'America/New_York',
          services: [{ id: 30, name: 'Sore Throat' }],
        },
        provider: { providerId: '01400943', businessName: 'tlc', timezone: 'America/New_York' },
      },
      pages: [{ step: 'patientDetails', page: 'personal', answers: { firstName: 'Ada' } }],
    },
  });
  const { name } = await reply.json();
  await page.goto(`/health-services/scheduler#preview=${name}`);
  await expect(page.getByRole('textbox', { name: /Legal First Name/ })).toHaveValue('Ada');
  await expect(page).toHaveURL(/\/health-services\/scheduler\/schedule$/);
  await expect(page.getByText('We are holding this time for you').first()).toBeVisible();
  expect(booked).toEqual([]);
});
