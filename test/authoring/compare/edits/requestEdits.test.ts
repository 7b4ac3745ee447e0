// @module-tag exhaustive: it compares all documents once for each edit.
import { describe, expect, it } from 'vitest';
import { type ComparedEdit, summarizeEdit } from './compareEdit.ts';

const survey = 'form-definition/survey';
const documents = ['form-config/dietitian'];

/** A line of the survey's payload. */
const line = (name: string, member: string, value = ''): string => `
    {
      "from": "/${name}",
      "to": "/questionnaire/survey/any_other_information/${member}"${value}
    },`;

const edits: readonly ComparedEdit[] = [
  {
    name: 'a new question that is sent',
    edits: [
      {
        document: survey,
        from: '"properties": {\n',
        to: '"properties": { "pets": { "type": "string", "title": "Do you have pets?", "maxLength": 40 },\n',
      },
      {
        document: survey,
        from: '"payload": [',
        to: '"payload": [{ "from": "/pets", "to": "/questionnaire/additional/pets" },',
      },
    ],
    verdict: 'look',
    documents,
    says: [
      '"pets" is asked, too: "Do you have pets?".',
      'The answer to "pets" is sent, too, to "/questionnaire/additional/pets".',
    ],
  },
  {
    name: 'an answer that is no longer sent, on purpose',
    edits: [
      { document: survey, from: '"name": "survey",', to: '"name": "survey", "notSent": ["/anyOtherInformation"],' },
      { document: survey, from: line('anyOtherInformation', 'answer', ',\n      "otherwise": ""'), to: '' },
      {
        document: survey,
        from: line(
          'anyOtherInformation',
          'questionId',
          ',\n      "send": "any_other_information",\n      "otherwise": "any_other_information"',
        ),
        to: '',
      },
      {
        document: survey,
        from: line(
          'anyOtherInformation',
          'questionName',
          ',\n      "send": {\n        "$ref": "dietitian-survey#/anyOtherInformation/question"\n      },\n      "otherwise": {\n        "$ref": "dietitian-survey#/anyOtherInformation/question"\n      }',
        ),
        to: '',
      },
    ],
    verdict: 'look',
    documents,
    says: [
      'The answer to "anyOtherInformation" is no longer sent to "/questionnaire/survey/any_other_information/answer".',
      'An answer to "anyOtherInformation" is kept, and is no longer sent.',
    ],
  },
  {
    name: 'two answers that change their places',
    edits: [
      { document: survey, from: '/current_medications/answer', to: '/elsewhere/answer' },
      { document: survey, from: '/any_other_information/answer', to: '/current_medications/answer' },
      { document: survey, from: '/elsewhere/answer', to: '/any_other_information/answer' },
    ],
    verdict: 'breaks',
    documents: [...documents, survey],
    says: [
      'The answer to "currentMedications" is sent to "/questionnaire/survey/any_other_information/answer", which had the answer to "anyOtherInformation".',
      'The answer to "anyOtherInformation" is sent to "/questionnaire/survey/current_medications/answer", which had the answer to "currentMedications".',
      'each names the other. (swapped-words)',
    ],
  },
  {
    name: 'an answer without its encoder',
    edits: [{ document: 'form-definition/dietaryRestrictions', from: ',\n      "as": "onlyNo"', to: '' }],
    verdict: 'breaks',
    documents: [...documents, 'form-definition/dietaryRestrictions'],
    says: ['The answer false to "allergiesOrRestrictions" is sent as false, not as "No".', '(answer-refused)'],
  },
  {
    name: 'a limit that the request does not have',
    edits: [
      {
        document: survey,
        from: '"$ref": "dietitian-survey#/currentMedications/question"\n            },\n            "maxLength": 200',
        to: '"$ref": "dietitian-survey#/currentMedications/question"\n            },\n            "maxLength": 20000',
      },
    ],
    verdict: 'breaks',
    documents: [...documents, survey],
    says: ['The limit "maxLength" of "currentMedications" is 20000, not 200.', '(answer-refused)'],
  },
  {
    name: 'words of an option that another option had',
    edits: [
      {
        document: 'eligibility-questions/medicare-check',
        from: 'Original Medicare with Part B (medical insurance)',
        to: 'A',
      },
      {
        document: 'eligibility-questions/medicare-check',
        from: 'A Medicare Advantage plan (Part C)',
        to: 'Original Medicare with Part B (medical insurance)',
      },
      {
        document: 'eligibility-questions/medicare-check',
        from: '"title": "A"',
        to: '"title": "A Medicare Advantage plan (Part C)"',
      },
    ],
    verdict: 'breaks',
    documents: ['eligibility-questions/medicare-check', 'prescreen-data/medicare_check'],
    says: [
      'is sent as "partB" now, which was "Original Medicare with Part B (medical insurance)"; it was sent as "advantage".',
    ],
  },
  {
    name: 'a step without whose consent nobody can be treated',
    edits: [
      {
        document: 'form-config/dietitian',
        from: `{
      "id": "generalConsent",
      "form": "generalConsent"
    },`,
        to: '',
      },
    ],
    verdict: 'breaks',
    documents: ['form-config/dietitian'],
    says: ['The step "generalConsent" is gone.', '(consent-missing)', '(step-missing)'],
  },
];

describe('an edit of what requests carry', { timeout: 1_200_000 }, () => {
  it.each(edits)('$name', async (edit) => {
    const { verdict, documents } = edit;
    expect(await summarizeEdit(edit)).toEqual({ verdict, documents, missing: [] });
  });
});
