// @module-tag exhaustive: it checks all documents once for each planted fault.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkTools } from '../../../authoring/check/CheckTools.ts';
import { checkContent } from '../../../authoring/check/checkContent.ts';
import { formatProblem } from '../../../authoring/check/problems/formatReport.ts';
import { type DocumentFile, readDocuments } from '../../../authoring/check/read/DocumentFile.ts';

/** One fault in a shipped document is one finding: what only follows from it is not found as well. */

const root = 'content-fixtures/objects';
const shipped = readDocuments(root);
const tools = checkTools();

const form = (id: string) => `form-definition/1.0.0/scheduler/${id}.json`;
const configuration = (group: string) => `form-config/1.0.0/scheduler/${group}.json`;
const prescreen = (type: string) => `prescreen-data/1.0.0/scheduler/${type}.json`;
const questions = (id: string) => `eligibility-questions/1.0.0/scheduler/${id}.json`;
const notes = 'notes-data/1.0.0/scheduler/notes-data.json';
const scheduler = 'scheduler-config-2022/1.0.0/scheduler/scheduler-config-2022.json';
const settings = 'app-settings/1.0.0/scheduler/app-settings.json';
const vocabulary = 'form-vocabulary/1.0.0/scheduler/form-vocabulary.json';
const extras = 'service-extra-properties/1.0.0/scheduler/service-extra-properties.json';
const page = (name: string) => `page/1.0.0/tlc/${name}.json`;
const messages = (name: string) => `textcollection/1.0.0/messages/${name}-messages.json`;

type Change = readonly [from: string | RegExp, to: string];

