import type { FormConfiguration, FormDefinition, KnownNames } from '#engine';

/** A small wizard that uses every part of a form definition, for the tests of forms and wizards. */
export const about: FormDefinition = {
  id: 'about',
  title: 'About You',
  settings: {
    weight: { type: 'boolean', default: false, description: 'Ask for the weight.' },
    mostReasons: { type: 'integer', default: 2 },
  },
  pages: [
    {
      name: 'person',
      title: 'Person',
      schema: {
        type: 'object',
        required: ['firstName', 'email', 'confirmEmail'],
        properties: {
          firstName: { type: 'string', title: 'First Name', maxLength: 10 },
          birth: { type: 'string', format: 'date', title: 'Date of birth' },
          weight: { type: 'string', title: 'Weight', pattern: '^[0-9]{1,3}$' },
          email: { type: 'string', format: 'email', title: 'Email' },
          confirmEmail: { type: 'string', title: 'Confirm email' },
          mobile: { type: 'boolean', title: 'Is it a mobile?' },
          texts: { type: 'boolean', title: 'May we text you?' },
        },
      },
      uiSchema: { firstName: { 'ui:autocomplete': 'given-name' }, mobile: { 'ui:widget': 'radio' } },
      rules: [
        { show: ['/weight'], when: { var: 'settings.weight' } },
        { show: ['/texts'], when: { var: 'answers.mobile' } },
        { require: ['/texts'], when: { var: 'answers.mobile' } },
        {
          check: '/confirmEmail',
          that: { '==': [{ var: 'answers.confirmEmail' }, { var: 'answers.email' }] },
          message: 'match',
        },
        {
          check: '/birth',
          that: { '>=': [{ monthsBetween: [{ var: 'answers.birth' }, { var: 'context.today' }] }, 12] },
          message: 'tooYoung',
        },
      ],
      messages: {
        '/firstName': { required: 'First Name is a required field.' },
        '/confirmEmail': { match: 'Emails must match' },
        '/birth': { tooYoung: 'Must be 12 months or older.' },
      },
    },
    {
      name: 'reasons',
      title: 'Reasons',
      when: { var: 'answers.mobile' },
      schema: {
        type: 'object',
        required: ['reasons'],
        properties: {
          reasons: {
            type: 'array',
            title: 'Up to {mostReasons} reasons',
            uniqueItems: true,
            items: { type: 'string', enum: ['cold', 'cough', 'other'] },
          },
          otherText: { type: 'string', title: 'Which?' },
        },
      },
      rules: [
        { show: ['/otherText'], when: { in: ['other', { var: 'answers.reasons' }] } },
        { require: ['/otherText'], when: true },
        {
          check: '/reasons',
          that: { '<=': [{ length: { var: 'answers.reasons' } }, { var: 'settings.mostReasons' }] },
          message: 'tooMany',
        },
      ],
      messages: { '/reasons': { tooMany: 'At most {mostReasons} reasons.' } },
    },
  ],
  payload: [
    { from: '/firstName', to: '/person/name' },
    { from: '/weight', to: '/person/facts/0' },
    { from: '/email', to: '/person/facts/1' },
    { from: '/mobile', to: '/person/mobile', as: 'yesNo' },
    { from: '/reasons', to: '/reasons' },
    { from: '/otherText', to: '/notes' },
  ],
};

export const consent: FormDefinition = {
  id: 'consent',
  title: 'Consent',
  pages: [
    {
      name: 'consent',
      title: 'Consent',
      schema: {
        type: 'object',
        required: ['agree'],
        properties: {
          agree: { const: true, type: 'boolean', title: 'I agree' },
          parent: { type: 'string', title: 'Parent' },
        },
      },
      rules: [
        {
          show: ['/parent'],
          when: { '<': [{ yearsBetween: [{ var: 'steps.about.birth' }, { var: 'context.today' }] }, 18] },
        },
      ],
      payload: [
        { from: '/agree', to: '/consent/agreed', as: 'yesNo' },
        { from: '/parent', to: '/consent/parent' },
      ],
    },
  ],
};

export const extra: FormDefinition = {
  id: 'extra',
  title: 'Extra',
  pages: [
    {
      name: 'extra',
      title: 'Extra',
      schema: {
        type: 'object',
        properties: { note: { type: 'string', title: 'Note', maxLength: 20, default: 'none' } },
      },
    },
  ],
  payload: [{ from: '/note', to: '/extra' }],
};

export const configuration: FormConfiguration = {
  group: 'example',
  steps: [
    { id: 'about', form: 'about' },
    {
      id: 'extra',
      form: 'extra',
      when: { '==': [{ var: 'context.state' }, 'CA'] },
      hints: { before: { minutes: 6, ready: ['Your insurance card'] } },
    },
    { id: 'consent', form: 'consent', title: 'Your Consent' },
  ],
};

export const known: KnownNames = {
  context: {
    type: 'object',
    properties: { today: { type: 'string', format: 'date' }, state: { type: 'string', enum: ['CA', 'NY', 'OH'] } },
  },
  widgets: [
    { name: 'radio', uiOptions: { inline: 'flag' } },
    { name: 'text', uiOptions: { autocomplete: 'text', placeholder: 'text', rows: 'positiveInteger' } },
    { name: 'dial', uiOptions: { rows: ['left', 'right'] } },
  ],
  encoders: ['yesNo'],
  verifiers: { place: ['street', 'more', 'town'] },
  messages: ['invalid', 'required'],
};

export const context = { today: '2026-11-21', state: 'NY' };

const named = <T>(name: string, document: T) => ({ name, document });

export const namedConfiguration = named('form-config/example', configuration);
export const namedDefinitions = [about, extra, consent].map((form) => named(`form-definition/${form.id}`, form));
