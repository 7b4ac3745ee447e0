export { ClinicMap, type ClinicMapProps } from './ClinicMap.tsx';
export type { ClinicMapMessages, MapPin, MapSource } from './PlacedMapProps.ts';
export type { LatLng } from './view/mercator.ts';
