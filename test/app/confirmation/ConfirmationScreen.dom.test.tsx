import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ConfirmationScreen } from '../../../app/confirmation/ConfirmationScreen.tsx';
import type { FlowName, JourneyState, Provider } from '../../../app/journey/index.ts';
import { type Answer, json } from '../api/fakeFetch.ts';
import { appointment, clinic, followup } from '../journey/fixtures.ts';
import { renderScreen } from '../renderScreen.tsx';
import { type TestWiringOptions, testWiring } from '../testWiring.ts';

const links = {
  main: '/main',
  dietitian: '/dietitian',
  confirmation: '/confirmation',
  canceled: '/canceled',
  instantVaccineSelection: (locationId: string) => `/select/${locationId}`,
};
const [first, second] = ['A'.repeat(22), 'B'.repeat(22)];
const booked: JourneyState = {
  flow: { name: 'IN_PERSON', step: 1 },
  holder: { appointment: appointment({ id: first, confirmCode: 'KXW4PT23' }), provider: clinic },
  patient: { name: 'Pat Doe', phone: '513-555-0134', email: 'pat@example.com', dateOfBirth: '1990-02-28' },
};
const pair: JourneyState = {
  ...booked,
  holder: { ...booked.holder, followup: { ...followup, id: second, confirmCode: 'ZZZZ2222' } },
};
const canceled: Answer = () => json(200, { data: { id: first, confirmCode: 'KXW4PT23', status: 'CANCELED' } });

function open(journey: Partial<JourneyState>, options: Partial<TestWiringOptions> = {}) {
  const test = testWiring({ answer: canceled, journey, ...options });
  const router = renderScreen(
    test.wiring,
    [
      { path: '/confirmation', element: <ConfirmationScreen links={links} /> },
      { path: '/canceled', element: <h1>Canceled</h1> },
      { path: '/main', element: <h1>Main</h1> },
    ],
    ['/confirmation'],
  );
  return { ...test, router };
}

const user = userEvent.setup();
const value = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the confirmation', () => {
  it('says what was booked, for whom, where and when', async () => {
    open(booked);
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is confirmed!' });
    expect(value('Date and time')).toBe('Monday, March 15, 2027');
    expect(screen.getByText('9:00 AM Eastern Time (ET)')).toBeTruthy();
    expect(value('Services')).toBe('Sore throat');
    expect(value('Name')).toBe('Pat Doe');
    expect(value('Phone')).toBe('513-555-0134');
    expect(value('E-mail')).toBe('pat@example.com');
    expect(value('Date of birth')).toBe('February 28, 1990');
    expect(value('Location')).toContain('5100 Terra Firma Dr');
  });

  it('has the code for eyes and copying in one piece, and for ears sign by sign', () => {
    open(booked);
    const seen = screen.getByText((_text, element) => element?.textContent === 'KXW4PT23');
    expect(seen.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('K X W 4 P T 2 3')).toBeTruthy();
  });

  it('lists what to bring, and the number of the business to call', async () => {
    open(booked);
    const list = within(await screen.findByRole('list'));
    expect(list.getAllByRole('listitem').length).toBeGreaterThan(2);
    await screen.findByRole('heading', { name: 'Modify Appointment' });
    const link = await screen.findByRole('link', { name: '888-852-2567' });
    expect(link.getAttribute('href')).toBe('tel:+1-888-852-2567');
    expect(screen.queryByRole('link', { name: '888-852-2568' })).toBeNull();
  });

  it('shows everything it knows when its documents cannot be read', async () => {
    open(booked, { content: () => new Response('', { status: 500 }) });
    await screen.findByRole('heading', { level: 1, name: 'Your appointment is booked' });
    expect(value('Name')).toBe('Pat Doe');
    expect(screen.getByRole('button', { name: 'Cancel Appointment' })).toBeTruthy();
  });

  it('opens the map in another tab that cannot reach back', () => {
    open(booked);
    const map = screen.getByRole('link', { name: 'View map (opens in a new tab)' });
    expect(map.getAttribute('href')).toBe(
      'https://www.google.com/maps/search/?api=1&query=5100+Terra+Firma+Dr%2C+Mason%2C+OH+45040',
    );
    expect(map.getAttribute('rel')).toBe('noopener noreferrer');
  });

  it.each<[string, Partial<JourneyState>]>([
    ['nothing is held', {}],
    ['nothing is booked yet', { ...booked, holder: { appointment: appointment(), provider: clinic } }],
    ['the person was forgotten', { flow: booked.flow, holder: booked.holder }],
  ])('goes to main when %s', (_what, journey) => {
    expect(open(journey).router.state.location.pathname).toBe('/main');
  });

  it('clears the appointment when the guest leaves', async () => {
    window.history.replaceState(null, '', '/confirmation');
    const { wiring } = open(booked);
    window.history.replaceState(null, '', '/main');
    await user.click(screen.getByRole('link', { name: 'Book Another Appointment' }));
    await screen.findByRole('heading', { name: 'Main' });
    await waitFor(() => expect(wiring.journey.getState().holder).toEqual({}));
    expect(wiring.journey.getState().patient).toBeUndefined();
  });
});

