import type { Clinic } from '../../../api/index.ts';
import { formatPhone, isPhone } from '../../../formatting/phone.ts';
import { splitDay } from './WeekHours.tsx';

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

const pattern = /^(\d{1,2}):(\d{2}) ([AP])M - (\d{1,2}):(\d{2}) ([AP])M$/;
const closed = /^closed$/i;

/**
 * 'Mo 08:00-19:40' for 'Monday: 8:00 AM - 7:40 PM', as schema.org writes opening hours, which are those of every week. In
 * a week with a holiday, or with a day that cannot be read, the usual hours of that day are not known; a list without it
 * would say that the clinic is closed there each week, so there is none.
 */
export function openingHours(weekHours: readonly string[]): readonly string[] {
  const days = weekHours.map(splitDay);
  const isUsual = days.every(({ day, hours }) => day !== '' && (pattern.test(hours) || closed.test(hours)));
  return isUsual ? days.flatMap(({ day, hours }) => openOn(day, hours)) : [];
}

function openOn(day: string, hours: string): readonly string[] {
  const [, fromHour, fromMinute, from, toHour, toMinute, to] = pattern.exec(hours) ?? [];
  if (!fromHour || !fromMinute || !from || !toHour || !toMinute || !to) return [];
  return [`${day.slice(0, 2)} ${clock(fromHour, from)}:${fromMinute}-${clock(toHour, to)}:${toMinute}`];
}

/** The hour of a clock with 24 hours. */
const clock = (hour: string, half: string): string =>
  String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0');
