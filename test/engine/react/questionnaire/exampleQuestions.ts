import type { QuestionDefinition } from '#engine';

/** One question of each type. */

export const swims: QuestionDefinition = {
  id: 'swims',
  type: 'yesNo',
  title: 'Can you swim?',
  description: 'In <b>open</b> water.',
  answers: [{ is: true }, { is: false, submitAction: 'failWithErrorMessage', message: 'The sea is <b>deep</b>.' }],
};
export const berth: QuestionDefinition = {
  id: 'berth',
  type: 'radio',
  title: 'Which berth?',
  options: [
    { value: 'upper', title: 'Upper' },
    { value: 'lower', title: 'Lower', description: 'For two' },
  ],
  answers: [{ is: 'upper' }, { is: 'lower', submitAction: 'schedule' }],
};
export const deck: QuestionDefinition = {
  id: 'deck',
  type: 'dropdown',
  title: 'Which deck?',
  options: [
    { value: 'sun', title: 'Sun deck' },
    { value: 'main', title: 'Main deck' },
  ],
  answers: [{ is: 'sun', submitAction: 'failWithErrorMessage' }, { is: 'main' }],
};
export const port: QuestionDefinition = {
  id: 'port',
  type: 'criteriaDropdown',
  title: 'Which port?',
  options: [
    { value: 'bath', title: 'Bath', criteria: { open: true } },
    { value: 'rome', title: 'Rome', criteria: { open: false } },
  ],
  answers: [{ when: { '!': { var: 'criteria.port.open' } }, submitAction: 'failWithErrorMessage' }, {}],
};
export const born: QuestionDefinition = {
  id: 'born',
  type: 'date',
  title: 'When were you born?',
  checks: [
    { that: { '<': [{ var: 'answers.born' }, { var: 'context.today' }] }, message: 'Date must be in the past.' },
  ],
};
