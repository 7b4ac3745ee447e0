import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FlowName, JourneyState, Provider } from '../../../../app/journey/index.ts';
import { clinic } from '../../journey/fixtures.ts';
import { booked, openConfirmation, value } from './openConfirmation.tsx';

describe('each flow', () => {
  const dietitian: Provider = {
    providerId: '91000002',
    businessName: 'dietitian',
    vanityName: 'Dana Whitfield',
    qualification: 'RDN, LD',
    image: 'data:image/svg+xml;base64,PHN2Zy8+',
    timezone: 'America/New_York',
  };
  const visit = (name: FlowName, provider: Provider): JourneyState => ({
    ...booked,
    flow: { name, step: 1 },
    picked: { ...booked.picked, provider },
  });

  it('of a dietitian says who it is, whom to call and what to install, and leads to another', async () => {
    openConfirmation(visit('DIETITIAN', dietitian));
    await screen.findByRole('heading', { level: 1, name: 'Your telenutrition appointment is confirmed!' });
    const heading = await screen.findByRole('heading', { name: 'Dietitian Details' });
    const card = within(heading.parentElement ?? document.body);
    expect(card.getByText('Dana Whitfield')).toBeTruthy();
    expect(card.getByText('RDN, LD')).toBeTruthy();
    expect(card.getByRole('presentation').getAttribute('src')).toBe(dietitian.image);
    expect(await card.findByText('Customer support')).toBeTruthy();
    expect((await card.findByRole('link', { name: '888-852-2568' })).getAttribute('href')).toBe('tel:+1-888-852-2568');
    await screen.findByRole('heading', { name: 'Get the video-call app' });
    expect(value('Location')).toBe('By video');
    const another = await screen.findByRole('link', { name: 'Book a Telenutrition Appointment' });
    expect(another.getAttribute('href')).toBe('/dietitian');
  });

  it('of a dietitian whom content describes says that, field by field', async () => {
    const detail = { qualification: 'PhD, RDN', supportNumber: '888-555-0123' };
    const content = (path: string) =>
      path.startsWith('dietitians-detail/')
        ? new Response(JSON.stringify({ dietitians: { [dietitian.providerId]: detail } }))
        : undefined;
    openConfirmation(visit('DIETITIAN', dietitian), { content });
    const heading = await screen.findByRole('heading', { name: 'Dietitian Details' });
    const card = within(heading.parentElement ?? document.body);
    expect((await card.findByRole('link', { name: '888-555-0123' })).getAttribute('href')).toBe('tel:+1-888-555-0123');
    expect(card.queryByRole('link', { name: '888-852-2568' })).toBeNull();
    expect(card.getByText('PhD, RDN')).toBeTruthy();
    expect(card.getByText('Dana Whitfield')).toBeTruthy();
  });

  it('by video has the downloads, which open in another tab', async () => {
    openConfirmation(visit('VIRTUAL_VISIT', { ...dietitian, businessName: 'tlc' }));
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
    openConfirmation(journey, { content });
    await screen.findByRole('heading', { name: 'Arrival Checklist' });
    expect(screen.queryByRole('heading', { name: 'Downloads' })).toBeNull();
  });

  it('of a walk-in has neither time, nor calendar, nor a way to change it, and leads to the selection', async () => {
    const { appointment: walkIn } = booked.picked;
    openConfirmation({
      ...visit('INSTANT_VACCINE', { ...clinic, businessName: 'pharmacy' }),
      picked: {
        appointment: { ...walkIn, timestamp: '', timezone: 'America/New_York', services: [{ id: 1, name: 'Flu' }] },
        provider: clinic,
      },
    });
    await screen.findByRole('heading', { level: 1, name: "You're ready for your vaccine!" });
    const another = await screen.findByRole('link', { name: 'Get Another Vaccine' });
    expect(another.getAttribute('href')).toBe('/select/01400412');
    expect(screen.queryByText('Date and time')).toBeNull();
    expect(value('Services')).toBe('Flu');
    expect(screen.getByText('K X W 4 P T 2 3')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add to Calendar' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Modify Appointment' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cancel Appointment' })).toBeNull();
  });

  it('of a walk-in offers no ride to where the guest stands, but a visit there has one', async () => {
    const provider: Provider = { ...clinic, providerId: '01400500' };
    openConfirmation(visit('IN_PERSON', provider));
    await screen.findByRole('button', { name: 'Copy Code' });
    cleanup();
    openConfirmation(visit('INSTANT_VACCINE', provider));
    await screen.findByRole('heading', { name: 'Arrival Checklist' });
    expect(screen.queryByRole('button', { name: 'Copy Code' })).toBeNull();
  });

  it.each([
    ['tlc', '888-852-2567'],
    ['dietitian', '888-852-2568'],
    ['pharmacy', '888-852-2569'],
  ] as const)('of a %s has its number to change it', async (businessName, phone) => {
    openConfirmation(visit('IN_PERSON', { ...clinic, businessName }));
    await screen.findByRole('link', { name: phone });
    expect(screen.getAllByRole('link', { name: /^888-/ })).toHaveLength(1);
  });

  it('says that the benefit code is accepted where it is, and only there', () => {
    openConfirmation(visit('IN_PERSON', { ...clinic, isBenefitCode: true }));
    expect(screen.getByText('This location accepts your benefit code')).toBeTruthy();
    cleanup();
    openConfirmation(booked);
    expect(screen.queryByText('This location accepts your benefit code')).toBeNull();
  });
});
