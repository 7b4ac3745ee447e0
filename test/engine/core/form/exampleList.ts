import {
  type Answers,
  buildPayload,
  compileWizard,
  type FormDefinition,
  type Json,
  type KnownNames,
  type MessageCatalogue,
  type PageDefinition,
  pathFor,
  resolveMessage,
  validatePage,
  type WizardPlan,
} from '#engine';

/** A form for the tests of lists, with a list that must be answered once it is shown, and an optional one. */
export const pets: FormDefinition = {
  id: 'pets',
  title: 'Pets',
  settings: { days: { type: 'integer', default: 30 } },
  pages: [
    {
      name: 'pets',
      title: 'Your Pets',
      schema: {
        type: 'object',
        required: ['has', 'pets'],
        properties: {
          has: { type: 'boolean', title: 'Do you have pets?' },
          pets: {
            type: 'array',
            title: 'Pets',
            maxItems: 3,
            items: {
              type: 'object',
              required: ['name', 'seen'],
              properties: {
                name: { type: 'string', title: 'Name', maxLength: 5 },
                food: { type: 'string', title: 'Food' },
                seen: { type: 'string', format: 'date', title: 'Last seen' },
              },
            },
          },
          walks: {
            type: 'array',
            title: 'Walks',
            items: {
              type: 'object',
              required: ['place'],
              properties: { place: { type: 'string', title: 'Place' }, note: { type: 'string', title: 'Note' } },
            },
          },
          more: { type: 'string', title: 'Why so many?' },
        },
      },
      uiSchema: {
        has: { 'ui:widget': 'radio' },
        pets: { 'ui:entry': 'Pet', 'ui:add': 'Add another pet', 'ui:delete': 'Remove', items: { food: {} } },
      },
      rules: [
        { show: ['/pets'], when: { var: 'answers.has' } },
        { show: ['/more'], when: { '>=': [{ length: { var: 'answers.pets' } }, 2] } },
        {
          check: '/pets/-/seen',
          that: { '<': [{ var: 'entry.seen' }, { var: 'context.today' }] },
          message: 'past',
        },
        {
          check: '/pets/-/seen',
          that: {
            '<=': [{ daysBetween: [{ var: 'entry.seen' }, { var: 'context.today' }] }, { var: 'settings.days' }],
          },
          message: 'recent',
        },
        {
          check: '/pets/-/food',
          that: { '!=': [{ var: 'entry.food' }, { var: 'entry.name' }] },
          message: 'itself',
        },
      ],
      messages: {
        '/pets/-/name': { required: '{label} is a required field.' },
        '/pets/-/seen': {
          required: '{label} is a required field.',
          format: 'Date is invalid.',
          past: 'Date must be in the past.',
          recent: 'Date must be within the past {days} days.',
        },
        '/pets/-/food': { itself: 'Nobody eats itself.' },
      },
    },
  ],
  payload: [
    { from: '/pets', to: '/animals/list' },
    { from: '/pets', to: '/animals/kind', send: 'pets' },
    { from: '/walks', to: '/walks' },
    { from: '/more', to: '/more' },
  ],
};

/** The form with parts of its page replaced. */
export const petsWith = (part: Partial<PageDefinition>): FormDefinition => ({
  ...pets,
  pages: pets.pages.map((page) => ({ ...page, ...part })),
});

/** The form with these fields instead of its own; one of them is a required `list`. */
export const petsWithFields = (fields: object, more: Partial<PageDefinition> = {}): FormDefinition =>
  petsWith({
    schema: { type: 'object', required: ['list'], properties: fields },
    uiSchema: {},
    rules: [],
    messages: {},
    ...more,
  });

export const knownInLists: KnownNames = {
  context: { type: 'object', properties: { today: { type: 'string', format: 'date' } } },
  widgets: [{ name: 'text' }, { name: 'radio' }, { name: 'date' }],
  encoders: ['yesNo'],
  verifiers: {},
  messages: ['invalid', 'required'],
};

export const listContext = { today: '2026-11-21' };
const catalogue: MessageCatalogue = { invalid: 'Invalid.', required: 'Needed.' };

export function compilePets(form: FormDefinition = pets) {
  const configuration = { name: 'form-config/x', document: { group: 'x', steps: [{ id: form.id, form: form.id }] } };
  return compileWizard(configuration, [{ name: 'form-definition/x', document: form }], knownInLists);
}

export function petsPlan(form?: FormDefinition): WizardPlan {
  const compiled = compilePets(form);
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
  return compiled.value;
}

const inState = (answers: Answers) => ({ pets: { pets: answers } });

export function petsView(plan: WizardPlan, answers: Answers) {
  const [view] = pathFor(plan, inState(answers), listContext);
  if (view === undefined) throw new Error('The page is on the path.');
  return view;
}

/** The violations of the answers, as `path: message`. */
export function shownErrors(plan: WizardPlan, answers: Answers): readonly string[] {
  const view = petsView(plan, answers);
  return validatePage(view, answers).map(
    (violation) => `${violation.path}: ${resolveMessage(violation, view.page.messages, catalogue)}`,
  );
}

export const sent = (plan: WizardPlan, answers: Answers): Json =>
  buildPayload(plan, inState(answers), listContext, { yesNo: (answer) => answer });
