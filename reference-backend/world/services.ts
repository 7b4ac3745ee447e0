import type { BusinessName } from './Provider.ts';

export interface Service {
  readonly id: number;
  readonly name: string;
  readonly groupName: string;
  readonly groupOrder: number;
  readonly order: number;
  readonly minutes: number;
  readonly maxDaysAhead: number | null;
  /** Days that it takes to prepare the service. */
  readonly leadTimeDays: number;
  /** A visit that is given by video only. */
  readonly byVideo: boolean;
  readonly businessNames: readonly BusinessName[];
  readonly isVaccine: boolean;
  readonly isCovidVaccine: boolean;
  readonly dose: number | null;
  readonly followup: { readonly serviceId: number; readonly afterDays: number } | null;
  readonly notMenuOption: boolean;
}

/** [id, name, minutes, days ahead, what else differs] */
type Entry = readonly [number, string, number, number, Partial<Service>?];

interface Group {
  readonly name: string;
  readonly shared?: Partial<Service>;
  readonly entries: readonly Entry[];
}

const PHARMACY: Partial<Service> = { businessNames: ['pharmacy'] };
const HIDDEN: Partial<Service> = { notMenuOption: true };
const prepared = (leadTimeDays: number): Partial<Service> => ({ leadTimeDays });

const GROUPS: readonly Group[] = [
  {
    name: 'Illnesses',
    entries: [
      [29, 'Cold, Flu or COVID-19 Symptoms', 20, 14],
      [30, 'Sore Throat', 20, 14],
      [31, 'Ear, Sinus or Allergy Symptoms', 20, 14],
      [32, 'Urinary Symptoms', 20, 14],
      [33, 'Stomach Pain, Nausea or Diarrhea', 20, 14],
    ],
  },
  {
    name: 'Injuries',
    entries: [
      [41, 'Minor Cut, Burn or Wound', 20, 7],
      [42, 'Sprain or Strain', 20, 7],
    ],
  },
  {
    name: 'Skin Conditions',
    entries: [
      [51, 'Rash, Hives or Skin Irritation', 20, 14],
      [52, 'Wart Removal', 40, 30],
    ],
  },
  {
    name: 'Physicals',
    entries: [
      [61, 'Sports or Camp Physical', 40, 90],
      [62, 'School or College Physical', 40, 90],
      // Which of the following ones it is depends on the guest's answers about the patient.
      [65, 'Annual Physical', 40, 90, HIDDEN],
      [66, 'Well-Child Physical', 40, 90, HIDDEN],
      [67, 'Employment Physical', 40, 90, HIDDEN],
    ],
  },
  {
    name: 'DOT Physicals',
    entries: [
      [63, 'DOT Physical', 60, 60],
      [64, 'DOT Physical with Drug Screening', 60, 60, HIDDEN],
    ],
  },
  {
    name: 'Health Screenings',
    entries: [
      [71, 'Blood Pressure Check', 20, 60],
      [72, 'Cholesterol Screening', 20, 60],
      [73, 'Diabetes Screening (A1C)', 20, 60],
      [74, 'TB Skin Test', 20, 30],
      [75, 'Full Health Screening', 40, 60, HIDDEN],
    ],
  },
  // Its guests come with a benefit code of their employer.
  { name: 'Employer Screenings', entries: [[76, 'Biometric Screening', 20, 60]] },
  { name: 'Wellness', entries: [[81, 'Smoking Cessation', 40, 90]] },
  { name: 'Medicare Wellness', entries: [[91, 'Medicare Annual Wellness Visit', 40, 90]] },
  {
    name: 'Vaccines',
    shared: { isVaccine: true, businessNames: ['tlc', 'pharmacy'] },
    entries: [
      [101, 'Flu', 20, 60],
      [102, 'Tdap', 20, 60],
      [103, 'Pneumonia', 20, 60],
      [104, 'Shingles dose 1', 20, 60, { dose: 1, followup: { serviceId: 105, afterDays: 60 } }],
      [105, 'Shingles dose 2', 20, 90, { ...HIDDEN, dose: 2 }],
      [106, 'COVID-19', 20, 30, { isCovidVaccine: true }],
      [107, 'Hepatitis A dose 1', 20, 60, { dose: 1, followup: { serviceId: 108, afterDays: 180 } }],
      [108, 'Hepatitis A dose 2', 20, 270, { ...HIDDEN, dose: 2 }],
      [109, 'Hepatitis B dose 1', 20, 60, { dose: 1, followup: { serviceId: 110, afterDays: 30 } }],
      [110, 'Hepatitis B dose 2', 20, 120, { ...HIDDEN, dose: 2 }],
      [111, 'HPV dose 1', 20, 60, { dose: 1, followup: { serviceId: 112, afterDays: 60 } }],
      [112, 'HPV dose 2', 20, 150, { ...HIDDEN, dose: 2 }],
      [113, 'MMR', 20, 60],
      [114, 'Chickenpox', 20, 60],
      [115, 'Meningitis', 20, 60, prepared(2)],
      [116, 'RSV', 20, 60, prepared(3)],
    ],
  },
  {
    name: 'Instant Vaccines',
    shared: { ...PHARMACY, isVaccine: true },
    entries: [[151, 'Walk-In Flu Vaccine', 20, 0]],
  },
  {
    name: 'Telenutrition',
    shared: { businessNames: ['dietitian'] },
    entries: [[201, 'Initial Nutrition Visit', 60, 90, prepared(3)]],
  },
  {
    name: 'Travel Vaccines',
    shared: { isVaccine: true },
    entries: [
      [303, 'Typhoid', 20, 60, prepared(2)],
      [304, 'Yellow Fever', 20, 60, prepared(7)],
      [305, 'Japanese Encephalitis', 20, 60, prepared(7)],
    ],
  },
  {
    name: 'Virtual Visits',
    shared: { byVideo: true },
    entries: [
      [401, 'Cold or Flu by Video', 20, 14],
      [402, 'Rash or Skin Question by Video', 20, 14],
      [403, 'Urinary Symptoms by Video', 20, 14],
      [404, 'Prescription Refill by Video', 20, 1],
    ],
  },
  {
    name: 'Travel',
    entries: [
      // A service without days ahead cannot be booked online; clients leave it out.
      [301, 'Travel Consultation', 40, 0, { maxDaysAhead: null }],
      [302, 'Travel Health Visit', 40, 60],
    ],
  },
  // Booked on the pharmacy's own page.
  { name: 'Pharmacy Services', shared: PHARMACY, entries: [[501, 'Medication Review at the Pharmacy', 20, 30]] },
];

/** Everything that the chain offers. */
export const services: readonly Service[] = GROUPS.flatMap(({ name, shared, entries }, group) =>
  entries.map(([id, label, minutes, maxDaysAhead, differing], position) => ({
    id,
    name: label,
    groupName: name,
    groupOrder: group + 1,
    order: group * 100 + position + 1,
    minutes,
    maxDaysAhead,
    leadTimeDays: 0,
    byVideo: false,
    businessNames: ['tlc'],
    isVaccine: false,
    isCovidVaccine: false,
    dose: null,
    followup: null,
    notMenuOption: false,
    ...shared,
    ...differing,
  })),
);
