import type { ComponentType } from 'react';
import { fetchChunk } from '../chunks/fetchChunk.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Links, RouteName } from './paths.ts';

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

/** The screens that are built: one chunk each, loaded when the guest goes there. */
const chunks: Readonly<Partial<Record<RouteName, LateScreenChunk>>> = {
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

/** What loads a screen; undefined for a screen that is not built. */
export function screenChunk(name: RouteName): ScreenChunk | undefined {
  const found = chunks[name];
  return (
    found &&
    (async () => {
      const [screen] = await Promise.all([found.load(), ...(needed[name] ?? []).map((other) => fetchChunk(other))]);
      return screen;
    })
  );
}

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
};

/** Fetches what the guest needs next, without running it. A failure is only shown when the guest goes there. */
export async function fetchAhead(from: RouteName): Promise<void> {
  await Promise.allSettled((ahead[from] ?? []).map((name) => fetchChunk(name, { priority: 'low' })));
}
