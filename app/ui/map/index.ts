export { ClinicMap, type ClinicMapProps } from './ClinicMap.tsx';
export type { MapPin } from './MapPin.ts';
export type { MapSource } from './MapSource.ts';
export type { ClinicMapMessages } from './PlacedMapProps.ts';
export type { LatLng } from './view/mercator.ts';
