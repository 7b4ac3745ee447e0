import type { ComponentType } from 'react';
import type { Links, RouteName } from './paths.ts';

/** A screen gets the addresses that it links and goes to; it declares the few that it needs. */
export type Screen = ComponentType<{ readonly links: Links }>;

/** Fetches a screen's chunk; rejects where it does not arrive. */
export type ScreenChunk = () => Promise<Screen>;

/** The screens that are built: one chunk each, loaded when the guest goes there. */
export const screenChunks: Readonly<Partial<Record<RouteName, ScreenChunk>>> = {
  main: async () => (await import('../search/SearchScreen.tsx')).SearchScreen,
  benefitCodes: async () => (await import('../benefit-codes/BenefitCodesScreen.tsx')).BenefitCodesScreen,
  prescreen: async () => (await import('../prescreen/PrescreenScreen.tsx')).PrescreenScreen,
  result: async () => (await import('../slots/ResultsScreen.tsx')).ResultsScreen,
  followup: async () => (await import('../slots/FollowupScreen.tsx')).FollowupScreen,
  schedule: async () => (await import('../booking/ScheduleScreen.tsx')).ScheduleScreen,
  confirmation: async () => (await import('../confirmation/ConfirmationScreen.tsx')).ConfirmationScreen,
  cancel: async () => (await import('../cancel/CancelScreen.tsx')).CancelScreen,
  canceled: async () => (await import('../cancel/CanceledScreen.tsx')).CanceledScreen,
  instantVaccine: async () => (await import('../walk-in/LandingScreen.tsx')).LandingScreen,
  instantVaccineSelection: async () => (await import('../walk-in/SelectionScreen.tsx')).SelectionScreen,
  clinicServices: async () => (await import('../pages/ClinicServicesScreen.tsx')).ClinicServicesScreen,
  clinicBilling: async () => (await import('../pages/ClinicBillingScreen.tsx')).ClinicBillingScreen,
};

/** Where the guest most likely goes next: that chunk is fetched while the guest reads. */
const ahead: Readonly<Partial<Record<RouteName, RouteName>>> = {
  main: 'result',
  benefitCodes: 'main',
  prescreen: 'result',
  result: 'schedule',
  schedule: 'confirmation',
  instantVaccine: 'instantVaccineSelection',
  instantVaccineSelection: 'schedule',
  confirmation: 'canceled',
  cancel: 'canceled',
};

/** Fetches the next screen's chunk. A failure is told when the guest goes there, not before. */
export function fetchAhead(from: RouteName): void {
  const next = ahead[from];
  const load = next && screenChunks[next];
  load?.().catch(() => undefined);
}
