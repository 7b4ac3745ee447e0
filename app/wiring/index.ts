export { type AppWiring, AppWiringContext, useAppWiring } from './AppWiring.ts';
export { useJourney } from './useJourney.ts';
