import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { formatProblem } from '../../../authoring/check/problems/formatReport.ts';
import { type DocumentFile, readDocuments } from '../../../authoring/check/read/DocumentFile.ts';
import { proveContent } from '../../../authoring/proof/proveContent.ts';

/** Faults that only another document, or another part of the same one, tells: one finding each, where it is mended. */

const shipped = readDocuments('content-fixtures/objects');
const tools = checkTools();

type Edit = readonly [path: string, from: string | RegExp, to: string];

const edited = (edits: readonly Edit[]): readonly DocumentFile[] =>
  edits.reduce<readonly DocumentFile[]>(
    (files, [path, from, to]) =>
      files.map((file) => {
        if (!file.path.endsWith(`${path}.json`)) return file;
        const text = file.text.replace(from, to);
        expect(text).not.toBe(file.text);
        return { ...file, text };
      }),
    shipped,
  );

const form = (id: string) => `form-definition/1.0.0/scheduler/${id}`;
const questions = (id: string) => `eligibility-questions/1.0.0/scheduler/${id}`;
const extras = 'service-extra-properties';

const faults: readonly (readonly [fault: string, edits: readonly Edit[], finding: RegExp])[] = [
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
    'a service whose reason is left out',
    [['notes-data/1.0.0/scheduler/notes-data', '"Prescription refill",', '']],
    /notes-data\.json:.* {2}error {2}says-another-choice {2}"Prescription Refill" is no reason of "Virtual Visits"/,
  ],
  [
    'a second "none", of which the check knows nothing',
    [[form('dietitianPrescreen'), '"Children\'s Health Insurance Program (CHIP)",', '$& "None of these",']],
    /dietitianPrescreen\.json:.* {2}error {2}none-with-others {2}"None of these" says the same as "No"/,
  ],
  [
    'a question whose Yes denies what is asked after a Yes',
    [
      [
        'dietary-restrictions',
        '{DoYou} have any food allergies or dietary restrictions?',
        'Can {you} eat everything, without any food allergies or dietary restrictions?',
      ],
    ],
    /dietary-restrictions\.json:.* {2}error {2}says-the-opposite {2}.* who answers Yes is asked "Which allergies/,
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
    'a question in the place of another that says nothing of either name',
    [
      ['dietitian-survey', 'Which medications, vitamins or supplements {doYou} take?', 'AAA'],
      [
        'dietitian-survey',
        'Is there anything else your dietitian should know?',
        'Which medications, vitamins or supplements {doYou} take?',
      ],
      ['dietitian-survey', 'AAA', 'Is there anything else your dietitian should know?'],
    ],
    /dietitian-survey\.json:.* {2}error {2}swapped-words {2}"currentMedications" .* which speaks of "currentMedications", and not of its own name/,
  ],
  [
    'a question that no longer asks what its refusal is about',
    [[questions('dot-physicals'), 'Do you take insulin?', 'Do you have diabetes?']],
    /dot-physicals\.json:.* {2}error {2}swapped-words {2}"insulin", and what its answers are told, speak of "insulin"/,
  ],
  [
    'a Yes that says there is nothing, and is refused',
    [
      [
        questions('physicals'),
        'Is the patient still recovering from a concussion?',
        'Has the patient recovered from any concussion, or never had one?',
      ],
    ],
    /physicals\.json:.* {2}error {2}says-the-opposite {2}.* who answers Yes, and has nothing, is refused/,
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
    "a desk's number that one banner has otherwise",
    [['banners/kroger', '"dietitian": "888-852-2568"', '"dietitian": "888-852-2578"']],
    /kroger\.json:.* {2}warning {2}phone-of-another-desk {2}888-852-2578 stands here, and 888-852-2568/,
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
    "a carrier with another one's address",
    [['insurance-step-config', /("Cigna": (\{[^}]*\})),/, '$1, "Humana": $2,']],
    /insurance-step-config\.json:.* {2}warning {2}same-text-twice {2}"Humana" has the same address as "Cigna"/,
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
    'destinations in another order than "farthest down this list" needs',
    [
      [questions('travel-vaccines'), /\{\s*"value": "asia",\s*"title": "South or Southeast Asia"\s*\},\s*/, ''],
      [
        questions('travel-vaccines'),
        /("value": "africa",\s*"title": "[^"]*"\s*\})/,
        '$1, { "value": "asia", "title": "South or Southeast Asia" }',
      ],
    ],
    /travel-vaccines\.json:.* {2}error {2}options-out-of-order {2}.* "yellowFeverArea" is asked of "latinAmerica" and "africa" alone/,
  ],
  [
    'what to prepare for of two services of two entries',
    [
      [extras, '"serviceIds": [72, 75]', '"serviceIds": [73, 75]'],
      [extras, '"serviceIds": [71, 73]', '"serviceIds": [71, 72]'],
    ],
    /service-extra-properties\.json:.* {2}error {2}swapped-words {2}Guests of "Cholesterol Screening" \(72\) are asked "Can you come without eating/,
  ],
  [
    'a question turned round, whose answers were not',
    [
      [
        questions('dot-physicals'),
        'Can you hear a whisper from 5 feet away, with',
        'Is it hard for you to hear a whisper from 5 feet away, even with',
      ],
    ],
    /dot-physicals\.json:.* {2}error {2}says-the-opposite {2}.* who answers No, and has none, is refused\./,
  ],
  [
    'a time of a question with another unit than in its refusal',
    [[questions('dot-physicals'), 'or a stent in the last 3 months?', 'or a stent in the last 3 weeks?']],
    /dot-physicals\.json:.* {2}error {2}says-another-time {2}The question says 3 weeks, .* told 3 months\./,
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
    'a text that no longer says what a step sets',
    [[form('review'), ' {note}', '']],
    /review\.json:.* {2}error {2}unused-setting {2}Nothing reads the setting "note"/,
  ],
  [
    'a minimum age of a state that another prescreen has otherwise',
    [[questions('vaccines'), /("title": "Kentucky",\s*"criteria": \{\s*"minimumAge": )9/, '$15']],
    /vaccines\.json:.* {2}warning {2}numbers-differ {2}"minimumAge" of "KY" is 5 here, and 9 in "eligibility-questions\/travel-vaccines"/,
  ],
  [
    'a time of a question that its refusal has shorter',
    [[questions('dot-physicals'), 'form MCSA-5870 in the last 45 days?', 'form MCSA-5870 in the last 90 days?']],
    /dot-physicals\.json:.* {2}error {2}says-another-time {2}The question says 90 days, .* told 45 days\./,
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
    'hours of support that no site has',
    [['tlc/page-texts', 'from 8 a.m. to 8 p.m.', 'from 8 a.m. to 10 p.m.']],
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say "8 a\.m\. to 10 p\.m\." of Monday/,
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
  [
    "the 1st and the 2nd in each other's place all along",
    [
      [
        'cancel-messages',
        'If you cancel the 1st appointment, the 2nd is canceled too. You can also cancel the 2nd alone.',
        'If you cancel the 2nd appointment, the 1st is canceled too. You can also cancel the 1st alone.',
      ],
    ],
    /cancel-messages\.json:.* {2}error {2}says-the-opposite {2}This text says "2nd", and its example "1st"/,
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
    'hours of support without a day that all sites have',
    [['tlc/page-texts', 'Saturday and Sunday from', 'Saturday from']],
    /page-texts\.json:.* {2}error {2}numbers-differ {2}The words say nothing of Sunday/,
  ],
  [
    'a walk-in that offers what no pharmacy gives',
    [['app-settings', '"groups": ["Vaccines", ', '"groups": ["Vaccines", "Travel Vaccines", ']],
    /app-settings\.json:.* {2}error {2}settings-contradict {2}A walk-in offers "Travel Vaccines"/,
  ],
  [
    'a question that two forms of one flow ask',
    [
      [
        form('survey'),
        '"referralSource": {',
        '"foodsNotLiked": { "type": "string", "title": { "$ref": "dietary-restrictions#/dislikes/question" }, "maxLength": 200 }, "referralSource": {',
      ],
      [
        form('survey'),
        '"payload": [',
        '"payload": [{ "from": "/foodsNotLiked", "to": "/questionnaire/additional/foods" },',
      ],
    ],
    /survey\.json:.* {2}error {2}same-text-twice {2}"foodsNotLiked" asks what "foodsOrIngredientsNotLiked" of "form-definition\/dietaryRestrictions" has asked before/,
  ],
  [
    'a required field of a page that guests fill in if they would like to',
    [
      [
        form('patientDetails'),
        /("var": "settings\.providerInfo"\s*\},\s*"schema": \{\s*"type": "object",)/,
        '$1 "required": ["providerPhoneNumber"],',
      ],
    ],
    /patientDetails\.json:.* {2}error {2}says-the-opposite {2}"providerPhoneNumber" is required, and its page begins with "If you would like us/,
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

describe('a fault that other documents tell', () => {
  it.each(faults)('is found: %s', { timeout: 30_000 }, async (_, edits, finding) => {
    const found = (await checkContent(edited(edits), tools)).map(formatProblem);
    expect(found).toEqual([expect.stringMatching(finding)]);
  });

  it('is found by the proof: an answer that is the last one too early', { timeout: 60_000 }, async () => {
    const turned = edited([
      [
        questions('medicare-check'),
        /"is": "none",\s*("submitAction": "schedule")\s*\},\s*\{\s*"is": "some"/,
        '"is": "none" }, { "is": "some", $1',
      ],
    ]);
    const { problems } = await proveContent(turned, { isWanted: (name) => name === 'prescreen-data/medicare_check' });
    expect(problems.map(({ code }) => code)).toEqual(expect.arrayContaining(['example-not-asked', 'example-asked']));
  });

  it('is found by the proof: a last answer in front of questions that turn guests away', {
    timeout: 60_000,
  }, async () => {
    const seenBefore = /,\s*(\{\s*"id": "seenBefore"[\s\S]*?\]\s*\})/;
    const [, question = ''] =
      seenBefore.exec(shipped.find(({ path }) => path.includes(questions('dietitian')))?.text ?? '') ?? [];
    const moved = edited([
      [questions('dietitian'), seenBefore, ''],
      [questions('dietitian'), /(\{\s*"id": "reason")/, `${question}, $1`],
    ]);
    const { problems } = await proveContent(moved, { isWanted: (name) => name === 'prescreen-data/dietitian' });
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['example-not-refused']));
    expect(problems.map(({ message }) => message).join()).toContain(
      '"A boy of 17 alone" may go on before "guardian" is asked: an answer to "seenBefore" is the last',
    );
  });

  it('is found by the proof: a consent that may be refused, and cannot be', { timeout: 60_000 }, async () => {
    const forced = edited([
      [
        form('generalConsent'),
        /("message": "declined"\s*\})/,
        '$1, { "check": "/hieConsent", "that": { "var": "answers.hieConsent" }, "message": "declined" }',
      ],
      [
        form('generalConsent'),
        /("\$ref": "general-consent#\/healthInformationExchange\/requiredMessage"\s*\})/,
        '$1, "declined": "Choose Yes."',
      ],
    ]);
    const { problems } = await proveContent(forced, { isWanted: (name) => name === 'form-config/in-person' });
    expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
      expect.stringMatching(/^consent-changed No guest can come to the end with a No to "hieConsent"/),
    ]);
  });
});
