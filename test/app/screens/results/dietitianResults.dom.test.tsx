import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { timeZoneValues } from '../../../../app/content/generated/texts/timeZoneValues.ts';
import { json } from '../../api/fakeFetch.ts';
import {
  buildUrl,
  dietitian,
  dietitianSearch,
  freezeClock,
  isSlots,
  open,
  parseQuery,
  proceed,
  reply,
  reservations,
  times,
  user,
} from './flowStage.tsx';

freezeClock();

/** The document dietitians-detail, with an entry for the first dietitian. */
const describedBy =
  (detail: object) =>
  (path: string): Response | undefined =>
    path.startsWith('dietitians-detail/')
      ? json(200, { dietitians: { [dietitian(1, {}).provider.providerId]: detail } })
      : undefined;

describe('a visit with a dietitian', () => {
  const found = () => reply(dietitian(1, { '2026-11-27': ['09:00'] }), dietitian(2, {}));

  it('shows a card for each dietitian', async () => {
    const { seen } = open(buildUrl(dietitianSearch), { search: found });
    const card = within(await screen.findByRole('group', { name: 'Dana 1' }));
    expect(card.getByText('RDN, LD')).toBeTruthy();
    expect(card.getByText('Dana helps families to cook.')).toBeTruthy();
    expect(screen.getAllByText('Times shown in Mountain Time (MT)')).toHaveLength(1);
    expect(screen.queryByRole('radio', { name: 'Nearest' })).toBeNull();
    expect(card.getByRole('presentation').getAttribute('src')).toBe('data:image/svg+xml,x');
    expect(screen.getByRole('group', { name: 'Dana 2' })).toBeTruthy();
    expect(seen.filter(isSlots).map(parseQuery)[0]).toMatchObject({
      'filter.businessNames': 'dietitian',
      'filter.state': 'OH',
      'filter.isVirtualVisit': 'false',
      'filter.endDate': '2026-12-10',
    });
  });

  it('shows and books the dietitian as content describes them', async () => {
    const { appServices } = open(buildUrl(dietitianSearch), {
      search: found,
      content: describedBy({ name: 'Dana Whitfield', image: 'dana.svg' }),
    });
    const card = within(await screen.findByRole('group', { name: 'Dana Whitfield' }));
    expect(card.getByRole('presentation').getAttribute('src')).toBe('/content/v2/binary/image/dana.svg');
    expect(card.getByText('RDN, LD')).toBeTruthy();
    expect(screen.getByRole('group', { name: 'Dana 2' })).toBeTruthy();
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked.provider?.vanityName).toBe('Dana Whitfield');
  });

  it('shows the dietitian as the server describes them if content is broken', async () => {
    const content = (path: string) => (path.startsWith('dietitians-detail/') ? new Response('{') : undefined);
    open(buildUrl(dietitianSearch), { search: found, content });
    await screen.findByRole('group', { name: 'Dana 1' });
  });

  it.each([
    ['2026-11-23', true],
    ['2026-11-27', false],
  ])('requested for %s says whether its times begin later: %s', async (date, warns) => {
    open(buildUrl({ ...dietitianSearch, date }), { search: found });
    await times();
    expect(screen.queryAllByText(/^The appointment availability dates presented have changed/)).toHaveLength(
      warns ? 1 : 0,
    );
  });

  it('can be searched from another day, with a hint for the date format where the browser has none', async () => {
    const vendor = vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    const { seen, router } = open(buildUrl(dietitianSearch), { search: found });
    await times();
    const date = screen.getByLabelText<HTMLInputElement>('Appointment date');
    expect(date.value).toBe('2026-11-27');
    await user.clear(date);
    expect(screen.getByText('mm/dd/yyyy')).toBeTruthy();
    vendor.mockRestore();
    await user.type(date, '2026-12-01');
    await user.click(screen.getByRole('button', { name: 'Update Search' }));
    await waitFor(() => expect(seen.filter(isSlots)).toHaveLength(2));
    expect(seen.filter(isSlots).map(parseQuery)[1]?.['filter.startDate']).toBe('2026-12-01');
    expect(router.state.location.state).toMatchObject({ criteria: { date: '2026-12-01', serviceIds: [201] } });
    expect(document.activeElement?.textContent).toBe('Update Search');
  });

  it('is not searched from a day that is too early, which is reported without the day', async () => {
    const { seen, reported } = open(buildUrl(dietitianSearch), { search: found });
    await times();
    const date = screen.getByLabelText('Appointment date');
    await user.clear(date);
    await user.type(date, '2026-11-25');
    await user.click(screen.getByRole('button', { name: 'Update Search' }));
    await screen.findByText('Date must be on or after 11/26/2026.');
    expect(document.activeElement).toBe(date);
    expect(seen.filter(isSlots)).toHaveLength(1);
    expect(reported.filter(({ type }) => type === 'constraintError')).toEqual([
      { type: 'constraintError', stepId: 'telenutrition', keyword: 'dateMinimum' },
    ]);
  });

  it('that fails says so in the form of its date, and can be tried again', async () => {
    let works = false;
    open(buildUrl(dietitianSearch), { search: () => (works ? found() : json(503, {})) });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe("We're having trouble connecting at the moment.Please try again shortly.");
    expect(screen.getByLabelText('Appointment date').closest('form')?.contains(alert)).toBe(true);
    works = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await times();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['code', { code: 'locationUnavailable', message: 'x' }],
    ['message', { code: 'x', message: 'locationUnavailable' }],
  ])(
    'whose state has none says so in the form of its date, with the way to another state: by %s',
    async (_by, error) => {
      const { router } = open(buildUrl(dietitianSearch), { search: () => json(404, { errors: [error] }) });
      const alert = await screen.findByRole('alert');
      expect(
        within(alert).getByText(
          "We're unable to find a provider in this location. Please enter another city, state, or ZIP code and try again.",
        ),
      ).toBeTruthy();
      expect(screen.getByLabelText('Appointment date').closest('form')?.contains(alert)).toBe(true);
      expect(screen.queryByText('No results found!')).toBeNull();
      await user.click(within(alert).getByRole('link', { name: 'Edit search' }));
      expect(router.state.location.pathname).toBe('/dietitian');
    },
  );

  it.each(['America/New_York', 'ET'])('says when it is on the clock of the guest: %s', async (timeZone) => {
    open(buildUrl({ ...dietitianSearch, timeZone }), { search: found });
    await user.click((await times())[0] ?? document.body);
    const own = await screen.findByText('For you: Fri, Nov 27, 11:00 AM Eastern Time (ET)');
    expect(own.parentElement?.textContent).toBe(`Fri, Nov 27, 9:00\u00a0AMDana 1${own.textContent}`);
  });

  it('does not repeat a clock that is the same', async () => {
    const { content } = open(buildUrl({ ...dietitianSearch, timeZone: 'America/Boise' }), {
      search: found,
    }).appServices;
    await user.click((await times())[0] ?? document.body);
    // Until the zones are known, no other clock is shown anyway.
    await act(() => content.loader.load(content.entry(timeZoneValues)));
    expect(screen.getByText('Fri, Nov 27, 9:00 AM').parentElement?.textContent).toBe('Fri, Nov 27, 9:00\u00a0AMDana 1');
  });

  it('is reserved by the person, and not by the state besides', async () => {
    const { seen } = open(buildUrl(dietitianSearch), { search: found });
    await user.click((await times())[0] ?? document.body);
    await proceed();
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(reservations(seen)).toEqual([
      {
        serviceId: 201,
        businessName: 'dietitian',
        reservationTime: '2026-11-27 09:00:00',
        locationNumber: '01400001',
      },
    ]);
  });

  it.each(['type', 'location', 'date', 'serviceIds'] as const)('without %s begins at its questions', async (name) => {
    const { [name]: _missing, ...rest } = dietitianSearch;
    const { seen } = open(buildUrl(rest), {});
    await screen.findByRole('heading', { name: 'Dietitian' });
    expect(seen.filter(isSlots)).toEqual([]);
  });
});
