import type { RouteName } from './paths.ts';

/**
 * The module of each screen, as a path below `app`. The build makes a page of each route that loads the code of its
 * screen at once. Routes that are left out have no screen of their own.
 */
export const screenModules = {
  main: 'screens/search/SearchScreen.tsx',
  benefitCodes: 'screens/benefit-codes/BenefitCodesScreen.tsx',
  prescreen: 'screens/prescreen/PrescreenScreen.tsx',
  result: 'shell/routes/ResultsWithFinder.tsx',
  followup: 'screens/results/followup/FollowupScreen.tsx',
  schedule: 'screens/booking/ScheduleScreen.tsx',
  reschedule: 'screens/reschedule/RescheduleScreen.tsx',
  confirmation: 'screens/confirmation/ConfirmationScreen.tsx',
  cancel: 'screens/cancel/CancelScreen.tsx',
  canceled: 'screens/cancel/CanceledScreen.tsx',
  instantVaccine: 'screens/walk-in/LandingScreen.tsx',
  instantVaccineSelection: 'screens/walk-in/selection/SelectionScreen.tsx',
  clinicLocator: 'screens/locator/LocatorScreen.tsx',
  clinicLocations: 'screens/locator/LocatorScreen.tsx',
  clinicDetails: 'screens/locator/details/ClinicDetailsScreen.tsx',
  clinicServices: 'screens/pages/ClinicServicesScreen.tsx',
  clinicBilling: 'screens/pages/ClinicBillingScreen.tsx',
  contentPage: 'screens/pages/ContentPageScreen.tsx',
} as const satisfies Partial<Record<RouteName, string>>;

export type ScreenName = keyof typeof screenModules;

export const isScreenName = (name: RouteName): name is ScreenName => Object.hasOwn(screenModules, name);
