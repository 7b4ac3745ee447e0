// @module-tag exhaustive: it compares all documents once for each edit.
import { describe, expect, it } from 'vitest';
import { type ComparedEdit, summarizeEdit } from './compareEdit.ts';

const survey = 'form-definition/survey';
const words = 'dietitian-survey';
const documents = ['form-config/dietitian'];

const anythingElse = `"anyOtherInformation": {
            "type": "string",
            "title": {
              "$ref": "dietitian-survey#/anyOtherInformation/question"
            },
            "maxLength": 200,
            "description": {
              "$ref": "dietitian-survey#/anyOtherInformation/help"
            }
          }`;

const newPage = `{
  "name": "more",
  "title": "More",
  "schema": {
    "type": "object",
    "description": { "$ref": "dietitian-survey#/introduction" },
    "properties": { ${anythingElse} }
  },
  "uiSchema": { "anyOtherInformation": { "ui:widget": "textarea" } }
}`;

const isYes = `{
            "==": [
              {
                "var": "answers.allergiesOrRestrictions"
              },
              true
            ]
          }`;

const edits: readonly ComparedEdit[] = [
  {
    name: 'other words for a question',
    edits: [
      {
        document: words,
        from: 'Which medications, vitamins or supplements {doYou} take?',
        to: 'Which medications do you take?',
      },
    ],
    verdict: 'look',
    documents,
    says: [
      'The title of "currentMedications" was "Which medications, vitamins or supplements do you take?" and is "Which medications do you take?".',
      'An answer to "currentMedications" is not taken over: the question is asked again.',
      '1 asked again',
    ],
  },
  {
    name: 'a question on another page of its step',
    edits: [
      { document: survey, from: `${anythingElse},`, to: '' },
      { document: survey, from: '"anyOtherInformation": {\n          "ui:widget": "textarea"\n        },', to: '' },
      { document: survey, from: '"pages": [', to: `"pages": [${newPage},` },
    ],
    verdict: 'look',
    documents,
    says: [
      '"anyOtherInformation" has moved to the page "more".',
      'An answer to "anyOtherInformation" is kept, and stands on another page.',
      '1 moved',
    ],
  },
  {
    name: 'a condition that is written otherwise',
    edits: [
      {
        document: 'form-definition/dietaryRestrictions',
        from: isYes,
        to: '{ "var": "answers.allergiesOrRestrictions" }',
      },
    ],
    verdict: 'safe',
    documents,
    says: ['The condition of "foodAllergies" is written otherwise, and means the same.'],
  },
  {
    name: 'another condition',
    edits: [
      {
        document: survey,
        from: '"var": "answers.referralSource"\n              },\n              "Other"',
        to: '"var": "answers.referralSource"\n              },\n              "Social media"',
      },
    ],
    verdict: 'breaks',
    documents: [...documents, survey],
    says: [
      '"otherReferralSource" is not asked of the expected guest "Heard of it elsewhere".',

      '"otherReferralSource" is shown now, where before "otherReferralSource" is hidden.',
      'when survey.referralSource = "Social media"',
      'An answer to "otherReferralSource" is left behind: the question is no longer asked.',
      'when survey.referralSource = "Other", survey.otherReferralSource = ',
    ],
  },
  {
    name: 'a question that must be answered now',
    edits: [
      {
        document: survey,
        from: '"required": ["medicalConditions",',
        to: '"required": ["currentMedications", "medicalConditions",',
      },
    ],
    verdict: 'breaks',
    // Its help, in the document of the words, says that it may stay empty.
    documents: ['dietitian-survey', ...documents, survey],
    says: [
      'The expected guest "Anybody" must answer "currentMedications", and should be free to leave it empty.',
      '"currentMedications" must be answered now, where before "currentMedications" may be left out.',
    ],
  },
  {
    name: 'a narrower limit',
    edits: [
      {
        document: survey,
        from: '"$ref": "dietitian-survey#/currentMedications/question"\n            },\n            "maxLength": 200',
        to: '"$ref": "dietitian-survey#/currentMedications/question"\n            },\n            "maxLength": 20',
      },
    ],
    verdict: 'look',
    documents,
    says: [
      'The limit "maxLength" of "currentMedications" is 20, not 200.',
      'An answer to "currentMedications" is kept, and the page refuses it until it is changed.',
    ],
  },
  {
    name: 'a stricter check',
    edits: [
      {
        document: survey,
        from: '"var": "answers.medicalConditions"\n                      }\n                    ]\n                  },\n                  1',
        to: '"var": "answers.medicalConditions"\n                      }\n                    ]\n                  },\n                  0',
      },
    ],
    verdict: 'breaks',
    documents: [...documents, survey],
    says: [
      'of the expected guest "Has none" to "medicalConditions" is refused by the check "none".',

      'An answer to "medicalConditions" is refused ("none") now, where before an answer to "medicalConditions" is accepted.',
      'An answer to "medicalConditions" is kept, and the page refuses it until it is changed.',
      'survey.medicalConditions = ["None of these"]',
    ],
  },
  {
    name: 'one more option',
    edits: [{ document: words, from: '"Social media",', to: '"Social media", "A billboard",' }],
    verdict: 'look',
    documents,
    says: [
      '"referralSource" has a new option "A billboard".',
      'An answer to "referralSource" is not taken over: the question is asked again.',
    ],
  },
  {
    name: 'a setting that hides a question',
    edits: [{ document: 'form-config/dietitian', from: '"weight": true', to: '"weight": false' }],
    verdict: 'breaks',
    documents: [...documents, 'form-definition/patientDetails'],
    says: [
      '"weight" is not asked of the expected guest "Meets a dietitian".',
      '"weight" is no longer asked.',
      'The answer to "weight" is no longer sent to "/basicInfo/weight".',
    ],
  },
  {
    name: 'another order of the steps',
    edits: [
      { document: 'form-config/dietitian', from: step('survey'), to: step('dietaryRestrictions') },
      { document: 'form-config/dietitian', from: step('dietaryRestrictions'), to: step('survey') },
    ],
    verdict: 'look',
    documents,
    says: ['The steps come in another order: patientDetails, simpleInsurance, survey, appointmentGoals,'],
  },
  {
    name: 'another outcome of a question before the search',
    edits: [
      {
        document: 'eligibility-questions/medicare-check',
        from: '"is": "hospice",\n          "submitAction": "failWithErrorMessage"',
        to: '"is": "hospice"',
      },
    ],
    verdict: 'breaks',
    documents: ['eligibility-questions/medicare-check', 'prescreen-data/medicare_check'],
    says: [
      'The expected guest "Is cared for elsewhere" may go on after "home".',

      'The answer to "home" leads on now, where before the answer to "home" ends with a refusal.',
      'home = "hospice"',
    ],
  },
];

function step(id: string): string {
  return `"id": "${id}",\n      "form": "${id}"`;
}

describe('an edit of what guests are asked', { timeout: 1_200_000 }, () => {
  it.each(edits)('$name', async (edit) => {
    const { verdict, documents } = edit;
    expect(await summarizeEdit(edit)).toEqual({ verdict, documents, missing: [] });
  });
});
