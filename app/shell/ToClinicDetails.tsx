import { Navigate, useLocation, useParams } from 'react-router-dom';
import { links } from './paths.ts';

/** Leads an address of details to the page of the clinic, or without numbers to all clinics, with its query. */
export function ToClinicDetails() {
  const { divisionNumber, storeNumber } = useParams();
  const { search } = useLocation();
  const isNamed = divisionNumber !== undefined && storeNumber !== undefined;
  const pathname = isNamed ? links.clinicDetails(divisionNumber, storeNumber) : links.clinicLocations;
  return <Navigate to={{ pathname, search }} replace />;
}
