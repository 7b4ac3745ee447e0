export { ClinicMap, type ClinicMapProps } from './ClinicMap.tsx';
export type { MapPin } from './view/PlacedMapProps.ts';
