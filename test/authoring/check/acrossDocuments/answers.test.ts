import { type Fault, form, itFindsEach, questions } from './editDocuments.ts';

/** Answers that are not what they are sent, filled in or known as. */

const faults: readonly Fault[] = [
  [
    'the state of a clinic, known as that of the home',
    [
      [
        'prescreen-data/1.0.0/scheduler/travel_vaccines',
        '"hadReaction": {',
        '"state": { "var": "answers.clinicState" }, "hadReaction": {',
      ],
    ],
    /travel_vaccines\.json:.* {2}error {2}filled-with-another {2}"state" is that of the guest, and is known by/,
  ],
  [
    'a consent that asks whether one wants to be left out',
    [
      [
        'general-consent/1.0.0/scheduler/standard',
        'May we share your health information through the health information exchange?',
        'Do you want your health information to be left out of the health information exchange?',
      ],
    ],
    /standard\.json:.* {2}error {2}sent-as-another {2}The question says "left out", and Yes is sent as a consent/,
  ],
  [
    'a consent that asks for another one of its document',
    [
      [
        'financial-consent-telemedicine/1.0.0/scheduler/standard',
        'consent to being treated by telehealth?',
        'consent to being counseled about nutrition by video?',
      ],
    ],
    /standard\.json:.* {2}error {2}swapped-words {2}.* speaks of "telenutrition", and asks for "telehealth"/,
  ],
  [
    'a signature of the patient alone, where a parent signs as well',
    [
      [
        'vaccine-consent/1.0.0/scheduler/walk-in',
        'I sign for myself, or I am allowed by law to consent for the patient, such as a parent or a guardian.',
        'I am the patient, and I sign for myself.',
      ],
    ],
    /walk-in\.json:.* {2}error {2}voice-of-another {2}This text speaks of "I am the patient" where .* says "parent"/,
  ],
  [
    'a heart attack that lets a driver go on, and stops who had none',
    [
      [
        questions('dot-physicals'),
        /"is": true,(\s*"submitAction": "failWithErrorMessage",\s*"message": "Please wait until 3 months have passed and your cardiologist[^}]*\},\s*\{\s*)"is": false/,
        '"is": false,$1"is": true',
      ],
      [
        'expected-guests/1.0.0/scheduler/dot-physicals',
        '"heartEvent": false, "hearsWell": true',
        '"heartEvent": true, "hearsWell": true',
      ],
      [
        'expected-guests/1.0.0/scheduler/dot-physicals',
        '"heartEvent": true, "hearsWell": false',
        '"heartEvent": false, "hearsWell": false',
      ],
    ],
    /dot-physicals\.json:.* {2}error {2}says-the-opposite {2}.* asks for what has happened, and who answers No is told "Please wait/,
  ],
  ...[
    '{HaveYou} always been well after a vaccine, without a serious reaction?',
    '{HaveYou} never reacted seriously to a vaccine?',
    '{HaveYou} stayed well, without reacting to a vaccine?',
  ].map(
    (asked): Fault => [
      `a question whose Yes says that there was no reaction: ${asked}`,
      [['medical-information', '{HaveYou} ever had a serious reaction after a vaccine?', asked]],
      /medical-information\.json:.* {2}error {2}says-the-opposite {2}.* nothing of it, and Yes is sent as "hadReaction"/,
    ],
  ),
  [
    'an invoice that is filled in for one insurance otherwise than for the other',
    [[form('insurance'), /("prefill": "\/SECONDARY-sendInvoiceTo",\s*"with": )"Policy Holder"/, '$1"Patient"']],
    /insurance\.json:.* {2}warning {2}filled-with-another {2}"SECONDARY-sendInvoiceTo" is filled in with "Patient", and "PRIMARY-sendInvoiceTo" of the same guests/,
  ],
  [
    'a Yes that is sent of guests who are not asked',
    [[form('insurance'), /("from": "\/hasSecondaryInsurance",[^{}]*"otherwise": )"No"/, '$1"Yes"']],
    /insurance\.json:.* {2}warning {2}given-in-advance {2}Of guests who are not asked "hasSecondaryInsurance", a Yes would be sent/,
  ],
  [
    'a vaccine of any time known as one of the last days',
    [
      [
        'prescreen-data/1.0.0/scheduler/vaccines',
        /"recentVaccines": \{\s*"var": "answers.recentLive"\s*\}/,
        '"recentVaccines": { "or": [{ "var": "answers.recentLive" }, { "var": "answers.hadCovidDose" }] }',
      ],
    ],
    /vaccines\.json:.* {2}error {2}filled-with-another {2}"recentVaccines" asks for 28 days, and is known by the answer to "Has the patient had a COVID-19 vaccine before\?"/,
  ],
  [
    'a state that is asked and not booked, in the settings as in the requirements',
    [
      ['scheduler-config-2022', /("formConfigGroup": "dietitian",\s*"submitWithLicensureState": )true/, '$1false'],
      [
        'flow-requirements',
        /(financial-consent-telemedicine#\/financial\/text"\s*\},\s*"submitWithLicensureState": )true(?=[\s\S]{0,20}"EVERYDAY_VACCINE")/,
        '$1false',
      ],
    ],
    /scheduler-config-2022\.json:.* {2}error {2}answer-not-sent {2}Guests of DIETITIAN say in which state they will be/,
  ],
  [
    'another allergy, sent beside the foods that are disliked',
    [[form('dietaryRestrictions'), 'food_allergies/otherAnswer', 'food_dislikes/otherAnswer']],
    /dietaryRestrictions\.json:.* {2}error {2}sent-as-another {2}.* its place is "\/questionnaire\/survey\/food_allergies\/otherAnswer"/,
  ],
  [
    'a "does not apply to me" that later forms know as a yes',
    [
      [
        'prescreen-data/1.0.0/scheduler/travel_vaccines',
        '"known": {',
        '"known": { "isPregnant": { "!=": [{ "var": "answers.isPregnant" }, "no"] },',
      ],
    ],
    /travel_vaccines\.json:.* {2}error {2}filled-with-another {2}"isPregnant" is known as a yes of whoever answers "Does not apply to me"/,
  ],
  [
    'a No that later forms know as a yes',
    [
      [
        'prescreen-data/1.0.0/scheduler/travel_vaccines',
        '"known": {',
        '"known": { "isPregnant": { "==": [{ "var": "answers.isPregnant" }, "no"] },',
      ],
    ],
    /travel_vaccines\.json:.* {2}error {2}filled-with-another {2}"isPregnant" is known as a yes of whoever answers "No"/,
  ],
  [
    'a second "none", of which the check knows nothing',
    [[form('dietitianPrescreen'), '"Children\'s Health Insurance Program (CHIP)",', '$& "None of these",']],
    /dietitianPrescreen\.json:.* {2}error {2}none-with-others {2}"None of these" says the same as "No"/,
  ],
  [
    "a policy holder's sex that is filled in with the patient's",
    [
      [
        form('insurance'),
        /\{\s*"prefill": "\/SECONDARY-patient-firstName"/,
        '{ "prefill": "/PRIMARY-sexAssignedAtBirth", "with": { "var": "steps.patientDetails.sexAssignedAtBirth" } }, $&',
      ],
    ],
    /insurance\.json:.* {2}error {2}filled-with-another {2}"PRIMARY-sexAssignedAtBirth" .* as "PRIMARY-patient-sexAssignedAtBirth" is/,
  ],
  [
    'an answer known as what another field asks',
    [
      [
        'prescreen-data/1.0.0/scheduler/travel_vaccines',
        '"known": {',
        '"known": { "haveNeuroDisorders": { "var": "answers.weakImmunity" },',
      ],
    ],
    /travel_vaccines\.json:.* {2}error {2}filled-with-another {2}"haveNeuroDisorders" is known by the answer to "Is your immune system weakened/,
  ],
  [
    'an acknowledgement whose question offers something',
    [
      [
        'privacy-practice/1.0.0/scheduler/standard',
        'Do you acknowledge that the Notice of Privacy Practices has been made available to you?',
        'Would you like a paper copy of the Notice of Privacy Practices at your visit?',
      ],
    ],
    /standard\.json:.* {2}error {2}sent-as-another {2}The question says "Would you like a", and Yes is sent as a consent/,
  ],
  [
    'a No for everybody to a question on health',
    [
      [
        form('medicalInformation'),
        /\{\s*"prefill": "\/isPregnant"/,
        '{ "prefill": "/haveOpenWound", "with": false }, $&',
      ],
    ],
    /medicalInformation\.json:.* {2}error {2}given-in-advance {2}"haveOpenWound" would be answered No for everybody/,
  ],
  [
    'a second "none" of a list, beside all others',
    [['medical-history', '"None of these",', '"I have no health problems", $&']],
    /medical-history\.json:.* {2}error {2}none-with-others {2}Guests may choose "I have no health problems" together/,
  ],
  [
    'a "not sure" that goes on where a No is refused',
    [[form('dietitianPrescreen'), '"Children\'s Health Insurance Program (CHIP)",', '$& "I am not sure",']],
    /dietitianPrescreen\.json:.* {2}warning {2}none-with-others {2}.* know "No", and not "I am not sure"/,
  ],
  [
    'an answer about three years known as one about 28 days',
    [
      [
        'prescreen-data/1.0.0/scheduler/travel_vaccines',
        '"known": {',
        '"known": { "recentVaccines": { "var": "answers.meningitisProof" },',
      ],
    ],
    /travel_vaccines\.json:.* {2}error {2}filled-with-another {2}"recentVaccines" asks for 28 days, and is known by/,
  ],
  [
    'what starts soon, known as if it had started',
    [
      [
        questions('medicare-check'),
        /(\{\s*"value": "none",)/,
        '{ "value": "soon", "title": "I have signed up, and my Medicare starts soon" }, $1',
      ],
      [questions('medicare-check'), '"is": ["partB", "advantage"]', '"is": ["partB", "advantage", "soon"]'],
    ],
    /medicare_check\.json:.* {2}error {2}filled-with-another {2}"hasMedicare" is known as a yes of whoever answers "I have signed up/,
  ],
  [
    'a signature before the questions on health',
    [
      [
        'form-config/1.0.0/scheduler/everyday-vaccine',
        /\{\s*"id": "medicalInformation",\s*"form": "medicalInformation"\s*\},\s*/,
        '',
      ],
      [
        'form-config/1.0.0/scheduler/everyday-vaccine',
        /(\{\s*"id": "review")/,
        '{ "id": "medicalInformation", "form": "medicalInformation" }, $1',
      ],
    ],
    /everyday-vaccine\.json:.* {2}error {2}given-in-advance {2}Guests sign in "vaccineConsent" before they are asked "medicalInformation"/,
  ],
  [
    'a second line of an address that is filled in from the first',
    [
      [
        form('signature'),
        /("compute": "\/responsiblePartySameAddressLineTwo",\s*"with": \{\s*"var": "steps\.patientDetails\.)addressLineTwo"/,
        '$1addressLineOne"',
      ],
    ],
    /signature\.json:.* {2}error {2}filled-with-another {2}.* is filled in from "addressLineOne" of "patientDetails", and "addressLineTwo" of it has its name\./,
  ],
];

itFindsEach(faults);
