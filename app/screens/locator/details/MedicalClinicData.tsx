import type { Clinic } from '../../../api/index.ts';
import { formatPhone, isPhone } from '../../../formatting/phone.ts';
import { openingHours } from './openingHours.ts';

interface MedicalClinicDataProps {
  readonly clinic: Clinic;
  /** The path of the page. */
  readonly url: string;
}

/**
 * The clinic as search engines read it: schema.org's MedicalClinic, as microdata. JSON-LD would be an inline script, of
 * which the page has none.
 */
export function MedicalClinicData({ clinic, url }: MedicalClinicDataProps) {
  const { name, phone, address, location, weekHours = [] } = clinic;
  return (
    <div itemScope itemType="https://schema.org/MedicalClinic" hidden>
      <meta itemProp="name" content={name} />
      {phone !== undefined && isPhone(phone) && <meta itemProp="telephone" content={formatPhone(phone)} />}
      <link itemProp="url" href={url} />
      <div itemProp="address" itemScope itemType="https://schema.org/PostalAddress">
        <meta itemProp="streetAddress" content={address.addressLines.join(', ')} />
        <meta itemProp="addressLocality" content={address.cityTown} />
        <meta itemProp="addressRegion" content={address.stateProvince} />
        <meta itemProp="postalCode" content={address.postalCode} />
        <meta itemProp="addressCountry" content="US" />
      </div>
      {location && (
        <div itemProp="geo" itemScope itemType="https://schema.org/GeoCoordinates">
          <meta itemProp="latitude" content={String(location.lat)} />
          <meta itemProp="longitude" content={String(location.lng)} />
        </div>
      )}
      {openingHours(weekHours).map((hours) => (
        <meta key={hours} itemProp="openingHours" content={hours} />
      ))}
    </div>
  );
}
