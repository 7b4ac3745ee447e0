import { markets } from './markets.ts';
import type { Service } from './services.ts';

/** Every state and DC, by its two-letter code. */
const states: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
};

/** Where the chain has clinics, whose staff is licensed there. */
const clinicStates: ReadonlySet<string> = new Set(markets.map(({ city }) => city.slice(-2)));

/** Where the dietitians are licensed: not in every state with clinics, but in others as well. */
const dietitianStates: ReadonlySet<string> = new Set([
  ...[...clinicStates].filter((code) => code !== 'HI'),
  ...['CA', 'FL', 'ID', 'IL', 'MI', 'MT', 'PA', 'TX', 'VA', 'WV', 'WY'],
]);

export interface LicensureState {
  readonly name: string;
  readonly code: string;
  readonly hasLicense: boolean;
}

/** The states by name, and in which of them the service may be given by video. */
export function licensureStates({ businessNames }: Pick<Service, 'businessNames'>): LicensureState[] {
  const licensed = businessNames.includes('dietitian') ? dietitianStates : clinicStates;
  return Object.entries(states).map(([code, name]) => ({ name, code, hasLicense: licensed.has(code) }));
}
