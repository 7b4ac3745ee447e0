import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walkInDraft } from '../../../../../app/journey/index.ts';
import { criteriaFromState } from '../../../../../app/journey/search/criteriaFromState.ts';
import { shippedSchedulerConfig } from '../../../../content/shippedSchedulerConfig.ts';
import { hang, json } from '../../../api/fakeFetch.ts';
import { landing, location, open, place, press, refused, selection, server, tick, user } from '../openWalkIn.tsx';

const checklist = 'Select up to 3 Vaccines';
const boxes = async () =>
  within(await screen.findByRole('group', { name: new RegExp(checklist) })).getAllByRole('checkbox');
const labels = async () => (await boxes()).map((box) => box.closest('label')?.textContent);
/** Matches labels that begin with these names, with or without a line below the name. */
const begin = (names: readonly string[]) => names.map((name) => expect.stringMatching(`^${name}`));
const toggle = (shown: object) => (path: string) =>
  path.startsWith('covid-vaccines-toggle')
    ? new Response(JSON.stringify({ showCovidVaccines: true, showTwoDoseVaccines: true, ...shown }))
    : undefined;

/** The shipped scheduler configuration with one category, in place of all others. */
const atTheCounter = (config: object) => (path: string) =>
  path.startsWith('scheduler-config-2022')
    ? json(200, {
        ...shippedSchedulerConfig,
        categories: { 'At the Counter': { showPromotionModal: false, redirectAction: 'results', ...config } },
      })
    : undefined;

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('the checklist', () => {
  it('lists the steps and the vaccines: flu first, then by name, without second doses or lead times', async () => {
    open(selection);
    expect(screen.getByRole('heading', { level: 1, name: 'Vaccines' })).toBeTruthy();
    expect(screen.getByText('Check in at the pharmacy counter for an approximate wait time')).toBeTruthy();
    expect(screen.getByText('Select vaccine(s)').getAttribute('aria-current')).toBe('step');
    expect(await labels()).toEqual(
      begin(['Flu', 'Walk-In Flu Vaccine', 'COVID-19', 'Pneumonia', 'RSV', 'Shingles', 'Tdap']),
    );
    expect(screen.getByText('You need a second dose 2 to 6 months later.')).toBeTruthy();
  });

  it.each([
    [{ showCovidVaccines: false }, ['Flu', 'Walk-In Flu Vaccine', 'Pneumonia', 'RSV', 'Shingles', 'Tdap']],
    [{ showTwoDoseVaccines: false }, ['Flu', 'Walk-In Flu Vaccine', 'COVID-19', 'Pneumonia', 'RSV', 'Tdap']],
  ])('leaves out what content says: %j', async (shown, names) => {
    open(selection, { content: toggle(shown) });
    expect(await labels()).toEqual(begin(names));
  });
});

describe('a vaccine that content calls otherwise', () => {
  it('is listed, and booked, under that name', async () => {
    const names = { names: [{ serviceIds: [102], name: 'Tetanus' }], patterns: [] };
    const content = (path: string) =>
      path.startsWith('service-name-mapper/') ? new Response(JSON.stringify(names)) : undefined;
    const { appServices } = open(selection, { content });
    await tick('Tetanus');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked.appointment?.services).toMatchObject([
      { name: 'Tetanus', listedName: 'Tdap' },
    ]);
  });
});

