import type { Appointment, Provider } from '../../../app/journey/index.ts';

export const clinic: Provider = {
  providerId: '01400412',
  businessName: 'tlc',
  brand: 'THE LITTLE CLINIC',
  vanityName: 'Mason Crossing',
  address: { addressLines: ['5100 Terra Firma Dr'], cityTown: 'Mason', stateProvince: 'OH', postalCode: '45040' },
  phone: '513-555-0134',
  timezone: 'America/New_York',
  location: { lat: 39.36, lng: -84.31 },
};

export const appointment = (change: Partial<Appointment> = {}): Appointment => ({
  timestamp: '2027-03-15 09:00:00',
  timezone: 'America/New_York',
  services: [{ id: 29, name: 'Sore throat', category: 'Illnesses' }],
  ...change,
});

export const followup: Appointment = appointment({
  timestamp: '2027-04-12 09:00:00',
  services: [{ id: 31, name: 'Second dose' }],
});

export const reservation = (code: string) => ({ code, expiresAt: '2027-03-15T13:10:00Z' });
