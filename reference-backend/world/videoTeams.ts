import { listExceptions, teamWeek } from './hours.ts';
import { teamOffer } from './offers.ts';
import type { Provider } from './Provider.ts';

interface Team {
  readonly name: string;
  readonly timezone: string;
  /** No state belongs to two teams, so that a guest sees one card. */
  readonly states: readonly string[];
  /** Services that the team does not give. */
  readonly except?: readonly number[];
  readonly bookedOutDays?: number;
}

const TEAMS: readonly Team[] = [
  { name: 'East', timezone: 'America/New_York', states: ['OH', 'KY', 'GA', 'NC', 'IN'] },
  { name: 'Central', timezone: 'America/Chicago', states: ['TN', 'WI', 'NE'] },
  { name: 'Mountain', timezone: 'America/Denver', states: ['CO', 'UT'] },
  { name: 'Desert', timezone: 'America/Phoenix', states: ['AZ'], bookedOutDays: 4 },
  { name: 'Pacific', timezone: 'America/Los_Angeles', states: ['OR', 'WA', 'NV'] },
  { name: 'Alaska', timezone: 'America/Anchorage', states: ['AK'], except: [402] },
];

/** The teams that see guests by video for the clinic, the same at every start. */
export const videoTeams = (): readonly Provider[] =>
  TEAMS.map(({ name, timezone, states, except = [], bookedOutDays = 0 }, position) => ({
    providerId: `9000000${position + 1}`,
    businessName: 'tlc',
    brand: 'THE LITTLE CLINIC',
    legalName: 'The Little Clinic, LLC',
    vanityName: `The Little Clinic Virtual Care ${name}`,
    phone: `800-555-01${10 + position}`,
    timezone,
    at: { states },
    week: teamWeek(position),
    exceptions: listExceptions(position),
    serviceIds: teamOffer(except),
    acceptsBenefitCodes: false,
    bookedOutDays,
  }));