/** The documents with a text of one of them replaced. The messages of the app are left out, for speed. */
function edited(path: string, [from, to]: Change): readonly DocumentFile[] {
  const text = readFileSync(join(root, path), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return shipped
    .filter((file) => file.path === path || !file.path.includes('/messages/'))
    .map((file) => (file.path === path ? { ...file, text: changed } : file));
}

const findings = async (files: readonly DocumentFile[]): Promise<readonly string[]> =>
  (await checkContent(files, tools)).map(formatProblem);

const faults: readonly (readonly [fault: string, path: string, change: Change, code: string])[] = [
  // Of files.
  ['a file that ends too early', form('patientDetails'), [/\}\s*$/, ''], 'not-json'],
  ['a shared document that is not JSON', vocabulary, ['"options": {', '"options": '], 'not-json'],
  ['a configuration of the scheduler that is not JSON', scheduler, ['"categories": {', '"categories" {'], 'not-json'],
  [
    'a member that stands twice',
    form('physicalType'),
    ['"id": "physicalType",', '"id": "physicalType", "id": "physicalType",'],
    'duplicate-member',
  ],
  [
    'a form whose id is not that of its file',
    form('patientDetails'),
    ['"id": "patientDetails"', '"id": "patientDetail"'],
    'wrong-id',
  ],
  [
    'a group that is not that of its file',
    configuration('in-person'),
    ['"group": "in-person"', '"group": "inperson"'],
    'wrong-id',
  ],
  [
    'a type that is not that of its file',
    prescreen('physicals'),
    ['"type": "physicals"', '"type": "physical"'],
    'wrong-id',
  ],
  [
    'questions whose id is not that of their file',
    questions('physicals'),
    ['"id": "physicals"', '"id": "physical"'],
    'wrong-id',
  ],
  // Of the form of a document.
  ['a list without entries', notes, [/"Injuries": \[[^\]]*\]/, '"Injuries": []'], 'wrong-count'],
  ['a list without the entry that it must have', notes, [/,\s*"Other"\s*\]/, ']'], 'missing-entry'],
  ['a type that there is none of', form('physicalType'), ['"type": "string"', '"type": "text"'], 'unknown-value'],
  ['a member that is misspelled', form('physicalType'), ['"uiSchema"', '"uiScheme"'], 'unknown-member'],
  ['a text where a list must be', prescreen('physicals'), ['"serviceIds": [61]', '"serviceIds": "61"'], 'wrong-type'],
  [
    'a number that is too large',
    settings,
    [/"cardDays": \{\s*"IN_PERSON": \d+/, '"cardDays": { "IN_PERSON": 4000'],
    'out-of-limits',
  ],
  ['a message that is missing', messages('search'), [/"submit": "[^"]*",/, ''], 'missing-member'],
  // Of names.
  [
    'a step whose form is misspelled',
    configuration('in-person'),
    ['"form": "insurance"', '"form": "insurence"'],
    'unknown-document',
  ],
  [
    'questions that are misspelled',
    prescreen('physicals'),
    ['"questions": "physicals"', '"questions": "physical"'],
    'unknown-document',
  ],
  [
    'a prescreen that is misspelled',
    scheduler,
    ['"prescreenType": "physicals"', '"prescreenType": "physical"'],
    'unknown-document',
  ],
  ['a category that is misspelled', scheduler, ['"Physicals": {', '"Physical": {'], 'unknown-service'],
  [
    'a transclusion that leads to nothing',
    form('patientDetails'),
    ['form-vocabulary#/options/sexes', 'form-vocabulary#/options/sexs'],
    'unknown-part',
  ],
  [
    'a transclusion of no document',
    form('patientDetails'),
    ['form-vocabulary#/options/sexes', 'form-vocabulery#/options/sexes'],
    'unknown-document',
  ],
  ['a shared list that is renamed', vocabulary, ['"languages": [', '"langauges": ['], 'unknown-member'],
  // Of rules.
  [
    'a rule that reads no answer',
    form('patientDetails'),
    ['"answers.isMobileNum"', '"answers.isMobile"'],
    'unknown-name',
  ],
  [
    'a rule that reads no setting',
    form('patientDetails'),
    ['"var": "settings.cardNumber"', '"var": "settings.cardNumbr"'],
    'unknown-name',
  ],
  ['an operator that there is none of', form('patientDetails'), ['"sameText"', '"sametext"'], 'unknown-operator'],
  ['a comparison of a text with a number', prescreen('physicals'), ['"sports"', '5'], 'types-differ'],
  ['a choice that there is none of', prescreen('physicals'), ['"sports"', '"sport"'], 'unknown-choice'],
  [
    'a question that is read too early',
    questions('physicals'),
    ['"var": "steps.physical.isTwentyOrOlder"', '"var": "answers.hasForm"'],
    'read-too-early',
  ],
  // Of fields.
  ['a required field that there is none of', form('patientDetails'), ['"lastName",', '"lastNam",'], 'unknown-field'],
  [
    'a field without a title',
    form('appointmentNotes'),
    ['"title": "Is there anything you would like to add?",', ''],
    'missing-title',
  ],
  [
    'limits that exclude a pattern',
    form('patientDetails'),
    ['"pattern": "^[0-9]{1,3}$"', '"pattern": "^[0-9]{1,3}$", "minLength": 5'],
    'impossible-limits',
  ],
  ['a pattern that cannot be read', form('patientDetails'), ['"^[0-9]{1,3}$"', '"^[0-9{1,3}$"'], 'invalid-pattern'],
  [
    'a widget that there is none of',
    form('patientDetails'),
    ['"ui:widget": "numeric"', '"ui:widget": "number"'],
    'unknown-widget',
  ],
  [
    'a widget of another kind of answer',
    form('patientDetails'),
    ['"ui:widget": "numeric"', '"ui:widget": "checkbox"'],
    'wrong-widget',
  ],
  ['two pages of one name', form('patientDetails'), ['"name": "contact"', '"name": "personal"'], 'duplicate-name'],
  // Of what is sent.
  [
    'an answer that is sent to the place of no other, which is not its own',
    form('generalConsent'),
    ['"to": "/consentDetails/hieConsent"', '"to": "/consentDetails/smsConsent"'],
    'sent-as-another',
  ],
  [
    'a consent that is sent only as an additional answer',
    form('generalConsent'),
    ['"to": "/consentDetails/hieConsent"', '"to": "/questionnaire/additional/sharing"'],
    'sent-as-another',
  ],
  [
    'a meaning that the place of the answer does not have',
    form('generalConsent'),
    ['"meaning": "hieConsent"', '"meaning": "smsConsent"'],
    'sent-as-another',
  ],
  [
    'a date of birth that is passed on from today',
    prescreen('physicals'),
    ['"var": "answers.birthDate"', '"var": "context.today"'],
    'filled-with-another',
  ],
  [
    'a date of birth that is passed on from another question',
    prescreen('physicals'),
    ['"var": "answers.birthDate"', '"var": "answers.lastAnnual"'],
    'filled-with-another',
  ],
  [
    'a last name in a first name',
    form('insurance'),
    ['"var": "steps.patientDetails.firstName"', '"var": "steps.patientDetails.lastName"'],
    'filled-with-another',
  ],
  [
    'a computed number that is an address',
    form('signature'),
    ['"var": "steps.patientDetails.phoneNumber"', '"var": "steps.patientDetails.city"'],
    'filled-with-another',
  ],
  [
    'a value of one branch that is something else',
    prescreen('dot_physicals'),
    [
      '"var": "answers.birthDate"',
      '"if": [{ "==": [1, 1] }, { "var": "answers.birthDate" }, { "var": "context.today" }]',
    ],
    'filled-with-another',
  ],
  ['an encoder that there is none of', form('appointmentNotes'), ['"as": "list"', '"as": "lists"'], 'unknown-encoder'],
  [
    'a place that there is none of',
    form('appointmentNotes'),
    ['"to": "/comments"', '"to": "/coments"'],
    'unknown-place',
  ],
  [
    'a line of a field that there is none of',
    form('appointmentNotes'),
    ['"from": "/comments"', '"from": "/coments"'],
    'unknown-field',
  ],
  // Of texts, settings and services.
  ['a tag that is not closed', scheduler, ['<p>Some screenings', '<p><strong>Some screenings'], 'broken-markup'],
  [
    'a placeholder that nothing fills',
    form('appointmentNotes'),
    ['up to {maximumReasons} services', 'up to {maximumReason} services'],
    'unfilled-placeholder',
  ],
  [
    'a setting that the form does not have',
    configuration('in-person'),
    ['"maximumReasons"', '"maximumReason"'],
    'unknown-setting',
  ],
  [
    'a setting of another kind',
    configuration('in-person'),
    ['"maximumReasons": 3', '"maximumReasons": "3"'],
    'wrong-setting',
  ],
  [
    'a service that there is none of',
    prescreen('physicals'),
    ['"serviceIds": [61]', '"serviceIds": [6100]'],
    'unknown-service',
  ],
  // Of known values in another's place.
  [
    'the note of a walk-in for guests with a time',
    configuration('everyday-vaccine'),
    [/("form": "review")/, `$1, "settings": { "note": "You can't cancel a walk-in online." }`],
    'words-of-another-flow',
  ],
  [
    'the notice of another category',
    scheduler,
    [
      'Please wear a short-sleeved shirt so that we can easily give your vaccine.',
      'Some screenings need you to fast. Please do not eat for 8 hours before your visit, and drink only water.',
    ],
    'same-text-twice',
  ],
  [
    'a time that is reserved for walk-ins',
    'reservation-toggle-by-flow/1.0.0/scheduler/reservation-toggle-by-flow.json',
    ['"INSTANT_VACCINE": false', '"INSTANT_VACCINE": true'],
    'settings-contradict',
  ],
  [
    'a consent that is asked for by its opposite',
    'general-consent/1.0.0/scheduler/standard.json',
    ['May we share your health information through', 'Would you like to opt out of'],
    'sent-as-another',
  ],
  [
    'a number of days that another question is held to',
    'medical-information/1.0.0/scheduler/medical-information.json',
    ['{bloodProductDays}', '{recentVaccinationDays}'],
    'says-another-setting',
  ],
  [
    'a vaccine that is offered at a visit by video',
    scheduler,
    [
      /("Virtual Visits": \{[^}]*"showPromotionModal": )false([\s\S]*"VIRTUAL_VISIT": \{\s*"showPromotionModal": )false/,
      '$1true$2true',
    ],
    'settings-contradict',
  ],
  [
    'the number of another desk',
    'dietitians-detail/1.0.0/scheduler/dietitians-detail.json',
    ['888-852-2568', '888-852-2569'],
    'phone-of-another-desk',
  ],
  [
    'the number of help with rides at a dietitian',
    'dietitians-detail/1.0.0/scheduler/dietitians-detail.json',
    ['888-852-2568', '888-852-2570'],
    'phone-of-another-desk',
  ],
  [
    'a name of another service',
    'service-name-mapper/1.0.0/scheduler/service-name-mapper.json',
    ['[64]', '[63]'],
    'name-of-another-service',
  ],
  [
    'minutes in another order than in another consent',
    'vaccine-consent/1.0.0/scheduler/walk-in.json',
    ['15 minutes after the vaccine, or for 30 minutes', '30 minutes after the vaccine, or for 15 minutes'],
    'numbers-differ',
  ],
  [
    'a link to a page of content that there is none of',
    'page/1.0.0/tlc/clinic-services.json',
    ['"/health/clinic/billing-insurance-payment"', '"/health-services/pages/billing"'],
    'unknown-address',
  ],
  [
    'a link to a category that there is none of',
    'page/1.0.0/tlc/clinic-services.json',
    ['type=Telenutrition', 'type=Dietitian'],
    'unknown-service',
  ],
  [
    'a code of another city',
    'lyft-texts/1.0.0/scheduler/lyft-texts.json',
    ['save?code=DENVERRIDE1', 'save?code=CINCYRIDE1'],
    'link-differs',
  ],
  [
    'a visit by video for something else',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    ['"videoServiceId": 403', '"videoServiceId": 404'],
    'name-of-another-service',
  ],
  [
    "descriptions of two consents in each other's place",
    form('generalConsent'),
    [
      /healthInformationExchange\/text([\s\S]*)patientPortalAgreement\/text/,
      'patientPortalAgreement/text$1healthInformationExchange/text',
    ],
    'swapped-words',
  ],
  [
    "two questions in each other's place, one with another after it",
    'medical-information/1.0.0/scheduler/medical-information.json',
    [
      /"haveImmuneSystemProblem": (".*"),\n(\s*)"takesImmunoSuppressants": (".*"),/,
      '"haveImmuneSystemProblem": $3,\n$2"takesImmunoSuppressants": $1,',
    ],
    'swapped-words',
  ],
  [
    'another number of reasons than a rule lets a guest choose',
    form('appointmentNotes'),
    ['up to {maximumReasons} services', 'up to 5 services'],
    'says-another-limit',
  ],
  [
    'a city of the second insurance that is computed from the first',
    form('insurance'),
    [
      /("compute": "\/SECONDARY-carrierCity",\s*"with": \{\s*"lookup": \[\s*\{\s*"var": "answers\.)SECONDARY/,
      '$1PRIMARY',
    ],
    'filled-with-another',
  ],
  [
    'a code that guests bring, and need not have',
    scheduler,
    ['"benefitCode": "required"', '"benefitCode": "optional"'],
    'settings-contradict',
  ],
  [
    'an age of a vaccine that its question does not know',
    prescreen('vaccines'),
    ['For adults of 60 or older, and', 'For adults of 65 or older, and'],
    'age-differs',
  ],
  [
    'another insurance that is known by the rule of the first one',
    prescreen('medicare_check'),
    [/"hasMedicare": (\{[\s\S]*?\]\s*\})/, '"hasMedicare": $1, "hasMedicaid": $1'],
    'filled-with-another',
  ],
  [
    'a question that is asked by the condition of another after a choice that decides nothing',
    questions('vaccines'),
    [
      /("id": "lastCovidDose",[\s\S]*?)("skipWhen": \{[\s\S]*?\n {6}\},)([\s\S]*?)(\{\s*"id": "weakImmunity")/,
      `$1$2$3{ "id": "hadShot", "type": "yesNo", "title": "Has the patient had a flu vaccine this season?", "answers": [{ "is": true }, { "is": false }] },
      { "id": "lastShot", "type": "date", "title": "When was the flu vaccine?", $2 "answers": [{}] }, $4`,
    ],
    'follows-another',
  ],
  [
    'a price that is not the one that the search says',
    'page/1.0.0/tlc/billing-insurance-payment.json',
    ['"value": "$69"', '"value": "$75"'],
    'numbers-differ',
  ],
  [
    "options with each other's titles",
    questions('health-screenings'),
    [/More than 4 weeks ago([\s\S]*?)In the last 4 weeks/, 'In the last 4 weeks$1More than 4 weeks ago'],
    'says-another-choice',
  ],
  [
    'advice that is refused in the consent of a walk-in',
    'vaccine-consent/1.0.0/scheduler/walk-in.json',
    ['Choose Yes to continue', 'Choose No to continue'],
    'says-another-choice',
  ],
  [
    'a choice of none among those of a list',
    'dietary-restrictions/1.0.0/scheduler/dietary-restrictions.json',
    ['"Kosher",', '"Kosher", "None of these",'],
    'none-with-others',
  ],
  [
    'a message that tells the refused that they may go on',
    messages('prescreen'),
    ['you are ineligible to continue', 'you are eligible to continue'],
    'says-the-opposite',
  ],
  [
    'verified fields of each other in a page that three forms share',
    form('signature'),
    [
      /"city": "\/responsiblePartyCity"([\s\S]*)"county": "\/responsiblePartyCounty"/,
      '"city": "/responsiblePartyCounty"$1"county": "/responsiblePartyCity"',
    ],
    'swapped-words',
  ],
  [
    'a link to the visits of another category',
    'page/1.0.0/tlc/clinic-services.json',
    ['type=Telenutrition', 'type=Vaccines'],
    'link-differs',
  ],
  [
    'a consent to text messages that is ticked already',
    form('patientDetails'),
    [/("smsConsent",[\s\S]*?"default": )false/, '$1true'],
    'given-in-advance',
  ],
  [
    'a last day of a prescreen on which no service can be booked',
    prescreen('dietitian'),
    ['"form": "dietitianPrescreen"', '"form": "dietitianPrescreen", "settings": { "latestDays": 120 }'],
    'settings-contradict',
  ],
  [
    'a choice that is filled in for the guests of another service',
    form('healthScreening'),
    [/71(\s*\]\s*\},\s*"bloodPressure")/, '72$1'],
    'service-of-another-choice',
  ],
  [
    'a zone with the words of one whose clocks change',
    messages('appointment'),
    ['"Mountain Standard Time"', '"Mountain Time"'],
    'wrong-time-zone',
  ],
  [
    'reasons of a category whose form asks for none',
    notes,
    ['"reasons": {', '"reasons": { "Vaccines": ["For a trip", "Other"],'],
    'step-missing',
  ],
  [
    'a logo with the name of another banner',
    'site-frame/1.0.0/banners/kroger.json',
    ['"alt": "Kroger Health"', '"alt": "Fry\'s Health"'],
    'document-of-another-banner',
  ],
  [
    'a link that only points',
    'general-consent/1.0.0/scheduler/standard.json',
    [/>Search for something else\.</, '>here<'],
    'link-differs',
  ],
  [
    'a button for a second dose',
    'textcollection/1.0.0/tlc/scheduler-texts.json',
    [/101(,\s*"label": ")Flu vaccine/, '105$1Shingles vaccine'],
    'unknown-service',
  ],
  [
    'a consent to walk-ins for all guests of a banner',
    'amp-config/1.0.0/scheduler/amp-config.json',
    ['"kroger": {', '"kroger": { "vaccine-consent": "walk-in",'],
    'step-of-another-flow',
  ],
  [
    'a message that sends guests the other way',
    form('dietitianPrescreen'),
    ['on or after {date}', 'on or before {date}'],
    'says-the-opposite',
  ],
  [
    'a step on the name of a state',
    configuration('virtual'),
    ['"form": "medicalHistory"', '"form": "medicalHistory", "when": { "!=": [{ "var": "context.state" }, "Texas"] }'],
    'unknown-choice',
  ],
  [
    'two sections with one heading',
    form('insurance'),
    ['"Secondary Insurance Claims Address"', '"Primary Insurance Claims Address"'],
    'same-label',
  ],
  [
    'a sentence of a flow with a time among others of a walk-in',
    'textcollection/1.0.0/tlc/confirmation-texts.json',
    [
      'approximate wait time.</p>',
      'approximate wait time.</p><p>We have sent a confirmation email with these details and a link to cancel.</p>',
    ],
    'words-of-another-flow',
  ],
  [
    'a number that another form masks',
    form('simpleInsurance'),
    [/"ui:widget": "masked",([\s\S]*?),\s*"ui:inputmode": "numeric"/, '"ui:autocomplete": "off",$1'],
    'secret-shown',
  ],
  [
    'a second address line that is sent first',
    form('patientDetails'),
    [/(basicInfo\/address\/addressLines\/)0([\s\S]*?basicInfo\/address\/addressLines\/)1/, '$011$020'],
    'swapped-words',
  ],
  [
    'a place with two ride codes',
    'lyft-texts/1.0.0/scheduler/lyft-texts.json',
    ['"62080207", "62080235"', '"62080207", "01445232"'],
    'settings-contradict',
  ],
  [
    'a second dose that nobody can book',
    prescreen('vaccines'),
    [/"text": "This season's vaccine[^"]*"/, '"text": "You need a second dose 1 month later."'],
    'says-another-time',
  ],
  [
    'a first name that a browser fills in as the last one',
    form('patientDetails'),
    ['"ui:autocomplete": "given-name"', '"ui:autocomplete": "family-name"'],
    'filled-with-another',
  ],
  [
    'a required answer that may stay empty',
    'medical-information/1.0.0/scheduler/medical-information.json',
    ['If you do not know it, write Unknown.', 'If you do not know it, leave this empty.'],
    'says-the-opposite',
  ],
  [
    'a date of birth that the review leaves out',
    form('patientDetails'),
    ['"ui:autocomplete": "bday"', '"ui:autocomplete": "bday", "ui:review": false'],
    'no-final-review',
  ],
  [
    'a link to the page that it stands on',
    'page/1.0.0/tlc/clinic-services.json',
    ['"/health/clinic/billing-insurance-payment"', '"/health/clinic/services"'],
    'link-differs',
  ],
  [
    'a rounded price that is another',
    'page/1.0.0/tlc/billing-insurance-payment.json',
    ['"$110"', '"$101"'],
    'numbers-differ',
  ],
  [
    'a price of visits by video that is another',
    'page/1.0.0/tlc/billing-insurance-payment.json',
    ['"$79"', '"$97"'],
    'numbers-differ',
  ],
  [
    'a walk-in that does not offer its own category',
    settings,
    ['"groups": ["Vaccines", "Instant Vaccines"]', '"groups": ["Vaccines"]'],
    'settings-contradict',
  ],
  [
    'minutes that all other documents say otherwise',
    'vaccine-consent/1.0.0/scheduler/walk-in.json',
    ['for 15 minutes after', 'for 5 minutes after'],
    'numbers-differ',
  ],
  [
    'hours of support that no other banner has',
    'site-frame/1.0.0/banners/frys.json',
    ['8 a.m. to 8 p.m.', '8 a.m. to 10 p.m.'],
    'numbers-differ',
  ],
  [
    'a walk-in that can be canceled',
    configuration('instant-vaccine'),
    ["You can't cancel a walk-in online.", 'You can cancel a walk-in online.'],
    'words-of-another-flow',
  ],
  [
    'a signature below the terms of another consent',
    form('financialConsentForTelemedicine'),
    ['financial-consent-telemedicine#/financial/text', 'financial-consent#/text'],
    'not-as-required',
  ],
  [
    'a signature without the terms that it agrees to',
    form('financialConsent'),
    [/"description": \{\s*"\$ref": "financial-consent#\/text"\s*\},/, ''],
    'not-as-required',
  ],
  [
    'the terms of a walk-in for every vaccine',
    form('vaccineConsent'),
    ['"vaccine-consent#/text"', '"vaccine-consent/walk-in#/text"'],
    'not-as-required',
  ],
  [
    'a consent that flows need below the terms of another',
    'flow-requirements/1.0.0/scheduler/flow-requirements.json',
    [
      /("DIETITIAN"[\s\S]*?"signature.legalName": ")financial-consent-telemedicine#\/financial\/text/,
      '$1financial-consent#/text',
    ],
    'not-as-required',
  ],
  [
    'a number of days with the unit of months',
    'medical-information/1.0.0/scheduler/medical-information.json',
    ['{bloodProductDays} days', '{bloodProductDays} months'],
    'says-another-unit',
  ],
  [
    'a weight that is asked for in kilograms',
    form('patientDetails'),
    ['Weight (pounds)', 'Weight (kilograms)'],
    'says-another-unit',
  ],
  [
    'a weight whose unit is another than that of its place',
    form('patientDetails'),
    ['"unit": "pound"', '"unit": "kilogram"'],
    'says-another-unit',
  ],
  [
    'a visit that can be booked again later than its words say',
    questions('medicare-check'),
    [/\n(\s*)11\n/, '\n$112\n'],
    'age-differs',
  ],
  [
    'a plan that is long enough a month before its words say',
    questions('medicare-check'),
    [/\n(\s*)12\n/, '\n$111\n'],
    'age-differs',
  ],
  [
    'a least age that the help of a field says otherwise than its rule',
    form('patientDetails'),
    [/("ui:help": "The patient must be )12 months or older \(18/, '$115 months or older (18'],
    'age-differs',
  ],
  [
    'a least age that the rule of a field has otherwise than help and message',
    form('patientDetails'),
    [/\n(\s*)12\n(\s*\]\s*\},\s*"message": "minimumAge")/, '\n$113\n$2'],
    'age-differs',
  ],
  [
    'a guardian who is needed below another age than elsewhere',
    questions('dietitian'),
    [/("id": "guardian"[\s\S]*?\n\s*)18([\s\S]*?younger than )18/, '$116$216'],
    'age-differs',
  ],
  ['a notice for those under 18 that is shown below 16', form('patientDetails'), ['216', '192'], 'age-differs'],
  ['a signature of a guardian below another age than elsewhere', form('signature'), ['216', '192'], 'age-differs'],
  [
    'an answer of the survey that is sent with the question of another',
    form('survey'),
    [/("send": \{\s*"\$ref": "dietitian-survey#\/)currentMedications/, '$1anyOtherInformation'],
    'sent-as-another',
  ],
  [
    "a button with each other's words before and after",
    form('insurance'),
    [/("ui:on": )("Add secondary insurance")(,\s*"ui:off": )("Remove secondary insurance")/, '$1$4$3$2'],
    'swapped-words',
  ],
  [
    'a mail that cancels under the subject of the one that confirms',
    messages('mail'),
    ['Canceled: your appointment on {when}', 'Your appointment: {when}'],
    'same-text-twice',
  ],
  [
    'a visit with a link to cancel that cannot be canceled',
    configuration('everyday-vaccine'),
    ['"form": "review"', `"form": "review", "settings": { "note": "You can't cancel this appointment online." }`],
    'words-of-another-flow',
  ],
  [
    'a visit by video to which guests are sent',
    'textcollection/1.0.0/tlc/confirmation-texts.json',
    ['Your provider will call you by video at', 'Please come to the clinic 10 minutes before'],
    'words-of-another-flow',
  ],
  [
    'two downloads at one address',
    'video-call-links/1.0.0/scheduler/video-call-links.json',
    ['download/android', 'download/ios'],
    'link-differs',
  ],
  [
    'a day without a test that is another elsewhere',
    'page/1.0.0/tlc/clinic-services.json',
    ['Not given on Thursdays', 'Not given on Tuesdays'],
    'numbers-differ',
  ],
  [
    'days of support that no other banner has',
    'site-frame/1.0.0/banners/frys.json',
    ['Monday to Friday 8', 'Monday to Saturday 8'],
    'numbers-differ',
  ],
  [
    'a least age in a state that all others say otherwise',
    'page/1.0.0/tlc/clinic-services.json',
    ['18 months', '16 months'],
    'numbers-differ',
  ],
  [
    'a yes without a proof for the one with it',
    questions('travel-vaccines'),
    [/(Yes, and I have the yellow card)([\s\S]*?)(Yes, but I have no proof)/, '$3$2$1'],
    'says-another-choice',
  ],
  [
    'an illness that is treated for the one that is not',
    questions('dot-physicals'),
    [/(Yes, and it is treated)([\s\S]*?)(Yes, and it is not treated)/, '$3$2$1'],
    'says-another-choice',
  ],
  [
    'a part of a plan for the other',
    questions('medicare-check'),
    [/(Original Medicare with Part B \(medical insurance\))([\s\S]*?)(Only Part A \(hospital insurance\))/, '$3$2$1'],
    'says-another-choice',
  ],
  [
    'a live vaccine that is none',
    prescreen('vaccines'),
    [/114(,\s*"text": "A live vaccine)/, '115$1'],
    'name-of-another-service',
  ],
  [
    'a reason that those must give who have none to choose',
    configuration('in-person'),
    [/("maximumReasons": 3\s*\}),\s*"when": \{[\s\S]*?\]\s*\}/, '$1'],
    'settings-contradict',
  ],
  [
    'a state of the visit that is asked for as that of the home',
    'textcollection/1.0.0/states/virtual-visits.json',
    ['Which state will you be in?', 'Which state do you live in?'],
    'sent-as-another',
  ],
  [
    'a message of a field that is that of another',
    form('signature'),
    ['messages/phoneNumber/pattern', 'messages/zipCode/pattern'],
    'swapped-words',
  ],
  [
    'messages of the secondary that are of another kind than those of the primary',
    form('insurance'),
    [
      /("\/SECONDARY-sendInvoiceTo": \{\s*"\$ref": "form-vocabulary#\/messages\/)yesNo/,
      '$1medicareBeneficiaryIdNumber',
    ],
    'swapped-words',
  ],
  [
    'a message of the primary that speaks of the secondary',
    form('insurance'),
    ['"name": "Enter {your} insurance carrier."', '"name": "Enter {your} secondary insurance carrier."'],
    'says-another-choice',
  ],
  [
    'a heading of the secondary for the primary',
    form('insurance'),
    [/"title": "Primary Insurance"/, '"title": "Secondary Policy"'],
    'says-another-choice',
  ],
  [
    'a message of another condition than the same ones have',
    questions('travel-vaccines'),
    ['Please enter a valid date.', 'This is before you were born.'],
    'says-another-choice',
  ],
  [
    'an option with the words of that of another question',
    questions('medicare-check'),
    ['No, only the wellness visit', 'A Medicare Advantage plan (Part C)'],
    'says-another-choice',
  ],
  [
    'two vaccines that only a form refuses together',
    'vaccine-rules/1.0.0/scheduler/vaccine-rules.json',
    [', ["101", "151"]', ''],
    'settings-contradict',
  ],
  [
    'a time zone that nobody can choose',
    'timezone-values/1.0.0/scheduler/timezone-values.json',
    [/,\s*\{\s*"const": "HT"[^}]*\}/, ''],
    'wrong-time-zone',
  ],
  [
    'a visit by video that shares no word with the visit',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    ['"videoServiceId": 401', '"videoServiceId": 402'],
    'name-of-another-service',
  ],
  [
    'two links of the app with the addresses of each other',
    'page/1.0.0/tlc/clinic-services.json',
    [/("See a dietitian", "href": )("[^"]*")([\s\S]*?"Prices and payment", "href": )("[^"]*")/, '$1$4$3$2'],
    'link-differs',
  ],
  [
    'an answer that is sent as the name of its question',
    form('survey'),
    [/("to": "[^"]*current_medications\/questionName"),\s*"send": \{[^}]*\}/, '$1'],
    'sent-as-another',
  ],
  [
    'two banners of one name',
    'site-frame/1.0.0/banners/frys.json',
    [`"name": "Fry's Health"`, '"name": "The Little Clinic"'],
    'document-of-another-banner',
  ],
  [
    'two steps of one heading',
    messages('search'),
    ['"title": "Tell us about you"', '"title": "You are booked"'],
    'same-label',
  ],
  ['two voices for one patient', vocabulary, ['"Someone else"', '"My child"'], 'voice-of-another'],
  [
    'a carrier that is refused for another one',
    form('insurance'),
    [/("!=": \[\s*\{\s*"var": "answers\.)SECONDARY(-insuranceCarrierName)/, '$1PRIMARY$2'],
    'refused-for-another',
  ],
  [
    'a program that is billed for another',
    form('simpleInsurance'),
    ['"as": "medicaidProgram"', '"as": "medicareProgram"'],
    'sent-as-another',
  ],
  [
    'a first day whose message names the last one',
    form('dietitianPrescreen'),
    [/("with": \{\s*"date": \{[\s\S]*?settings\.)earliestDays/, '$1latestDays'],
    'says-another-setting',
  ],
  [
    'a map whose coordinates are exchanged',
    'site-frame/1.0.0/banners/frys.json',
    [/"lat": (-?[\d.]+),(\s*)"lng": (-?[\d.]+)/, '"lat": 40,$2"lng": 40'],
    'out-of-limits',
  ],
  [
    'a visit that leads to two visits by video',
    'service-extra-properties/1.0.0/scheduler/service-extra-properties.json',
    [/"serviceId": 32/, '"serviceId": 29'],
    'name-of-another-service',
  ],
  [
    'a visit without a checklist',
    'checklist/1.0.0/scheduler/checklist.json',
    [/"VIRTUAL_VISIT": \{[^}]*\},/, ''],
    'missing-member',
  ],
  [
    'a message of the check above, for a day that is compared with another answer',
    questions('medicare-check'),
    ['This is before your Part B started.', 'Date must be in the past.'],
    'says-the-opposite',
  ],
  [
    'a message that tells of an early day where the day is too late',
    questions('travel-vaccines'),
    ['Please book within 2 years before your trip.', 'This day is too early.'],
    'says-the-opposite',
  ],
  [
    'a question for other hours than the texts of its test say',
    questions('health-screenings'),
    ['eating for 8 hours beforehand', 'eating for 12 hours beforehand'],
    'numbers-differ',
  ],
  [
    'a wait for guests who come at a time',
    'textcollection/1.0.0/tlc/confirmation-texts.json',
    [
      'Thank you for protecting yourself and those around you.',
      'Please check in at the pharmacy counter for an approximate wait time.',
    ],
    'words-of-another-flow',
  ],
  [
    'a mail that cancels with the sentence of one that moves',
    messages('mail'),
    ['This appointment is canceled.', 'This is the new time of your appointment. The old one is no longer yours.'],
    'same-text-twice',
  ],
  [
    'a time that is no longer held, with the words of one that is held again',
    messages('booking'),
    [
      'We can no longer hold this time for you. Your answers are still here.',
      'We are holding this time for you again.',
    ],
    'same-text-twice',
  ],
  [
    "messages of two fields in each other's place",
    form('patientDetails'),
    [/(Enter \{your\} mother's first name\.)([\s\S]*?)(Enter \{your\} mother's maiden name\.)/, '$3$2$1'],
    'swapped-words',
  ],
  [
    'a message that is copied from the field above',
    form('patientDetails'),
    ['Choose {your} ethnicity.', 'Choose {your} race.'],
    'same-text-twice',
  ],
  [
    "advice of two questions in each other's place",
    questions('physicals'),
    [
      /(Please see the patient's doctor first: [^"]*)([\s\S]*?)(Please wait until the doctor who treats the concussion[^"]*)/,
      '$3$2$1',
    ],
    'swapped-words',
  ],
  [
    'advice that is copied from the answer above',
    questions('medicare-check'),
    [
      /("is": "hospice",\s*"submitAction": "failWithErrorMessage")/,
      '$1, "message": "The nursing home arranges this visit for you. Please ask the staff."',
    ],
    'same-text-twice',
  ],
  [
    'the word of anybody in the voice of a parent',
    vocabulary,
    [`"your": "your child's"`, '"your": "your"'],
    'voice-of-another',
  ],
  [
    'a placeholder of another shape than the answer',
    form('medicareCheck'),
    ['####-###-####', '###-####-####'],
    'says-another-limit',
  ],
  [
    'a message of another shape than the answer',
    vocabulary,
    ['must be in ####-###-#### format', 'must be in ###-###-#### format'],
    'says-another-limit',
  ],
  ['more digits than a number has', form('simpleInsurance'), ['"9 digits.', '"10 digits.'], 'says-another-limit'],
  ['fewer digits than a number has', vocabulary, ['"10 digits, without', '"9 digits, without'], 'says-another-limit'],
  [
    'an option that is filled in and that the field does not offer',
    form('insurance'),
    [/("prefill": "\/SECONDARY-sendInvoiceTo",\s*"with": )"Policy Holder"/, '$1"Policyholder"'],
    'filled-with-another',
  ],
  [
    'an exclusive option that is not the one for nothing',
    form('survey'),
    ['"ui:exclusive": "None of these"', '"ui:exclusive": "Other"'],
    'none-with-others',
  ],
  [
    'a label that denies something else than its name',
    messages('locator'),
    ['"No Wait"', '"No Walk-Ins"'],
    'says-the-opposite',
  ],
  [
    'a label that is copied from one which has nothing to do with it',
    messages('results'),
    ['"second": "Second dose"', '"second": "Edit search"'],
    'same-text-twice',
  ],
  [
    'a sentence that is copied from another page',
    page('billing-insurance-payment'),
    ['The reading is part of the price.', 'We work together with your primary care provider.'],
    'same-text-twice',
  ],
  [
    'a place among those of another city',
    'lyft-texts/1.0.0/scheduler/lyft-texts.json',
    [/, "01400503"\]([\s\S]*?)"62080235"\]/, ']$1"62080235", "01400503"]'],
    'settings-contradict',
  ],
  [
    'the city of the address above',
    'insurance-step-config/1.0.0/scheduler/insurance-step-config.json',
    ['"Chattanooga"', '"Lexington"'],
    'zip-code-elsewhere',
  ],
  ['a domain with letters in another order', form('patientDetails'), ['gmail.com', 'gmial.com'], 'unknown-address'],
  ['a domain that lacks a letter', form('patientDetails'), ['hotmail.com', 'hotmal.com'], 'unknown-address'],
  [
    'a note for walk-ins that guests with an appointment read',
    configuration('everyday-vaccine'),
    [`"form": "review"`, `"form": "review", "settings": { "note": "A walk-in can't be canceled online." }`],
    'words-of-another-flow',
  ],
  [
    'a part of the request that is shown and read, and no longer sent',
    form('signature'),
    [/\{\s*"from": "\/relationshipImplied",[^}]*\},/, ''],
    'answer-not-sent',
  ],
  [
    'a signature that stays when the name of the patient changes',
    form('signature'),
    [/,\s*"renews": \["\/patientLegalName"\]/, ''],
    'given-in-advance',
  ],
  [
    'a setting that one configuration alone has lost',
    configuration('in-person'),
    [/,\s*"settings": \{\s*"patientLegalNameMax": 101\s*\}/, ''],
    'settings-contradict',
  ],
  [
    'a button of a form that is lost in one configuration alone',
    configuration('instant-vaccine'),
    [/"submit": "Book Walk-In",\s*/, ''],
    'settings-contradict',
  ],
  ['the minutes that are lost of one visit alone', extras, [/"durationMinutes": 60,\s*/, ''], 'settings-contradict'],
  [
    'a category of which alone nothing is expected',
    extras,
    [/"Vaccines": \{\s*"expect": \{[^}]*\}\s*\},\s*/, ''],
    'settings-contradict',
  ],
  ['reasons that one category alone has lost', notes, [/"Skin Conditions": \[[^\]]*\],\s*/, ''], 'settings-contradict'],
  [
    'a flow that offers nothing of what its categories offer',
    scheduler,
    [/("flows": \{\s*"IN_PERSON": \{\s*"showPromotionModal": )true/, '$1false'],
    'settings-contradict',
  ],
  [
    'a vaccine that is offered to those who choose vaccines',
    scheduler,
    [/("Vaccines": \{\s*"schedulerFlow": "EVERYDAY_VACCINE",\s*"showPromotionModal": )false/, '$1true'],
    'settings-contradict',
  ],
  [
    'two visits of which each has the texts of the other, and one has the name of both',
    extras,
    [/"serviceIds": \[63\]([\s\S]*?)"serviceIds": \[64\]/, '"serviceIds": [64]$1"serviceIds": [63]'],
    'swapped-words',
  ],
  [
    'what comes after two visits in the place of each other',
    extras,
    [/(<p>If you meet the federal[^"]*)([\s\S]*?)(<p>The laboratory reports[^"]*)/, '$3$2$1'],
    'swapped-words',
  ],
  [
    "refusals of two questions with common words in each other's place",
    questions('health-screenings'),
    [/(A skin test stays positive[^"]*)([\s\S]*?)(A live vaccine can hide[^"]*)/, '$3$2$1'],
    'swapped-words',
  ],
  [
    'the id of a question of another form',
    form('dietaryRestrictions'),
    ['"send": "food_allergies"', '"send": "referral_source"'],
    'sent-as-another',
  ],
  [
    'the words of a question of another form',
    form('dietaryRestrictions'),
    [
      /("send": \{\s*"\$ref": ")dietary-restrictions#\/allergies\/question/,
      '$1dietitian-survey#/currentMedications/question',
    ],
    'sent-as-another',
  ],
  [
    'a field of the secondary insurance in another section than that of the primary one',
    form('insurance'),
    [
      /("SECONDARY-personCode",\s*"SECONDARY-sendInvoiceTo")(\s*\][\s\S]*?"SECONDARY-claimsZipCode"),/,
      '"SECONDARY-sendInvoiceTo"$2, "SECONDARY-personCode",',
    ],
    'says-another-choice',
  ],
  [
    'the title of another page',
    form('financialConsentForTelemedicine'),
    [
      /("pages": \[[\s\S]*?"\$ref": "financial-consent-telemedicine#)(\/title"[\s\S]*?)\/financial(\/title)/,
      '$1/financial$2$3',
    ],
    'swapped-words',
  ],
  [
    'the last name before the first name',
    form('signature'),
    [/("compute": "\/patient",[\s\S]*?)firstName([\s\S]*?)lastName/, '$1lastName$2firstName'],
    'swapped-words',
  ],
  [
    'a price that is not within those of its services',
    page('billing-insurance-payment'),
    ['"Cholesterol and blood sugar", "value": "$45"', '"Cholesterol and blood sugar", "value": "$$55"'],
    'numbers-differ',
  ],
  [
    'words that name another visit, below a popular one',
    'textcollection/1.0.0/tlc/scheduler-texts.json',
    [/("Sore throat",\s*"detail": )"[^"]*"/, '$1"Cold or flu"'],
    'name-of-another-service',
  ],
  [
    'weeks between those of two options',
    questions('vaccines'),
    ['"Week 32 to 36"', '"Week 33 to 36"'],
    'numbers-differ',
  ],
  [
    'a visit on the day itself that takes days to prepare',
    extras,
    [/("Travel Vaccines": \{\s*"expect": \{\s*"soon": )"[^"]*"/, '$1"Often the same day"'],
    'says-another-time',
  ],
];

describe('one fault is one finding', { timeout: 120_000 }, () => {
  it.each(faults)('%s', async (_fault, path, change, code) => {
    expect(await findings(edited(path, change))).toEqual([expect.stringContaining(`  ${code}  `)]);
  });

  it('hides no second fault beside the first', async () => {
    const both = edited(form('patientDetails'), ['"id": "patientDetails"', '"id": "patientDetail"']).map((file) => {
      if (file.path === notes) return { ...file, text: file.text.replace('"Injuries": [', '"Injuries": [5,') };
      if (file.path === form('patientDetails'))
        return { ...file, text: file.text.replace('"answers.isMobileNum"', '"answers.isMobile"') };
      return file;
    });
    const codes = (await checkContent(both, tools)).map(({ code }) => code);
    expect(codes.sort()).toEqual(['unknown-name', 'wrong-id', 'wrong-type']);
  });
});
