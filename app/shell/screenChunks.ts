import type { ComponentType } from 'react';
import { fetchChunk } from '../chunks/fetchChunk.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import { isRouteName, type Links, type RouteName, routes } from './paths.ts';

/** A screen gets the addresses that it links and navigates to; it declares the few that it needs. */
export type Screen = ComponentType<{ readonly links: Links }>;

/** Fetches a screen's chunk; rejects with `MissingChunk` where it does not arrive. */
export type ScreenChunk = () => Promise<Screen>;

interface LateScreenChunk {
  /** Path of the screen's module below `app`. */
  readonly name: string;
  readonly load: ScreenChunk;
}

const chunk = (name: string, load: ScreenChunk): LateScreenChunk => ({ name, load: () => loadChunk(name, load) });

export const confirmationChunk = 'screens/confirmation/ConfirmationScreen.tsx';

/** All routes but those without a screen of their own. */
export type ScreenName = Exclude<RouteName, 'clinicError' | 'toClinicDetails'>;

export const isScreenName = (name: RouteName): name is ScreenName =>
  name !== 'clinicError' && name !== 'toClinicDetails';

/** The screens: one chunk each, loaded when the guest goes there. */
const chunks: Readonly<Record<ScreenName, LateScreenChunk>> = {
  main: chunk(
    'screens/search/SearchScreen.tsx',
    async () => (await import('../screens/search/SearchScreen.tsx')).SearchScreen,
  ),
  benefitCodes: chunk(
    'screens/benefit-codes/BenefitCodesScreen.tsx',
    async () => (await import('../screens/benefit-codes/BenefitCodesScreen.tsx')).BenefitCodesScreen,
  ),
  prescreen: chunk(
    'screens/prescreen/PrescreenScreen.tsx',
    async () => (await import('../screens/prescreen/PrescreenScreen.tsx')).PrescreenScreen,
  ),
  result: chunk(
    'screens/results/ResultsScreen.tsx',
    async () => (await import('../screens/results/ResultsScreen.tsx')).ResultsScreen,
  ),
  followup: chunk(
    'screens/results/followup/FollowupScreen.tsx',
    async () => (await import('../screens/results/followup/FollowupScreen.tsx')).FollowupScreen,
  ),
  schedule: chunk(
    'screens/booking/ScheduleScreen.tsx',
    async () => (await import('../screens/booking/ScheduleScreen.tsx')).ScheduleScreen,
  ),
  confirmation: chunk(
    confirmationChunk,
    async () => (await import('../screens/confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  ),
  cancel: chunk(
    'screens/cancel/CancelScreen.tsx',
    async () => (await import('../screens/cancel/CancelScreen.tsx')).CancelScreen,
  ),
  canceled: chunk(
    'screens/cancel/CanceledScreen.tsx',
    async () => (await import('../screens/cancel/CanceledScreen.tsx')).CanceledScreen,
  ),
  instantVaccine: chunk(
    'screens/walk-in/LandingScreen.tsx',
    async () => (await import('../screens/walk-in/LandingScreen.tsx')).LandingScreen,
  ),
  instantVaccineSelection: chunk(
    'screens/walk-in/selection/SelectionScreen.tsx',
    async () => (await import('../screens/walk-in/selection/SelectionScreen.tsx')).SelectionScreen,
  ),
  clinicLocator: chunk(
    'screens/locator/LocatorScreen.tsx',
    async () => (await import('../screens/locator/LocatorScreen.tsx')).LocatorScreen,
  ),
  clinicLocations: chunk(
    'screens/locator/LocatorScreen.tsx',
    async () => (await import('../screens/locator/LocatorScreen.tsx')).LocatorScreen,
  ),
  clinicDetails: chunk(
    'screens/locator/details/ClinicDetailsScreen.tsx',
    async () => (await import('../screens/locator/details/ClinicDetailsScreen.tsx')).ClinicDetailsScreen,
  ),
  clinicServices: chunk(
    'screens/pages/ClinicServicesScreen.tsx',
    async () => (await import('../screens/pages/ClinicServicesScreen.tsx')).ClinicServicesScreen,
  ),
  clinicBilling: chunk(
    'screens/pages/ClinicBillingScreen.tsx',
    async () => (await import('../screens/pages/ClinicBillingScreen.tsx')).ClinicBillingScreen,
  ),
};

/** Chunks that are loaded together with a screen, so that nobody fills in a form that cannot be sent. */
const needed: Readonly<Partial<Record<RouteName, readonly string[]>>> = { schedule: [confirmationChunk] };

/** What loads a screen. */
export const screenChunk =
  (name: ScreenName): ScreenChunk =>
  async () => {
    const [screen] = await Promise.all([
      chunks[name].load(),
      ...(needed[name] ?? []).map((other) => fetchChunk(other)),
    ]);
    return screen;
  };

/** The chunks that the guest most likely needs next. They are fetched while the guest reads. */
const ahead: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  main: ['screens/results/ResultsScreen.tsx'],
  benefitCodes: ['screens/search/SearchScreen.tsx'],
  prescreen: ['screens/results/ResultsScreen.tsx'],
  result: ['screens/booking/ScheduleScreen.tsx', confirmationChunk],
  followup: ['screens/booking/ScheduleScreen.tsx', confirmationChunk],
  schedule: ['screens/confirmation/ride-share/QrImage.tsx', 'reservation/calendar/makeCalendar.ts'],
  instantVaccine: ['screens/walk-in/selection/SelectionScreen.tsx'],
  instantVaccineSelection: ['screens/booking/ScheduleScreen.tsx', confirmationChunk],
  confirmation: ['screens/cancel/CanceledScreen.tsx'],
  cancel: ['screens/cancel/CanceledScreen.tsx'],
  clinicLocator: ['screens/locator/details/ClinicDetailsScreen.tsx'],
  clinicLocations: ['screens/locator/details/ClinicDetailsScreen.tsx'],
};

/** The screens whose chunks are fetched together with a screen, or ahead. */
export function screensAhead(from: ScreenName): readonly ScreenName[] {
  const files = [...(needed[from] ?? []), ...(ahead[from] ?? [])];
  return Object.keys(routes).filter(
    (name): name is ScreenName => isRouteName(name) && isScreenName(name) && files.includes(chunks[name].name),
  );
}

/** Fetches what the guest needs next, without running it. A failure is only shown when the guest goes there. */
export async function fetchAhead(from: RouteName): Promise<void> {
  await Promise.allSettled((ahead[from] ?? []).map((name) => fetchChunk(name, { priority: 'low' })));
}
