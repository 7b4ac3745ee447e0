import type { ComponentType } from 'react';
import { fetchChunk } from '../chunks/fetchChunk.ts';
import { loadChunk } from '../chunks/loadChunk.ts';
import type { Links, RouteName } from './paths.ts';

/** A screen gets the addresses that it links and goes to; it declares the few that it needs. */
export type Screen = ComponentType<{ readonly links: Links }>;

/** Fetches a screen's chunk; rejects with `MissingChunk` where it does not arrive. */
export type ScreenChunk = () => Promise<Screen>;

interface LateScreenChunk {
  /** Path of the screen's module below `app`. */
  readonly name: string;
  readonly load: ScreenChunk;
}

const chunk = (name: string, load: ScreenChunk): LateScreenChunk => ({ name, load: () => loadChunk(name, load) });

export const confirmationChunk = 'confirmation/ConfirmationScreen.tsx';

/** The screens that are built: one chunk each, loaded when the guest goes there. */
const chunks: Readonly<Partial<Record<RouteName, LateScreenChunk>>> = {
  main: chunk('search/SearchScreen.tsx', async () => (await import('../search/SearchScreen.tsx')).SearchScreen),
  benefitCodes: chunk(
    'benefit-codes/BenefitCodesScreen.tsx',
    async () => (await import('../benefit-codes/BenefitCodesScreen.tsx')).BenefitCodesScreen,
  ),
  prescreen: chunk(
    'prescreen/PrescreenScreen.tsx',
    async () => (await import('../prescreen/PrescreenScreen.tsx')).PrescreenScreen,
  ),
  result: chunk('results/ResultsScreen.tsx', async () => (await import('../results/ResultsScreen.tsx')).ResultsScreen),
  followup: chunk(
    'results/followup/FollowupScreen.tsx',
    async () => (await import('../results/followup/FollowupScreen.tsx')).FollowupScreen,
  ),
  schedule: chunk(
    'booking/ScheduleScreen.tsx',
    async () => (await import('../booking/ScheduleScreen.tsx')).ScheduleScreen,
  ),
  confirmation: chunk(
    confirmationChunk,
    async () => (await import('../confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  ),
  cancel: chunk('cancel/CancelScreen.tsx', async () => (await import('../cancel/CancelScreen.tsx')).CancelScreen),
  canceled: chunk(
    'cancel/CanceledScreen.tsx',
    async () => (await import('../cancel/CanceledScreen.tsx')).CanceledScreen,
  ),
  instantVaccine: chunk(
    'walk-in/LandingScreen.tsx',
    async () => (await import('../walk-in/LandingScreen.tsx')).LandingScreen,
  ),
  instantVaccineSelection: chunk(
    'walk-in/selection/SelectionScreen.tsx',
    async () => (await import('../walk-in/selection/SelectionScreen.tsx')).SelectionScreen,
  ),
  clinicServices: chunk(
    'pages/ClinicServicesScreen.tsx',
    async () => (await import('../pages/ClinicServicesScreen.tsx')).ClinicServicesScreen,
  ),
  clinicBilling: chunk(
    'pages/ClinicBillingScreen.tsx',
    async () => (await import('../pages/ClinicBillingScreen.tsx')).ClinicBillingScreen,
  ),
};

/** What a screen's button needs once it has been filled in: nobody fills in a form that cannot be finished. */
const needed: Readonly<Partial<Record<RouteName, readonly string[]>>> = { schedule: [confirmationChunk] };

/** Undefined for a screen that is not built. */
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

/** Where the guest most likely goes next, and what may be wanted there: fetched while the guest reads. */
const ahead: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  main: ['results/ResultsScreen.tsx'],
  benefitCodes: ['search/SearchScreen.tsx'],
  prescreen: ['results/ResultsScreen.tsx'],
  result: ['booking/ScheduleScreen.tsx', confirmationChunk],
  followup: ['booking/ScheduleScreen.tsx', confirmationChunk],
  schedule: ['confirmation/ride-share/QrImage.tsx', 'reservation/calendar/makeCalendar.ts'],
  instantVaccine: ['walk-in/selection/SelectionScreen.tsx'],
  instantVaccineSelection: ['booking/ScheduleScreen.tsx', confirmationChunk],
  confirmation: ['cancel/CanceledScreen.tsx'],
  cancel: ['cancel/CanceledScreen.tsx'],
};

/** Fetches what comes next, without running it. A failure is told when the guest goes there, not before. */
export async function fetchAhead(from: RouteName): Promise<void> {
  await Promise.allSettled((ahead[from] ?? []).map((name) => fetchChunk(name, { priority: 'low' })));
}