describe('canceling from the confirmation', () => {
  const openDialog = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel Appointment' }));
    return within(await screen.findByRole('dialog', { name: 'Appointment(s) Cancellation' }));
  };

  it('cancels the appointment that the guest chooses', async () => {
    const { seen } = open(booked);
    const dialog = await openDialog();
    expect(dialog.queryByText('Cancelling the 1st appointment cancels all of them.')).toBeNull();
    await user.click(
      dialog.getByRole('radio', { name: 'Monday, March 15, 2027 at 9:00 AM Eastern Time (ET), Sore throat' }),
    );
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen.map(({ body }) => body)).toEqual([{ status: 'CANCELED', confirmCode: 'KXW4PT23' }]);
  });

  it('offers both of a pair, and says that the first takes the other with it', async () => {
    open(pair);
    const dialog = await openDialog();
    expect(dialog.getByText('Cancelling the 1st appointment cancels all of them.')).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
  });

  it('cancels all with the first of a pair', async () => {
    const { seen, wiring } = open(pair);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^1st appointment, Monday, March 15, 2027/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(seen).toHaveLength(1);
    expect(wiring.journey.getState().canceled?.appointments.map(({ id }) => id)).toEqual([first, second]);
  });

  it('keeps the first where the second is canceled, says so, and shows one', async () => {
    const { seen, router } = open(pair);
    const dialog = await openDialog();
    await user.click(dialog.getByRole('radio', { name: /^2nd appointment.*Second dose$/ }));
    await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
    const notice = (await screen.findByText('Your 2nd appointment has been canceled.')).parentElement;
    expect(document.activeElement).toBe(notice);
    expect(notice?.textContent).toContain('Your 1st appointment is still confirmed.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.pathname).toBe('/confirmation');
    expect(seen[0]).toMatchObject({ url: expect.stringMatching(/B{22}$/), body: { confirmCode: 'ZZZZ2222' } });
    expect(screen.queryByText('Second dose')).toBeNull();
    expect(screen.queryByText('1st appointment')).toBeNull();
    expect((await openDialog()).getAllByRole('radio')).toHaveLength(1);
  });

  it('says nothing of a second while the guest is on the way to the page of a canceled appointment', () => {
    const { appointment: only } = booked.holder;
    open({ ...booked, ...(only && { canceled: { appointments: [only], provider: clinic } }) });
    expect(screen.queryByText('Your 2nd appointment has been canceled.')).toBeNull();
  });

  it('cancels the first after the second', async () => {
    const { wiring } = open(pair);
    for (const name of [/^2nd appointment/, /Sore throat$/]) {
      const dialog = await openDialog();
      await user.click(dialog.getByRole('radio', { name }));
      await user.click(dialog.getByRole('button', { name: 'Cancel Appointment' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await screen.findByRole('heading', { name: 'Canceled' });
    expect(wiring.journey.getState().canceled?.appointments.map(({ id }) => id)).toEqual([second, first]);
  });
});

describe('each flow', () => {
  const dietitian: Provider = {
    providerId: '91000001',
    businessName: 'dietitian',
    vanityName: 'Dana Whitfield',
    qualification: 'RDN, LD',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    timezone: 'America/New_York',
  };
  const visit = (name: FlowName, provider: Provider): JourneyState => ({
    ...booked,
    flow: { name, step: 1 },
    holder: { ...booked.holder, provider },
  });

  it('of a dietitian says who it is, whom to call and what to install, and leads to another', async () => {
    open(visit('DIETITIAN', dietitian));
    await screen.findByRole('heading', { level: 1, name: 'Your telenutrition appointment is confirmed!' });
    const heading = await screen.findByRole('heading', { name: 'Dietitian Details' });
    const card = within(heading.parentElement ?? document.body);
    expect(card.getByText('Dana Whitfield')).toBeTruthy();
    expect(card.getByText('RDN, LD')).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe(dietitian.image);
    expect(card.getByText('Customer support')).toBeTruthy();
    expect((await card.findByRole('link', { name: '888-852-2568' })).getAttribute('href')).toBe('tel:+1-888-852-2568');
    await screen.findByRole('heading', { name: 'Get the video-call app' });
    expect(value('Location')).toBe('By video');
    const another = screen.getByRole('link', { name: 'Book a Telenutrition Appointment' });
    expect(another.getAttribute('href')).toBe('/dietitian');
  });

  it('by video has the downloads, which open in another tab', async () => {
    open(visit('VIRTUAL_VISIT', { ...dietitian, businessName: 'tlc' }));
    const link = await screen.findByRole('link', { name: 'Download for Android (opens in a new tab)' });
    expect(link.getAttribute('href')).toBe('https://video.example/download/android');
    expect(link.getAttribute('rel')).toBe('noopener noreferrer');
    expect(screen.queryByRole('heading', { name: 'Dietitian Details' })).toBeNull();
  });

  it.each<[string, Partial<JourneyState>, string]>([
    ['by video, where its document leaves them out', visit('VIRTUAL_VISIT', dietitian), '["DIETITIAN"]'],
    ['in person, though its document is there', booked, '["VIRTUAL_VISIT", "DIETITIAN"]'],
  ])('has no downloads %s', async (_what, journey, enabledFor) => {
    const content = (path: string) =>
      path.startsWith('video-call-links/')
        ? new Response(
            `{"enabledFor": ${enabledFor}, "heading": "Downloads", "text": "x", "links": [{ "label": "a", "href": "https://a.example" }]}`,
          )
        : undefined;
    open(journey, { content });
    await screen.findByRole('heading', { name: 'Arrival Checklist' });
    expect(screen.queryByRole('heading', { name: 'Downloads' })).toBeNull();
  });

  it('of a walk-in has neither time, nor calendar, nor a way to change it, and leads to the selection', async () => {
    const { appointment: walkIn } = booked.holder;
    open({
      ...visit('INSTANT_VACCINE', { ...clinic, businessName: 'pharmacy' }),
      holder: {
        appointment: { ...walkIn, timestamp: '', timezone: 'America/New_York', services: [{ id: 1, name: 'Flu' }] },
        provider: clinic,
      },
    });
    await screen.findByRole('heading', { level: 1, name: "You're ready for your vaccine!" });
    expect(screen.queryByText('Date and time')).toBeNull();
    expect(value('Services')).toBe('Flu');
    expect(screen.getByText('K X W 4 P T 2 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Modify Appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull();
    const another = screen.getByRole('link', { name: 'Get Another Vaccine' });
    expect(another.getAttribute('href')).toBe('/select/01400412');
  });

  it.each([
    ['tlc', '888-852-2567'],
    ['dietitian', '888-852-2568'],
    ['pharmacy', '888-852-2569'],
  ] as const)('of a %s has its number to change it', async (businessName, phone) => {
    open(visit('IN_PERSON', { ...clinic, businessName }));
    await screen.findByRole('link', { name: phone });
    expect(screen.getAllByRole('link', { name: /^888-/ })).toHaveLength(1);
  });

  it('says that the benefit code is accepted where it is, and only there', () => {
    open(visit('IN_PERSON', { ...clinic, isBenefitCode: true }));
    expect(screen.getByText('This location accepts your benefit code')).toBeTruthy();
    cleanup();
    open(booked);
    expect(screen.queryByText('This location accepts your benefit code')).toBeNull();
  });
});
