import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stateOf } from '../../../app/journey/search/criteriaFromState.ts';
import { noCriteria } from '../../../app/journey/search/SearchCriteria.ts';
import { json } from '../api/fakeFetch.ts';
import { openSearch, server, states, variedServices } from './openSearch.tsx';

const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const choose = (name: string) => user.selectOptions(screen.getByLabelText('Appointment Type'), name);
const place = () => screen.queryByRole('combobox', { name: 'Location' });
const find = () => press('Find Appointment');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function searchNear(service: string, location = '45202') {
  await choose(service);
  await user.type(screen.getByRole('combobox', { name: 'Location' }), location);
  await find();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 23, 15, 0) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the flu promotion', () => {
  const search = { ...noCriteria, type: 'Smoking Cessation', location: '45202', date: '2026-11-23', serviceIds: [81] };
  const modal = () => screen.findByRole('dialog', { name: 'Need a flu vaccine?' }, { timeout: 5000 });

  it.each([
    ['Add Flu Vaccine', true],
    ['No', false],
  ])('answered by %s goes on with shouldAddPromotion %s', async (button, shouldAddPromotion) => {
    const { router, wiring } = await openSearch();
    await searchNear('Smoking Cessation');
    await user.click(within(await modal()).getByRole('button', { name: button }));
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(stateOf({ ...search, shouldAddPromotion }));
    expect(wiring.journey.getState().flow).toEqual({ name: 'IN_PERSON', step: 2 });
  });

  it('put aside by Escape leaves the guest at the form, and is asked again', async () => {
    const { router, wiring } = await openSearch();
    await searchNear('Smoking Cessation');
    await modal();
    await user.keyboard('{Escape}');
    await gone();
    expect(router.state.location.pathname).toBe('/main');
    expect(wiring.journey.getState().flow.step).toBe(1);
    await find();
    await modal();
  });

  it('is not offered where the category does not allow it', async () => {
    await openSearch();
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a visit by video', () => {
  const modal = () => screen.findByRole('dialog', { name: 'Which state will you be in?' }, { timeout: 5000 });
  const select = async () => within(await modal()).findByLabelText<HTMLSelectElement>('State');
  const check = () => press('Check Availability');
  const ready = () => screen.findByRole('option', { name: 'Ohio' });

  it('asks for neither location nor date, but for the state, by name', async () => {
    await openSearch();
    await choose('Cold or Flu by Video');
    expect(place()).toBeNull();
    expect(screen.queryByLabelText('Date')).toBeNull();
    await find();
    await ready();
    expect(
      within(await select())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Choose One', 'Kentucky', 'Ohio', 'Texas']);
    expect(await screen.findByText(/must be licensed in the state/)).toBeTruthy();
  });

  it('has the chosen state for its location, from today', async () => {
    const { router, wiring } = await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await ready();
    await user.selectOptions(await select(), 'Ohio');
    await check();
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toEqual(
      stateOf({
        ...noCriteria,
        type: 'Cold or Flu by Video',
        location: 'OH',
        state: 'OH',
        date: '2026-11-23',
        serviceIds: [401],
      }),
    );
    expect(wiring.journey.getState().flow).toEqual({ name: 'VIRTUAL_VISIT', step: 2 });
  });

  it('has the state that was given before', async () => {
    await openSearch({}, '/main?serviceIds=401&location=KY');
    await find();
    await ready();
    expect((await select()).value).toBe('KY');
  });

  it('refuses the placeholder and a state without a license, in the words of the content', async () => {
    const { router } = await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await ready();
    await check();
    expect(screen.getByText('Please choose the state that you will be in.')).toBeTruthy();
    expect(document.activeElement).toBe(await select());
    await user.selectOptions(await select(), 'Texas');
    expect(screen.getByText(/not licensed in this state yet/)).toBeTruthy();
    await check();
    expect(router.state.location.pathname).toBe('/main');
  });

  it('that is canceled leads back to the form', async () => {
    await openSearch();
    await choose('Cold or Flu by Video');
    await find();
    await modal();
    await press('Cancel');
    await gone();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Find Appointment' }));
  });

  it('says and reports that the states do not come, and asks again', async () => {
    let works = false;
    const { reported } = await openSearch({
      answer: server({
        '/services': variedServices,
        '/licensure-states': () => (works ? states() : json(500, {})),
      }),
    });
    await choose('Cold or Flu by Video');
    await find();
    expect((await screen.findByRole('alert', {}, { timeout: 5000 })).textContent).toContain(
      "We're having trouble connecting at the moment. Please refresh the page to try again.",
    );
    expect(reported).toContainEqual({
      type: 'customerError',
      endpoint: '/appointment-management/v1/licensure-states',
      responseCode: 500,
    });
    works = true;
    await press('Try again');
    await ready();
  });

  it('whose words do not come says so, and lets the guest go back', async () => {
    await openSearch({
      content: (path) =>
        path.startsWith('textcollection/1.0.0/states') ? new Response('', { status: 404 }) : undefined,
    });
    await choose('Cold or Flu by Video');
    await find();
    await screen.findByRole('dialog', { name: "We're having trouble connecting at the moment." }, { timeout: 5000 });
    await press('Close');
    await gone();
  });

  it('in a state that the search did not find is told beside the type', async () => {
    await openSearch({}, '/main?serviceIds=401&location=ZZ&error=locationUnavailable');
    expect((await screen.findByRole('alert')).textContent).toContain("We're unable to find a provider");
  });
});

describe('what is booked at the pharmacy', () => {
  const url = 'https://pharmacy.example.com/rx/guest/vaccination-appointments';

  it('opens in a window of its own, which cannot reach this one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { router, wiring } = await openSearch();
    await searchNear('Medication Review at the Pharmacy');
    await screen.findByText("The pharmacy's page has opened in a new window.");
    expect(opened.mock.calls).toEqual([[url, '_blank', 'noopener']]);
    const link = screen.getByRole('link', { name: "Open the pharmacy's page (new window)" });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([url, 'noopener noreferrer']);
    expect(router.state.location.pathname).toBe('/main');
    expect(wiring.journey.getState().flow.step).toBe(1);
  });
});

