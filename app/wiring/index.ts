export { type AppWiring, AppWiringContext, useAppWiring } from './AppWiring.ts';
export { readFormPlan } from './readFormPlan.ts';
export { type Called, useCall } from './useCall.ts';
export { useCriteria } from './useCriteria.ts';
export { useDocument } from './useDocument.ts';
export { useJourney } from './useJourney.ts';
export { useMapCentre } from './useMapCentre.ts';
export { useMapSource } from './useMapSource.ts';
export { type Services, useServices } from './useServices.ts';
