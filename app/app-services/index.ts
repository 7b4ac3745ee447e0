export {
  type AppServices,
  AppServicesContext,
  type BookingForm,
  type EarlyEntries,
  useAppServices,
  useDocument,
  useJourney,
} from './AppServices.ts';
export { FailureNumber } from './FailureNumber.tsx';
export { FinderContext, type FinderProps } from './FinderContext.ts';
export { Redirect } from './Redirect.tsx';
export { bookingFormName, readBookingForm } from './readBookingForm.ts';
export { reportConstraints } from './reportConstraints.ts';
export {
  createReplacedReport,
  type ReportReplaced,
  reportDocument,
  reportingContent,
  reportOutcome,
} from './reportErrors.ts';
export { reportingJourney } from './reportingJourney.ts';
export { type LoadResult, useAsyncResource } from './useAsyncResource.ts';
export { type Called, useCall } from './useCall.ts';
export { useCriteria, useIsHydrated } from './useCriteria.ts';
export {
  useFailureMessage,
  useIsOffline,
  useUnlessOffline,
  useWhenOnline,
  useWithOffline,
} from './useFailureMessage.ts';
export { useGuestZone } from './useGuestZone.ts';
export { useMapCentre, useMapSource } from './useMapSource.ts';
export { entryPage, usePageHistory } from './usePageHistory.ts';
export { beginServices, useServiceNames, useServices } from './useServices.ts';