describe('Continue', () => {
  it('stores the services, sets the flow, and goes to the form with the type', async () => {
    const { appServices, path, router } = open(selection);
    await tick('Flu');
    await tick('Shingles');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(path()).toBe('/schedule');
    const { picked, flow } = appServices.journey.getState();
    expect(flow).toEqual({ name: 'INSTANT_VACCINE', step: 3 });
    expect(picked.appointment).toMatchObject({ timestamp: '', timezone: 'America/New_York' });
    expect(picked.appointment?.services.map(({ id }) => id).sort()).toEqual([101, 104]);
    expect(picked.provider).toMatchObject({
      providerId: location,
      businessName: 'pharmacy',
      vanityName: place.vanityName,
      address: place.address,
    });
    expect(criteriaFromState(router.state.location.state)).toMatchObject({ type: 'Vaccines', serviceIds: [101, 104] });
  });

  it('books with the category and the business of the scheduler configuration', async () => {
    const { seen, appServices } = open(selection, {
      content: atTheCounter({ schedulerFlow: 'INSTANT_VACCINE', businessName: 'tlc' }),
    });
    await tick('Flu');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
    const { picked } = appServices.journey.getState();
    expect(picked.provider?.businessName).toBe('tlc');
    expect(picked.appointment?.services).toMatchObject([{ id: 101, category: 'At the Counter' }]);
    const asked = seen.map(({ url }) => new URL(url, 'http://localhost').searchParams);
    expect(
      asked.flatMap((query) => [...query.getAll('filter.businessName'), ...query.getAll('filter.businessNames')]),
    ).toEqual(['tlc', 'tlc']);
  });

  it('is not there where no category starts a walk-in: nothing is asked of the server', async () => {
    const { seen } = open(selection, { content: atTheCounter({ schedulerFlow: 'IN_PERSON' }) });
    await screen.findByText(/^We're having trouble loading vaccine services/);
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    expect(seen).toEqual([]);
  });

  it('continues once for a double click', async () => {
    const { appServices, router } = open(selection);
    await tick('Flu');
    await user.dblClick(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().flow).toEqual({ name: 'INSTANT_VACCINE', step: 3 });
    await router.navigate(-1);
    expect(router.state.location.pathname).toBe(selection);
  });

  it.each([
    [[], 'Select a vaccine to view availability.'],
    [['Flu', 'COVID-19', 'Pneumonia', 'Tdap'], 'You can only select up to 3 vaccines.'],
    [
      ['Shingles', 'RSV'],
      'The vaccines you have selected cannot be scheduled together. Please go back and confirm your selections again.',
    ],
  ])('with %j says so in a summary and at the list, and keeps the focus there', async (names, words) => {
    const { appServices, path } = open(selection);
    await boxes();
    for (const name of names) await tick(name);
    await press('Continue');
    await screen.findByText('There is 1 error on this page');
    expect(
      screen
        .getAllByRole('link')
        .map(({ textContent }) => textContent)
        .join(),
    ).toContain(words);
    const group = screen.getByRole('group', { name: new RegExp(checklist) });
    expect(group.textContent).toContain(words);
    await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
    expect(path()).toBe(selection);
    expect(appServices.journey.getState().picked).toEqual({});
  });

  it('continues after the choice is corrected', async () => {
    const { path } = open(selection);
    await boxes();
    await press('Continue');
    await screen.findByText('There is 1 error on this page');
    await tick('Tdap');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(path()).toBe('/schedule');
  });

  it('books at the pharmacy also where its details cannot be read', async () => {
    const { appServices } = open(selection, { answer: server({ 'clinic-details': () => refused(503) }) });
    await tick('Flu');
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
    expect(appServices.journey.getState().picked.provider).toEqual({
      providerId: location,
      businessName: 'pharmacy',
      timezone: 'America/New_York',
    });
  });
});

describe('the way back', () => {
  it('shows the choice as it was, as far as it is still given', async () => {
    const picked = walkInDraft(
      location,
      [
        { id: 102, name: 'Tdap' },
        { id: 999, name: 'Gone' },
      ],
      { category: 'Instant Vaccines', businessName: 'pharmacy' },
      place,
    );
    open(selection, { journey: { picked, flow: { name: 'INSTANT_VACCINE', step: 3 } } });
    const ticked = (await boxes()).filter((box) => box instanceof HTMLInputElement && box.checked);
    expect(ticked.map((box) => box.closest('label')?.textContent)).toEqual(['Tdap']);
    await press('Continue');
    await screen.findByRole('heading', { name: 'Schedule' });
  });

  it('leads to the landing', async () => {
    const { path } = open(selection);
    await user.click(await screen.findByRole('link', { name: 'Back' }));
    expect(path()).toBe(landing);
  });
});

describe('failed', () => {
  it('with the services has its message', async () => {
    open(selection, { answer: server({ 'services/location': () => refused(500) }) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      "We're having trouble loading vaccine services. Please refresh this page to try again.",
    );
  });

  it('with the documents has its message, and is over once they can be read', async () => {
    let broken = true;
    open(selection, {
      content: (path) => (broken && path.startsWith('prescreen-data') ? new Response('{') : undefined),
    });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Sorry. We appear to be having trouble loading the questions. Please try again later.',
    );
    broken = false;
    await press('Try again');
    await boxes();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('with a pharmacy that gives nothing says so', async () => {
    open(selection, { answer: server({ 'services/location': () => json(200, { data: { services: [] } }) }) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We are experiencing an issue at this time. Please try again later.',
    );
  });

  it('is none while the answers are slow: the guest waits', async () => {
    open(selection, { answer: hang });
    expect((await screen.findByRole('status')).textContent).toBe('Looking for vaccines...');
  });
});
