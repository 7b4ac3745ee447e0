import type { QuestionDefinition, QuestionnaireDefinition } from '#engine';

const answer = (index: number) => ({ var: `answers.q${index}` });
const age = (index: number) => ({ yearsBetween: [answer(index), { var: 'context.today' }] });

/**
 * One question at an index: of ten questions, one asks for a date, one for a state with an age limit, two for a choice,
 * and the others for yes or no.
 */
function questionAt(index: number): QuestionDefinition {
  const base = { id: `q${index}`, title: `Question ${index}` };
  const yesBefore = findLast(index, (at) => kindAt(at) === 'yesNo' && !canBeSkipped(at));
  const dateBefore = findLast(index, (at) => kindAt(at) === 'date');
  switch (kindAt(index)) {
    case 'date':
      return {
        ...base,
        type: 'date',
        checks: [{ that: { '<=': [answer(index), { var: 'context.today' }] }, message: 'Not yet.' }],
        answers: [{ when: { '<': [age(index), 2] }, submitAction: 'failWithErrorMessage', message: 'Too young.' }, {}],
      };
    case 'state':
      return {
        ...base,
        type: 'criteriaDropdown',
        options: Array.from({ length: 12 }, (_, at) => ({
          value: `s${at}`,
          title: `State ${at}`,
          criteria: { minimumAge: 3 + (at % 4) },
        })),
        answers: [
          {
            when: { '<': [age(dateBefore), { var: `criteria.q${index}.minimumAge` }] },
            submitAction: 'failWithErrorMessage',
            message: 'Too young for this state.',
          },
          {},
        ],
      };
    case 'choice':
      return {
        ...base,
        type: 'radio',
        options: ['never', 'past', 'now'].map((value) => ({ value, title: value })),
        answers: [{ is: 'now', submitAction: 'failWithErrorMessage' }, { is: ['never', 'past'] }],
        messages: [
          { type: 'warning', location: 'responses', text: 'Tell us more.', when: { '==': [answer(index), 'past'] } },
        ],
      };
    case 'yesNo':
      return canBeSkipped(index)
        ? {
            ...base,
            type: 'yesNo',
            skipWhen: { '==': [answer(yesBefore), false] },
            answers: [{ is: true, submitAction: 'failWithErrorMessage' }, { is: false }],
          }
        : {
            ...base,
            type: 'yesNo',
            answers: [
              { is: true, when: { '>=': [age(dateBefore), 100] }, submitAction: 'schedule' },
              { is: true },
              { is: false },
            ],
          };
  }
}

/** Whether a question that asks for yes or no depends on an earlier one, which is asked of everybody. */
const canBeSkipped = (index: number): boolean => index > 10 && index % 3 === 2;

function kindAt(index: number): 'date' | 'state' | 'choice' | 'yesNo' {
  const place = index % 10;
  if (place === 0) return 'date';
  if (place === 1) return 'state';
  return place === 4 || place === 7 ? 'choice' : 'yesNo';
}

function findLast(index: number, is: (at: number) => boolean): number {
  let at = index - 1;
  while (at > 0 && !is(at)) at -= 1;
  return at;
}

/** A long questionnaire without problems: dates, age limits by state, branches, ends. */
export const generateQuestions = (count: number): QuestionnaireDefinition => ({
  id: 'long',
  title: 'A long questionnaire',
  questions: Array.from({ length: count }, (_, index) => questionAt(index)),
});
