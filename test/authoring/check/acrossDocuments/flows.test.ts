import { type Fault, form, itFindsEach, questions } from './editDocuments.ts';

/** Flows, services and settings that do not go together. */

const faults: readonly Fault[] = [
  [
    'a word of a service that is said of another choice than the one that books it',
    [
      [form('physicalType'), '"Sports or camp physical"', '"Sports physical"'],
      [form('physicalType'), '"School or college physical"', '"School, college or camp physical"'],
    ],
    /physicals\.json:.* {2}error {2}service-of-another-choice {2}Who chooses "School, college or camp physical" .*"camp" is of "Sports or Camp Physical"/,
  ],
  [
    'the consent of walk-ins for appointments, in the steps as in the requirements',
    [
      [
        'form-config/1.0.0/scheduler/everyday-vaccine',
        /("patientLegalNameMax": \d+\s*\})/,
        '$1, "documentIds": { "vaccine-consent": "walk-in" }',
      ],
      [
        'flow-requirements',
        /("EVERYDAY_VACCINE": \{\s*"forms": \[[^\]]*\],)/,
        '$1 "documentIds": { "vaccine-consent": "walk-in" },',
      ],
    ],
    /everyday-vaccine\.json:.* {2}error {2}words-of-another-flow {2}Guests of EVERYDAY_VACCINE come at a time, and read "walk-in"/,
  ],
  [
    'a benefit code that guests need who pay with Medicare',
    [
      [
        'scheduler-config-2022',
        '"prescreenType": "medicare_check"',
        '"prescreenType": "medicare_check", "benefitCode": "required"',
      ],
    ],
    /scheduler-config-2022\.json:.* {2}error {2}settings-contradict {2}"Medicare Wellness" can be booked with a benefit code alone/,
  ],
  [
    'the reasons of another category, which keeps them',
    [
      [
        'notes-data',
        /"Rash, hives or skin irritation",\s*"Wart removal",/,
        '"Minor cut, burn or wound", "Sprain or strain",',
      ],
    ],
    /notes-data\.json:.* {2}error {2}service-of-another-category {2}The reasons of "Skin Conditions" name services of "Injuries"/,
  ],
  [
    'a flow whose guests are asked for less than all others',
    [['flow-requirements', '["consentToTreat", "telenutritionConsent"]', '["telenutritionConsent"]']],
    /flow-requirements\.json:.* {2}warning {2}not-as-required {2}Guests of all other flows are asked for "consentToTreat"/,
  ],
  [
    'a button for a vaccine that a setting turns off',
    [
      ['covid-vaccines-toggle', '"showCovidVaccines": true', '"showCovidVaccines": false'],
      [
        'textcollection/1.0.0/tlc/scheduler-texts',
        /"serviceId": 101,\s*"label": "Flu vaccine"/,
        '"serviceId": 106, "label": "COVID-19 vaccine"',
      ],
    ],
    /scheduler-texts\.json:.* {2}warning {2}unknown-service {2}"COVID-19" \(106\) is turned off by "covid-vaccines-toggle"/,
  ],
  [
    'consultations sent to the flow of vaccines, together with their requirements',
    [
      ['scheduler-config-2022', /("Travel": \{\s*"schedulerFlow": )"IN_PERSON"/, '$1"EVERYDAY_VACCINE"'],
      ['flow-requirements', /("Travel": \{\s*"flow": )"IN_PERSON"/, '$1"EVERYDAY_VACCINE"'],
    ],
    /scheduler-config-2022\.json:.* {2}error {2}category-of-another-flow {2}"Travel" has no vaccine among its services/,
  ],
  [
    'a service whose reason is left out',
    [['notes-data/1.0.0/scheduler/notes-data', '"Prescription refill",', '']],
    /notes-data\.json:.* {2}error {2}says-another-choice {2}"Prescription Refill" is no reason of "Virtual Visits"/,
  ],
  [
    'a choice that books another service than the one of its words',
    [
      [
        form('physicalType'),
        /"title": "School or college physical"\s*\},/,
        '"title": "School physical" }, { "const": "college", "title": "College physical" },',
      ],
      [
        'prescreen-data/1.0.0/scheduler/physicals',
        /"serviceIds": \[67\]\s*\},/,
        '$& { "when": { "==": [{ "var": "steps.physical.physicalType" }, "college"] }, "serviceIds": [67] },',
      ],
    ],
    /physicals\.json:.* {2}error {2}service-of-another-choice {2}Who chooses "College physical" books "Employment Physical"/,
  ],
  [
    'a time that words say otherwise, beside another advice',
    [
      [
        questions('health-screenings'),
        /2(\s*\]\s*\},\s*"submitAction": "failWithErrorMessage",\s*"message": "Your last test)/,
        '3$1',
      ],
    ],
    /health-screenings\.json:.* {2}error {2}age-differs {2}The words say 2 months, and the rule compares with 3 months/,
  ],
  [
    'a button that starts with another service than its words say',
    [['scheduler-texts', '"serviceId": 61', '"serviceId": 63']],
    /scheduler-texts\.json:.* {2}error {2}name-of-another-service {2}.* has the words of "Sports or Camp Physical"/,
  ],
  [
    'a text that no longer says what a step sets',
    [[form('review'), ' {note}', '']],
    /review\.json:.* {2}error {2}unused-setting {2}Nothing reads the setting "note"/,
  ],
  [
    'an age in a title that the name of the field has otherwise',
    [['form-vocabulary', 'Is the patient 20 years', 'Is the patient 21 years']],
    /form-vocabulary\.json:.* {2}error {2}age-differs {2}The words say 21 years/,
  ],
  [
    'a reason with another comma than the service of its name',
    [['notes-data', 'Rash, hives or skin irritation', 'Rash, hives, or skin irritation']],
    /notes-data\.json:.* {2}error {2}says-another-choice {2}"Rash, hives, or skin irritation" is almost the service/,
  ],
  [
    'a benefit code that guests need who may pay by insurance',
    [['scheduler-config-2022', /("Wellness": \{[^}]*"benefitCode": )"optional"/, '$1"required"']],
    /scheduler-config-2022\.json:.* {2}error {2}settings-contradict {2}"Wellness" can be booked with a benefit code alone/,
  ],
  [
    'the prescreen of other vaccines',
    [
      ['scheduler-config-2022', /("Travel Vaccines": \{[^}]*"prescreenType": )"travel_vaccines"/, '$1"vaccines"'],
      ['flow-requirements', /("Travel Vaccines": \{[^}]*"prescreenType": )"travel_vaccines"/, '$1"vaccines"'],
    ],
    /scheduler-config-2022\.json:.* {2}warning {2}prescreen-without-service {2}The prescreen "vaccines" has lines about services, and none about one of "Travel Vaccines"/,
  ],
  [
    'a walk-in that offers what no pharmacy gives',
    [['app-settings', '"groups": ["Vaccines", ', '"groups": ["Vaccines", "Travel Vaccines", ']],
    /app-settings\.json:.* {2}error {2}settings-contradict {2}A walk-in offers "Travel Vaccines"/,
  ],
  [
    'a consent that guests no longer sign',
    [
      ['form-config/1.0.0/scheduler/instant-vaccine', /,\s*"documentIds": \{\s*"vaccine-consent": "walk-in"\s*\}/, ''],
      ['flow-requirements', /"documentIds": \{\s*"vaccine-consent": "walk-in"\s*\},/, ''],
    ],
    /walk-in\.json:.* {2}error {2}unused-document {2}No guest ever meets "vaccine-consent\/walk-in"/,
  ],
];

itFindsEach(faults);