describe('a vaccine that takes days to prepare', () => {
  it('is searched from the first day on which it is there, with the warning', async () => {
    const { router } = await openSearch();
    await searchNear('RSV');
    await screen.findByRole('heading', { name: 'Prescreen' });
    expect(router.state.location.state).toMatchObject({
      criteria: { date: '2026-11-26', showLeadTimeWarning: true, serviceIds: [116] },
    });
  });
});

describe('a benefit code', () => {
  const valid = (isValid: boolean) => () => json(200, { data: { validation: { isValid } } });

  it('that is valid is said to be, and goes on with the search', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(true) }) },
      '/main?benefitCode=CARE2027',
    );
    await screen.findByText('Benefit code has been verified');
    expect(router.state.location.search).toBe('');
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
  });

  it('that is not is said to be invalid, and stays behind', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': valid(false) }) },
      '/main?benefitCode=NOPE',
    );
    await screen.findByText('Your benefit code entry is invalid. Please try again.');
    expect(screen.queryByText('Benefit code has been verified')).toBeNull();
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).not.toMatchObject({ criteria: { benefitCode: 'NOPE' } });
  });

  it('that nobody can judge is neither, and goes on', async () => {
    const { router } = await openSearch(
      { answer: server({ '/services': variedServices, '/benefit-code': () => json(500, {}) }) },
      '/main?benefitCode=CARE2027',
    );
    await searchNear('Sore Throat');
    await screen.findByRole('heading', { name: 'Results' });
    expect(router.state.location.state).toMatchObject({ criteria: { benefitCode: 'CARE2027' } });
  });
});

describe('what there is to know about a service', () => {
  it('shows below it, with how to prepare folded away', async () => {
    await openSearch();
    await choose('TB Skin Test');
    await screen.findByText('Please allow 20 minutes for each of two visits.');
    await screen.findByText(/Please do not book this test for a Thursday/);
    expect(screen.getByText('How to prepare').closest('details')?.open).toBe(false);
    await user.click(screen.getByText('How to prepare'));
    expect(screen.getByText('Plan to come back 48 to 72 hours later.')).toBeTruthy();
    await choose('Sore Throat');
    await waitFor(() => expect(screen.queryByText('How to prepare')).toBeNull());
  });
});

describe('the banner about the availability of services', () => {
  const banner = { display: true, type: 'warning', title: 'Only some clinics today', text: '<p>Please call.</p>' };

  it('stands in the place of the one about required fields, and each field still says its own', async () => {
    await openSearch({ content: (path) => (path.startsWith('saf-error') ? json(200, banner) : undefined) });
    await screen.findByText('Only some clinics today');
    await find();
    expect(screen.getByText('Appointment Type is a required field.')).toBeTruthy();
    expect(screen.queryByText('Please fill out all required fields to continue')).toBeNull();
  });
});
