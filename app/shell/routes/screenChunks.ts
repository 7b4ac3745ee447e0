import type { ComponentType } from 'react';
import { fetchChunk, loadChunk, runChunk } from '../../chunks/loadChunk.ts';
import { whenIdle } from '../../chunks/whenIdle.ts';
import type { Links } from '../../journey/Links.ts';
import { type ScreenName, screenModules } from './screenModules.ts';

/** A screen gets the addresses that it links and navigates to; it declares the few that it needs. */
export type Screen = ComponentType<{ readonly links: Links }>;

/** Fetches a screen's chunk; rejects with `MissingChunk` where it does not arrive. */
export type ScreenChunk = () => Promise<Screen>;

/** The screens: one chunk each, loaded when the guest goes there. */
const chunks: Readonly<Record<ScreenName, ScreenChunk>> = {
  main: async () => (await import('../../screens/search/SearchScreen.tsx')).SearchScreen,
  benefitCodes: async () => (await import('../../screens/benefit-codes/BenefitCodesScreen.tsx')).BenefitCodesScreen,
  prescreen: async () => (await import('../../screens/prescreen/PrescreenScreen.tsx')).PrescreenScreen,
  result: async () => (await import('./ResultsWithFinder.tsx')).ResultsWithFinder,
  followup: async () => (await import('../../screens/results/followup/FollowupScreen.tsx')).FollowupScreen,
  schedule: async () => (await import('../../screens/booking/ScheduleScreen.tsx')).ScheduleScreen,
  reschedule: async () => (await import('../../screens/reschedule/RescheduleScreen.tsx')).RescheduleScreen,
  confirmation: async () => (await import('../../screens/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  cancel: async () => (await import('../../screens/cancel/CancelScreen.tsx')).CancelScreen,
  canceled: async () => (await import('../../screens/cancel/CanceledScreen.tsx')).CanceledScreen,
  instantVaccine: async () => (await import('../../screens/walk-in/LandingScreen.tsx')).LandingScreen,
  instantVaccineSelection: async () =>
    (await import('../../screens/walk-in/selection/SelectionScreen.tsx')).SelectionScreen,
  clinicLocator: async () => (await import('../../screens/locator/LocatorScreen.tsx')).LocatorScreen,
  clinicLocations: async () => (await import('../../screens/locator/LocatorScreen.tsx')).LocatorScreen,
  clinicDetails: async () =>
    (await import('../../screens/locator/details/ClinicDetailsScreen.tsx')).ClinicDetailsScreen,
  clinicServices: async () => (await import('../../screens/pages/ClinicServicesScreen.tsx')).ClinicServicesScreen,
  clinicBilling: async () => (await import('../../screens/pages/ClinicBillingScreen.tsx')).ClinicBillingScreen,
  contentPage: async () => (await import('../../screens/pages/ContentPageScreen.tsx')).ContentPageScreen,
};

/** Screens whose code is loaded together with a screen, so that nobody fills in a form that cannot be sent, or
 * moves an appointment without being told. */
const needed: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  schedule: ['confirmation'],
  reschedule: ['confirmation'],
};

/**
 * Makes what loads each screen. One that was loaded comes at once, without a frame between it and the screen before; so
 * does one that was loaded together with another.
 */
export function createScreenChunks(): (name: ScreenName) => ScreenChunk {
  const loaded = new Map<ScreenName, Screen>();
  const load = async (name: ScreenName): Promise<Screen> => {
    const screen = loaded.get(name) ?? (await loadChunk(screenModules[name], chunks[name]));
    loaded.set(name, screen);
    return screen;
  };
  const loadWithNeeded = async (name: ScreenName): Promise<Screen> => {
    const others = needed[name] ?? [];
    const [screen] = await Promise.all([load(name), ...others.map((other) => fetchChunk(screenModules[other]))]);
    for (const other of others) void whenIdle().then(() => load(other).catch(() => undefined));
    return screen;
  };
  return (name) => () => loadWithNeeded(name);
}

/** The screens that the guest most likely needs next. Their chunks are fetched while the guest reads. */
const ahead: Readonly<Partial<Record<ScreenName, readonly ScreenName[]>>> = {
  main: ['result'],
  benefitCodes: ['main'],
  prescreen: ['result'],
  result: ['schedule', 'confirmation'],
  followup: ['schedule', 'confirmation'],
  instantVaccine: ['instantVaccineSelection'],
  instantVaccineSelection: ['schedule', 'confirmation'],
  confirmation: ['canceled'],
  cancel: ['canceled'],
  clinicLocator: ['clinicDetails'],
  clinicLocations: ['clinicDetails'],
};

/** Parts of the next screen with chunks of their own. */
const partsAhead: Readonly<Partial<Record<ScreenName, readonly string[]>>> = {
  schedule: ['screens/confirmation/ride-share/QrImage.tsx', 'reservation/calendar/makeCalendar.ts'],
};

/** The screens whose chunks are fetched together with a screen, or ahead. */
export const screensAhead = (from: ScreenName): readonly ScreenName[] => [
  ...(needed[from] ?? []),
  ...(ahead[from] ?? []),
];

/**
 * Fetches what the guest needs next, and runs the next screen. A failure is only shown when the guest goes there.
 *
 * @param turn is waited for before each file
 */
export async function prefetchChunks(from: ScreenName, turn: () => Promise<void>): Promise<void> {
  const [next, ...others] = screensAhead(from).map((name) => screenModules[name]);
  const run = next === undefined ? [] : [runChunk(next, turn)];
  const fetched = [...others, ...(partsAhead[from] ?? [])].map((name) => fetchChunk(name, { priority: 'low' }, turn));
  await Promise.allSettled([...run, ...fetched]);
}
