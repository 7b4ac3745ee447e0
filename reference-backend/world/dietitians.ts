import { dietitianWeek, listExceptions } from './hours.ts';
import { dietitianOffer } from './offers.ts';
import type { Provider } from './Provider.ts';

interface Person {
  readonly name: string;
  readonly qualification: string;
  readonly description: string;
  readonly timezone: string;
  readonly states: readonly string[];
  readonly colours: Colours;
  readonly bookedOutDays?: number;
}

const colours = (backdrop: string, coat: string, hair: string, skin: string): Colours => ({
  backdrop,
  coat,
  hair,
  skin,
});

const list = (states: string): readonly string[] => states.split(' ');

const PEOPLE: readonly Person[] = [
  {
    name: 'Dana Whitfield',
    qualification: 'RDN, LD',
    description: 'Dana helps families to cook and eat well on busy days, and people who live with diabetes.',
    timezone: 'America/New_York',
    states: list('OH KY IN WV PA MI VA NC GA FL TN IL WI'),
    colours: colours('#d8e7f3', '#f7f9fb', '#5a3a22', '#e8b995'),
  },
  {
    name: 'Marcus Bell',
    qualification: 'MS, RDN, FAND',
    description: 'Marcus works with athletes, and with guests who watch their heart, cholesterol and blood pressure.',
    timezone: 'America/New_York',
    states: list('OH KY IN MI PA TN GA NC'),
    colours: colours('#e4efe0', '#f7f9fb', '#1c1714', '#8a5a3c'),
  },
  {
    name: 'Priya Raman',
    qualification: 'MPH, RDN',
    description: 'Priya plans vegetarian meals, and meals for food allergies and sensitive stomachs.',
    timezone: 'America/Chicago',
    states: list('TN WI NE IL TX KY'),
    colours: colours('#f4e6d4', '#f7f9fb', '#201713', '#b98058'),
  },
  {
    name: 'Luis Ortega',
    qualification: 'RDN, CDCES',
    description: 'Luis is a diabetes care and education specialist. He speaks English and Spanish.',
    timezone: 'America/Denver',
    states: list('CO UT WY MT ID AZ TX'),
    colours: colours('#efe3ee', '#f7f9fb', '#2a1f18', '#c98f67'),
  },
  {
    name: 'Hannah Kim',
    qualification: 'RDN, CSO',
    description: 'Hannah cares for guests during and after a cancer treatment, and during pregnancy.',
    timezone: 'America/Los_Angeles',
    states: list('OR WA NV CA AK'),
    colours: colours('#dcefee', '#f7f9fb', '#17130f', '#efc7a2'),
  },
  {
    name: 'Grace Sullivan',
    qualification: 'RDN, LDN',
    description: 'Grace guides guests through lasting weight loss, before and after surgery as well.',
    timezone: 'America/Chicago',
    states: list('OH TN IL'),
    colours: colours('#f3dede', '#f7f9fb', '#a5532a', '#f0cdb0'),
    bookedOutDays: 24,
  },
];

/** The dietitians of the seeded world, the same at every start. */
export const dietitians = (): readonly Provider[] =>
  PEOPLE.map(({ name, qualification, description, timezone, states, colours: drawn, bookedOutDays = 0 }, position) => ({
    providerId: `9100000${position + 1}`,
    businessName: 'dietitian',
    brand: 'KROGER',
    legalName: 'Kroger Health Nutrition',
    vanityName: name,
    phone: `800-555-02${10 + position}`,
    timezone,
    at: { states, clinician: { name, qualification, description, image: portrait(drawn) } },
    week: dietitianWeek(position),
    exceptions: listExceptions(position + 2),
    serviceIds: dietitianOffer(),
    acceptsBenefitCodes: false,
    bookedOutDays,
  }));

/** A drawn portrait as a `data:` address, which the content security policy lets through. */
function portrait({ backdrop, coat, hair, skin }: Colours): string {
  const drawing = [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="120" height="120">',
    `<rect width="120" height="120" fill="${backdrop}"/>`,
    `<path d="M14 120c0-26 20-40 46-40s46 14 46 40z" fill="${coat}"/>`,
    `<path d="M50 70h20v16c-6 6-14 6-20 0z" fill="${skin}"/>`,
    `<path d="M34 52c-2-40 54-40 52 0 0 16-4 20-4 20H38s-4-4-4-20z" fill="${hair}"/>`,
    `<ellipse cx="60" cy="53" rx="19" ry="23" fill="${skin}"/>`,
    `<path d="M40 48c4-20 36-20 40 0-10-8-28-12-40 0z" fill="${hair}"/>`,
    '</svg>',
  ].join('');
  return `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`;
}

export interface Colours {
  readonly backdrop: string;
  readonly coat: string;
  readonly hair: string;
  readonly skin: string;
}
