export { ClinicMap, type ClinicMapProps } from './ClinicMap.tsx';
export type { ClinicMapMessages } from './ClinicMapMessages.ts';
export type { MapPin } from './MapPin.ts';
export type { MapSource } from './MapSource.ts';
export type { LatLng } from './view/LatLng.ts';
