import { Navigate, useParams } from 'react-router-dom';
import { links } from './paths.ts';

/** Leads an address of details to the page of the clinic, or without numbers to all clinics. */
export function ToClinicDetails() {
  const { divisionNumber, storeNumber } = useParams();
  const isNamed = divisionNumber !== undefined && storeNumber !== undefined;
  return <Navigate to={isNamed ? links.clinicDetails(divisionNumber, storeNumber) : links.clinicLocations} replace />;
}
